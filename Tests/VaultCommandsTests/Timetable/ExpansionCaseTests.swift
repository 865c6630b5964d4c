import Testing
import VaultTestSupport

@testable import VaultCommands

/// On which days lessons take place: weeks, dates, term, break, exception, exam, subgroup.
@Suite struct `Lessons on their days` {
  private static let span = ["--from", "2026-11-16", "--to", "2026-12-29"]

  private func lessons(_ more: String...) throws -> [Occurrence] {
    try ClassVault().answer(["timetable", "--group", "151004"] + Self.span + more).lines.map(Occurrence.init)
  }

  @Test(arguments: [
    // Mondays to the end of the term on 24 December; 28 December is after it.
    ("БД ЛК", ["11-16 w4", "11-23 w1", "11-30 w2", "12-07 w3", "12-14 w4", "12-21 w1"], "10:35-11:55"),
    ("БД ЛР s1", ["11-23 w1", "12-07 w3", "12-21 w1"], "09:00-10:20"),
    ("БД ЛР s2", ["11-23 w1", "12-07 w3", "12-21 w1"], "09:00-10:20"),
    // 18 November, of week 4, is excepted.
    ("МатПрог ЛК", ["12-02 w2", "12-16 w4"], "09:00-10:20"),
    // Its own date, outside the term; 28 December: 17 mod 4 + 1.
    ("БД Экзамен", ["12-29 w2"], "10:00-12:00"),
  ])
  func `are those of their weeks`(lesson: String, days: [String], times: String) throws {
    let texts = try lessons().map(\.text).filter { $0.hasSuffix(" " + lesson) }
    #expect(texts == days.map { "\($0) \(times) \(lesson)" })
  }

  @Test func `are 15, of which 12 are of subgroup 1 or of the whole group`() throws {
    #expect(try lessons().count == 15)
    let own = try lessons("--subgroup", "1")
    #expect(own.count == 12 && own.allSatisfy { !$0.text.hasSuffix("s2") }, "\(own.map(\.text))")
    // Of subgroup 2 as many; of a subgroup that has nothing of its own, what the whole group has.
    #expect(try lessons("--subgroup", "2").count == 12 && lessons("--subgroup", "3").count == 9)
  }

  @Test func `stand by time, then by subgroup`() throws {
    #expect(
      try lessons().map(\.text).filter { $0.hasPrefix("11-23 ") } == [
        "11-23 w1 09:00-10:20 БД ЛР s1", "11-23 w1 09:00-10:20 БД ЛР s2", "11-23 w1 10:35-11:55 БД ЛК",
      ])
    let days = try lessons().map(\.date)
    #expect(days == days.sorted())
  }

  @Test func `are those of the note's group`() throws {
    #expect(try lessons().allSatisfy { $0.groups == ["151004"] })
  }

  @Test func `of one subject are on the days counted by hand`() throws {
    let vault = try ClassVault()
    // Weeks 2, 4, 2, 4, 2, 4; 4 November, of week 2, is in the break, 18 November is excepted.
    #expect(
      try vault.days("--group", "151004", "--subject", "МатПрог", "--from", "2026-09-01", "--to", "2026-12-24") == [
        "2026-09-09", "2026-09-23", "2026-10-07", "2026-10-21", "2026-12-02", "2026-12-16",
      ])
  }

  @Test(arguments: [
    ("2026-12-02", 1), ("2026-11-18", 0), ("2026-11-25", 0),
    // In the break; before and behind its dates, on Wednesdays of weeks 1 and 2; in the term on another day.
    ("2026-11-04", 0), ("2026-09-02", 0), ("2026-12-30", 0), ("2026-12-03", 0),
  ])
  func `are found by search on the same days`(date: String, count: Int) throws {
    let run = try ClassVault().run(["search", "type:lesson МатПрог date:\(date)", "--count"])
    #expect(run.output == "\(count)\n", "\(run.errors)")
  }

  @Test func `have the members that are promised`() throws {
    let line = try #require(try lessons().first { $0.text.hasSuffix("МатПрог ЛК") }).line
    #expect(
      Set(line.object.keys).isSuperset(of: [
        "date", "weekday", "week", "start", "end", "subject", "kind", "subgroup", "rooms", "teachers", "groups", "note",
        "path", "line", "announcement", "skipped",
      ]), "\(line.object.keys.sorted())")
    #expect(line.text("path") == ClassVault.path && line.text("line") == "16")
    #expect(line.object["rooms"] as? [String] == ["210-4"] && line.text("teachers") == "n-petiukevich")
    #expect(line.object["week"] as? Int == 2 && line.object["skipped"] as? Bool == false)
    #expect(line.object["announcement"] as? Bool == false && line.text("note").isEmpty)
    #expect(Occurrence(line: line).weekday == "wed")
  }

  @Test func `are the same for programs in every language`() throws {
    let vault = try ClassVault()
    let words = ["timetable", "--group", "151004", "--json"] + Self.span
    #expect(vault.run(words + ["--lang", "uk"]).output == vault.run(words).output)
  }
}
