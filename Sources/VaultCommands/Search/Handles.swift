import VaultSearch

/// The short names of items: the shortest prefix, of at least three letters, of a hash of path and line identity that
/// no other item of the vault shares. Nothing stores them.
struct Handles {
  init(_ snapshot: Snapshot) {}

  func handle(of location: ItemLocation) -> String { "" }
}
