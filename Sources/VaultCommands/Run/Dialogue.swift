import VaultActions
import VaultMessages
import VaultModel
import VaultSyntax

/// What a call says beside its results, and what it asks: notes, warnings, failures, questions and progress, all on the
/// error stream.
struct Dialogue {
  let arguments: Arguments
  let environment: ProcessEnvironment
  /// The sentences in the user's language.
  let messages: Messages
  /// Results.
  let output: OutputSink
  let errors: OutputSink
  /// Colours errors and notes, if they are coloured.
  let painter: Painter

  /// Whether somebody is there to be asked, and to answer.
  var canAsk: Bool { environment.inputIsTerminal && environment.errorsAreTerminal }

  // MARK: Saying

  /// Says a note or a warning, unless `--quiet` asks for silence; advice only where somebody is there to read it.
  func tell(_ remark: Remark) {
    guard !arguments.has(.quiet), environment.errorsAreTerminal || !remark.key.isAdvice else { return }
    let label = remark.isWarning ? messages(.labelWarning) : ""
    say { errors in
      for line in remark.marked?.caretLines(painter) ?? [] { errors.writeLine(line) }
      errors.writeMessage(
        messages(remark), behind: label, .warning, painter,
        columns: environment.errorsAreTerminal ? environment.columns : nil)
    }
  }

  /// Names a thing that the note or warning before it speaks of, unless `--quiet` asks for silence.
  func detail(_ text: String) {
    guard !arguments.has(.quiet) else { return }
    say { $0.writeLine("  " + SafeText.line(text)) }
  }

  /// Says what went wrong, and what to try; nothing silences it.
  func report(_ failure: Failure) {
    say {
      FailureReport(
        failure, messages: messages, painter: painter, columns: environment.columns,
        breakingLines: environment.errorsAreTerminal
      ).write(to: $0)
    }
  }

  /// Writes to the error stream at once, and in order with the results when both go to one place.
  private func say(_ write: (OutputSink) -> Void) {
    output.flush()
    write(errors)
    errors.flush()
  }

  /// A line of progress.
  func progress() -> ProgressLine {
    ProgressLine(
      on: errors, isShown: environment.errorsAreTerminal && !arguments.has(.quiet) && environment[.terminal] != "dumb",
      columns: environment.columns, stopwatch: environment.stopwatch)
  }

  // MARK: Asking

  /// Asks and waits for the answer, without white space at its ends; nil when there is none.
  ///
  /// - Throws: that the command was stopped instead of an answer: what was typed before then does not count.
  func ask(_ question: Remark) throws(Failure) -> String? {
    output.finish()
    errors.write(messages(question) + " ")
    errors.flush()
    let answer = environment.readLine()
    if environment.isInterrupted() {
      errors.write("\n")
      throw .stopped
    }
    return answer.map { String(decoding: $0, as: UTF8.self).trimmed }
  }

  /// Asks something to be answered with yes or no; anything but yes is no.
  ///
  /// - Throws: that the command was stopped instead of an answer.
  func isYes(_ question: Remark) throws(Failure) -> Bool {
    let answer = try ask(question)?.lowercased() ?? ""
    return ["y", "т"].contains(answer) || Answer(spelling: answer) == .yes
  }

  /// Whether a person agrees, or said so beforehand; nobody is asked about what is only shown.
  func agrees(to question: Remark) throws(Failure) -> Bool {
    if arguments.has(.yes) { return true }
    return canAsk && !arguments.has(.dryRun) ? try isYes(question) : false
  }

  /// Asks which of several items is meant; its number from 0, nil when the answer is none of theirs.
  func chosen(of choice: ItemChoice) throws(Failure) -> Int? {
    try answer(to: Remark(.itemAmbiguous, [.text(choice.name), .count(choice.count)]), among: choice)
  }

  /// Asks which of several items is meant, below a sentence that says why.
  func answer(to sentence: Remark, among choice: ItemChoice) throws(Failure) -> Int? {
    errors.writeLine(messages(sentence))
    show(choice)
    return try ask(Remark(.itemQuestion)).flatMap { Int($0) }.map { $0 &- 1 }
  }

  /// Shows the items with the numbers by which they are chosen.
  func show(_ choice: ItemChoice) {
    for line in choice.lines(messages, painter, columns: environment.columns, numbered: true) {
      errors.writeLine("  " + line)
    }
  }
}

extension Invocation {
  /// Whether somebody is there to be asked, and to answer.
  var canAsk: Bool { dialogue.canAsk }

  /// Asks on the error stream and waits for the answer; nil when there is none.
  func ask(_ question: MessageKey, _ values: [MessageValue] = []) throws(Failure) -> String? {
    try dialogue.ask(Remark(question, values))
  }

  /// Asks something to be answered with yes or no; anything but yes is no.
  func isYes(_ question: MessageKey, _ values: [MessageValue] = []) throws(Failure) -> Bool {
    try dialogue.isYes(Remark(question, values))
  }
}
