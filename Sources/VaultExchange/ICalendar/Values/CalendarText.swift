/// Values of the type TEXT (RFC 5545 section 3.3.11).
package enum CalendarText {
  /// The text of a value: `\n` and `\N` are line breaks, and a backslash goes from before any other sign.
  package static func decoded(_ value: String) -> String {
    guard value.utf8.contains(UInt8(ascii: "\\")) else { return value }
    return String(decoding: decoded(Array(value.utf8)[...]), as: UTF8.self)
  }

  /// The texts between the commas of a value that no backslash stands before.
  package static func list(_ value: String) -> [String] {
    var pieces: [[UInt8]] = [[]]
    var isEscaped = false
    for byte in value.utf8 {
      if byte == UInt8(ascii: ","), !isEscaped {
        pieces.append([])
        continue
      }
      pieces[pieces.count - 1].append(byte)
      isEscaped = byte == UInt8(ascii: "\\") && !isEscaped
    }
    return pieces.map { String(decoding: decoded($0[...]), as: UTF8.self) }
  }

  /// A text as a value.
  package static func encoded(_ text: String) -> String {
    var result = ""
    for character in text {
      switch character {
      case "\\": result += "\\\\"
      case ";": result += "\\;"
      case ",": result += "\\,"
      case "\n", "\r\n", "\r": result += "\\n"
      default: result.append(character)
      }
    }
    return result
  }

  private static func decoded(_ bytes: ArraySlice<UInt8>) -> [UInt8] {
    var result: [UInt8] = []
    result.reserveCapacity(bytes.count)
    var rest = bytes
    while let byte = rest.popFirst() {
      guard byte == UInt8(ascii: "\\"), let next = rest.popFirst() else {
        result.append(byte)
        continue
      }
      result.append(next | 0x20 == UInt8(ascii: "n") ? 0x0A : next)
    }
    return result
  }
}
