import Testing
import VaultTestSupport

@testable import VaultCommands

@Suite struct `An item that no call names` {
  private static let files = [
    ".vault/config.yaml": "",
    "tasks/a.md": "- [ ] buy salt\n- [ ] buy sugar\n- [x] wash up\n- [ ] call Ann\n",
  ]

  /// What becomes of the note when somebody gives these answers, one after the other.
  private func text(after words: [String], answering answers: [String]) throws -> (text: String, run: CommandRun) {
    let directory = try ScratchDirectory(Self.files)
    let queue = LineQueue(answers)
    let run = CommandRun(words, in: directory) { environment in
      environment.variables[.now] = "2026-11-20 09:00"
      environment.inputIsTerminal = true
      environment.outputIsTerminal = true
      environment.errorsAreTerminal = true
      environment.readLine = { queue.next() }
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

  @Test(arguments: [[""], ["buy", ""], []])
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
}
