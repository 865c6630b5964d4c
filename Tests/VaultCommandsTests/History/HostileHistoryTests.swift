import Testing
import VaultStore
import VaultTestSupport

@testable import VaultCommands

@Suite(.enabled(if: isThere(.git))) struct `The history of a hostile repository` {
  @Test(
    arguments: [
      ["log", "soup"], ["log", "gone.md"], ["log", "new", "--json"], ["diff"], ["diff", "--patch"], ["diff", "side"],
      ["diff", "HEAD~1", "HEAD~3"], ["diff", "side", "--", "soup"], ["since", "soup", "title"],
    ], [false, true])
  func `is told without running anything of it`(words: [String], hasVariables: Bool) throws {
    let hostile = try HostileRepository()
    let directory = hostile.repository.directory
    let variables = hasVariables ? hostile.hostileVariables.map { ProgramVariable.set($0, to: $1) } : []
    let run = CommandRun(words, in: directory, at: "repository") { environment in
      environment.variables[.stateHome] = directory.path + "/state"
      let capture = ProgramOperations.hermetic(below: directory.path).capture
      environment.programs = ProgramOperations(capture: { call, input, limit, shouldStop throws(SystemError) in
        var call = call
        // As though vault had inherited them.
        call.environment = variables + call.environment
        return try capture(call, input, limit, shouldStop)
      })
    }
    #expect(run.code == .done, "\(run.errors)")
    #expect(!run.output.isEmpty)
    #expect(hostile.programsThatRan == [])
  }

  @Test func `shows what a commit says of itself without obeying it`() throws {
    let vault = try HistoryVault()
    try vault.write("soup.md", "---\na\u{1B}[2J: \"\\e[31m\\u202E\"\n---\n- [ ] x\u{1B}]0;title\u{7}\n")
    let run = vault.run("log", "soup.md")
    let since = vault.run("since", "soup.md", "title")
    let diff = vault.run("diff")
    for output in [run.output, since.output, diff.output] {
      #expect(!output.unicodeScalars.contains { $0.value == 0x1B || $0.value == 0x202E || $0.value == 7 })
    }
    try vault.commit(["soup.md": "# Soup\n", "a\u{1B}[2J.md": "# A\n"])
    try vault.repository.git(
      "commit", "--quiet", "--amend", "--no-edit", "--author", "Eve\u{1B}[2J\u{202E} <e@example.org>")
    try vault.write("a\u{1B}[2J.md", "# B\n")
    for output in [vault.run("log", "soup").output, vault.run("diff").output] {
      #expect(!output.unicodeScalars.contains { $0.value == 0x1B || $0.value == 0x202E })
      #expect(output.contains("\\u{1B}[2J"))
    }
  }
}
