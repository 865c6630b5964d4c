/// The completion script for bash 3.2 and later.
struct BashCompletion {
  let commands: [CommandSyntax]

  var script: String {
    """
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
      while IFS=$'\\t' read -r candidate rest; do
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
      local globals='\(options(Flag.globals))'
      COMPREPLY=()

      for ((i = 1; i < last; i++)); do
        case ${words[i]} in
          \(alternatives(of: Flag.globals + [.format]))) i=$((i + 1)) ;;
          -*) ;;
          *) command=${words[i]}; break ;;
        esac
      done

      [[ $value == --*=* ]] && option=${value%%=*} value=${value#*=}
      case $command:$option in
    \(valueCases)
      esac

      if [[ $value == - || $value == --* ]]; then
        case $command in
    \(optionCases)
        esac
        return
      fi

      case $command in
    \(operandCases)
      esac
    }

    complete -o default -F _vault vault

    """
  }

  /// The spellings of the flags that take a value, as a pattern.
  private func alternatives(of flags: [Flag]) -> String {
    flags.filter { $0.value != nil }.flatMap(Self.spellings).joined(separator: " | ")
  }

  private static func spellings(of flag: Flag) -> [String] {
    (flag.shortSpelling.map { [$0] } ?? []) + [flag.spelling]
  }

  private var valueCases: String {
    let globals = Flag.globals.map { ("*", $0) }
    let own = commands.flatMap { command in
      command.allFlags.filter { $0.group != .global }.map { (command.name, $0) }
    }
    return (own + globals).compactMap { command, flag -> String? in
      guard let kind = flag.value else { return nil }
      let pattern = Self.spellings(of: flag).map { "\(command):\($0)" }.joined(separator: " | ")
      return "    \(pattern)) \(Self.offer(kind)); return ;;"
    }.joined(separator: "\n")
  }

  private var optionCases: String {
    commands.compactMap { command -> String? in
      let own = command.allFlags.filter { $0.group != .global }
      return own.isEmpty ? nil : "      \(command.name)) _vault_offer \"$value\" \(options(own)) $globals ;;"
    }.joined(separator: "\n") + "\n      *) _vault_offer \"$value\" $globals ;;"
  }

  /// The long names of the flags, as words.
  private func options(_ flags: [Flag]) -> String { flags.map(\.spelling).joined(separator: " ") }

  private var operandCases: String {
    let names = commands.map(\.name).joined(separator: " ")
    let own = commands.compactMap { command -> String? in
      // Vault itself knows at which of several operands the line is.
      guard let kind = (command.operands.first { $0.kind.isAsked } ?? command.operands.first)?.kind else { return nil }
      let action =
        kind == .topic
        ? "_vault_offer \"$value\" \(names) \(kind.staticChoices.joined(separator: " "))" : Self.offer(kind)
      return "    \(command.name)) \(action) ;;"
    }
    return (["    '') _vault_offer \"$value\" \(names) ;;"] + own).joined(separator: "\n")
  }

  /// The commands that offer values of a kind.
  private static func offer(_ kind: ValueKind) -> String {
    if !kind.staticChoices.isEmpty { return "_vault_offer \"$value\" \(kind.staticChoices.joined(separator: " "))" }
    let ask = "_vault_ask \"$value\" \"${words[@]}\""
    switch kind {
    // With no candidate, readline goes on to offer files, which an item may be and a part of a query is not.
    case .item, .recipe: return ask
    case .recipeOrQuery, .tag, .list, .shopping, .unit, .query, .daysOrQuery, .keys:
      return "compopt +o default 2>/dev/null; \(ask)"
    case .directory: return "compopt +o default -o dirnames 2>/dev/null"
    case .path: return ":"
    default: return "compopt +o default 2>/dev/null"
    }
  }
}
