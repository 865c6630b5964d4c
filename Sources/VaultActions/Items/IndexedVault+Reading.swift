import VaultMessages
import VaultSearch
package import VaultStore

extension IndexedVault {
  /// How all notes are read: on all cores, telling how long it goes on, until somebody stops it.
  package func readingOptions(_ workspace: Workspace, _ progress: Workspace.Progress) -> ReadingOptions {
    ReadingOptions(
      workers: workspace.device.workers, progress: progress.advance, shouldStop: workspace.device.shouldStop)
  }

  /// How many files named like notes the index could not take in.
  package func unreadableCount() throws(Failure) -> Int {
    return try readingIndex(try report().unreadable.count)
  }
}
