import VaultMessages
package import VaultSearch

/// The short names of items: the shortest beginning, of at least three letters, of a hash of path and line identity that
/// no other item of the vault shares. Nothing stores them.
package struct Handles {
  private let snapshot: Snapshot

  package init(_ snapshot: Snapshot) { self.snapshot = snapshot }

  /// The handles of some items.
  ///
  /// - Throws: that the index is damaged: no handle is another answer than that there is none.
  /// - Complexity: one pass over all items of the vault, however many are asked for.
  package func handles(of items: [Int]) throws(Failure) -> ItemHandles {
    return try readingIndex(try snapshot.handles(of: items))
  }

  /// The items that a handle may mean.
  ///
  /// - Throws: that the index is damaged: taking another item of the name instead would be worse than none.
  package func items(withPrefix handle: String) throws(SnapshotFault) -> [Int] {
    try snapshot.items(withHandle: handle)
  }
}
