/// The marker of a list item: `-`, `*`, `+`, or one to nine digits and `.` or `)` (CommonMark 5.2).
struct ListMarker {
  let range: ByteRange
  /// The bullet, `.` or `)`: items with the same one make one list (CommonMark 5.3).
  let delimiter: UInt8
  /// The number of an ordered item, 0 … 999,999,999; 0 for a bullet.
  let number: Int32

  /// Whether it is a number.
  var isOrdered: Bool { delimiter == UInt8(ascii: ".") || delimiter == UInt8(ascii: ")") }

  /// The marker at `start`, if there is one with white space or the line's end behind it.
  init?(at start: Int, to end: Int, _ bytes: Span<UInt8>) {
    var position = start
    var number: Int32 = 0
    while position < end, position &- start < 9, (0x30...0x39).contains(bytes[position]) {
      number = number &* 10 &+ Int32(bytes[position] &- 0x30)
      position &+= 1
    }
    guard position < end else { return nil }
    delimiter = bytes[position]
    switch delimiter {
    case UInt8(ascii: "-"), UInt8(ascii: "*"), UInt8(ascii: "+"): guard position == start else { return nil }
    case UInt8(ascii: "."), UInt8(ascii: ")"): guard position > start else { return nil }
    default: return nil
    }
    position &+= 1
    guard position == end || isSpaceOrTab(bytes[position]) else { return nil }
    range = ByteRange(start, position)
    self.number = number
  }

  /// Whether the item may end a paragraph without a blank line: it holds text and, if ordered, counts from 1.
  func mayInterruptParagraph(to end: Int, _ bytes: Span<UInt8>) -> Bool {
    (!isOrdered || number == 1) && !trimmed(range.upper, end, bytes).isEmpty
  }
}
