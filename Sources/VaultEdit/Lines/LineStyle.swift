import VaultModel
import VaultSyntax

/// How a line of a list is written: what stands before its content, and the blank lines between it and its neighbour.
struct LineStyle {
  /// The indentation, with the marks of the quotes around it.
  var prefix: [UInt8] = []
  /// `-`, `*`, `+`, `1.` or `1)`.
  var marker: [UInt8] = [UInt8(ascii: "-")]
  /// The white space behind the marker.
  var spacing: [UInt8] = [0x20]
  /// Whether it has a checkbox; nil when no neighbour says so.
  var hasCheckbox: Bool?
  /// Blank lines with their line endings, as they stand between the lines of the list.
  var gap: [UInt8] = []

  /// The bytes of a line without its line ending.
  func line(_ content: String, checkbox: LineItem.Checkbox) -> [UInt8] {
    let box = checkbox.mark.map { "[\($0)] " } ?? ""
    return prefix + marker + spacing + Array((box + content).utf8)
  }
}

/// A place between two lines of a note, with the style that a line there has.
struct LinePosition {
  /// Where the line is put in.
  var offset: Int
  /// What stands before the line's own bytes, and after them.
  var before: [UInt8] = []
  /// What stands behind the line.
  var after: [UInt8] = []
  /// How a line there is written.
  var style: LineStyle
  /// The line that it is put beside or below, if there is one.
  var neighbour: Int?
  /// Whether that line is the new one's neighbour in the same list.
  var isSibling = true
}

extension LinePlan {
  /// Puts a line there; `shift` is how many bytes before it go.
  mutating func insert(_ line: [UInt8], at position: LinePosition, shift: Int) {
    let offset = position.offset
    patches.insert(Patch(ByteRange(offset, offset), position.before + line + position.after), at: 0)
    let start = offset - shift + position.before.count
    heading = ByteRange(offset - shift, start)
    inserted = ByteRange(start, start + line.count)
  }
}
