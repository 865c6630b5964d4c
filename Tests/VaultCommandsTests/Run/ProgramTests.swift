import Testing

@testable import VaultCommands

@Suite struct `The program` {
  @Test(arguments: ["--version", "-V"])
  func `tells its version`(flag: String) {
    let run = CommandRun(flag)
    #expect(run.output == "vault \(Version.current)\n")
    #expect(run.code == .done)
  }

  @Test(arguments: [
    (
      ["serach", "milk"],
      "error: there is no command 'serach'\nhint: did you mean 'search'?\nhint: see 'vault help'\n"
    ),
    (
      ["search", "x", "--limt", "5"],
      """
      error: 'vault search' has no option '--limt'
      hint: did you mean '--limit'?
      hint: see 'vault search --help'

      """
    ),
    (
      ["scale"],
      """
      error: 'vault scale' needs RECIPE: the recipe to scale, by path, handle, name or title
      hint: see 'vault scale --help'

      """
    ),
    (
      ["search", "--lang", "uk", "x", "--limit", "багато"],
      """
      помилка: параметр «--limit» потребує цілого числа, а не «багато»
      підказка: див. «vault search --help»

      """
    ),
    (
      ["search", "x", "--limit", "0"],
      """
      error: the option '--limit' takes a number from 1 to 2,147,483,647, not '0'
      hint: see 'vault search --help'

      """
    ),
  ])
  func `says what is wrong with a call`(words: [String], report: String) {
    let run = CommandRun(commands: emptyCommands) { $0.arguments = words }
    #expect(run.errors == report)
    #expect(run.output.isEmpty)
    #expect(run.code == .wrongCall)
  }

  @Test func `says why a command failed, with its exit code`() {
    let failing = Command("show", ShowCommand.syntax) { (_: inout Invocation) throws(CommandFailure) in
      throw CommandFailure(.ioFailure, .cannotRead, [.text("a\u{7}.md"), .systemError(13)])
    }
    let run = CommandRun("show", "a", "--quiet", commands: [failing])
    #expect(run.errors == "error: cannot read a\\u{7}.md: permission denied\n")
    #expect(run.code == .ioFailure)
  }

  @Test func `keeps notes and results in order, and notes quiet when asked`() {
    let talking = Command("show", ShowCommand.syntax) { (invocation: inout Invocation) throws(CommandFailure) in
      invocation.print("result")
      invocation.note(.nothingFound)
      return .nothingFound
    }
    let loud = CommandRun("show", "a", commands: [talking])
    #expect(loud.output == "result\n")
    #expect(loud.errors == "nothing found\n")
    #expect(loud.code == .nothingFound)
    #expect(CommandRun("show", "a", "-q", commands: [talking]).errors.isEmpty)
  }

  @Test func `ends as interrupted after Ctrl-C`() {
    #expect(CommandRun("help", environment: { $0.isInterrupted = { true } }).code == .interrupted)
  }

  @Test(
    arguments: [
      (nil, nil, 80), (nil, "120", 120), (100, "120", 100), (nil, "x", 80), (nil, "-5", 20), (4_000_000, nil, 1_000),
    ] as [(Int?, String?, Int)])
  func `prints in the terminal's width`(terminal: Int?, variable: String?, columns: Int) {
    var environment = ProcessEnvironment(arguments: [])
    environment.terminalColumns = terminal
    environment.variables[.columns] = variable
    #expect(environment.columns == columns)
  }
}
