import VaultActions
import VaultMessages
import VaultModel
import VaultStore

extension CommandRecord {
  /// The command of an invocation: its name, what it was given, and its own flags, but for those every command takes.
  init(_ invocation: Invocation) throws(Failure) {
    let common = Set((Flag.globals + [.json, .format]).map(\.name))
    let flags = invocation.arguments.all.filter { !common.contains($0.flag.name) }
      .flatMap { entry in
        let isAlone = entry.flag.value == nil || entry.flag.mayLackValue && entry.value.isEmpty
        return isAlone ? [entry.flag.spelling] : [entry.flag.spelling, entry.value]
      }
    self.init(
      words: [invocation.command.name] + invocation.arguments.operands + flags, time: try invocation.workspace.now())
  }

  /// The command as it would be typed in a shell: words with spaces and signs in quotes.
  var line: String { words.map(ShellWord.quoted).joined(separator: " ") }
}
