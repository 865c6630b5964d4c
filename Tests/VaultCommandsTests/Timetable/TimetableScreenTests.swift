import Synchronization
import Testing
import VaultTestSupport

@testable import VaultCommands

/// What people see of lessons on a terminal.
@Suite struct `Lessons on a screen` {
  private static let note = """
    ---
    owner: {group: "7"}
    term: 2026-09-01..2026-12-24
    ---

    ## Monday

    - 09:00-10:20 Algebra {kind: ЛР, weeks: [1, 3], subgroup: 1, room: 1-1, teacher: ada}
    - 10:35-11:55 Logic {kind: ЛК, room: 2-2, note: bring paper}

    ## Sunday

    - 12:00-13:00 Choir {skipped}
    - 15:00-16:00 Meeting {announcement, weeks: [1]}

    """

  private func vault(_ more: [String: String] = [:]) throws -> PlanVault {
    try PlanVault(
      ["timetable/7.md": Self.note].merging(more) { $1 }, settings: "timetable: {mine: [{group: \"7\"}]}\n")
  }

  private func run(
    _ words: [String], at now: String, columns: Int, color: String = "never", more: [String: String] = [:],
    environment change: @escaping (inout ProcessEnvironment) -> Void = { _ in }
  ) throws -> CommandRun {
    CommandRun(words + ["--now", now, "--color", color], in: try vault(more).directory) { environment in
      environment.variables[.timeZone] = "EET-2EEST,M3.5.0/3,M10.5.0/4"
      environment.outputIsTerminal = true
      environment.terminalColumns = columns
      change(&environment)
    }
  }

  /// The lines without the short names of items, which stand at the beginning of each row.
  private func rows(_ text: String) -> [String] {
    text.split(separator: "\n").map(String.init).map { line in
      line.hasPrefix("  ") ? String(line.dropFirst(2).drop { $0 != " " }.drop { $0 == " " }) : line
    }
  }

  @Test func `stand by days, with today and tomorrow by name`() throws {
    let shown = rows(try run(["timetable"], at: "2026-11-22 09:00", columns: 80).output)
    #expect(
      shown == [
        "Today, Sun 22 Nov, week 4", "12:00–13:00      Choir    skipped",
        "Tomorrow, Mon 23 Nov, week 1", "09:00–10:20  ЛР  Algebra  subgroup 1 · 1-1 · ada",
        "10:35–11:55  ЛК  Logic    2-2 · bring paper", "Without a day", "15:00–16:00    Meeting  announcement",
      ], "\(shown)")
  }

  @Test(arguments: [
    ["timetable"], ["week"], ["next", "-n", "3"], ["next", "--lang", "uk", "-n", "3"], ["timetable", "stats"],
  ])
  func `fit a narrow terminal`(words: [String]) throws {
    let shown = try run(words, at: "2026-11-22 09:00", columns: 40).output
    #expect(!shown.isEmpty && shown.split(separator: "\n").allSatisfy { $0.count <= 40 }, "\(shown)")
  }

  @Test func `say on a narrow terminal how soon the next one is`() throws {
    let shown = try run(["next"], at: "2026-11-23 08:30", columns: 40).output
    #expect(shown.contains("in 30 min") && shown.contains("09:00–10:20") && shown.contains("Alg"), "\(shown)")
  }

  @Test func `are a grid where there is room`() throws {
    let lines = try run(["week"], at: "2026-11-23 09:30", columns: 130).output.split(separator: "\n").map(String.init)
    #expect(lines.first == "week 1 of 4, 23–29 Nov", "\(lines)")
    #expect(lines.contains { $0.contains("Mon 23 Nov") && $0.contains("Sun 29 Nov") }, "\(lines)")
    #expect(lines.contains { $0.hasPrefix("09:00–10:20  ЛР Algebra/1") }, "\(lines)")
    // What is only announced has no day in the grid.
    #expect(lines.contains { $0.contains("15:00–16:00") && $0.contains("Meeting") }, "\(lines)")
    #expect(lines.contains { $0.hasSuffix("announcement") }, "\(lines)")
  }

  @Test(arguments: [(130, false), (220, false), (340, true)])
  func `are a list where a name has no room in the grid`(columns: Int, isGrid: Bool) throws {
    let note = Self.note + "\n## Tuesday\n\n- 09:00-10:20 Foundations of programming for beginners {kind: ЛК}\n"
    let lines = try run(["week"], at: "2026-11-23 09:30", columns: columns, more: ["timetable/7.md": note]).output
      .split(separator: "\n").map(String.init)
    #expect(lines.contains { $0.contains("Foundations of programming for beginners") }, "\(lines)")
    #expect(lines.contains { $0.contains("Mon 23 Nov") && $0.contains("Tue 24 Nov") } == isGrid, "\(lines)")
  }

  @Test func `have a Sunday in the grid only when something is on`() throws {
    let words = ["timetable", "--subject", "algebra", "--week", "2026-11-23"]
    let shown = try run(words, at: "2026-11-23 09:30", columns: 130).output
    #expect(shown.contains("Sat 28 Nov") && !shown.contains("Sun 29 Nov"), "\(shown)")
  }

  @Test func `are dim when they are over today, or skipped`() throws {
    let shown = try run(["timetable", "--date", "2026-11-23"], at: "2026-11-23 10:20", columns: 80, color: "always")
      .output
    #expect(shown.contains("\u{1B}[2mAlgebra") && shown.contains("\u{1B}[1mLogic"), "\(shown)")
    let later = try run(["timetable", "--date", "2026-11-23"], at: "2026-11-22 10:20", columns: 80, color: "always")
      .output
    #expect(later.contains("\u{1B}[34mЛР") && later.contains("\u{1B}[32mЛК"), "\(later)")
    let sunday = try run(["timetable", "--date", "2026-11-29"], at: "2026-11-22 10:20", columns: 80, color: "always")
      .output
    #expect(sunday.contains("\u{1B}[2mChoir"), "\(sunday)")
  }

  @Test(arguments: [
    ("rooms", ["1-1"], ["ada", "weeks"]), ("teachers,weeks", ["ada", "weeks 1, 3"], ["1-1"]),
    ("groups", ["7"], ["1-1", "ada"]),
  ])
  func `show what is asked for`(parts: String, has: [String], lacks: [String]) throws {
    let shown = try run(
      ["timetable", "--date", "2026-11-23", "--subject", "algebra", "--show", parts], at: "2026-11-20 10:00",
      columns: 80)
    let line = rows(shown.output).last ?? ""
    #expect(has.allSatisfy { line.contains($0) } && !lacks.contains { line.contains($0) }, "\(line)")
  }

  @Test func `count down until somebody stops it`() throws {
    let looks = Mutex<[Int64]>([])
    let shown = try run(["next", "--watch"], at: "2026-11-23 08:57:30", columns: 80) { environment in
      environment.clock = { looks.withLock { $0.last ?? 1_000 } }
      environment.pause = { instant, _ in looks.withLock { $0.append(instant) } }
      environment.isInterrupted = { looks.withLock { $0.count } >= 3 }
    }
    // At each full minute.
    #expect(looks.withLock { $0 } == [1_030, 1_090, 1_150], "\(shown.errors)")
    let steps = shown.output.split(separator: "\u{1B}[1A\u{1B}[J")
    #expect(
      steps.count == 3 && steps[0].contains("starts in 3 min") && steps[1].contains("starts in 2 min"), "\(steps)")
    #expect(steps.last?.contains("starts in 1 min") == true)
  }
}
