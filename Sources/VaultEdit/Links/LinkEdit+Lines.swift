package import VaultSyntax

/// The move of some lines of a note to another one, as links see it.
///
/// ```swift
/// // the line with ^paint goes from lists/home.md to inbox.md
/// try LinkEdit(document).rewriting(for: move, ofNote: 3)    // "[[home#^paint]]" becomes "[[inbox#^paint]]"
/// ```
package struct LineMove: Sendable {
  /// The note that the lines leave, as if all of it went to the path of the other one.
  let note: NoteMove
  /// The place of the note in its names.
  let source: Int
  /// The `^id`s of the lines.
  let blocks: Set<String>

  /// - Parameters:
  ///   - note: the move of the whole note, among whose names the note that the lines go to is not.
  ///   - source: the place of the note in its names.
  ///   - blocks: the `^id`s of the lines, without `^`.
  package init(_ note: NoteMove, from source: Int, blocks: Set<String>) {
    (self.note, self.source, self.blocks) = (note, source, blocks)
  }

  /// Whether a link leads to one of the lines.
  fileprivate func isLed(by link: WrittenLink, ofNote holder: Int) -> Bool {
    guard link.heading.first == UInt8(ascii: "^"),
      blocks.contains(String(decoding: link.heading.dropFirst(), as: UTF8.self)),
      case .note(source, _) = note.meaningBefore(link, ofNote: holder)
    else { return false }
    return true
  }
}

extension LinkEdit {
  /// The patches that make every link to one of the lines lead there still.
  ///
  /// - Parameter holder: the note's place in the names of the move.
  /// - Throws: as the move of a note does.
  package func rewriting(for move: LineMove, ofNote holder: Int) throws(EditRefusal) -> Rewriting {
    try rewriting(for: move.note, ofNote: holder) { move.isLed(by: $0, ofNote: holder) }
  }

  /// The patches that make the links within the lines mean what they meant, once they stand in the other note.
  ///
  /// Those to the rest of the note that they leave stay.
  ///
  /// - Parameter lines: where the lines stand.
  package func rewriting(within lines: [ByteRange], for move: LineMove) throws(EditRefusal) -> Rewriting {
    try rewriting(for: move.note, ofNote: move.source) { link in
      guard lines.contains(where: { $0.contains(link.place.lower) }) else { return false }
      if case .note(move.source, _) = move.note.meaningBefore(link, ofNote: move.source) {
        return move.isLed(by: link, ofNote: move.source)
      }
      return true
    }
  }
}
