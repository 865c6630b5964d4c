/// A link from a note to another, or to a file beside it.
package struct LinkReference: Hashable, Sendable {
  /// How it is written: `[[stem#heading|text]]` or `[text](relative/path.md#heading)`.
  package enum Kind: UInt8, Sendable { case wiki, markdown }

  /// How it is written.
  package var kind: Kind
  /// Whether `!` stands before it, so that the target is shown in place.
  package var isEmbed: Bool
  /// All of it, with brackets and `!`.
  package var range: ByteRange
  /// The stem or path without heading; empty for a link into the same note.
  package var target: ByteRange
  /// What follows `#`: a heading, or a block id with `^`; empty when absent.
  package var heading: ByteRange
  /// The words shown; empty for a wiki link without `|`.
  package var text: ByteRange

  package init(
    kind: Kind, isEmbed: Bool, range: ByteRange, target: ByteRange, heading: ByteRange, text: ByteRange
  ) {
    self.kind = kind
    self.isEmbed = isEmbed
    self.range = range
    self.target = target
    self.heading = heading
    self.text = text
  }

  /// The target as a path or stem: of a Markdown link with backslash escapes (CommonMark 2.4) and percent encoding
  /// (RFC 3986, 2.1) resolved. O(length).
  package func decodedTarget(in bytes: [UInt8]) -> String { decoded(target, in: bytes) }

  /// The heading or `^block-id`, decoded as the target is. O(length).
  package func decodedHeading(in bytes: [UInt8]) -> String { decoded(heading, in: bytes) }

  private func decoded(_ range: ByteRange, in bytes: [UInt8]) -> String {
    guard kind == .markdown else { return String(decoding: bytes[range.indices], as: UTF8.self) }
    var result: [UInt8] = []
    var offset = range.lower
    while offset < range.upper {
      let byte = bytes[offset]
      if byte == UInt8(ascii: "\\"), offset + 1 < range.upper, isPunctuation(bytes[offset + 1]) {
        result.append(bytes[offset + 1])
        offset += 2
      } else if byte == UInt8(ascii: "%"), offset + 2 < range.upper,
        let high = Self.digit(bytes[offset + 1]), let low = Self.digit(bytes[offset + 2])
      {
        result.append(high << 4 | low)
        offset += 3
      } else {
        result.append(byte)
        offset += 1
      }
    }
    return String(decoding: result, as: UTF8.self)
  }

  private static func digit(_ byte: UInt8) -> UInt8? {
    if isDigit(byte) { return byte - 0x30 }
    let letter = byte | 0x20
    return letter >= 0x61 && letter <= 0x66 ? letter - 0x61 + 10 : nil
  }
}
