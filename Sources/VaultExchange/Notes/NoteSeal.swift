import VaultModel
import VaultSyntax

/// A digest of what an item says and no calendar can: keys of vault's own, the log, the lines below a line.
///
/// What a synchronisation writes does not change it, and an edit of anything else does.
enum NoteSeal {
  /// Keys that entries of a calendar have.
  private static let known: Set<ItemKey> = [
    .type, .title, .tags, .uid, .created, .start, .end, .due, .scheduled, .wait, .recurrence, .until, .count, .except,
    .also, .remind, .priority, .status, .completed, .location, .url, .attachments, .parent, .depends, .list,
    .busy, .isPrivate,
  ]

  /// Sixteen digits.
  ///
  /// - Parameter words: values of known keys that no calendar can say.
  static func text(of item: Item, in note: Note, besides words: [String]) -> String {
    var hash = FNV1a()
    func add(_ bytes: ArraySlice<UInt8>) {
      for byte in bytes { hash.add(UInt64(byte)) }
      hash.add(0x100)
    }
    for field in note.fields[item.fields] where !field.keyRange.isEmpty && field.key.map(known.contains) != true {
      add(note.document.bytes[field.keyRange.indices])
      add(note.document.bytes[field.range.indices])
    }
    for word in words { add(Array(word.utf8)[...]) }
    // White space is what a new text above it may change.
    add(note.document.bytes[rest(of: item, in: note)].filter { $0 > 0x20 }[...])
    let digits = String(hash.value, radix: 16)
    return String(repeating: "0", count: 16 - digits.utf8.count) + digits
  }

  /// The log of a note, or the lines below a line.
  private static func rest(of item: Item, in note: Note) -> Range<Int> {
    let bytes = note.document.bytes
    guard item.line != nil else {
      let body = NoteBody(of: note).range.upper
      return body..<max(body, note.document.body.upper)
    }
    let end = bytes[item.range.indices].firstIndex(of: 0x0A) ?? item.range.upper
    return end..<item.range.upper
  }
}
