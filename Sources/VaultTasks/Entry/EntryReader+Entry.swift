import VaultModel
import VaultSyntax

// What the phrases that are meant come to.
extension EntryReader {
  /// Makes the entry of what is taken; says why where its rule comes to nothing.
  mutating func makeEntry() -> QuickEntry.Refusal? {
    entry = QuickEntry()
    var time: LocalTime?
    var times: TimeRange?
    var part: PartOfDay?
    var said: DateExpression.Day?
    var saidPart: PartOfDay?
    var beginsBlock = false
    var end: EntryPhrase.End?
    let taken = phrases.filter(\.isTaken)
    let deadline = taken.first { $0.isWhen && $0.pieceMeaning != .end && reader.isDeadline($0) }
    let isDue = deadline != nil
    for phrase in taken {
      entry.pieces.append(
        QuickEntry.Piece(
          meaning: phrase.pieceMeaning, range: text.range(phrase.words.lowerBound, through: phrase.words.upperBound - 1)
        ))
      switch phrase.meaning {
      case .day(let meant): said = meant
      case .dayPart(let meant, let part): (said, saidPart) = (meant, part)
      case .moment(let expression):
        switch moment(expression) {
        case .time(let time) where !isDue: entry.block = .init(start: .time(time))
        case let moment: entry.due = moment
        }
      case .days(let first, let last):
        if let span = span(first, last) { entry.block = .init(start: .day(span.first), end: .day(span.last)) }
      case .part(let meant): part = meant
      case .time(let meant): time = meant.usual
      case .times(let meant): times = meant.times
      case .clocks(let meant): entry.clocks = Set(meant.map(\.usual)).sorted { $0 < $1 }
      case .length(let span, let isFor):
        entry.duration = span
        beginsBlock = isFor
      case .repetition(let text, let rule, let meant):
        entry.repetition = text
        entry.rule = rule
        part = meant ?? part
      case .quota(let text, let quota): (entry.repetition, entry.quota) = (text, quota)
      case .end(let meant): end = meant
      case .priority(let priority): entry.priority = priority
      case .list(let name): entry.list = name
      case .scheduled(let expression): (entry.scheduled, entry.scheduledPart) = (planned(expression), nil)
      case .wait(let expression): entry.wait = moment(expression)
      case .reminder(let reminder): entry.reminder = reminder
      case .tag(let name): if !name.isEmpty { entry.tags.append(name) }
      }
    }
    let day = said.flatMap { date($0, at: times?.start ?? time) }
    if let day, let saidPart { (entry.scheduled, entry.scheduledPart) = (Self.planned(day, saidPart), saidPart) }
    if part == nil, entry.scheduledPart == nil {
      entry.assumed = taken.filter(\.isAssumed).map {
        text.text(text.range($0.words.lowerBound, through: $0.words.upperBound - 1))
      }
    }
    if let part, time == nil, times == nil, entry.clocks.isEmpty, let day = day ?? firstDay(of: part) {
      (entry.scheduled, entry.scheduledPart) = (Self.planned(day, part), part)
      entry.due = .day(day)
    }
    let isLater = day.map { $0 > now.date } ?? false
    time = time ?? entry.clocks.first { isLater || $0 > now.time } ?? entry.clocks.first
    setMoment(day, time, times, isDue: isDue || time == .lastMinute, beginsBlock: beginsBlock)
    if entry.due?.isWholeDay == false { entry.deadlineWord = deadline.flatMap(reader.wordOfDeadline) }
    entry.title = EntryTitle(text, without: taken).text
    return setRule(end: end)
  }

  /// Puts day and clock together; a clock without a day is the next time it is that late.
  ///
  /// - Parameter isDue: whether the clock says by when, and not when it happens.
  private mutating func setMoment(
    _ day: LocalDate?, _ time: LocalTime?, _ times: TimeRange?, isDue: Bool, beginsBlock: Bool
  ) {
    if let times, let day = day ?? next(times.start) {
      let start = LocalDateTime(day, times.start)
      guard let end = start.adding(seconds: times.duration.seconds) else { return }
      entry.block = .init(start: .time(start), end: .time(end))
      return
    }
    if let time, let day = day ?? next(time) {
      let start = LocalDateTime(day, time)
      guard !isDue else { return entry.due = .time(start) }
      entry.block = .init(start: .time(start))
      guard beginsBlock, let length = entry.duration, let end = start.adding(seconds: length.seconds) else { return }
      entry.block?.end = .time(end)
      entry.duration = nil
      return
    }
    if let day { entry.due = .day(day) }
  }

  /// From which day on a rule has a part of its days: today, while that part of it is not over.
  private func firstDay(of part: PartOfDay) -> LocalDate? {
    let isOver = part.times.end > part.times.start && part.times.end <= now.time
    return entry.rule == nil ? nil : isOver ? now.date.adding(days: 1) : now.date
  }

  private func next(_ time: LocalTime) -> LocalDate? { time > now.time ? now.date : now.date.adding(days: 1) }

  func moment(_ expression: DateExpression) -> Moment? {
    try? expression.resolved(now: now, weekStart: weekStart)
  }

  private func planned(_ expression: DateExpression) -> PlannedTime? {
    switch moment(expression) {
    case .day(let date): .day(date)
    case .time(let time): .time(time)
    case nil: nil
    }
  }

  /// The hours of a part of a day (vault format, section 4).
  private static func planned(_ day: LocalDate, _ part: PartOfDay) -> PlannedTime? {
    .block(day, part.times)
  }
}

extension LocalTime {
  /// 23:59, at which a day ends and nothing begins.
  fileprivate static let lastMinute = LocalTime(secondOfDay: 86_340)
}
