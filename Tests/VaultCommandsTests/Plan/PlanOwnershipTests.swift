import Testing
import VaultTestSupport

@testable import VaultCommands

/// Whose time a task's `scheduled` is: that of a person, which is never moved, or that of the plan. It is Friday,
/// 20 November 2026, 09:00.
@Suite struct `The owner of a planned time` {
  static let owners: [PlanRow] = [
    PlanRow(
      "a person wrote the time", tasks: ["a {scheduled: 2026-11-20 11:00, duration: 1h}", "b {duration: 30m}"],
      ["planned b 09:00-09:30", "pinned a 11:00-12:00"]),
    PlanRow(
      "a person wrote a range, which is the length",
      tasks: ["a {scheduled: 2026-11-20 11:00-12:30, duration: 1h}"], ["pinned a 11:00-12:30"]),
    PlanRow(
      "a person wrote it into a note, with the usual length",
      files: ["tasks/report.md": "---\nscheduled: 2026-11-20 11:00\n---\n# Report\n"], ["pinned Report 11:00-11:30"]),
    PlanRow(
      "a person wrote the parts of a split task",
      tasks: ["a {scheduled: [2026-11-20 10:00-11:00, 2026-11-20 14:00-15:00], split: true, duration: 2h}"],
      ["pinned a 10:00-11:00", "pinned a 14:00-15:00"]),
    PlanRow(
      "both are equal, so the plan did",
      tasks: ["a {scheduled: 2026-11-20 11:00, auto: 2026-11-20 11:00, duration: 1h}"], ["planned a 09:00-10:00"]),
    PlanRow(
      "a person moved what the plan wrote",
      tasks: ["a {scheduled: 2026-11-20 11:00, auto: 2026-11-20 10:05, duration: 1h}"], ["pinned a 11:00-12:00"]),
    PlanRow(
      "a person took the plan's mark away",
      tasks: ["a {scheduled: 2026-11-20 10:05, duration: 1h}"], ["pinned a 10:05-11:05"]),
    PlanRow(
      "what the plan owns counts as not scheduled: the third tier",
      tasks: [
        "a {scheduled: 2026-11-20 11:00, auto: 2026-11-20 11:00, duration: 1h}", "b {due: 2026-11-22, duration: 30m}",
      ], ["planned b 09:00-09:30", "planned a 09:35-10:35"]),
    PlanRow(
      "or as the day a person had written: the first tier",
      tasks: [
        "b {due: 2026-11-22, duration: 30m}",
        "a {scheduled: 2026-11-20 11:00, auto: 2026-11-20 11:00, auto-day: 2026-11-20, duration: 1h}",
      ], ["planned a 09:00-10:00", "planned b 10:05-10:35"]),
    PlanRow(
      "of a later day that the plan chose: it is none of today",
      tasks: ["a {scheduled: 2026-11-23 09:00, auto: 2026-11-23 09:00, duration: 1h}"], []),
    PlanRow(
      "of a later one of the days that are planned: it may be done on any",
      tasks: ["a {scheduled: 2026-11-23 09:00, auto: 2026-11-23 09:00, duration: 1h}"],
      words: ["2026-11-20..2026-11-23"],
      ["planned a 09:00-10:00"]),
    PlanRow(
      "of a later day, and due today: it is said why it is not there",
      tasks: ["a {due: 2026-11-20, scheduled: 2026-11-23 09:00, auto: 2026-11-23 09:00, duration: 1h}"], [],
      left: ["a 2026-11-23"], reasons: ["a": "scheduled"]),
    PlanRow(
      "of a later day that a person chose: it is none",
      tasks: ["a {scheduled: 2026-11-23 09:00, auto: 2026-11-23 09:00, auto-day: 2026-11-23, duration: 1h}"], []),
    PlanRow(
      "of the day before, not done: it is planned anew", at: "2026-11-21 09:00",
      tasks: ["a {scheduled: 2026-11-20 09:00, auto: 2026-11-20 09:00, duration: 1h}"], ["planned a 09:00-10:00"]),
    PlanRow(
      "of this morning, not done: it is planned anew, and was not missed", at: "2026-11-20 12:00",
      tasks: ["a {scheduled: 2026-11-20 09:00, auto: 2026-11-20 09:00, duration: 1h}"], ["planned a 12:00-13:00"]),
  ]

  @Test(arguments: owners) func `decides whether it is moved`(row: PlanRow) throws { try row.check() }

  @Test func `counts on its own day and no longer, in queries and calendars too`() throws {
    let vault = try PlanVault(tasks: [
      "old {scheduled: 2026-11-18 10:00, auto: 2026-11-18 10:00, auto-day: 2026-11-17}",
      "gone {scheduled: 2026-11-18 11:00, auto: 2026-11-18 11:00}", "own {scheduled: 2026-11-18 12:00}",
      "now {scheduled: 2026-11-20 15:00, auto: 2026-11-20 15:00}",
      "next {scheduled: 2026-11-22 15:00, auto: 2026-11-22 15:00, auto-day: 2026-11-21}",
    ])
    func titles(_ query: String, at now: String = "2026-11-20 09:00") -> String {
      vault.run(["search", "type:task \(query)", "--sort", "path", "--format", "{title}"], at: now).output
    }
    #expect(titles("scheduled:2026-11-18") == "own\n")
    #expect(titles("scheduled:2026-11-17") == "old\n")
    #expect(titles("scheduled:today") == "now\n")
    #expect(titles("scheduled:2026-11-22") == "next\n" && titles("scheduled:2026-11-21").isEmpty)
    #expect(titles("scheduled:any") == "old\nown\nnow\nnext\n")
    #expect(titles("scheduled:2026-11-18", at: "2026-11-18 09:00") == "old\ngone\nown\n")
    let days = ["agenda", "--from", "2026-11-17", "--to", "2026-11-18", "--format", "{title}"]
    #expect(vault.run(days, at: "2026-11-20 09:00").output == "old\nown\n")
  }

  // MARK: Applying

  /// A vault after the plan of a moment was applied.
  private func applied(_ tasks: [String], at now: String = "2026-11-20 09:00") throws -> PlanVault {
    let vault = try PlanVault(tasks: tasks)
    let run = vault.apply(at: now)
    #expect(run.code == .done, "\(run.errors)")
    return vault
  }

  @Test(
    arguments: [
      // Ten minutes are left of the day: the owned time goes, and the day that a person had written comes back.
      ("scheduled: 2026-11-20 10:05, auto: 2026-11-20 10:05, auto-day: 2026-11-20", "2026-11-20"),
      ("scheduled: 2026-11-20 10:05, auto: 2026-11-20 10:05", nil),
    ] as [(String, String?)])
  func `gives back what fell out of the plan`(fields: String, day: String?) throws {
    let vault = try applied(["letters {duration: 30m, \(fields)}"], at: "2026-11-20 17:50")
    #expect(vault.field("scheduled", of: "letters") == day)
    #expect(vault.field("auto", of: "letters") == nil)
    #expect(vault.field("auto-day", of: "letters") == nil)
    #expect(vault.field("duration", of: "letters") == "30m")
  }

  @Test(arguments: [["cancel"], ["done"]])
  func `ends with its task`(words: [String]) throws {
    let vault = try applied(["letters {duration: 30m}"])
    #expect(vault.field("auto", of: "letters") == "2026-11-20 09:00")
    #expect(vault.run(words + ["letters"], at: "2026-11-20 09:30").code == .done)
    #expect(vault.field("auto", of: "letters") == nil)
    #expect(vault.field("scheduled", of: "letters") == nil)
  }

  @Test func `changes no other byte, and one undo brings all back`() throws {
    let text = "# Day\r\n\r\n* [ ]  letters  #home {duration: 30m}   \r\n  A note.\r\n- [x] old\r\n- [ ] b"
    let vault = try PlanVault(["tasks/day.md": text, "tasks/other.md": "- [ ] far {scheduled: 2026-12-01}\n"])
    #expect(vault.apply().code == .done)
    let written = vault.text()
    #expect(written != text && written.hasPrefix("# Day\r\n\r\n* [ ]  letters  #home {duration: 30m, "))
    #expect(written.contains("\r\n  A note.\r\n- [x] old\r\n- [ ] b"))
    #expect(vault.text("tasks/other.md") == "- [ ] far {scheduled: 2026-12-01}\n")
    #expect(vault.run(["undo"], at: "2026-11-20 09:10").code == .done)
    #expect(vault.text() == text)
  }

  @Test func `is written into a note's front matter`() throws {
    let text = "---\nstatus: open\nduration: 1h # at most\n---\n# Report\n"
    let vault = try PlanVault(["tasks/report.md": text])
    #expect(vault.apply().code == .done)
    let written = vault.text("tasks/report.md")
    #expect(written.contains("scheduled: 2026-11-20 09:00\n") && written.contains("auto: 2026-11-20 09:00\n"))
    #expect(written.contains("duration: 1h # at most\n") && written.hasSuffix("---\n# Report\n"))
    #expect(vault.apply().code == .done)
    #expect(vault.text("tasks/report.md") == written)
  }

  @Test func `is only shown in a dry run`() throws {
    let vault = try PlanVault(tasks: ["letters {duration: 30m}"])
    try vault.age()
    let run = vault.run(["plan", "--apply", "--dry-run"], at: "2026-11-20 09:00")
    #expect(run.code == .done && run.output.contains("2026-11-20 09:00"), "\(run.output)\(run.errors)")
    #expect(try vault.isAged())
    #expect(vault.line("letters") == "- [ ] letters {duration: 30m}")
  }

  @Test func `is a list of ranges for the parts of a split task`() throws {
    let vault = try PlanVault(tasks: ["photos {duration: 10h, split: true}"])
    #expect(vault.apply(["week"]).code == .done)
    let line = vault.line("photos")
    // Nine hours on Friday, one on Saturday.
    #expect(line.contains("scheduled: [") && line.contains("auto: ["), "\(line)")
    for part in ["2026-11-20 09:00-18:00", "2026-11-21 09:00-10:00"] {
      #expect(line.ranges(of: part).count == 2, "\(line)")
    }
    #expect(vault.run(["check", "--json"], at: "2026-11-20 09:00").output.isEmpty)
    try vault.age()
    #expect(vault.apply(["week"]).code == .done)
    #expect(try vault.isAged())
  }

  @Test func `leaves a missed time that a person wrote, and says so`() throws {
    let vault = try PlanVault(tasks: ["call {scheduled: 2026-11-20 09:00, duration: 1h}"])
    let text = vault.text()
    let run = vault.apply(at: "2026-11-20 12:00")
    #expect(vault.text() == text)
    #expect((run.output + run.errors).contains("call"), "\(run.output)\(run.errors)")
  }

  @Test func `follows the clock when it is applied again`() throws {
    let vault = try applied(["letters {duration: 30m}", "draft {duration: 1h}"])
    #expect(vault.run(["done", "letters"], at: "2026-11-20 09:20").code == .done)
    #expect(vault.apply(at: "2026-11-20 09:20").code == .done)
    #expect(vault.field("scheduled", of: "draft") == "2026-11-20 09:20")
    #expect(vault.field("auto", of: "draft") == "2026-11-20 09:20")
  }
}
