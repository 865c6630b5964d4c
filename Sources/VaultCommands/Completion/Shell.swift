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
      # Where readline inserts all candidates at once it takes the quotation away that they are written for.
      [[ $COMP_TYPE == 42 ]] && return
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
      local line text current shared isListed=0 letter=$'\303\251'
      local -a lines names plain keys paths anycase=(-M 'm:{[:lower:][:upper:]}={[:upper:][:lower:]}')
      case $compstate[quote] in
        \') current=${(Q)${:-"'$PREFIX'"}} ;;
        \") current=${(Q)${:-"\"$PREFIX\""}} ;;
        *) current=${(Q)PREFIX} ;;
      esac
      lines=("${(@f)$("${${(Q)words[1]}/#\~\//$HOME/}" __complete "${(@)${(@Q)words[2,CURRENT-1]}/#\~\//$HOME/}" \
        "$current" </dev/null 2>/dev/null)}")
      # In a locale without their letters zsh writes escapes, which are none in a quotation, and may be cut where names part.
      if (( $#letter > 1 )) && [[ -n $compstate[quote] || $#lines -gt 1 ]]; then
        lines=("${(@)lines:#*[^$'\t'\ -~]*}")
      fi
      for line in "${(@)lines}"; do
        text=${line%%$'\t'*}
        case $line in
          '') ;;
          $'\t'directories) _directories ;;
          $'\t'*) _files ;;
          *)
            names+=("$text")
            text=${${text//\\/\\\\}//:/\\:}
            [[ $line == *$'\t'* ]] && text+=:${line#*$'\t'}
            # The classes of a matcher are of ASCII: other letters in another case are as another beginning.
            if [[ ${(L)line} != "${(L)current}"* || $current == *[^$'\t'\ -~]* && $line != "$current"* ]]; then
              paths+=("$text")
            elif [[ $line == *[:=] ]]; then
              keys+=("$text")
            else
              plain+=("$text")
            fi
            ;;
        esac
      done
      # Where all names go on with a sign that is escaped, zsh would put in the backslash that they share.
      if (( $#names > 1 )); then
        shared=$names[1]
        for text in "${(@)names}"; do
          while [[ $text != "$shared"* ]]; do shared=${shared%?}; done
        done
        if [[ -z ${(M)names:#${(b)shared}(|[A-Za-z0-9_./,+%:=@-]*|[^\ -~]*)} ]]; then
          if [[ $shared == "$current" ]]; then isListed=1; else plain+=("${${shared//\\/\\\\}//:/\\:}"); fi
        fi
      fi
      (( $#plain )) && _describe -t values vault plain $anycase
      (( $#keys )) && _describe -t keys key keys -S '' $anycase
      # Paths and titles that go by another beginning take the place of what was typed, one at a time.
      if (( $#paths )); then
        _describe -t paths path paths -U
        (( $#names > 1 )) && isListed=1
      fi
      (( isListed )) && compstate[insert]=
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
        set -l words (string replace -r '^~/' "$HOME/" -- (commandline -opc))
        set -l typed (commandline -ct)
        # Without its quotation, which need not be closed; behind half an escape nothing comes.
        set -l current (string unescape -- "$typed"
            or string unescape -- "$typed\""
            or string unescape -- "$typed'")
        or return
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
