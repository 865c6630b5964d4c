/// The completion script for fish 3.
struct FishCompletion {
  let commands: [CommandSyntax]
  let messages: Messages

  var script: String {
    """
    # Completion of vault for fish, made by 'vault completion fish'.

    # Offers what vault itself knows to come after the words: items, tags, lists.
    function __vault_ask
        set -l words (commandline -opc)
        set -l current (commandline -ct)
        vault __complete $words[2..-1] "$current" 2>/dev/null
    end

    complete -c vault -f
    \((commandLines + Flag.globals.map { line(for: $0, in: nil) } + commands.flatMap(lines)).joined(separator: "\n"))

    """
  }

  private var commandLines: [String] {
    commands.map { "complete -c vault -n __fish_use_subcommand -a \($0.name) -d \(quoted(messages($0.summary)))" }
  }

  private func lines(for command: CommandSyntax) -> [String] {
    let flags = command.allFlags.filter { $0.group != .global }.map { line(for: $0, in: command) }
    let operands = command.operands.map { "complete -c vault \(condition(command)) \(values(of: $0.kind))" }
    return flags + operands
  }

  private func line(for flag: Flag, in command: CommandSyntax?) -> String {
    var parts = ["complete -c vault"]
    if let command { parts.append(condition(command)) }
    if let short = flag.short { parts.append("-s \(short)") }
    parts.append("-l \(flag.name)")
    if let kind = flag.value { parts += kind == .path ? ["-r -F"] : ["-x", values(of: kind)] }
    parts.append("-d \(quoted(messages(flag.summary)))")
    return parts.filter { !$0.isEmpty }.joined(separator: " ")
  }

  private func condition(_ command: CommandSyntax) -> String { "-n '__fish_seen_subcommand_from \(command.name)'" }

  private func values(of kind: ValueKind) -> String {
    if kind == .topic { return "-a '\((commands.map(\.name) + kind.staticChoices).joined(separator: " "))'" }
    if !kind.choices.isEmpty { return "-a '\(kind.choices.joined(separator: " "))'" }
    if kind.isAsked { return "-a '(__vault_ask)'" }
    switch kind {
    case .directory: return "-a '(__fish_complete_directories)'"
    case .path: return "-F"
    default: return ""
    }
  }

  private func quoted(_ text: String) -> String { "'\(Shell.replacing(["'": "\\'", "\\": "\\\\"], in: text))'" }
}
