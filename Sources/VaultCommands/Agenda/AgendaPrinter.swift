import VaultModel
import VaultSearch
import VaultStore
import VaultSyntax
import VaultTasks

/// Prints what takes place: for people day by day; for programs one line a day of it: handle, day, start, end, type, what
/// the date is, title, location, and where it stands.
struct AgendaPrinter {
  private let invocation: Invocation
  private let answer: AgendaAnswer
  private let handles: ItemHandles

  init(_ answer: AgendaAnswer, _ vault: IndexedVault, _ invocation: Invocation) throws(CommandFailure) {
    self.answer = answer
    self.invocation = invocation
    handles = try Handles(vault.snapshot).handles(of: answer.items.sorted())
  }

  /// Prints day after day, as many rows at a time as ``most``, until there are no more or nobody reads on.
  ///
  /// - Parameter days: the days that were read, for a heading above several.
  /// - Returns: how many rows there were.
  func print(_ answer: inout AgendaAnswer, under days: StatedDays?) throws(CommandFailure) -> Int {
    var count = 0
    while !invocation.shouldStop {
      var rows: [AgendaAnswer.Row] = []
      while rows.count < Self.most, let day = try answer.nextDay(invocation) { rows += day }
      guard !rows.isEmpty else { break }
      if count > 0 {
        if isForReading { invocation.print("") }
      } else if let days, days.first < days.last {
        invocation.printHeading(of: days)
      }
      count += rows.count
      print(rows)
      invocation.output.flush()
    }
    return count
  }

  /// Columns are as wide as these many rows need, so that the first are shown before the last are known.
  private static let most = 500

  private var isForReading: Bool { invocation.isForPeople && invocation.format != "json" }

  private func print(_ rows: [AgendaAnswer.Row]) {
    if isForReading { return printDays(rows) }
    let isJSON = invocation.format == "json"
    for row in rows { invocation.print(isJSON ? json(of: row) : TabSeparated.line(fields(of: row))) }
  }

  // MARK: For people

  private func printDays(_ rows: [AgendaAnswer.Row]) {
    let lines = lines(of: rows, indent: 2)
    var day: LocalDate?
    for (row, line) in zip(rows, lines) {
      if invocation.shouldStop { return }
      if row.entry.day != day {
        if day != nil { invocation.print("") }
        invocation.print(heading(of: row.entry.day))
        day = row.entry.day
      }
      invocation.print("  " + line)
    }
  }

  private func heading(of day: LocalDate) -> String {
    let text = day.text(in: invocation.messages.language)
    let isToday = day == answer.now.date
    let heading = isToday ? "\(text) · \(invocation.messages(.agendaToday))" : text
    return invocation.painter.paint(heading, .heading)
  }

  /// Rows as aligned lines of the terminal's width without an indentation.
  func lines(of rows: [AgendaAnswer.Row], indent: Int) -> [String] {
    var table = TextTable([
      .fixed, .fixed, .fixed, .flexible(minimum: 16), .flexible(minimum: 8), .flexible(minimum: 10),
    ])
    for row in rows {
      let isCurrent = row.entry.isCurrent(at: answer.now, answer.zones)
      table.add([
        .init(handle(of: row), .handle), .init(isCurrent ? "▶" : "", .success),
        .init(time(of: row), isCurrent ? .success : .faint), .init(row.item.title, .title),
        .init(remarks(on: row), .faint), .init(row.item.place.text, .path),
      ])
    }
    return table.lines(fitting: max(20, invocation.columns - indent), invocation.painter)
  }

  /// `14:00–15:30`, `–01:30` on the last of several days, `all day`; nothing for a day on which something is only due.
  private func time(of row: AgendaAnswer.Row) -> String {
    let entry = row.entry
    guard case .time(let start) = entry.start else {
      return row.role == .start ? invocation.messages(.agendaAllDay) : ""
    }
    let end = entry.end?.timeOfDay.map { $0.shortText }
    switch (entry.dayNumber, entry.dayCount) {
    case (1, 1): return [start.time.shortText, end].compactMap(\.self).joined(separator: "–")
    case (1, _): return start.time.shortText + "–"
    case (entry.dayCount, _): return "–" + (end ?? "")
    default: return invocation.messages(.agendaAllDay)
    }
  }

  private func remarks(on row: AgendaAnswer.Row) -> String {
    var remarks: [String] = []
    switch row.role {
    case .start: break
    case .due: remarks.append(invocation.messages(.agendaDue))
    case .scheduled: remarks.append(invocation.messages(.tasksPlanned))
    }
    if row.entry.dayCount > 1 {
      remarks.append(invocation.messages(.agendaDayOf, [.count(row.entry.dayNumber), .count(row.entry.dayCount)]))
    }
    if let location = row.item.location { remarks.append(location) }
    if row.item.repetition != nil { remarks.append("↻") }
    remarks += row.item.tags.map { "#" + $0 }
    return remarks.joined(separator: " · ")
  }

  /// The short name of what takes place.
  func handle(of row: AgendaAnswer.Row) -> String { handles[row.item.place.item] ?? "" }

  // MARK: For programs

  private func fields(of row: AgendaAnswer.Row) -> [String] {
    [
      handle(of: row), row.entry.day.text, row.entry.start.text, row.entry.end?.text ?? "",
      row.item.type.name, row.role.name, row.item.title, row.item.location ?? "", row.item.place.text,
    ]
  }

  /// - Parameter section: the section of a larger answer that it stands in.
  func json(of row: AgendaAnswer.Row, section: String? = nil) -> String {
    var json = JSONWriter()
    json.object {
      if let section { $0.member("section", section) }
      $0.member("handle", handle(of: row))
      $0.member("path", row.item.place.path.text)
      $0.member("line", row.item.place.line)
      $0.member("type", row.item.type.name)
      $0.member("title", row.item.title)
      $0.member("day", row.entry.day.text)
      $0.member("role", row.role.name)
      $0.member("start", row.entry.start.text)
      $0.member("end", row.entry.end?.text)
      $0.member("allDay", row.entry.start.isWholeDay)
      $0.member("dayNumber", row.entry.dayNumber)
      $0.member("dayCount", row.entry.dayCount)
      $0.member("current", row.entry.isCurrent(at: answer.now, answer.zones))
      $0.member("repeated", row.isRepeated)
      $0.member("location", row.item.location)
      $0.member("tags", row.item.tags)
    }
    return json.text
  }
}

extension LocalTime {
  /// `14:30`, without seconds.
  fileprivate var shortText: String { String(text.prefix(5)) }
}
