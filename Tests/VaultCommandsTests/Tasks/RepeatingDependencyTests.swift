import Testing
import VaultTestSupport

@testable import VaultCommands

/// A task that depends on a repeating one waits for one occurrence of it: the one due by its own date, or without a
/// date the one that was open when it was written. Now is Friday, 20 November 2026, 09:00.
@Suite struct `A task that waits for a repeating one` {
  /// The fields of the first task, its log, the fields of the one behind it, commands, and whether that waits after
  /// each.
  struct Row: Sendable, CustomTestStringConvertible {
    let name: String
    let first: String
    let log: [String]
    let second: String
    let steps: [(now: String, words: [String])]
    /// Before the first step, and after each.
    let waits: [Bool]

    init(
      _ name: String, first: String, log: [String] = [], second: String, _ steps: [(String, [String])], waits: [Bool]
    ) {
      self.name = name
      self.first = first
      self.log = log
      self.second = second
      self.steps = steps.map { (now: $0.0 + " 09:00", words: $0.1) }
      self.waits = waits
    }

    var testDescription: String { name }

    var line: String {
      "---\ntype: note\n---\n- [ ] wash {\(first)} ^wash\n" + log.map { "  - \($0)\n" }.joined()
        + "- [ ] iron {\(second.isEmpty ? "" : second + ", ")depends: \"[[#^wash]]\"}\n"
    }

    /// The same tasks as notes.
    var notes: [String: String] {
      func keys(_ fields: String) -> String {
        fields.split(separator: ", ").map { "\($0)\n" }.joined()
      }
      return [
        "tasks/wash.md": "---\n\(keys(first))---\n# wash\n\n" + log.map { "- \($0)\n" }.joined(),
        "tasks/iron.md": "---\n\(keys(second))depends: \"[[wash]]\"\n---\n# iron\n",
      ]
    }
  }

  private static let done = ("2026-11-20", ["done", "wash"])
  private static let skipped = ("2026-11-20", ["done", "wash", "--skip"])

  static let dated: [Row] = [
    Row(
      "due on its day", first: "due: 2026-11-20, repeat: weekly", second: "due: 2026-11-20", [done],
      waits: [true, false]),
    // The one of the 20th is the last by the 22nd; the next is of the 27th.
    Row(
      "due between two", first: "due: 2026-11-20, repeat: weekly", second: "due: 2026-11-22", [done],
      waits: [true, false]),
    // Those of the 20th and of the 27th are due by the 29th.
    Row(
      "due after two", first: "due: 2026-11-20, repeat: weekly", second: "due: 2026-11-29",
      [done, ("2026-11-27", ["done", "wash"])], waits: [true, true, false]),
    Row(
      "due the day before the next", first: "due: 2026-11-20, repeat: daily", second: "due: 2026-11-21",
      [done, ("2026-11-21", ["done", "wash"])], waits: [true, true, false]),
    // One is late, and that of the 20th comes behind it.
    Row(
      "due when the first is late", first: "due: 2026-11-13, repeat: weekly", second: "due: 2026-11-20", [done, done],
      waits: [true, true, false]),
    Row(
      "due once its time has been logged before", first: "due: 2026-11-27, repeat: weekly", log: ["[x] 2026-11-20"],
      second: "due: 2026-11-24", [], waits: [false]),
    Row(
      "due when only an older time is logged", first: "due: 2026-11-20, repeat: weekly", log: ["[x] 2026-11-13"],
      second: "due: 2026-11-22", [done], waits: [true, false]),
    Row(
      "and the time is left out", first: "due: 2026-11-20, repeat: weekly", second: "due: 2026-11-22", [skipped],
      waits: [true, false]),
    Row(
      "and the first of two is left out", first: "due: 2026-11-20, repeat: weekly", second: "due: 2026-11-29",
      [skipped, ("2026-11-27", ["done", "wash"])], waits: [true, true, false]),
    Row(
      "and the completion is taken back", first: "due: 2026-11-20, repeat: weekly", second: "due: 2026-11-20",
      [done, ("2026-11-20", ["reopen", "wash"])], waits: [true, false, true]),
    Row(
      "meant for a day", first: "due: 2026-11-20, repeat: weekly", second: "scheduled: 2026-11-21", [done],
      waits: [true, false]),
    Row(
      "with a time", first: "due: 2026-11-20 08:00, repeat: weekly", second: "due: 2026-11-20 18:00", [done],
      waits: [true, false]),
    // That of the 25th is excepted: by the 28th only that of the 18th.
    Row(
      "due behind an excepted day", first: "due: 2026-11-18, repeat: weekly, except: 2026-11-25",
      second: "due: 2026-11-28", [done], waits: [true, false]),
    Row(
      "and the first ends", first: "due: 2026-11-20, repeat: weekly, count: 1", second: "due: 2026-11-29", [done],
      waits: [true, false]),
    Row(
      "and the first is cancelled", first: "due: 2026-11-20, repeat: weekly", second: "due: 2026-11-29",
      [("2026-11-20", ["cancel", "wash"])], waits: [true, false]),
    // It repeats, too: each of its times waits for one.
    Row(
      "and repeats itself", first: "due: 2026-11-20, repeat: daily", second: "due: 2026-11-20, repeat: daily",
      [done, ("2026-11-20", ["done", "iron"]), ("2026-11-21", ["done", "wash"])], waits: [true, false, true, false]),
    // Its own 20th is excepted: by the 27th those of the 20th and the 27th.
    Row(
      "and repeats with an exception", first: "due: 2026-11-20, repeat: weekly",
      second: "due: 2026-11-20, repeat: weekly, except: 2026-11-20", [done, ("2026-11-27", ["done", "wash"])],
      waits: [true, true, false]),
  ]

  static let undated: [Row] = [
    Row("without a date", first: "due: 2026-11-20, repeat: weekly", second: "", [done], waits: [true, false]),
    Row("and is done late", first: "due: 2026-11-13, repeat: weekly", second: "", [done], waits: [true, false]),
    Row(
      "without a date, and the time is left out", first: "due: 2026-11-20, repeat: weekly", second: "", [skipped],
      waits: [true, false]),
    Row(
      "without a date, and the completion is taken back", first: "due: 2026-11-20, repeat: weekly", second: "",
      [done, ("2026-11-20", ["reopen", "wash"])], waits: [true, false, true]),
    Row(
      "written while the open time was open", first: "due: 2026-11-20, repeat: weekly", log: ["[x] 2026-11-13"],
      second: "created: 2026-11-18", [done], waits: [true, false]),
    Row(
      "written before the last time was done", first: "due: 2026-11-20, repeat: weekly",
      log: ["[x] 2026-11-13 {completed: 2026-11-19}"], second: "created: 2026-11-18", [], waits: [false]),
    Row(
      "written after the last time was done late", first: "due: 2026-11-20, repeat: weekly",
      log: ["[x] 2026-11-13 {completed: 2026-11-15}"], second: "created: 2026-11-18", [done], waits: [true, false]),
    Row(
      "written before several times", first: "due: 2026-11-20, repeat: daily",
      log: ["[x] 2026-11-18", "[x] 2026-11-19"], second: "created: 2026-11-17", [], waits: [false]),
    Row(
      "written before a time that was left out", first: "due: 2026-11-20, repeat: daily", log: ["[-] 2026-11-19"],
      second: "created: 2026-11-18", [], waits: [false]),
    Row(
      "and the first has no date", first: "repeat: weekly", second: "", [done], waits: [true, false]),
  ]

  /// Faults of what every command says of the second task.
  private func faults(_ vault: EditVault, now: String, waits: Bool) -> [String] {
    func output(_ words: String...) -> CommandRun { vault.run(words) { $0.variables[.now] = now } }
    func has(_ run: CommandRun) -> Bool { run.output.split(separator: "\n").contains("iron") }
    var faults: [String] = []
    let isShown = has(output("tasks", "--format", "{title}"))
    if isShown == waits { faults.append("tasks \(isShown ? "shows" : "hides") it") }
    if !has(output("tasks", "--waiting", "--format", "{title}")) { faults.append("tasks --waiting has it not") }
    let objects = output("tasks", "--waiting", "--json").output.split(separator: "\n")
    let json = objects.first { $0.contains(#""title":"iron""#) }
    if json?.contains(#""waitsFor":[{"path""#) != waits { faults.append("tasks --json: \(json ?? "")") }
    for group in ["overdue", "today"] {
      let listed = has(output("list", group, "--format", "{title}"))
      if listed, waits { faults.append("list \(group) shows it") }
      if listed != has(output("search", "type:task is:" + group, "--format", "{title}")) {
        faults.append("list \(group) and is:\(group) differ")
      }
      let tasks = has(output("tasks", "is:" + group, "--format", "{title}"))
      if tasks != listed { faults.append("tasks is:\(group) and list \(group) differ") }
    }
    let done = output("done", "iron", "--dry-run").errors
    if done.contains("'iron' waits for 'wash'") != waits { faults.append("done: \(done)") }
    return faults
  }

  @Test(arguments: dated + undated, [false, true])
  func `is free once its occurrence is logged`(row: Row, areNotes: Bool) throws {
    let vault = try EditVault(areNotes ? row.notes : ["tasks/a.md": row.line])
    #expect(faults(vault, now: "2026-11-20 09:00", waits: row.waits[0]) == [], "at first")
    for (step, waits) in zip(row.steps, row.waits.dropFirst()) {
      let run = vault.run(step.words) { $0.variables[.now] = step.now }
      #expect(run.code == .done, "\(run.errors)")
      #expect(faults(vault, now: step.now, waits: waits) == [], "after \(step.words) on \(step.now)")
    }
  }

  @Test func `is one of a chain`() throws {
    let vault = try EditVault([
      "tasks/a.md": """
      ---
      type: note
      ---
      - [ ] buy {due: 2026-11-19, repeat: weekly} ^buy
      - [ ] sand {due: 2026-11-20, repeat: weekly, depends: "[[#^buy]]"} ^sand
      - [ ] iron {due: 2026-11-22, depends: "[[#^sand]]"}

      """
    ])
    func shown() -> [String] {
      let titles = vault.run("tasks", "--format", "{title}").output.split(separator: "\n").map(String.init)
      return ["buy", "sand", "iron"].filter(titles.contains)
    }
    #expect(shown() == ["buy"])
    #expect(vault.run("done", "buy").code == .done)
    // It stands at the 26th now, which the sanding of the 20th does not wait for.
    #expect(shown() == ["buy", "sand"])
    #expect(vault.run("done", "sand").code == .done)
    // The sanding of the 27th waits for the buying of the 26th, and nothing waits for it.
    #expect(shown() == ["buy", "iron"])
    #expect(vault.run("done", "buy").code == .done)
    #expect(shown() == ["buy", "sand", "iron"])
  }

  @Test func `waits for the others still`() throws {
    let vault = try EditVault([
      "tasks/a.md": """
      ---
      type: note
      ---
      - [ ] wash {due: 2026-11-20, repeat: weekly} ^wash
      - [ ] mend ^mend
      - [ ] iron {due: 2026-11-22, depends: ["[[#^wash]]", "[[#^mend]]"]}

      """
    ])
    #expect(vault.run("done", "iron", "--dry-run").errors.contains("'iron' waits for 'wash', 'mend'"))
    #expect(vault.run("done", "wash").code == .done)
    #expect(vault.run("done", "iron", "--dry-run").errors.contains("'iron' waits for 'mend', which is still open"))
    #expect(vault.run("done", "mend").code == .done)
    #expect(!vault.run("done", "iron", "--dry-run").errors.contains("waits for"))
  }
}
