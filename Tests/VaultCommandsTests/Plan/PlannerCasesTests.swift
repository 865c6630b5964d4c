import Testing
import VaultTestSupport

@testable import VaultCommands

/// The cases of a day plan: the last mood orders the rest of the day, and what stands where it does.
@Suite struct `Cases of the day plan` {
  // MARK: The last mood

  private static let byMood = [
    "letters {difficulty: medium, duration: 30m}", "draft {difficulty: very-hard, duration: 1h}",
    "photos {difficulty: very-easy, duration: 45m}",
  ]
  /// 1, 3, 5: 09:45 + 5, + 30 = 10:20, + 5, + 60 = 11:25.
  private static let easiestFirst = [
    "planned photos 09:00-09:45", "planned letters 09:50-10:20", "planned draft 10:25-11:25",
  ]
  /// 5, 3, 1.
  private static let hardestFirst = [
    "planned draft 09:00-10:00", "planned letters 10:05-10:35", "planned photos 10:40-11:25",
  ]
  /// Due and priority are equal, so path, then line.
  private static let byLine = [
    "planned letters 09:00-09:30", "planned draft 09:35-10:35", "planned photos 10:40-11:25",
  ]

  @Test(arguments: ["adaptive", "mood"])
  func `a low mood puts the easiest first, any other the hardest`(strategy: String) throws {
    let rows: [(moods: [String], blocks: [String])] = [
      (["very-sad", "sad", "-1", "🙁"], Self.easiestFirst),
      (["neutral", "happy", "very-happy", "0", "2"], Self.hardestFirst),
    ]
    for row in rows {
      for mood in row.moods {
        let vault = try PlanVault(PlanVault.checkIn(mood), tasks: Self.byMood)
        for words in [[], ["--strategy", strategy]] {
          let plan = try vault.plan(words, at: "2026-11-20T09:00")
          #expect(plan.blocks == row.blocks, "\(mood) \(words): \(plan.output)")
        }
      }
    }
  }

  @Test func `without a check-in the mood decides nothing, and the plan says so`() throws {
    let vault = try PlanVault(tasks: Self.byMood)
    #expect(try vault.plan(at: "2026-11-20T09:00").blocks == Self.byLine)
    #expect(vault.shown(at: "2026-11-20T09:00").contains("no recent mood"))
  }

  @Test(arguments: [
    // Exactly four hours; four hours and a minute; after now.
    ("05:00", easiestFirst), ("04:59", byLine), ("09:01", byLine),
  ])
  func `a check-in ages after four hours`(time: String, blocks: [String]) throws {
    let vault = try PlanVault(PlanVault.checkIn("sad", at: time), tasks: Self.byMood)
    #expect(try vault.plan(at: "2026-11-20T09:00").blocks == blocks)
  }

  @Test func `the mood of the whole note is no check-in`() throws {
    let vault = try PlanVault(["diary/2026/2026-11-20.md": "---\nmood: sad\n---\n"], tasks: Self.byMood)
    #expect(try vault.plan(at: "2026-11-20T09:00").blocks == Self.byLine)
  }

  @Test func `a check-in with a range counts at its end, also across midnight`() throws {
    // From 20:35 to 00:30 it is 3 h 55 min. The window that began on the 19th has 90 minutes left, 85 of them taken.
    let vault = try PlanVault(
      ["diary/2026/2026-11-19.md": "- 20:25-20:35 walk {mood: sad}\n"], tasks: Self.byMood,
      settings: "active-hours: 22:00-02:00\n")
    let plan = try vault.plan(at: "2026-11-20T00:30")
    #expect(plan.blocks == ["planned photos 00:30-01:15", "planned letters 01:20-01:50"], "\(plan.output)")
    #expect(plan.lines.filter { $0.kind == "planned" }.allSatisfy { $0.day == "2026-11-19" }, "\(plan.output)")
    #expect(plan.left == ["draft 2026-11-20"])
    #expect(!plan.reason(of: "draft").isEmpty)
  }

  // MARK: Busy time, pinned, missed, buffer

  private static func busyDay(mood: String) -> [String: String] {
    [
      "events/stand-up.md": "---\ntitle: Stand-up\nstart: 2026-11-20 10:00\nend: 2026-11-20 11:00\n---\n",
      "events/market.md": "---\ntitle: Market day\nstart: 2026-11-20\n---\n",
      "diary/2026/2026-11-20.md": "- 09:35 coffee {mood: \(mood)}\n",
    ]
  }

  private static let busyTasks = [
    "2026-11-20 09:00-09:30 call the bank", "2026-11-20 14:00-15:00 meeting with Olha",
    "letters {difficulty: medium, duration: 30m}", "draft {difficulty: very-hard, duration: 1h}",
    "report {scheduled: 2026-11-20 16:00, duration: 1h}", "photos {difficulty: very-easy, duration: 45m}",
  ]

  private func busyVault(mood: String = "happy") throws -> PlanVault {
    try PlanVault(Self.busyDay(mood: mood), tasks: Self.busyTasks)
  }

  @Test func `what is planned keeps its distance from what is not moved`() throws {
    let plan = try busyVault().plan(at: "2026-11-20T09:40")
    #expect(
      plan.blocks.filter { !$0.hasPrefix("all-day") } == [
        "missed call the bank 09:00-09:30", "event Stand-up 10:00-11:00", "planned draft 11:05-12:05",
        "planned letters 12:10-12:40", "planned photos 12:45-13:30", "fixed meeting with Olha 14:00-15:00",
        "pinned report 16:00-17:00",
      ], "\(plan.output)")
    #expect(plan.blocks("all-day") == ["all-day Market day"])
    #expect(plan.left.isEmpty, "\(plan.output)")
  }

  @Test func `a low mood changes only what is planned`() throws {
    let plan = try busyVault(mood: "sad").plan(at: "2026-11-20T09:40")
    #expect(
      plan.blocks("planned") == [
        "planned photos 11:05-11:50", "planned letters 11:55-12:25", "planned draft 12:30-13:30",
      ], "\(plan.output)")
  }

  @Test(arguments: ["due", "easy", "hard"])
  func `no strategy moves what stands`(strategy: String) throws {
    let plan = try busyVault().plan(["--strategy", strategy], at: "2026-11-20T09:40")
    #expect(
      plan.blocks("event", "fixed", "pinned") == [
        "event Stand-up 10:00-11:00", "fixed meeting with Olha 14:00-15:00", "pinned report 16:00-17:00",
      ], "\(plan.output)")
  }

  // MARK: What is offered after a check-in

  private static let exercises = ["breathe", "ground", "gratitude", "feel", "draw"]

  /// The exercise that a command offers, and whether it encourages.
  private func offer(_ run: CommandRun) throws -> (exercise: String?, encouragement: Bool?) {
    #expect(run.code == .done, "\(run.errors)")
    let object = try #require(try PlanVault.objects(in: run.output).first, "\(run.output)")
    #expect(object.keys.contains("offer") && object.keys.contains("encouragement"), "\(run.output)")
    return (object["offer"] as? String, object["encouragement"] as? Bool)
  }

  @Test(arguments: [
    // The next block after the day was planned anew: an event in 20 minutes, a fixed task in 11, 10 and 9.
    ("09:40", "sad", true, false), ("13:49", "sad", true, false), ("13:50", "very-sad", false, true),
    ("13:51", "sad", false, true),
    // Inside the meeting; a flexible one now; moods that are not low; nothing more fits in one minute.
    ("14:20", "sad", false, true), ("12:00", "sad", true, false), ("13:30", "happy", false, false),
    ("12:00", "neutral", false, false), ("17:59", "sad", true, false),
  ])
  func `an exercise is offered when there is time for it`(
    time: String, mood: String, isOffered: Bool, isEncouraged: Bool
  ) throws {
    let offer = try offer(busyVault().run(["mood", mood, "--json"], at: "2026-11-20T\(time)"))
    #expect((offer.exercise != nil) == isOffered)
    #expect(offer.encouragement == isEncouraged)
    if let exercise = offer.exercise { #expect(Self.exercises.contains(exercise)) }
  }

  @Test func `an exercise is offered once in two hours`() throws {
    let vault = try busyVault()
    let offers = try ["09:40", "11:06", "12:00"].map { time in
      try offer(vault.run(["mood", "sad", "--json"], at: "2026-11-20T\(time)"))
    }
    #expect(offers.map { $0.exercise != nil } == [true, false, true])
    #expect(offers.map(\.encouragement) == [false, true, false])
  }

  @Test func `a seed repeats the exercise`() throws {
    let offers = try (0..<2).map { _ in
      try offer(busyVault().run(["mood", "sad", "--json", "--seed", "7"], at: "2026-11-20T09:40")).exercise
    }
    #expect(offers[0] != nil && offers[0] == offers[1])
  }
}
