import VaultActions
import VaultEdit
import VaultMessages
import VaultModel
import VaultStore
import VaultTasks

/// The new note that the words of `vault new` or `vault add --event` ask for.
struct NewNoteRequest {
  /// What kind of note it is, and its title.
  let note: NewNote
  /// The words of its title as typed.
  let words: String
  /// What was understood of the words of a task or an event.
  let entry: QuickEntry?
  /// The title of the list that the words of a task put it on.
  let list: String?
  /// What its front matter is to say, above all that the words say.
  let assignments: [Assignment]
  /// The moment at which it is made.
  let now: LocalDateTime

  /// The same with what was answered to the question when it begins; nil where that says no date, or more than one.
  func answered(
    _ answer: String, _ invocation: Invocation, in session: Vault
  ) throws(Failure) -> NewNoteRequest? {
    let request = try NewNoteRequest(note.type, words, assignments, answer: answer, invocation, in: session)
    let isPlain = invocation.arguments.has(AddCommand.plain)
    let hasMore = isPlain ? request.entry?.noteTitle.isEmpty == false : request.note.title != note.title
    return hasMore || request.entry?.block == nil ? nil : request
  }

  /// What its front matter is to say by its words alone.
  var changes: [ItemChange] {
    (entry?.noteChanges ?? []) + (list.map { [.set(["list"], .scalar(NewScalar($0, isText: true)))] } ?? [])
  }

  /// Reads the operands of `vault new`: the type, then the title, which begins with the first word and goes on with every
  /// word that is no `key=value`. For a diary and for money the title is a date, and today if there is none; that of a
  /// task or an event is read as `vault add` reads it.
  init(of invocation: Invocation, in session: Vault) throws(Failure) {
    let words = invocation.arguments.operands
    let type = words.first.flatMap { ItemType(name: $0) } ?? .note
    let isDated = type == .diary || type == .money
    var title: [String] = []
    var assignments: [Assignment] = []
    for word in words.dropFirst() {
      if isDated || !title.isEmpty, let assignment = Assignment(word) {
        assignments.append(assignment)
      } else {
        title.append(word)
      }
    }
    if let other = assignments.first(where: { $0.key == "type" }), other.value != type.name {
      throw Failure(.wrongRequest, .givenTwice, [.text("TYPE"), .text(type.name), .text(other.value)])
    }
    try self.init(type, title.joined(separator: " "), assignments, invocation, in: session)
  }

  /// Reads the title of a note, and its words where it is a task or an event.
  ///
  /// - Parameter answer: what was said when an event was asked for its date.
  init(
    _ type: ItemType, _ title: String, _ assignments: [Assignment] = [], answer: String? = nil,
    _ invocation: Invocation, in session: Vault
  ) throws(Failure) {
    now = try session.now
    words = title
    self.assignments = assignments
    var settings = session.configuration.settings
    if assignments.contains(where: { $0.key == "created" }) { settings.newNotesSayCreated = false }
    let isPlain = invocation.arguments.has(AddCommand.plain)
    let words = NewNoteWords(isPlain ? "" : title, answer, now, settings)
    switch type {
    case .event:
      entry = words.event(at: try invocation.start(from: now, settings) ?? words.start(in: assignments))
    case .task: entry = words.task(besides: assignments)
    default: entry = nil
    }
    if type != .event, invocation.arguments.has(NewCommand.at) {
      let name = type.name(in: invocation.messages.language.language)
      throw Failure(.wrongRequest, .newAtNeedsEvent, [.text(NewCommand.at.spelling), .text(name)])
    }
    var lists = EntryLists(session, invocation)
    list = if let name = entry?.list { try lists.find(name).title } else { nil }
    let own = entry.flatMap { isPlain ? nil : $0.noteTitle }
    if let own, own.isEmpty, !title.isEmpty { throw Failure(.wrongRequest, .newEventHasNoTitle, [.text(title)]) }
    note = try Self.note(type, own ?? title, now, settings)
  }

  private static func note(
    _ type: ItemType, _ title: String, _ now: LocalDateTime, _ settings: Settings
  ) throws(Failure) -> NewNote {
    switch type {
    case .diary:
      let day = try day(title, now, settings, atLeast: .day)
      guard let note = NewNote.diary(on: day, at: now, settings: settings) else {
        throw Failure(.wrongRequest, .diaryNoPlace, [.day(day)])
      }
      return note
    case .money:
      return .money(in: try day(title, now, settings, atLeast: .month), at: now, settings: settings)
    default: break
    }
    guard !title.isEmpty else {
      throw Failure(
        .wrongRequest, .missingOperand, [.text("new"), .text("TITLE"), .message(.operandNewTitle)],
        hints: [.init(.seeHelp, [.text("vault new --help")])])
    }
    do throws(NewNote.Refusal) {
      return try NewNote(type, title: title, at: now, settings: settings)
    } catch {
      throw Failure(.wrongRequest, .newTitleHasNoName, [.text(title)])
    }
  }

  /// The day that a text means, written at least as exactly as asked; today for no text.
  private static func day(
    _ text: String, _ now: LocalDateTime, _ settings: Settings, atLeast precision: DateTimePrecision
  ) throws(Failure) -> LocalDate {
    guard !text.isEmpty else { return now.date }
    do throws(DateExpressionError) {
      let period = try DatePeriod(resolving: text, DayReckoning(at: now, settings, looking: .back))
      guard period.precision >= precision, period.precision != .week || precision == .week else { throw .notADate }
      return period.firstDay
    } catch {
      throw Failure(error, in: text)
    }
  }
}

/// The words of a new task or event, as quick entry reads them; none where they are the title as they stand.
private struct NewNoteWords {
  private let text: String
  private let now: LocalDateTime
  private let settings: Settings

  init(_ text: String, _ answer: String?, _ now: LocalDateTime, _ settings: Settings) {
    self.text = answer.map { text + " " + $0 } ?? text
    self.now = now
    self.settings = settings
  }

  /// An event of these words; `start` is what an option or a key says.
  func event(at start: Moment?) -> QuickEntry {
    QuickEntry(
      event: text, at: start, now: now, weekStart: settings.weekStart, order: .init(locale: settings.locale))
  }

  /// A task of these words; nil where they are nothing but its title.
  func task(besides assignments: [Assignment]) -> QuickEntry? {
    let isDated = assignments.contains { ["due", "start", "scheduled"].contains($0.key) }
    let entry = QuickEntry(
      text, now: now, weekStart: settings.weekStart, order: .init(locale: settings.locale),
      only: isDated ? QuickEntry.meaningsBesideDates : nil)
    return entry.noteTitle.isEmpty ? nil : entry
  }

  /// The start that a key gives; nil where there is none, and for one that does not read.
  func start(in assignments: [Assignment]) -> Moment? {
    guard let value = assignments.last(where: { $0.key == "start" && $0.operation == .set })?.value else { return nil }
    return try? StatedDays.moment(value, DayReckoning(at: now, settings))
  }
}

extension Invocation {
  /// When an event begins by `--at`; `now` is now, rounded up to five minutes.
  fileprivate func start(from now: LocalDateTime, _ settings: Settings) throws(Failure) -> Moment? {
    guard let text = arguments[NewCommand.at] else { return nil }
    guard ["now", "зараз"].contains(text.lowercased()) else {
      return try moment(of: NewCommand.at, DayReckoning(at: now, settings, language: messages.language.language))
    }
    let over = Int64(now.time.secondOfDay % 300)
    return .time(over == 0 ? now : now.adding(seconds: 300 - over) ?? now)
  }
}
