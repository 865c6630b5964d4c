import Testing

@testable import VaultCommands

@Suite struct `Output` {
  /// Takes a few bytes at a time, then fails.
  private final class FaultyDestination: OutputDestination {
    private let failure: OutputFailure?
    private let room: Int
    private let step: Int
    private(set) var bytes: [UInt8] = []
    private(set) var calls = 0

    init(room: Int = .max, step: Int = .max, failure: OutputFailure? = nil) {
      self.failure = failure
      self.room = room
      self.step = step
    }

    func write(_ bytes: Span<UInt8>) throws(OutputFailure) -> Int {
      calls += 1
      if let failure, self.bytes.count >= room { throw failure }
      let count = min(bytes.count, step, room - self.bytes.count)
      for position in 0..<count { self.bytes.append(bytes[position]) }
      return count
    }
  }

  @Test func `is written in large pieces`() {
    let destination = FaultyDestination()
    let sink = OutputSink(to: destination)
    for _ in 0..<1_000 { sink.writeLine("borshch") }
    #expect(destination.calls == 0)
    sink.flush()
    #expect(destination.calls == 1)
    #expect(destination.bytes.count == 8_000)
  }

  @Test func `is complete when the system takes a part at a time`() {
    let destination = FaultyDestination(step: 3)
    let sink = OutputSink(to: destination)
    sink.write("0123456789")
    sink.flush()
    #expect(String(decoding: destination.bytes, as: UTF8.self) == "0123456789")
  }

  @Test func `stops at the first failure and remembers it`() {
    let destination = FaultyDestination(room: 4, step: 3, failure: .system(28))
    let sink = OutputSink(to: destination)
    sink.write("0123456789")
    sink.flush()
    sink.write("more")
    sink.flush()
    #expect(sink.failure == .system(28))
    #expect(String(decoding: destination.bytes, as: UTF8.self) == "0123")
    #expect(destination.calls == 3)
  }

  private func runHelp(failing failure: OutputFailure, language: String = "en") -> (ExitCode, String) {
    let errors = CapturedOutput()
    let output = OutputSink(to: FaultyDestination(room: 0, failure: failure))
    let environment = ProcessEnvironment(arguments: ["help", "--lang", language])
    return (Program().run(in: environment, output: output, errors: OutputSink(to: errors)), errors.text)
  }

  @Test func `into a closed pipe ends quietly`() {
    let (code, errors) = runHelp(failing: .closedPipe)
    #expect(code == .closedPipe)
    #expect(errors.isEmpty)
  }

  @Test(arguments: [
    ("en", "error: cannot write the output: no space is left on the disk\n"),
    ("uk", "помилка: не вдалося вивести результат: на диску не лишилося місця\n"),
  ])
  func `onto a full disk is reported`(language: String, report: String) {
    let (code, errors) = runHelp(failing: .system(28), language: language)
    #expect(code == .ioFailure)
    #expect(errors == report)
  }
}
