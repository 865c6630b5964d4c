import VaultActions
import VaultMessages
import VaultModel

/// Prints a failure: `vault: ` and the sentence, its details, then each hint on a line of its own.
struct FailureReport {
  private let failure: Failure
  private let messages: Messages
  private let painter: Painter
  private let columns: Int
  /// Whether sentences are broken into lines of a terminal.
  private let isBroken: Bool

  init(
    _ failure: Failure, messages: Messages, painter: Painter, columns: Int = 80, breakingLines isBroken: Bool = false
  ) {
    self.failure = failure
    self.messages = messages
    self.painter = painter
    self.columns = columns
    self.isBroken = isBroken
  }

  func write(to stream: OutputSink) {
    for line in failure.remark.marked?.caretLines(painter) ?? [] { stream.writeLine(line) }
    write(messages(failure.remark), behind: messages(.labelError), .error, to: stream)
    for detail in failure.details { stream.writeLine("  " + messages.text(of: detail)) }
    for line in failure.choice?.lines(messages, painter, columns: columns) ?? [] { stream.writeLine("  " + line) }
    for hint in failure.hints { write(messages(hint), behind: messages(.labelHint), .hint, to: stream) }
  }

  private func write(_ sentence: String, behind label: String, _ role: TextRole, to stream: OutputSink) {
    stream.writeMessage(sentence, behind: label, role, painter, columns: isBroken ? columns : nil)
  }
}

extension ItemChoice {
  /// The items as lines, those beyond the first ones as their number.
  func lines(_ messages: Messages, _ painter: Painter, columns: Int, numbered: Bool = false) -> [String] {
    let fields: [AlignedTable.Column] = [.fixed, .fixed, .title, .place]
    var table = AlignedTable(numbered ? [.number] + fields : fields)
    for (number, candidate) in candidates.enumerated() {
      let cells: [AlignedTable.Cell] = [
        .init(candidate.handle, .handle), .init(candidate.type.name(in: messages.language.language), .faint),
        .init(candidate.title, .title),
        .init(candidate.place, .path),
      ]
      table.add(numbered ? [.init(String(number + 1))] + cells : cells)
    }
    // Equal titles are told apart by their places.
    let isPlaceNeeded = Set(candidates.map(\.title)).count < candidates.count
    let lines = table.lines(fitting: columns - 2, painter, keepingPlaces: isPlaceNeeded)
    let rest = count - candidates.count
    return rest > 0 ? lines + [messages(.itemsMore, [.count(rest)])] : lines
  }
}
