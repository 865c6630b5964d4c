import VaultModel

/// The tasks of which the index does not know when they are due, because their exceptions link other notes, or because the
/// time that a plan gave them counts on its day only: they are marked, and asked again by whoever looks for dates.
enum AskedTasks {
  /// A key that no note can have.
  static let key = "/stands"
  static let value = "asked"

  /// The keys whose dates move with an occurrence.
  static let dates: [String: ItemKey] = Dictionary(
    uniqueKeysWithValues: [ItemKey.due, .start, .end, .scheduled, .wait].map { ($0.queryName, $0) })
}
