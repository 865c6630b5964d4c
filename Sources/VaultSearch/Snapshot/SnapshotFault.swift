/// Why a snapshot cannot be used. The answer to every one of them is to rebuild it.
package enum SnapshotFault: Error, Sendable, Hashable {
  /// Not a snapshot, one of another version or byte order, or cut short.
  case foreign
  /// A checksum is wrong, or a table does not fit together.
  case damaged
  /// The vault is too large for the format: more than 2³¹ items or 4 GB in one table.
  case tooLarge
  /// A delta that belongs to another base.
  case mismatched
}
