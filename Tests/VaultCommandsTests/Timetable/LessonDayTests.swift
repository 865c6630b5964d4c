import Testing
import VaultTestSupport

@testable import VaultCommands

/// One's own lessons among what a day has: in its plan, in `today`, in the agenda and in reminders.
@Suite struct `Lessons of a day` {
  /// Mondays of weeks 1 and 3 have the laboratory, every Monday the lecture; 23 November 2026 is of week 1.
  static let note = """
    ---
    owner: {group: "151004"}
    term: 2026-09-01..2026-12-24
    breaks: [2026-11-02..2026-11-08]
    ---

    ## Monday

    - 09:00-10:20 БД {kind: ЛР, weeks: [1, 3], subgroup: 1, room: 114-2}
    - 09:00-10:20 БД {kind: ЛР, weeks: [1, 3], subgroup: 2, room: 115-2}
    - 10:35-11:55 БД {kind: ЛК, room: 210-4}
    - 12:25-13:45 Фізра {skipped}

    ## Exams

    - 2026-12-29 10:00-12:00 БД {kind: Экзамен, room: 210-4}

    """

  static let mine = "timetable: {mine: [{group: \"151004\", subgroup: 1}]}\n"

  static func vault(_ more: [String: String] = [:], settings: String = mine) throws -> PlanVault {
    try PlanVault(["timetable/151004.md": note].merging(more) { $1 }, settings: settings)
  }

  // MARK: The plan

  @Test func `take their time in the plan, but for what one skips`() throws {
    let vault = try Self.vault(["tasks/day.md": "- [ ] letters {duration: 1h}\n"])
    let plan = try vault.plan(at: "2026-11-23 08:00")
    #expect(plan.blocks("lesson") == ["lesson БД 09:00-10:20", "lesson БД 10:35-11:55"], "\(plan.output)")
    // Between the two are fifteen minutes; behind the second one and five minutes what is skipped takes no time.
    #expect(plan.blocks("planned") == ["planned letters 12:00-13:00"], "\(plan.output)")
  }

  @Test(arguments: [
    ("2026-11-30 08:00", "planned letters 09:00-10:00"), ("2026-11-02 08:00", "planned letters 09:00-10:00"),
    ("2026-12-29 09:00", "planned letters 12:05-13:05"),
  ])
  func `take time on the days on which they are held`(now: String, planned: String) throws {
    let vault = try Self.vault(["tasks/day.md": "- [ ] letters {duration: 1h}\n"])
    #expect(try vault.plan(at: now).blocks("planned") == [planned])
  }

  @Test func `take no time where the settings say nobody's are one's own`() throws {
    let vault = try Self.vault(["tasks/day.md": "- [ ] letters {duration: 1h}\n"], settings: "")
    #expect(try vault.plan(at: "2026-11-23 08:00").blocks == ["planned letters 09:00-10:00"])
  }

  @Test func `of another zone take time on the clocks of the vault`() throws {
    let note = """
      ---
      owner: {group: "7"}
      term: 2026-09-01..2026-12-24
      timezone: Europe/Warsaw
      ---

      ## Monday

      - 09:00-10:20 Logika

      """
    let vault = try PlanVault(["timetable/7.md": note], settings: "timetable: {mine: [{group: \"7\"}]}\n")
    // Warsaw is an hour behind Kyiv.
    #expect(try vault.plan(at: "2026-11-23 08:00").blocks("lesson") == ["lesson Logika 10:00-11:20"])
  }
}
