import VaultMessages

/// One line on the error stream that says how far long work is, and leaves no trace.
///
/// It appears after half a second, changes at most ten times a second, and only on a terminal.
///
/// ```swift
/// let progress = invocation.progress()
/// progress.show { invocation.messages(.progressIndexing, [.count(done), .count(total)]) }
/// progress.clear()
/// ```
package final class ProgressLine {
  private static let delay = Duration.milliseconds(500)
  private static let interval = Duration.milliseconds(100)

  private let sink: OutputSink
  private let isShown: Bool
  private let columns: Int
  private let stopwatch: @Sendable () -> Duration
  private var nextChange: Duration
  private var isDrawn = false

  init(on sink: OutputSink, isShown: Bool, columns: Int, stopwatch: @escaping @Sendable () -> Duration) {
    self.sink = sink
    self.isShown = isShown
    self.columns = columns
    self.stopwatch = stopwatch
    self.nextChange = isShown ? stopwatch() + Self.delay : .zero
  }

  /// Shows the text if it is time to; the closure runs only then.
  package func show(_ text: () -> String) {
    guard isShown else { return }
    let now = stopwatch()
    guard now >= nextChange else { return }
    nextChange = now + Self.interval
    isDrawn = true
    // Carriage return, the text, and Erase in Line (ECMA-48, 8.3.41) for what was longer before.
    sink.write("\r\(DisplayWidth.truncate(SafeText.line(text()), to: columns - 1))\u{1B}[K")
    sink.flush()
  }

  /// Takes the line away; call it before anything else is printed.
  package func clear() {
    guard isDrawn else { return }
    isDrawn = false
    sink.write("\r\u{1B}[K")
    sink.flush()
  }
}
