import VaultActions
import VaultMessages

/// `vault __complete WORDS…` and `vault __complete --bash LINE TEXT LENGTH`, which the completion scripts call: prints a
/// candidate a line. Nothing before a tab means that the shell offers `files` or `directories`, or adds no space.
///
/// To the words of a line answer arguments, with a tab and a description after those that have one. For bash, the line up
/// to the caret and its end that readline replaces, both as they stand there, are answered by what has to stand in their
/// place; the length that bash gives to one letter of two bytes says how it compares.
enum CompleteCommand {
  static let syntax = CommandSyntax(
    "__complete", summary: .commandComplete,
    operands: [Operand("WORDS", .text, .any, summary: .operandWords)],
    isHidden: true, takesRawWords: true)

  static func run(in invocation: inout Invocation) throws(Failure) -> ExitCode {
    let words = invocation.arguments.operands
    if words.count == 4, words[0] == "--bash" {
      complete(words[1], replacing: words[2], comparingBytes: words[3] != "1", in: invocation)
    } else {
      for candidate in candidates(for: words, in: invocation) {
        invocation.print(TabSeparated.line([candidate.text] + (candidate.detail.map { [$0] } ?? [])))
      }
    }
    return .done
  }

  private static func complete(
    _ line: String, replacing text: String, comparingBytes isOfBytes: Bool, in invocation: Invocation
  ) {
    guard let line = ShellLine(line, replacing: text, home: invocation.environment[.home]) else { return }
    let found =
      line.isRedirected ? [.files] : candidates(for: Array(line.words.dropFirst()), in: invocation)
    for candidate in found where candidate.isShellsOwn {
      invocation.print(TabSeparated.line(["", candidate.detail ?? ""]))
    }
    let names = found.filter { !$0.isShellsOwn }
    if names.contains(where: \.isUnfinished) { invocation.print(TabSeparated.line(["", "nospace"])) }
    for typed in line.typed(names.map(\.text), comparingBytes: isOfBytes) { invocation.print(typed) }
  }

  private static func candidates(
    for words: [String], in invocation: Invocation
  ) -> [CompletionSource.Candidate] {
    let completion = Completion(
      commands: invocation.commands.filter { !$0.isHidden }, environment: invocation.environment,
      messages: invocation.messages)
    // A candidate that would have to be escaped could not be typed either.
    return completion.candidates(for: words, from: invocation.completionSource)
      .filter { !$0.text.unicodeScalars.contains(where: SafeText.isUnsafe) }
  }
}
