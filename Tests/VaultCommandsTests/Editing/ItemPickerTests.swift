import Testing
import VaultTestSupport

@testable import VaultCommands

@Suite struct `An item that no call names` {
  private static let files = [
    ".vault/config.yaml": "",
    "tasks/a.md": "- [ ] buy salt\n- [ ] buy sugar\n- [x] wash up\n- [ ] call Ann\n",
  ]

  /// What becomes of the note when somebody gives these answers, one after the other.
  private func text(
    after words: [String], answering answers: [String], in files: [String: String] = Self.files,
    language: String? = nil,
    environment change: (inout ProcessEnvironment) -> Void = { _ in }
  ) throws -> (text: String, run: CommandRun) {
    let directory = try ScratchDirectory(files)
    let queue = LineQueue(answers)
    let run = CommandRun(words, in: directory, language: language) { environment in
      environment.variables[.now] = "2026-11-20 09:00"
      environment.inputIsTerminal = true
      environment.outputIsTerminal = true
      environment.errorsAreTerminal = true
      environment.readLine = { queue.next() }
      change(&environment)
    }
    return (String(decoding: try directory.read("tasks/a.md"), as: UTF8.self), run)
  }

  @Test(arguments: [
    (["2"], "buy sugar"), (["call", ""], "call Ann"), (["buy", "1"], "buy salt"), (["бред", "sug", ""], "buy sugar"),
  ])
  func `is chosen by its number, or by words that leave one`(answers: [String], title: String) throws {
    let (text, run) = try text(after: ["done"], answering: answers)
    #expect(run.code == .done, "\(run.errors)")
    #expect(text.contains("[x] \(title)"), "\(text)\(run.errors)")
  }

  @Test(arguments: [[""], ["buy", ""], [], ["q"], ["buy", "Q"], ["й"]])
  func `is none where nobody chooses`(answers: [String]) throws {
    let (text, run) = try text(after: ["done"], answering: answers)
    #expect(run.code == .wrongCall)
    #expect(run.errors.contains("try: vault done TITLE"), "\(run.errors)")
    #expect(text == Self.files["tasks/a.md"])
  }

  @Test func `is offered among what the command takes`() throws {
    let (_, open) = try text(after: ["done"], answering: [""])
    #expect(open.errors.contains("buy salt") && !open.errors.contains("wash up"), "\(open.errors)")
    let (_, closed) = try text(after: ["reopen"], answering: [""])
    #expect(closed.errors.contains("wash up") && !closed.errors.contains("buy salt"), "\(closed.errors)")
  }

  // MARK: Several

  @Test(arguments: [
    (["1 2"], ["buy salt", "buy sugar"]), (["1,3"], ["buy salt", "call Ann"]), (["2-3"], ["buy sugar", "call Ann"]),
    (["1-2, 3"], ["buy salt", "buy sugar", "call Ann"]), (["1 1"], ["buy salt"]),
    (["buy", "1–2"], ["buy salt", "buy sugar"]),
    (["4", "2"], ["buy sugar"]), (["3-1", "0", "2-9", "99999999999999999999", "3"], ["call Ann"]),
  ])
  func `are chosen by numbers and ranges where the command takes several`(answers: [String], titles: [String]) throws {
    let (text, run) = try text(after: ["done"], answering: answers + [""])
    #expect(run.code == .done, "\(run.errors)")
    for title in ["buy salt", "buy sugar", "call Ann"] {
      #expect(text.contains("[x] \(title)") == titles.contains(title), "\(text)\(run.errors)")
    }
  }

  @Test func `out of range are told with the range`() throws {
    let (text, run) = try text(after: ["done"], answering: ["7", "q"])
    #expect(run.errors.contains("there is no 7: the numbers go from 1 to 3\n"), "\(run.errors)")
    #expect(text == Self.files["tasks/a.md"])
    let (_, ukrainian) = try self.text(after: ["done"], answering: ["7", "q"], language: "uk_UA.UTF-8")
    #expect(ukrainian.errors.contains("номера 7 немає: вони йдуть від 1 до 3\n"), "\(ukrainian.errors)")
  }

  @Test func `are refused where the command takes one`() throws {
    let (_, run) = try text(after: ["edit", "--dry-run"], answering: ["1-1", ""])
    #expect(run.code == .done && run.output.contains("a.md"), "\(run.errors)")
    let files = Self.files.merging(["b.md": "# B\n"]) { mine, _ in mine }
    let (_, other) = try text(after: ["edit", "--dry-run"], answering: ["1 2", "q"], in: files)
    #expect(other.errors.contains("'vault edit' takes one item\n"), "\(other.errors)")
    #expect(other.errors.contains("try: vault edit TITLE"))
  }

  // MARK: The screen

  private static let many = [
    ".vault/config.yaml": "",
    "tasks/a-rather-long-name-of-a-note/2026-november-chores.md":
      (10...40).map { "- [ ] task number \($0) of a title of forty signs\n" }.joined(),
    "tasks/a.md": "- [ ] 東京のおばあさんに手紙を書いて送ること\n- [ ] 🎉 купити подарунки для дітей 🎁\n",
  ]

  @Test(arguments: [80, 100, 120, 200], ["C.UTF-8", "uk_UA.UTF-8"])
  func `cuts no title of forty, wraps no row, and counts the others`(columns: Int, language: String) throws {
    for verb in ["done", "cancel", "rm", "edit"] {
      let (_, run) = try text(after: [verb], answering: ["q"], in: Self.many, language: language) {
        $0.terminalColumns = columns
        $0.variables[.noColor] = "1"
      }
      let lines = run.errors.split(separator: "\n")
      for line in lines where line.hasPrefix("  ") { #expect(DisplayWidth.of(line) <= columns, "\(line)") }
      let rows = lines.filter { $0.contains("task number") }
      #expect(rows.allSatisfy { $0.contains(" of a title of forty signs") }, "\(run.errors)")
      guard ["done", "cancel"].contains(verb) else { continue }
      #expect(!rows.isEmpty, "\(run.errors)")
      #expect(run.errors.contains(language.hasPrefix("uk") ? "та ще " : "and "), "\(run.errors)")
    }
  }

  @Test func `is offered the most urgent first`() throws {
    let files = [
      ".vault/config.yaml": "", "tasks/a.md": "- [ ] later {due: 2026-12-01}\n- [ ] now {due: 2026-11-01}\n",
    ]
    let (text, run) = try text(after: ["done"], answering: ["1"], in: files)
    #expect(text.contains("[x] now"), "\(run.errors)")
  }

  @Test func `may be any where any is taken`() throws {
    let (text, run) = try text(after: ["rm", "--yes"], answering: ["sugar", ""])
    #expect(run.code == .done && !text.contains("sugar") && text.contains("salt"), "\(run.errors)")
  }

  // MARK: Nobody to ask

  /// Each way in which no person types, or reads what is asked.
  @Test(arguments: ["input", "output", "errors", "json", "quiet"], ["done", "cancel", "reopen", "rm", "edit"])
  func `is asked for on a terminal alone`(end: String, verb: String) throws {
    let options = ["json": ["--json"], "quiet": ["--quiet"]][end] ?? []
    let (text, run) = try text(after: [verb] + options, answering: ["1"]) { environment in
      if end == "input" { environment.inputIsTerminal = false }
      if end == "output" { environment.outputIsTerminal = false }
      if end == "errors" { environment.errorsAreTerminal = false }
    }
    #expect(run.code == .wrongCall && text == Self.files["tasks/a.md"], "\(run.output)\(run.errors)")
    #expect(run.errors.contains("try: vault \(verb) TITLE"), "\(run.errors)")
  }
}
