import VaultTestSupport

/// A task of a random vault as it is written; days and minutes are those of ``PlainTime``, on the vault's clocks.
struct PlainChore {
  /// The day, the day and a part of it, or the time and the length that somebody means to do it.
  enum Meant {
    case day(Int)
    case part(Int, PlainPart)
    case time(Int, length: Int)
  }

  let number: Int
  var isNote = false
  var isDone = false
  /// The number of the task of which it is a step, and whether it stands below that one.
  var parent: Int?
  var isBelow = false
  var due: (day: Int, minute: Int?)?
  var meant: Meant?
  var start: Int?
  var end: Int?
  var wait: Int?
  var duration: Int?
  /// From 1, low, to 3.
  var priority: Int?
  /// From 1, very easy, to 5.
  var difficulty: Int?
  var category: String?
  var created: Int?
  var isFlagged = false
  var isSplit = false
  var rule: String?
  /// The days on which an occurrence was done.
  var log: [Int] = []
  var depends: [Int] = []

  init(_ number: Int) { self.number = number }

  var title: String { number < 10 ? "q0\(number)" : "q\(number)" }

  /// Whether it says something of the plan, and so is no mere part of what it is a step of (planning.md 2).
  var says: Bool {
    duration != nil || due != nil || meant != nil || start != nil || priority != nil || category != nil
      || difficulty != nil
  }

  /// Whether it says neither how long nor how hard nor how important it is (planning.md 4).
  var isBare: Bool {
    duration == nil && difficulty == nil && category == nil && priority == nil && !isFlagged
  }

  /// Its keys and values; a link is made of the number of a task.
  func fields(link: (Int) -> String) -> [String] {
    var fields: [String] = []
    if let due {
      let text = due.minute.map { PlainTime.moment(due.day * PlainTime.minutes + $0) } ?? PlainTime.date(due.day)
      fields.append("due: " + text)
    }
    switch meant {
    case .day(let day): fields.append("scheduled: " + PlainTime.date(day))
    case .part(let day, let part): fields.append("scheduled: \(PlainTime.date(day)) \(part.rawValue)")
    case .time(let minute, _): fields.append("scheduled: " + PlainTime.moment(minute))
    case nil: break
    }
    if let start { fields.append("start: " + PlainTime.moment(start)) }
    if let end { fields.append("end: " + PlainTime.moment(end)) }
    if let wait { fields.append("wait: " + PlainTime.date(wait)) }
    if let duration { fields.append("duration: \(duration)m") }
    if let priority { fields.append("priority: " + ["low", "medium", "high"][priority - 1]) }
    if let difficulty {
      fields.append("difficulty: " + ["very-easy", "easy", "medium", "hard", "very-hard"][difficulty - 1])
    }
    if let category { fields.append("category: " + category) }
    if let created { fields.append("created: " + PlainTime.date(created)) }
    if isFlagged { fields.append("flag: true") }
    if isSplit { fields.append("split: true") }
    if let rule { fields.append("repeat: " + rule) }
    if let parent, !isBelow { fields.append("parent: \"\(link(parent))\"") }
    if !depends.isEmpty { fields.append("depends: [\(depends.map { "\"\(link($0))\"" }.joined(separator: ", "))]") }
    return fields
  }
}

/// A part of a day, from its first minute to the one behind it.
enum PlainPart: String {
  case morning, afternoon, evening

  var minutes: Range<Int> {
    switch self {
    case .morning: 300..<720
    case .afternoon: 720..<1020
    case .evening: 1020..<1320
    }
  }
}

/// An event with times of a random vault.
struct PlainAppointment {
  let title: String
  let start, end: Int
  let travel: Int
  let isBusy: Bool

  var text: String {
    let keys = "start: \(PlainTime.moment(start))\nend: \(PlainTime.moment(end))\n"
    let further = (travel > 0 ? "travel: \(travel)m\n" : "") + (isBusy ? "" : "busy: false\n")
    return "---\ntitle: \(title)\n\(keys)\(further)---\n"
  }
}

/// The clocks of a place in 2026 and the winter behind it, worked out by hand from its rule.
struct PlanZone: Sendable {
  let rule: String
  /// How many minutes they are ahead of UTC.
  let standard: Int
  /// How many more in summer, and the minutes of UTC that are in it.
  var shift = 60
  var summers: [Range<Int>] = []

  static let all: [PlanZone] = {
    func at(_ date: String, _ minute: Int) -> Int { PlainTime.day(date) * PlainTime.minutes + minute }
    let before = at("2025-10-20", 0)
    return [
      PlanZone(rule: "UTC0", standard: 0), PlanZone(rule: "HST10", standard: -600),
      PlanZone(rule: "IST-5:30", standard: 330),
      PlanZone(
        rule: "EET-2EEST,M3.5.0/3,M10.5.0/4", standard: 120, summers: [at("2026-03-29", 60)..<at("2026-10-25", 60)]),
      PlanZone(
        rule: "EST5EDT,M3.2.0,M11.1.0", standard: -300, summers: [at("2026-03-08", 420)..<at("2026-11-01", 360)]),
      PlanZone(
        rule: "NST3:30NDT,M3.2.0,M11.1.0", standard: -210, summers: [at("2026-03-08", 330)..<at("2026-11-01", 270)]),
      // Half an hour, and south of the equator.
      PlanZone(
        rule: "LHST-10:30LHDT-11,M10.1.0,M4.1.0", standard: 630, shift: 30,
        summers: [before..<at("2026-04-04", 900), at("2026-10-03", 930)..<at("2027-04-03", 900)]),
      PlanZone(
        rule: "NZST-12NZDT,M9.5.0,M4.1.0/3", standard: 720,
        summers: [before..<at("2026-04-04", 840), at("2026-09-26", 840)..<at("2027-04-03", 840)]),
    ]
  }()

  private func isSummer(_ instant: Int) -> Bool { summers.contains { $0.contains(instant) } }

  /// The minute of UTC at which the clocks show a minute: of two the first; what is left out is moved forward.
  func instant(of clock: Int) -> Int {
    let inSummer = clock - standard - shift
    return isSummer(inSummer) ? inSummer : clock - standard
  }

  /// What the clocks show at a minute of UTC.
  func clock(at instant: Int) -> Int { instant + standard + (isSummer(instant) ? shift : 0) }

  /// The minutes of UTC whose time on the clocks comes twice.
  var doubled: [Range<Int>] { summers.map { $0.upperBound - shift..<$0.upperBound + shift } }

  func isDoubled(_ instant: Int) -> Bool { doubled.contains { $0.contains(instant) } }

  /// The days of 2026 on which the clocks are changed.
  var changes: [Int] {
    summers.flatMap { [$0.lowerBound, $0.upperBound] }.map { clock(at: $0) / PlainTime.minutes }
      .filter { 0..<365 ~= $0 }
  }
}

/// A vault of whole files, of which a day or several are planned at a moment.
///
/// ```swift
/// let vault = RandomPlan(seed: 7, isWeek: false)
/// vault.files                 // what is written
/// vault.words                 // what is asked
/// PlainPlan(vault).lines      // what the specification answers
/// ```
struct RandomPlan {
  /// The hours of a day, in minutes from its midnight.
  enum Hours: CaseIterable {
    case usual, long, weekdays, evening, night, parted

    var text: String {
      switch self {
      case .usual: "09:00-18:00"
      case .long: "08:00-22:00"
      case .weekdays: "{mon-fri: 09:00-18:00, sat: 10:00-14:00}"
      case .evening: "20:00-00:30"
      case .night: "00:00-08:00"
      case .parted: "[09:00-12:00, 13:00-18:00]"
      }
    }

    func ranges(on day: Int) -> [Range<Int>] {
      switch self {
      case .usual: [540..<1080]
      case .long: [480..<1320]
      case .weekdays: PlainTime.weekday(day) < 5 ? [540..<1080] : PlainTime.weekday(day) == 5 ? [600..<840] : []
      case .evening: [1200..<1470]
      case .night: [0..<480]
      case .parted: [540..<720, 780..<1080]
      }
    }

    /// Between which minutes of a day something may be set that no change of the clocks touches.
    var times: ClosedRange<Int> {
      switch self {
      case .usual, .weekdays, .parted: 540...1080
      case .long: 480...1320
      case .evening: 1200...1440
      case .night: 300...480
      }
    }
  }

  let zone: PlanZone
  let hours: Hours
  /// The day on which the window of now began.
  let today: Int
  /// A minute on the clocks.
  let now: Int
  /// The days that are planned.
  let days: ClosedRange<Int>
  let buffer: Int
  let capacity: Int?
  let hasOwnHours: Bool
  let fill: Int?
  let strategy: String
  /// From −2 to 2, and how many minutes ago; only where the clocks are not changed.
  let mood: (value: Int, age: Int)?
  private(set) var appointments: [PlainAppointment] = []
  private(set) var chores: [PlainChore] = []

  init(seed: UInt64, isWeek: Bool) {
    var dice = PlainDice(seed)
    let zone = dice.pick(PlanZone.all)
    let hours = dice.pick(Hours.allCases)
    let usual = PlainTime.day("2026-11-16") + dice.number(0...6)
    let today = dice.chance(30) && !zone.changes.isEmpty ? dice.pick(zone.changes) - dice.number(0...1) : usual
    let isChanged = zone.changes.contains { abs($0 - today) < 9 }
    let last = hours == .evening ? 1469 : min(hours.times.upperBound + 30, 1439)
    var now = today * PlainTime.minutes + dice.number(max(0, hours.times.lowerBound - 60)...last)
    if zone.clock(at: zone.instant(of: now)) != now || zone.isDoubled(zone.instant(of: now)) {
      now = today * PlainTime.minutes + hours.times.lowerBound
    }
    let first = isWeek ? today : today + (dice.chance(70) ? 0 : dice.number(1...3))
    (self.zone, self.hours, self.today, self.now) = (zone, hours, today, now)
    days = first...first + (isWeek ? 6 : dice.chance(80) ? 0 : 1)
    buffer = dice.pick([0, 5, 10, 15])
    capacity = hours != .evening && dice.chance(25) ? dice.pick([120, 180, 300]) : nil
    hasOwnHours = hours != .evening && hours != .night && dice.chance(40)
    fill = dice.chance(50) ? dice.pick([0, 1, 2, 5]) : nil
    strategy = dice.pick(["adaptive", "adaptive", "mood", "due", "easy", "hard"])
    let age = dice.number(0...300)
    mood = !isChanged && now % PlainTime.minutes >= age && dice.chance(60) ? (dice.number(-2...2), age) : nil
    for number in 0..<dice.number(0...(isWeek ? 6 : 3)) {
      let start = time(on: dice.number(days), &dice)
      appointments.append(
        PlainAppointment(
          title: "e\(number)", start: start, end: start + dice.pick([15, 30, 60]), travel: dice.chance(15) ? 20 : 0,
          isBusy: !dice.chance(15)))
    }
    for number in 1...dice.number(1...(isWeek ? 16 : 10)) { chores.append(chore(number, isChanged, &dice)) }
  }

  /// A time of a day from which on more than an hour is left before its midnight.
  private func time(on day: Int, _ dice: inout PlainDice) -> Int {
    let times = hours.times
    return day * PlainTime.minutes + times.lowerBound + 5 * dice.number(0...(times.count - 62) / 5)
  }

  /// The vault without one of its tasks, or of its events behind them; what named it names it no more.
  func without(_ place: Int) -> RandomPlan {
    var vault = self
    guard place < chores.count else {
      vault.appointments.remove(at: place - chores.count)
      return vault
    }
    let number = vault.chores.remove(at: place).number
    for place in vault.chores.indices {
      vault.chores[place].depends.removeAll { $0 == number }
      guard vault.chores[place].parent == number else { continue }
      (vault.chores[place].parent, vault.chores[place].isBelow) = (nil, false)
    }
    return vault
  }

  /// The smallest vault that still has a property, by leaving out one thing at a time.
  func smallest(where isMet: (RandomPlan) throws -> Bool) rethrows -> RandomPlan {
    var vault = self
    var place = 0
    while place < vault.chores.count + vault.appointments.count {
      let fewer = vault.without(place)
      if try isMet(fewer) { vault = fewer } else { place += 1 }
    }
    return vault
  }
}

// MARK: - Tasks

extension RandomPlan {
  private func chore(_ number: Int, _ isChanged: Bool, _ dice: inout PlainDice) -> PlainChore {
    var chore = PlainChore(number)
    chore.isNote = dice.chance(30)
    if dice.chance(8) {
      chore.isDone = true
      return chore
    }
    if dice.chance(35), let parent = parent(of: number, &dice) {
      return step(chore, of: parent, &dice)
    }
    let from = today - 3
    let kind = dice.number(0...11)
    if kind == 0 {
      let start = time(on: dice.number(from...days.upperBound), &dice)
      (chore.start, chore.end) = (start, start + dice.pick([15, 30, 45, 60]))
    } else if kind == 1 {
      let length = dice.pick([15, 30, 45, 60])
      chore.duration = length
      chore.meant = .time(time(on: dice.number(today - 2...days.upperBound), &dice), length: length)
    } else if kind == 2 {
      chore.start = time(on: dice.number(today - 3...days.upperBound), &dice)
      if dice.chance(60) { chore.duration = dice.pick([15, 30, 45, 60]) }
    } else {
      describe(&chore, &dice)
      date(&chore, &dice)
      chore.isSplit = !isChanged && chore.duration ?? 0 >= 30 && dice.chance(15)
    }
    depend(&chore, &dice)
    return chore
  }

  /// How long, how hard and how important it is; or nothing of that.
  private func describe(_ chore: inout PlainChore, _ dice: inout PlainDice) {
    if dice.chance(30) { chore.created = today - dice.number(1...9) }
    guard !dice.chance(20) else { return chore.isFlagged = dice.chance(15) }
    if dice.chance(85) { chore.duration = dice.pick([5, 10, 15, 25, 30, 45, 60, 90, 150, 240]) }
    if dice.chance(40) { chore.priority = dice.number(1...3) }
    if dice.chance(60) { chore.difficulty = dice.number(1...5) }
    if dice.chance(30) { chore.category = dice.pick(["work", "personal", "home"]) }
  }

  /// When it is due, when somebody means to do it, until when it is hidden, and how it repeats.
  private func date(_ chore: inout PlainChore, _ dice: inout PlainDice) {
    let lower = hours.times.lowerBound
    if dice.chance(45) {
      let times = [nil, nil, nil, 930, lower + 30, lower + 120, 300] as [Int?]
      chore.due = (today + dice.number(-3...12), dice.pick(times))
    }
    if dice.chance(20) {
      let day = today + dice.number(-2...5)
      chore.meant = dice.chance(40) ? .part(day, dice.pick([.morning, .afternoon, .evening])) : .day(day)
    }
    if dice.chance(25), chore.due != nil || chore.meant != nil {
      var day = chore.due?.day ?? today
      if case .day(let meant) = chore.meant { day = meant }
      if case .part(let meant, _) = chore.meant {
        day = meant
        chore.meant = .day(meant)
      }
      // Which of the two counts where it is due before the day it is meant for is not specified.
      if chore.meant != nil { chore.due = nil }
      chore.rule = dice.pick(["daily", "every 2 days", "every 3 days", "weekly"])
      // What is done on a planned day counts for its capacity.
      if dice.chance(50) { chore.log = [capacity == nil && day > today ? today : today - dice.number(4...9)] }
      return
    }
    if dice.chance(15) { chore.wait = today + dice.number(-2...4) }
  }

  /// What comes first.
  private func depend(_ chore: inout PlainChore, _ dice: inout PlainDice) {
    guard chore.start == nil, chore.rule == nil, !chore.isDone, dice.chance(30) else { return }
    if case .time = chore.meant { return }
    let others = chores.filter { other in
      guard other.rule == nil, other.parent == nil, !chores.contains(where: { $0.parent == other.number }) else {
        return false
      }
      return true
    }
    guard !others.isEmpty else { return }
    chore.depends = [dice.pick(others).number]
  }

  /// One of the tasks of which a task may be a step: open, once, and not yet waited for; nor is it hidden, or for a part of a
  /// day, of which the specification does not say what a step has.
  private func parent(of number: Int, _ dice: inout PlainDice) -> PlainChore? {
    let parents = chores.filter { parent in
      if case .part = parent.meant { return false }
      guard !parent.isDone, parent.rule == nil, parent.wait == nil, parent.depends.isEmpty, !parent.isSplit,
        !chores.contains(where: { $0.depends.contains(parent.number) })
      else { return false }
      // What is missed is set no more.
      if let block = block(of: parent), zone.instant(of: block.upperBound) <= zone.instant(of: now) { return false }
      if block(of: parent) != nil { return parent.parent == nil }
      return parent.parent == nil || parent.says
    }
    return parents.isEmpty ? nil : dice.pick(parents)
  }

  private func step(_ step: PlainChore, of parent: PlainChore, _ dice: inout PlainDice) -> PlainChore {
    var step = step
    step.parent = parent.number
    step.isBelow = dice.chance(70)
    if step.isBelow { step.isNote = false }
    guard dice.chance(55) else { return step }
    step.duration = dice.pick([15, 30, 45])
    if dice.chance(30) { step.priority = dice.number(1...3) }
    if dice.chance(30) { step.difficulty = dice.number(1...5) }
    if dice.chance(30) { step.category = dice.pick(["work", "personal"]) }
    if dice.chance(30) { step.due = (today + dice.number(-2...9), nil) }
    return step
  }

  /// The block that somebody set, on the clocks.
  func block(of chore: PlainChore) -> Range<Int>? {
    if case .time(let start, let length) = chore.meant { return start..<start + length }
    return chore.start.map { $0..<(chore.end ?? $0 + (chore.duration ?? 30)) }
  }
}

// MARK: - Files

extension RandomPlan {
  /// The words of the call.
  var words: [String] {
    var words = ["plan"]
    if days.count > 1 {
      words.append(PlainTime.date(days.lowerBound) + ".." + PlainTime.date(days.upperBound))
    } else if days.lowerBound != today {
      words.append(PlainTime.date(days.lowerBound))
    }
    return words + ["--strategy", strategy, "--json", "--now", PlainTime.moment(now)]
  }

  private var settings: String {
    var settings = "timezone: Etc/Here\nlang: en\nactive-hours: \(hours.text)\nbuffer: \(buffer)m\n"
    if let capacity { settings += "capacity: \(capacity)m\n" }
    if hasOwnHours { settings += "hours: {work: {mon-fri: 09:00-12:00}, personal: 15:00-18:00}\n" }
    if let fill { settings += "fill: \(fill)\n" }
    return settings
  }

  /// The files by their paths, the settings among them.
  var files: [String: String] {
    var files = written.files
    files[".vault/config.yaml"] = settings
    for appointment in appointments { files["events/\(appointment.title).md"] = appointment.text }
    if let mood {
      let time = now - mood.age
      let word = ["very-sad", "sad", "neutral", "happy", "very-happy"][mood.value + 2]
      files["diary/2026/\(PlainTime.date(time / PlainTime.minutes)).md"] =
        "- \(PlainTime.clock(time)) ok {mood: \(word)}\n"
    }
    return files
  }

  /// The notes of tasks, and where each of them stands.
  var written: (files: [String: String], places: [Int: (path: String, line: Int)]) {
    var writer = PlainChoreWriter(chores)
    for chore in chores where !chore.isBelow { writer.write(chore) }
    return (writer.texts.mapValues { $0.joined(separator: "\n") + "\n" }, writer.places)
  }

  /// The notes and the call, for people.
  var description: String {
    let notes = files.sorted { $0.key < $1.key }.map { "\($0.key):\n\($0.value)" }
    return "TZ \(zone.rule), vault \(words.joined(separator: " "))\n" + notes.joined(separator: "\n")
  }
}

/// Writes tasks as lines and notes, steps below what they are steps of.
private struct PlainChoreWriter {
  private let chores: [PlainChore]
  private(set) var texts: [String: [String]] = [:]
  private(set) var places: [Int: (path: String, line: Int)] = [:]

  init(_ chores: [PlainChore]) { self.chores = chores }

  private func link(_ number: Int) -> String {
    guard let chore = chores.first(where: { $0.number == number }) else { return "" }
    guard !chore.isNote else { return "[[\(chore.title)]]" }
    // A step stands in the note of what it is a step of.
    var owner = chore
    while owner.isBelow, let parent = chores.first(where: { $0.number == owner.parent }) { owner = parent }
    return "[[\(owner.isNote ? owner.title : "day")#^\(chore.title)]]"
  }

  private mutating func add(_ line: String, to path: String) { texts[path, default: []].append(line) }

  mutating func write(_ chore: PlainChore) {
    guard chore.isNote else { return writeLine(chore, to: "tasks/day.md", below: "") }
    let path = "tasks/\(chore.title).md"
    places[chore.number] = (path, 1)
    let status = "status: " + (chore.isDone ? "done" : "open")
    for line in ["---", status] + chore.fields(link: link) + ["---", "# \(chore.title)", ""] { add(line, to: path) }
    for step in chores where step.isBelow && step.parent == chore.number { writeLine(step, to: path, below: "") }
    for day in chore.log { add("- [x] \(PlainTime.date(day))", to: path) }
  }

  private mutating func writeLine(_ chore: PlainChore, to path: String, below indentation: String) {
    let fields = chore.fields(link: link)
    let tail = fields.isEmpty ? "" : " {\(fields.joined(separator: ", "))}"
    add("\(indentation)- [\(chore.isDone ? "x" : " ")] \(chore.title)\(tail) ^\(chore.title)", to: path)
    places[chore.number] = (path, texts[path]?.count ?? 0)
    for step in chores where step.isBelow && step.parent == chore.number {
      writeLine(step, to: path, below: indentation + "  ")
    }
    for day in chore.log { add("\(indentation)  - [x] \(PlainTime.date(day))", to: path) }
  }
}
