import VaultMessages
import VaultSearch
import VaultStore

extension IndexedVault {
  /// How a command reads all notes: on all cores, with a progress line, until somebody stops it.
  func readingOptions(_ invocation: Invocation, _ progress: IndexProgress) -> ReadingOptions {
    ReadingOptions(
      workers: invocation.environment.processors, progress: progress.advance,
      shouldStop: invocation.environment.isInterrupted)
  }

  /// How many files named like notes the index could not take in.
  func unreadableCount() throws(CommandFailure) -> Int {
    return try readingIndex(try report().unreadable.count)
  }
}
