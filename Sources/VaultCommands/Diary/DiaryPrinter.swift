import VaultActions
import VaultJournal
import VaultMessages
import VaultModel
import VaultPlanner
import VaultStore
import VaultSyntax

/// Prints the diary: for people a day, or the entries of several; for programs one line an entry.
///
/// The section of a line is `entry`, `on-this-day` of an earlier year, or `done` of a task, which JSON leaves to
/// `vault list completed`.
struct DiaryPrinter {
  private let invocation: Invocation

  init(_ invocation: Invocation) { self.invocation = invocation }

  // MARK: Several days

  /// Prints entries, the newest first.
  func print(_ entries: [FoundEntry], on days: StatedDays?) throws(Failure) {
    if let days, !entries.isEmpty { invocation.printHeading(of: days) }
    let known = entries.map(\.entry.day)
    let span = known.min().flatMap { first in known.max().map { "date:\(first.text)..\($0.text)" } }
    let handles = try DiaryHandles(on: span ?? "", invocation)
    let rows = entries.map { Row($0, section: .entry, handles) }
    let listing = listing()
    try listing.print(rows, invocation) {
      var day: LocalDate?
      for (row, line) in zip(rows, listing.lines(of: rows, invocation, indent: 2)) {
        if invocation.shouldStop { return }
        if row.day != day {
          if day != nil { invocation.print("") }
          printHeading(row.day.text(in: invocation.messages.language))
          day = row.day
        }
        invocation.print("  " + line)
      }
    }
  }

  // MARK: A day

  /// Prints a day with what was done and what is remembered.
  func print(_ day: ShownDay) throws(Failure) {
    let days = Set(day.remembered.map(\.day)).union([day.day]).sorted().map { "date:" + $0.text }
    let handles = try DiaryHandles(
      on: days.joined(separator: " OR "), and: day.done.map(\.place.item), invocation)
    let entries = day.entries.map { Row($0, section: .entry, handles) }
    let done = invocation.format == "json" ? [] : day.done.map { Row($0, on: day.day, handles) }
    let remembered = day.remembered.flatMap { note in
      note.entries.isEmpty
        ? [Row(note, handles)] : note.entries.reversed().map { Row($0, section: .remembered, handles) }
    }
    let listing = listing()
    try listing.print(entries + done + remembered, invocation) {
      guard !(day.isEmpty && done.isEmpty && remembered.isEmpty) else { return }
      printHeading(heading(of: day))
      for (row, line) in zip(entries, listing.lines(of: entries.map(\.withoutText), invocation, indent: 2)) {
        invocation.print("  " + line)
        // An entry without a text has not one empty line of it.
        let text = row.text.isEmpty ? [] : row.text.split(separator: "\n", omittingEmptySubsequences: false)
        for line in text.flatMap({ TextWrap.written(SafeText.lines($0), width: max(20, invocation.columns - 4)) }) {
          invocation.print(line.isEmpty ? "" : "    " + line)
        }
      }
      printPart(.diaryDone, done)
      printPart(.diaryOnThisDay, remembered)
    }
  }

  private func printHeading(_ text: String) { invocation.printHeading(text) }

  /// The date, and how the day was: what its note says, else the mean of its check-ins.
  private func heading(of day: ShownDay) -> String {
    let messages = invocation.messages
    var parts = [day.day.text(in: messages.language)]
    if let mood = day.mood {
      parts.append(mood.emoji)
    } else if let mean = day.mean {
      parts.append(messages(.statsMean, [.text(messages.figure(mean.text)), .count(mean.count)]))
    }
    if let energy = day.energy { parts.append(messages(.diaryEnergy, [.count(energy)])) }
    return parts.joined(separator: " · ")
  }

  private func printPart(_ heading: MessageKey, _ rows: [Row]) {
    guard !rows.isEmpty else { return }
    invocation.print("")
    printHeading(invocation.messages(heading))
    let listing = listing(showsDays: rows.first?.section == .remembered)
    for line in listing.lines(of: rows, invocation, indent: 2) { invocation.print("  " + line) }
  }

  // MARK: Columns

  private enum Section: String, Sendable {
    case entry, done
    case remembered = "on-this-day"
  }

  private struct Row: Sendable {
    let section: Section
    let handle: String
    let day: LocalDate
    var time: LocalTime?
    var kind: String?
    var title = ""
    var text = ""
    var firstLine = ""
    var images: [String] = []
    var mood: Mood?
    var energy: Int?
    var tags: [String] = []
    let path: Path
    let line: Int

    init(_ found: FoundEntry, section: Section, _ handles: DiaryHandles) {
      let entry = found.entry
      handle = handles.name(at: found.path, from: entry.kind == .checkIn ? entry.range.lower : nil)
      self.section = section
      (day, time, kind) = (entry.day, entry.time, entry.kind.rawValue)
      (title, text, firstLine) = (entry.title, entry.text, entry.firstLine)
      (images, mood, energy, tags) = (entry.images, entry.mood, entry.energy, entry.tags)
      (path, line) = (found.path, found.line)
    }

    init(_ task: FoundTask, on day: LocalDate, _ handles: DiaryHandles) {
      handle = handles.name(of: task.place.item)
      (section, self.day, kind) = (.done, day, "task")
      (title, tags, path, line) = (task.title, task.task.tags, task.place.path, task.place.line)
    }

    /// A day of which only a note as a whole says something.
    init(_ note: DiaryNote, _ handles: DiaryHandles) {
      handle = handles.name(at: note.path, from: nil)
      (section, day, mood, energy) = (.remembered, note.day, note.mood, note.energy)
      (path, line) = (note.path, 1)
    }

    /// As it is shown above its text.
    var withoutText: Row {
      var row = self
      row.firstLine = ""
      return row
    }
  }

  /// - Parameter showsDays: whether people see on which day a row is, as nothing above it says.
  private func listing(showsDays: Bool = false) -> Listing<Row> {
    typealias Own = Column<Row>
    let clock = { @Sendable (row: Row) in row.time?.shortText }
    let day = Own("date") { $0.day.text }
    let time = Own("time") { clock($0) }
    let kind = Own("kind") { $0.kind }
    let section = Own("section") { $0.section.rawValue }
    let title = Own("title", .title, .title) { $0.title }
    let images = Own("images") { $0.images }
    let mood = Own("mood") { $0.mood?.name }
    let first = Own("firstLine") { $0.firstLine }
    let place = Own("place", .place, .path) { "\($0.path.text):\($0.line)" }
    return Listing(
      [
        section, day, time, kind, title, Own("text") { $0.text }, images, mood, Own("energy") { $0.energy },
        Own("tags") { $0.tags }, Own("path") { $0.path }, Own("line") { $0.line },
      ],
      fields: [section, day, time, kind, title, mood, images, first, place],
      cells: [Own(forPeople: .fixed) { .init($0.handle, .handle) }]
        + (showsDays ? [Own(forPeople: .fixed) { .init($0.day.text) }] : []) + [
          Own(forPeople: .fixed) { .init($0.section == .done ? "✓" : clock($0) ?? "", .faint) },
          Own(forPeople: .fixed) { .init($0.mood?.emoji ?? "") }, title,
          Own(forPeople: .fixed) { .init($0.images.isEmpty ? "" : "▣", .faint) },
          Own(forPeople: .flexible(minimum: 8).whereThereIsRoom) { .init($0.firstLine, .faint) }, place,
        ])
  }
}
