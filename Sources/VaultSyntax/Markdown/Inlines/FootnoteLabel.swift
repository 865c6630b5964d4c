/// The label of a footnote, `[^label]`, as GitHub reads it.
enum FootnoteLabel {
  /// The range of the label in the `[^label]` at `start`: 1–999 bytes, no white space, no bracket.
  static func range(at start: Int, to end: Int, _ bytes: Span<UInt8>) -> ByteRange? {
    guard start &+ 2 < end, bytes[start] == UInt8(ascii: "["), bytes[start &+ 1] == UInt8(ascii: "^") else {
      return nil
    }
    var position = start &+ 2
    while position < end, position &- start < 1002 {
      switch bytes[position] {
      case UInt8(ascii: "]"): return position > start &+ 2 ? ByteRange(start &+ 2, position) : nil
      case UInt8(ascii: "["), 0...0x20: return nil
      default: position &+= 1
      }
    }
    return nil
  }
}
