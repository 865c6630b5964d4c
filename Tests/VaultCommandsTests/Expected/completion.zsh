#compdef vault
# Completion of vault for zsh, made by 'vault completion zsh'.

# Offers what vault itself knows to come after the words: items, tags, lists.
_vault_ask() {
  local -a found
  found=("${(@f)$(vault __complete "${(@Q)vault_words}" 2>/dev/null)}")
  found=("${(@)found%%$'\t'*}")
  compadd -S '' -- "${(@M)found:#*:}"
  compadd -- "${(@)found:#(*:|)}"
}

# Offers items, or notes as files where vault knows none.
_vault_items() {
  _vault_ask || _files -g '*.md'
}

# Offers the commands.
_vault_commands() {
  local -a commands
  commands=(
    'init:Make a folder a vault.'
    'index:Read what changed in the vault and update its index.'
    'search:Find notes and lines by words, tags, dates and any key.'
    'list:Name the lists and saved queries, or show what is in one.'
    'today:Show today\: what is on, what is overdue, what is to be done.'
    'agenda:Show what is on, day by day\: events and tasks with a date.'
    'tasks:List open tasks\: overdue, today, tomorrow, this week, later, without a date.'
    'remind:Remind of what is due now, each time once\: for cron or a timer.'
    'show:Show one item with its keys and its text.'
    'recipe:Find, choose and rate recipes; keep collections, photos and a review.'
    'scale:Print a recipe for another number of servings or another amount.'
    'convert:Convert an amount of food to another unit.'
    'import:Bring recipes, tasks and events from other programs into the vault.'
    'export:Write recipes, tasks and events in the formats of other programs.'
    'pantry:Show what there is and what expires when; add, use.'
    'cook:Take what a recipe needs out of the pantry.'
    'cookable:Rank recipes by how much of them the pantry covers.'
    'meals:Show the meal plan with what there is for it; plan meals.'
    'nutrition:Show what a serving of a recipe holds, and what nobody knows of it.'
    'shop:Show a shopping list, or put what recipes need on it.'
    'departments:List the departments that teachers and rooms are of.'
    'recur:List the dates of a rule, or of an item that repeats, and say why.'
    'check:Report everything in the notes that does not read as it should.'
    'doctor:Look whether anything endangers the notes, and say what mends it.'
    'new:Make a new note of a type.'
    'edit:Open a note in your editor, at the line of the item, and check it afterwards.'
    'set:Change keys of notes and lines.'
    'add:Add a line to a list.'
    'done:Mark tasks as done.'
    'reopen:Mark tasks as open again.'
    'cancel:Mark tasks as cancelled.'
    'order:Put tasks in an order of your own.'
    'start:Start a task, to note how long it takes.'
    'stop:Stop the running task and note how long it took.'
    'mv:Move or rename notes, and rewrite every link to them.'
    'rm:Remove notes and lines.'
    'tag:List, rename and merge tags.'
    'undo:Take back what the last command changed.'
    'log:The history of a note or of one of its lines, in words.'
    'diff:What changed between two commits, or since one, in words.'
    'since:Since when a key has the value it has.'
    'git:Set up git for this vault, or take that away again.'
    'commit:Commit what changed in the vault, and nothing else of the repository.'
    'sync:Bring the vault together with its remote (commit, fetch, merge, push), or with a calendar.'
    'completion:Print the script that completes vault'\''s commands in a shell.'
    'help:Explain a command, or a page such as the query language.'
  )
  _describe -t commands command commands
}

# Offers the commands and the pages of the help.
_vault_topics() {
  local -a topics
  topics=(
    'query:The query language of search, lists and tasks.'
    'environment:The environment variables vault reads.'
    'exit-codes:What vault'\''s exit codes mean.'
  )
  _vault_commands
  _describe -t topics page topics
}

_vault() {
  local curcontext=$curcontext state line
  local -a vault_words globals
  typeset -A opt_args
  vault_words=("${(@)words[2,CURRENT]}")
  globals=(
    '--vault=[the vault'\''s folder; else found from the path given, VAULT_DIR, or the folders above]:DIR:_directories'
    '--now=[take this moment for now (else VAULT_NOW, else the clock)]:TIME: '
    '--lang=[language of messages and help (else LC_ALL, LC_MESSAGES, LANG)]:LANG:(en uk)'
    '--color=[colour\: on a terminal without NO_COLOR, always, or never]:WHEN:(auto always never)'
    '(-q --quiet)-q[print the result and errors only]'
    '(-q --quiet)--quiet[print the result and errors only]'
    '(-v --verbose)-v[say more about what is done]'
    '(-v --verbose)--verbose[say more about what is done]'
    '(-y --yes)-y[answer every question with yes]'
    '(-y --yes)--yes[answer every question with yes]'
    '--no-pager[show long results as they are, without the pager]'
    '(-h --help)-h[show this help]'
    '(-h --help)--help[show this help]'
    '(-V --version)-V[show the version]'
    '(-V --version)--version[show the version]'
  )

  _arguments -C $globals \
    '1: :_vault_commands' \
    '*:: :->arguments'

  [[ $state == arguments ]] || return
  case $words[1] in
    init)
      _arguments $globals \
        '--sample[fill it with the sample vault, whose dates lie around now]' \
        '1:DIR:_directories'
      ;;
    index)
      _arguments $globals \
        '--rebuild[read every note again]' \
        '--stats[tell what was ignored, and how large the index is]' \
        '--format=[how the answer is printed]:FORMAT:(text json)' \
        '--json[short for --format json]'
      ;;
    search)
      _arguments $globals \
        '--exact[tell accents apart\: '\''creme'\'' does not find '\''crème'\'']' \
        '--explain[print how the query was read and what it touched]' \
        '--sort=[sort by these keys, separated by commas; '\''-'\'' before a key turns its order]:KEYS:_vault_ask' \
        '(-n --limit)-n[print at most N results]:N: ' \
        '(-n --limit)--limit=[print at most N results]:N: ' \
        '--group=[group the results by a key]:KEY:_vault_ask' \
        '--count[print only the number of results]' \
        '(-0 --null)-0[end each result with NUL instead of a line feed]' \
        '(-0 --null)--null[end each result with NUL instead of a line feed]' \
        '--format=[how the answer is printed; or a template such as '\''{path}\:{line}\: {title}'\'']:FORMAT:(text json paths)' \
        '--json[short for --format json]' \
        '--header[a first line with the names of the tab-separated columns]' \
        '*:QUERY:_vault_ask'
      ;;
    list)
      _arguments $globals \
        '--exact[tell accents apart\: '\''creme'\'' does not find '\''crème'\'']' \
        '--explain[print how the query was read and what it touched]' \
        '--sort=[sort by these keys, separated by commas; '\''-'\'' before a key turns its order]:KEYS:_vault_ask' \
        '(-n --limit)-n[print at most N results]:N: ' \
        '(-n --limit)--limit=[print at most N results]:N: ' \
        '--group=[group the results by a key]:KEY:_vault_ask' \
        '--count[print only the number of results]' \
        '(-0 --null)-0[end each result with NUL instead of a line feed]' \
        '(-0 --null)--null[end each result with NUL instead of a line feed]' \
        '--format=[how the answer is printed; or a template such as '\''{path}\:{line}\: {title}'\'']:FORMAT:(text json paths)' \
        '--json[short for --format json]' \
        '--header[a first line with the names of the tab-separated columns]' \
        '1:LIST:_vault_ask' \
        '*:QUERY:_vault_ask'
      ;;
    today)
      _arguments $globals \
        '--format=[how the answer is printed; or a template such as '\''{path}\:{line}\: {title}'\'']:FORMAT:(text json)' \
        '--json[short for --format json]' \
        '--header[a first line with the names of the tab-separated columns]'
      ;;
    agenda)
      _arguments $globals \
        '--from=[from this day on (default\: today)]:DATE: ' \
        '--to=[up to this day]:DATE: ' \
        '--where=[only what QUERY finds]:QUERY:_vault_ask' \
        '--format=[how the answer is printed; or a template such as '\''{path}\:{line}\: {title}'\'']:FORMAT:(text json)' \
        '--json[short for --format json]' \
        '--header[a first line with the names of the tab-separated columns]' \
        '*:DAYS|QUERY:_vault_ask'
      ;;
    tasks)
      _arguments $globals \
        '(-w --waiting)-w[show also what waits for its day or for other tasks]' \
        '(-w --waiting)--waiting[show also what waits for its day or for other tasks]' \
        '(-m --matrix)-m[group by importance and urgency instead of dates]' \
        '(-m --matrix)--matrix[group by importance and urgency instead of dates]' \
        '--exact[tell accents apart\: '\''creme'\'' does not find '\''crème'\'']' \
        '--sort=[sort by these keys, separated by commas; '\''-'\'' before a key turns its order]:KEYS:_vault_ask' \
        '(-n --limit)-n[print at most N results]:N: ' \
        '(-n --limit)--limit=[print at most N results]:N: ' \
        '--count[print only the number of results]' \
        '--format=[how the answer is printed; or a template such as '\''{path}\:{line}\: {title}'\'']:FORMAT:(text json)' \
        '--json[short for --format json]' \
        '--header[a first line with the names of the tab-separated columns]' \
        '*:DAYS|QUERY:_vault_ask'
      ;;
    remind)
      _arguments $globals \
        '--within=[also of what it will be time for within this long, such as 15m; on a terminal only show when]:DURATION: ' \
        '--watch[stay, and remind whenever it is time, until Ctrl-C]' \
        '--dry-run[show what would be reminded of; hand over and remember nothing]' \
        '--format=[how the answer is printed]:FORMAT:(text json)' \
        '--json[short for --format json]'
      ;;
    show)
      _arguments $globals \
        '--format=[how the answer is printed]:FORMAT:(text json)' \
        '--json[short for --format json]' \
        '1:ITEM:_vault_items'
      ;;
    recipe)
      _arguments $globals \
        '(-f --favorites)-f[only favourites]' \
        '(-f --favorites)--favorites[only favourites]' \
        '*-c[only this category, or one of several]:NAME: ' \
        '*--category=[only this category, or one of several]:NAME: ' \
        '*-d[only what suits vegan, vegetarian, gluten-free, dairy-free, nut-free or kid-friendly]:DIET:(vegan vegetarian gluten-free dairy-free nut-free kid-friendly)' \
        '*--diet=[only what suits vegan, vegetarian, gluten-free, dairy-free, nut-free or kid-friendly]:DIET:(vegan vegetarian gluten-free dairy-free nut-free kid-friendly)' \
        '*--difficulty=[only easy, medium or hard ones]:LEVEL:(easy medium hard)' \
        '(-t --max-time)-t[only what takes TIME at most, such as 45m]:TIME: ' \
        '(-t --max-time)--max-time=[only what takes TIME at most, such as 45m]:TIME: ' \
        '--min-rating=[only what you rated N or better]:N: ' \
        '--chef=[only recipes of this chef]:NAME: ' \
        '--collection=[only recipes of this collection]:NAME:_vault_items' \
        '*--status=[only draft, pending, approved or rejected ones; none is draft]:STATUS:(draft pending approved rejected)' \
        '--public[only public recipes]' \
        '--private[only recipes that are not public]' \
        '--sort=[the order, newest without it]:ORDER:(title -title newest oldest rating -rating time -time)' \
        '(-n --limit)-n[print at most N results]:N: ' \
        '(-n --limit)--limit=[print at most N results]:N: ' \
        '--exact[tell accents apart\: '\''creme'\'' does not find '\''crème'\'']' \
        '--explain[print how the query was read and what it touched]' \
        '--count[print only the number of results]' \
        '(-0 --null)-0[end each result with NUL instead of a line feed]' \
        '(-0 --null)--null[end each result with NUL instead of a line feed]' \
        '--seed=[random\: the same choice for the same N]:N: ' \
        '--by=[rate\: whose rating it is, when it is not yours]:NAME: ' \
        '--dry-run[show what would change as a diff, and write nothing]' \
        '--where=[every item that the query finds]:QUERY:_vault_ask' \
        '--caption=[photo add\: what it shows]:TEXT: ' \
        '--on=[photo add\: the day on which it was taken]:DATE: ' \
        '--copy[photo add\: copy a file from outside into the vault]' \
        '--with=[foods that the recipe uses, separated by commas]:FOODS: ' \
        '--servings=[for how many people it is; else 4]:N: ' \
        '--to=[the folder for the notes; else that of their type]:FOLDER:_directories' \
        '--format=[how the answer is printed; or a template such as '\''{path}\:{line}\: {title}'\'']:FORMAT:(text json paths)' \
        '--json[short for --format json]' \
        '--header[a first line with the names of the tab-separated columns]' \
        '1:VERB:(list random today rate submit approve reject collect uncollect collection chef photo draft)' \
        '*:WORD:_vault_ask'
      ;;
    scale)
      _arguments $globals \
        '(-s --servings)-s[for so many servings]:N: ' \
        '(-s --servings)--servings=[for so many servings]:N: ' \
        '(-f --factor)-f[so many times the recipe\: 2, 1.5, 1/2]:F: ' \
        '(-f --factor)--factor=[so many times the recipe\: 2, 1.5, 1/2]:F: ' \
        '--yield=[for this yield, such as '\''3 l'\'']:Q: ' \
        '--by=[for what one ingredient allows, such as '\''flour=500 g'\'']:FOOD=Q: ' \
        '--units=[units to print in]:UNITS:(as-written metric us)' \
        '--style=[keep every amount exact, or round as cooks do]:STYLE:(exact kitchen)' \
        '(-w --write)-w[write the scaled amounts into the note]' \
        '(-w --write)--write[write the scaled amounts into the note]' \
        '--shop[put what it needs on the shopping list]' \
        '(-l --list)-l[the list to change]:LIST:_vault_ask' \
        '(-l --list)--list=[the list to change]:LIST:_vault_ask' \
        '--dry-run[show what would change as a diff, and write nothing]' \
        '--format=[how the answer is printed]:FORMAT:(text json markdown)' \
        '--json[short for --format json]' \
        '1:RECIPE:_vault_items'
      ;;
    convert)
      _arguments $globals \
        '--format=[how the answer is printed]:FORMAT:(text json)' \
        '--json[short for --format json]' \
        '1:AMOUNT: ' \
        '2:UNIT:_vault_ask'
      ;;
    import)
      _arguments $globals \
        '--format=[the format; else told by name and content]:FORMAT:(recipemd cooklang jsonld html text csv ics todotxt taskwarrior)' \
        '--to=[the folder for the notes; else that of their type]:FOLDER:_directories' \
        '--update[change notes of tasks and events that are otherwise in the file]' \
        '--dry-run[show what would change as a diff, and write nothing]' \
        '--json[one JSON object a line]' \
        '*:FILE:_files'
      ;;
    export)
      _arguments $globals \
        '--format=[the format; else told by the name of FILE]:FORMAT:(recipemd cooklang jsonld html markdown csv ics todotxt)' \
        '(-o --output)-o[a new file, or a folder for several; else the standard output]:FILE:_files' \
        '(-o --output)--output=[a new file, or a folder for several; else the standard output]:FILE:_files' \
        '--where=[all items that a query finds]:QUERY:_vault_ask' \
        '--json[one JSON object a line]' \
        '*:ITEM:_vault_items'
      ;;
    pantry)
      _arguments $globals \
        '(-e --expiring)-e[list only what expires within SPAN, such as 7d, or up to a date]:SPAN: ' \
        '(-e --expiring)--expiring=[list only what expires within SPAN, such as 7d, or up to a date]:SPAN: ' \
        '--expires=[add\: the last day on which it is good]:DATE: ' \
        '--place=[add\: where it is kept, such as fridge]:PLACE: ' \
        '(-l --list)-l[add\: the note to put it in]:NOTE:_vault_items' \
        '(-l --list)--list=[add\: the note to put it in]:NOTE:_vault_items' \
        '--dry-run[show what would change as a diff, and write nothing]' \
        '--format=[how the answer is printed; or a template such as '\''{path}\:{line}\: {title}'\'']:FORMAT:(text json)' \
        '--json[short for --format json]' \
        '--header[a first line with the names of the tab-separated columns]' \
        '1:ACTION:(list add use)' \
        '*:TEXT: '
      ;;
    cook)
      _arguments $globals \
        '(-s --servings)-s[for so many servings]:N: ' \
        '(-s --servings)--servings=[for so many servings]:N: ' \
        '(-f --factor)-f[so many times the recipe\: 2, 1.5, 1/2]:F: ' \
        '(-f --factor)--factor=[so many times the recipe\: 2, 1.5, 1/2]:F: ' \
        '--steps[go through the recipe step by step, with timers; then ask whether to take it]' \
        '*--use=[take this lot for the ingredient that it may be]:LOT:_vault_items' \
        '--dry-run[show what would change as a diff, and write nothing]' \
        '--format=[how the answer is printed]:FORMAT:(text json)' \
        '--json[short for --format json]' \
        '1:RECIPE:_vault_items'
      ;;
    cookable)
      _arguments $globals \
        '(-s --servings)-s[for so many servings]:N: ' \
        '(-s --servings)--servings=[for so many servings]:N: ' \
        '(-e --expiring)-e[only recipes that use what expires within SPAN, such as 3d]:SPAN: ' \
        '(-e --expiring)--expiring=[only recipes that use what expires within SPAN, such as 3d]:SPAN: ' \
        '(-n --limit)-n[print at most N results]:N: ' \
        '(-n --limit)--limit=[print at most N results]:N: ' \
        '--format=[how the answer is printed; or a template such as '\''{path}\:{line}\: {title}'\'']:FORMAT:(text json)' \
        '--json[short for --format json]' \
        '--header[a first line with the names of the tab-separated columns]' \
        '*:QUERY:_vault_ask'
      ;;
    meals)
      _arguments $globals \
        '(-s --servings)-s[add, plan\: for how many]:N: ' \
        '(-s --servings)--servings=[add, plan\: for how many]:N: ' \
        '--meal=[plan\: which meal of the day, such as lunch (default\: dinner)]:MEAL: ' \
        '--where=[plan\: only recipes that QUERY finds]:QUERY:_vault_ask' \
        '(-l --list)-l[add, plan\: the note of the plan to write in]:NOTE:_vault_items' \
        '(-l --list)--list=[add, plan\: the note of the plan to write in]:NOTE:_vault_items' \
        '--dry-run[show what would change as a diff, and write nothing]' \
        '--format=[how the answer is printed; or a template such as '\''{path}\:{line}\: {title}'\'']:FORMAT:(text json)' \
        '--json[short for --format json]' \
        '--header[a first line with the names of the tab-separated columns]' \
        '1:DAYS|QUERY|ACTION:(add plan today tomorrow week weekend month 3)' \
        '*:TEXT:_vault_ask'
      ;;
    nutrition)
      _arguments $globals \
        '--format=[how the answer is printed]:FORMAT:(text json)' \
        '--json[short for --format json]' \
        '1:RECIPE:_vault_items'
      ;;
    shop)
      _arguments $globals \
        '(-s --servings)-s[for how many people]:N: ' \
        '(-s --servings)--servings=[for how many people]:N: ' \
        '--from=[shop for the meals planned from this day on (else today)]:DATE: ' \
        '--to=[shop for the meals planned up to this day]:DATE: ' \
        '--week[shop for the meals of the rest of this week]' \
        '(-l --list)-l[the list to change]:LIST:_vault_ask' \
        '(-l --list)--list=[the list to change]:LIST:_vault_ask' \
        '--dry-run[show what would change as a diff, and write nothing]' \
        '--paid=[after done\: what the trip cost, as an expense of today]:AMOUNT: ' \
        '--stock[after done\: put what was bought into the pantry]' \
        '--pantry=[after done\: the pantry for foods that no pantry has yet]:NOTE:_vault_items' \
        '--by=[how the lines are grouped]:KEY:(aisle recipe none)' \
        '--format=[how the answer is printed; or a template such as '\''{path}\:{line}\: {title}'\'']:FORMAT:(text json)' \
        '--json[short for --format json]' \
        '--header[a first line with the names of the tab-separated columns]' \
        '1:LIST|ACTION:_vault_ask' \
        '*:ITEM:_vault_items'
      ;;
    departments)
      _arguments $globals \
        '(-n --limit)-n[print at most N results]:N: ' \
        '(-n --limit)--limit=[print at most N results]:N: ' \
        '--format=[how the answer is printed; or a template such as '\''{path}\:{line}\: {title}'\'']:FORMAT:(text json)' \
        '--json[short for --format json]' \
        '--header[a first line with the names of the tab-separated columns]' \
        '*:QUERY:_vault_ask'
      ;;
    recur)
      _arguments $globals \
        '--from=[when a rule begins, today unless given; of an item the first date to list]:DATE: ' \
        '--until=[list up to this day]:DATE: ' \
        '(-n --count)-n[list so many, 10 unless given]:N: ' \
        '(-n --count)--count=[list so many, 10 unless given]:N: ' \
        '--explain[say what the rule means, and why each date is there or is left out]' \
        '--format=[how the answer is printed]:FORMAT:(text json)' \
        '--json[short for --format json]' \
        '1:RULE|ITEM:_vault_items'
      ;;
    check)
      _arguments $globals \
        '--strict[let warnings count as failures too]' \
        '--fix[put right what has exactly one right answer]' \
        '--dry-run[show what would change as a diff, and write nothing]' \
        '--format=[how the answer is printed]:FORMAT:(text json)' \
        '--json[short for --format json]' \
        '*:PATH:_files'
      ;;
    doctor)
      _arguments $globals \
        '--merge-copies[merge every conflict copy of a sync program into its note, and remove the copy]' \
        '--dry-run[show what would change as a diff, and write nothing]' \
        '--format=[how the answer is printed]:FORMAT:(text json)' \
        '--json[short for --format json]'
      ;;
    new)
      _arguments $globals \
        '--at=[when an event begins, instead of its words; '\''now'\'' is rounded up to five minutes]:TIME: ' \
        '--plain[take the text as it is, dates and all]' \
        '(-e --edit)-e[open the new note in the editor]' \
        '(-e --edit)--edit[open the new note in the editor]' \
        '--dry-run[show what would change as a diff, and write nothing]' \
        '--format=[how the answer is printed]:FORMAT:(text json)' \
        '--json[short for --format json]' \
        '1:TYPE:(note recipe task event diary list shopping pantry meals food collection chef timetable room teacher group money)' \
        '*:TITLE… KEY=VALUE: '
      ;;
    edit)
      _arguments $globals \
        '--dry-run[show what would change as a diff, and write nothing]' \
        '--format=[how the answer is printed]:FORMAT:(text json)' \
        '--json[short for --format json]' \
        '1:ITEM:_vault_items'
      ;;
    set)
      _arguments $globals \
        '--where=[every item that the query finds]:QUERY:_vault_ask' \
        '--dry-run[show what would change as a diff, and write nothing]' \
        '--format=[how the answer is printed]:FORMAT:(text json)' \
        '--json[short for --format json]' \
        '*:ITEM… KEY=VALUE:_vault_items'
      ;;
    add)
      _arguments $globals \
        '(-l --list)-l[the note to add to, instead of the default list]:LIST:_vault_items' \
        '(-l --list)--list=[the note to add to, instead of the default list]:LIST:_vault_items' \
        '--under=[add it under this heading, which is made when it is missing]:HEADING: ' \
        '--parent=[add it as a subtask of this task]:ITEM:_vault_items' \
        '--event[make an event of the words, a note of its own]' \
        '--at=[when an event begins, instead of its words; '\''now'\'' is rounded up to five minutes]:TIME: ' \
        '--plain[take the text as it is, dates and all]' \
        '--dry-run[show what would change as a diff, and write nothing]' \
        '--format=[how the answer is printed]:FORMAT:(text json)' \
        '--json[short for --format json]' \
        '*:TEXT: '
      ;;
    done)
      _arguments $globals \
        '--on=[the day on which it was done (default\: today)]:DATE: ' \
        '--skip[leave this occurrence of a repeating task out]' \
        '--move=[move this occurrence alone to another day or moment]:DATE: ' \
        '--where=[every item that the query finds]:QUERY:_vault_ask' \
        '--dry-run[show what would change as a diff, and write nothing]' \
        '--format=[how the answer is printed]:FORMAT:(text json)' \
        '--json[short for --format json]' \
        '*:ITEM:_vault_items'
      ;;
    reopen)
      _arguments $globals \
        '--where=[every item that the query finds]:QUERY:_vault_ask' \
        '--dry-run[show what would change as a diff, and write nothing]' \
        '--format=[how the answer is printed]:FORMAT:(text json)' \
        '--json[short for --format json]' \
        '*:ITEM:_vault_items'
      ;;
    cancel)
      _arguments $globals \
        '--where=[every item that the query finds]:QUERY:_vault_ask' \
        '--dry-run[show what would change as a diff, and write nothing]' \
        '--format=[how the answer is printed]:FORMAT:(text json)' \
        '--json[short for --format json]' \
        '*:ITEM:_vault_items'
      ;;
    order)
      _arguments $globals \
        '--before=[put them before another task]:OTHER:_vault_items' \
        '--after=[put them after another task]:OTHER:_vault_items' \
        '--first[put them before all others]' \
        '--last[put them after all others]' \
        '--dry-run[show what would change as a diff, and write nothing]' \
        '--format=[how the answer is printed]:FORMAT:(text json)' \
        '--json[short for --format json]' \
        '*:ITEM:_vault_items'
      ;;
    start)
      _arguments $globals \
        '--dry-run[show what would change as a diff, and write nothing]' \
        '--format=[how the answer is printed]:FORMAT:(text json)' \
        '--json[short for --format json]' \
        '1:ITEM:_vault_items'
      ;;
    stop)
      _arguments $globals \
        '--spent=[how long it really took, such as 1h20m]:DURATION: ' \
        '--discard[forget the start and note nothing]' \
        '--dry-run[show what would change as a diff, and write nothing]' \
        '--format=[how the answer is printed]:FORMAT:(text json)' \
        '--json[short for --format json]'
      ;;
    mv)
      _arguments $globals \
        '--where=[every note that the query finds]:QUERY:_vault_ask' \
        '--dry-run[show what would change as a diff, and write nothing]' \
        '--format=[how the answer is printed]:FORMAT:(text json)' \
        '--json[short for --format json]' \
        '*:ITEM:_vault_items'
      ;;
    rm)
      _arguments $globals \
        '--where=[every item that the query finds]:QUERY:_vault_ask' \
        '--dry-run[show what would change as a diff, and write nothing]' \
        '--format=[how the answer is printed]:FORMAT:(text json)' \
        '--json[short for --format json]' \
        '*:ITEM:_vault_items'
      ;;
    tag)
      _arguments $globals \
        '--where=[only in the notes that the query finds]:QUERY:_vault_ask' \
        '--dry-run[show what would change as a diff, and write nothing]' \
        '--format=[how the answer is printed; or a template such as '\''{path}\:{line}\: {title}'\'']:FORMAT:(text json)' \
        '--json[short for --format json]' \
        '--header[a first line with the names of the tab-separated columns]' \
        '1:ACTION:(list rename merge)' \
        '*:TAG:_vault_ask'
      ;;
    undo)
      _arguments $globals \
        '--list[list what can be taken back, the latest first]' \
        '--dry-run[show what would change as a diff, and write nothing]' \
        '--format=[how the answer is printed]:FORMAT:(text json)' \
        '--json[short for --format json]'
      ;;
    log)
      _arguments $globals \
        '(-n --limit)-n[at most N commits]:N: ' \
        '(-n --limit)--limit=[at most N commits]:N: ' \
        '--format=[how the answer is printed]:FORMAT:(text json)' \
        '--json[short for --format json]' \
        '1:ITEM:_vault_items'
      ;;
    diff)
      _arguments $globals \
        '(-p --patch)-p[the unified diff, as git apply takes it]' \
        '(-p --patch)--patch[the unified diff, as git apply takes it]' \
        '--format=[how the answer is printed]:FORMAT:(text json)' \
        '--json[short for --format json]' \
        '1:REV [REV]: ' \
        '*:-- ITEM:_vault_items'
      ;;
    since)
      _arguments $globals \
        '--format=[how the answer is printed]:FORMAT:(text json)' \
        '--json[short for --format json]' \
        '1:ITEM:_vault_items' \
        '2:KEY:_vault_ask'
      ;;
    git)
      _arguments $globals \
        '--dry-run[show what would change as a diff, and write nothing]' \
        '--format=[how the answer is printed]:FORMAT:(text json)' \
        '--json[short for --format json]' \
        '1:ACTION:(install uninstall merge-driver diff-driver)' \
        '*:WORD: '
      ;;
    commit)
      _arguments $globals \
        '(-m --message)-m[the message; without it, one says what changed in each note]:TEXT: ' \
        '(-m --message)--message=[the message; without it, one says what changed in each note]:TEXT: ' \
        '--dry-run[show what would change as a diff, and write nothing]' \
        '--format=[how the answer is printed]:FORMAT:(text json)' \
        '--json[short for --format json]'
      ;;
    sync)
      _arguments $globals \
        '(-m --message)-m[the message; without it, one says what changed in each note]:TEXT: ' \
        '(-m --message)--message=[the message; without it, one says what changed in each note]:TEXT: ' \
        '--dry-run[show what would change as a diff, and write nothing]' \
        '--format=[how the answer is printed]:FORMAT:(text json)' \
        '--json[short for --format json]' \
        '1:KIND:(ics)' \
        '2:FILE:_files'
      ;;
    completion)
      _arguments $globals \
        '1:SHELL:(bash zsh fish)'
      ;;
    help)
      _arguments $globals \
        '1:TOPIC:_vault_topics'
      ;;
  esac
}

if [[ $funcstack[1] == _vault ]]; then
  _vault "$@"
else
  compdef _vault vault
fi
