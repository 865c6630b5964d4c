import VaultSyntax

/// A path as git writes it in the head of a diff: bare, or in double quotes with the escapes of C where it holds a
/// quote, a backslash, a control character or bytes that are not UTF-8 (git's `core.quotePath=false`, so that Ukrainian
/// names can be read).
struct QuotedPath {
  /// The path as it stands in the diff.
  let bytes: [UInt8]

  /// Quotes a path if it needs to be, with a prefix such as `a/` inside the quotes.
  init(_ path: [UInt8], prefix: StaticString = "") {
    let isText = Self.isText(path)
    var escaped = Array(prefix.description.utf8)
    for byte in path { Self.append(byte, isText: isText, to: &escaped) }
    let isBare = escaped.count == prefix.utf8CodeUnitCount + path.count
    bytes = isBare ? escaped : [doubleQuote] + escaped + [doubleQuote]
  }

  /// What a reader of `---` and `+++` lines needs after a path with a space: there a tab ends the path, and what else
  /// follows would be a time.
  var end: [UInt8] { bytes.contains(UInt8(ascii: " ")) ? Array("\t".utf8) : [] }

  private static func isText(_ path: [UInt8]) -> Bool {
    let span = path.span
    var position = 0
    while position < span.count {
      let (scalar, length) = UTF8Reading.scalar(span, at: position, end: span.count)
      guard scalar != nil else { return false }
      position += length
    }
    return true
  }

  /// Writes a byte, escaped if it cannot stand for itself.
  private static func append(_ byte: UInt8, isText: Bool, to escaped: inout [UInt8]) {
    switch byte {
    case 0x07...0x0D:
      escaped += [backslash, Array("abtnvfr".utf8)[Int(byte - 0x07)]]
    case doubleQuote, backslash:
      escaped += [backslash, byte]
    case 0x20..<0x7F:
      escaped.append(byte)
    case 0x80... where isText:
      escaped.append(byte)
    default:
      let digits = [byte >> 6, byte >> 3 & 7, byte & 7].map { UInt8(ascii: "0") + $0 }
      escaped += [backslash] + digits
    }
  }
}

private let doubleQuote = UInt8(ascii: "\"")
private let backslash = UInt8(ascii: "\\")
