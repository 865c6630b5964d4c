package import VaultModel
package import VaultSyntax

/// The text of a task's or an event's note that a calendar calls its description: the body without the heading that is the
/// title, and without the log of what was done.
package struct NoteBody: Sendable {
  /// Where it stands, without white space at its ends; empty where it would begin.
  package let range: ByteRange
  private let note: Note

  package init(of note: Note) { self.init(of: note, title: note.title) }

  /// - Parameter title: the text of a heading that is the title.
  fileprivate init(of note: Note, title: String) {
    self.note = note
    let bytes = note.document.bytes
    var lower = Self.start(of: note, behind: title)
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
  ///
  /// A heading and lines of a log that the note has already are not written again.
  package func patch(to text: String) -> Patch? {
    let text = text == self.text ? text : FramedText(text, in: note).text(besides: self)
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

  /// What stands above and below the text: the heading and the log, with the white space around them.
  fileprivate var frame: (above: String, below: String) {
    let document = note.document
    return (
      document.text(ByteRange(document.body.lower, range.lower)),
      document.text(ByteRange(range.upper, document.body.upper))
    )
  }

  private static func start(of note: Note, behind name: String) -> Int {
    let document = note.document
    let title = note.whole.title
    guard !title.isEmpty, document.text(title) == name,
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

/// A text of a calendar as a note reads it that has it below its front matter: a heading at its beginning may be the title
/// there, and lines at its end the log, and neither is the note's text.
///
/// ```swift
/// let framed = FramedText("# Water\n\nThe fern.\n\n- [x] 2026-11-19", in: note)
/// framed.text                    // The fern.
/// framed.around("The cactus.")   // # Water⏎⏎The cactus.⏎⏎- [x] 2026-11-19
/// ```
package struct FramedText: Sendable {
  /// What the note says of it.
  package let text: String
  private let whole: String
  private let above: String
  private let below: String

  /// - Parameter note: the note as it is otherwise, whatever text it has now.
  /// - Complexity: that of reading the note.
  package init(_ text: String, in note: Note) {
    // Below an empty line, because a rule at the beginning of a text opens no front matter.
    let bytes = note.document.bytes[..<note.document.body.lower] + Array("\n\(text)\n".utf8)
    let body = NoteBody(of: Note(Document(Array(bytes)), context: note.context), title: note.title)
    self.text = body.text
    whole = text
    above = String(body.frame.above.dropFirst())
    below = String(body.frame.below.dropLast())
  }

  /// The text of the calendar with another text of the note in it.
  package func around(_ other: String) -> String {
    let frame = [above, below].map { $0.contains { !$0.isWhitespace } ? $0 : "" }
    guard frame != ["", ""] else { return other }
    guard text.isEmpty || other.isEmpty else { return frame[0] + other + frame[1] }
    return [frame[0], other, frame[1]].map(\.withoutLineEndsAround).filter { !$0.isEmpty }.joined(separator: "\n\n")
  }

  /// What a note is to say instead of the text that it has now.
  fileprivate func text(besides body: NoteBody) -> String {
    let records = Self.records(below)
    let known = Set(Self.records(body.frame.below))
    let missing = records.filter { !known.contains($0) }
    let hasHeading = [above, body.frame.above].allSatisfy { $0.contains { !$0.isWhitespace } }
    guard hasHeading || missing != records else { return whole }
    let parts = [hasHeading ? "" : above.withoutLineEndsAround, text, missing.joined(separator: "\n")]
    return parts.filter { !$0.isEmpty }.joined(separator: "\n\n")
  }

  /// The lines of a log, each with what stands below it.
  private static func records(_ log: String) -> [String] {
    log.split { $0.isNewline }.reduce(into: []) { records, line in
      if let last = records.indices.last, line.first?.isWhitespace ?? false {
        records[last] += "\n" + line
      } else {
        records.append(String(line))
      }
    }
  }
}

extension String {
  fileprivate var withoutLineEndsAround: String {
    guard let first = firstIndex(where: { !$0.isNewline }), let last = lastIndex(where: { !$0.isNewline }) else {
      return ""
    }
    return String(self[first...last])
  }
}
