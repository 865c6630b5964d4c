import VaultModel

/// A text of the sample vault, or a path, whose dates are moved: `2026-11-20`, `diary/2026/2026-11-20`, `2026-11`, `week-47`,
/// `20 November`, `16–22 November`, `November 2026`, `autumn 2026`, and the names of the months around.
struct SampleText {
  private let bytes: [UInt8]
  private let pace: SampleMove.Pace
  private let move: SampleMove
  private var position = 0
  private var result: [UInt8] = []
  private var isLink = false
  /// The last date of the text that is over: those before it keep their distances to it.
  private var last: LocalDate?
  /// The lines at the position that speak of one thing: where they end, and their first date to come, to which the later
  /// ones keep their distances.
  private var lines: (end: Int, first: LocalDate?) = (0, nil)

  init(_ text: String, _ pace: SampleMove.Pace, _ move: SampleMove) {
    bytes = Array(text.utf8)
    self.pace = pace
    self.move = move
    last = dates(in: bytes.indices).filter { $0 < SampleMove.home }.max()
  }

  /// The text with its dates moved, of a text with `onlyLinks` those in the targets of its wiki links.
  func moved(onlyLinks: Bool = false) -> String {
    var copy = self
    return copy.run(onlyLinks)
  }

  private mutating func run(_ onlyLinks: Bool) -> String {
    while position < bytes.count {
      if position >= lines.end { readLines() }
      isLink = isInLink(position, isLink)
      let isWordStart = position == 0 || !isWord(bytes[position - 1])
      if isWordStart, isWord(bytes[position]), isLink || !onlyLinks, let (text, end) = replacement() {
        result += Array(text.utf8)
        position = end
      } else {
        result.append(bytes[position])
        position += 1
      }
    }
    return String(decoding: result, as: UTF8.self)
  }

  /// What stands for the date at the position, and where that ends; nil where there is none.
  private func replacement() -> (String, end: Int)? {
    guard let first = digits(at: position) else { return weekName() ?? seasonName() ?? monthName() }
    if first.end - position <= 2 { return dayAndMonth(first.value, first.end) }
    guard first.end - position == 4 else { return nil }
    if has("/", at: first.end), let date = date(at: first.end + 1) {
      return (String(move.date(date, .days).year), first.end)
    }
    if let date = date(at: position) { return (moved(date).text, position + 10) }
    guard has("-", at: first.end), let month = digits(at: first.end + 1), month.end == first.end + 3,
      !has("-", at: month.end), let day = LocalDate(year: first.value, month: month.value, day: 1)
    else { return nil }
    return (String(move.date(day, .months).text.prefix(7)), month.end)
  }

  /// Where the date at the position comes to lie: in the name of a note as in that name everywhere, else with those beside it.
  private func moved(_ date: LocalDate) -> LocalDate {
    guard !isLink, !isInPath(position) else { return move.date(date, .days) }
    guard pace == .days else { return move.date(date, pace) }
    let other = date < SampleMove.home ? last : lines.first
    return date.adding(days: move.days(for: other ?? date)) ?? date
  }

  // MARK: Lines

  /// Reads the line at the position, or the front matter.
  private mutating func readLines() {
    var end = bytes[position...].firstIndex(of: 0x0A) ?? bytes.count - 1
    if position == 0, has("---\n", at: 0) {
      while end + 1 < bytes.count, !has("---\n", at: end + 1) {
        end = bytes[(end + 1)...].firstIndex(of: 0x0A) ?? bytes.count - 1
      }
    }
    lines = (end + 1, dates(in: position..<end + 1).filter { $0 >= SampleMove.home }.min())
  }

  /// The dates between two places but those in names of notes.
  private func dates(in range: Range<Int>) -> [LocalDate] {
    var dates: [LocalDate] = []
    var isLink = false
    for place in range {
      isLink = isInLink(place, isLink)
      let byte = bytes[place]
      guard byte >= 0x30, byte <= 0x39, !isLink, !isInPath(place), place == 0 || !isWord(bytes[place - 1]) else {
        continue
      }
      if let date = date(at: place) { dates.append(date) }
    }
    return dates
  }

  /// Whether the place lies in the target of a wiki link, given whether the one before it does.
  private func isInLink(_ place: Int, _ wasLink: Bool) -> Bool {
    // Every byte is asked: without a look at a text.
    let byte = bytes[place]
    if byte == 0x5B, place + 1 < bytes.count, bytes[place + 1] == 0x5B { return true }
    return wasLink && byte != 0x5D && byte != 0x7C && byte != 0x0A
  }

  private func isInPath(_ place: Int) -> Bool { place > 0 && bytes[place - 1] == UInt8(ascii: "/") }

  // MARK: Names

  /// `week-47`: the ISO week of the year 2026.
  private func weekName() -> (String, end: Int)? {
    guard has("week-", at: position), let week = digits(at: position + 5), week.end == position + 7,
      let period = DatePeriod("2026-W\(week.value)")
    else { return nil }
    let number = move.date(period.firstDay, .weeks).isoWeek.week
    return ("week-" + (number < 10 ? "0" : "") + String(number), week.end)
  }

  /// `20 November`, `16–22 November`, of 2026.
  private func dayAndMonth(_ day: Int, _ end: Int) -> (String, end: Int)? {
    var last = (value: day, end: end)
    if has("–", at: end), let second = digits(at: end + 3) { last = second }
    guard has(" ", at: last.end), let month = month(at: last.end + 1),
      let from = LocalDate(year: 2026, month: month.number, day: day),
      let to = LocalDate(year: 2026, month: month.number, day: last.value)
    else { return nil }
    let first = move.date(from, pace)
    guard let final = first.adding(days: to.days(since: from)) else { return nil }
    let text = "\(final.day) \(name(of: final))"
    if first == final { return (text, month.end) }
    return (
      first.month == final.month ? "\(first.day)–\(text)" : "\(first.day) \(name(of: first)) – \(text)", month.end
    )
  }

  /// `November 2026`, else a name alone of a month around the day: `November chores`.
  private func monthName() -> (String, end: Int)? {
    guard let month = month(at: position) else { return nil }
    if has(" ", at: month.end), let year = digits(at: month.end + 1), year.end == month.end + 5,
      let day = LocalDate(year: year.value, month: month.number, day: 1)
    {
      let moved = move.date(day, .months)
      return ("\(name(of: moved)) \(moved.year)", year.end)
    }
    let years = [11: 2026, 12: 2026, 1: 2027]
    guard let year = years[month.number],
      let day = LocalDate(year: year, month: month.number, day: SampleMove.home.day)
    else { return nil }
    let moved = name(of: move.date(day, .weeks))
    return (bytes[position] >= 0x61 ? moved.lowercased() : moved, month.end)
  }

  private static let seasons = ["winter", "spring", "summer", "autumn"]

  /// `autumn 2026`
  private func seasonName() -> (String, end: Int)? {
    guard let place = Self.seasons.indices.first(where: { has(Self.seasons[$0], at: position) }),
      case let end = position + Self.seasons[place].utf8.count + 1, has(" ", at: end - 1), let year = digits(at: end),
      year.end == end + 4,
      let middle = LocalDate(year: year.value, month: place * 3 + 1, day: 15)
    else { return nil }
    let moved = move.date(middle, .weeks)
    return ("\(Self.seasons[moved.month % 12 / 3]) \(moved.year)", year.end)
  }

  private func name(of date: LocalDate) -> String { MonthName.text(date.month, .english) }

  // MARK: Reading

  /// The months by their English names in small letters.
  private static let months = Dictionary(
    (1...12).map { (MonthName.text($0, .english).lowercased(), $0) }, uniquingKeysWith: { first, _ in first })

  /// The English name of a month as a whole word.
  private func month(at place: Int) -> (number: Int, end: Int)? {
    var end = place
    while end < bytes.count, isLetter(bytes[end]) { end += 1 }
    // From May to September.
    guard 3...9 ~= end - place, end == bytes.count || !isWord(bytes[end]),
      let number = Self.months[String(decoding: bytes[place..<end], as: UTF8.self).lowercased()]
    else { return nil }
    return (number, end)
  }

  private func date(at place: Int) -> LocalDate? {
    guard place + 10 <= bytes.count, place + 10 == bytes.count || !(0x30...0x39 ~= bytes[place + 10]) else {
      return nil
    }
    return LocalDate(String(decoding: bytes[place..<place + 10], as: UTF8.self))
  }

  /// A run of one to four digits and no more.
  private func digits(at place: Int) -> (value: Int, end: Int)? {
    var end = place
    var value = 0
    while end < bytes.count, 0x30...0x39 ~= bytes[end], end - place < 5 {
      value = value * 10 + Int(bytes[end] - 0x30)
      end += 1
    }
    return 1...4 ~= end - place ? (value, end) : nil
  }

  private func has(_ text: String, at place: Int) -> Bool {
    var end = place
    for byte in text.utf8 {
      guard end < bytes.count, bytes[end] == byte else { return false }
      end += 1
    }
    return true
  }

  private func isLetter(_ byte: UInt8) -> Bool { 0x61...0x7A ~= byte | 0x20 }

  private func isWord(_ byte: UInt8) -> Bool { isLetter(byte) || 0x30...0x39 ~= byte || byte >= 0x80 || byte == 0x5F }
}
