import VaultSyntax

/// Some days as people say them, both ends among them: the one reader of days and spans in words.
///
/// ```swift
/// let reckoning = DayReckoning(now: now)
/// try StatedDays("monday to friday", reckoning)            // of next week, where today is Wednesday
/// try StatedDays("october", reckoning.looking(.back))      // the last one
/// try StatedDays.moment("next week", reckoning)            // throws: several days
/// ```
///
/// What it refuses is a ``DateExpressionError``, whoever asks.
package struct StatedDays: Sendable, Hashable {
  package let first: LocalDate
  package let last: LocalDate

  /// One day.
  package init(on day: LocalDate) { self.init(day, day) }

  /// The seven days from one on.
  package init(weekFrom first: LocalDate) { self.init(first, first.adding(days: 6)) }

  /// Reads words that may stand where others may: `week`, `december`, `this weekend`, `tomorrow`, `3` days from today on,
  /// `2026-W48`, `2026-11-23..2026-11-29`, `monday to friday`, `by friday`, `tomorrow 7d`; nil for words that are no days.
  ///
  /// Looking back `3` are the last three days, today among them.
  ///
  /// - Throws: what is wrong with words that have the shape of a date.
  package init?(_ text: String, _ reckoning: DayReckoning) throws(DateExpressionError) {
    let (text, today) = (text.trimmed, reckoning.now.date)
    if let count = Self.count(text) {
      guard reckoning.direction == .back else {
        self.init(today, today.adding(days: count - 1))
        return
      }
      guard let first = today.adding(days: 1 - count) else { throw .notADate }
      self.init(first, today)
    } else if let sides = Self.sides(of: text) {
      // `today... I was tired` is a sentence.
      let isSentence = text.contains(" ") && !Self.isDay(sides.1, reckoning)
      guard Self.isDay(sides.0, reckoning), !isSentence else { return nil }
      try self.init(from: sides.0, to: sides.1, reckoning)
    } else {
      do throws(DateExpressionError) {
        let period = try DatePeriod(resolving: text, reckoning)
        // A time alone, or a day with a time, is not all of a day.
        guard period.precision <= .day else { return nil }
        self.init(period.firstDay, period.lastDay)
      } catch {
        guard error == .notADate else { throw error }
        guard let days = try Self.spoken(text, reckoning) else { return nil }
        self = days
      }
    }
  }

  /// Reads two days that are given apart. Looking ahead they are from today on without the first, and six days more without
  /// the last; looking back without the first from ever, and without the last through today.
  package init(from first: String?, to last: String?, _ reckoning: DayReckoning) throws(DateExpressionError) {
    let (today, isBack) = (reckoning.now.date, reckoning.direction == .back)
    let ends = try Self.ends(from: first, to: last, reckoning)
    let begin = ends.first ?? (isBack ? .first : today)
    try self.init(from: begin, through: ends.last ?? (isBack ? max(begin, today) : begin.adding(days: 6)) ?? .last)
  }

  /// Reads the first and the last of some days, each where it is given: of a span its first day, or its last one.
  package static func ends(
    from first: String?, to last: String?, _ reckoning: DayReckoning
  ) throws(DateExpressionError) -> (first: LocalDate?, last: LocalDate?) {
    let begin = try first.map { text throws(DateExpressionError) in try beginning(text, reckoning) }
    let end = try last.map { text throws(DateExpressionError) in try ending(text, of: begin, reckoning) }
    if let begin, let end, end < begin { throw .endsBefore(first: begin, last: end) }
    return (begin, end)
  }

  private init(from first: LocalDate, through last: LocalDate) throws(DateExpressionError) {
    guard first <= last else { throw .endsBefore(first: first, last: last) }
    self.init(first, last)
  }

  private init(_ first: LocalDate, _ last: LocalDate?) {
    self.first = first
    self.last = last ?? .last
  }
}

// MARK: - One day

extension StatedDays {
  /// The longest time ago that a day and month without a year are meant, in days.
  private static let longestAgo = 180

  /// Reads words that are one day, or a moment where they say a time.
  ///
  /// - Throws: that they are no day, or several; looking back also that they mean a day to come, or one that may as well
  ///   be.
  package static func moment(_ text: String, _ reckoning: DayReckoning) throws(DateExpressionError) -> Moment {
    // `tomorrow evening` is no whole day of what is to come, and of what has happened it is.
    let exact = reckoning.direction == .ahead ? reckoning.withoutPartsOfDay : reckoning
    let period: DatePeriod
    do throws(DateExpressionError) {
      period = try DatePeriod(resolving: text, exact)
    } catch {
      if error == .notADate, let days = try StatedDays(text, exact) { throw .severalDays(days.first, days.last) }
      throw error
    }
    guard period.precision >= .day else { throw .severalDays(period.firstDay, period.lastDay) }
    if reckoning.direction == .back { try refuseFuture(text, period.firstDay, reckoning) }
    return period.precision == .day ? .day(period.firstDay) : .time(period.start)
  }

  /// The same without the time.
  package static func day(_ text: String, _ reckoning: DayReckoning) throws(DateExpressionError) -> LocalDate {
    try moment(text, reckoning).date
  }

  private static func refuseFuture(
    _ text: String, _ day: LocalDate, _ reckoning: DayReckoning
  ) throws(DateExpressionError) {
    // A date as it is written is meant as it is written.
    if DatePeriod(text) != nil { return }
    let today = reckoning.now.date
    if day > today { throw .toCome(day) }
    guard today.days(since: day) > longestAgo else { return }
    // What says its year is the same day whichever way somebody looks.
    let next = try DatePeriod(resolving: text, reckoning.looking(.ahead)).firstDay
    if next != day { throw .longAgo(day, next: next) }
  }
}

// MARK: - Several days

extension StatedDays {
  /// `3`, `10 days`, `2 тижні`: how many days; nil for anything else. Four digits are a year.
  package static func count(_ text: String) -> Int? {
    if text.utf8.count < 4, let count = Int(text), count > 0, text.utf8.allSatisfy({ 0x30...0x39 ~= $0 }) {
      return count
    }
    return days(in: behind(TimeLexicon.beforeDays, text) ?? text)
  }

  /// Whether some words are nothing but digits or a length of time, however large: `0`, `90 min`.
  package static func isCount(_ text: String) -> Bool {
    let (text, unit) = (text.trimmed, text.trimmed.drop { $0.isASCII && $0.isNumber })
    // `week` is a span of days, and no length.
    guard unit.count < text.count else { return false }
    return unit.isEmpty || TimeSpan(text) != nil || TimeSpan("1" + unit) != nil
  }

  /// Words that are days once a slip of the pen is mended, so mended: `tomorrow` for `tomorow`; nil for any others.
  package static func misspelled(_ text: String, _ reckoning: DayReckoning) -> String? {
    let words = text.split(separator: " ").map(String.init)
    let meant = words.map { NearlyDate.name(near: $0) ?? $0 }
    let mended = meant.joined(separator: " ")
    // Whether they are days is all that is asked.
    guard meant != words, (try? StatedDays(mended, reckoning)) != nil else { return nil }
    return mended
  }

  /// `7d`, `2 weeks`: a length of whole days; nil for anything else.
  private static func days(in text: String) -> Int? {
    guard let span = TimeSpan(text), span.seconds > 0, span.seconds % 86_400 == 0 else { return nil }
    return Int(exactly: span.seconds / 86_400)
  }

  /// What stands behind the words that a text begins with; nil where it does not.
  private static func behind(_ words: TimeLexicon, _ text: String) -> String? {
    let bytes = Array(text.utf8)
    guard let end = words.match(bytes, in: ByteRange(0, bytes.count))?.end, end < bytes.count else { return nil }
    return String(decoding: bytes[end...], as: UTF8.self).trimmed
  }

  /// The texts before and behind two dots; nil for a text without them.
  package static func sides(of text: String) -> (first: String, last: String)? {
    text.firstRange(of: "..").map { (String(text[..<$0.lowerBound]), String(text[$0.upperBound...])) }
  }

  /// The most bytes of days that are said by several words: every word may be the one between two of them.
  private static let longestText = 200

  /// Days that are said by several words; nil for anything else.
  private static func spoken(_ text: String, _ reckoning: DayReckoning) throws(DateExpressionError) -> StatedDays? {
    guard text.utf8.count <= longestText else { return nil }
    if let days = try between(text, reckoning) { return days }
    if let days = try bounded(text, reckoning) { return days }
    return counted(text, reckoning)
  }

  /// `monday to friday`, `з 20 до 27 грудня`, `dec 10 - dec 12, 2027`, `mon-fri`; nil for anything else.
  private static func between(_ text: String, _ reckoning: DayReckoning) throws(DateExpressionError) -> StatedDays? {
    let words = text.split { $0 == " " }.map(String.init)
    let days = words.drop { TimeLexicon.beforeSpan.contains($0.lowercased()) }
    for place in days.indices.dropFirst().dropLast() where TimeLexicon.betweenDays.contains(days[place].lowercased()) {
      let pair = (days[..<place].joined(separator: " "), days[(place + 1)...].joined(separator: " "))
      if let pair = completed(pair, reckoning) { return try StatedDays(from: pair.0, to: pair.1, reckoning) }
    }
    guard words.count == 1 else { return nil }
    // `mon-fri`, `1.12-5.12`
    let ends = words[0].split(whereSeparator: { "-–—".contains($0) }).map(String.init)
    guard ends.count == 2, let pair = completed((ends[0], ends[1]), reckoning) else { return nil }
    return try StatedDays(from: pair.0, to: pair.1, reckoning)
  }

  /// Two days, the first with the month and year that stand at the last one only: `20th` to `27th december`; nil for
  /// anything else.
  private static func completed(_ pair: (String, String), _ reckoning: DayReckoning) -> (String, String)? {
    // `december 20 to 27`
    if let number = Int(pair.1), 1...31 ~= number,
      case .day(.dayOfMonth(let day, _, nil))? = try? DateExpression(pair.0, hasBareDots: true).meaning, day < number,
      let first = try? DateExpression(pair.0, hasBareDots: true).resolved(reckoning).date
    {
      return dated(number, first.month, first.year).map { (first.text, $0) }
    }
    // What is wrong with them is not asked: they are other words then.
    guard let last = try? DateExpression(pair.1, hasBareDots: true) else {
      return isDay(pair.0, reckoning) && isDay(pair.1, reckoning) ? pair : nil
    }
    guard case .day(.dayOfMonth(let day, let month, let year)) = last.meaning else {
      return isDay(pair.0, reckoning) ? pair : nil
    }
    var number = Int(pair.0)
    switch try? DateExpression(pair.0, hasBareDots: true).meaning {
    case .day(.numberedDay(let ownDay)): number = ownDay
    case .day(.dayOfMonth(let ownDay, let ownMonth, nil)):
      // `dec 28 - jan 3 2028`
      guard let year else { break }
      return dated(ownDay, ownMonth, ownMonth > month ? year - 1 : year).map { ($0, pair.1) }
    default: break
    }
    guard let number else { return isDay(pair.0, reckoning) ? pair : nil }
    // The last day tells of which year they are, and it is not over.
    guard number < day, let end = try? DateExpression(pair.1, hasBareDots: true).resolved(reckoning).date else {
      return nil
    }
    return dated(number, month, end.year).map { ($0, end.text) }
  }

  private static func dated(_ day: Int, _ month: Int, _ year: Int) -> String? {
    LocalDate(year: year, month: month, day: day)?.text
  }

  /// `by friday`, `до кінця місяця`: from today through that day; nil for anything else.
  private static func bounded(_ text: String, _ reckoning: DayReckoning) throws(DateExpressionError) -> StatedDays? {
    guard let last = behind(TimeLexicon.beforeLastDay, text), isDay(last, reckoning) else { return nil }
    let today = reckoning.now.date
    return try StatedDays(from: today, through: ending(last, of: today, reckoning))
  }

  /// `tomorrow 7d`: so many days from one day on; nil for anything else.
  private static func counted(_ text: String, _ reckoning: DayReckoning) -> StatedDays? {
    let words = text.split(separator: " ")
    for size in 1...2 where size < words.count {
      guard let count = days(in: words.suffix(size).joined(separator: " ")) else { continue }
      let day = words.dropLast(size).joined(separator: " ")
      // What is wrong with a day before a length is not asked: without one they are words.
      guard let period = try? DatePeriod(resolving: day, reckoning), period.precision == .day else { return nil }
      return StatedDays(period.firstDay, period.firstDay.adding(days: count - 1))
    }
    return nil
  }

  private static func isDay(_ text: String, _ reckoning: DayReckoning) -> Bool {
    // Only whether it is one is asked; what is wrong with it is said when it is read.
    (try? DatePeriod(resolving: text, reckoning)) != nil
  }

  /// The days that a range begins with: a weekday is today, if it is one, so that `fri..sun` on a Friday is the weekend.
  private static func beginning(_ text: String, _ reckoning: DayReckoning) throws(DateExpressionError) -> LocalDate {
    let today = reckoning.now.date
    return weekday(text) == today.weekday ? today : try whole(text, reckoning).first
  }

  /// The days that a range ends with: a weekday is the first such day after its beginning, but none that is over where
  /// what is to come is meant.
  private static func ending(
    _ text: String, of first: LocalDate?, _ reckoning: DayReckoning
  ) throws(DateExpressionError) -> LocalDate {
    let isBack = reckoning.direction == .back
    if let weekday = weekday(text), let first,
      let day = (isBack ? first : max(first, reckoning.now.date)).next(weekday)
    {
      return day
    }
    return try whole(text, reckoning).last
  }

  /// The days of a date, of a span, and of two days with something between them.
  private static func whole(_ text: String, _ reckoning: DayReckoning) throws(DateExpressionError) -> StatedDays {
    do throws(DateExpressionError) {
      let period = try DatePeriod(resolving: text, reckoning)
      return StatedDays(period.firstDay, period.lastDay)
    } catch {
      guard error == .notADate, let days = try StatedDays(text, reckoning) else { throw error }
      return days
    }
  }

  /// The weekday that words are, `on friday` too; nil for anything else, whatever is wrong with it.
  private static func weekday(_ text: String) -> Weekday? {
    guard case .day(.weekday(let weekday))? = try? DateExpression(text).meaning else { return nil }
    return weekday
  }
}

// MARK: - The days

extension StatedDays {
  /// These days and those after them up to another one.
  package func reaching(_ day: LocalDate) -> StatedDays { StatedDays(first, max(last, day)) }

  package func contains(_ day: LocalDate) -> Bool { first <= day && day <= last }

  /// How many there are.
  package var count: Int { last.days(since: first) + 1 }

  /// The days in their order, made one by one.
  package var all: some Sequence<LocalDate> {
    sequence(first: first) { [last] day in day < last ? day.adding(days: 1) : nil }
  }
}
