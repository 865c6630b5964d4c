import Synchronization
import Testing
import VaultStore
import VaultTestSupport

@Suite(.timeLimit(.minutes(10))) struct `What a program says` {
  private func run(
    _ words: String..., input: [UInt8] = [], limit: Int = 1 << 24, environment: [ProgramVariable] = [],
    shouldStop: () -> Bool = { false }
  ) throws(SystemError) -> ProgramOutput {
    let words = words.map { Array($0.utf8) }
    let call = ProgramCall(words[0], Array(words.dropFirst()), environment: environment)
    return try ProgramOperations.system.capture(call, input, limit, shouldStop)
  }

  @Test func `output, errors and status are told apart`() throws {
    let output = try run("sh", "-c", "printf out; printf err >&2; exit 3")
    #expect(output == ProgramOutput(.exited(3), output: Array("out".utf8), errors: Array("err".utf8)))
  }

  @Test func `a signal that ends it is told`() throws {
    #expect(try run("sh", "-c", "kill -KILL $$") == ProgramOutput(.signalled(9)))
  }

  @Test func `arguments arrive as they are`() throws {
    let odd = "a b $(exit 1); `x` \"'*\n"
    #expect(try run("printf", "%s", odd).output == Array(odd.utf8))
  }

  @Test func `without input it reads an empty one`() throws {
    #expect(try run("cat") == ProgramOutput(.exited(0)))
  }

  @Test func `more than any pipe holds goes in and comes out at the same time`() throws {
    let bytes = (0..<3_000_000).map { UInt8(truncatingIfNeeded: $0 &* 31 &+ $0 >> 8) }
    #expect(try run("cat", input: bytes) == ProgramOutput(.exited(0), output: bytes))
  }

  @Test func `both of its streams are read, whichever is full first`() throws {
    let output = try run("sh", "-c", "head -c 500000 /dev/zero >&2; head -c 500000 /dev/zero; exit 1")
    #expect(output.end == .exited(1))
    #expect(output.output.count == 500_000)
    #expect(output.errors.count == 1 << 16)
  }

  @Test func `one that does not want its input is no error`() throws {
    let bytes = [UInt8](repeating: 65, count: 1_000_000)
    #expect(try run("true", input: bytes) == ProgramOutput(.exited(0)))
    #expect(try run("sh", "-c", "exec <&-; echo x", input: bytes).output == Array("x\n".utf8))
  }

  @Test func `one that says too much is ended`() {
    #expect(throws: SystemError.fileTooLarge) { try run("cat", "/dev/zero", limit: 100_000) }
    #expect(throws: Never.self) { try run("head", "-c", "1000", "/dev/zero", limit: 1_000) }
    #expect(throws: SystemError.fileTooLarge) { try run("head", "-c", "1001", "/dev/zero", limit: 1_000) }
  }

  @Test(arguments: ["exec cat", "exec >&- 2>&-; read x <&3", "trap '' TERM; echo x; while :; do sleep 1; done"])
  func `one that goes on for ever is ended when the user asks to stop`(script: String) throws {
    let scratch = try ScratchDirectory()
    #expect(try run("mkfifo", scratch.path + "/fifo").end == .exited(0))
    let asked = Atomic<Int>(0)
    #expect(throws: SystemError.interrupted) {
      // The shell opens both ends, so that nobody else must.
      try run("sh", "-c", "exec 3<>\"$0\" <&3; \(script)", scratch.path + "/fifo") {
        asked.add(1, ordering: .relaxed).newValue > 3
      }
    }
    #expect(asked.load(ordering: .relaxed) == 4)
  }

  @Test func `a daemon that it leaves behind is not waited for`() throws {
    let scratch = try ScratchDirectory()
    let fifo = scratch.path + "/fifo"
    #expect(try run("mkfifo", fifo).end == .exited(0))
    let output = try run("sh", "-c", "(exec 3<>\"$0\"; read x <&3) & echo left", fifo)
    #expect(output == ProgramOutput(.exited(0), output: Array("left\n".utf8)))
    #expect(try run("sh", "-c", "echo end >\"$0\"", fifo).end == .exited(0))
  }

  @Test func `no descriptor of vault's is open in it but the three`() throws {
    let files = FileOperations.system
    let scratch = try ScratchDirectory(["x": ""])
    let opened = try files.open(FileOperations.workingDirectory, Array((scratch.path + "/x").utf8), .reading)
    defer { files.close(opened) }
    // The test runner's own are inherited by vault, and by every program.
    let output = try run("sh", "-c", "test -e /dev/fd/\(opened) && readlink /dev/fd/\(opened); ls /dev/fd >/dev/null")
    #expect(!String(decoding: output.output, as: UTF8.self).contains(scratch.path))
  }

  @Test func `variables are set, and taken away, in their order`() throws {
    let environment: [ProgramVariable] = [
      .set("VAULT_TEST_A", to: "1"), .set("VAULT_TEST_A", to: "2 = two\n"), .set("VAULT_TEST_B", to: ""),
      .set("VAULT_TEST_C", to: "3"), .unset("VAULT_TEST_C"), .set("VAULT_TESTS", to: "4"),
      .set("VAULT_TEST_D", to: "5"), .set("VAULT_TEST_DD", to: "6"),
      .unsetAll(prefix: "VAULT_TEST_D", keeping: ["VAULT_TEST_D"]),
    ]
    let script = """
      printf '[%s]' "$VAULT_TEST_A" "${VAULT_TEST_B-unset}" "${VAULT_TEST_C-unset}" "$VAULT_TESTS" "$VAULT_TEST_D" \
      "${VAULT_TEST_DD-unset}" "${PATH:+path}"
      """
    let output = try run("sh", "-c", script, environment: environment)
    #expect(String(decoding: output.output, as: UTF8.self) == "[2 = two\n][][unset][4][5][unset][path]")
  }

  @Test func `a program that is not there is an error of the system`() {
    #expect(throws: SystemError.notFound) { try run("vault-has-no-such-program") }
    #expect(throws: SystemError.notFound) { try run("/no/such/folder/program") }
    #expect(throws: SystemError.notFound) { try run("") }
    #expect(throws: SystemError.notPermitted) { try run("/dev/null") }
  }
}
