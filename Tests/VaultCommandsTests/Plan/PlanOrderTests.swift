import Testing
import VaultTestSupport

@testable import VaultCommands

/// In which order a plan places tasks, worked out by hand. Unless a row says otherwise it is Friday, 20 November 2026,
/// 09:00, nothing is known of a mood, and the buffer is 5 minutes.
@Suite struct `Order of the day plan` {
  /// The blocks of half an hour of these tasks, one after the other: 09:00, 09:35, 10:10, 10:45, 11:20, 11:55.
  private static func halfHours(_ titles: String...) -> [String] {
    let times = ["09:00-09:30", "09:35-10:05", "10:10-10:40", "10:45-11:15", "11:20-11:50", "11:55-12:25"]
    return zip(titles, times).map { "planned \($0) \($1)" }
  }

  // MARK: Tiers

  private static let everyTier = [
    "third {priority: high}", "later {due: 2026-11-28}", "week {due: 2026-11-27}", "scheduled {scheduled: 2026-11-19}",
    "today {due: 2026-11-20}", "late {due: 2026-11-18}",
  ]

  static let tiers: [PlanRow] = [
    // The first tier by priority, then due; the 27th is seven days away, the 28th eight; then priority before due.
    PlanRow(
      "adaptive", tasks: everyTier, halfHours("late", "today", "scheduled", "week", "third", "later")),
    PlanRow(
      "by due", tasks: everyTier, words: ["--strategy", "due"],
      halfHours("late", "today", "scheduled", "week", "later", "third")),
    PlanRow(
      "by difficulty, which is the same here", tasks: everyTier, words: ["--strategy", "hard"],
      halfHours("late", "today", "scheduled", "week", "later", "third")),
    PlanRow(
      // What is very hard and due in a week does not come before what is very easy and due today.
      "hardest first within a tier", mood: "happy",
      tasks: ["a {due: 2026-11-21, difficulty: very-hard}", "b {due: 2026-11-20, difficulty: very-easy}"],
      halfHours("b", "a")),
    PlanRow(
      "what is due in a week and scheduled for today",
      tasks: ["a {due: 2026-11-21}", "b {due: 2026-11-27, scheduled: 2026-11-20}"], halfHours("b", "a")),
    PlanRow(
      // From 17:05 to 18:00 there are 55 minutes.
      "a deadline of tomorrow does not come before what is meant for today",
      tasks: ["b {due: 2026-11-21, duration: 1h}", "a {scheduled: 2026-11-20, duration: 8h}"],
      ["planned a 09:00-17:00"], left: ["b 2026-11-21"]),
  ]

  @Test(arguments: tiers) func `is that of tiers`(row: PlanRow) throws { try row.check() }

  // MARK: Strategies

  private static let three = [
    "a {difficulty: easy, priority: low, due: 2026-12-10}", "b {difficulty: very-hard, due: 2026-12-05}",
    "c {difficulty: medium, priority: high}",
  ]

  static let strategies: [PlanRow] = [
    PlanRow("adaptive, neutral", mood: "neutral", tasks: three, halfHours("c", "a", "b")),
    PlanRow("adaptive, sad", mood: "sad", tasks: three, halfHours("c", "a", "b")),
    PlanRow("adaptive, no mood", tasks: three, halfHours("c", "a", "b")),
    PlanRow("mood, neutral", mood: "neutral", tasks: three, words: ["--strategy", "mood"], halfHours("b", "c", "a")),
    PlanRow("mood, sad", mood: "sad", tasks: three, words: ["--strategy", "mood"], halfHours("a", "c", "b")),
    PlanRow(
      "mood, of two check-ins of one minute the one further down",
      files: ["diary/2026/2026-11-20.md": "- 08:50 x {mood: happy}\n- 08:50 y {mood: sad}\n"], tasks: three,
      words: ["--strategy", "mood"], halfHours("a", "c", "b")),
    PlanRow("mood, none: due", tasks: three, words: ["--strategy", "mood"], halfHours("b", "a", "c")),
    PlanRow("due", mood: "sad", tasks: three, words: ["--strategy", "due"], halfHours("b", "a", "c")),
    PlanRow("easy, happy", mood: "happy", tasks: three, words: ["--strategy", "easy"], halfHours("a", "c", "b")),
    PlanRow("hard, sad", mood: "sad", tasks: three, words: ["--strategy", "hard"], halfHours("b", "c", "a")),
    // Below 20 check-ins.
    PlanRow("the setting", settings: "strategy: easy\n", mood: "happy", tasks: three, halfHours("a", "c", "b")),
    PlanRow(
      "the option before the setting", settings: "strategy: easy\n", tasks: three, words: ["--strategy", "due"],
      halfHours("b", "a", "c")),
    PlanRow(
      "the mood of another day steers nothing", mood: "sad", tasks: ["b {difficulty: hard}", "a {difficulty: easy}"],
      words: ["2026-11-21"],
      [
        "planned b 2026-11-21 09:00-2026-11-21 09:30", "planned a 2026-11-21 09:35-2026-11-21 10:05",
      ]),
  ]

  @Test(arguments: strategies) func `is that of the strategy`(row: PlanRow) throws { try row.check() }

  // MARK: Ties

  static let ties: [PlanRow] = [
    PlanRow(
      "every priority, none last", tasks: ["d", "c {priority: low}", "b {priority: medium}", "a {priority: high}"],
      halfHours("a", "b", "c", "d")),
    PlanRow(
      "every difficulty, hardest first, medium where none is given", mood: "neutral",
      tasks: [
        "e {difficulty: very-easy}", "d {difficulty: easy}", "c", "b {difficulty: hard}", "a {difficulty: very-hard}",
      ], halfHours("a", "b", "c", "d", "e")),
    PlanRow(
      "difficulty before due", mood: "neutral",
      tasks: ["a {due: 2026-12-01}", "b {due: 2026-12-08, difficulty: hard}"], halfHours("b", "a")),
    PlanRow(
      "due before created", tasks: ["a {created: 2026-11-01}", "b {due: 2026-12-08, created: 2026-11-10}"],
      halfHours("b", "a")),
    PlanRow(
      "created, none last", tasks: ["c", "b {created: 2026-11-10}", "a {created: 2026-11-01}"],
      halfHours("a", "b", "c")),
    PlanRow(
      "path before line", files: ["tasks/b.md": "- [ ] b\n", "tasks/a.md": "# A\n\n- [ ] a\n"], halfHours("a", "b")),
    PlanRow("line", tasks: ["z", "y", "x"], halfHours("z", "y", "x")),
    PlanRow(
      "in due, priority after due", tasks: ["a {due: 2026-12-05}", "b {due: 2026-12-05, priority: high}"],
      words: ["--strategy", "due"], halfHours("b", "a")),
    PlanRow(
      "a due day ends with its hours",
      tasks: ["c {due: 2026-12-05 19:00}", "b {due: 2026-12-05}", "a {due: 2026-12-05 17:00}"],
      halfHours("a", "b", "c")),
    PlanRow(
      "a due day without hours ends at midnight", settings: "active-hours: {mon-fri: 09:00-18:00}\n",
      tasks: ["b {due: 2026-12-05}", "a {due: 2026-12-05 19:00}"], halfHours("a", "b")),
  ]

  @Test(arguments: ties) func `is never left open`(row: PlanRow) throws { try row.check() }

  // MARK: Deadlines

  static let deadlines: [PlanRow] = [
    PlanRow(
      // Easiest first, hard would end at 10:35.
      "a low mood never defers one", mood: "sad",
      tasks: [
        "easy {difficulty: very-easy, due: 2026-11-20, duration: 30m}",
        "hard {difficulty: very-hard, due: 2026-11-20 10:00, duration: 1h}",
      ], ["planned hard 09:00-10:00", "planned easy 10:05-10:35"], reasons: ["hard": "deadline"]),
    PlanRow(
      // The same ends at 10:35 in time.
      "one that is kept anyway moves nothing", mood: "sad",
      tasks: [
        "easy {difficulty: very-easy, due: 2026-11-20, duration: 30m}",
        "hard {difficulty: very-hard, due: 2026-11-20 10:35, duration: 1h}",
      ], ["planned easy 09:00-09:30", "planned hard 09:35-10:35"]),
    PlanRow(
      // p, q, z: z would end at 12:10; one place further up it ends at 11:05.
      "moves up one place at a time",
      tasks: [
        "p {scheduled: 2026-11-20, priority: high, duration: 1h}",
        "q {scheduled: 2026-11-20, priority: medium, duration: 1h}", "z {due: 2026-11-20 11:10, duration: 1h}",
      ], ["planned p 09:00-10:00", "planned z 10:05-11:05", "planned q 11:10-12:10"], reasons: ["z": "deadline"]),
    PlanRow(
      "what is late in any order stays, and says so",
      tasks: ["b {due: 2026-11-20, priority: high, duration: 30m}", "a {due: 2026-11-20 09:30, duration: 1h}"],
      ["planned b 09:00-09:30", "planned a 09:35-10:35"], reasons: ["a": "late"]),
    PlanRow(
      // By due, b comes first too, for its priority.
      "of two equal ones the second is late in both orders",
      tasks: [
        "a {due: 2026-11-20 10:00, duration: 1h}", "b {due: 2026-11-20 10:00, priority: high, duration: 1h}",
      ], ["planned b 09:00-10:00", "planned a 10:05-11:05"], reasons: ["a": "late"]),
    PlanRow(
      // a is five hours and would leave four hours, less a buffer, for b, which is due today.
      "left out is too late",
      tasks: [
        "a {scheduled: 2026-11-20, priority: high, duration: 5h}", "b {due: 2026-11-20, duration: 4h}",
      ], ["planned b 09:00-13:00"], left: ["a 2026-11-21"], reasons: ["b": "deadline"]),
    PlanRow(
      // c would end at 12:10 and moves before b, then d behind them at 12:10 moves before b; a keeps its place.
      "of several, each moves up",
      tasks: [
        "a {scheduled: 2026-11-20, priority: high, duration: 1h}",
        "b {scheduled: 2026-11-20, priority: medium, duration: 1h}", "c {due: 2026-11-20 11:05, duration: 1h}",
        "d {due: 2026-11-20 12:10, duration: 1h}",
      ], ["planned a 09:00-10:00", "planned c 10:05-11:05", "planned d 11:10-12:10", "planned b 12:15-13:15"]),
  ]

  @Test(arguments: deadlines) func `keeps a deadline that can be kept`(row: PlanRow) throws { try row.check() }

  // MARK: Why

  @Test func `is explained, for all and for one`() throws {
    let vault = try PlanVault(tasks: [
      "urgent {due: 2026-11-20 12:00, duration: 1h}", "large {due: 2026-11-20 17:00, priority: high, duration: 4h}",
      "huge {duration: 20h}",
    ])
    #expect(vault.shown(["--explain"]).contains("deadline"))
    #expect(vault.run(["why", "urgent"], at: "2026-11-20 09:00").output.contains("deadline"))
    let huge = vault.run(["why", "huge"], at: "2026-11-20 09:00")
    #expect(huge.code == .done && !huge.output.isEmpty, "\(huge.errors)")
  }

  @Test func `counts those left out of the third tier, and lists all when asked`() throws {
    let vault = try PlanVault(tasks: ["huge {duration: 20h}", "vast {duration: 21h}", "late {due: 2026-11-18}"])
    let shown = vault.shown()
    #expect(shown.contains("late") && !shown.contains("huge") && !shown.contains("vast"), "\(shown)")
    let all = vault.shown(["--all"])
    #expect(all.contains("huge") && all.contains("vast"), "\(all)")
    #expect(try vault.plan().left == ["huge", "vast"])
  }
}
