import Testing
import VaultTestSupport

@testable import VaultCommands

/// `vault next`: the nearest lesson whose end is after now. The group is 151004, the subgroup 1.
@Suite struct `The next lesson` {
  @Test(arguments: [
    // Friday of week 4; then during ЛР, at its very end, and on a Monday of week 4, when there is no ЛР.
    ("2026-11-20T18:00", "11-23 w1 09:00-10:20 БД ЛР s1", "starts in 2 days 15 h"),
    ("2026-11-23T08:25", "11-23 w1 09:00-10:20 БД ЛР s1", "starts in 35 min"),
    ("2026-11-23T10:00", "11-23 w1 09:00-10:20 БД ЛР s1", "ends in 20 min"),
    ("2026-11-23T10:10", "11-23 w1 09:00-10:20 БД ЛР s1", "ends in 10 min"),
    ("2026-11-23T10:20", "11-23 w1 10:35-11:55 БД ЛК", "starts in 15 min"),
    ("2026-11-16T08:00", "11-16 w4 10:35-11:55 БД ЛК", "starts in 2 h 35 min"),
    // Behind the last one of the term stands the exam: 7 days 22 h 5 min later.
    ("2026-12-21T11:55", "12-29 w2 10:00-12:00 БД Экзамен", "starts in 7 days"),
    ("2026-12-29T11:59", "12-29 w2 10:00-12:00 БД Экзамен", "ends in 1 min"),
    // МатПрог of 18 November is excepted, 2 November is in a break.
    ("2026-11-17T08:00", "11-23 w1 09:00-10:20 БД ЛР s1", "starts in 6 days"),
    ("2026-10-26T12:00", "11-09 w3 09:00-10:20 БД ЛР s1", "starts in 13 days"),
  ])
  func `is the one whose end is after now`(now: String, first: String, says: String) throws {
    let vault = try ClassVault()
    let lines = try vault.answer(["next"], at: now).lines
    #expect(lines.first.map(Occurrence.init)?.text == first)
    let shown = vault.shown("next", at: now)
    #expect(shown.contains(says), "\(shown)")
  }

  @Test(arguments: ["2026-12-29T12:00", "2027-03-01T09:00"])
  func `is none after the last one`(now: String) throws {
    let vault = try ClassVault()
    for columns in [nil, 70] {
      let run = vault.run(["next"], at: now, columns: columns)
      #expect(run.code == .nothingFound, "\(run.output)")
      #expect((run.output + run.errors).contains("no more lessons this term"), "\(run.output)\(run.errors)")
    }
    #expect(try vault.answer(["next"], at: now).lines.isEmpty)
    let ukrainian = vault.run(["next", "--lang", "uk"], at: now).errors
    #expect(ukrainian.unicodeScalars.contains { (0x400...0x4FF).contains($0.value) }, "\(ukrainian)")
  }

  @Test func `of a subject comes with as many others as are left`() throws {
    let lines = try ClassVault().answer(["next", "--subject", "МатПрог", "-n", "5"], at: "2026-11-17T08:00").lines
    #expect(
      lines.map { Occurrence(line: $0).text } == ["12-02 w2 09:00-10:20 МатПрог ЛК", "12-16 w4 09:00-10:20 МатПрог ЛК"])
  }

  @Test func `of a part of a name, in any case, is that of the subject`() throws {
    let lines = try ClassVault().answer(["next", "--subject", "матпр"], at: "2026-11-17T08:00").lines
    #expect(lines.first.map { Occurrence(line: $0).date } == "2026-12-02")
  }

  @Test func `are so many as are asked for, in the order of their starts`() throws {
    let lines = try ClassVault().answer(["next", "-n", "4"], at: "2026-11-23T10:20").lines
    #expect(
      lines.map { Occurrence(line: $0).text } == [
        "11-23 w1 10:35-11:55 БД ЛК", "11-30 w2 10:35-11:55 БД ЛК", "12-02 w2 09:00-10:20 МатПрог ЛК",
        "12-07 w3 09:00-10:20 БД ЛР s1",
      ])
  }

  @Test func `counts announcements and the exam, and what a person skips is not theirs`() throws {
    let vault = try ClassVault([
      ClassVault.path: ClassVault.schedule(
        "{group: \"151004\"}", "term: 2026-09-01..2026-12-24\n", "## Monday",
        "08:00-08:30 Збори {announcement, dates: 2026-11-23..2026-11-23}", "09:00-10:20 Фізра {skipped}",
        "10:35-11:55 БД")
    ])
    let lines = try vault.answer(["next", "-n", "3"], at: "2026-11-20T12:00").lines.map(Occurrence.init)
    #expect(lines.first?.text == "11-23 w1 08:00-08:30 Збори" && lines.first?.line.isTrue("announcement") == true)
    // Whether a skipped one is listed is not said; when it is, it is marked.
    #expect(lines.filter { $0.line.text("subject") == "Фізра" }.allSatisfy { $0.line.isTrue("skipped") })
    #expect(lines.contains { $0.text == "11-23 w1 10:35-11:55 БД" })
  }

  @Test(arguments: [
    // 09:00 there is 08:00 here, an hour behind.
    ("2026-11-23T07:30", "starts in 30 min"), ("2026-11-23T08:30", "ends in 50 min"),
  ])
  func `is told by the clocks of its note`(now: String, says: String) throws {
    let vault = try ClassVault(
      [
        ClassVault.path: ClassVault.schedule(
          "{group: \"151004\"}", "term: 2026-09-01..2026-12-24\ntimezone: Etc/There\n", "## Monday", "09:00-10:20 БД")
      ], settings: "timezone: Etc/Here\n" + ClassVault.mine)
    for (name, seconds) in [("Here", 7200), ("There", 10_800)] {
      let file = ZoneFile(types: [Int32(seconds)], transitions: [], footer: "<+0\(seconds / 3600)>-\(seconds / 3600)")
      try vault.base.directory.write("zones/Etc/\(name)", file.bytes(version: UInt8(ascii: "2")))
    }
    let run = CommandRun(["next", "--now", now], in: vault.base.directory) { environment in
      environment.variables[.timeZone] = "UTC0"
      environment.variables[.timeZoneDirectory] = vault.base.directory.path + "/zones"
      environment.variables[.stateHome] = vault.base.directory.path + "/.state-home"
      environment.outputIsTerminal = true
      environment.terminalColumns = 70
    }
    #expect((run.output + run.errors).contains(says), "\(run.output)\(run.errors)")
    #expect(run.output.contains("09:00"), "\(run.output)")
  }

  @Test(arguments: [["next", "-n", "many"], ["next", "--subject"]])
  func `is not asked for in other words`(words: [String]) throws {
    #expect(try ClassVault().run(words).code == .wrongCall)
  }
}
