import Testing
import VaultTestSupport

@testable import VaultCommands

/// `vault tasks`: which tasks are shown, in which groups, and what waits. Now is Friday, 20 November 2026, 10:00.
@Suite struct `Open tasks` {
  private func vault() throws -> ScratchDirectory {
    try ScratchDirectory([
      ".vault/config.yaml": "",
      "inbox.md": """
      # Inbox

      - [ ] late {due: 2026-11-18}
      - [ ] 2026-11-20 15:00 at three
      - [ ] today {due: 2026-11-20, priority: high}
      - [/] planned {scheduled: 2026-11-19, list: Home}
      - [ ] sunday {due: 2026-11-22}
      - [ ] monday {due: 2026-11-23}
      - [ ] some day #garden
      - [ ] hidden {wait: 2026-12-01}
      - [ ] curtains {id: curtains, due: 2026-12-12}
      - [ ] sew them {depends: curtains}
      - [x] done {due: 2026-11-18}
      - [-] given up
      """,
      "tasks/report.md": """
      ---
      due: 2026-11-21
      depends: ["[[numbers]]"]
      ---
      # Report

      - [x] outline
      - [ ] chapter
        - [ ] a page
      - [ ] read it aloud {due: 2026-11-20}
      """,
      "tasks/numbers.md": "---\nstatus: done\n---\n# Numbers\n",
      "tasks/paint.md": "---\ndepends: ['[[plan#^primer]]', '[[nowhere]]']\n---\n# Paint\n",
      "notes/plan.md": "Steps are prose here.\n\n- [ ] call Ann ^primer\n",
    ])
  }

  private func rows(_ words: String...) throws -> [String] {
    let run = CommandRun(["tasks"] + words + ["--now", "2026-11-20 10:00"], in: try vault())
    return run.output.split(separator: "\n").map { line in
      let fields = line.split(separator: "\t", omittingEmptySubsequences: false)
      return [1, 2, 3, 6].map { String(fields[$0]) }.joined(separator: "|")
    }
  }

  @Test(arguments: [
    ("today", ["at three", "today", "read it aloud"]), ("tomorrow", ["Report"]),
    ("this weekend", ["Report", "sunday"]),
    ("3", ["at three", "today", "read it aloud", "Report", "sunday"]), ("грудень", ["curtains"]),
    (
      "2000-01-01..9999-12-31",
      ["late", "planned", "at three", "today", "read it aloud", "Report", "sunday", "monday", "curtains"]
    ),
    ("may", []), ("word:sunday", ["sunday"]), ("today word:today", ["today"]),
  ])
  func `of some days have a date on them`(words: String, expected: [String]) throws {
    #expect(try rows(words).map { String($0.split(separator: "|")[3]) } == expected)
  }

  @Test func `of some days have the days above them, or are none then`() throws {
    func run(_ words: String..., language: String = "en") throws -> CommandRun {
      CommandRun(["tasks"] + words + ["--now", "2026-11-20 10:00", "--lang", language], in: try vault()) {
        $0.outputIsTerminal = true
        $0.variables[.noColor] = "1"
      }
    }
    #expect(try run("this", "weekend").output.hasPrefix("Sat, 21 Nov 2026 – Sun, 22 Nov 2026\n\nTomorrow (1)\n"))
    let may = try run("травень", language: "uk")
    #expect(may.code == .nothingFound && may.output.isEmpty)
    #expect(may.errors.contains("сб, 1 трав. 2027 – пн, 31 трав. 2027"))
    #expect(try run("30", "feb").code == .wrongCall)
  }

  @Test func `stand in groups by their dates, steps without a date below their task`() throws {
    #expect(
      try rows() == [
        "overdue|2026-11-18|due|late", "today|2026-11-19|scheduled|planned", "today|2026-11-20 15:00|start|at three",
        "today|2026-11-20|due|today", "today|2026-11-20|due|read it aloud", "tomorrow|2026-11-21|due|Report",
        "no-date|||chapter", "no-date|||a page", "this-week|2026-11-22|due|sunday", "later|2026-11-23|due|monday",
        "later|2026-12-12|due|curtains", "no-date|||some day #garden", "no-date|||call Ann",
      ])
  }

  @Test func `that wait are left out and counted, unless they are asked for`() throws {
    let run = CommandRun(["tasks", "--now", "2026-11-20 10:00"], in: try vault())
    #expect(run.errors == "3 more tasks wait for a date or for other tasks; --waiting shows them\n")
    #expect(
      try rows("--waiting").suffix(5) == [
        "no-date|||some day #garden", "no-date|||hidden", "no-date|||sew them", "no-date|||call Ann", "no-date|||Paint",
      ])
    let json = CommandRun(["tasks", "-w", "--json", "sew", "--now", "2026-11-20"], in: try vault()).output
    #expect(json.contains("\"waits\":\"curtains\""))
    #expect(json.contains("\"group\":\"no-date\""))
  }

  @Test func `are narrowed by a query, and a query that names a status finds others`() throws {
    #expect(try rows("list:home") == ["today|2026-11-19|scheduled|planned"])
    #expect(try rows("tag:garden") == ["no-date|||some day #garden"])
    #expect(try rows("status:done", "due:any") == ["overdue|2026-11-18|due|done"])
  }

  @Test func `keep the order that is asked for within their groups`() throws {
    #expect(
      try rows("--sort", "-title", "due:..2026-11-22", "--limit", "3")
        == ["overdue|2026-11-18|due|late", "today|2026-11-20|due|today", "today|2026-11-20|due|read it aloud"])
  }

  @Test func `are a matrix of importance and urgency when asked`() throws {
    let run = CommandRun(["tasks", "--matrix", "due:any", "--now", "2026-11-20 10:00"], in: try vault())
    let groups = run.output.split(separator: "\n").map { $0.split(separator: "\t")[1] }
    // Flags and high priority are important; what is due by tomorrow is urgent.
    #expect(groups.filter { $0 == "important-urgent" }.count == 1)
    #expect(groups.filter { $0 == "urgent" }.count == 4)
    #expect(groups.filter { $0 == "neither" }.count == 3)
    // One group after the other, as people see them.
    #expect(
      groups.map(String.init) == ["important-urgent"] + Array(repeating: "urgent", count: 4) + [
        "neither", "neither", "neither",
      ])
  }

  @Test func `are printed for people under headings, also in Ukrainian`() throws {
    let run = CommandRun(["tasks", "due:..2026-11-20", "--lang", "uk", "--now", "2026-11-20 10:00"], in: try vault()) {
      $0.outputIsTerminal = true
      $0.variables[.noColor] = "1"
      $0.terminalColumns = 80
    }
    let lines = run.output.split(separator: "\n", omittingEmptySubsequences: false)
    #expect(lines.first == "Прострочені (1)")
    #expect(lines.contains("Сьогодні (3)"))
    #expect(run.output.contains("прострочено 2 дні  late"))
    #expect(run.output.contains("15:00  at three"))
    #expect(run.output.contains("!високий"))
  }

  @Test func `are none, and that is said`() throws {
    let empty = try ScratchDirectory([".vault/config.yaml": ""])
    let run = CommandRun(["tasks", "--now", "2026-11-20"], in: empty)
    #expect(run.code == .nothingFound)
    #expect(run.output.isEmpty)
    #expect(run.errors == "no open task\n")
    #expect(CommandRun(["tasks", "--count", "--now", "2026-11-20"], in: empty).output == "0\n")
  }

  @Test func `cannot be grouped otherwise, and a wrong query is shown`() throws {
    let run = CommandRun(["tasks", "x | group list", "--now", "2026-11-20"], in: try vault())
    #expect(run.code == .wrongCall)
    #expect(run.errors.contains("cannot group by list"))
    #expect(CommandRun(["tasks", "due:nonsense", "--now", "2026-11-20"], in: try vault()).code == .wrongCall)
  }
}
