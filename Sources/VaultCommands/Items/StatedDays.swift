import VaultActions
import VaultMessages
import VaultModel
import VaultSyntax

/// Some days that are shown, both ends among them.
struct StatedDays: Hashable {
  let first: LocalDate
  let last: LocalDate

  /// One day.
  init(on day: LocalDate) { self.init(day, day) }

  /// The seven days from one on.
  init(weekFrom first: LocalDate) { self.init(first, first.adding(days: 6)) }

  /// Reads what somebody types where a query may stand: `week`, `december`, `this weekend`, `tomorrow`, `3` days from
  /// today on, `2026-W48`, `2026-11-23..2026-11-29`, `by friday`, `tomorrow 7d`; nil for any other words, which are a query.
  ///
  /// - Throws: what is wrong with words that have the shape of a date.
  init?(_ text: String, _ now: LocalDateTime, _ settings: Settings) throws(Failure) {
    let text = text.trimmed
    if let count = Self.count(text) {
      self.init(now.date, now.date.adding(days: count - 1) ?? .last)
    } else if let dots = text.firstRange(of: "..") {
      let sides = (String(text[..<dots.lowerBound]), String(text[dots.upperBound...]))
      guard Self.isDay(sides.0, now, settings) else { return nil }
      let first = try Self.beginning(sides.0, now, settings)
      try self.init(from: first.firstDay, through: Self.ending(sides.1, of: first.firstDay, now, settings).lastDay)
    } else {
      do throws(DateExpressionError) {
        let period = try DatePeriod(resolving: text, now: now, weekStart: settings.weekStart)
        // A time alone, or a day with a time, is not all of a day.
        guard period.precision <= .day else { return nil }
        self.init(period.firstDay, period.lastDay)
      } catch .notADate {
        if let days = try Self.bounded(text, now, settings) {
          self = days
        } else if let days = Self.counted(text, now, settings) {
          self = days
        } else {
          return nil
        }
      } catch {
        throw Self.failure(error, in: text)
      }
    }
  }

  /// Reads two days that are given apart: from today on without the first, and six days more without the last.
  init(
    from first: String?, to last: String?, _ now: LocalDateTime, _ settings: Settings
  ) throws(Failure) {
    let begin =
      try first.map { text throws(Failure) in try Self.period(text, now, settings).firstDay } ?? now.date
    let end = try last.map { text throws(Failure) in try Self.period(text, now, settings).lastDay }
    try self.init(from: begin, through: end ?? begin.adding(days: 6) ?? .last)
  }

  private init(from first: LocalDate, through last: LocalDate) throws(Failure) {
    guard first <= last else {
      throw Failure(.wrongRequest, .shopEndsBefore, [.day(last), .day(first)])
    }
    self.init(first, last)
  }

  private init(_ first: LocalDate, _ last: LocalDate?) {
    self.first = first
    self.last = last ?? .last
  }

  // MARK: Reading

  /// `3`, `10 days`, `2 тижні`: how many days from today on; nil for anything else. Four digits are a year.
  static func count(_ text: String) -> Int? {
    if text.utf8.count < 4, let count = Int(text), count > 0, text.utf8.allSatisfy({ 0x30...0x39 ~= $0 }) {
      return count
    }
    return days(in: behind(TimeLexicon.beforeDays, text) ?? text)
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

  /// `by friday`, `до кінця місяця`: from today through that day; nil for anything else.
  private static func bounded(
    _ text: String, _ now: LocalDateTime, _ settings: Settings
  ) throws(Failure) -> StatedDays? {
    guard let last = behind(TimeLexicon.beforeLastDay, text), isDay(last, now, settings) else { return nil }
    return try StatedDays(from: now.date, through: ending(last, of: now.date, now, settings).lastDay)
  }

  /// `tomorrow 7d`: so many days from one day on; nil for anything else.
  private static func counted(_ text: String, _ now: LocalDateTime, _ settings: Settings) -> StatedDays? {
    let words = text.split(separator: " ")
    for size in 1...2 where size < words.count {
      guard let count = days(in: words.suffix(size).joined(separator: " ")) else { continue }
      let day = words.dropLast(size).joined(separator: " ")
      // What is wrong with a day before a length is not asked: without one they are words.
      guard let period = try? period(day, now, settings), period.precision == .day else { return nil }
      return StatedDays(period.firstDay, period.firstDay.adding(days: count - 1))
    }
    return nil
  }

  private static func isDay(_ text: String, _ now: LocalDateTime, _ settings: Settings) -> Bool {
    // Only whether it is one is asked; what is wrong with it is said when it is read.
    (try? DatePeriod(resolving: text, now: now, weekStart: settings.weekStart)) != nil
  }

  /// The days that a range begins with: a weekday is today, if it is one, so that `fri..sun` on a Friday is the weekend.
  private static func beginning(
    _ text: String, _ now: LocalDateTime, _ settings: Settings
  ) throws(Failure) -> DatePeriod {
    if case .day(.weekday(let weekday))? = try? DateExpression(text).meaning, weekday == now.date.weekday {
      return DatePeriod(day: now.date)
    }
    return try period(text, now, settings)
  }

  /// The days that a range ends with: a weekday is the first such day after its beginning, but none that is over.
  private static func ending(
    _ text: String, of first: LocalDate, _ now: LocalDateTime, _ settings: Settings
  ) throws(Failure) -> DatePeriod {
    if case .day(.weekday(let weekday))? = try? DateExpression(text).meaning,
      let day = max(first, now.date).next(weekday)
    {
      return DatePeriod(day: day)
    }
    return try period(text, now, settings)
  }

  private static func period(
    _ text: String, _ now: LocalDateTime, _ settings: Settings
  ) throws(Failure) -> DatePeriod {
    do throws(DateExpressionError) {
      return try DatePeriod(resolving: text, now: now, weekStart: settings.weekStart)
    } catch {
      throw failure(error, in: text)
    }
  }

  private static func failure(_ error: DateExpressionError, in text: String) -> Failure {
    Failure(error, in: text, hints: [.init(.mealsDaysHint)])
  }

  // MARK: The days

  /// These days and those after them up to another one.
  func reaching(_ day: LocalDate) -> StatedDays { StatedDays(first, max(last, day)) }

  /// The words that completion offers for days.
  static let usual = ["today", "tomorrow", "week", "weekend", "month", "3"]

  /// A query for events and tasks that have a date on one of the days, or reach into them, or are repeated. A day more on
  /// both sides: a time of another zone may fall on it.
  var query: String {
    let first = (first.adding(days: -1) ?? first).text
    let last = (last.adding(days: 1) ?? last).text
    let dates = ["due", "scheduled", "start"].map { "\($0):\(first)..\(last)" }.joined(separator: " OR ")
    return "type:event,task (repeat:any OR also:any OR \(dates) OR (start:..\(last) end:\(first)..))"
  }

  func contains(_ day: LocalDate) -> Bool { first <= day && day <= last }

  /// How many there are.
  var count: Int { last.days(since: first) + 1 }

  /// The days in their order, made one by one.
  var all: some Sequence<LocalDate> {
    sequence(first: first) { [last] day in day < last ? day.adding(days: 1) : nil }
  }

  /// The days as people read them: `Fri, 20 Nov 2026`, `Tue, 1 Dec 2026 – Thu, 31 Dec 2026`.
  func text(in language: MessageLanguage) -> String {
    let text = first.text(in: language)
    return first == last ? text : "\(text) – \(last.text(in: language))"
  }
}

extension Invocation {
  /// Prints for people which days were read, and an empty line.
  func printHeading(of days: StatedDays) { printHeading(asRead: days.text(in: messages.language)) }

  /// Prints for people what their words were read as, and an empty line.
  func printHeading(asRead text: String) {
    guard isForReading else { return }
    printHeading(text)
    print("")
  }

  /// Prints a heading for people, in lines that fit the terminal.
  func printHeading(_ text: String) {
    for line in TextWrap.lines(text, width: max(20, columns)) { print(painter.paint(line, .heading)) }
  }
}
