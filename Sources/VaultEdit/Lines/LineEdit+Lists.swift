import VaultModel
import VaultSyntax

// How the lines of the note are written.
extension LineEdit {
  /// The lines of the body.
  var text: BodyText { BodyText(document: note.document) }
  /// The note's bytes.
  var bytes: [UInt8] { note.document.bytes }

  /// The next line of the list that a line stands in; nil for the last one.
  ///
  /// - Complexity: O(1): many lines of one list may go at once.
  func nextSibling(of line: Int) -> Int? {
    let (item, next) = (note.lines[line], Int(note.lines[line].subtreeEnd))
    // What follows the line at once is in its list, or in one around it.
    guard next < note.lines.count, note.lines[next].parent == item.parent,
      note.lines[next].block == note.document.blocks.blocks[Int(item.block)].subtreeEnd
    else { return nil }
    return next
  }

  /// Whether a line is the first one of its list.
  ///
  /// - Complexity: O(1).
  func isFirst(_ line: Int) -> Bool {
    let block = Int(note.lines[line].block)
    return block == 0 || note.document.blocks.blocks[block - 1].kind == .list
  }

  /// The lines of the list that a line stands in, itself included, in their order.
  ///
  /// - Complexity: O(*n*) in the number of lines.
  func siblings(of line: Int) -> [Int] {
    let blocks = note.document.blocks
    var list = Int(note.lines[line].block) - 1
    while list > 0,
      blocks.blocks[list].kind != .list || Int(blocks.blocks[list].subtreeEnd) <= Int(note.lines[line].block)
    {
      list -= 1
    }
    guard list > 0 else { return [line] }
    let items = Set(blocks.children(of: list).map { Int32($0) })
    return note.lines.indices.filter { items.contains(note.lines[$0].block) }
  }

  /// The lines directly below one.
  func children(of line: Int) -> [Int] {
    let end = Int(note.lines[line].subtreeEnd)
    return (line + 1..<max(line + 1, end)).filter { Int(note.lines[$0].parent) == line }
  }

  /// Whether a line stands in a quote.
  func isQuoted(_ line: Int) -> Bool {
    bytes[text.start(ofLineAt: note.lines[line].marker.lower)..<note.lines[line].marker.lower]
      .contains(UInt8(ascii: ">"))
  }

  /// What stands before the marker of a line, with spaces in the place of markers it shares its line with.
  func prefix(of line: Int) -> [UInt8] {
    let marker = note.lines[line].marker.lower
    return bytes[text.start(ofLineAt: marker)..<marker].map {
      $0.isSpaceOrTab || $0 == UInt8(ascii: ">") ? $0 : 0x20
    }
  }

  /// The white space between the marker of a line and what follows it.
  func spacing(of line: Int) -> [UInt8] {
    let item = note.lines[line]
    let start = item.checkboxRange.isEmpty ? item.content.lower : item.checkboxRange.lower
    guard item.marker.upper < start, start <= bytes.count,
      bytes[item.marker.upper..<start].allSatisfy(\.isSpaceOrTab)
    else { return [0x20] }
    return Array(bytes[item.marker.upper..<start])
  }

  /// The end of the last line of a line with its deeper lines.
  func end(of line: Int) -> Int { text.end(ofLineAt: note.lines[line].range.upper) }

  /// The blank lines between two neighbours in a list.
  func gap(between first: Int, and second: Int) -> [UInt8] {
    let lower = text.next(afterLineEnd: end(of: first))
    let upper = text.start(ofLineAt: note.lines[second].marker.lower)
    guard lower < upper, text.isBlankLines(lower, upper) else { return [] }
    return Array(bytes[lower..<upper])
  }
}

extension BodyText {
  /// Whether nothing but blank lines, of a quote too, stands in `lower..<upper`.
  func isBlankLines(_ lower: Int, _ upper: Int) -> Bool {
    bytes[lower..<upper].allSatisfy { $0.isSpaceOrTab || $0.isLineEnding || $0 == UInt8(ascii: ">") }
  }
}
