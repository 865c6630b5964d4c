import Foundation
import Testing
import VaultTestSupport

@testable import VaultCommands

/// Check-ins of `vault mood` and `vault done --mood`, byte for byte, on Friday, 20 November 2026.
@Suite struct `A check-in` {
  private static let note = "diary/2026/2026-11-20.md"

  private static let report =
    "---\nstatus: open\ncategory: work\ndifficulty: hard\n---\n# Write the report\n"

  private func vault(_ diary: String? = nil) throws -> PlanVault {
    var files = ["tasks/write-report.md": Self.report]
    if let diary { files[Self.note] = diary }
    return try PlanVault(files, tasks: ["letters {category: home, difficulty: easy}"])
  }

  // MARK: Its line

  @Test(arguments: [
    ("sad", "sad"), ("very-happy", "very-happy"), ("-2", "very-sad"), ("−1", "sad"), ("0", "neutral"), ("1", "happy"),
    ("2", "very-happy"), ("сумно", "sad"), ("дуже радісно", "very-happy"), ("😢", "very-sad"), ("🙁", "sad"),
    ("😐", "neutral"), ("🙂", "happy"), ("😄", "very-happy"),
  ])
  func `takes a mood as a name, a number or an emoji`(word: String, mood: String) throws {
    let vault = try vault()
    let run = vault.run(["mood", word, "tired", "--json"], at: "2026-11-20 14:05")
    #expect(run.code == .done, "\(run.errors)")
    // Its name, or what was said.
    let beginning = "- 14:05 tired {mood: "
    let lines = vault.text(Self.note).split(separator: "\n")
    let line = try #require(lines.first { $0.hasPrefix(beginning) }, "\(lines)")
    let value = String(line.dropFirst(beginning.count).dropLast())
    #expect(value == mood || value == word, "\(line)")
  }

  @Test(arguments: [
    (["mood", "сумно"], "сумно {mood: сумно}"), (["mood", "🙂"], "🙂 {mood: 🙂}"),
    (["mood", "-1"], "sad {mood: sad}"),
    (["mood", "дуже", "сумно", "після", "наради"], "після наради {mood: дуже сумно}"),
    (["mood", "very", "sad"], "very sad {mood: very sad}"),
    (["diary", "walk", "--mood", "сумно"], "walk {mood: сумно}"),
    (["mood", "tired"], "tired {energy: 1}"), (["mood", "втомлено", "після", "роботи"], "після роботи {energy: 1}"),
    (["mood", "tired", "--energy", "2"], "tired {energy: 2}"),
    (["done", "letters", "--mood", "втомлена"], "letters {energy: 1, category: home, difficulty: easy}"),
    (["done", "letters", "--energy", "4"], "letters {energy: 4, category: home, difficulty: easy}"),
    (
      ["done", "letters", "--mood", "сумно", "--energy", "2"],
      "letters {mood: сумно, energy: 2, category: home, difficulty: easy}"
    ),
  ])
  func `is written in the words in which it was said, and tired is energy without a mood`(
    words: [String], line: String
  ) throws {
    let vault = try vault("- 09:00 a\n")
    let run = vault.run(words, at: "2026-11-20 14:05")
    #expect(run.code == .done, "\(run.errors)")
    #expect(vault.text(Self.note) == "- 09:00 a\n- 14:05 \(line)\n")
    #expect(vault.run(["undo"], at: "2026-11-20 14:06").code == .done)
    #expect(vault.text(Self.note) == "- 09:00 a\n" && vault.line("letters").hasPrefix("- [ ] letters"))
  }

  @Test func `has its words and its energy, in a note that only its owner reads`() throws {
    let vault = try vault()
    let run = vault.run(["mood", "sad", "felt", "stuck", "--energy", "2"], at: "2026-11-20 11:40")
    #expect(run.code == .done, "\(run.errors)")
    #expect(vault.text(Self.note).contains("- 11:40 felt stuck {mood: sad, energy: 2}\n"), "\(vault.text(Self.note))")
    let attributes = try FileManager.default.attributesOfItem(atPath: vault.directory.path + "/" + Self.note)
    #expect(attributes[.posixPermissions] as? Int == 0o600)
  }

  @Test(arguments: [
    // Among the others by time; before the first heading; after everything else.
    ("- 09:00 a\n- 16:00 b\n", "- 09:00 a\n- 14:05 x {mood: sad}\n- 16:00 b\n"),
    ("- 09:00 a\n", "- 09:00 a\n- 14:05 x {mood: sad}\n"),
    ("- 16:00 b\n- 17:00 c\n", "- 14:05 x {mood: sad}\n- 16:00 b\n- 17:00 c\n"),
    ("- 09:00 a\n\n## 14:30 Walk\n\nFar.\n", "- 09:00 a\n- 14:05 x {mood: sad}\n\n## 14:30 Walk\n\nFar.\n"),
  ])
  func `stands in the order of time`(before: String, after: String) throws {
    let vault = try vault(before)
    let run = vault.run(["mood", "sad", "x"], at: "2026-11-20 14:05")
    #expect(run.code == .done, "\(run.errors)")
    #expect(vault.text(Self.note) == after)
    #expect(vault.run(["undo"], at: "2026-11-20 14:06").code == .done)
    #expect(vault.text(Self.note) == before)
  }

  @Test func `is a list of its own before the first heading when it is the first`() throws {
    let vault = try vault("---\nweather: rain\n---\n\n## 08:30 Walk\n\nFar.\n")
    #expect(vault.run(["mood", "sad", "x"], at: "2026-11-20 14:05").code == .done)
    let text = vault.text(Self.note)
    let place = try #require(text.firstRange(of: "- 14:05 x {mood: sad}\n\n"), "\(text)")
    let heading = try #require(text.firstRange(of: "## 08:30 Walk\n\nFar.\n"), "\(text)")
    #expect(place.lowerBound < heading.lowerBound && text.hasPrefix("---\nweather: rain\n---\n"))
  }

  @Test func `goes into the note of the day by its date`() throws {
    let vault = try PlanVault(["diary/friday.md": "---\ndate: 2026-11-20\n---\n\n- 09:00 a\n"])
    #expect(vault.run(["mood", "sad", "x"], at: "2026-11-20 14:05").code == .done)
    #expect(vault.text("diary/friday.md").hasSuffix("\n- 09:00 a\n- 14:05 x {mood: sad}\n"))
    #expect(vault.text(Self.note).isEmpty)
  }

  @Test func `is written at another time when that is said`() throws {
    let vault = try vault()
    #expect(vault.run(["mood", "happy", "x", "--at", "10:30"], at: "2026-11-20 14:05").code == .done)
    #expect(vault.text(Self.note).contains("- 10:30 x {mood: happy}\n"))
  }

  @Test func `is changed by --edit`() throws {
    let vault = try vault("- 09:00 a {mood: sad}\n- 11:00 b {mood: sad, energy: 2}\n")
    #expect(vault.run(["mood", "--edit", "happy"], at: "2026-11-20 14:05").code == .done)
    #expect(vault.text(Self.note) == "- 09:00 a {mood: sad}\n- 11:00 b {mood: happy, energy: 2}\n")
  }

  @Test(arguments: [
    // Of one minute the one further down; a range counts at its end; one of energy alone; nothing of a feeling.
    ("- 09:00 a {mood: sad}\n- 09:00 b {mood: sad}\n", "happy", "- 09:00 a {mood: sad}\n- 09:00 b {mood: happy}\n"),
    (
      "- 08:00-10:00 a {mood: sad}\n- 09:00 b {mood: sad}\n", "радісно",
      "- 08:00-10:00 a {mood: радісно}\n- 09:00 b {mood: sad}\n"
    ),
    ("- 09:00 a {energy: 2}\n- 10:00 b\n", "sad", "- 09:00 a {energy: 2, mood: sad}\n- 10:00 b\n"),
    // Weariness is no mood, and a line of nothing else is reworded.
    ("- 09:00 a {mood: sad}\n", "tired", "- 09:00 a {energy: 1}\n"),
    ("- 09:00 sad {mood: sad}\n", "happy", "- 09:00 happy {mood: happy}\n"),
  ])
  func `that is the last one is changed`(before: String, feeling: String, after: String) throws {
    let vault = try vault(before)
    let run = vault.run(["mood", "--edit", feeling], at: "2026-11-20 14:05")
    #expect(run.code == .done, "\(run.errors)")
    #expect(vault.text(Self.note) == after)
  }

  @Test func `is written to another day at a time, and changed there`() throws {
    let vault = try vault()
    let other = "diary/2026/2026-11-18.md"
    let words = ["mood", "sad", "x", "--on", "2026-11-18"]
    #expect(vault.run(words, at: "2026-11-20 14:05").code == .wrongCall)
    #expect(vault.run(words + ["--at", "10:30"], at: "2026-11-20 14:05").code == .done)
    #expect(vault.text(other) == "- 10:30 x {mood: sad}\n" && vault.text(Self.note).isEmpty)
    #expect(vault.run(["mood", "happy", "--edit", "--on", "2026-11-18"], at: "2026-11-20 14:06").code == .done)
    #expect(vault.text(other) == "- 10:30 x {mood: happy}\n")
    let none = vault.run(["mood", "happy", "--edit", "--on", "2026-11-17"], at: "2026-11-20 14:06")
    #expect(none.code == .nothingFound && none.errors.contains("2026"), "\(none.errors)")
    #expect(vault.run(["mood", "happy", "y", "--on", "today"], at: "2026-11-20 14:07").code == .done)
    #expect(vault.text(Self.note).contains("- 14:07 y {mood: happy}\n"))
  }

  @Test func `leaves the name to the item, and is meant by its handle`() throws {
    let report = #"- 10:00 Write the report {mood: sad, task: "[[write-report]]""#
    let checkIns = report + "}\n- 11:00 letters {mood: sad}\n- 12:00 stuck {mood: sad}\n"
    let vault = try PlanVault(
      ["tasks/write-report.md": Self.report, Self.note: checkIns],
      tasks: ["letters {category: home, difficulty: easy}", "sweep"])
    let note = vault.text(Self.note)
    func run(_ words: String...) -> CommandRun { vault.run(words, at: "2026-11-20 14:05") }
    for (name, path) in [
      ("letters", "tasks/day.md"), ("Write the report", "tasks/write-report.md"), ("stuck", Self.note),
    ] {
      let shown = run("show", name, "--json")
      #expect(shown.code == .done && shown.output.contains(path), "\(name): \(shown.output)\(shown.errors)")
    }
    #expect(run("set", "letters", "priority=high").code == .done)
    #expect(run("set", "Write the report", "priority=high").code == .done)
    #expect(vault.line("letters").contains("priority: high") && vault.text(Self.note) == note)
    #expect(vault.text("tasks/write-report.md").contains("priority: high"))
    #expect(run("rm", "letters").code == .done)
    #expect(vault.line("letters").isEmpty && vault.text(Self.note) == note)
    let handle = run("search", "type:check-in title:report", "--format", "{handle}").output.split(separator: "\n")
    #expect(handle.count == 1)
    #expect(run("set", String(handle.first ?? ""), "energy=3").code == .done)
    #expect(vault.text(Self.note).contains(report + ", energy: 3}\n"), "\(vault.text(Self.note))")
  }

  @Test func `is in no mean where the note of the day says its mood`() throws {
    let vault = try vault("---\nmood: sad\n---\n\n- 09:00 f {mood: very-happy}\n")
    let today = try PlanVault.objects(in: vault.run(["today", "--json"], at: "2026-11-20 14:05").output)
    let row = try #require(today.first { $0["section"] as? String == "mood" }, "\(today)")
    #expect(row["mood"] as? String == "sad" && row["mean"] == nil && row["count"] == nil, "\(row)")
    let shown = vault.run(["today"], at: "2026-11-20 14:05", onTerminal: true).output
    #expect(shown.contains("as the day's note says") && !shown.contains("check-in"), "\(shown)")
    let alone = try self.vault("---\nmood: sad\n---\n")
    for topic in ["today", "mood"] {
      let page = alone.run(["report", topic], at: "2026-11-20 14:05").output
      #expect(!page.contains("check-in") && (topic == "today" || !page.contains("(1)")), "\(page)")
    }
    let several = try self.vault("- 09:00 a {mood: happy}\n- 09:00 b {mood: sad}\n")
    let last = try PlanVault.objects(in: several.run(["today", "--json"], at: "2026-11-20 14:05").output)
      .first { $0["section"] as? String == "mood" }
    #expect(last?["mood"] as? String == "sad" && last?["mean"] as? String == "0.00", "\(last ?? [:])")
  }

  @Test(arguments: [["mood", "furious"], ["mood", "3"], ["mood", "sad", "--energy", "6"], ["mood"]])
  func `of nonsense is refused`(words: [String]) throws {
    let vault = try vault("- 09:00 a\n")
    #expect(vault.run(words, at: "2026-11-20 14:05").code == .wrongCall)
    #expect(vault.text(Self.note) == "- 09:00 a\n")
  }

  // MARK: After a task

  @Test func `names its task, and copies what was true of it`() throws {
    let vault = try vault()
    let run = vault.run(["done", "Write the report", "--mood", "sad"], at: "2026-11-20 14:05")
    #expect(run.code == .done, "\(run.errors)")
    let line =
      #"- 14:05 Write the report {mood: sad, task: "[[write-report]]", category: work, difficulty: hard}"#
    #expect(vault.text(Self.note).contains(line + "\n"), "\(vault.text(Self.note))")
    #expect(vault.text("tasks/write-report.md").contains("status: done\n"))
  }

  @Test func `and its task are taken back together`() throws {
    let vault = try vault("- 09:00 a\n")
    let tasks = vault.text()
    #expect(vault.run(["done", "letters", "--mood", "happy"], at: "2026-11-20 14:05").code == .done)
    #expect(vault.text(Self.note).contains("- 14:05 letters {mood: happy"), "\(vault.text(Self.note))")
    #expect(vault.run(["undo"], at: "2026-11-20 14:06").code == .done)
    #expect(vault.text(Self.note) == "- 09:00 a\n")
    #expect(vault.text() == tasks)
  }

  @Test func `is taken back alone whatever else was written into its note`() throws {
    let vault = try vault("- 09:00 a\n")
    #expect(vault.run(["mood", "sad", "x"], at: "2026-11-20 14:05").code == .done)
    try vault.directory.write(Self.note, vault.text(Self.note) + "\n## 15:00 Walk\n\nFar.\n")
    #expect(vault.run(["undo"], at: "2026-11-20 15:10").code == .done)
    #expect(vault.text(Self.note) == "- 09:00 a\n\n## 15:00 Walk\n\nFar.\n")
  }

  @Test func `of another day needs a time`() throws {
    let vault = try vault()
    let words = ["done", "letters", "--on", "2026-11-18", "--mood", "sad"]
    #expect(vault.run(words, at: "2026-11-20 14:05").code == .wrongCall)
    #expect(vault.line("letters").hasPrefix("- [ ] letters"))
    #expect(vault.run(words + ["--at", "10:30"], at: "2026-11-20 14:05").code == .done)
    #expect(vault.text("diary/2026/2026-11-18.md").contains("- 10:30 letters {mood: sad"))
    #expect(vault.text(Self.note).isEmpty)
  }

  // MARK: What is offered

  @Test(arguments: [("sad", true), ("very-sad", true), ("neutral", false), ("happy", false)])
  func `after a task offers an exercise for a low mood alone`(mood: String, isOffered: Bool) throws {
    let vault = try vault()
    let run = vault.run(["done", "letters", "--mood", mood, "--json"], at: "2026-11-20 14:05")
    #expect(run.code == .done, "\(run.errors)")
    let object = try #require(try PlanVault.objects(in: run.output).last, "\(run.output)")
    #expect((object["offer"] as? String != nil) == isOffered, "\(run.output)")
    #expect(object["encouragement"] as? Bool == false, "\(run.output)")
  }

  // MARK: On a terminal

  /// Answers in their order.
  private final class Answers: @unchecked Sendable {
    private var rest: [String]
    /// Whether somebody pressed Ctrl-C instead of an answer.
    private(set) var isInterrupted = false

    init(_ answers: [String]) { rest = answers }

    func next() -> [UInt8]? {
      isInterrupted = rest.first == "^C"
      return rest.isEmpty || isInterrupted ? nil : Array(rest.removeFirst().utf8)
    }
  }

  private func ask(_ words: [String], _ answers: [String], in vault: PlanVault) -> CommandRun {
    let lines = Answers(answers)
    return CommandRun(words + ["--now", "2026-11-20 14:05"], in: vault.directory) { environment in
      environment.variables[.timeZone] = "EET-2EEST,M3.5.0/3,M10.5.0/4"
      environment.variables[.stateHome] = vault.directory.path + "/.state-home"
      (environment.inputIsTerminal, environment.outputIsTerminal, environment.errorsAreTerminal) = (true, true, true)
      environment.readLine = { lines.next() }
      environment.isInterrupted = { lines.isInterrupted }
    }
  }

  @Test(arguments: [("^C", ExitCode.interrupted), ("", .done)])
  func `that is not said leaves the task done`(answer: String, code: ExitCode) throws {
    let vault = try PlanVault([Self.note: "- 09:00 a\n"], tasks: ["letters"], settings: "ask-mood: on\n")
    let run = ask(["done", "letters"], [answer], in: vault)
    #expect(run.code == code, "\(run.errors)")
    #expect(vault.line("letters").hasPrefix("- [x] letters") && vault.text(Self.note) == "- 09:00 a\n")
    #expect(vault.run(["undo"], at: "2026-11-20 14:06").code == .done)
    #expect(vault.line("letters").hasPrefix("- [ ] letters"))
  }

  @Test(arguments: [("сумно", "{mood: сумно}"), ("tired", "{energy: 1}")])
  func `that is asked for is taken back with its task`(answer: String, said: String) throws {
    let vault = try PlanVault([Self.note: "- 09:00 a\n"], tasks: ["letters"], settings: "ask-mood: on\n")
    let run = ask(["done", "letters"], [answer], in: vault)
    #expect(run.code == .done, "\(run.errors)")
    #expect(vault.text(Self.note) == "- 09:00 a\n- 14:05 letters \(said)\n")
    try vault.directory.write(Self.note, vault.text(Self.note) + "\n## 15:00 Walk\n\nFar.\n")
    let undone = vault.run(["undo"], at: "2026-11-20 15:10")
    #expect(undone.code == .done, "\(undone.errors)")
    #expect(vault.text(Self.note) == "- 09:00 a\n\n## 15:00 Walk\n\nFar.\n")
    #expect(vault.line("letters").hasPrefix("- [ ] letters"))
  }

  @Test(arguments: [["mood"], ["done", "letters"]])
  func `is asked for once more after a wrong answer, with the names`(words: [String]) throws {
    let asking = "ask-mood: on\n"
    for (answers, isWritten) in [
      (["grumpy", "sad"], true), (["grumpy", "sour", "sad"], false), (["", "sad"], false),
    ] {
      let vault = try PlanVault(tasks: ["letters"], settings: asking)
      let run = ask(words, answers, in: vault)
      #expect(vault.text(Self.note).contains("mood: sad") == isWritten, "\(answers) \(run.errors)")
      #expect(run.errors.contains("very-sad, sad") == !answers[0].isEmpty, "\(run.errors)")
      #expect(words == ["mood"] || vault.text().contains("[x] letters"))
    }
  }

  @Test(arguments: ["letters", "Write the report"])
  func `goes with its task that is reopened where somebody says so, else stays`(task: String) throws {
    let vault = try vault("- 09:00 a\n- 10:00 \(task)\n")
    let before = vault.text(Self.note)
    #expect(vault.run(["done", task, "--mood", "sad"], at: "2026-11-20 14:05").code == .done)
    let after = vault.text(Self.note)
    let kept = vault.run(["reopen", task], at: "2026-11-20 14:06")
    #expect(kept.errors.contains("stays in the diary") && vault.text(Self.note) == after, "\(kept.errors)")
    #expect(vault.run(["undo"], at: "2026-11-20 14:07").code == .done)
    let asked = ask(["reopen", task], ["y"], in: vault)
    #expect(asked.code == .done && vault.text(Self.note) == before, "\(asked.errors)")
    #expect(vault.run(["undo"], at: "2026-11-20 14:09").code == .done)
    #expect(vault.text(Self.note) == after)
  }
}
