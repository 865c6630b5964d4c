import Synchronization
import VaultMessages

/// Shows how many notes are read while an index is made; workers on any thread tell it.
///
/// The progress line belongs to one thread. Here it is only touched under the lock, and the thread that made it waits
/// for the workers meanwhile, which is what the compiler cannot see.
final class IndexProgress: @unchecked Sendable {
  private let count = Mutex(0)
  private let line: ProgressLine
  private let messages: Messages

  init(_ dialogue: Dialogue) {
    line = dialogue.progress()
    messages = dialogue.messages
  }

  /// Counts some more notes.
  @Sendable func advance(_ more: Int) {
    count.withLock { count in
      count += more
      let total = count
      line.show { messages(.progressReading, [.count(total)]) }
    }
  }

  /// Takes the line away.
  func finish() { count.withLock { _ in line.clear() } }
}
