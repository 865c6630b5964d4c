import VaultModel
import VaultTestSupport

/// How something repeats, and its days: each is tried from the first one on.
struct PlainRule {
  let isUnread: Bool
  let days: [Int]
  private(set) var excepted: [Int] = []
  /// Whether it links the holidays.
  private(set) var observesHolidays = false
  private var further: [Int] = []
  /// The keys and values but for the exceptions and the further dates.
  private var keys: [String]

  init(
    from start: Int, _ weekStart: String, mayBeUnread: Bool, mayMove: Bool = true, _ dice: inout PlainDice
  ) {
    isUnread = dice.chance(12) && mayBeUnread
    guard !isUnread else {
      (days, keys) = ([start], ["repeat: evry week"])
      return
    }
    let pattern = PlainPattern(from: start, weekStart, &dice)
    keys = ["repeat: \"\(pattern.text)\""]
    var count = Int.max
    var until = start + 200
    let end = dice.number(0...3)
    if end == 0 {
      count = dice.number(1...8)
      keys.append("count: \(count)")
    } else if end == 1 {
      until = start + dice.number(0...24)
      keys.append("until: " + PlainTime.date(until))
    }
    if dice.chance(45) {
      var chosen: Set<Int> = []
      for _ in 0..<dice.number(1...2) { chosen.insert(start + dice.number(0...20)) }
      excepted = chosen.sorted()
    }
    let day = start + dice.number(1...25)
    if dice.chance(25), end != 0, !pattern.matches(day), !excepted.contains(day) { further = [day] }
    var ruled: [Int] = []
    var counted = 0
    for day in start...until where pattern.matches(day) && counted < count {
      // A count includes what is excepted.
      counted += 1
      if !excepted.contains(day) { ruled.append(day) }
    }
    guard dice.chance(30), mayMove, RandomDays.features.contains(.holidays) else {
      days = (ruled + further).sorted()
      return
    }
    let mode = dice.pick(["skip", "before", "after"])
    let step = ["before": -1, "after": 1][mode]
    var moved: Set<Int> = []
    for day in ruled + (step == nil ? further : []) {
      var day = day
      if let step {
        while PlainTime.isHoliday(day) { day += step }
      } else if PlainTime.isHoliday(day) {
        continue
      }
      moved.insert(day)
    }
    if step != nil { moved.formUnion(further) }
    // A day that is left out has nothing moved onto it that a calendar could say.
    guard step == nil || moved.isDisjoint(with: excepted) else {
      days = (ruled + further).sorted()
      return
    }
    days = moved.sorted()
    observesHolidays = true
    if step != nil || dice.chance(50) { keys.append("on-holiday: " + mode) }
  }

  /// The keys and values; exceptions are days unless they are given.
  ///
  /// - Parameter moment: how a further date is written.
  func fields(excepting exceptions: [String]? = nil, _ moment: (Int) -> String) -> [String] {
    let without = (exceptions ?? excepted.map(PlainTime.date)) + (observesHolidays ? ["\"[[free]]\""] : [])
    return keys + (without.isEmpty ? [] : ["except: [\(without.joined(separator: ", "))]"])
      + (further.isEmpty ? [] : ["also: [\(further.map(moment).joined(separator: ", "))]"])
  }
}

/// Every so many days, or every so many weeks on some days.
private struct PlainPattern {
  let text: String
  private let start: Int
  private let interval: Int
  /// The days of the week from Monday, 0, on; empty of days.
  private let weekdays: Set<Int>
  /// The day with which a week begins.
  private let weekBegin: Int

  init(from start: Int, _ weekStart: String, _ dice: inout PlainDice) {
    self.start = start
    let isRule = dice.chance(50)
    guard dice.chance(50) else {
      interval = dice.number(1...3)
      (weekdays, weekBegin) = ([], 0)
      text = isRule ? "FREQ=DAILY;INTERVAL=\(interval)" : interval == 1 ? "daily" : "every \(interval) days"
      return
    }
    interval = dice.number(1...2)
    var chosen: Set<Int> = [PlainTime.weekday(start)]
    for _ in 0..<dice.number(0...2) { chosen.insert(dice.number(0...6)) }
    weekdays = chosen
    let names = ["mon", "tue", "wed", "thu", "fri", "sat", "sun"]
    let words = chosen.sorted().map { names[$0] }
    let stated = dice.pick([0, 6])
    if isRule {
      weekBegin = stated
      func code(_ name: String) -> String { name.prefix(2).uppercased() }
      let codes = words.map(code).joined(separator: ",")
      text = "FREQ=WEEKLY;INTERVAL=\(interval);BYDAY=\(codes);WKST=\(code(names[stated]))"
    } else {
      weekBegin = weekStart == "sunday" ? 6 : 0
      text = "every \(interval == 1 ? "week" : "\(interval) weeks") on \(words.joined(separator: ", "))"
    }
  }

  func matches(_ day: Int) -> Bool {
    guard !weekdays.isEmpty else { return (day - start) % interval == 0 }
    return weekdays.contains(PlainTime.weekday(day)) && (firstOfWeek(day) - firstOfWeek(start)) / 7 % interval == 0
  }

  private func firstOfWeek(_ day: Int) -> Int { day - (PlainTime.weekday(day) - weekBegin + 7) % 7 }
}

// MARK: - Time

/// Days since Thursday, 1 January 2026, and minutes since its midnight: as the clocks of a place show them, or of UTC.
enum PlainTime {
  static let minutes = 1440
  /// Nine o'clock, at which a day is told of.
  static let remindTime = 540
  /// What the settings of such a vault say.
  static let settings =
    "timezone: Etc/Here\nlang: en\nactive-hours: 00:00-23:59\nbuffer: 0m\nremind-leads: [0m]\nremind-time: 09:00\n"

  private static let epoch = LocalDate("2026-01-01") ?? .epoch

  static func date(_ day: Int) -> String { (epoch.adding(days: day) ?? epoch).text }

  static func day(_ text: String) -> Int { LocalDate(text)?.days(since: epoch) ?? 0 }

  /// Single days, and three together.
  static func isHoliday(_ day: Int) -> Bool { day % 11 == 3 || 7...9 ~= day % 29 }

  /// The note that lists the holidays of that year.
  static let holidays = (0..<500).filter(isHoliday).map { "- \(date($0)) free\n" }.joined()

  /// Monday is 0.
  static func weekday(_ day: Int) -> Int { (day + 3) % 7 }

  /// `09:05`
  static func clock(_ minute: Int) -> String {
    [minute % minutes / 60, minute % 60].map { $0 < 10 ? "0\($0)" : "\($0)" }.joined(separator: ":")
  }

  /// `2026-11-23 09:05`
  static func moment(_ minute: Int) -> String { "\(date(minute / minutes)) \(clock(minute))" }

  /// The Sundays of a month, found by trying its days.
  static func sundays(of month: String) -> [Int] {
    (day(month + "-01")...day(month + "-30")).filter { weekday($0) == 6 }
  }
}

/// The clocks of a place in 2026 and the winter behind it.
enum PlainZone: CaseIterable {
  /// The vault's own, two hours ahead, three in summer.
  case here
  /// Five hours behind, four in summer.
  case there
  case utc, plusFive

  /// What is written behind a time to say the zone.
  var name: String {
    switch self {
    case .here: " [Etc/Here]"
    case .there: " [Etc/There]"
    case .utc: "Z"
    case .plusFive: "+05:00"
    }
  }

  /// The same where the vault's own zone need not be said.
  var suffix: String { self == .here ? "" : name }

  private var standard: Int {
    switch self {
    case .here: 120
    case .there: -300
    case .utc: 0
    case .plusFive: 300
    }
  }

  /// The minutes of UTC between which it is summer: of the one place from the last Sunday of March to that of October,
  /// both at one o'clock, of the other from the second Sunday of March to the first of November, at two on the clocks.
  private var summer: Range<Int> { Self.summers[self] ?? 0..<0 }

  private static let summers: [PlainZone: Range<Int>] = {
    func instant(_ month: String, _ number: Int, at minute: Int) -> Int {
      let sundays = PlainTime.sundays(of: month)
      return sundays[number < 0 ? sundays.count + number : number] * PlainTime.minutes + minute
    }
    return [
      // Of both months the last Sunday is before the 30th.
      .here: instant("2026-03", -1, at: 60)..<instant("2026-10", -1, at: 60),
      .there: instant("2026-03", 1, at: 420)..<instant("2026-11", 0, at: 360),
    ]
  }()

  private func offset(at instant: Int) -> Int { standard + (summer.contains(instant) ? 60 : 0) }

  /// The minute of UTC at which the clocks show a minute: of two the first; what is left out is moved forward.
  func instant(of clock: Int) -> Int {
    let inSummer = clock - standard - 60
    return summer.contains(inSummer) ? inSummer : clock - standard
  }

  /// What the clocks show at a minute of UTC.
  func clock(at instant: Int) -> Int { instant + offset(at: instant) }
}

// MARK: - Chance

/// Choices that follow from a seed.
struct PlainDice {
  private var random: SplitMix64

  init(_ seed: UInt64) { random = SplitMix64(seed: seed) }

  mutating func number(_ range: ClosedRange<Int>) -> Int { Int.random(in: range, using: &random) }

  mutating func chance(_ percent: Int) -> Bool { number(0...99) < percent }

  /// One of some values, of which there is at least one.
  mutating func pick<Value>(_ values: [Value]) -> Value { values[number(0...values.count - 1)] }
}
