/// A shell whose completion vault can write; the raw value is what `vault completion` takes.
///
/// The scripts know nothing of vault: whatever may come next they ask `vault __complete`, so that they stay right when the
/// program is a newer one.
package enum Shell: String, Sendable, CaseIterable {
  case bash, zsh, fish

  /// The script.
  package var script: String {
    switch self {
    case .bash: Self.bashScript
    case .zsh: Self.zshScript
    case .fish: Self.fishScript
    }
  }

  /// For bash 3.2 and later.
  private static let bashScript = #"""
    # Completion of vault for bash, made by 'vault completion bash'.

    _vault() {
      local line=${COMP_LINE:0:COMP_POINT} candidate detail quoted
      local -a words
      read -ra words <<<"$line"
      [[ $line == *[[:space:]] ]] && words+=('')
      # Readline replaces only what follows the last colon or equals sign, so that much is cut off.
      local current=${words[${#words[@]} - 1]}
      local kept=${current%"${current##*[:=]}"}
      [[ $COMP_WORDBREAKS == *[:=]* ]] || kept=
      COMPREPLY=()
      compopt +o default 2>/dev/null
      while IFS= read -r candidate; do
        detail=${candidate#*$'\t'}
        candidate=${candidate%%$'\t'*}
        if [[ -z $candidate ]]; then
          [[ $detail == directories ]] && compopt -o dirnames 2>/dev/null || compopt -o default 2>/dev/null
          continue
        fi
        printf -v quoted %q "${candidate#"$kept"}"
        [[ $candidate == *: ]] && compopt -o nospace 2>/dev/null
        COMPREPLY+=("$quoted")
      done < <("${words[0]}" __complete "${words[@]:1}" 2>/dev/null)
    }

    complete -o default -F _vault vault

    """#

  /// For zsh 5.
  private static let zshScript = #"""
    #compdef vault
    # Completion of vault for zsh, made by 'vault completion zsh'.

    _vault() {
      local line text
      local -a plain keys
      for line in "${(@f)$("$words[1]" __complete "${(@Q)words[2,CURRENT-1]}" "${(Q)PREFIX}" 2>/dev/null)}"; do
        text=${line%%$'\t'*}
        case $line in
          '') ;;
          $'\t'directories) _directories ;;
          $'\t'*) _files ;;
          *)
            line=${text//:/\\:}${${line#"$text"}/$'\t'/:}
            if [[ $text == *: ]]; then keys+=("$line"); else plain+=("$line"); fi
            ;;
        esac
      done
      (( $#plain )) && _describe -t values vault plain
      (( $#keys )) && _describe -t keys key keys -S ''
    }

    if [[ $funcstack[1] == _vault ]]; then
      _vault "$@"
    else
      compdef _vault vault
    fi

    """#

  /// For fish 3.
  private static let fishScript = #"""
    # Completion of vault for fish, made by 'vault completion fish'.

    function __vault_complete
        set -l words (commandline -opc)
        set -l current (commandline -ct)
        for line in ($words[1] __complete $words[2..-1] "$current" 2>/dev/null)
            switch $line
                case \tdirectories
                    __fish_complete_directories "$current"
                case \t'*'
                    __fish_complete_path "$current"
                case '*'
                    echo $line
            end
        end
    end

    complete -c vault -f -a '(__vault_complete)'

    """#
}
