import VaultActions
import VaultMessages

/// `vault man`
enum ManCommand {
  static let syntax = CommandSyntax(
    "man", summary: .commandMan,
    examples: [Example("vault man", .exampleMan), Example("vault man --lang uk", .exampleManUkrainian)])

  static func run(in invocation: inout Invocation) throws(Failure) -> ExitCode {
    for line in ManualPage(messages: invocation.messages).lines(of: invocation.commands) { invocation.print(line) }
    return .done
  }
}
