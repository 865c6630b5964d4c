/// `vault __complete WORDS…`, which the completion scripts call: prints a candidate a line, with a tab and a
/// description after those that have one. Nothing before the tab means that the shell offers `files` or `directories`.
enum CompleteCommand {
  static let syntax = CommandSyntax(
    "__complete", summary: .commandComplete,
    operands: [Operand("WORDS", .text, .any, summary: .operandWords)],
    isHidden: true, takesRawWords: true)

  static func run(in invocation: inout Invocation) throws(CommandFailure) -> ExitCode {
    let completion = Completion(
      commands: invocation.commands.filter { !$0.isHidden }, environment: invocation.environment,
      messages: invocation.messages)
    for candidate in completion.candidates(for: invocation.arguments.operands, from: invocation.completionSource) {
      // A candidate that would have to be escaped could not be typed either.
      guard !candidate.text.unicodeScalars.contains(where: SafeText.isUnsafe) else { continue }
      invocation.print(TabSeparated.line([candidate.text] + (candidate.detail.map { [$0] } ?? [])))
    }
    return .done
  }
}
