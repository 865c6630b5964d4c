package import VaultModel
import VaultSyntax

/// Lines of a note on their way to another one, each with all that stands below it: but for indentation, marker and line
/// ends, which are those of the list they come to, no byte of them changes.
///
/// ```swift
/// let transfer = LineTransfer(of: home.roots, from: home)
/// let inbox = try transfer.applied(to: bytes, context: context)
/// let rest = try transfer.remainder()
/// ```
package struct LineTransfer: Sendable {
  /// The note that the lines leave.
  private let source: Note
  /// Their places in ``Note/lines``, in their order; none stands below another.
  private let lines: [Int]

  package init(of lines: [Int], from source: Note) {
    self.source = source
    self.lines = lines
  }

  /// The bytes of a note with the lines behind those of its last list.
  ///
  /// - Throws: `EditRefusal` when the note has a conflict, or when the lines would not read there as they do now.
  package func applied(to bytes: [UInt8], context: ReadingContext) throws(EditRefusal) -> [UInt8] {
    guard !lines.isEmpty else { return bytes }
    let target = Note(Document(bytes), context: context)
    if let conflict = target.document.conflicts.first { throw EditRefusal(.conflictMarkers, at: conflict.marker) }
    let position = try LineEdit(target).position(of: .end)
    let text = text(at: position, endingLinesWith: LineEdit(target).text.lineEnding(at: position.offset))
    let patch = Patch(
      ByteRange(position.offset, position.offset), position.before + text + position.after)
    let after = Note(Document([patch].applied(to: bytes)), context: context)
    let moved = Set(moved)
    guard after.texts == (target.texts + moved.map(source.text(ofLine:))).sorted(),
      after.taskCount() == target.taskCount() + source.taskCount(where: { moved.contains($0) })
    else { throw EditRefusal(.wouldReadOtherwise, at: ByteRange(position.offset, position.offset)) }
    return after.document.bytes
  }

  /// The bytes of the note without the lines, and without the blank lines that only they had around them.
  ///
  /// - Throws: `EditRefusal` when what is left would read otherwise.
  package func remainder() throws(EditRefusal) -> [UInt8] {
    let edit = LineEdit(source)
    var cuts: [ByteRange] = []
    for line in lines {
      let own = edit.ownLines(of: line)
      if let last = cuts.last, edit.text.endOfBlankLines(from: last.upper, inQuote: false) >= own.lower {
        cuts[cuts.count - 1] = ByteRange(last.lower, own.upper)
      } else {
        cuts.append(own)
      }
    }
    let patches = cuts.map { Patch(withBlankLines($0, edit.text), "") }
    let after = Note(Document(patches.applied(to: source.document.bytes)), context: source.context)
    let moved = Set(moved)
    guard after.texts == source.lines.indices.filter({ !moved.contains($0) }).map(source.text(ofLine:)).sorted() else {
      throw EditRefusal(.wouldReadOtherwise, at: cuts.first ?? ByteRange(0, 0))
    }
    return after.document.bytes
  }

  /// A cut with the blank lines before it where blank lines or nothing follow, at the beginning with those behind it.
  private func withBlankLines(_ cut: ByteRange, _ text: BodyText) -> ByteRange {
    let isBlankAfter =
      cut.upper >= text.bytes.count || text.isBlank(cut.upper, text.end(ofLineAt: cut.upper), inQuote: false)
    guard isBlankAfter else { return cut }
    let lower = text.startOfBlankLines(before: cut.lower, inQuote: false)
    let upper = lower == text.lower ? text.endOfBlankLines(from: cut.upper, inQuote: false) : cut.upper
    return ByteRange(lower, upper)
  }

  // MARK: The lines

  /// The lines with those below them.
  private var moved: [Int] { lines.flatMap { $0..<max($0 + 1, Int(source.lines[$0].subtreeEnd)) } }

  /// The lines as they stand below each other at another place, without the last line ending.
  private func text(at position: LinePosition, endingLinesWith ending: [UInt8]) -> [UInt8] {
    let edit = LineEdit(source)
    let gap = position.neighbour == nil ? [] : position.style.gap
    var marker = position.style.marker
    // A new list has one bullet, that of the lines.
    if position.neighbour == nil, let own = lines.first(where: { !source.lines[$0].isOrdered }) {
      marker = Array(source.document.bytes[source.lines[own].marker.indices])
    }
    var result: [UInt8] = []
    for (number, line) in lines.enumerated() {
      if number > 0 {
        result += ending + gap
        marker = LineEdit.markerAfter(marker)
      }
      result += Self.ended(edit.moved(line, prefix: position.style.prefix, marker: marker), with: ending)
    }
    return result
  }

  /// Text with other line ends.
  private static func ended(_ text: [UInt8], with ending: [UInt8]) -> [UInt8] {
    var result: [UInt8] = []
    var place = 0
    while place < text.count {
      if text[place].isLineEnding {
        result += ending
        place += text[place] == 0x0D && place + 1 < text.count && text[place + 1] == 0x0A ? 2 : 1
      } else {
        result.append(text[place])
        place += 1
      }
    }
    return result
  }
}

extension Note {
  /// What each line of its lists says, its checkbox included, sorted.
  fileprivate var texts: [String] { lines.indices.map(text(ofLine:)).sorted() }

  fileprivate func text(ofLine line: Int) -> String {
    document.text(lines[line].checkboxRange) + " " + document.text(lines[line].content)
  }

  /// How many of its lines are tasks, of those that count.
  fileprivate func taskCount(where counts: (Int) -> Bool = { _ in true }) -> Int {
    items.count { $0.type == .task && $0.line.map(counts) == true }
  }
}
