/// What a synchronisation did so far, whether or not it came to its end.
package struct SyncReport: Sendable {
  /// A commit that was made.
  package struct Commit: Sendable {
    package let id: ObjectID
    /// Nil where a merge kept the message that git wrote for it.
    package let message: String?
    package let plan: VaultCommit.Plan
  }

  /// A merge that was made: the commits before and after it.
  package struct Merge: Sendable {
    /// Where both sides were one; nil where they never were.
    package let base: ObjectID?
    /// Nil where there was none.
    package let before: ObjectID?
    package let after: ObjectID
  }

  /// An unfinished edit of a vault command that was settled first.
  package var recovery: Recovery?
  package var commits: [Commit] = []
  package var merges: [Merge] = []
  /// With which branch of which remote; nil when there is none.
  package var target: SyncTarget?
  /// How many commits came, and how many went.
  package var received = 0
  package var sent = 0
  /// Whether `.gitattributes` gives the vault's notes to the merge driver.
  package var namesDriver = true

  package init() {}
}
