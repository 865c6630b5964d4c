/// A vault of random events, tasks, lessons, meals, payments and lots, and what stands on its days by a plain reading of the
/// specification: each day is tried, one after the other, and every time goes through UTC by the rules of ``PlainZone``.
///
/// ```swift
/// let days = RandomDays(seed: 7)
/// days.files                  // what is written
/// days.told                   // what is on, on which day
/// days.without(2)             // the same vault with one item less
/// ```
struct RandomDays {
  /// What is generated; one that a command does not know yet is left out of ``features``.
  enum Feature {
    /// Events that are cancelled, in either language.
    case cancelledEvents
    /// A rule that does not read is told by a plan, too.
    case unreadInPlan
    /// Exceptions that name a moment in another zone.
    case zonedExceptions
    /// Tasks that are meant to be done in several sittings.
    case sittings
    /// Repeating tasks with two dates, the one a distance from the other.
    case distances
    /// Times that a plan has written.
    case ownedTimes
    /// A time that a plan wrote for a day before counts for no group (planning.md 6).
    case pastOwnedTimes
    /// Events that begin at a time and end with a day.
    case daysAsEnds
    /// Rules that leave out the days of a note, or move what falls on them.
    case holidays
    /// Occurrences for which a note of their own stands.
    case overrides
    /// A plan has a line of all that is due.
    case linesOfAllDue
    /// A calendar for other programs has the same days.
    case export
  }

  /// The kinds of items and of answers that all commands know.
  static let features: Set<Feature> = [
    .cancelledEvents, .unreadInPlan, .zonedExceptions, .sittings, .distances, .ownedTimes, .pastOwnedTimes,
    .daysAsEnds, .holidays, .overrides, .linesOfAllDue, .export,
  ]

  /// The days that are asked for.
  let window: ClosedRange<Int>
  /// Some of them, each of which is looked at when it begins.
  let todays: [Int]
  private let weekStart: String
  private(set) var items: [PlainItem] = []

  init(seed: UInt64) {
    var dice = PlainDice(seed)
    // Of four times, in two the clocks of the vault are changed.
    let first = PlainTime.day(dice.pick(["2026-10-19", "2026-03-23", "2026-11-20", "2026-11-23"]))
    window = first...first + 13
    weekStart = dice.pick(["monday", "sunday"])
    var todays: [Int] = []
    for _ in 0..<4 { todays.append(dice.number(window)) }
    self.todays = todays
    for number in 1...dice.number(3...8) {
      let title = "q0\(number)"
      switch dice.number(0...15) {
      case 0...4: items.append(.event(title, near: first, weekStart, &dice))
      case 5...8: items.append(.task(title, near: first, weekStart, &dice))
      case 9...11: items.append(.lesson(title, near: first, &dice))
      case 12...13: items.append(.payment(title, near: first, weekStart, &dice))
      case 14: items.append(.lot(title, near: first, &dice))
      default: items.append(.meal(title, near: first, &dice))
      }
    }
  }

  /// The vault without one of its items.
  func without(_ number: Int) -> RandomDays {
    var days = self
    days.items.remove(at: number)
    return days
  }

  /// The smallest vault that still has a property, by leaving out one item at a time.
  func smallest(where isMet: (RandomDays) throws -> Bool) rethrows -> RandomDays {
    var days = self
    var number = 0
    while number < days.items.count {
      let fewer = days.without(number)
      if try isMet(fewer) { days = fewer } else { number += 1 }
    }
    return days
  }

  /// The files by their paths, the settings among them.
  var files: [String: String] {
    let owners = items.filter { $0.kind == .lesson }.map { "{group: \($0.title)}" }
    let mine = owners.isEmpty ? "" : "timetable: {mine: [\(owners.joined(separator: ", "))]}\n"
    let settings = PlainTime.settings + "week-start: \(weekStart)\nremind-lessons: all\n" + mine
    var files = [".vault/config.yaml": settings, "free.md": PlainTime.holidays]
    for item in items { files[item.path, default: ""] += item.text }
    for other in items.compactMap(\.override) { files[other.path] = other.text }
    return files
  }

  /// The notes, for people.
  var description: String {
    files.filter { $0.key != "free.md" }.sorted { $0.key < $1.key }
      .map { "\($0.key):\n\($0.value)" }.joined(separator: "\n")
  }

  /// What stands on the days that are asked for.
  var told: Set<PlainItem.Told> { Set(items.flatMap(\.told).filter { window.contains($0.day) }) }

  /// What a plan has to show at a place, of what begins on these days.
  var busy: Set<String> {
    Set(items.flatMap(\.busy).filter { window.contains($0.minute / PlainTime.minutes) }.map(\.text))
  }

  /// What a calendar for other programs has to say of these days, but for the items of which it cannot.
  var exported: Set<String> {
    let all = items.filter(\.isLikeExported).flatMap(\.exported)
    return Set(all.filter { window.contains($0.minute / PlainTime.minutes) }.map(\.text))
  }

  /// Of what reminds in the fourteen times 24 hours from the first midnight on: when, the title and the date.
  var rings: Set<String> {
    let first = window.lowerBound * PlainTime.minutes
    let last = PlainZone.here.clock(at: PlainZone.here.instant(of: first) + window.count * PlainTime.minutes)
    return Set(items.flatMap(\.rings).filter { $0.minute > first && $0.minute <= last }.map(\.text))
  }
}
