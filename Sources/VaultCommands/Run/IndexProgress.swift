import Synchronization

/// Shows how many notes are read while an index is made; workers on any thread tell it.
final class IndexProgress: Sendable {
  private let state: Mutex<State>

  private struct State: ~Copyable {
    var count = 0
    let line: ProgressLine
    let messages: Messages
  }

  init(_ invocation: Invocation) {
    state = Mutex(State(line: invocation.progress(), messages: invocation.messages))
  }

  /// Counts some more notes.
  @Sendable func advance(_ count: Int) {
    state.withLock { state in
      state.count += count
      let (total, messages) = (state.count, state.messages)
      state.line.show { messages(.progressReading, [.count(total)]) }
    }
  }

  /// Takes the line away.
  func finish() { state.withLock { $0.line.clear() } }
}
