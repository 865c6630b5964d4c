import Testing
import VaultEdit
import VaultModel
import VaultSyntax

/// Three versions of a note, and what their merge is.
struct MergeRow: Sendable, CustomTestStringConvertible {
  let name: String
  let type: ItemType
  let base: String?
  let ours: String
  let theirs: String
  let merged: String

  /// A row whose merge is clean, or in conflict where `merged` shows markers.
  init(_ name: String, _ type: ItemType = .note, base: String?, ours: String, theirs: String, merged: String) {
    self.name = name
    self.type = type
    self.base = base
    self.ours = ours
    self.theirs = theirs
    self.merged = merged
  }

  var testDescription: String { name }

  /// Merges both ways round and checks the result, which the sides' order changes only in a conflict.
  func check() {
    let result = merge(base, ours, theirs, as: type)
    #expect(text(result) == merged, "\(name)")
    #expect(result.isClean == !merged.contains("<<<<<<<"), "\(name)")
    if result.isClean {
      #expect(text(merge(base, theirs, ours, as: type)) == merged, "\(name), the other way round")
    }
  }

  private func text(_ note: MergedNote) -> String { String(decoding: note.bytes, as: UTF8.self) }
}

/// Merges three texts as versions of a note of some type.
func merge(_ base: String?, _ ours: String, _ theirs: String, as type: ItemType = .note) -> MergedNote {
  NoteMerge(
    base: base.map { Array($0.utf8) }, ours: Array(ours.utf8), theirs: Array(theirs.utf8),
    context: ReadingContext(folderType: type, stem: "note")
  ).merged()
}
