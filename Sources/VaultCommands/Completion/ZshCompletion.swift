/// The completion script for zsh 5.
struct ZshCompletion {
  let commands: [CommandSyntax]
  let messages: Messages

  var script: String {
    """
    #compdef vault
    # Completion of vault for zsh, made by 'vault completion zsh'.

    # Offers what vault itself knows to come after the words: items, tags, lists.
    _vault_ask() {
      local -a found
      found=("${(@f)$(vault __complete "${(@Q)vault_words}" 2>/dev/null)}")
      found=("${(@)found%%$'\\t'*}")
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
    \(commands.map { "    " + entry($0.name, $0.summary) }.joined(separator: "\n"))
      )
      _describe -t commands command commands
    }

    # Offers the commands and the pages of the help.
    _vault_topics() {
      local -a topics
      topics=(
    \(HelpTopic.allCases.map { "    " + entry($0.rawValue, $0.summary) }.joined(separator: "\n"))
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
    \(Flag.globals.flatMap(specifications).map { "    " + $0 }.joined(separator: "\n"))
      )

      _arguments -C $globals \\
        '1: :_vault_commands' \\
        '*:: :->arguments'

      [[ $state == arguments ]] || return
      case $words[1] in
    \(commands.map(branch).joined(separator: "\n"))
      esac
    }

    if [[ $funcstack[1] == _vault ]]; then
      _vault "$@"
    else
      compdef _vault vault
    fi

    """
  }

  /// One member of an array that `_describe` reads.
  private func entry(_ name: String, _ summary: MessageKey) -> String {
    Shell.singleQuoted("\(name):\(Shell.replacing([":": "\\:", "\\": "\\\\"], in: messages(summary)))")
  }

  private func branch(for command: CommandSyntax) -> String {
    let flags = command.allFlags.filter { $0.group != .global }.flatMap(specifications)
    // `_arguments` cannot tell a last word from those before it: what follows any number of words is left out.
    let known = command.operands.firstIndex(where: \.arity.isUnbounded).map { $0 + 1 } ?? command.operands.count
    let operands = command.operands.prefix(known).enumerated().map { position, operand in
      Shell.singleQuoted(
        "\(operand.arity.isUnbounded ? "*" : String(position + 1)):\(operand.name):\(action(of: operand.kind))")
    }
    let arguments = (["_arguments $globals"] + (flags + operands).map { "  " + $0 }).map { "      " + $0 }
    return "    \(command.name))\n\(arguments.joined(separator: " \\\n"))\n      ;;"
  }

  /// The flag's specifications for `_arguments`: one for each of its names, which exclude each other.
  private func specifications(of flag: Flag) -> [String] {
    let names = (flag.shortSpelling.map { [$0] } ?? []) + [flag.spelling]
    let exclusion = flag.isRepeatable ? "*" : names.count > 1 ? "(\(names.joined(separator: " ")))" : ""
    let meaning = Shell.replacing(["[": "\\[", "]": "\\]", ":": "\\:", "\\": "\\\\"], in: messages(flag.summary))
    return names.map { name in
      guard let kind = flag.value else { return Shell.singleQuoted("\(exclusion)\(name)[\(meaning)]") }
      let mark = name.hasPrefix("--") ? "=" : ""
      return Shell.singleQuoted("\(exclusion)\(name)\(mark)[\(meaning)]:\(flag.valueName):\(action(of: kind))")
    }
  }

  private func action(of kind: ValueKind) -> String {
    if kind == .topic { return "_vault_topics" }
    if !kind.choices.isEmpty { return "(\(kind.choices.joined(separator: " ")))" }
    switch kind {
    case .item, .recipe: return "_vault_items"
    case .recipeOrQuery, .tag, .list, .shopping, .unit, .query, .daysOrQuery, .keys: return "_vault_ask"
    case .directory: return "_directories"
    case .path: return "_files"
    default: return " "
    }
  }
}
