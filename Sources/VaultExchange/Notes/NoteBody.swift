package import VaultModel
package import VaultSyntax

/// The text of a task's or an event's note that a calendar calls its description: the body without the heading that is the
/// title, and without the log of what was done.
package struct NoteBody: Sendable {
  /// Where it stands, without white space at its ends; empty where it would begin.
  package let range: ByteRange
  private let note: Note

  package init(of note: Note) {
    self.note = note
    let bytes = note.document.bytes
    var lower = Self.startAfterTitle(of: note)
    var upper = Self.endBeforeLog(of: note)
    while lower < upper, Self.isSpace(bytes[lower]) { lower += 1 }
    while upper > lower, Self.isSpace(bytes[upper - 1]) { upper -= 1 }
    // A first line keeps its indentation: it may be code.
    while lower > note.document.body.lower, lower < upper, bytes[lower - 1] == 0x20 || bytes[lower - 1] == 0x09 {
      lower -= 1
    }
    range = ByteRange(lower, max(lower, upper))
  }

  /// The text, its lines ended by line feeds.
  package var text: String {
    note.document.text(range).split(omittingEmptySubsequences: false) { $0.isNewline }.joined(separator: "\n")
  }

  /// The patch that makes it another text, its lines ended as those of the note; nil when it is that text.
  package func patch(to text: String) -> Patch? {
    guard text != self.text else { return nil }
    let bytes = note.document.bytes
    let isReturn = bytes.firstIndex(of: 0x0A).map { $0 > 0 && bytes[$0 - 1] == 0x0D } ?? false
    let lineEnd = isReturn ? "\r\n" : "\n"
    let written = text.split(separator: "\n", omittingEmptySubsequences: false).joined(separator: lineEnd)
    guard range.isEmpty else { return Patch(range, written) }
    // A new text stands apart from what is above and below it.
    let place = range.lower
    let isLineStart = place == 0 || bytes[place - 1] == 0x0A
    let isApart = place == 0 || String(decoding: bytes[..<place], as: UTF8.self).hasSuffix(lineEnd + lineEnd)
    let before = (isLineStart ? "" : lineEnd) + (isApart ? "" : lineEnd)
    return Patch(insertingAt: place, before + written + lineEnd + (place < bytes.count ? lineEnd : ""))
  }

  private static func isSpace(_ byte: UInt8) -> Bool { byte == 0x20 || (0x09...0x0D).contains(byte) }

  private static func startAfterTitle(of note: Note) -> Int {
    let document = note.document
    let title = note.whole.title
    guard !title.isEmpty, document.text(title) == note.title,
      let heading = document.blocks.blocks.first(where: { block in
        if case .heading = block.kind { true } else { false }
      }), heading.range.lower <= title.lower, title.upper <= heading.range.upper,
      document.bytes[document.body.lower..<heading.range.lower].allSatisfy(isSpace)
    else { return document.body.lower }
    return heading.range.upper
  }

  /// The log is the last list of the body; without one the body's end.
  private static func endBeforeLog(of note: Note) -> Int {
    let end = note.document.body.upper
    guard let first = note.log(of: note.whole).map(\.range.lower).min() else { return end }
    let bytes = note.document.bytes
    var start = first
    while start > note.document.body.lower, bytes[start - 1] != 0x0A { start -= 1 }
    let lastLine = note.lines.last?.range.upper ?? end
    return bytes[min(lastLine, end)..<end].allSatisfy(isSpace) ? start : end
  }
}
