/// An address in angle brackets (CommonMark 6.5).
struct AngleAutolink {
  let target: Range<Int>
  let isEmail: Bool
  /// The offset behind `>`.
  var end: Int { target.upperBound &+ 1 }

  /// The autolink at the `<` at `start`, if there is one.
  init?(at start: Int, in text: Span<UInt8>) {
    if let end = AngleAutolink.endOfURI(at: start &+ 1, in: text) {
      target = start &+ 1..<end
      isEmail = false
    } else if let end = AngleAutolink.endOfEmail(at: start &+ 1, in: text) {
      target = start &+ 1..<end
      isEmail = true
    } else {
      return nil
    }
  }

  /// A scheme of 2–32 characters, a colon, and anything but white space, control characters and angle brackets.
  private static func endOfURI(at start: Int, in text: Span<UInt8>) -> Int? {
    var position = start
    guard position < text.count, isLetter(text[position]) else { return nil }
    while position < text.count, position &- start <= 32, isSchemeByte(text[position]) { position &+= 1 }
    guard (2...32).contains(position &- start), position < text.count, text[position] == UInt8(ascii: ":") else {
      return nil
    }
    while position < text.count {
      switch text[position] {
      case UInt8(ascii: ">"): return position
      case UInt8(ascii: "<"), 0...0x20, 0x7F: return nil
      default: position &+= 1
      }
    }
    return nil
  }

  private static func isSchemeByte(_ byte: UInt8) -> Bool {
    switch byte {
    case UInt8(ascii: "+"), UInt8(ascii: "."), UInt8(ascii: "-"): true
    default: isLetter(byte) || isDigit(byte)
    }
  }

  /// An address as HTML's `type=email` takes it.
  private static func endOfEmail(at start: Int, in text: Span<UInt8>) -> Int? {
    var position = start
    while position < text.count, isLocalByte(text[position]) { position &+= 1 }
    guard position > start, position < text.count, text[position] == UInt8(ascii: "@") else { return nil }
    repeat {
      let labelStart = position &+ 1
      position = labelStart
      while position < text.count, isLetter(text[position]) || isDigit(text[position]) || text[position] == 0x2D {
        position &+= 1
      }
      guard (1...63).contains(position &- labelStart), text[labelStart] != 0x2D, text[position &- 1] != 0x2D else {
        return nil
      }
    } while position < text.count && text[position] == UInt8(ascii: ".")
    return position < text.count && text[position] == UInt8(ascii: ">") ? position : nil
  }

  private static func isLocalByte(_ byte: UInt8) -> Bool {
    switch byte {
    case UInt8(ascii: "\""), UInt8(ascii: "("), UInt8(ascii: ")"), UInt8(ascii: ","), UInt8(ascii: ":"),
      UInt8(ascii: ";"), UInt8(ascii: "<"), UInt8(ascii: ">"), UInt8(ascii: "@"), UInt8(ascii: "["),
      UInt8(ascii: "\\"), UInt8(ascii: "]"):
      false
    default: isLetter(byte) || isDigit(byte) || isPunctuation(byte)
    }
  }
}
