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

  // MARK: Today

  private func today(_ now: String, settings: String = mine) throws -> [AnswerLine] {
    let run = try Self.vault(settings: settings).run(["today", "--json"], at: now)
    return try Answer(run.output).lines.filter { $0.text("section") == "lesson" }
  }

  @Test func `stand in today with what a program wants of them`() throws {
    let lines = try today("2026-11-23 09:30")
    #expect(lines.map { $0.text("title") } == ["БД", "БД", "Фізра"])
    #expect(lines.map { $0.text("start") } == ["2026-11-23 09:00", "2026-11-23 10:35", "2026-11-23 12:25"])
    #expect(lines.map { $0.text("end") } == ["2026-11-23 10:20", "2026-11-23 11:55", "2026-11-23 13:45"])
    #expect(lines.map { $0.text("kind") } == ["ЛР", "ЛК", ""])
    #expect(lines.map { $0.text("rooms") } == ["114-2", "210-4", ""])
    #expect(lines.map { $0.isTrue("current") } == [true, false, false])
    #expect(lines.map { $0.isTrue("skipped") } == [false, false, true])
    #expect(lines.allSatisfy { $0.text("type") == "lesson" && $0.text("path") == "timetable/151004.md" })
    #expect(lines.map { $0.text("line") } == ["9", "11", "12"])
  }

  @Test func `stand between what is to be done and the plan`() throws {
    let vault = try Self.vault(["tasks/day.md": "- [ ] letters {due: 2026-11-23}\n"])
    let run = vault.run(["today", "--json"], at: "2026-11-23 08:00")
    let sections = try Answer(run.output).lines.map { $0.text("section") }
    #expect(sections == ["today", "lesson", "lesson", "lesson", "plan"], "\(run.output)")
  }

  @Test func `are shown with their time, kind and room, and the next one is named`() throws {
    let run = try Self.vault().run(["today"], at: "2026-11-23 10:25", onTerminal: true)
    for text in ["Lessons", "09:00–10:20", "ЛК · 210-4", "skipped", "next: 10:35 БД"] {
      #expect(run.output.lowercased().contains(text.lowercased()), "\(text): \(run.output)")
    }
    #expect(!run.output.contains("115-2"), "\(run.output)")
  }

  private static let nobodys = "timetable: {mine: []}\n"

  @Test func `are not there on a day without any, nor where they are nobody's`() throws {
    #expect(try today("2026-11-24 09:30").isEmpty)
    #expect(try today("2026-11-23 09:30", settings: Self.nobodys).isEmpty)
    let vault = try Self.vault(settings: Self.nobodys)
    let run = vault.run(["today"], at: "2026-11-23 10:25", onTerminal: true)
    #expect(!run.output.contains("Lessons"), "\(run.output)")
    #expect(vault.run(["timetable"], at: "2026-11-23 10:25").code == .wrongCall)
    #expect(vault.run(["check"], at: "2026-11-23 10:25").code == .done)
  }

  // MARK: The only schedule

  @Test func `of the only schedule are shown by its name where nobody said whose it is`() throws {
    #expect(
      try today("2026-11-23 09:30", settings: "").map { $0.text("title") + $0.text("subgroup") } == [
        "БД1", "БД2", "БД", "Фізра",
      ])
    let vault = try Self.vault(settings: "")
    let now = "2026-11-23 08:00"
    let shown = vault.run(["today"], at: now, onTerminal: true).output
    #expect(shown.contains("ЛК · 210-4 · 151004") && !shown.lowercased().contains("next:"), "\(shown)")
    let agenda = vault.run(["agenda", "2026-11-23", "--json"], at: now)
    #expect(try Answer(agenda.output).lines.count == 4, "\(agenda.output)")
    let lessons = try Answer(vault.run(["timetable", "--date", "2026-11-23", "--json"], at: now).output).lines
    #expect(lessons.map { $0.text("start") } == ["09:00", "09:00", "10:35", "12:25"])
    for words in [["week"], ["timetable"], ["next"]] {
      let screen = vault.run(words, at: now, onTerminal: true).output
      #expect(screen.contains("151004"), "\(screen)")
    }
    let next = try Answer(vault.run(["next", "-n", "4", "--json"], at: now).output).lines
    #expect(
      next.map { $0.text("date").suffix(2) + " " + $0.text("start") } == [
        "23 09:00", "23 09:00", "23 10:35", "30 10:35",
      ])
    #expect(vault.run(["remind", "--within", "1d", "--dry-run"], at: now).output.isEmpty)
  }

  @Test func `of one of several schedules are not guessed at`() throws {
    let other = Self.note.replacing("151004", with: "7")
    let vault = try Self.vault(["timetable/7.md": other], settings: "")
    let run = vault.run(["today", "--json"], at: "2026-11-23 08:00")
    #expect(try Answer(run.output).titles(of: "lesson").isEmpty, "\(run.output)")
    #expect(vault.run(["timetable"], at: "2026-11-23 08:00").code == .wrongCall)
  }

  // MARK: The agenda

  @Test func `stand in the agenda by their times among events`() throws {
    let event = "---\nstart: 2026-11-23 10:25\nend: 2026-11-23 10:30\n---\n"
    let vault = try Self.vault(["events/coffee.md": event])
    let run = vault.run(["agenda", "--from", "2026-11-23", "--to", "2026-11-30", "--json"], at: "2026-11-20 12:00")
    let lines = try Answer(run.output).lines
    #expect(
      lines.map { $0.text("day").suffix(2) + " " + $0.text("title") + " " + $0.text("kind") } == [
        "23 БД ЛР", "23 coffee ", "23 БД ЛК", "23 Фізра ", "30 БД ЛК", "30 Фізра ",
      ], "\(run.output)")
    #expect(lines.filter { $0.text("type") == "lesson" }.allSatisfy { $0.text("section") == "lesson" })
  }

  @Test func `are narrowed by a query`() throws {
    let days = ["--from", "2026-11-23", "--to", "2026-11-29"]
    let run = try Self.vault().run(
      ["agenda"] + days + ["--where", "type:lesson kind:ЛК", "--json"], at: "2026-11-20 12:00")
    #expect(try Answer(run.output).lines.map { $0.text("start") } == ["2026-11-23 10:35"], "\(run.output)")
  }

  @Test func `count in the month, but for those that one skips`() throws {
    let run = try Self.vault().run(["calendar", "november", "--json"], at: "2026-11-20 12:00")
    let counts = try Answer(run.output).lines.filter { $0.text("count") != "0" }
      .map { $0.text("date").suffix(2) + " " + $0.text("count") }
    // 2 November is in a break; 9 and 23 November are of weeks 3 and 1.
    #expect(counts == ["09 2", "16 1", "23 2", "30 1"], "\(run.output)")
  }

  // MARK: Reminders

  private func told(_ times: [String], settings: String = mine, note: String = note) throws -> [Int] {
    let vault = try PlanVault(["timetable/151004.md": note], settings: settings)
    return try times.map { time in
      try Answer(vault.run(["remind", "--json"], at: time).output).lines.count
    }
  }

  @Test(arguments: [
    ("", [0, 1, 0, 1, 0, 0]), ("remind-lessons: first\n", [0, 1, 0, 1, 0, 0]),
    ("remind-lessons: all\n", [0, 1, 0, 1, 1, 1]), ("remind-lessons: none\n", [0, 0, 0, 0, 0, 0]),
    ("remind-leads: [5m]\nremind-lessons: all\n", [0, 0, 0, 1, 0, 1]),
  ])
  func `remind of the first of a day, of all or of none`(settings: String, counts: [Int]) throws {
    let times = ["08:44", "08:45", "08:46", "09:00", "10:20", "10:35"].map { "2026-11-23 \($0)" }
    #expect(try told(times, settings: Self.mine + settings) == counts)
  }

  @Test(arguments: ["first", "none"]) func `remind of exams always`(setting: String) throws {
    let counts = try told(
      ["2026-12-29 09:45", "2026-12-29 10:00"], settings: Self.mine + "remind-lessons: \(setting)\n")
    #expect(counts == [1, 1])
  }

  @Test func `remind when their lines say so`() throws {
    let note = Self.note.replacing("{kind: ЛК, room: 210-4}", with: "{kind: ЛК, room: 210-4, remind: 1h}")
    let times = ["09:34", "09:35", "10:20", "10:35"].map { "2026-11-30 \($0)" }
    // Of 30 November it is the first one, and yet its own line counts.
    #expect(try told(times, note: note) == [0, 1, 0, 0])
    #expect(try told(times, settings: Self.mine + "remind-lessons: none\n", note: note) == [0, 1, 0, 0])
  }
}
