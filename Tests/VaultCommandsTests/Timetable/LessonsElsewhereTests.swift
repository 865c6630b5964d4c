import Testing
import VaultTestSupport

@testable import VaultCommands

/// Lessons and exams of mine where other things stand: today, the agenda, reminders, the plan of the day.
@Suite struct `Lessons among everything else` {
  /// The note of the cases, subgroup 2 at a time of its own, and what a person skips.
  private static let files = [
    ClassVault.path: ClassVault.note.replacing(
      "- 09:00-10:20 БД {kind: ЛР, weeks: [1, 3], subgroup: 2",
      with: "- 15:00-16:20 БД {kind: ЛР, weeks: [1, 3], subgroup: 2"
    )
    .replacing("\n## Wednesday", with: "- 12:25-13:45 Фізра {room: 305-4, skipped}\n\n## Wednesday"),
    // Somebody else's.
    "timetable/2.md": ClassVault.schedule(
      "{group: \"2\"}", "term: 2026-09-01..2026-12-24\n", "## Monday", "17:00-18:00 Чуже"),
  ]

  private static func vault(_ more: [String: String] = [:], settings: String = "") throws -> ClassVault {
    try ClassVault(files.merging(more) { $1 }, settings: ClassVault.mine + settings)
  }

  // MARK: Today

  private func today(_ now: String) throws -> [AnswerLine] {
    let run = try Self.vault().run(["today", "--json"], at: now)
    return try Answer(run.output).lines.filter { $0.text("section") == "lesson" }
  }

  @Test(arguments: [
    // What goes on is marked, from its start to its end.
    ("2026-11-23T08:59", [false, false]), ("2026-11-23T09:00", [true, false]), ("2026-11-23T10:19", [true, false]),
    ("2026-11-23T10:20", [false, false]), ("2026-11-23T10:35", [false, true]), ("2026-11-23T11:55", [false, false]),
  ])
  func `are in today, the current one marked`(now: String, current: [Bool]) throws {
    let lines = try today(now).filter { !$0.texts.contains("Фізра") }
    #expect(lines.map { String($0.text("start").suffix(5)) } == ["09:00", "10:35"], "\(lines.map(\.object))")
    #expect(lines.map { $0.isTrue("current") } == current)
    #expect(lines.allSatisfy { $0.text("title").contains("БД") && $0.text("path") == ClassVault.path })
  }

  @Test(arguments: [("2026-11-24T08:00", 0), ("2026-11-02T08:00", 0), ("2026-12-29T08:00", 1), ("2026-11-18T08:00", 0)])
  func `are in today on their days alone`(now: String, count: Int) throws {
    #expect(try today(now).count == count)
  }

  @Test func `are in no other section of today`() throws {
    let run = try Self.vault().run(["today", "--json"], at: "2026-11-23T08:30")
    let sections = try Answer(run.output).lines.filter { $0.text("title").contains("БД") }.map { $0.text("section") }
    // The plan names what it is planned around.
    #expect(Set(sections).isSubset(of: ["lesson", "plan"]) && sections.contains("lesson"), "\(run.output)")
    let shown = try Self.vault().shown("today", at: "2026-11-23T08:30", columns: 90)
    for word in ["БД", "09:00", "10:35", "114-2"] { #expect(shown.contains(word), "\(shown)") }
    #expect(!shown.contains("Чуже") && !shown.contains("15:00"), "\(shown)")
  }

  // MARK: The agenda

  @Test(arguments: [
    ("2026-11-23", ["09:00-10:20", "10:35-11:55"]), ("2026-11-30", ["10:35-11:55"]), ("2026-12-02", ["09:00-10:20"]),
    ("2026-12-29", ["10:00-12:00"]), ("2026-11-02", []), ("2026-11-18", []),
  ])
  func `are in the agenda of their days`(day: String, times: [String]) throws {
    let run = try Self.vault().run(["agenda", "--from", day, "--to", day, "--json"])
    let lines = try Answer(run.output).lines.filter { $0.text("type") == "lesson" && !$0.texts.contains("Фізра") }
    #expect(
      lines.map { String($0.text("start").suffix(5)) + "-" + String($0.text("end").suffix(5)) } == times,
      "\(run.output)")
    #expect(lines.allSatisfy { $0.text("day") == day && $0.text("path") == ClassVault.path })
  }

  @Test func `are in the agenda of a query`() throws {
    let run = try Self.vault().run(
      ["agenda", "--from", "2026-11-23", "--to", "2026-11-29", "--where", "type:lesson kind:ЛК", "--json"])
    #expect(try Answer(run.output).lines.map { $0.text("day") } == ["2026-11-23"], "\(run.output)")
  }

  // MARK: Reminders

  @Test(arguments: [
    // A minute before, and then.
    ("2026-11-23T08:43", "2026-11-23T08:44", 0), ("2026-11-23T08:44", "2026-11-23T08:45", 1),
    ("2026-11-23T08:59", "2026-11-23T09:00", 1), ("2026-11-23T10:19", "2026-11-23T10:20", 1),
    ("2026-11-23T10:34", "2026-11-23T10:35", 1),
    // Subgroup 2, somebody else, the day after, the exam, a break, an exception.
    ("2026-11-23T14:44", "2026-11-23T14:45", 0), ("2026-11-23T16:44", "2026-11-23T16:45", 0),
    ("2026-11-24T08:44", "2026-11-24T08:45", 0), ("2026-12-29T09:44", "2026-12-29T09:45", 1),
    ("2026-11-02T10:19", "2026-11-02T10:20", 0), ("2026-11-18T08:44", "2026-11-18T08:45", 0),
  ])
  func `are reminded of, a quarter before and at their start`(before: String, now: String, count: Int) throws {
    let vault = try Self.vault(settings: "remind-lessons: all\n")
    _ = vault.run(["remind"], at: before)
    let lines = try Answer(vault.run(["remind", "--json"], at: now).output).lines
    let told = lines.filter { $0.text("path").hasPrefix("timetable/") && !$0.texts.contains("Фізра") }
    #expect(told.count == count, "\(lines.map(\.object))")
  }

  @Test func `are reminded of once`() throws {
    let vault = try Self.vault(settings: "remind-lessons: all\n")
    let counts = try ["08:44", "08:45", "08:46", "09:00", "09:01", "10:20", "10:35"].map { time in
      try Answer(vault.run(["remind", "--json"], at: "2026-11-23T\(time)").output).lines.count
    }
    #expect(counts == [0, 1, 0, 1, 0, 1, 1])
  }

  @Test(arguments: [("", [1, 1, 0]), ("remind-lessons: first\n", [1, 1, 0]), ("remind-lessons: none\n", [0, 0, 0])])
  func `are reminded of by the first one of a day unless the settings say otherwise`(
    settings: String, counts: [Int]
  ) throws {
    let vault = try Self.vault(settings: settings)
    let told = try ["08:45", "09:00", "10:20"].map { time in
      try Answer(vault.run(["remind", "--json"], at: "2026-11-23T\(time)").output).lines.count
    }
    #expect(told == counts)
  }

  @Test(arguments: [
    // The start of the first one is told as long as it is on; 'БД' ends at 10:20 and at 11:55.
    ("2026-11-23T08:50", "2026-11-23T10:19", 1), ("2026-11-23T08:50", "2026-11-23T10:20", 0),
    ("2026-11-23T08:40", "2026-11-24T07:00", 0),
  ])
  func `are not reminded of once they are over`(before: String, now: String, count: Int) throws {
    let vault = try Self.vault()
    _ = vault.run(["remind"], at: before)
    let lines = try Answer(vault.run(["remind", "--json"], at: now).output).lines
    #expect(lines.filter { $0.text("path").hasPrefix("timetable/") }.count == count, "\(lines.map(\.object))")
  }

  // MARK: The plan

  @Test func `are busy, and what a person skips is not`() throws {
    let vault = try Self.vault(["tasks/day.md": "- [ ] letters {duration: 1h}\n"])
    let plan = try vault.base.plan(at: "2026-11-23 08:00")
    #expect(plan.blocks("lesson") == ["lesson БД 09:00-10:20", "lesson БД 10:35-11:55"], "\(plan.output)")
    // Five minutes behind the lecture, through the time of what is skipped.
    #expect(plan.blocks("planned") == ["planned letters 12:00-13:00"], "\(plan.output)")
  }

  @Test(arguments: [
    ("2026-11-30 08:00", "planned letters 09:00-10:00"), ("2026-12-02 08:00", "planned letters 10:25-11:25"),
    ("2026-11-02 08:00", "planned letters 09:00-10:00"), ("2026-12-29 08:00", "planned letters 12:05-13:05"),
    ("2026-11-18 08:00", "planned letters 09:00-10:00"),
  ])
  func `are busy on their days`(now: String, planned: String) throws {
    let vault = try Self.vault(["tasks/day.md": "- [ ] letters {duration: 1h}\n"])
    let plan = try vault.base.plan(at: now)
    #expect(plan.blocks("planned") == [planned], "\(plan.output)")
  }

  @Test func `are nobody's where nobody said which is mine`() throws {
    let vault = try ClassVault(
      Self.files.merging(["tasks/day.md": "- [ ] letters {duration: 1h}\n"]) { $1 }, settings: "")
    #expect(try vault.base.plan(at: "2026-11-23 08:00").blocks == ["planned letters 09:00-10:00"])
    #expect(try Answer(vault.run(["today", "--json"], at: "2026-11-23T08:00").output).titles(of: "lesson").isEmpty)
  }

  @Test func `count for no day's capacity`() throws {
    let vault = try Self.vault(["tasks/day.md": "- [ ] letters {duration: 1h}\n"], settings: "capacity: 1h\n")
    #expect(try vault.base.plan(at: "2026-11-23 08:00").blocks("planned") == ["planned letters 12:00-13:00"])
  }
}
