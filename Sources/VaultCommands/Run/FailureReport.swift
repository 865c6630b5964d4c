import VaultActions
import VaultMessages
import VaultModel

/// Prints a failure: `vault: ` and the sentence, its details, then each hint on a line of its own.
struct FailureReport {
  private let failure: Failure
  private let messages: Messages
  private let painter: Painter
  private let columns: Int

  init(_ failure: Failure, messages: Messages, painter: Painter, columns: Int = 80) {
    self.failure = failure
    self.messages = messages
    self.painter = painter
    self.columns = columns
  }

  func write(to stream: OutputSink) {
    for line in failure.remark.marked?.caretLines(painter) ?? [] { stream.writeLine(line) }
    stream.writeLine("\(painter.paint(messages(.labelError), .error)): \(messages(failure.remark))")
    for detail in failure.details { stream.writeLine("  " + messages.text(of: detail)) }
    for line in failure.choice?.lines(messages, painter, columns: columns) ?? [] { stream.writeLine("  " + line) }
    for hint in failure.hints {
      stream.writeLine("\(painter.paint(messages(.labelHint), .hint)): \(messages(hint))")
    }
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
