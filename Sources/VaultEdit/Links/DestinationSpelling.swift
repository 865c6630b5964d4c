import VaultSyntax

/// How one Markdown link spells its destination, so that another one looks the same (CommonMark 6.3; RFC 3986, 2.1).
///
/// Names that stood there before keep their bytes. In a new name a bare destination encodes what would end it; in
/// `<>` spaces stay. Letters beyond ASCII are encoded where the author encoded some.
struct DestinationSpelling {
  private let isAngled: Bool
  private let encodesLetters: Bool
  private let encodesSpaces: Bool
  /// The names of the destination as they are written, by what they read as.
  private let written: [String: [UInt8]]

  /// Destinations spelled as that of a link is.
  init(like link: WrittenLink) {
    isAngled = link.isAngled
    var written: [String: [UInt8]] = [:]
    for name in link.spelling.split(separator: UInt8(ascii: "/")) {
      written[Self.decoded(Array(name))] = Array(name)
    }
    self.written = written
    let escapes = Self.escapes(in: link.spelling)
    encodesLetters = escapes.contains { $0 >= 0x80 }
    encodesSpaces = !link.isAngled || escapes.contains(0x20)
  }

  /// The bytes of a path; nil when it has a control character.
  func spelling(of path: String) -> [UInt8]? {
    guard !path.utf8.contains(where: { $0 < 0x20 || $0 == 0x7F }) else { return nil }
    let names = path.split(separator: "/", omittingEmptySubsequences: false)
    var spelling: [UInt8] = []
    for (number, name) in names.enumerated() {
      if number > 0 { spelling.append(UInt8(ascii: "/")) }
      spelling += written[String(name)] ?? encoded(name, isFirst: number == 0)
    }
    return spelling
  }

  private func encoded(_ name: Substring, isFirst: Bool) -> [UInt8] {
    var result: [UInt8] = []
    for byte in name.utf8 {
      if isEncoded(byte, isFirst: isFirst) {
        result += [UInt8(ascii: "%"), Self.digits[Int(byte >> 4)], Self.digits[Int(byte & 15)]]
      } else {
        result.append(byte)
      }
    }
    return result
  }

  private func isEncoded(_ byte: UInt8, isFirst: Bool) -> Bool {
    switch byte {
    case 0x80...: encodesLetters
    case 0x20: encodesSpaces
    // What ends a destination or begins something in it, a cell of a table, or an entity (CommonMark 6.2).
    case UInt8(ascii: "%"), UInt8(ascii: "#"), UInt8(ascii: "<"), UInt8(ascii: ">"), UInt8(ascii: "\\"),
      UInt8(ascii: "|"), UInt8(ascii: "?"), UInt8(ascii: "&"), UInt8(ascii: "`"), UInt8(ascii: "\""):
      true
    case UInt8(ascii: "("), UInt8(ascii: ")"), UInt8(ascii: "["), UInt8(ascii: "]"): !isAngled
    // A name with a colon at the beginning would be a scheme.
    case UInt8(ascii: ":"): isFirst
    default: false
    }
  }

  private static let digits = Array("0123456789ABCDEF".utf8)

  private static func decoded(_ name: [UInt8]) -> String {
    let whole = ByteRange(0, name.count)
    return LinkReference(
      kind: .markdown, isEmbed: false, range: whole, target: whole, heading: ByteRange(0, 0), text: ByteRange(0, 0)
    ).decodedTarget(in: name)
  }

  /// The bytes that a destination has percent-encoded.
  private static func escapes(in spelling: [UInt8]) -> [UInt8] {
    spelling.indices.dropLast(2).compactMap { position in
      guard spelling[position] == UInt8(ascii: "%") else { return nil }
      return UInt8(String(decoding: spelling[position + 1...position + 2], as: UTF8.self), radix: 16)
    }
  }
}
