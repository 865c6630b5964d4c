import Testing
import VaultStore

/// Starting programs without a shell.
@Suite struct ProgramOperationsTests {
  private func run(_ words: String...) throws(SystemError) -> ProgramEnd {
    let words = words.map { Array($0.utf8) }
    return try ProgramOperations.system.runInForeground(ProgramCall(words[0], Array(words.dropFirst())))
  }

  @Test("the exit status is told")
  func status() throws {
    #expect(try run("true") == .exited(0))
    #expect(try run("sh", "-c", "exit 7") == .exited(7))
  }

  @Test("the signal that ended a program is told")
  func signal() throws {
    #expect(try run("sh", "-c", "kill -TERM $$") == .signalled(15))
  }

  @Test("arguments arrive as they are, and no shell reads them")
  func arguments() throws {
    #expect(try run("test", "a b $(exit 1); `x` \"'*", "=", "a b $(exit 1); `x` \"'*") == .exited(0))
    #expect(try run("test", "-n", "") == .exited(1))
  }

  @Test("a program that is not there is an error of the system")
  func missing() {
    #expect(throws: SystemError.notFound) { try run("vault-has-no-such-program") }
    #expect(throws: SystemError.notFound) { try run("/no/such/folder/program") }
    #expect(throws: SystemError.self) { try run("") }
  }

  @Test("signals that vault handles or ignores mean in a program what they always do")
  func signals() throws {
    #expect(try run("sh", "-c", "kill -PIPE $$; exit 0") == .signalled(13))
    #expect(try run("sh", "-c", "kill -INT $$; exit 0") == .signalled(2))
  }
}
