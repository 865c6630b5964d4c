/// A place in one line that knows columns, since a tab stands for spaces up to the next multiple of four
/// (CommonMark 2.2) and a container may take only some of them.
struct LineCursor {
  /// The first byte not yet taken by a container.
  var position: Int
  /// The column of `position`, or one inside the tab there if a container took the tab's first columns.
  var column = 0
  /// Whether the first columns of the tab at `position` are already taken.
  var isInsideTab = false
  /// The offset of the line's first byte, and that after its last, the line ending apart.
  let start: Int
  let end: Int
  /// The offset and the column of the first byte that is neither space nor tab; `end` on a blank line.
  var text: Int
  var textColumn = 0

  /// A cursor at the beginning of the line `start ..< end`.
  init(start: Int, end: Int) {
    self.start = start
    position = start
    text = start
    self.end = end
  }

  /// How many columns of white space stand before the text.
  var indent: Int { textColumn &- column }

  /// Whether nothing but white space is left.
  var isBlank: Bool { text >= end }

  /// Looks for the first byte that is neither space nor tab.
  mutating func findText(in bytes: Span<UInt8>) {
    text = position
    textColumn = column
    while text < end {
      switch bytes[text] {
      case 0x20: textColumn &+= 1
      case 0x09: textColumn = (textColumn & ~3) &+ 4
      default: return
      }
      text &+= 1
    }
  }

  /// Takes everything before the text.
  mutating func advanceToText() {
    position = text
    column = textColumn
    isInsideTab = false
  }

  /// Takes `count` bytes that are no tabs.
  mutating func advance(bytes count: Int) {
    position &+= count
    column &+= count
    isInsideTab = false
  }

  /// Takes at most `count` columns of white space, so that a tab may be taken in part.
  mutating func advance(columns count: Int, in bytes: Span<UInt8>) {
    var left = count
    while left > 0, position < end {
      if bytes[position] == 0x20 {
        advance(bytes: 1)
        left &-= 1
      } else if bytes[position] == 0x09 {
        let width = 4 &- (column & 3)
        isInsideTab = width > left
        column &+= min(width, left)
        if !isInsideTab { position &+= 1 }
        left &-= width
      } else {
        return
      }
    }
  }
}
