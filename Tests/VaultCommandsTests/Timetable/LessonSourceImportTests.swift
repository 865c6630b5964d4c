import Foundation
import Testing
import VaultTestSupport

@testable import VaultCommands

/// `vault import --format csv --mapping NAME` and `--format ics --as timetable`.
@Suite struct `Lessons of other programs` {
  private static let now = "2026-11-20T12:00"
  private static let mapping =
    #"subject: Course, weekday: Day, start: From, end: To, room: Room, teacher: Lecturer, weeks: Weeks, delimiter: ";""#
  private static let header = "Course;Day;From;To;Room;Lecturer;Weeks"

  private func vault(_ files: [String: String], mapping: String = Self.mapping) throws -> PlanVault {
    try PlanVault.bare(files, settings: "timezone: Europe/Kyiv\nlang: en\nimports: {myuni: {\(mapping)}}\n")
  }

  private func imported(_ vault: PlanVault, _ file: String, _ words: [String]) -> CommandRun {
    vault.run(["import", vault.directory.path + "/" + file] + words, at: Self.now)
  }

  private func lines(_ vault: PlanVault, _ path: String) -> [String] {
    vault.text(path).split(separator: "\n").filter { $0.hasPrefix("- ") || $0.hasPrefix("## ") }.map { line in
      line.range(of: " ^src-").map { String(line[..<$0.lowerBound]) } ?? String(line)
    }
  }

  // MARK: Tables

  @Test func `stand in a table that a mapping reads`() throws {
    let table =
      Self.header + "\nDatabases;Mon;9:00;10:20;114-2;A. Lee;1, 3\nArt;пт;10:35;11:55;;;\nBad;Mon;soon;;;;\n"
      + "Logic;Monday;08:00;;\"1-1, 1-2\";;1-2\n"
    let vault = try vault(["term.csv": table])
    let run = imported(vault, "term.csv", ["--mapping", "myuni"])
    #expect(run.code == .done && run.errors.contains("lessons: 3 new"), "\(run.errors)")
    #expect(run.errors.contains("term.csv:4: From 'soon'"), "\(run.errors)")
    #expect(
      lines(vault, "timetable/term.md") == [
        "## Monday", "- 08:00 Logic {weeks: [1, 2], room: [1-1, 1-2]}",
        "- 09:00-10:20 Databases {weeks: [1, 3], room: 114-2, teacher: A. Lee}", "## Friday", "- 10:35-11:55 Art",
      ])
    #expect(imported(vault, "term.csv", ["--format", "csv", "--mapping", "myuni"]).errors.contains("nothing changed"))
    try vault.directory.write("term.csv", table.replacing("114-2", with: "115-2"))
    #expect(imported(vault, "term.csv", ["--mapping", "myuni"]).errors.contains("moved: room 114-2 → 115-2"))
  }

  @Test func `of several groups go to the timetable of each`() throws {
    let mapping = #"subject: C, date: D, start: S, group: G, format: "%d.%m.%Y""#
    let vault = try vault(["a.csv": "C,D,S,G\nX,01.12.2026,09:00,11\nY,02.12.2026,09:00,12\n"], mapping: mapping)
    #expect(imported(vault, "a.csv", ["--mapping", "myuni"]).code == .done)
    #expect(vault.text("timetable/11.md").contains("group: \"11\"\n"))
    #expect(lines(vault, "timetable/12.md") == ["## Wednesday", "- 2026-12-02 09:00 Y"])
  }

  @Test func `need the columns that the mapping names`() throws {
    let run = imported(try vault(["a.csv": "Course;Day\nx;y\n"]), "a.csv", ["--mapping", "myuni"])
    #expect(run.code == .wrongCall && run.errors.contains("Lecturer"), "\(run.errors)")
  }

  // MARK: Calendars

  private static func calendar(_ events: [String]) -> String {
    let bodies = events.enumerated().map { number, body in "BEGIN:VEVENT\nUID:\(number)\n\(body)\nEND:VEVENT\n" }
    return "BEGIN:VCALENDAR\nVERSION:2.0\n" + bodies.joined() + "END:VCALENDAR\n"
  }

  @Test func `stand in a calendar as weekly events`() throws {
    // 1 September 2026 is a Tuesday of week 1; 7 September a Monday of week 2.
    let calendar = Self.calendar([
      "SUMMARY:Databases\nDTSTART:20260907T090000\nDTEND:20260907T102000\nRRULE:FREQ=WEEKLY;UNTIL=20261221\n"
        + "EXDATE:20261102T090000\nLOCATION:114-2\nORGANIZER;CN=A. Lee:mailto:a@example.org",
      "SUMMARY:Logic\nDTSTART:20260907T103500\nDTEND:20260907T115500\nRRULE:FREQ=WEEKLY;INTERVAL=2;BYDAY=MO,WE;COUNT=4",
      "SUMMARY:Exam\nDTSTART:20261229T100000\nDTEND:20261229T120000",
      "SUMMARY:Holiday\nDTSTART;VALUE=DATE:20261225", "SUMMARY:Club\nDTSTART:20260907T180000\nRRULE:FREQ=MONTHLY",
    ])
    let vault = try vault(["term.ics": calendar])
    let run = imported(vault, "term.ics", ["--format", "ics", "--as", "timetable"])
    #expect(run.code == .done && run.errors.contains("lessons: 4 new"), "\(run.errors)")
    #expect(run.errors.contains("'Holiday'") && run.errors.contains("'Club'"), "\(run.errors)")
    #expect(
      lines(vault, "timetable/term.md") == [
        "## Monday",
        "- 09:00-10:20 Databases {room: 114-2, teacher: A. Lee, dates: 2026-09-07..2026-12-21, except: 2026-11-02}",
        "- 10:35-11:55 Logic {weeks: [2, 4], dates: 2026-09-07..2026-09-23}", "## Tuesday",
        "- 2026-12-29 10:00-12:00 Exam", "## Wednesday",
        "- 10:35-11:55 Logic {weeks: [2, 4], dates: 2026-09-07..2026-09-23}",
      ])
    #expect(imported(vault, "term.ics", ["--as", "timetable"]).errors.contains("nothing changed"))
    #expect(imported(vault, "term.ics", ["--format", "csv", "--as", "timetable"]).code == .wrongCall)
  }
}
