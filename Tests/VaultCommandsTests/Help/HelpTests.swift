import Testing
import VaultMessages

@testable import VaultCommands

@Suite struct `The help` {
  @Test(arguments: allSyntaxes.map(\.name))
  func `of a command is as expected`(name: String) throws {
    let run = CommandRun(name, "--help", commands: emptyCommands)
    #expect(run.code == .done)
    try ExpectedText.expect(run.output, is: "help-\(name).txt")
  }

  @Test(arguments: HelpTopic.allCases)
  func `on a page is as expected`(topic: HelpTopic) throws {
    try ExpectedText.expect(CommandRun("help", topic.rawValue).output, is: "help-page-\(topic.rawValue).txt")
  }

  @Test func `of a verb is of that alone`() {
    let run = CommandRun("pantry", "add", "--help")
    #expect(run.output == CommandRun("help", "pantry", "add").output && run.code == .done)
    #expect(run.output.contains("Usage: vault pantry add [OPTIONS] TEXT…\n"))
    #expect(run.output.contains("--expires") && !run.output.contains("--expiring") && !run.output.contains("--header"))
    #expect(run.output.contains("pantry add 500 g sour cream") && !run.output.contains("pantry use"))
    // What is no verb is the text of what the command does without one.
    #expect(CommandRun("pantry", "milk", "--help").output == CommandRun("pantry", "--help").output)
    let wrong = CommandRun("help", "pantry", "ad")
    #expect(wrong.code == .wrongCall && wrong.errors.contains("'ad'"))
    #expect(CommandRun("help", "query", "pantry").code == .wrongCall)
    #expect(CommandRun("help", "tasks", "add", "--lang", "uk").code == .wrongCall)
  }

  @Test func `lists commands and pages`() throws {
    let run = CommandRun("--help", commands: emptyCommands)
    try ExpectedText.expect(run.output, is: "help.txt")
    #expect(!run.output.contains("__complete"))
  }

  @Test func `has every command under one heading, the ten of every day first`() {
    let names = CommandGroup.allCases.flatMap(\.names)
    #expect(names.sorted() == allSyntaxes.map(\.name).sorted())
    #expect(CommandGroup.allCases.first == .daily && CommandGroup.daily.names.count == 10)
  }

  @Test func `is Ukrainian for Ukrainian readers`() throws {
    let run = CommandRun("search", "--help", "--lang", "uk", commands: emptyCommands)
    try ExpectedText.expect(run.output, is: "help-search.uk.txt")
  }

  @Test(arguments: [20, 40, 60, 80, 200])
  func `fits the width`(width: Int) {
    for language in MessageLanguage.allCases {
      let run = CommandRun("search", "--help", "--lang", language.rawValue, commands: emptyCommands) {
        $0.terminalColumns = width
      }
      let lines = run.output.split(separator: "\n")
      #expect(width < 60 || lines.filter { !$0.contains("vault ") }.allSatisfy { DisplayWidth.of($0) <= width })
    }
  }

  @Test func `on an unknown page suggests the nearest`() {
    let run = CommandRun("help", "qeury")
    #expect(run.errors == "error: there is no help on 'qeury'\nhint: did you mean 'query'?\nhint: see 'vault help'\n")
    #expect(run.code == .wrongCall)
  }
}
