/// Collects HTML as UTF-8, escaping what is text.
package struct HTMLWriter {
  /// The HTML so far.
  package private(set) var output: [UInt8] = []

  package init() {}

  /// Adds markup as it is.
  package mutating func write(_ markup: StaticString) {
    unsafe output.append(contentsOf: UnsafeBufferPointer(start: markup.utf8Start, count: markup.utf8CodeUnitCount))
  }

  /// Adds a whole number.
  mutating func write(_ number: Int) {
    output.append(contentsOf: String(number).utf8)
  }

  /// Begins a new line unless one has just begun.
  package mutating func startLine() {
    if let last = output.last, last != 0x0A { output.append(0x0A) }
  }

  /// Adds bytes of the document as they are; NUL becomes U+FFFD (CommonMark 2.3).
  mutating func writeRaw(_ text: some Sequence<UInt8>) {
    for byte in text {
      if byte == 0 { write("\u{FFFD}") } else { output.append(byte) }
    }
  }

  /// Adds text, with `&`, `<`, `>` and `"` as entities; NUL becomes U+FFFD (CommonMark 2.3).
  package mutating func writeText(_ text: some Sequence<UInt8>) {
    for byte in text {
      switch byte {
      case UInt8(ascii: "&"): write("&amp;")
      case UInt8(ascii: "<"): write("&lt;")
      case UInt8(ascii: ">"): write("&gt;")
      case UInt8(ascii: "\""): write("&quot;")
      case 0: write("\u{FFFD}")
      default: output.append(byte)
      }
    }
  }

  /// Adds an address for an attribute: what RFC 3986 has no place for is percent-encoded, and so are brackets;
  /// `%` is kept, since an address is written encoded.
  mutating func writeURL(_ address: some Sequence<UInt8>) {
    for byte in address {
      switch byte {
      case UInt8(ascii: "&"): write("&amp;")
      case UInt8(ascii: "'"): write("&#x27;")
      case UInt8(ascii: "!"), UInt8(ascii: "#")...UInt8(ascii: "%"), UInt8(ascii: "(")...UInt8(ascii: ";"),
        UInt8(ascii: "="), UInt8(ascii: "?")...UInt8(ascii: "Z"), UInt8(ascii: "_"), UInt8(ascii: "~"),
        UInt8(ascii: "a")...UInt8(ascii: "z"):
        output.append(byte)
      default:
        output.append(UInt8(ascii: "%"))
        output.append(HTMLWriter.hexadecimalDigit(byte >> 4))
        output.append(HTMLWriter.hexadecimalDigit(byte & 15))
      }
    }
  }

  private static func hexadecimalDigit(_ value: UInt8) -> UInt8 {
    value < 10 ? 0x30 &+ value : 0x41 &+ value &- 10
  }
}
