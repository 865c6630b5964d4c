/// An item of such a vault, with what it means.
struct PlainItem {
  enum Kind: String { case event, task, meal, lesson, money, expiry }

  /// A line of an agenda.
  struct Told: Hashable {
    let day: Int
    let kind: String
    let title: String
    let role: String
    let start: String
  }

  /// A text that stands at a minute of the vault's clocks.
  struct Placed: Hashable {
    let minute: Int
    let text: String
  }

  /// A date of a task.
  private struct Day {
    let role: String
    /// How many days behind the one that is repeated.
    let distance: Int
    /// The minute of the day; nil for all of it.
    let minute: Int?
    /// How many minutes it lasts, where an end is written.
    let length: Int?

    init(_ role: String, _ distance: Int = 0, at minute: Int? = nil, for length: Int? = nil) {
      (self.role, self.distance, self.minute, self.length) = (role, distance, minute, length)
    }

    /// The day, or the day and the time, of an occurrence as it is written.
    func text(on day: Int) -> String {
      guard let minute else { return PlainTime.date(day + distance) }
      return PlainTime.moment((day + distance) * PlainTime.minutes + minute)
    }
  }

  let title: String
  let kind: Kind
  let path: String
  /// Its line, or all of its note.
  var text = ""
  private(set) var told: Set<Told> = []
  private(set) var busy: Set<Placed> = []
  private(set) var rings: Set<Placed> = []
  /// What a calendar for other programs has to say.
  private(set) var exported: Set<Placed> = []
  /// Whether it says the same: RFC 5545 has no words for days of a zone that is only so many hours ahead, nor for a rule that
  /// counts from one date of a task and another one beside it.
  private(set) var isLikeExported = true
  /// A note of its own for one of its occurrences.
  private(set) var override: (path: String, text: String)?
  var isUnread = false
  /// Whether its person is not there.
  var isSkipped = false
  /// The dates of a task at the occurrence at which it stands, and the day of that.
  private var current: (day: Int, dates: [Day])?
  /// The day for which a plan wrote a time, which is none of the dates above.
  private var ownedDay: Int?

  init(_ title: String, _ kind: Kind, at path: String) {
    (self.title, self.kind, self.path) = (title, kind, path)
  }

  /// Stands on the days that a span of the vault's clocks touches.
  mutating func stands(from start: Int, to end: Int, as role: String = "start", named title: String? = nil) {
    for day in start / PlainTime.minutes...max(start, end - 1) / PlainTime.minutes {
      told.insert(
        Told(day: day, kind: kind.rawValue, title: title ?? self.title, role: role, start: PlainTime.moment(start)))
    }
  }

  mutating func stands(on day: Int, since first: Int, as role: String = "start") {
    told.insert(Told(day: day, kind: kind.rawValue, title: title, role: role, start: PlainTime.date(first)))
  }

  mutating func rings(at minute: Int, for start: String, named title: String? = nil) {
    rings.insert(Placed(minute: minute, text: "\(PlainTime.moment(minute))|\(title ?? self.title)|\(start)"))
  }

  mutating func takes(_ name: String, from start: Int, to end: Int, named title: String? = nil) {
    let text = [name, title ?? self.title, PlainTime.moment(start), PlainTime.moment(end)].joined(separator: "|")
    busy.insert(Placed(minute: start, text: text))
  }

  private mutating func isExported(at minute: Int, as start: String, named title: String? = nil) {
    exported.insert(Placed(minute: minute, text: "\(start) \(title ?? self.title)"))
  }
}

// MARK: Events and meals

extension PlainItem {
  static func event(
    _ title: String, near first: Int, _ weekStart: String, _ dice: inout PlainDice
  ) -> PlainItem {
    var item = PlainItem(title, .event, at: "events/\(title).md")
    let start = first + dice.number(-20...11)
    let isCancelled = dice.chance(15) && RandomDays.features.contains(.cancelledEvents)
    let rule = dice.chance(65) ? PlainRule(from: start, weekStart, mayBeUnread: !isCancelled, &dice) : nil
    item.isUnread = rule?.isUnread ?? false
    var days = isCancelled ? [] : rule?.days ?? [start]
    let mayStandElsewhere = rule.map { !$0.isUnread && !$0.observesHolidays } ?? false
    var overridden: Int?
    if mayStandElsewhere, !days.isEmpty, dice.chance(25), RandomDays.features.contains(.overrides) {
      overridden = days.remove(at: dice.number(0...days.count - 1))
    }
    var fields =
      dice.chance(30)
      ? item.lastWholeDays(from: start, on: days, rule, overridden, &dice)
      : item.lastAnyTime(from: start, on: days, rule, overridden, &dice)
    if dice.chance(15) { fields.append("busy: false") }
    if overridden != nil { fields.append("uid: \(title)") }
    if isCancelled { fields.append("status: " + dice.pick(["cancelled", "скасовано"])) }
    item.text = "---\n" + fields.map { $0 + "\n" }.joined() + "---\n# \(title)\n"
    return item
  }

  /// Takes place at another time on one occasion, for which a note of its own stands.
  ///
  /// - Parameters:
  ///   - day: when it would take place.
  ///   - name: the moment at which its series has it, as calendars write moments.
  private mutating func standsElsewhere(than day: Int, named name: String, _ dice: inout PlainDice) {
    let (other, start) = (title + "o", (day + dice.number(-2...2)) * PlainTime.minutes + 795)
    stands(from: start, to: start + 60, named: other)
    takes("event", from: start, to: start + 60, named: other)
    rings(at: start, for: PlainTime.moment(start), named: other)
    isExported(at: start, as: PlainTime.moment(start), named: other)
    let fields = "uid: \"\(title)#\(name.filter { $0 != "-" && $0 != ":" })\"\nstart: \(PlainTime.moment(start))\n"
    override = ("events/\(other).md", "---\n\(fields)---\n# \(other)\n")
  }

  /// Lasts one day or some; the fields that say so.
  private mutating func lastWholeDays(
    from start: Int, on days: [Int], _ rule: PlainRule?, _ overridden: Int?, _ dice: inout PlainDice
  ) -> [String] {
    let count = dice.number(1...3)
    if let overridden { standsElsewhere(than: overridden, named: PlainTime.date(overridden), &dice) }
    for first in days {
      for day in first..<first + count {
        stands(on: day, since: first)
        busy.insert(Placed(minute: day * PlainTime.minutes, text: "all-day|\(title)|\(PlainTime.date(day))"))
      }
      rings(at: first * PlainTime.minutes + PlainTime.remindTime, for: PlainTime.date(first))
      isExported(at: first * PlainTime.minutes, as: PlainTime.date(first))
    }
    let end = count > 1 ? ["end: " + PlainTime.date(start + count - 1)] : []
    return ["start: " + PlainTime.date(start)] + end + (rule?.fields { PlainTime.date($0) } ?? [])
  }

  /// Begins at a time of some zone; the fields that say so.
  private mutating func lastAnyTime(
    from start: Int, on days: [Int], _ rule: PlainRule?, _ overridden: Int?, _ dice: inout PlainDice
  ) -> [String] {
    let zone = dice.pick([PlainZone.here, .here, .there, .utc, .plusFive])
    // No time of the vault's own is in an hour that is left out or comes twice.
    let own = [420, 570, 795, 1080, 1320, 1380, 1410]
    let minute = dice.pick(zone == .here ? own : [0, 60, 330, 570, 840, 1200, 1260, 1350])
    let written = start * PlainTime.minutes + minute
    let begin = zone.instant(of: written)
    var fields = ["start: " + PlainTime.moment(written) + zone.suffix]
    // Without an end an hour.
    var length = 60
    let lasting = dice.pick([nil, 30, 60, 90, 180, 420] as [Int?])
    let endsWithDay = dice.chance(25) && RandomDays.features.contains(.daysAsEnds)
    if endsWithDay, rule == nil, zone == .here {
      let last = start + dice.number(0...1)
      fields.append("end: " + PlainTime.date(last))
      length = zone.instant(of: (last + 1) * PlainTime.minutes) - begin
    } else if let lasting {
      fields.append("end: " + PlainTime.moment(written + lasting) + zone.suffix)
      length = zone.instant(of: written + lasting) - begin
    }
    // Each occurrence lasts exactly as long as the first one (RFC 5545, 3.8.5.3).
    for day in days {
      let instant = zone.instant(of: day * PlainTime.minutes + minute)
      let (from, to) = (PlainZone.here.clock(at: instant), PlainZone.here.clock(at: instant + length))
      stands(from: from, to: to)
      takes("event", from: from, to: to)
      rings(at: from, for: PlainTime.moment(from))
      isExported(at: from, as: PlainTime.moment(from))
    }
    // In UTC such a time may be on the day before.
    if zone == .plusFive, minute < 300, rule != nil { isLikeExported = false }
    if let overridden {
      let clock = overridden * PlainTime.minutes + minute
      let isUniversal = zone == .utc || zone == .plusFive
      let named = PlainTime.moment(isUniversal ? zone.instant(of: clock) : clock).replacing(" ", with: "T")
      standsElsewhere(than: overridden, named: named + (isUniversal ? "00Z" : "00"), &dice)
    }
    guard let rule else { return fields }
    var exceptions: [String] = []
    for day in rule.excepted {
      exceptions.append(Self.exception(day, day * PlainTime.minutes + minute, in: zone, &dice))
    }
    return fields
      + rule.fields(excepting: exceptions) { day in
        "\"\(PlainTime.moment(day * PlainTime.minutes + minute))\(zone.suffix)\""
      }
  }

  /// A day, or a moment in its own zone or another one, of a series in a zone.
  private static func exception(
    _ day: Int, _ minute: Int, in zone: PlainZone, _ dice: inout PlainDice
  ) -> String {
    let form = dice.number(0...3)
    let other = dice.pick(PlainZone.allCases)
    if form == 0 { return PlainTime.date(day) }
    guard form > 1, RandomDays.features.contains(.zonedExceptions) else {
      return "\"\(PlainTime.moment(minute))\(zone.suffix)\""
    }
    return "\"\(PlainTime.moment(other.clock(at: zone.instant(of: minute))))\(other.name)\""
  }

  static func meal(_ title: String, near first: Int, _ dice: inout PlainDice) -> PlainItem {
    var item = PlainItem(title, .meal, at: "meals/m.md")
    let day = first + dice.number(0...13)
    let date = Day("", at: dice.pick([nil, 480, 1140] as [Int?])).text(on: day)
    let isSkipped = dice.chance(25)
    let name = dice.pick(["breakfast", "dinner"])
    item.text = "- \(date) \(name) \(title)\(isSkipped ? " {skipped}" : "")\n"
    if !isSkipped {
      item.told.insert(Told(day: day, kind: Kind.meal.rawValue, title: title, role: "", start: date))
    }
    return item
  }
}

// MARK: Tasks

extension PlainItem {
  /// Which dates a task has.
  private enum Form: CaseIterable {
    case due, dueTime, start, block, startDay, dueBlock, sittings, scheduled, dueScheduled, owned
  }

  private static func dates(of form: Form, _ dice: inout PlainDice) -> [Day] {
    // No block ends at midnight, and none is in an hour that is left out or comes twice.
    let times = [420, 570, 795, 960, 1125, 1350, 1395]
    let minute = dice.pick(times)
    let length = dice.pick([30, 60, 90])
    let before = -dice.number(0...3)
    let kind = dice.number(0...2)
    func scheduled(_ distance: Int) -> Day {
      Day("scheduled", distance, at: kind == 0 ? nil : minute, for: kind == 2 ? length : nil)
    }
    switch form {
    case .due: return [Day("due")]
    case .dueTime: return [Day("due", at: minute)]
    case .start: return [Day("start", at: minute)]
    case .block: return [Day("start", at: minute, for: length)]
    case .startDay: return [Day("start")]
    case .dueBlock:
      return [Day("due", at: dice.chance(50) ? 1080 : nil), Day("start", before, at: minute, for: length)]
    case .sittings:
      var sittings = dice.chance(30) ? [Day("due", 6)] : []
      for number in 0...dice.number(1...2) {
        // Each on a later day than the one before, or in no order.
        let distance = dice.chance(50) ? number : 5 - number
        let time = dice.pick(Array(times.dropLast(2)))
        sittings.append(Day("scheduled", distance, at: time, for: dice.pick([30, 60, 90])))
      }
      return sittings
    case .scheduled: return [scheduled(0)]
    case .dueScheduled: return [Day("due"), scheduled(before)]
    case .owned: return [Day("due"), Day("scheduled", before, at: minute)]
    }
  }

  private static func mayRepeat(_ form: Form) -> Bool {
    switch form {
    case .sittings: false
    case .dueBlock, .dueScheduled: RandomDays.features.contains(.distances)
    default: true
    }
  }

  static func task(
    _ title: String, near first: Int, _ weekStart: String, _ dice: inout PlainDice
  ) -> PlainItem {
    let start = first + dice.number(-20...11)
    let isLine = dice.chance(60)
    var item = PlainItem(title, .task, at: isLine ? "tasks/lines.md" : "tasks/\(title).md")
    var form = dice.pick(Form.allCases)
    if form == .sittings && !RandomDays.features.contains(.sittings)
      || form == .owned && !RandomDays.features.contains(.ownedTimes)
    {
      form = .due
    }
    let dates = Self.dates(of: form, &dice)
    var status = (mark: " ", name: "open")
    let statuses = [
      (mark: "/", name: "in-progress"), (mark: "x", name: "done"), (mark: "-", name: "cancelled"),
      (mark: "-", name: "скасовано"),
    ]
    if dice.chance(25) { status = dice.pick(statuses) }
    let isClosed = status.mark == "x" || status.mark == "-"
    var rule: PlainRule?
    if mayRepeat(form), dice.chance(60) {
      // What a plan wrote stays where it is when a holiday moves the rest.
      rule = PlainRule(from: start, weekStart, mayBeUnread: !isClosed, mayMove: form != .owned, &dice)
      // What a plan wrote is for the occurrence that is written.
      if form == .owned, rule?.excepted.contains(start) ?? false { rule = nil }
    }
    item.isUnread = rule?.isUnread ?? false
    let fields = rule?.fields { day in
      let text = dates[0].text(on: day)
      return text.contains(" ") ? "\"\(text)\"" : text
    }
    item.write(dates, on: start, status, further: fields ?? [], isOwned: form == .owned, isLine: isLine, &dice)
    item.isLikeExported = rule == nil || ![.dueBlock, .dueScheduled, .owned].contains(form)
    if !isClosed { item.stand(rule?.days ?? [start], dates, owned: form == .owned ? start : nil) }
    return item
  }

  /// The words of the line, or the keys of the note.
  private mutating func write(
    _ dates: [Day], on start: Int, _ status: (mark: String, name: String), further: [String], isOwned: Bool,
    isLine: Bool, _ dice: inout PlainDice
  ) {
    var fields: [String] = []
    var sittings: [String] = []
    var slot = ""
    for date in dates {
      let text = date.text(on: start)
      let end = date.minute.map { ((start + date.distance) * PlainTime.minutes + $0) + (date.length ?? 0) } ?? 0
      let range = text + "-" + PlainTime.clock(end)
      let isBefore = isLine && dice.chance(60)
      if date.role == "scheduled" {
        sittings.append(date.length == nil ? text : range)
      } else if date.role == "start", date.length != nil {
        if isBefore { slot = range + " " } else { fields += ["start: " + text, "end: " + PlainTime.moment(end)] }
      } else if isBefore, date.role == (date.minute == nil ? "due" : "start"), dates.count == 1 {
        slot = text + " "
      } else {
        fields.append("\(date.role): \(text)")
      }
    }
    if sittings.count > 1 {
      fields += ["scheduled: [\(sittings.joined(separator: ", "))]", "split: true"]
    } else if let sitting = sittings.first {
      fields.append("scheduled: " + sitting)
      if isOwned { fields.append("auto: " + sitting) }
    }
    fields += further
    if isLine {
      let tail = fields.isEmpty ? "" : " {\(fields.joined(separator: ", "))}"
      text = "- [\(status.mark)] \(slot)\(title)\(tail)\n"
    } else {
      fields.append("status: " + status.name)
      text = "---\n" + fields.map { $0 + "\n" }.joined() + "---\n# \(title)\n"
    }
  }

  /// Stands at its occurrences.
  ///
  /// - Parameter owned: the day for whose occurrence a plan wrote a time.
  private mutating func stand(_ days: [Int], _ dates: [Day], owned: Int?) {
    let roles = Set(dates.map(\.role))
    for day in days {
      if let date = dates.first { isExported(at: (day + date.distance) * PlainTime.minutes, as: date.text(on: day)) }
      for date in dates {
        let isOwned = owned != nil && date.role == "scheduled"
        // On its own day and no longer (planning.md 6).
        if isOwned, day != owned { continue }
        // A day on which somebody means to do it calls nobody, nor does one besides a day that it is due, or begins.
        let isAlarm =
          switch date.role {
          case "start": true
          case "due": date.minute != nil || !roles.contains("start")
          default: date.minute != nil && !roles.contains("due")
          }
        let midnight = (day + date.distance) * PlainTime.minutes
        if isAlarm { rings(at: midnight + (date.minute ?? PlainTime.remindTime), for: date.text(on: day)) }
        guard let minute = date.minute else {
          stands(on: day + date.distance, since: day + date.distance, as: date.role)
          continue
        }
        // It ends by the clock, as what is done writes the next one.
        let start = midnight + minute
        stands(from: start, to: start + (date.length ?? 0), as: date.role)
        let end = start + (date.length ?? 30)
        if date.role == "start" { takes("fixed", from: start, to: end) }
        // Of a flexible task a plan has the one occurrence alone.
        if date.role == "scheduled", !isOwned, day == days.first { takes("pinned", from: start, to: end) }
      }
    }
    guard let first = days.first else { return }
    current = (day: first, dates: dates.filter { owned == nil || $0.role != "scheduled" })
    if let owned, let date = dates.last { ownedDay = owned + date.distance }
  }
}

// MARK: What today says

extension PlainItem {
  /// What a day's screen says of it when that day begins.
  func said(on day: Int) -> Set<String> {
    let stands = told.filter { $0.day == day }
    switch kind {
    case .event: return Set(stands.map { "on \($0.title)" })
    case .meal, .lesson, .money: return Set(stands.map { "\(kind) \($0.title)" })
    // What is over, and what is to be used up within a week.
    case .expiry: return Set(told.filter { $0.day <= day + 7 }.map { "\(kind) \($0.title)" })
    case .task: break
    }
    guard let current else { return [] }
    let now = day * PlainTime.minutes
    let hasDue = current.dates.contains { $0.role == "due" }
    // Sittings that have passed count where none is to come.
    let isToCome = current.dates.contains { $0.role == "scheduled" && current.day + $0.distance >= day }
    // The blocks of every occurrence, and all that by the current one is to be done, or meant to be, by now.
    var isOn = ownedDay == day || stands.contains { $0.role == "start" }
    var isLate = false
    for date in current.dates {
      let own = current.day + date.distance
      if own <= day, date.role != "scheduled" || own == day || !isToCome { isOn = true }
      switch (date.role, date.minute) {
      case ("due", let minute?): if own * PlainTime.minutes + minute < now { isLate = true }
      case ("due", nil): if own < day { isLate = true }
      case ("start", let minute?):
        if own * PlainTime.minutes + minute + (date.length ?? 30) < now { isLate = true }
      case ("start", nil): if !hasDue, own < day { isLate = true }
      default: break
      }
    }
    var said: Set<String> = []
    if isOn || isLate { said.insert("on \(title)") }
    if isLate { said.insert("overdue \(title)") }
    return said
  }

  /// Whether it is to be done by the end of some days, so that a plan of them has a line of it.
  func isDue(by window: ClosedRange<Int>) -> Bool {
    guard let current else { return false }
    let now = window.lowerBound * PlainTime.minutes
    let ends = current.dates.filter { $0.role != "scheduled" }.map { date in
      let start = (current.day + date.distance) * PlainTime.minutes + (date.minute ?? 0)
      return (start: start, end: start + (date.length ?? 30), isBlock: date.role == "start" && date.minute != nil)
    }
    // What began before the first of the days and is going on belongs to the one before.
    guard !ends.contains(where: { $0.isBlock && $0.start < now && $0.end >= now }) else { return false }
    return ends.contains { $0.start / PlainTime.minutes <= window.upperBound }
  }

  /// Whether the specification asks more of that screen than what is tried.
  func isLeftOpen(on day: Int) -> Bool {
    guard let ownedDay else { return false }
    return ownedDay < day && !RandomDays.features.contains(.pastOwnedTimes)
  }
}
