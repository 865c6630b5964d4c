package import VaultSyntax

/// The text of one value: a range of the note's own bytes when it is written plainly, else of its decoded bytes.
///
/// Most values are plain, so reading one copies nothing.
package struct TextSource: Sendable, Hashable {
  package let bytes: [UInt8]
  package let range: ByteRange

  package init(_ bytes: [UInt8], _ range: ByteRange) {
    self.bytes = bytes
    self.range = ByteRange(min(range.lower, bytes.count), min(range.upper, bytes.count))
  }

  /// A text of its own, such as a decoded one.
  package init(_ bytes: [UInt8]) {
    self.init(bytes, ByteRange(0, bytes.count))
  }

  /// The text, with invalid UTF-8 repaired.
  package var text: String { String(decoding: bytes[range.indices], as: UTF8.self) }

  /// The text without ASCII white space at its ends.
  package var trimmed: TextSource {
    var lower = range.lower
    var upper = range.upper
    while lower < upper, Self.isSpace(bytes[lower]) { lower += 1 }
    while upper > lower, Self.isSpace(bytes[upper - 1]) { upper -= 1 }
    return TextSource(bytes, ByteRange(lower, upper))
  }

  package var isEmpty: Bool { range.isEmpty }

  /// Whether a byte stands in it. O(*n*) in its length.
  package func contains(_ byte: UInt8) -> Bool { bytes[range.indices].contains(byte) }

  /// The pieces between a separator, trimmed; empty ones are left out.
  package func pieces(separatedBy separator: Unicode.Scalar) -> [TextSource] {
    bytes[range.indices].split { $0 == UInt8(ascii: separator) }
      .map { TextSource(bytes, ByteRange($0.startIndex, $0.endIndex)).trimmed }
      .filter { !$0.isEmpty }
  }

  private static func isSpace(_ byte: UInt8) -> Bool { byte == 0x20 || (0x09...0x0D).contains(byte) }
}
