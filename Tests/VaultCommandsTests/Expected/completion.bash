# Completion of vault for bash, made by 'vault completion bash'.

# Offers those of the words after the first that begin with the first.
_vault_offer() {
  COMPREPLY=($(compgen -W "${*:2}" -- "$1"))
}

# Offers what vault itself knows to come after the words: items, tags, lists.
# Readline replaces only what follows the last colon, so that much is cut off.
_vault_ask() {
  local current=$1 candidate rest quoted
  local kept=${current%"${current##*:}"}
  [[ $COMP_WORDBREAKS == *:* ]] || kept=
  while IFS=$'\t' read -r candidate rest; do
    printf -v quoted %q "${candidate#"$kept"}"
    [[ $candidate == *: ]] && compopt -o nospace 2>/dev/null
    COMPREPLY+=("$quoted")
  done < <("${@:2:1}" __complete "${@:3}" 2>/dev/null)
}

_vault() {
  local line=${COMP_LINE:0:COMP_POINT} command= i
  local -a words
  read -ra words <<<"$line"
  [[ $line == *[[:space:]] ]] && words+=('')
  local last=$((${#words[@]} - 1))
  local option=${words[last - 1]} value=${words[last]}
  local globals='--vault --now --lang --color --quiet --verbose --yes --no-pager --help --version'
  COMPREPLY=()

  for ((i = 1; i < last; i++)); do
    case ${words[i]} in
      --vault | --now | --lang | --color | --format) i=$((i + 1)) ;;
      -*) ;;
      *) command=${words[i]}; break ;;
    esac
  done

  [[ $value == --*=* ]] && option=${value%%=*} value=${value#*=}
  case $command:$option in
    index:--format) _vault_offer "$value" text json; return ;;
    search:--sort) compopt +o default 2>/dev/null; _vault_ask "$value" "${words[@]}"; return ;;
    search:-n | search:--limit) compopt +o default 2>/dev/null; return ;;
    search:--group) compopt +o default 2>/dev/null; _vault_ask "$value" "${words[@]}"; return ;;
    search:--format) _vault_offer "$value" text json paths; return ;;
    list:--sort) compopt +o default 2>/dev/null; _vault_ask "$value" "${words[@]}"; return ;;
    list:-n | list:--limit) compopt +o default 2>/dev/null; return ;;
    list:--group) compopt +o default 2>/dev/null; _vault_ask "$value" "${words[@]}"; return ;;
    list:--format) _vault_offer "$value" text json paths; return ;;
    today:--format) _vault_offer "$value" text json; return ;;
    agenda:--from) compopt +o default 2>/dev/null; return ;;
    agenda:--to) compopt +o default 2>/dev/null; return ;;
    agenda:--where) compopt +o default 2>/dev/null; _vault_ask "$value" "${words[@]}"; return ;;
    agenda:--format) _vault_offer "$value" text json; return ;;
    tasks:--sort) compopt +o default 2>/dev/null; _vault_ask "$value" "${words[@]}"; return ;;
    tasks:-n | tasks:--limit) compopt +o default 2>/dev/null; return ;;
    tasks:--format) _vault_offer "$value" text json; return ;;
    remind:--within) compopt +o default 2>/dev/null; return ;;
    remind:--format) _vault_offer "$value" text json; return ;;
    show:--format) _vault_offer "$value" text json; return ;;
    recipe:-c | recipe:--category) compopt +o default 2>/dev/null; return ;;
    recipe:-d | recipe:--diet) _vault_offer "$value" vegan vegetarian gluten-free dairy-free nut-free kid-friendly; return ;;
    recipe:--difficulty) _vault_offer "$value" easy medium hard; return ;;
    recipe:-t | recipe:--max-time) compopt +o default 2>/dev/null; return ;;
    recipe:--min-rating) compopt +o default 2>/dev/null; return ;;
    recipe:--chef) compopt +o default 2>/dev/null; return ;;
    recipe:--collection) _vault_ask "$value" "${words[@]}"; return ;;
    recipe:--status) _vault_offer "$value" draft pending approved rejected; return ;;
    recipe:--sort) _vault_offer "$value" title -title newest oldest rating -rating time -time; return ;;
    recipe:-n | recipe:--limit) compopt +o default 2>/dev/null; return ;;
    recipe:--seed) compopt +o default 2>/dev/null; return ;;
    recipe:--by) compopt +o default 2>/dev/null; return ;;
    recipe:--where) compopt +o default 2>/dev/null; _vault_ask "$value" "${words[@]}"; return ;;
    recipe:--caption) compopt +o default 2>/dev/null; return ;;
    recipe:--on) compopt +o default 2>/dev/null; return ;;
    recipe:--with) compopt +o default 2>/dev/null; return ;;
    recipe:--servings) compopt +o default 2>/dev/null; return ;;
    recipe:--to) compopt +o default -o dirnames 2>/dev/null; return ;;
    recipe:--format) _vault_offer "$value" text json paths; return ;;
    scale:-s | scale:--servings) compopt +o default 2>/dev/null; return ;;
    scale:-f | scale:--factor) compopt +o default 2>/dev/null; return ;;
    scale:--yield) compopt +o default 2>/dev/null; return ;;
    scale:--by) compopt +o default 2>/dev/null; return ;;
    scale:--units) _vault_offer "$value" as-written metric us; return ;;
    scale:--style) _vault_offer "$value" exact kitchen; return ;;
    scale:-l | scale:--list) compopt +o default 2>/dev/null; _vault_ask "$value" "${words[@]}"; return ;;
    scale:--format) _vault_offer "$value" text json markdown; return ;;
    convert:--format) _vault_offer "$value" text json; return ;;
    import:--format) _vault_offer "$value" recipemd cooklang jsonld html text csv ics todotxt taskwarrior; return ;;
    import:--to) compopt +o default -o dirnames 2>/dev/null; return ;;
    export:--format) _vault_offer "$value" recipemd cooklang jsonld html markdown csv ics todotxt; return ;;
    export:-o | export:--output) :; return ;;
    export:--where) compopt +o default 2>/dev/null; _vault_ask "$value" "${words[@]}"; return ;;
    pantry:-e | pantry:--expiring) compopt +o default 2>/dev/null; return ;;
    pantry:--expires) compopt +o default 2>/dev/null; return ;;
    pantry:--place) compopt +o default 2>/dev/null; return ;;
    pantry:-l | pantry:--list) _vault_ask "$value" "${words[@]}"; return ;;
    pantry:--format) _vault_offer "$value" text json; return ;;
    cook:-s | cook:--servings) compopt +o default 2>/dev/null; return ;;
    cook:-f | cook:--factor) compopt +o default 2>/dev/null; return ;;
    cook:--use) _vault_ask "$value" "${words[@]}"; return ;;
    cook:--format) _vault_offer "$value" text json; return ;;
    cookable:-s | cookable:--servings) compopt +o default 2>/dev/null; return ;;
    cookable:-e | cookable:--expiring) compopt +o default 2>/dev/null; return ;;
    cookable:-n | cookable:--limit) compopt +o default 2>/dev/null; return ;;
    cookable:--format) _vault_offer "$value" text json; return ;;
    meals:-s | meals:--servings) compopt +o default 2>/dev/null; return ;;
    meals:--meal) compopt +o default 2>/dev/null; return ;;
    meals:--where) compopt +o default 2>/dev/null; _vault_ask "$value" "${words[@]}"; return ;;
    meals:-l | meals:--list) _vault_ask "$value" "${words[@]}"; return ;;
    meals:--format) _vault_offer "$value" text json; return ;;
    nutrition:--format) _vault_offer "$value" text json; return ;;
    shop:-s | shop:--servings) compopt +o default 2>/dev/null; return ;;
    shop:--from) compopt +o default 2>/dev/null; return ;;
    shop:--to) compopt +o default 2>/dev/null; return ;;
    shop:-l | shop:--list) compopt +o default 2>/dev/null; _vault_ask "$value" "${words[@]}"; return ;;
    shop:--paid) compopt +o default 2>/dev/null; return ;;
    shop:--pantry) _vault_ask "$value" "${words[@]}"; return ;;
    shop:--by) _vault_offer "$value" aisle recipe none; return ;;
    shop:--format) _vault_offer "$value" text json; return ;;
    departments:-n | departments:--limit) compopt +o default 2>/dev/null; return ;;
    departments:--format) _vault_offer "$value" text json; return ;;
    recur:--from) compopt +o default 2>/dev/null; return ;;
    recur:--until) compopt +o default 2>/dev/null; return ;;
    recur:-n | recur:--count) compopt +o default 2>/dev/null; return ;;
    recur:--format) _vault_offer "$value" text json; return ;;
    check:--format) _vault_offer "$value" text json; return ;;
    doctor:--format) _vault_offer "$value" text json; return ;;
    new:--at) compopt +o default 2>/dev/null; return ;;
    new:--format) _vault_offer "$value" text json; return ;;
    edit:--format) _vault_offer "$value" text json; return ;;
    set:--where) compopt +o default 2>/dev/null; _vault_ask "$value" "${words[@]}"; return ;;
    set:--format) _vault_offer "$value" text json; return ;;
    add:-l | add:--list) _vault_ask "$value" "${words[@]}"; return ;;
    add:--under) compopt +o default 2>/dev/null; return ;;
    add:--parent) _vault_ask "$value" "${words[@]}"; return ;;
    add:--at) compopt +o default 2>/dev/null; return ;;
    add:--format) _vault_offer "$value" text json; return ;;
    done:--on) compopt +o default 2>/dev/null; return ;;
    done:--move) compopt +o default 2>/dev/null; return ;;
    done:--where) compopt +o default 2>/dev/null; _vault_ask "$value" "${words[@]}"; return ;;
    done:--format) _vault_offer "$value" text json; return ;;
    reopen:--where) compopt +o default 2>/dev/null; _vault_ask "$value" "${words[@]}"; return ;;
    reopen:--format) _vault_offer "$value" text json; return ;;
    cancel:--where) compopt +o default 2>/dev/null; _vault_ask "$value" "${words[@]}"; return ;;
    cancel:--format) _vault_offer "$value" text json; return ;;
    order:--before) _vault_ask "$value" "${words[@]}"; return ;;
    order:--after) _vault_ask "$value" "${words[@]}"; return ;;
    order:--format) _vault_offer "$value" text json; return ;;
    start:--format) _vault_offer "$value" text json; return ;;
    stop:--spent) compopt +o default 2>/dev/null; return ;;
    stop:--format) _vault_offer "$value" text json; return ;;
    mv:--where) compopt +o default 2>/dev/null; _vault_ask "$value" "${words[@]}"; return ;;
    mv:--format) _vault_offer "$value" text json; return ;;
    rm:--where) compopt +o default 2>/dev/null; _vault_ask "$value" "${words[@]}"; return ;;
    rm:--format) _vault_offer "$value" text json; return ;;
    tag:--where) compopt +o default 2>/dev/null; _vault_ask "$value" "${words[@]}"; return ;;
    tag:--format) _vault_offer "$value" text json; return ;;
    undo:--format) _vault_offer "$value" text json; return ;;
    log:-n | log:--limit) compopt +o default 2>/dev/null; return ;;
    log:--format) _vault_offer "$value" text json; return ;;
    diff:--format) _vault_offer "$value" text json; return ;;
    since:--format) _vault_offer "$value" text json; return ;;
    git:--format) _vault_offer "$value" text json; return ;;
    commit:-m | commit:--message) compopt +o default 2>/dev/null; return ;;
    commit:--format) _vault_offer "$value" text json; return ;;
    sync:-m | sync:--message) compopt +o default 2>/dev/null; return ;;
    sync:--format) _vault_offer "$value" text json; return ;;
    *:--vault) compopt +o default -o dirnames 2>/dev/null; return ;;
    *:--now) compopt +o default 2>/dev/null; return ;;
    *:--lang) _vault_offer "$value" en uk; return ;;
    *:--color) _vault_offer "$value" auto always never; return ;;
  esac

  if [[ $value == - || $value == --* ]]; then
    case $command in
      init) _vault_offer "$value" --sample $globals ;;
      index) _vault_offer "$value" --rebuild --stats --format --json $globals ;;
      search) _vault_offer "$value" --exact --explain --sort --limit --group --count --null --format --json --header $globals ;;
      list) _vault_offer "$value" --exact --explain --sort --limit --group --count --null --format --json --header $globals ;;
      today) _vault_offer "$value" --format --json --header $globals ;;
      agenda) _vault_offer "$value" --from --to --where --format --json --header $globals ;;
      tasks) _vault_offer "$value" --waiting --matrix --exact --sort --limit --count --format --json --header $globals ;;
      remind) _vault_offer "$value" --within --watch --dry-run --format --json $globals ;;
      show) _vault_offer "$value" --format --json $globals ;;
      recipe) _vault_offer "$value" --favorites --category --diet --difficulty --max-time --min-rating --chef --collection --status --public --private --sort --limit --exact --explain --count --null --seed --by --dry-run --where --caption --on --copy --with --servings --to --format --json --header $globals ;;
      scale) _vault_offer "$value" --servings --factor --yield --by --units --style --write --shop --list --dry-run --format --json $globals ;;
      convert) _vault_offer "$value" --format --json $globals ;;
      import) _vault_offer "$value" --format --to --update --dry-run --json $globals ;;
      export) _vault_offer "$value" --format --output --where --json $globals ;;
      pantry) _vault_offer "$value" --expiring --expires --place --list --dry-run --format --json --header $globals ;;
      cook) _vault_offer "$value" --servings --factor --steps --use --dry-run --format --json $globals ;;
      cookable) _vault_offer "$value" --servings --expiring --limit --format --json --header $globals ;;
      meals) _vault_offer "$value" --servings --meal --where --list --dry-run --format --json --header $globals ;;
      nutrition) _vault_offer "$value" --format --json $globals ;;
      shop) _vault_offer "$value" --servings --from --to --week --list --dry-run --paid --stock --pantry --by --format --json --header $globals ;;
      departments) _vault_offer "$value" --limit --format --json --header $globals ;;
      recur) _vault_offer "$value" --from --until --count --explain --format --json $globals ;;
      check) _vault_offer "$value" --strict --fix --dry-run --format --json $globals ;;
      doctor) _vault_offer "$value" --merge-copies --dry-run --format --json $globals ;;
      new) _vault_offer "$value" --at --plain --edit --dry-run --format --json $globals ;;
      edit) _vault_offer "$value" --dry-run --format --json $globals ;;
      set) _vault_offer "$value" --where --dry-run --format --json $globals ;;
      add) _vault_offer "$value" --list --under --parent --event --at --plain --dry-run --format --json $globals ;;
      done) _vault_offer "$value" --on --skip --move --where --dry-run --format --json $globals ;;
      reopen) _vault_offer "$value" --where --dry-run --format --json $globals ;;
      cancel) _vault_offer "$value" --where --dry-run --format --json $globals ;;
      order) _vault_offer "$value" --before --after --first --last --dry-run --format --json $globals ;;
      start) _vault_offer "$value" --dry-run --format --json $globals ;;
      stop) _vault_offer "$value" --spent --discard --dry-run --format --json $globals ;;
      mv) _vault_offer "$value" --where --dry-run --format --json $globals ;;
      rm) _vault_offer "$value" --where --dry-run --format --json $globals ;;
      tag) _vault_offer "$value" --where --dry-run --format --json --header $globals ;;
      undo) _vault_offer "$value" --list --dry-run --format --json $globals ;;
      log) _vault_offer "$value" --limit --format --json $globals ;;
      diff) _vault_offer "$value" --patch --format --json $globals ;;
      since) _vault_offer "$value" --format --json $globals ;;
      git) _vault_offer "$value" --dry-run --format --json $globals ;;
      commit) _vault_offer "$value" --message --dry-run --format --json $globals ;;
      sync) _vault_offer "$value" --message --dry-run --format --json $globals ;;
      *) _vault_offer "$value" $globals ;;
    esac
    return
  fi

  case $command in
    '') _vault_offer "$value" init index search list today agenda tasks remind show recipe scale convert import export pantry cook cookable meals nutrition shop departments recur check doctor new edit set add done reopen cancel order start stop mv rm tag undo log diff since git commit sync completion help ;;
    init) compopt +o default -o dirnames 2>/dev/null ;;
    search) compopt +o default 2>/dev/null; _vault_ask "$value" "${words[@]}" ;;
    list) compopt +o default 2>/dev/null; _vault_ask "$value" "${words[@]}" ;;
    agenda) compopt +o default 2>/dev/null; _vault_ask "$value" "${words[@]}" ;;
    tasks) compopt +o default 2>/dev/null; _vault_ask "$value" "${words[@]}" ;;
    show) _vault_ask "$value" "${words[@]}" ;;
    recipe) compopt +o default 2>/dev/null; _vault_ask "$value" "${words[@]}" ;;
    scale) _vault_ask "$value" "${words[@]}" ;;
    convert) compopt +o default 2>/dev/null; _vault_ask "$value" "${words[@]}" ;;
    import) : ;;
    export) _vault_ask "$value" "${words[@]}" ;;
    pantry) _vault_offer "$value" list add use ;;
    cook) _vault_ask "$value" "${words[@]}" ;;
    cookable) compopt +o default 2>/dev/null; _vault_ask "$value" "${words[@]}" ;;
    meals) compopt +o default 2>/dev/null; _vault_ask "$value" "${words[@]}" ;;
    nutrition) _vault_ask "$value" "${words[@]}" ;;
    shop) compopt +o default 2>/dev/null; _vault_ask "$value" "${words[@]}" ;;
    departments) compopt +o default 2>/dev/null; _vault_ask "$value" "${words[@]}" ;;
    recur) _vault_ask "$value" "${words[@]}" ;;
    check) : ;;
    new) _vault_offer "$value" note recipe task event diary list shopping pantry meals food collection chef timetable room teacher group money ;;
    edit) _vault_ask "$value" "${words[@]}" ;;
    set) _vault_ask "$value" "${words[@]}" ;;
    add) compopt +o default 2>/dev/null ;;
    done) _vault_ask "$value" "${words[@]}" ;;
    reopen) _vault_ask "$value" "${words[@]}" ;;
    cancel) _vault_ask "$value" "${words[@]}" ;;
    order) _vault_ask "$value" "${words[@]}" ;;
    start) _vault_ask "$value" "${words[@]}" ;;
    mv) _vault_ask "$value" "${words[@]}" ;;
    rm) _vault_ask "$value" "${words[@]}" ;;
    tag) compopt +o default 2>/dev/null; _vault_ask "$value" "${words[@]}" ;;
    log) _vault_ask "$value" "${words[@]}" ;;
    diff) _vault_ask "$value" "${words[@]}" ;;
    since) _vault_ask "$value" "${words[@]}" ;;
    git) _vault_offer "$value" install uninstall merge-driver diff-driver ;;
    sync) _vault_offer "$value" ics ;;
    completion) _vault_offer "$value" bash zsh fish ;;
    help) _vault_offer "$value" init index search list today agenda tasks remind show recipe scale convert import export pantry cook cookable meals nutrition shop departments recur check doctor new edit set add done reopen cancel order start stop mv rm tag undo log diff since git commit sync completion help query environment exit-codes ;;
  esac
}

complete -o default -F _vault vault
