import VaultActions
import VaultMessages
import VaultModel
import VaultStore
import VaultSyntax

/// `vault diary [DAY|DAYS|TEXT…]`
enum DiaryCommand {
  static let mood = Flag("mood", value: .feeling, "MOOD", summary: .flagDiaryMood)
  static let image = Flag("image", value: .path, "FILE", summary: .flagDiaryImage)
  static let on = Flag("on", value: .pastDay, "DATE", summary: .flagDiaryOn)
  static let from = Flag("from", value: .moment, "DATE", summary: .flagDiaryFrom)
  static let to = Flag("to", value: .moment, "DATE", summary: .flagDiaryTo)
  static let `where` = Flag("where", value: .query, "QUERY", summary: .flagDiaryWhere)
  /// The flags with which words are text but where they are a day, which they then name.
  private static let writing = [mood, MoodCommand.energy, image, MoodCommand.at, on, .dryRun]
  private static let reading = [from, to, `where`]

  static let syntax = CommandSyntax(
    "diary", summary: .commandDiary,
    operands: [
      Operand("DAY|DAYS|TEXT", .days(["today", "yesterday", "week", "month"]), .any, summary: .operandDiary)
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
    guard let request = try DiaryRequest(words, invocation) else { return try write(words, invocation) }
    switch request {
    case .day(let day): return try show(day, invocation)
    case .entries(let days, let query): return try list(days, query, invocation)
    }
  }

  // MARK: Write

  private static func write(_ words: String, _ invocation: Invocation) throws(Failure) -> ExitCode {
    let arguments = invocation.arguments
    let vault = try invocation.workspace.vault()
    let now = try vault.now
    let reckoning = try invocation.reckoning(looking: .back)
    let dated = arguments.has(on) ? nil : DatedText(beginningWithDay: arguments.operands, reckoning)
    let named = try arguments.has(on) || dated != nil ? dated?.day : day(of: words, reckoning)
    let text = dated?.text ?? (named == nil ? words : "")
    // `diary today was great` is text, and whoever meant a day is told how to say it; a day that cannot be meant is none.
    if !arguments.has(on), dated == nil, let left = DatedText.left(in: text, reckoning), left.reason == nil,
      left.before == nil
    {
      invocation.note(left, .diaryDayInText)
    }
    var request = LogEntry(text)
    request.feeling = try arguments[mood].map { text throws(Failure) in try StatedFeeling(stated: text) }
    request.energy = arguments.wholeNumber(MoodCommand.energy)
    request.image = try arguments[image].map { name throws(Failure) in
      try PhotoSource.realPath(Path(name), vault, invocation)
    }
    guard !text.trimmed.isEmpty || request.image != nil || request.feeling != nil else {
      throw Failure(
        .wrongRequest, .diaryNoText, hints: [Remark(.diaryTextHint)] + (named == nil ? [] : [Remark(.diaryAsText)]))
    }
    let stated = try invocation.moment(of: on, reckoning)?.date
    let day = named ?? stated
    request.moment =
      try invocation.time(of: MoodCommand.at, on: day)
      ?? day.flatMap { $0 == now.date ? nil : LocalDateTime($0, now.time) }
    let proposal = try request.proposal(in: invocation.workspace)
    guard let mood = request.feeling?.mood, request.moment == nil else {
      return try EditRun.finish(proposal, invocation)
    }
    return try EditRun.finish(proposal, mood, invocation)
  }

  /// The day that words alone name, as in `yesterday --mood happy`; nil for a text.
  ///
  /// - Throws: that they name several days, or nearly a day, or have the shape of a date that is none.
  private static func day(of words: String, _ reckoning: DayReckoning) throws(Failure) -> LocalDate? {
    // A number is a text where a flag says that something is written.
    guard !words.trimmed.isEmpty, !StatedDays.isCount(words) else { return nil }
    guard let days = try StatedDays(typed: words, reckoning) else {
      guard let meant = StatedDays.misspelled(words, reckoning) else { return nil }
      throw Failure(.notADate, in: words, hints: [.didYouMean([meant]), Remark(.diaryAsText)])
    }
    guard days.count == 1 else {
      throw Failure(.wrongRequest, .dateSeveralDays, [.text(words)], hints: [Remark(.diaryAsText)])
    }
    // What is written of a day is of one that was.
    if days.first > reckoning.now.date {
      return try Moment(typed: words, reckoning, hints: [Remark(.diaryAsText)]).date
    }
    return days.first
  }

  // MARK: Read

  private static func show(_ day: LocalDate, _ invocation: Invocation) throws(Failure) -> ExitCode {
    let shown = try ShowDay(day).answer(in: invocation.workspace)
    try DiaryPrinter(invocation).print(shown)
    guard shown.isEmpty else { return .done }
    invocation.note(.diaryNothingOn, [.day(day)])
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
      invocation.note(.diaryNothing, [.day(days.first), .day(days.last)])
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
    let now = try invocation.workspace.vault().now
    let reckoning = try invocation.reckoning(looking: .back)
    let arguments = invocation.arguments
    let (first, last, query) = (arguments[DiaryCommand.from], arguments[DiaryCommand.to], arguments[DiaryCommand.where])
    if first != nil || last != nil {
      guard words.isEmpty else {
        let option = first == nil ? DiaryCommand.to : DiaryCommand.from
        throw Failure(.wrongRequest, .agendaDaysTwice, [.text(option.spelling)])
      }
      self = .entries(try StatedDays(typedFrom: first, to: last, reckoning), query: query)
      return
    }
    guard !words.isEmpty else {
      self = query == nil ? .day(now.date) : .entries(nil, query: query)
      return
    }
    guard let days = try StatedDays(typed: words, reckoning) else {
      // A number or a length of time is meant as days; as text it has a flag that says so.
      guard query == nil, !StatedDays.isCount(words) else {
        throw Failure(.notADate, in: words, hints: [.init(.dateDaysSuchAs)])
      }
      return nil
    }
    self = days.count == 1 && query == nil ? .day(days.first) : .entries(days, query: query)
  }
}
