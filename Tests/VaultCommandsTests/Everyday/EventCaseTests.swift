import Testing
import VaultTestSupport

@testable import VaultCommands

/// Events that repeat, the ends of months, and the current one.
@Suite struct `Events of the calendar` {
  private static func event(_ keys: String...) -> String { "---\n" + keys.map { $0 + "\n" }.joined() + "---\n" }

  private static let events = [
    // 4 May 2026 is a Monday.
    "events/weekly.md": event(
      "start: 2026-05-04 10:00", "end: 2026-05-04 11:00", "repeat: weekly", "until: 2026-12-31"),
    "events/daily.md": event(
      "start: 2026-05-10 08:00", "end: 2026-05-10 08:30", "repeat: daily", "until: 2026-05-31"),
    "events/rent.md": event("start: 2026-01-31", "repeat: monthly"),
    "events/leap.md": event("start: 2024-02-29", "repeat: yearly"),
    "events/dec.md": event("start: 2025-12-15 12:00", "repeat: monthly", "until: 2026-03-31"),
  ]

  private func run(_ words: [String], at now: String = "2026-11-20T12:00", onTerminal: Bool = false) throws
    -> CommandRun
  {
    try PlanVault.everyday(Self.events).run(words, at: now, onTerminal: onTerminal)
  }

  @Test(arguments: [
    // Daily begins on the 10th; 11 May is a Monday; daily ends on the 31st; over new year.
    ("2026-05-09", ""), ("2026-05-10", "daily"), ("2026-05-11", "daily weekly"), ("2026-05-31", "daily rent"),
    ("2026-01-15", "dec"), ("2026-04-15", ""), ("2026-06-01", "weekly"), ("2026-12-31", "rent"),
    // 31 → 28, 29 February → 28; the anchor is kept; 30 days; leap years, of which 2100 is none.
    ("2026-02-28", "leap rent"), ("2026-03-31", "rent"), ("2026-04-30", "rent"), ("2028-02-29", "leap rent"),
    ("2028-02-28", ""), ("2026-03-28", ""), ("2100-02-28", "leap rent"), ("2100-03-01", ""),
  ])
  func `stand on their days`(day: String, titles: String) throws {
    let run = try run(["agenda", "--from", day, "--to", day, "--json"])
    #expect(try Answer(run.output).titles().sorted().joined(separator: " ") == titles, "\(run.output)")
    #expect(run.code == (titles.isEmpty ? .nothingFound : .done), "\(run.errors)")
  }

  @Test func `are not looked up on a day that does not exist`() throws {
    #expect(try run(["agenda", "--from", "2100-02-29", "--to", "2100-02-29", "--json"]).code == .wrongCall)
    #expect(try run(["calendar", "2026-13"]).code != .done)
  }

  @Test func `end an hour after a start with a time`() throws {
    let line = try #require(
      try Answer(run(["agenda", "--from", "2026-01-15", "--to", "2026-01-15", "--json"]).output).lines.first)
    #expect(line.text("start") == "2026-01-15 12:00" && line.text("end") == "2026-01-15 13:00", "\(line.object)")
  }

  @Test(arguments: [("09:59", false), ("10:00", true), ("10:30", true), ("10:59", true), ("11:00", false)])
  func `are current from their start to their end`(time: String, isCurrent: Bool) throws {
    let words = ["agenda", "--from", "2026-05-11", "--to", "2026-05-11", "--json"]
    let lines = try Answer(run(words, at: "2026-05-11T" + time).output).lines
    #expect(lines.first { $0.text("title") == "weekly" }?.isTrue("current") == isCurrent)
    #expect(lines.first { $0.text("title") == "daily" }?.isTrue("current") == false)
  }

  // MARK: The calendar

  private func calendar(_ words: [String], _ files: [String: String] = events, settings: String = "") throws -> [String:
    String]
  {
    let run = try PlanVault.everyday(files, settings: settings).run(
      ["calendar"] + words + ["--json"], at: "2026-11-20T12:00")
    let lines = try Answer(run.output).lines
    return Dictionary(lines.map { ($0.text("date"), $0.text("count")) }) { first, _ in first }
  }

  @Test func `are counted on the days of a month`() throws {
    let counts = try calendar(["2026-12"]).filter { $0.key.hasPrefix("2026-12") && $0.value != "0" }
    #expect(
      counts == ["2026-12-07": "1", "2026-12-14": "1", "2026-12-21": "1", "2026-12-28": "1", "2026-12-31": "1"])
    // Past and future, as far as one likes.
    #expect(try calendar(["2100-02"])["2100-02-28"] == "2" && calendar(["2100-02"])["2100-02-29"] == nil)
    #expect(try calendar(["2025-12"])["2025-12-15"] == "1")
  }

  @Test func `count tasks, money and the rest that has a date where they are shown`() throws {
    let counts = try calendar(
      [],
      [
        "tasks/t.md": "- [ ] a {due: 2026-11-23}\n- [ ] b {due: 2026-11-23}\n- [ ] c\n",
        "events/e.md": Self.event("start: 2026-11-23"),
      ])
    #expect(counts["2026-11-23"] == "3", "\(counts)")
  }

  /// The numbers of the first row of days of a grid.
  private func firstRow(_ output: String) -> [Int] {
    output.split(separator: "\n").map { line in line.split { !$0.isNumber }.compactMap { Int($0) } }
      .first { $0.count >= 7 } ?? []
  }

  /// Whether numbers stand in a row in their order, with counts between them perhaps.
  private func has(_ row: [Int], _ days: [Int]) -> Bool {
    var rest = row[...]
    return days.allSatisfy { day in
      guard let place = rest.firstIndex(of: day) else { return false }
      rest = rest[(place + 1)...]
      return true
    }
  }

  @Test func `are shown in weeks that begin as the settings say`() throws {
    let monday = try run(["calendar", "2026-12"], onTerminal: true).output
    #expect(monday.contains("December 2026"), "\(monday)")
    #expect(firstRow(monday).first == 30 && has(firstRow(monday), [30, 1, 2, 3, 4, 5, 6]), "\(monday)")
    let sunday = try PlanVault.everyday(Self.events, settings: "week-start: sunday\n")
      .run(["calendar", "2026-12"], at: "2026-11-20T12:00", onTerminal: true).output
    #expect(firstRow(sunday).first == 29 && has(firstRow(sunday), [29, 30, 1, 2, 3, 4, 5]), "\(sunday)")
    let ukrainian = try run(["calendar", "2026-12", "--lang", "uk"], onTerminal: true).output
    #expect(ukrainian.lowercased().contains("грудень 2026"), "\(ukrainian)")
  }

  @Test func `at the end of December stand under the calendar year`() throws {
    // 30 December 2024 is in week 1 of 2025, and still in 2024.
    let vault = try PlanVault.everyday(["events/e.md": Self.event("start: 2024-12-30")])
    for words in [["calendar", "2024-12"], ["agenda", "--from", "2024-12-30", "--to", "2024-12-30"]] {
      let output = vault.run(words, at: "2026-11-20T12:00", onTerminal: true).output
      #expect(output.contains("2024") && !output.contains("2025"), "\(output)")
    }
  }

  // MARK: New ones

  @Test(arguments: [
    ["X", "start=2026-11-20 11:00", "end=2026-11-20 10:00"], ["X", "start=2026-11-20", "end=2026-11-19"],
    ["", "start=2026-11-20 11:00"], ["  ", "start=2026-11-20 11:00"], ["X", "start=2026-02-30"],
  ])
  func `that make no sense are refused in both languages`(words: [String]) throws {
    for language in ["en", "uk"] {
      let vault = try PlanVault.everyday()
      let run = vault.run(["new", "event"] + words + ["--lang", language], at: "2026-11-20T12:00")
      #expect(run.code == .wrongCall && vault.files.isEmpty, "\(words): \(run.output)")
      let isUkrainian = run.errors.unicodeScalars.contains { (0x400...0x4FF).contains($0.value) }
      #expect(isUkrainian == (language == "uk"), "\(run.errors)")
    }
  }

  @Test func `without any date are asked for on a terminal, and refused in a pipe`() throws {
    let vault = try PlanVault.everyday()
    #expect(vault.run(["new", "event", "Lunch"], at: "2026-11-20T12:00").code == .wrongCall && vault.files.isEmpty)
    // Now, rounded up to five minutes; an hour long.
    #expect(vault.run(["new", "event", "Lunch", "--at", "now"], at: "2026-11-20T12:03").code == .done)
    let line = try #require(try vault.answer(["agenda", "2026-11-20"]).lines.first)
    #expect(line.text("start") == "2026-11-20 12:05" && line.text("end") == "2026-11-20 13:05", "\(line.object)")
  }

  @Test func `read the words of tasks`() throws {
    for words in [
      ["new", "event", "Lunch with Bob tomorrow 12:00"], ["add", "Lunch with Bob tomorrow 12:00", "--event"],
    ] {
      let vault = try PlanVault.everyday()
      #expect(vault.run(words, at: "2026-11-20T12:00").code == .done)
      let line = try #require(try vault.answer(["agenda", "2026-11-21"]).lines.first)
      #expect(line.text("title") == "Lunch with Bob" && line.text("start") == "2026-11-21 12:00", "\(line.object)")
      #expect(line.text("end") == "2026-11-21 13:00" && !line.isTrue("allDay"))
      let day = vault.run(["new", "event", "Trip", "start=2026-11-22"], at: "2026-11-20T12:00")
      #expect(day.code == .done, "\(day.errors)")
      #expect(try vault.answer(["agenda", "2026-11-22"]).lines.first?.isTrue("allDay") == true)
    }
  }

  @Test func `of one title and one start are two notes with two reminders`() throws {
    let text = Self.event("title: Talk", "start: 2026-11-20 12:00")
    let vault = try PlanVault.everyday(["events/a.md": text, "events/a-2.md": text])
    let answer = try vault.answer(["remind", "--within", "15m"], at: "2026-11-20T12:00")
    #expect(answer.titles() == ["Talk", "Talk"], "\(answer.output)")
    #expect(Set(answer.lines.map { $0.text("path") }) == ["events/a.md", "events/a-2.md"])
    let written = try PlanVault.everyday()
    for day in ["21", "22"] {
      #expect(
        written.run(["new", "event", "Talk", "start=2026-11-\(day) 12:00"], at: "2026-11-20T12:00").code == .done)
    }
    #expect(written.files.count == 2 && written.files.contains { $0.contains("2026-11-22") }, "\(written.files)")
  }

  @Test func `without a start are an error`() throws {
    let vault = try PlanVault.everyday(["events/a.md": "---\ntitle: Talk\nend: 2026-11-20 12:00\n---\n"])
    let run = vault.run(["check", "--json"], at: "2026-11-20T12:00")
    #expect(run.code == .nothingFound)
    #expect(try Answer(run.output).lines.contains { $0.text("severity") == "error" }, "\(run.output)")
  }
}
