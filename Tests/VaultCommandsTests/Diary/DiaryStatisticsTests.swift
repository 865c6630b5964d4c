import Testing
import VaultTestSupport

@testable import VaultCommands

/// Streaks, activities, best and worst days.
@Suite struct `Statistics of a diary` {
  /// A note with one check-in for each day.
  private static func notes(_ dates: [String]) -> [String: String] {
    Dictionary(uniqueKeysWithValues: dates.map { ("diary/\($0.prefix(4))/\($0).md", "- 10:00 x {mood: happy}\n") })
  }

  private func streak(_ files: [String: String], at now: String) throws -> String? {
    let run = try PlanVault.everyday(files).run(["stats", "diary", "--json"], at: now)
    let lines = try Answer(run.output).lines.map { $0.text("streak") }.filter { !$0.isEmpty }
    // Nothing to tell may be nothing found.
    return lines.first ?? (run.code == .nothingFound ? "0" : nil)
  }

  @Test(arguments: [
    (["2026-11-16", "2026-11-18", "2026-11-19", "2026-11-20"], "2026-11-20T23:00", "3"),
    // Not broken until today ends, and broken with it.
    (["2026-11-16", "2026-11-18", "2026-11-19"], "2026-11-20T23:00", "2"),
    (["2026-11-16", "2026-11-18", "2026-11-19"], "2026-11-20T23:59", "2"),
    (["2026-11-16", "2026-11-18", "2026-11-19"], "2026-11-21T00:01", "0"),
    (["2026-11-16"], "2026-11-20T23:00", "0"), (["2026-11-20"], "2026-11-20T00:00", "1"),
    // A note of tomorrow begins none.
    (["2026-11-21"], "2026-11-20T12:00", "0"), (["2026-11-20", "2026-11-21"], "2026-11-20T12:00", "1"),
    // Over new year, the end of February, and the days of 25 and 23 hours.
    (["2026-12-30", "2026-12-31", "2027-01-01", "2027-01-02"], "2027-01-02T10:00", "4"),
    (["2028-02-28", "2028-02-29", "2028-03-01"], "2028-03-01T10:00", "3"),
    (["2027-02-27", "2027-02-28", "2027-03-01"], "2027-03-01T10:00", "3"),
    (["2026-10-24", "2026-10-25", "2026-10-26"], "2026-10-26T00:30", "3"),
    (["2026-10-24", "2026-10-25"], "2026-10-25T03:30", "2"), (["2026-10-24"], "2026-10-25T23:59", "1"),
    (["2026-03-28", "2026-03-29", "2026-03-30"], "2026-03-30T00:01", "3"), (["2026-03-28"], "2026-03-29T23:59", "1"),
    // Longer than the week that statistics are of.
    ((1...20).map { "2026-11-\($0 < 10 ? "0" : "")\($0)" }, "2026-11-20T12:00", "20"),
  ])
  func `a streak is not broken until today ends`(dates: [String], now: String, streak: String) throws {
    #expect(try self.streak(Self.notes(dates), at: now) == streak)
  }

  @Test func `a day counts once however many entries it has, and by its date key too`() throws {
    let files = [
      "diary/2026/2026-11-19.md": "- 10:00 x\n- 11:00 y\n\n## 12:00 z\n\nText.\n",
      "diary/friday.md": "---\ndate: 2026-11-20\n---\n\n- 09:00 a\n",
    ]
    #expect(try streak(files, at: "2026-11-20T23:00") == "2")
  }

  // MARK: Activities

  /// Days 1–5 run and are happy, 6–10 are neutral, 11–14 read and are sad.
  private static let fortnight = Dictionary(
    uniqueKeysWithValues: (1...14).map { day in
      let date = "2026-11-\(day < 10 ? "0" : "")\(day)"
      let (tag, mood) = day <= 5 ? (" #run", "happy") : day <= 10 ? ("", "neutral") : (" #read", "sad")
      return ("diary/2026/\(date).md", "- 10:00 x\(tag) {mood: \(mood)}\n")
    })

  private func activities(_ files: [String: String] = fortnight) throws -> Answer {
    try PlanVault.everyday(files).answer(["stats", "diary", "--from", "2026-11-01", "--to", "2026-11-14"])
  }

  private static func line(_ name: String, in answer: Answer) throws -> AnswerLine {
    try #require(answer.lines.first { $0.text("name") == name }, "\(answer.output)")
  }

  @Test func `an activity has the mean mood of days with and without it`() throws {
    let line = try Self.line("run", in: activities())
    // 5 × 1 / 5; (5 × 0 + 4 × −1) / 9 = −0.444.
    #expect(
      line.text("count") == "5" && line.text("with") == "1.00" && line.text("without") == "-0.44", "\(line.object)")
  }

  @Test func `four days with an activity are too few`() throws {
    let line = try Self.line("read", in: activities())
    #expect(line.text("count") == "4" && line.texts.contains("too little data"), "\(line.object)")
    #expect(!line.texts.contains("-1.00"), "\(line.object)")
  }

  @Test func `four days without are too few as well`() throws {
    var files = Self.fortnight
    for day in 6...9 { files["diary/2026/2026-11-0\(day).md"] = "- 10:00 x #run {mood: happy}\n" }
    // Days 1 to 9 run, and 10 to 14 do not: five days.
    let five = try Self.line("run", in: activities(files))
    // (0 + 4 × −1) / 5 = −0.80.
    #expect(five.text("count") == "9" && five.text("without") == "-0.80", "\(five.object)")
    files["diary/2026/2026-11-10.md"] = "- 10:00 x #run {mood: happy}\n"
    let four = try Self.line("run", in: activities(files))
    #expect(four.text("count") == "10" && four.texts.contains("too little data"), "\(four.object)")
  }

  @Test func `a tag counts once a day, of the day, an entry or a check-in`() throws {
    var files = Self.fortnight
    files["diary/2026/2026-11-01.md"] = "- 10:00 x #run {mood: happy}\n- 11:00 y #run {mood: happy}\n"
    files["diary/2026/2026-11-02.md"] = "---\ntags: [run]\nmood: happy\n---\n"
    files["diary/2026/2026-11-03.md"] = "- 10:00 x {mood: happy}\n\n## 11:00 Park\n\nFar #run today.\n"
    let line = try Self.line("run", in: activities(files))
    #expect(
      line.text("count") == "5" && line.text("with") == "1.00" && line.text("without") == "-0.44", "\(line.object)")
  }

  @Test func `the best and the worst days are all that are tied`() throws {
    let answer = try activities()
    let line = try #require(answer.lines.first { !$0.text("best").isEmpty }, "\(answer.output)")
    #expect(line.text("best") == (1...5).map { "2026-11-0\($0)" }.joined(separator: " "))
    #expect(line.text("worst") == (11...14).map { "2026-11-\($0)" }.joined(separator: " "))
  }
}
