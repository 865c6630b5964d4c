import VaultActions
import VaultExchange
import VaultMessages
import VaultModel
import VaultStore
import VaultSyntax

/// `vault export` of tasks and events: a calendar, todo.txt, or a table; of lessons a calendar.
struct TaskExport {
  /// What is written.
  enum Format: String {
    case calendar = "ics"
    case todoText = "todotxt"
    case table = "csv"
  }

  private let session: CalendarSession
  private let format: Format
  private var invocation: Invocation { session.invocation }

  init(_ session: CalendarSession, as format: Format) {
    self.session = session
    self.format = format
  }

  /// Writes items to the standard output, or to a new file.
  func run(_ found: [FoundItem]) throws(Failure) -> ExitCode {
    let items = CalendarItems(found, of: session, holidays: format == .calendar ? try holidays(of: found) : [:])
    let lessons = format == .calendar ? LessonEntries(found, of: session) : nil
    guard !items.members.isEmpty || lessons?.count ?? 0 > 0 else { throw Failure(.notFound, .exportNoTasks) }
    let others = found.count { found in
      let isLesson = lessons != nil && found.note.type == .timetable
      return found.item.type != .task && found.item.type != .event && !isLesson
    }
    if others > 0 { invocation.note(.exportOtherItems, [.count(others)]) }
    let text: [UInt8]
    switch format {
    case .calendar: text = calendar(of: items, lessons?.entries ?? [])
    case .todoText: text = try todoText(of: items)
    case .table: text = table(of: items)
    }
    try ExportFile(invocation, format: format.rawValue).write(text, count: items.members.count + (lessons?.count ?? 0))
    return .done
  }

  /// The days of the notes of holidays that repetitions link: another program does not have them.
  private func holidays(of found: [FoundItem]) throws(Failure) -> [Repetition: [LocalDate]] {
    var notes = HolidayNotes(try invocation.workspace.vault().index)
    var days: [Repetition: [LocalDate]] = [:]
    for repetition in found.compactMap({ $0.note.repetition(of: $0.item) }) where days[repetition] == nil {
      days[repetition] = try notes.days(of: repetition.exceptionLinks)
    }
    return days
  }

  // MARK: Formats

  private func calendar(of items: CalendarItems, _ lessons: [CalendarEntry]) -> [UInt8] {
    for left in items.left {
      invocation.note(.exportLeft, [.text(left.title), .text(left.key.rawValue), .text(left.value)])
    }
    let document = CalendarDocument(
      items.members.map(\.entry) + lessons, stamp: session.stamp, writer: session.writer
    ) {
      session.zoneComponent(named: $0, from: $1)
    }
    if !document.unexplainedZones.isEmpty { invocation.note(.calendarZoneByName, [.list(document.unexplainedZones)]) }
    return document.bytes
  }

  /// A repeating task has the date at which it stands: what its exceptions leave out nobody else would know.
  private func todoText(of items: CalendarItems) throws(Failure) -> [UInt8] {
    var lines: [String] = []
    let vault = try invocation.workspace.vault()
    var occurrences = TaskOccurrences(try vault.index, zones: vault.zones(named: [], isSilent: true))
    for member in items.members where member.found.item.type == .task {
      let task = member.found.note.task(of: member.found.item)
      let occurrence = task.status.isClosed ? .asWritten : try occurrences.occurrence(of: task)
      let further = TodoPairs(of: task.standing(at: occurrence), member.found.item, in: member.found.note)
      for (key, value) in further.left {
        invocation.note(.exportLeft, [.text(task.title), .text(key), .text(value)])
      }
      lines.append(further.line.text)
    }
    let events = items.members.count { $0.found.item.type == .event }
    if events > 0 { invocation.note(.exportOtherItems, [.count(events)]) }
    return Array(lines.map { $0 + "\n" }.joined().utf8)
  }

  private func table(of items: CalendarItems) -> [UInt8] {
    var table = EntryTable()
    for member in items.members {
      let found = member.found
      let task = found.item.type == .task ? found.note.task(of: found.item) : nil
      let rule = found.note.text(.recurrence, of: found.item)
      table.add(member.entry, of: task, rule: rule, path: found.path.text, line: found.line)
    }
    return Array(table.text.utf8)
  }
}
