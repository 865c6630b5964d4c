import Testing
import VaultModel
import VaultTestSupport

@testable import VaultCommands

/// *Overdue*, *today* and *without a date* are the same tasks wherever they are asked for (tasks.md, Lists), and those that
/// a plain reading of that page gives. Now is Friday, 20 November 2026; the week ends on Sunday.
@Suite struct `One meaning of overdue and today` {
  @Test(arguments: ["00:00", "12:00", "23:30"])
  func `in lists, tasks, today, queries and smart lists`(time: String) throws {
    for seed in LongSearch.seeds(few: 1) { try expectOneMeaning(at: time, seed) }
  }

  private func expectOneMeaning(at time: String, _ seed: UInt64) throws {
    var random = SplitMix64(seed: seed)
    let clock = try #require(LocalTime(time))
    let tasks = (0..<40).map { RandomTask($0, using: &random) }
    var files = [
      ".vault/config.yaml": "", "holidays.md": "# Holidays\n\n- 2026-11-19..2026-11-21 away\n- 2026-11-25 off\n",
      "tasks/comes-first.md": "---\nlist: first\n---\n# comes first\n", "tasks/done.md": "---\nstatus: done\n---\n",
      "inbox.md": tasks.filter(\.isLine).map { $0.line + "\n" }.joined(),
    ]
    for task in tasks where !task.isLine { files["tasks/\(task.title).md"] = task.note }
    let groups = [
      ("overdue", "Overdue"), ("today", "Today"), ("tomorrow", nil), ("this-week", nil), ("later", nil),
      ("no-date", "No date"),
    ]
    for (group, _) in groups { files["lists/my-\(group).md"] = "---\nquery: type:task is:\(group)\n---\n" }
    let scratch = try ScratchDirectory(files)
    func run(_ words: [String]) -> [[String]] {
      CommandRun(words + ["--now", "2026-11-20 " + time], in: scratch) { $0.variables[.timeZone] = "EET-2" }
        .output.split(separator: "\n").map { line in
          line.split(separator: "\t", omittingEmptySubsequences: false).map(String.init)
        }
    }
    func titles(_ words: String...) -> Set<String> {
      Set(run(words + ["--format", "{title}"]).compactMap(\.first)).subtracting(["comes first"])
    }
    let listed = run(["tasks"])
    let day = run(["today"])
    for (group, list) in groups {
      let expected = Set(listed.filter { $0[1] == group }.map { $0[6] }).subtracting(["comes first"])
      if let list { #expect(titles("list", list) == expected, "seed \(seed): \(group)") }
      #expect(titles("list", "my-" + group) == expected, "seed \(seed): \(group)")
      #expect(titles("search", "type:task is:" + group) == expected, "seed \(seed): \(group)")
      if group == "overdue" { #expect(titles("search", "due:overdue") == expected, "seed \(seed)") }
      if ["overdue", "today"].contains(group) {
        let sections = group == "today" ? ["today", "agenda"] : [group]
        #expect(Set(day.filter { sections.contains($0[1]) }.map { $0[5] }) == expected, "seed \(seed): \(group)")
      }
      for task in tasks where task.isPlain {
        let isExpected = task.group(at: clock) == group
        #expect(expected.contains(task.title) == isExpected, "seed \(seed): \(group): \(task.line)")
      }
    }
  }
}

/// A task as people may have it, and what it is by the words of the specification.
private struct RandomTask {
  /// A day from today, and a minute of it; nil of a day alone.
  private typealias Time = (day: Int, minute: Int?)

  let title: String
  let isLine: Bool
  /// Whether a plain reading of its dates says what it is: it has no zone, and no rule that moves it.
  private(set) var isPlain = true
  private var status = "open"
  private var fields: [(key: String, value: String)] = []
  private var due: Time?
  private var block: (start: Time, end: Time)?
  private var scheduled: Time?
  private var wait: Time?
  private var isHeld = false
  private var isAllExcepted = false

  init(_ number: Int, using random: inout SplitMix64) {
    title = "t\(number)"
    isLine = Bool.random(using: &random)
    func chance(_ percent: Int) -> Bool { Int.random(in: 0..<100, using: &random) < percent }
    func time(_ percent: Int = 50) -> Time {
      (Int.random(in: -3...5, using: &random), chance(percent) ? 60 * Int.random(in: 7...22, using: &random) : nil)
    }
    if chance(15) { status = ["done", "cancelled"].randomElement(using: &random) ?? status }
    if chance(50) { due = time() }
    if chance(30) { block = Self.block(from: time(80), hours: Int.random(in: 1...30, using: &random)) }
    if chance(30) { scheduled = time() }
    if chance(20) { wait = time() }
    let first = ["'[[comes-first]]'", "'[[done]]'", "'[[nowhere]]'"].randomElement(using: &random) ?? ""
    if chance(20) {
      fields.append(("depends", first))
      isHeld = first.contains("first")
    }
    add("due", due)
    add("start", block?.start)
    add("end", block?.end)
    add("scheduled", scheduled)
    add("wait", wait)
    if due == nil, chance(10) {
      let times = ["2026-11-20 09:00+05:00", "2026-11-20 23:30-08:00", "2026-11-21 03:00+10:00"]
      fields.append(("due", "\"\(times[Int.random(in: 0..<3, using: &random)])\""))
      isPlain = false
    }
    guard chance(40), let date = due ?? block?.start ?? scheduled else { return }
    fields.append(("repeat", "daily"))
    switch Int.random(in: 0..<4, using: &random) {
    case 0:
      fields += [("count", "1"), ("except", "\"\(Self.text(date))\"")]
      isAllExcepted = true
    case 1:
      fields += [("except", "'[[holidays]]'"), ("on-holiday", chance(50) ? "after" : "before")]
      isPlain = false
    default: break
    }
  }

  private static func block(from start: Time, hours: Int) -> (Time, Time) {
    guard let minute = start.minute else { return (start, (start.day + hours / 10, nil)) }
    let end = minute + hours * 60
    return (start, (start.day + end / 1440, end % 1440))
  }

  private mutating func add(_ key: String, _ time: Time?) {
    if let time { fields.append((key, Self.text(time))) }
  }

  private static func text(_ time: Time) -> String {
    let date = LocalDate("2026-11-20")?.adding(days: time.day)?.text ?? ""
    return time.minute.map { "\(date) " + (LocalTime(secondOfDay: $0 * 60)?.text.prefix(5) ?? "") } ?? date
  }

  var line: String {
    let mark = ["done": "x", "cancelled": "-"][status] ?? " "
    let pairs = fields.map { "\($0.key): \($0.value)" }.joined(separator: ", ")
    return "- [\(mark)] \(title)" + (pairs.isEmpty ? "" : " {\(pairs)}")
  }

  var note: String {
    "---\nstatus: \(status)\n" + fields.map { "\($0.key): \($0.value)\n" }.joined() + "---\n# \(title)\n"
  }

  /// In which group `vault tasks` shows it at a time of the day; nil when it does not.
  func group(at clock: LocalTime) -> String? {
    let now = Int(clock.secondOfDay) / 60
    func isPast(_ time: Time) -> Bool { time.minute.map { time.day * 1440 + $0 < now } ?? (time.day < 0) }
    func hasBegun(_ time: Time) -> Bool { time.day * 1440 + (time.minute ?? 0) <= now }
    guard status == "open", !isHeld, wait.map(hasBegun) ?? true else { return nil }
    guard !isAllExcepted else { return "no-date" }
    if let due, isPast(due) { return "overdue" }
    if let block, isPast(block.end) { return "overdue" }
    guard let day = [due, block?.start, scheduled].compactMap({ $0?.day }).min() else { return "no-date" }
    return day <= 0 ? "today" : day == 1 ? "tomorrow" : day <= 2 ? "this-week" : "later"
  }
}
