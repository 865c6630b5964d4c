import Testing
import VaultTestSupport

@testable import VaultCommands

/// `vault timetable stats`: hours by subject, kind, week and teacher, and the gaps between lessons. All lessons are of whole
/// hours, so that an hour is one by any clock.
@Suite struct `Hours of a timetable` {
  /// Wednesdays, 2 to 30 September 2026: weeks 1, 2, 3, 4, 1.
  private static func vault() throws -> ClassVault {
    try ClassVault(
      [
        "timetable/1.md": ClassVault.schedule(
          "{group: \"1\"}", "term: 2026-09-01..2026-09-30\n",
          "09:00-10:00 Алгебра {kind: ЛК, teacher: ada}", "12:00-14:00 Фізика {kind: ЛР, weeks: [1], teacher: bob}",
          "16:00-17:00 Спорт {kind: ПЗ, weeks: [2], skipped}")
      ], settings: "timetable: {mine: [{group: \"1\"}]}\n")
  }

  private func answer() throws -> Answer {
    try Answer(
      Self.vault().run(
        ["timetable", "stats", "--from", "2026-09-01", "--to", "2026-09-30", "--json"], at: "2026-09-01T08:00"
      )
      .output)
  }

  @Test(arguments: [
    // Five Wednesdays of one hour, two of two hours.
    ("Алгебра", 5), ("Фізика", 4), ("ЛК", 5), ("ЛР", 4), ("ada", 5), ("bob", 4),
  ])
  func `are counted by hand`(name: String, hours: Int) throws {
    let answer = try answer()
    let lines = answer.lines.filter { $0.texts.contains(name) }
    #expect(!lines.isEmpty, "\(answer.output)")
    // An hour may be told in hours or in minutes.
    let told: Set = [
      "\(hours)", "\(hours).0", "\(hours).00", "\(hours)h", "\(hours) h", "\(hours * 60)", "PT\(hours)H",
    ]
    #expect(lines.allSatisfy { !told.isDisjoint(with: $0.texts) }, "\(answer.output)")
  }

  @Test func `have the gaps between lessons of a day`() throws {
    // 10:00 to 12:00 on 2 and 30 September.
    let run = try Self.vault().run(
      ["timetable", "stats", "--from", "2026-09-02", "--to", "2026-09-02"], at: "2026-09-01T08:00", columns: 100)
    #expect(run.code == .done && run.output.contains("gap") && run.output.contains("2 h"), "\(run.output)")
  }

  @Test func `are shown to people in both languages`() throws {
    for language in ["en", "uk"] {
      let run = try Self.vault().run(
        ["timetable", "stats", "--from", "2026-09-01", "--to", "2026-09-30", "--lang", language],
        at: "2026-09-01T08:00",
        columns: 80)
      for name in ["Алгебра", "Фізика", "ЛК", "ЛР", "ada"] { #expect(run.output.contains(name), "\(run.output)") }
    }
  }

  @Test func `are those of the academic year, as their help says`() throws {
    let help = try Self.vault().run(["timetable", "stats", "--help"])
    #expect(help.output.contains("the first day (default: that of the academic year)"), "\(help.output)")
    #expect(!help.output.contains("default: today"), "\(help.output)")
    #expect(try Self.vault().run(["timetable", "--help"]).output.contains("the first day (default: today)"))
  }
}
