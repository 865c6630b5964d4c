import Synchronization

/// Whether a run changed something that stands whatever becomes of its answer: a note, what runs, a repository, a file
/// outside.
package final class ChangesMade: Sendable {
  private let mark = Atomic(false)

  package init() {}

  /// Whether anything was changed.
  package var areAny: Bool { mark.load(ordering: .relaxed) }

  /// Remembers that something was changed.
  @Sendable package func note() { mark.store(true, ordering: .relaxed) }
}
