import VaultActions
import VaultMessages
import VaultModel
import VaultStore
import VaultSyntax

/// What `vault recur` is asked: a rule or the repetition of an item, laid from a start, and the dates of it that are wanted.
struct RecurRequest {
  let schedule: Schedule
  /// The item, where one was named.
  let item: FoundItem?
  let weekStart: Weekday
  /// The zones by which its times are read.
  let zones: ZoneTable
  /// The first moment that is listed.
  let from: LocalDateTime
  /// The last moment that is listed.
  let through: LocalDateTime
  /// How many are listed at most.
  let count: Int

  /// How many dates are listed where nothing says how many.
  private static let usualCount = 10

  /// Days, or how often in each period on no day of its own.
  enum Asked {
    case schedule(RecurRequest)
    case quota(HabitQuota)
  }

  /// Reads the request.
  ///
  /// - Throws: the failure to report; a rule that does not read is printed with a caret before it.
  static func asked(_ invocation: Invocation) throws(Failure) -> Asked {
    let text = invocation.arguments.operands.first ?? ""
    let now = try invocation.vaultNow()
    var lookup = ItemLookup(invocation.workspace.anew())
    switch try meaning(of: text, &lookup, invocation) {
    case .quota(let quota):
      lookup.finish()
      return .quota(quota)
    case .rule(let repetition, let found):
      return .schedule(try RecurRequest(repetition, found, at: now, &lookup, invocation))
    }
  }

  private init(
    _ repetition: Repetition, _ found: FoundItem?, at now: LocalDateTime, _ lookup: inout ItemLookup,
    _ invocation: Invocation
  ) throws(Failure) {
    weekStart = found?.settings.weekStart ?? .monday
    let reckoning = DayReckoning(
      at: now, found?.settings ?? Settings(), language: invocation.messages.language.language)
    let first = try invocation.moment(of: RecurCommand.from, reckoning)
    let last = try invocation.moment(of: RecurCommand.until, reckoning)
    let start =
      found.flatMap { $0.note.repetitionStart(of: $0.item) } ?? first
      ?? Self.usualStart(of: repetition, on: now.date, weekStart)
    lookup.finish()
    let holidays = try Self.holidays(of: repetition, found, invocation)
    let settings =
      if let found { found.settings } else {
        try Vault.unlessAbsent(for: invocation)?.configuration.settings
      }
    zones = invocation.workspace.zones(
      setting: settings?.timezone, named: [start.zoneName].compactMap(\.self) + repetition.zoneNames)
    do throws(ScheduleError) {
      schedule = try Schedule(
        repetition, start: start, since: found.flatMap { $0.note.currentOccurrence(of: $0.item) },
        weekStart: weekStart, exceptions: holidays, zones: zones)
    } catch {
      throw invocation.failure(error, in: repetition)
    }
    item = found
    from =
      Self.firstListed(
        found, asked: first,
        Self.earlier(
          Self.earlier(start, schedule.firstMoment), found.flatMap { $0.note.currentOccurrence(of: $0.item) }), now
      ).beginning
    through = last?.end ?? .latest
    count = invocation.arguments[RecurCommand.count].flatMap { Int($0) } ?? (last == nil ? Self.usualCount : .max)
  }

  /// Where a rule begins that says no day: every second month, as every second week, begins with the next one of its days,
  /// as a task does that is added with it.
  private static func usualStart(of repetition: Repetition, on today: LocalDate, _ weekStart: Weekday) -> Moment {
    guard var words = try? RepetitionWords(reading: repetition.rule), words.rule.interval > 1 else {
      return .day(today)
    }
    words.rule.interval = 1
    let each = try? Schedule(
      Repetition(rule: words.sentence(in: .english)), start: .day(today), weekStart: weekStart, exceptions: [])
    return each?.occurrences.first { _ in true } ?? .day(today)
  }

  /// What a text says.
  private enum Meaning {
    case rule(Repetition, FoundItem?)
    case quota(HabitQuota)
  }

  /// A text that begins as rules do is one; any other is an item, and a rule that does not read only where none has that
  /// name.
  private static func meaning(
    of text: String, _ lookup: inout ItemLookup, _ invocation: Invocation
  ) throws(Failure) -> Meaning {
    let written = Repetition(rule: text)
    guard let fault = written.fault else { return .rule(written, nil) }
    if let quota = HabitQuota(reading: text) { return .quota(quota) }
    if case .rule(let range) = fault.place, range.lower > 0 || text.contains("=") {
      throw invocation.failure(fault, in: written)
    }
    let found: FoundItem
    do throws(Failure) {
      found = try lookup.find(text)
    } catch {
      // Who types more than a file's name may have means a rule.
      let isWord = fault.suggestions.isEmpty && text.utf8.count <= 255
      throw error.isOfUnknownName && !isWord ? invocation.failure(fault, in: written) : error
    }
    if let quota = found.note.quota(of: found.item) { return .quota(quota) }
    guard let repetition = found.note.repetition(of: found.item) else {
      throw Failure(
        .wrongRequest, .recurNotRepeating, [.text(found.title)],
        hints: [.init(.recurNotRepeatingHint, [.call(["set", found.title])])])
    }
    return .rule(repetition, found)
  }

  /// A rule is listed from its start on, a task from the occurrence that is due, an event from today on.
  private static func firstListed(
    _ item: FoundItem?, asked: Moment?, _ start: Moment, _ now: LocalDateTime
  ) -> Moment {
    guard let item else { return start }
    return asked ?? (item.item.type == .event ? .day(now.date) : start)
  }

  /// A holiday moves the first occurrence before the start, too.
  private static func earlier(_ start: Moment, _ shown: Moment?) -> Moment {
    guard let shown else { return start }
    return shown.beginning.secondsSinceEpoch < start.beginning.secondsSinceEpoch ? shown : start
  }

  /// The days of linked notes; who asks for dates wants to know of a link that says nothing.
  private static func holidays(
    of repetition: Repetition, _ found: FoundItem?, _ invocation: Invocation
  ) throws(Failure) -> [LocalDate] {
    let links = repetition.exceptionLinks
    guard !links.isEmpty else { return [] }
    let session: Vault
    if let root = found?.root {
      session = try Vault(root, for: invocation)
    } else {
      session = try Vault(for: invocation)
    }
    defer { session.keepIndex() }
    return try session.holidays(linkedBy: links, refusingEmpty: true)
  }
}

extension Moment {
  /// The moment itself, or the beginning of the day.
  var beginning: LocalDateTime {
    switch self {
    case .day(let date): LocalDateTime(date)
    case .time(let moment): moment
    }
  }

  /// The last second.
  fileprivate var end: LocalDateTime {
    switch self {
    case .day(let date): LocalDateTime(date, LocalTime(secondOfDay: 86_399) ?? .midnight)
    case .time(let moment): moment
    }
  }
}

extension LocalDateTime {
  fileprivate static var latest: LocalDateTime { LocalDateTime(.last, LocalTime(secondOfDay: 86_399) ?? .midnight) }
}
