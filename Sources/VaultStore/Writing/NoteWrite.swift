package import VaultEdit

/// What one command does to one file: of the vault, of what vault keeps of a calendar, or to a calendar itself.
///
/// A command computes it from bytes that it read; when the file holds other bytes by the time of writing,
/// ``recompute`` is asked again, so that nothing of either side is lost.
package struct NoteWrite: Sendable {
  /// What happens to the file.
  package enum Kind: Sendable {
    /// The file becomes these bytes.
    case edit(after: [UInt8])
    /// A new file with these bytes and permissions; a name that is taken is a conflict.
    case create([UInt8], permissions: UInt32)
    /// The file is removed.
    case remove
    /// The file gets another name, which must be free, and these bytes.
    case move(to: Path, after: [UInt8])
  }

  /// The path below the root; of a calendar outside of the vault the absolute one.
  package var path: Path
  /// The bytes that were read, and that the file is expected to hold; empty for a new file.
  package var before: [UInt8]
  /// What happens to the file.
  package var kind: Kind
  /// How the new bytes come from the old ones; nil: other bytes are a conflict.
  package var recompute: (@Sendable ([UInt8]) -> Result<[UInt8], EditRefusal>)?
  /// Where the file is: a path alone never leads out of the vault.
  package var place: FilePlace

  /// A write of one file; without `recompute` any other bytes than `before` are a conflict.
  package init(
    _ path: Path, before: [UInt8], _ kind: Kind, in place: FilePlace = .vault,
    recompute: (@Sendable ([UInt8]) -> Result<[UInt8], EditRefusal>)? = nil
  ) {
    self.path = path
    self.before = before
    self.kind = kind
    self.recompute = recompute
    self.place = place
  }
}

extension NoteWrite {
  /// What turns the bytes of a note into those it is to hold.
  package typealias Edit = @Sendable ([UInt8]) throws(EditRefusal) -> [UInt8]

  /// A note that becomes what an edit made of it: should somebody save it first, the edit is made again on their bytes.
  ///
  /// ```swift
  /// NoteWrite(path, before: bytes, after: after) { bytes throws(EditRefusal) in try edit.applied(to: bytes) }
  /// ```
  ///
  /// - Parameter target: where the note moves to; nil when it stays.
  package init(
    _ path: Path, before: [UInt8], after: [UInt8], movingTo target: Path? = nil, by edit: @escaping Edit
  ) {
    self.init(path, before: before, target.map { .move(to: $0, after: after) } ?? .edit(after: after)) { bytes in
      Result { () throws(EditRefusal) in try edit(bytes) }
    }
  }
}
