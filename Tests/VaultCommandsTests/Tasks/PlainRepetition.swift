import VaultModel
import VaultTestSupport

/// A repeating task as people may have it, and its dates by a plain reading of the specification: each day is tried,
/// one after the other. Days are counted from today, Friday, 20 November 2026.
struct PlainRepetition {
  /// What its date is.
  enum Role: String, CaseIterable { case due, start, scheduled }

  private enum Pattern {
    case days(Int)
    /// Each so many weeks, which begin on Monday, on weekdays from Monday, 0, on.
    case weeks(Int, Set<Int>)
    case monthly
  }

  /// One date: where it is, and whether a holiday has moved a time there.
  private typealias Occurrence = (day: Int, isMoved: Bool)

  let title: String
  let isLine: Bool
  private(set) var role = Role.due
  /// The hour of the day at which it is; a block ends one hour later.
  private(set) var hour: Int?
  private(set) var catchesUp = false
  /// The task that comes first.
  private(set) var base: String?
  /// The days in its log.
  private(set) var logged: [Int] = []
  private var pattern = Pattern.days(1)
  private let start: Int
  private var fields: [(key: String, value: String)] = []
  private var occurrences: [Occurrence] = []
  private var position = 0

  init(_ number: Int, holidays: Set<Int>, using random: inout SplitMix64) {
    title = "q" + String("\(1000 + number)".dropFirst())
    isLine = Bool.random(using: &random)
    start = Int.random(in: -30...8, using: &random)
    func chance(_ percent: Int) -> Bool { Int.random(in: 0..<100, using: &random) < percent }
    if chance(25) { role = chance(50) ? .start : .scheduled }
    if role == .start || chance(25) { hour = [8, 10, 15, 18].randomElement(using: &random) ?? 8 }
    catchesUp = chance(20)
    let rule = choosePattern(using: &random)
    fields.append(("repeat", "\"\(rule)\(catchesUp ? " catch up" : "")\""))
    var count = Int.max
    var until = start + 300
    if chance(25) {
      count = Int.random(in: 1...8, using: &random)
      fields.append(("count", "\(count)"))
    } else if chance(15) {
      until = start + Int.random(in: 0...40, using: &random)
      fields.append(("until", Self.date(until)))
    }
    var excepted: Set<Int> = []
    var shift: Int?
    var exceptions: [String] = []
    if chance(40) {
      exceptions.append("\"[[free]]\"")
      switch Int.random(in: 0..<3, using: &random) {
      case 0: shift = 1
      case 1: shift = -1
      default: break
      }
      fields.append(("on-holiday", shift.map { $0 > 0 ? "after" : "before" } ?? "skip"))
    }
    if shift == nil {
      if chance(40) { excepted.insert(start) }
      for _ in 0..<Int.random(in: 0...3, using: &random) {
        excepted.insert(start + Int.random(in: 0...20, using: &random))
      }
      exceptions += excepted.sorted().map(Self.date)
    }
    if !exceptions.isEmpty { fields.append(("except", "[\(exceptions.joined(separator: ", "))]")) }
    let free = exceptions.first?.hasPrefix("\"") == true ? holidays : []
    var counted = 0
    for day in start...until where matches(day) && counted < count {
      // A count includes what is excepted.
      counted += 1
      if excepted.contains(day) { continue }
      guard free.contains(day) else {
        append((day, false))
        continue
      }
      guard let shift else { continue }
      var moved = day
      while free.contains(moved) { moved += shift }
      append((moved, true))
    }
    if chance(30), let period { logged = [start - period] }
  }

  /// Two that fall on one day take place once.
  private mutating func append(_ occurrence: Occurrence) {
    if occurrences.last?.day == occurrence.day {
      if occurrence.isMoved { occurrences[occurrences.count - 1].isMoved = true }
    } else {
      occurrences.append(occurrence)
    }
  }

  private mutating func choosePattern(using random: inout SplitMix64) -> String {
    let isRule = Bool.random(using: &random)
    switch Int.random(in: 0..<4, using: &random) {
    case 0:
      let number = Int.random(in: 1...4, using: &random)
      pattern = .days(number)
      if isRule { return "FREQ=DAILY;INTERVAL=\(number)" }
      return number == 1 ? "daily" : "every \(number) days"
    case 1 where Self.civil(start).parts.day <= 28:
      pattern = .monthly
      return isRule ? "FREQ=MONTHLY" : "monthly"
    default:
      let number = Int.random(in: 1...3, using: &random)
      var weekdays: Set<Int> = [Self.weekday(start)]
      for _ in 0..<Int.random(in: 0...2, using: &random) { weekdays.insert(Int.random(in: 0...6, using: &random)) }
      pattern = .weeks(number, weekdays)
      let names = ["mo", "tu", "we", "th", "fr", "sa", "su"]
      let words = ["mon", "tue", "wed", "thu", "fri", "sat", "sun"]
      let sorted = weekdays.sorted()
      if isRule {
        let days = sorted.map { names[$0].uppercased() }.joined(separator: ",")
        return "FREQ=WEEKLY;INTERVAL=\(number);BYDAY=\(days)"
      }
      return "every \(number == 1 ? "week" : "\(number) weeks") on "
        + sorted.map { words[$0] }.joined(separator: ", ")
    }
  }

  /// How many days before its start a time of it would be; nil of months.
  private var period: Int? {
    switch pattern {
    case .days(let number): number
    case .weeks(let number, _): number * 7
    case .monthly: nil
    }
  }

  private func matches(_ day: Int) -> Bool {
    switch pattern {
    case .days(let number): return (day - start) % number == 0
    case .weeks(let number, let weekdays):
      let weeks = (day - Self.weekday(day) - start + Self.weekday(start)) / 7
      return weeks % number == 0 && weekdays.contains(Self.weekday(day))
    case .monthly: return Self.civil(day).parts.day == Self.civil(start).parts.day
    }
  }

  // MARK: Days

  private static func civil(_ day: Int) -> LocalDate { LocalDate("2026-11-20")?.adding(days: day) ?? .epoch }

  static func date(_ day: Int) -> String { civil(day).text }

  /// Monday is 0; today is Friday.
  private static func weekday(_ day: Int) -> Int { ((day + 4) % 7 + 7) % 7 }

  private func moment(_ day: Int) -> String {
    Self.date(day) + (hour.map { " " + ($0 < 10 ? "0" : "") + "\($0):00" } ?? "")
  }

  // MARK: What it is

  /// Whether its last time is done.
  var isFinished: Bool { position >= occurrences.count && !isAllExcepted }

  var isAllExcepted: Bool { occurrences.isEmpty }

  /// The day of its next time.
  var day: Int? { position < occurrences.count ? occurrences[position].day : nil }

  /// Whether a holiday has moved its next time, or another one onto it.
  var isMoved: Bool { position < occurrences.count && occurrences[position].isMoved }

  /// The moments from the next one on.
  var moments: [String] { occurrences.dropFirst(position).map { moment($0.day) } }

  /// The group of `vault tasks` at noon; nil where it is in none.
  func group(waits: Bool) -> String? {
    guard !isFinished, !waits else { return nil }
    guard let day else { return "no-date" }
    let end = hour.map { role == .start ? $0 + 1 : $0 }
    if role != .scheduled, day < 0 || day == 0 && (end ?? 24) < 12 { return "overdue" }
    return day <= 0 ? "today" : day == 1 ? "tomorrow" : day == 2 ? "this-week" : "later"
  }

  // MARK: Changes

  /// Makes it wait for another one if both have days alone and the page says whether it does.
  mutating func depend(on other: PlainRepetition) {
    guard hour == nil, other.hour == nil, role == .due, other.role == .due else { return }
    guard let day, let first = other.day else { return }
    if first <= day || other.logged.contains(where: { $0 <= day }) { base = other.title }
  }

  /// Whether an occurrence of the one that comes first, due by its own day, is still open.
  func waits(for other: PlainRepetition) -> Bool {
    guard let day, let first = other.day else { return false }
    return first <= day
  }

  /// The position after it is done today; the end where this is the last time.
  private var nextPosition: Int {
    guard catchesUp, let day else { return position + 1 }
    return occurrences.firstIndex { $0.day > max(day, 0) } ?? occurrences.count
  }

  /// The moment that follows when it is done today.
  var next: String? { nextPosition < occurrences.count ? moment(occurrences[nextPosition].day) : nil }

  mutating func complete() {
    if let day { logged.append(day) }
    position = nextPosition
  }

  // MARK: Text

  private func pairs(linkingLines lines: Set<String>) -> [(key: String, value: String)] {
    var pairs = fields
    if role == .start, let hour {
      pairs += [("start", moment(start)), ("end", "\(Self.date(start)) \(hour + 1 < 10 ? "0" : "")\(hour + 1):00")]
    } else {
      pairs.append((role.rawValue, moment(start)))
    }
    if let base { pairs.append(("depends", lines.contains(base) ? "\"[[inbox#^\(base)]]\"" : "\"[[\(base)]]\"")) }
    return pairs
  }

  /// The task as a line with its log; `lines` are the titles of tasks that are lines.
  func line(linkingLines lines: Set<String>) -> String {
    let fields = pairs(linkingLines: lines).map { "\($0.key): \($0.value)" }.joined(separator: ", ")
    return "- [ ] \(title) {\(fields)} ^\(title)\n" + logged.map { "  - [x] \(Self.date($0))\n" }.joined()
  }

  /// The task as a note with its log.
  func note(linkingLines lines: Set<String>) -> String {
    let keys = pairs(linkingLines: lines).map { "\($0.key): \($0.value)\n" }.joined()
    return "---\n\(keys)---\n# \(title)\n" + logged.map { "\n- [x] \(Self.date($0))\n" }.joined()
  }
}
