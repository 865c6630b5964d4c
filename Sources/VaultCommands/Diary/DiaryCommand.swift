import VaultActions
import VaultMessages
import VaultModel
import VaultStore
import VaultSyntax

/// `vault diary [DAY|DAYS|TEXT…]`
enum DiaryCommand {
  static let mood = Flag("mood", value: .usual(Mood.allCases.map(\.name)), "MOOD", summary: .flagDiaryMood)
  static let image = Flag("image", value: .path, "FILE", summary: .flagDiaryImage)
  static let on = Flag("on", value: .moment, "DATE", summary: .flagDiaryOn)
  static let from = Flag("from", value: .moment, "DATE", summary: .flagDiaryFrom)
  static let to = Flag("to", value: .moment, "DATE", summary: .flagDiaryTo)
  static let `where` = Flag("where", value: .query, "QUERY", summary: .flagDiaryWhere)
  /// The flags with which words are text, whatever they say.
  private static let writing = [mood, MoodCommand.energy, image, MoodCommand.at, on, .dryRun]
  private static let reading = [from, to, `where`]

  static let syntax = CommandSyntax(
    "diary", summary: .commandDiary,
    operands: [
      Operand("DAY|DAYS|TEXT", .usual(["today", "yesterday", "week", "month"]), .any, summary: .operandDiary)
    ],
    flags: writing + reading, formats: ["text", "json", "paths"], isListing: true,
    exclusions: writing.flatMap { flag in reading.map { [flag, $0] } },
    examples: [
      Example("vault --vault sample-vault --now 2026-11-20 diary yesterday", .exampleDiary),
      Example(
        "vault --vault sample-vault --now '2026-11-20 15:00' diary 'walked by the river' --mood happy --dry-run",
        .exampleDiaryWrite),
      Example("vault --vault sample-vault --now 2026-11-20 diary month", .exampleDiaryMonth),
      Example("vault --vault sample-vault --now 2026-11-20 diary --where coffee", .exampleDiaryWhere),
    ],
    exits: [Exit(.done, .exitFound), Exit(.nothingFound, .exitDiaryNone), .wrongCall, .ioFailure, .conflict])

  static func run(in invocation: inout Invocation) throws(Failure) -> ExitCode {
    let words = invocation.arguments.joinedOperands
    if writing.contains(where: { [invocation] in invocation.arguments.has($0) }) {
      return try write(words, invocation)
    }
    guard let request = try DiaryRequest(words, invocation) else {
      let code = try write(words, invocation)
      // A day that is misspelled was written as text.
      if !words.contains(" ") { invocation.noteNearbyDays(in: words) }
      return code
    }
    switch request {
    case .day(let day): return try show(day, invocation)
    case .entries(let days, let query): return try list(days, query, invocation)
    }
  }

  // MARK: Write

  private static func write(_ text: String, _ invocation: Invocation) throws(Failure) -> ExitCode {
    let arguments = invocation.arguments
    var request = LogEntry(text)
    request.mood = try arguments[mood].map { text throws(Failure) in try Mood(stated: text, in: invocation) }
    request.energy = arguments.wholeNumber(MoodCommand.energy)
    let vault = try invocation.workspace.vault()
    request.image = try arguments[image].map { name throws(Failure) in
      try PhotoSource.realPath(Path(name), vault, invocation)
    }
    guard !text.trimmed.isEmpty || request.image != nil || request.mood != nil else {
      throw Failure(.wrongRequest, .diaryNoText, hints: [Remark(.diaryTextHint)])
    }
    let now = try vault.now
    let day = try arguments[on].map { text throws(Failure) in
      guard let days = try StatedDays(before: text, now, vault.settings), days.count == 1 else {
        throw Failure(.notADate, in: text) { on.spelling + " " + $0 }
      }
      return days.first
    }
    request.moment =
      try invocation.time(of: MoodCommand.at, on: day) ?? day.map { LocalDateTime($0, now.time) }
    let proposal = try request.proposal(in: invocation.workspace)
    guard let mood = request.mood, request.moment == nil else { return try EditRun.finish(proposal, invocation) }
    return try EditRun.finish(proposal, mood, invocation)
  }

  // MARK: Read

  private static func show(_ day: LocalDate, _ invocation: Invocation) throws(Failure) -> ExitCode {
    let shown = try ShowDay(day).answer(in: invocation.workspace)
    try DiaryPrinter(invocation).print(shown)
    guard shown.isEmpty else { return .done }
    invocation.note(.diaryNothingOn, [.text(day.text)])
    return .nothingFound
  }

  private static func list(
    _ days: StatedDays?, _ query: String?, _ invocation: Invocation
  ) throws(Failure) -> ExitCode {
    var request = ReadDiary(on: days.map { $0.first...$0.last })
    request.query = query
    let entries = try request.answer(in: invocation.workspace)
    try DiaryPrinter(invocation).print(entries, on: days)
    guard entries.isEmpty else { return .done }
    if let query {
      invocation.note(.diaryNothingFits, [.text(query)])
    } else if let days {
      invocation.note(.diaryNothing, [.text(days.first.text), .text(days.last.text)])
    }
    return .nothingFound
  }
}

/// What of the diary is to be read.
private enum DiaryRequest {
  case day(LocalDate)
  /// All days where they are nil.
  case entries(StatedDays?, query: String?)

  /// Nil where the words are no days, and so the text of an entry.
  init?(_ words: String, _ invocation: Invocation) throws(Failure) {
    let vault = try invocation.workspace.vault()
    let (now, settings) = (try vault.now, vault.settings)
    let arguments = invocation.arguments
    let (first, last, query) = (arguments[DiaryCommand.from], arguments[DiaryCommand.to], arguments[DiaryCommand.where])
    if first != nil || last != nil {
      guard words.isEmpty else {
        let option = first == nil ? DiaryCommand.to : DiaryCommand.from
        throw Failure(.wrongRequest, .agendaDaysTwice, [.text(option.spelling)])
      }
      // The diary looks back.
      let days = try StatedDays(from: first ?? LocalDate.first.text, to: last ?? now.date.text, now, settings)
      self = .entries(days, query: query)
      return
    }
    guard !words.isEmpty else {
      self = query == nil ? .day(now.date) : .entries(nil, query: query)
      return
    }
    guard let days = try StatedDays(before: words, now, settings) else {
      // A number or a length of time is meant as days; as text it has a flag that says so.
      guard query == nil, !StatedDays.isCount(words) else {
        throw Failure(.notADate, in: words, hints: [.init(.mealsDaysHint)])
      }
      return nil
    }
    self = days.count == 1 && query == nil ? .day(days.first) : .entries(days, query: query)
  }
}

extension StatedDays {
  /// Reads days that somebody looks back on: `monday`, `october` and `24 dec` are the last ones, today among them, and `3`
  /// the last three days; nil for any other words, and for several that only begin like days.
  ///
  /// - Throws: what is wrong with one word that has the shape of a date, and that so many days ago there is no day.
  fileprivate init?(before text: String, _ now: LocalDateTime, _ settings: Settings) throws(Failure) {
    let (text, today) = (text.trimmed, now.date)
    if let count = Self.count(text) {
      guard let first = today.adding(days: 1 - count) else {
        throw Failure(.notADate, in: text, hints: [.init(.mealsDaysHint)])
      }
      self.init(on: first)
      self = reaching(today)
      return
    }
    // What is wrong with the words is said below.
    switch try? DateExpression(text).meaning {
    case .day(.weekday(let weekday))?:
      self.init(on: today.adding(days: -today.weekday.daysAfter(weekday)) ?? .first)
      return
    case .day(.dayOfMonth(let day, let month, nil))?:
      if let last = Self.last(day, month, through: today) {
        self.init(on: last)
        return
      }
    default: break
    }
    if let month = MonthName.month(text), let first = Self.last(1, month, through: today) {
      self.init(on: first)
      self = reaching(first.endOfMonth)
      return
    }
    do throws(Failure) {
      guard let days = try StatedDays(text, now, settings) else { return nil }
      self = days
    } catch {
      // `today... I was tired` is a sentence.
      guard text.contains(" ") else { throw error }
      return nil
    }
  }

  /// Whether some words are nothing but digits or a length of time, however large: `0`, `90 min`.
  fileprivate static func isCount(_ text: String) -> Bool {
    let unit = text.trimmed.drop { $0.isASCII && $0.isNumber }
    return unit.isEmpty || TimeSpan(text) != nil || TimeSpan("1" + unit) != nil
  }

  /// The last such day of a year up to today; the 29th of February is one in eight years at least.
  private static func last(_ day: Int, _ month: Int, through today: LocalDate) -> LocalDate? {
    (0...8).lazy.compactMap { LocalDate(year: today.year - $0, month: month, day: day) }.first { $0 <= today }
  }
}
