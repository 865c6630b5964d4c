import Testing
import VaultActions
import VaultMessages
import VaultStore
import VaultTestSupport

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

  @Test(arguments: [("en", "not UTF-8, so some of its letters are lost: caf\u{FFFD}"), ("uk", "це не UTF-8")])
  func `takes no argument that lost letters`(language: String, report: String) {
    let run = CommandRun("add", "caf\u{FFFD}", "--lang", language) { $0.argumentsAreRepaired = true }
    #expect(run.code == .wrongCall)
    #expect(run.errors.contains(report), "\(run.errors)")
    // Git calls its drivers with the names of files as they are.
    let driver = CommandRun("git", "merge-driver", "a\u{FFFD}") { $0.argumentsAreRepaired = true }
    #expect(!driver.errors.contains("UTF-8"), "\(driver.errors)")
  }

  @Test(
    arguments: [(60 << 20, false), ((128 << 20) - 1, false), (128 << 20, true), (1 << 40, true)] as [(UInt64, Bool)])
  func `says when there is too little memory for it`(space: UInt64, isEnough: Bool) {
    let run = CommandRun("tasks") { $0.addressSpace = space }
    let line = "error: vault needs 128 MB of address space, and the limit is \(space >> 20) MB (ulimit -v)\n"
    #expect((run.errors == line) == !isEnough, "\(run.errors)")
    #expect(run.code == .ioFailure)
    #expect(CommandRun("--version") { $0.addressSpace = space }.code == .done)
  }

  @Test(arguments: [("{}", "has '{}' without a name"), ("{title}{}", "has '{}' without"), ("{title", "not closed")])
  func `says what is wrong with a template`(template: String, report: String) throws {
    let directory = try ScratchDirectory([".vault/config.yaml": "", "a.md": "# Soup\n"])
    for words in [["search", "soup"], ["list"]] {
      let run = CommandRun(words + ["--format", template], in: directory)
      #expect(run.code == .wrongCall)
      #expect(run.errors.contains(report), "\(run.errors)")
    }
  }

  @Test(arguments: [250, 252, 253, 255, 256, 300, 5_000])
  func `takes a long text for no file`(length: Int) throws {
    let directory = try ScratchDirectory([".vault/config.yaml": "", "a.md": "# Soup\n"])
    let long = String(repeating: "y", count: length)
    for (words, code) in [
      (["recur", long], length > 255 ? ExitCode.wrongCall : .nothingFound), (["recur", "dailly \(long)"], .wrongCall),
      (["show", long], .nothingFound),
      (["done", long], .nothingFound),
    ] {
      let run = CommandRun(words, in: directory)
      #expect(run.code == code, "\(words[0]): \(run.errors)")
      #expect(!run.errors.contains("cannot read"), "\(run.errors)")
    }
  }

  @Test func `keeps nothing in a home that is no absolute path`() {
    for home in ["rel", "./rel", "~"] {
      let environment = ProcessEnvironment(arguments: [], variables: [.home: home])
      #expect(environment.stateFolder.text == "/.local/state/vault")
    }
    #expect(
      ProcessEnvironment(arguments: [], variables: [.home: "/h"]).stateFolder.text == "/h/.local/state/vault")
  }

  @Test func `says why a command failed, with its exit code`() {
    let failing = Command("show", ShowCommand.syntax) { (_: inout Invocation) throws(Failure) in
      throw Failure(.system, .cannotRead, [.text("a\u{7}.md"), .systemError(13)])
    }
    let run = CommandRun("show", "a", "--quiet", commands: [failing])
    #expect(run.errors == "error: cannot read a\\u{7}.md: permission denied\n")
    #expect(run.code == .ioFailure)
  }

  @Test func `keeps notes and results in order, and notes quiet when asked`() {
    let talking = Command("show", ShowCommand.syntax) { (invocation: inout Invocation) throws(Failure) in
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
