import Testing
import VaultEdit
import VaultModel
import VaultSyntax
import VaultTestSupport

@Suite struct OwnedTimesMergeTests {
  private static let at14 = "scheduled: 2026-11-20 14:00, auto: 2026-11-20 14:00"
  private static let at16 = "scheduled: 2026-11-20 16:00, auto: 2026-11-20 16:00"
  private static let parts = "2026-11-20 09:00-10:00, 2026-11-20 11:00-13:00"

  private static func line(
    _ name: String, base: String, ours: String, theirs: String, merged: String
  ) -> MergeRow {
    MergeRow(name, .task, base: base, ours: ours, theirs: theirs, merged: merged)
  }

  @Test(arguments: [
    line(
      "planned on both sides", base: "- [ ] tax {due: 2026-11-25}\n",
      ours: "- [ ] tax {due: 2026-11-25, \(at14)}\n", theirs: "- [ ] tax {due: 2026-11-25, \(at16)}\n",
      merged: "- [ ] tax {due: 2026-11-25, \(at16)}\n"),
    line(
      "planned anew on both sides, each with its own day", base: "- [ ] tax {\(at14), auto-day: 2026-11-19}\n",
      ours: "- [ ] tax {scheduled: 2026-11-21 09:00, auto: 2026-11-21 09:00, auto-day: 2026-11-19}\n",
      theirs: "- [ ] tax {scheduled: 2026-11-22 09:00, auto: 2026-11-22 09:00, auto-day: 2026-11-22}\n",
      merged: "- [ ] tax {scheduled: 2026-11-22 09:00, auto: 2026-11-22 09:00, auto-day: 2026-11-22}\n"),
    line(
      "parts here, one time there", base: "- [ ] tax {split: true}\n",
      ours: "- [ ] tax {split: true, scheduled: [\(parts)], auto: [\(parts)]}\n",
      theirs: "- [ ] tax {split: true, scheduled: 2026-11-20 10:00, auto: 2026-11-20 10:00}\n",
      merged: "- [ ] tax {split: true, scheduled: 2026-11-20 10:00, auto: 2026-11-20 10:00}\n"),
    line(
      "parts there, an earlier range here", base: "- [ ] tax {split: true}\n",
      ours: "- [ ] tax {split: true, scheduled: 2026-11-20 08:00-08:30, auto: 2026-11-20 08:00-08:30}\n",
      theirs: "- [ ] tax {split: true, scheduled: [\(parts)], auto: [\(parts)]}\n",
      merged: "- [ ] tax {split: true, scheduled: [\(parts)], auto: [\(parts)]}\n"),
    line(
      "planned here, ticked there", base: "- [ ] tax {due: 2026-11-25}\n",
      ours: "- [ ] tax {due: 2026-11-25, \(at14)}\n", theirs: "- [x] tax {due: 2026-11-25, completed: 2026-11-20}\n",
      merged: "- [x] tax {due: 2026-11-25, completed: 2026-11-20}\n"),
    line(
      "planned anew here, ticked there", base: "- [ ] tax {\(at14), auto-day: 2026-11-20}\n",
      ours: "- [ ] tax {\(at16), auto-day: 2026-11-20}\n",
      theirs: "- [x] tax {scheduled: 2026-11-20, completed: 2026-11-20}\n",
      merged: "- [x] tax {scheduled: 2026-11-20, completed: 2026-11-20}\n"),
    line(
      "planned here, cancelled there", base: "- [ ] tax\n", ours: "- [ ] tax {\(at14)}\n", theirs: "- [-] tax\n",
      merged: "- [-] tax\n"),
    line(
      "planned here, moved to its next occurrence there", base: "- [ ] 2026-11-20 backup {repeat: weekly}\n",
      ours: "- [ ] 2026-11-20 backup {repeat: weekly, \(at14)}\n",
      theirs: "- [ ] 2026-11-27 backup {repeat: weekly}\n  - [x] 2026-11-20\n",
      merged: "- [ ] 2026-11-27 backup {repeat: weekly}\n  - [x] 2026-11-20\n"),
    line(
      "planned here, written by hand there", base: "- [ ] tax {scheduled: 2026-11-20}\n",
      ours: "- [ ] tax {\(at16), auto-day: 2026-11-20}\n", theirs: "- [ ] tax {scheduled: 2026-11-20 08:00}\n",
      merged: "- [ ] tax {scheduled: 2026-11-20 08:00}\n"),
    line(
      "kept by hand here, planned anew there", base: "- [ ] tax {\(at14)}\n",
      ours: "- [ ] tax {scheduled: 2026-11-20 14:00}\n", theirs: "- [ ] tax {\(at16)}\n",
      merged: "- [ ] tax {scheduled: 2026-11-20 14:00}\n"),
    line(
      "ticked here, written by hand there: nothing that a person wrote is lost", base: "- [ ] tax {\(at14)}\n",
      ours: "- [x] tax\n", theirs: "- [ ] tax {scheduled: 2026-11-21 08:00, auto: 2026-11-20 14:00}\n",
      merged: "- [x] tax {scheduled: 2026-11-21 08:00, auto: 2026-11-20 14:00}\n"),
    line(
      "cleared here, planned anew there", base: "- [ ] tax {\(at14), auto-day: 2026-11-20}\n",
      ours: "- [ ] tax {scheduled: 2026-11-20}\n", theirs: "- [ ] tax {\(at16), auto-day: 2026-11-20}\n",
      merged: "- [ ] tax {scheduled: 2026-11-20}\n"),
    line(
      "planned here, another field there", base: "- [ ] tax\n", ours: "- [ ] tax {\(at14)}\n",
      theirs: "- [ ] tax {priority: high}\n", merged: "- [ ] tax {priority: high, \(at14)}\n"),
    line(
      "planned here, removed there", base: "- [ ] a\n- [ ] tax\n", ours: "- [ ] a\n- [ ] tax {\(at14)}\n",
      theirs: "- [ ] a\n", merged: "- [ ] a\n"),
    line(
      "written by hand on both sides", base: "- [ ] tax {\(at14)}\n",
      ours: "- [ ] tax {scheduled: 2026-11-21 08:00}\n", theirs: "- [ ] tax {scheduled: 2026-11-21 09:00}\n",
      merged:
        "<<<<<<< ours\n- [ ] tax {scheduled: 2026-11-21 08:00}\n=======\n- [ ] tax {scheduled: 2026-11-21 09:00}\n"
        + ">>>>>>> theirs\n"),
  ])
  func `owned times of a line are one value`(row: MergeRow) { row.check() }

  private static func keys(_ name: String, base: String, ours: String, theirs: String, merged: String) -> MergeRow {
    func note(_ keys: String) -> String { "---\ntype: task\n\(keys)---\n# Tax\n" }
    return MergeRow(
      name, .task, base: note(base), ours: note(ours), theirs: note(theirs), merged: note(merged))
  }

  private static let keys14 = "scheduled: 2026-11-20 14:00\nauto: 2026-11-20 14:00\n"
  private static let keys16 = "scheduled: 2026-11-20 16:00\nauto: 2026-11-20 16:00\n"
  private static let listed = "  - 2026-11-20 09:00-10:00\n  - 2026-11-20 11:00-13:00\n"

  @Test(arguments: [
    keys("planned on both sides", base: "", ours: keys14, theirs: keys16, merged: keys16),
    keys(
      "planned here, ticked there", base: "due: 2026-11-25\n", ours: "due: 2026-11-25\n" + keys14,
      theirs: "due: 2026-11-25\nstatus: done\ncompleted: 2026-11-20\n",
      merged: "due: 2026-11-25\nstatus: done\ncompleted: 2026-11-20\n"),
    keys(
      "planned anew here, moved to its next occurrence there",
      base: "due: 2026-11-20\nrepeat: weekly\n" + keys14, ours: "due: 2026-11-20\nrepeat: weekly\n" + keys16,
      theirs: "due: 2026-11-27\nrepeat: weekly\n", merged: "due: 2026-11-27\nrepeat: weekly\n"),
    keys(
      "parts in lines here, one time there", base: "split: true\n",
      ours: "split: true\nscheduled:\n\(listed)auto:\n\(listed)", theirs: "split: true\n" + keys14,
      merged: "split: true\n" + keys14),
    keys(
      "parts in brackets here, an earlier time there", base: "split: true\n",
      ours: "split: true\nscheduled: [\(parts)]\nauto: [\(parts)]\n",
      theirs: "split: true\nscheduled: 2026-11-20 08:00\nauto: 2026-11-20 08:00\n",
      merged: "split: true\nscheduled: [\(parts)]\nauto: [\(parts)]\n"),
    keys(
      "cleared here, planned anew there", base: keys14 + "auto-day: 2026-11-20\n", ours: "scheduled: 2026-11-20\n",
      theirs: keys16 + "auto-day: 2026-11-20\n", merged: "scheduled: 2026-11-20\n"),
    keys(
      "planned anew here, written by hand there", base: keys14, ours: keys16, theirs: "scheduled: 2026-11-20 08:00\n",
      merged: "scheduled: 2026-11-20 08:00\n"),
  ])
  func `owned times of a note are one value`(row: MergeRow) { row.check() }

  // MARK: - Random histories

  @Test(arguments: [false, true])
  func `random histories merge as the rule says, in both orders`(isNote: Bool) throws {
    for seed in LongSearch.seeds(few: 200) {
      var random = SplitMix64(seed: seed)
      var base = PlannedTask(&random)
      base.live(&random, [.plan, .clear, .write], "15")
      let (ours, theirs) = base.sides(&random)
      let expected = base.merged(ours, theirs)
      for (first, second) in [(ours, theirs), (theirs, ours)] {
        let result = merge(base.text(isNote), first.text(isNote), second.text(isNote), as: .task)
        let report = """
          seed \(seed)
          \(base.text(isNote))
          \(first.text(isNote))
          \(second.text(isNote))
          \(String(decoding: result.bytes, as: UTF8.self))
          """
        try #require(result.isClean, "\(report)")
        try #require(PlannedTask.Reading(result.bytes, isNote) == PlannedTask.Reading(expected, isNote), "\(report)")
      }
    }
  }
}

/// A task as a plan and a person change it.
private struct PlannedTask {
  enum Step: CaseIterable { case plan, clear, write, close }

  let repeats: Bool
  /// How a person closes it.
  let closed: (mark: String, status: String, key: String)
  var isClosed = false
  /// How many occurrences were done.
  var moves = 0
  /// `scheduled`, `auto` and `auto-day` as they are written.
  var times: [String?] = [nil, nil, nil]

  init(_ random: inout SplitMix64) {
    repeats = Bool.random(using: &random)
    closed = Bool.random(using: &random) ? ("x", "done", "completed") : ("-", "cancelled", "cancelled")
    if Bool.random(using: &random) { times[0] = "2026-11-19" }
  }

  var isOwned: Bool { times[1] != nil && times[0] == times[1] }
  /// What a person wrote into `scheduled`.
  var own: String? { isOwned ? times[2] : times[0] }

  /// Some steps by chance, at minutes that tell who made them.
  mutating func live(_ random: inout SplitMix64, _ steps: [Step], _ minute: String) {
    for _ in 0..<Int.random(in: 0...4, using: &random) where !isClosed {
      let day = "2026-11-\(Int.random(in: 20...26, using: &random))"
      let hour = Int.random(in: 10...18, using: &random)
      switch steps.randomElement(using: &random) {
      case .plan:
        // A time that a person wrote is left.
        guard isOwned || own?.contains(":") != true else { continue }
        let time = [
          "\(day) \(hour):\(minute)", "\(day) \(hour):\(minute)-\(hour + 1):00",
          "[\(day) \(hour):\(minute)-\(hour + 1):00, \(day) 20:00-21:00]",
        ].randomElement(using: &random)
        times = [time, time, own]
      case .clear: clear()
      case .write:
        times[0] = "\(day) 0\(hour % 10):\(minute)"
        if Bool.random(using: &random) { (times[1], times[2]) = (nil, nil) }
      case .close:
        clear()
        if repeats { moves += 1 } else { isClosed = true }
      case nil: break
      }
    }
  }

  private mutating func clear() { times = [own, nil, nil] }

  /// Two sides, of which one at most writes a time by hand: what two people write is theirs to settle.
  func sides(_ random: inout SplitMix64) -> (ours: Self, theirs: Self) {
    var (ours, theirs) = (self, self)
    ours.live(&random, Step.allCases, "00")
    theirs.live(&random, [.plan, .clear, .close], "30")
    return (ours, theirs)
  }

  // MARK: The rule

  /// The merge of two sides by the paragraph.
  func merged(_ ours: Self, _ theirs: Self) -> Self {
    var result = ours
    result.isClosed = ours.isClosed || theirs.isClosed
    result.moves = max(ours.moves, theirs.moves)
    result.times = standing(ours, theirs).times
    return result
  }

  private func standing(_ ours: Self, _ theirs: Self) -> Self {
    let sides = [ours, theirs]
    // Written by hand.
    if let side = sides.first(where: { !$0.isOwned && $0.own != nil && $0.own != own }) { return side }
    // Moved to the next occurrence, the later one of two.
    if ours.moves != theirs.moves { return ours.moves > theirs.moves ? ours : theirs }
    // Changed on one side only: a tick is a change.
    let changed = sides.filter { $0.times != times || $0.isClosed }
    if changed.count < 2 { return changed.first ?? ours }
    // Done, cancelled or cleared wins over owned.
    if let side = changed.first(where: { !$0.isOwned }) { return side }
    return ours.begin > theirs.begin ? ours : theirs
  }

  /// When the first of its times begins: of equal length in all, so that they are ordered as text.
  private var begin: String { String((times[0] ?? "").drop { $0 == "[" }.prefix(16)) }

  // MARK: As text

  private var due: String { ["2026-11-20", "2026-11-27", "2026-12-04", "2026-12-11", "2026-12-18"][moves] }
  private var log: [String] {
    ["2026-11-20", "2026-11-27", "2026-12-04", "2026-12-11"].prefix(moves).map { "- [x] \($0)\n" }
  }
  private var keys: [(key: String, value: String)] {
    (repeats ? [("repeat", "weekly")] : [("priority", "high")])
      + zip(["scheduled", "auto", "auto-day"], times).compactMap { key, value in value.map { (key, $0) } }
  }

  func text(_ isNote: Bool) -> String {
    guard isNote else {
      let fields = (keys + (isClosed ? [(closed.key, "2026-11-20")] : [])).map { "\($0.key): \($0.value)" }
      let mark = isClosed ? closed.mark : " "
      return "- [ ] call Ann\n- [\(mark)] \(due) pack boxes {\(fields.joined(separator: ", "))}\n"
        + log.map { "  " + $0 }.joined()
    }
    let status = isClosed ? [("status", closed.status), (closed.key, "2026-11-20")] : []
    let lines = ([("type", "task"), ("due", due)] + keys + status).map { "\($0.0): \($0.1)\n" }
    return "---\n\(lines.joined())---\n# Pack boxes\n" + (log.isEmpty ? "" : "\n" + log.joined())
  }

  /// What is compared of a merged text.
  struct Reading: Equatable {
    private var times: [[String]] = []
    private var status: TaskStatus?
    private var due: Moment?
    private var logged: [LocalDate] = []

    init(_ bytes: [UInt8], _ isNote: Bool) {
      let note = Note(Document(bytes), context: ReadingContext(folderType: .task, stem: "pack"))
      guard let item = note.items.first(where: { isNote ? $0.line == nil : note.title(of: $0) == "pack boxes" }) else {
        return
      }
      times = [ItemKey.scheduled, .auto, .autoDay].map { key in
        note.field(key, of: item).map { note.texts(of: $0).map(\.text) } ?? []
      }
      let task = note.task(of: item)
      (status, due, logged) = (task.status, task.due, task.log.map(\.date))
    }

    init(_ task: PlannedTask, _ isNote: Bool) { self.init(Array(task.text(isNote).utf8), isNote) }
  }
}
