import Synchronization
import Testing

@testable import VaultCommands

@Suite struct `A progress line` {
  /// A clock that goes on only when told to.
  private final class Clock: Sendable {
    private let milliseconds = Atomic<Int>(0)
    func advance(_ count: Int) { milliseconds.add(count, ordering: .relaxed) }
    var now: Duration { .milliseconds(milliseconds.load(ordering: .relaxed)) }
  }

  private let clock = Clock()
  private let captured = CapturedOutput()

  private func line(isShown: Bool = true) -> ProgressLine {
    ProgressLine(on: OutputSink(to: captured), isShown: isShown, columns: 20) { [clock] in clock.now }
  }

  @Test func `appears after half a second and changes ten times a second`() {
    let progress = line()
    for step in 1...8 {
      clock.advance(90)
      progress.show { "\(step)" }
    }
    #expect(captured.text == "\r6\u{1B}[K\r8\u{1B}[K")
    progress.clear()
    #expect(captured.text.hasSuffix("\r\u{1B}[K"))
  }

  @Test func `is not seen when the work is quick`() {
    let progress = line()
    clock.advance(499)
    progress.show { "x" }
    progress.clear()
    #expect(captured.text.isEmpty)
  }

  @Test func `is not seen outside a terminal`() {
    let progress = line(isShown: false)
    clock.advance(5_000)
    progress.show { "x" }
    progress.clear()
    #expect(captured.text.isEmpty)
  }

  @Test func `fits the terminal and is harmless`() {
    let progress = line()
    clock.advance(600)
    progress.show { "reading \u{1B}]0;recipes/borshch.md" }
    #expect(captured.text == "\rreading \\u{1B}]0;r…\u{1B}[K")
  }
}
