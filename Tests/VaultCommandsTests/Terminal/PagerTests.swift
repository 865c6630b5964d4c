import Synchronization
import Testing
import VaultActions
import VaultMessages
import VaultStore
import VaultTestSupport

@testable import VaultCommands

@Suite struct `The pager` {
  /// A pager that keeps what it is given, and leaves after so many bytes.
  private final class Reader: Sendable {
    let calls = Mutex<[ProgramCall]>([])
    let text = Mutex<[UInt8]>([])
    let patience: Int
    let isThere: Bool

    init(patience: Int = .max, isThere: Bool = true) {
      self.patience = patience
      self.isThere = isThere
    }

    var programs: ProgramOperations {
      var programs = ProgramOperations.none
      programs.feed = { [self] call throws(SystemError) in
        guard isThere else { throw .notFound }
        calls.withLock { $0.append(call) }
        return ProgramFeed(
          write: { [self] bytes throws(SystemError) in
            let count = text.withLock { text in
              text += bytes
              return text.count
            }
            if count > patience { throw .inputOutput }
          },
          finish: { [self] in text.withLock { $0 += Array("(end)".utf8) } })
      }
      return programs
    }

    var shown: String { text.withLock { String(decoding: $0, as: UTF8.self) } }
  }

  /// Eight tasks, below one heading: nine lines.
  private func run(
    _ words: String..., reader: Reader, rows: Int?, change: (inout ProcessEnvironment) -> Void = { _ in }
  ) throws -> CommandRun {
    let tasks = (1...8).map { "- [ ] task \($0) {due: 2026-11-20}\n" }.joined()
    let vault = try ScratchDirectory([".vault/config.yaml": "", "tasks.md": tasks + "- [ ] held {wait: 2026-12-01}\n"])
    return CommandRun(["--now", "2026-11-20 10:00", "tasks"] + words, in: vault) {
      ($0.inputIsTerminal, $0.outputIsTerminal, $0.terminalRows) = (true, true, rows)
      $0.variables[.noColor] = "1"
      $0.programs = reader.programs
      change(&$0)
    }
  }

  @Test func `shows results that are longer than the screen, and what is said beside them stands behind`() throws {
    let (reader, plain) = (Reader(), Reader())
    let short = try run(reader: plain, rows: 10)
    #expect(plain.calls.withLock(\.self).isEmpty)
    #expect(short.output.split(separator: "\n").count == 9)
    let long = try run(reader: reader, rows: 9)
    #expect(long.code == .done && long.output.isEmpty)
    #expect(reader.shown == short.output + "(end)")
    #expect(long.errors == short.errors && long.errors.hasPrefix("1 more task waits"))
    let less = ProgramCall(
      Array("less".utf8), environment: [.set("LESS", to: "FRX"), .set("LESSCHARSET", to: "utf-8")])
    #expect(reader.calls.withLock(\.self) == [less])
  }

  @Test(arguments: [(79, false), (80, false), (81, true), (161, true)])
  func `counts the rows of lines that are wider than the screen`(width: Int, isPaged: Bool) {
    let reader = Reader()
    let command = Command("tasks", TasksCommand.syntax) { (invocation: inout Invocation) throws(Failure) in
      invocation.print(invocation.painter.paint(String(repeating: "x", count: width), .title))
      invocation.print("end")
      return .done
    }
    let run = CommandRun("tasks", "--color", "always", commands: [command]) {
      ($0.inputIsTerminal, $0.outputIsTerminal, $0.terminalRows) = (true, true, 3)
      $0.terminalColumns = 80
      $0.programs = reader.programs
    }
    #expect(run.output.isEmpty == isPaged && reader.calls.withLock(\.self).isEmpty != isPaged)
  }

  @Test func `is the user's own, in words without a shell`() throws {
    let reader = Reader()
    _ = try run(reader: reader, rows: 3) {
      $0.variables[.systemPager] = "more"
      $0.variables[.pager] = "most -s '$HOME'"
      $0.variables[.less] = "-R"
      $0.variables[.lessCharset] = "koi8-r"
    }
    #expect(
      reader.calls.withLock(\.self) == [ProgramCall(Array("most".utf8), [Array("-s".utf8), Array("$HOME".utf8)])])
  }

  @Test func `that is left early ends the command well`() throws {
    let reader = Reader(patience: 10)
    let run = try run(reader: reader, rows: 3)
    #expect(run.code == .done && run.output.isEmpty)
  }

  @Test(arguments: [(Failure.Kind.stopped, ExitCode.interrupted), (.system, .ioFailure), (.notFound, .done)])
  func `that is left early makes no success of a failure`(kind: Failure.Kind, expected: ExitCode) {
    let command = Command("tasks", TasksCommand.syntax) { (invocation: inout Invocation) throws(Failure) in
      for number in 0..<100 { invocation.print("line \(number)") }
      invocation.output.flush()
      // What writes only while somebody waits for it stops here, with nothing written.
      guard !invocation.shouldStop else { throw Failure(kind, .stopped) }
      return .done
    }
    let run = CommandRun("tasks", commands: [command]) {
      ($0.inputIsTerminal, $0.outputIsTerminal, $0.terminalRows) = (true, true, 3)
      $0.programs = Reader(patience: 10).programs
    }
    #expect(run.code == expected)
  }

  @Test func `that is not there is not missed`() throws {
    let run = try run(reader: Reader(isThere: false), rows: 3)
    #expect(run.code == .done && run.output.split(separator: "\n").count == 9)
  }

  @Test(arguments: ["--no-pager", "--json", "no input", "no output", "dumb", "empty", "no size"])
  func `is not for programs, and not for who does not want it`(reason: String) throws {
    let reader = Reader()
    let words = reason.hasPrefix("--") ? [reason] : []
    let tasks = (1...8).map { "- [ ] task \($0) {due: 2026-11-20}\n" }.joined()
    let vault = try ScratchDirectory([".vault/config.yaml": "", "tasks.md": tasks])
    let run = CommandRun(["--now", "2026-11-20 10:00", "tasks"] + words, in: vault) {
      ($0.inputIsTerminal, $0.outputIsTerminal) = (reason != "no input", reason != "no output")
      $0.terminalRows = reason == "no size" ? nil : 3
      if reason == "dumb" { $0.variables[.terminal] = "dumb" }
      if reason == "empty" { $0.variables[.pager] = "" }
      $0.programs = reader.programs
    }
    #expect(reader.calls.withLock(\.self).isEmpty)
    #expect(run.output.split(separator: "\n").count >= 8)
  }
}
