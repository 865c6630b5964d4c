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
      local program=$1 letter=$'\303\251' candidate
      [[ $program == '~/'* ]] && program=$HOME/${program#'~/'}
      COMPREPLY=()
      compopt +o default 2>/dev/null
      # Vault reads the line as it stands there, and answers with what may stand there, quotation and all.
      while IFS= read -r candidate; do
        case $candidate in
          $'\t'nospace) compopt -o nospace 2>/dev/null ;;
          $'\t'directories) compopt -o dirnames 2>/dev/null ;;
          $'\t'*) compopt -o default 2>/dev/null ;;
          *) COMPREPLY+=("$candidate") ;;
        esac
      done < <("$program" __complete --bash "${COMP_LINE:0:COMP_POINT}" "$2" "${#letter}" </dev/null 2>/dev/null)
    }

    complete -o default -F _vault vault

    """#

  /// For zsh 5.
  private static let zshScript = #"""
    #compdef vault
    # Completion of vault for zsh, made by 'vault completion zsh'.

    _vault() {
      local line text current
      local -a plain keys
      case $compstate[quote] in
        \') current=${(Q)${:-"'$PREFIX'"}} ;;
        \") current=${(Q)${:-"\"$PREFIX\""}} ;;
        *) current=${(Q)PREFIX} ;;
      esac
      for line in "${(@f)$("$words[1]" __complete "${(@Q)words[2,CURRENT-1]}" "$current" </dev/null 2>/dev/null)}"; do
        text=${line%%$'\t'*}
        case $line in
          '') ;;
          $'\t'directories) _directories ;;
          $'\t'*) _files ;;
          *)
            text=${${text//\\/\\\\}//:/\\:}
            if [[ $line == *: ]]; then
              keys+=("$text")
            else
              [[ $line == *$'\t'* ]] && text+=:${line#*$'\t'}
              plain+=("$text")
            fi
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
        # Without its quotation, whether or not that is closed.
        set -l current (commandline -cto)
        for line in ($words[1] __complete $words[2..-1] "$current" </dev/null 2>/dev/null)
            switch $line
                case \tdirectories
                    __fish_complete_directories "$current"
                case \t'*'
                    __fish_complete_path "$current"
                case '*'
                    printf '%s\n' $line
            end
        end
    end

    complete -c vault -f -a '(__vault_complete)'

    """#
}
