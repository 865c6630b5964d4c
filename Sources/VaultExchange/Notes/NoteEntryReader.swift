package import VaultModel
import VaultSyntax

/// Reads tasks and events of notes as entries of a calendar.
///
/// ```swift
/// var reader = NoteEntryReader { link in uids[link.target] }
/// let entry = reader.entry(of: item, in: note, identifier)
/// reader.left        // keys whose values no calendar can say
/// ```
package struct NoteEntryReader {
  /// A key of an item whose value a calendar cannot say.
  package struct Left: Sendable, Hashable {
    package var title: String
    package var key: ItemKey
    package var value: String
  }

  /// What stays at home, in the order of reading.
  package private(set) var left: [Left] = []
  private let identifier: (NamedLink) -> String?
  private let holidays: [Repetition: [LocalDate]]
  private let zones: ZoneTable
  private let weekStart: Weekday

  /// - Parameters:
  ///   - zones: the rules of the zones that the items name.
  ///   - weekStart: the vault's, by which rules in words are read.
  ///   - holidays: the days of the notes that `except` links, which go out in place of the links; none: the links stay at
  ///     home.
  ///   - identifier: the `UID` of what a link leads to; nil when it has none.
  package init(
    zones: ZoneTable = ZoneTable(), weekStart: Weekday = .monday, holidays: [Repetition: [LocalDate]] = [:],
    identifyingBy identifier: @escaping (NamedLink) -> String? = { _ in nil }
  ) {
    self.zones = zones
    self.weekStart = weekStart
    self.holidays = holidays
    self.identifier = identifier
  }

  /// The entry of a task or an event; nil for an item of another type.
  package mutating func entry(of item: Item, in note: Note, _ identifier: CalendarIdentifier) -> CalendarEntry? {
    let count = left.count
    var reminders: [Reminder] = []
    var movedSeconds: Int64 = 0
    var entry: CalendarEntry
    switch item.type {
    case .event:
      let event = note.event(of: item)
      entry = self.entry(of: event, item, note, identifier)
      reminders = event.reminders
    case .task:
      let task = note.task(of: item)
      entry = self.entry(of: task, item, note, identifier)
      reminders = task.reminders
      movedSeconds = task.movedSeconds
    default: return nil
    }
    if note.isPrivate(item) { entry.set(.isPrivate, "true") }
    addReminders(reminders, movedBy: movedSeconds, to: &entry)
    entry.seal = NoteSeal.text(of: item, in: note, besides: left[count...].map(\.value))
    return entry
  }

  private mutating func entry(
    of event: EventItem, _ item: Item, _ note: Note, _ identifier: CalendarIdentifier
  ) -> CalendarEntry {
    var entry = CalendarEntry(.event, identifier)
    entry.set(.title, event.title)
    entry.setTimes(event.start, event.end)
    entry.set(.status, note.ownText("status", of: item))
    entry[.tags] = event.tags
    entry.set(.location, event.location)
    entry.set(.url, event.url)
    entry[.attachments] = event.attachments
    if !event.isBusy { entry.set(.busy, "false") }
    entry.set(.created, note.text(.created, of: item))
    addNotes(to: &entry, of: item, in: note)
    add(event.repetition, to: &entry)
    return entry
  }

  private mutating func entry(
    of task: TaskItem, _ item: Item, _ note: Note, _ identifier: CalendarIdentifier
  ) -> CalendarEntry {
    var entry = CalendarEntry(.task, identifier)
    entry.set(.title, task.title)
    entry.setTimes(task.start, task.end)
    entry.set(.due, task.due?.text)
    if entry[.scheduled].isEmpty, entry[.when].isEmpty { entry.set(.scheduled, task.scheduled?.beginning.text) }
    // A calendar has one time for a task.
    left += task.sittings.dropFirst().map { Left(title: task.title, key: .scheduled, value: $0.text) }
    entry.set(.wait, task.wait?.text)
    entry.set(.status, task.status == .open ? nil : task.status.name)
    entry.set(.priority, task.priority == .none ? nil : task.priority.name)
    entry.set(.completed, task.completed?.text)
    entry.set(.created, task.created?.text)
    entry.set(.list, task.list)
    entry[.tags] = task.tags
    entry.set(.location, task.location)
    entry.set(.url, task.url)
    entry[.attachments] = task.attachments
    entry.set(.parent, task.parent.flatMap(self.identifier))
    entry[.depends] = task.depends.compactMap(self.identifier)
    addNotes(to: &entry, of: item, in: note)
    entry.moveTimes(by: -task.movedSeconds)
    add(task.repetition, to: &entry)
    // No calendar says how often without saying when.
    if task.quota != nil, let rule = note.text(.recurrence, of: item) {
      left.append(Left(title: task.title, key: .recurrence, value: rule))
    }
    return entry
  }

  /// Adds reminders; a moment on the vault's clocks is told by those of the start, and what has nothing to be counted from
  /// stays at home.
  private mutating func addReminders(
    _ reminders: [Reminder], movedBy seconds: Int64, to entry: inout CalendarEntry
  ) {
    for reminder in reminders {
      var text = reminder.text
      if case .at(.time(let time)) = reminder, time.zone == nil, let zone = entry.reminderBase?.zone,
        let clock = zones.clock(of: time, in: zone)
      {
        text = clock.text
      }
      if seconds != 0, let moment = CalendarMoment.moment(inNote: text)?.adding(seconds: -seconds) {
        text = moment.text
      }
      if entry.trigger(of: text, CalendarClocks(zones)) == nil {
        left.append(Left(title: entry.title, key: .remind, value: reminder.text))
      } else {
        entry[.remind].append(text)
      }
    }
  }

  private func addNotes(to entry: inout CalendarEntry, of item: Item, in note: Note) {
    if item.line == nil { entry.set(.notes, NoteBody(of: note).text) }
  }

  private mutating func add(_ repetition: Repetition?, to entry: inout CalendarEntry) {
    guard let repetition else { return }
    let context = RepetitionContext(weekStart: weekStart, holidays: holidays[repetition] ?? [], zones: zones)
    guard let start = entry.repetitionStart,
      let known = RepetitionText.rule(of: repetition, start: start, in: context)
    else {
      left.append(Left(title: entry.title, key: .recurrence, value: repetition.rule))
      return
    }
    entry.set(.recurrence, known.rule?.text)
    entry[.also] = dates(known.also, .also, of: entry)
    entry[.except] = dates(known.except, .except, of: entry)
  }

  /// The dates of a list, each as it comes back from a calendar; a link to a note of holidays stays at home.
  private mutating func dates(
    _ dates: [RepetitionDate], _ key: ItemKey, of entry: CalendarEntry
  ) -> [String] {
    dates.flatMap { date -> [String] in
      switch date {
      case .moment(let moment) where key == .except:
        return entry.exceptionTexts(of: [.time(moment)], CalendarClocks(zones))
      case .moment(let moment): return [entry.dateText(of: .time(moment), CalendarClocks(zones))]
      case .days(let span):
        let count = min(span.last.days(since: span.first), Self.longestSpan)
        return (0...max(0, count)).compactMap { span.first.adding(days: $0)?.text }
      case .link:
        left.append(Left(title: entry.title, key: key, value: date.text))
        return []
      }
    }
  }

  /// The most days after its first one that a span of exceptions is written out for: ten years.
  private static let longestSpan = 3653
}

extension PlannedTime {
  /// The day, or the moment at which it begins.
  fileprivate var beginning: Moment {
    switch self {
    case .day(let date): .day(date)
    case .time(let time): .time(time)
    case .block(let date, let times): .time(LocalDateTime(date, times.start))
    }
  }
}

extension Note {
  /// The text of a key that the item's type does not define; nil where there is none.
  func ownText(_ key: String, of item: Item) -> String? {
    guard let field = fields[item.fields].last(where: { document.text($0.keyRange) == key }) else { return nil }
    return texts(of: field).first?.trimmed.text
  }
}
