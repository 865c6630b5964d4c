import VaultActions
import VaultMessages
import VaultModel
import VaultSearch
import VaultStore
import VaultSyntax
import VaultTasks

/// Prints what takes place: for people day by day; for programs one line a day of it.
struct AgendaPrinter {
  let invocation: Invocation
  private let answer: AgendaAnswer
  let handles: ItemHandles
  private let styles: ItemStyles

  init(_ answer: AgendaAnswer, _ vault: IndexedVault, _ invocation: Invocation) throws(Failure) {
    self.answer = answer
    self.invocation = invocation
    styles = try ItemStyles(of: vault)
    handles = try Handles(vault.snapshot).handles(of: answer.items.sorted())
  }

  /// Prints day after day, as many rows at a time as ``most``, until there are no more or nobody reads on.
  ///
  /// - Parameter days: the days that were read, for a heading above several.
  /// - Returns: how many rows there were.
  func print(_ answer: inout AgendaAnswer, under days: StatedDays?) throws(Failure) -> Int {
    var count = 0
    while !invocation.shouldStop {
      var rows: [AgendaLine] = []
      while rows.count < Self.most, let day = try answer.nextDay(invocation) { rows += day.lines }
      guard !rows.isEmpty else { break }
      if count > 0 {
        if invocation.isForReading { invocation.print("") }
      } else if let days, days.first < days.last {
        invocation.printHeading(of: days)
      }
      try dayListing.print(rows, invocation, isContinued: count > 0) { printDays(rows) }
      count += rows.count
      invocation.output.flush()
    }
    return count
  }

  /// Columns are as wide as these many rows need, so that the first are shown before the last are known.
  private static let most = 500

  // MARK: For people

  private func printDays(_ rows: [AgendaLine]) {
    let lines = dayListing.lines(of: rows, invocation, indent: 2)
    var day: LocalDate?
    for (row, line) in zip(rows, lines) {
      if invocation.shouldStop { return }
      if row.day != day {
        if day != nil { invocation.print("") }
        invocation.print(invocation.painter.paint(heading(of: row.day), .heading))
        day = row.day
      }
      invocation.print("  " + line)
    }
  }

  /// `Fri, 20 Nov 2026 · today`
  func heading(of day: LocalDate) -> String {
    let text = day.text(in: invocation.messages.language)
    return day == answer.now.date ? "\(text) · \(invocation.messages(.nearToday))" : text
  }

  private static func remarks(
    on row: AgendaAnswer.Row, _ marks: StyleMarks, _ today: LocalDate, _ messages: Messages
  ) -> AlignedTable.Cell {
    var remarks: [String] = []
    switch row.role {
    case .start: break
    case .due: remarks.append(messages(.agendaDue))
    case .scheduled: remarks.append(messages(.tasksPlanned))
    }
    if row.entry.dayCount > 1 {
      remarks.append(messages(.agendaDayOf, [.count(row.entry.dayNumber), .count(row.entry.dayCount)]))
    }
    if let location = row.item.location { remarks.append(location) }
    if row.item.repetition != nil { remarks.append("↻") }
    if let waits = row.held?.waits(messages, today) { remarks.append(waits) }
    var pieces = remarks.map { (text: $0, role: TextRole.faint) }
    if let list = marks.listPiece { pieces.append(list) }
    pieces += row.item.tags.map(marks.piece(ofTag:))
    return AlignedTable.Cell(pieces, separator: " · ")
  }

  // MARK: Columns

  var listing: Listing<AgendaAnswer.Row> {
    typealias Row = Column<AgendaAnswer.Row>
    let (handles, now, zones, messages) = (handles, answer.now, answer.zones, invocation.messages)
    let isCurrent = { @Sendable (row: AgendaAnswer.Row) in row.entry.isCurrent(at: now, zones) }
    let marks = { @Sendable [styles] (row: AgendaAnswer.Row) -> StyleMarks in
      let item = row.item
      return StyleMarks(
        list: item.list, tags: item.tags, ofTaskAt: item.type == .task ? item.place.path : nil, in: styles)
    }
    let handle = Row("handle", .fixed, .handle) { handles[$0.item.place.item] ?? "" }
    let day = Row("day") { $0.entry.day.text }
    let start = Row("start") { $0.entry.start.text }
    let end = Row("end") { $0.entry.end?.text }
    let type = Row("type") { $0.item.type.name }
    let role = Row("role") { $0.role.name }
    let title = Row("title", .title, .title) { $0.item.title }
    let location = Row("location") { $0.item.location }
    let place = Row("place", .place, .path) { $0.item.place.text }
    return Listing(
      [
        handle, Row("path") { $0.item.place.path }, Row("line") { $0.item.place.line }, type, title, day, role, start,
        end, Row("allDay") { $0.entry.start.isWholeDay }, Row("dayNumber") { $0.entry.dayNumber },
        Row("dayCount") { $0.entry.dayCount }, Row("current") { isCurrent($0) }, Row("repeated") { $0.isRepeated },
        location, Row("tags") { $0.item.tags },
      ] + StyleMarks.columns(marks),
      fields: [handle, day, start, end, type, role, title, location, place],
      cells: [
        handle, Row(forPeople: .fixed) { .init(isCurrent($0) ? "▶" : "", .success) },
        Row(forPeople: .fixed) { row in
          // Of a day on which something is only due nothing is said.
          let wholeDay = row.role == .start ? messages(.agendaAllDay) : ""
          return .init(row.entry.times(messages, wholeDay: wholeDay), isCurrent(row) ? .success : .faint)
        }, title,
        Row(forPeople: .flexible(minimum: 8).whereThereIsRoom) { row in
          Self.remarks(on: row, marks(row), now.date, messages)
        }, place,
      ])
  }
}

extension AgendaEntry {
  /// `14:00–15:30`, `–01:30` on the last of several days, `all day` between; what is said of a whole day.
  func times(_ messages: Messages, wholeDay: String) -> String {
    guard case .time(let start) = start else { return wholeDay }
    let end = end?.timeOfDay?.shortText
    switch (dayNumber, dayCount) {
    case (1, 1): return [start.time.shortText, end].compactMap(\.self).joined(separator: "–")
    case (1, _): return start.time.shortText + "–"
    case (dayCount, _): return "–" + (end ?? "")
    default: return messages(.agendaAllDay)
    }
  }
}
