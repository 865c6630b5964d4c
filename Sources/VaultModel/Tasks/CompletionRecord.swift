package import VaultSyntax

/// One line of a repeating task's log: `- [x] 2026-11-13 {spent: 25m}`.
package struct CompletionRecord: Sendable, Hashable, FactSource {
  /// The occurrence's day.
  package var date: LocalDate
  /// Its clock, which tells apart several on one day; nil when none is written.
  package var time: LocalTime?
  /// When it took place, where it was moved alone: `{due: 2026-12-07 10:00}`.
  package var moved: Moment?
  /// Done, or cancelled when it was skipped.
  package var status: TaskStatus
  /// The day on which it was done, where that is another one.
  package var completed: LocalDate?
  /// How long it took, and on which days.
  package var spentTime: SpentTime?
  /// The line.
  package var range: ByteRange

  /// How long it took.
  package var spent: TimeSpan? { spentTime?.total }

  package var facts: [Fact] {
    var facts = FactList()
    facts.add(.date, date)
    facts.add(.due, moved)
    facts.add(.status, status)
    facts.add(.completed, completed)
    facts.add(.spent, spent)
    return facts.facts
  }

  /// Whether a line is only `[x]` or `[-]`, a date and attributes.
  static func isOne(_ reading: LineReading, _ line: LineItem) -> Bool {
    (line.checkbox == .done || line.checkbox == .cancelled) && !reading.date.isEmpty && reading.text.isEmpty
  }
}

extension Note {
  /// The log of a repeating task, in the order of the note; a line whose day does not exist is left out.
  ///
  /// - Complexity: O(*k*) in the number of lines below the task.
  package func log(of item: Item) -> [CompletionRecord] {
    guard item.type == .task, field(.recurrence, of: item) != nil else { return [] }
    let owner = index(of: item)
    let end = item.line.map { Int(lines[$0].subtreeEnd) } ?? lines.count
    let first = item.reading.map { $0 + 1 } ?? 0
    return readings.lines[first...].prefix { Int($0.item) < end }.compactMap { reading in
      guard CompletionRecord.isOne(reading, lines[Int(reading.item)]), owner == nearestItem(above: Int(reading.item))
      else { return nil }
      return completion(reading)
    }
  }

  private func completion(_ reading: LineReading) -> CompletionRecord? {
    guard let date = LocalDate(document.bytes, in: reading.date) else { return nil }
    let line = lines[Int(reading.item)]
    let time = LocalTime(document.bytes, in: reading.startTime)
    let moved = readings.attribute(.due, of: reading).flatMap { Moment(writtenAs: $0.text(in: document.bytes)) }
    let completed = readings.attribute(.completed, of: reading).flatMap { LocalDate($0.text(in: document.bytes)) }
    let spent = readings.attribute(.spent, of: reading).flatMap {
      SpentTime(TextSource(Array($0.text(in: document.bytes).utf8)))
    }
    return CompletionRecord(
      date: date, time: time, moved: moved, status: line.checkbox == .done ? .done : .cancelled, completed: completed,
      spentTime: spent,
      range: line.range)
  }

  /// The place of the item that encloses a line most closely; 0, the note, when no line does.
  private func nearestItem(above line: Int) -> Int {
    var upper = Int(lines[line].parent)
    while upper >= 0 {
      if let place = index(ofLine: upper) { return place }
      upper = Int(lines[upper].parent)
    }
    return 0
  }
}
