extension LineAttribute {
  /// The value as text: quotes removed and their escapes resolved (YAML 1.2.2, 7.3.1 and 7.3.2), everything else as
  /// written; empty for a flag. O(length).
  package func text(in bytes: [UInt8]) -> String {
    Self.text(of: value, form: form, in: bytes)
  }

  /// The elements of a list, each as text; of any other value the parts between its commas. O(length).
  package func elements(in bytes: [UInt8]) -> [String] {
    guard form == .list else {
      return Self.parts(of: text(in: bytes))
    }
    var elements: [String] = []
    var scanner = FlowListScanner(bytes: bytes, position: value.lower + 1, end: value.upper)
    while let element = scanner.next() {
      elements.append(Self.text(of: element.range, form: element.form, in: bytes))
    }
    return elements
  }

  private static func parts(of text: String) -> [String] {
    var parts: [String] = []
    let bytes = Array(text.utf8)
    var start = 0
    for index in 0...bytes.count where index == bytes.count || bytes[index] == UInt8(ascii: ",") {
      let part = bytes.trimmed(start, index)
      if !part.isEmpty { parts.append(String(decoding: bytes[part.indices], as: UTF8.self)) }
      start = index + 1
    }
    return parts
  }

  private static func text(of range: ByteRange, form: Form, in bytes: [UInt8]) -> String {
    let content = ByteRange(range.lower + 1, range.upper - 1)
    switch form {
    case .plain, .link, .list, .flag:
      return String(decoding: bytes[range.indices], as: UTF8.self)
    case .singleQuoted:
      return String(decoding: unquotedSingle(bytes[content.indices]), as: UTF8.self)
    case .doubleQuoted:
      return unquotedDouble(bytes[content.indices])
    }
  }

  private static func unquotedSingle(_ bytes: ArraySlice<UInt8>) -> [UInt8] {
    var result: [UInt8] = []
    var isSecondOfPair = false
    for byte in bytes {
      isSecondOfPair = byte == UInt8(ascii: "'") && !isSecondOfPair
      if byte != UInt8(ascii: "'") || isSecondOfPair { result.append(byte) }
    }
    return result
  }

  private static func unquotedDouble(_ bytes: ArraySlice<UInt8>) -> String {
    var result: [UInt8] = []
    var index = bytes.startIndex
    while index < bytes.endIndex {
      guard bytes[index] == UInt8(ascii: "\\"), index + 1 < bytes.endIndex else {
        result.append(bytes[index])
        index += 1
        continue
      }
      index += 2
      let letter = bytes[index - 1]
      if let digits = hexadecimalDigits[letter], let scalar = scalar(in: bytes, at: index, digits: digits) {
        result.append(contentsOf: Array(String(scalar).utf8))
        index += digits
      } else if let meaning = escapes[letter] {
        result.append(contentsOf: Array(meaning.utf8))
      } else {
        // Not an escape of YAML: the author meant the backslash.
        result.append(contentsOf: [UInt8(ascii: "\\"), letter])
      }
    }
    return String(decoding: result, as: UTF8.self)
  }

  private static func scalar(in bytes: ArraySlice<UInt8>, at start: Int, digits: Int) -> Unicode.Scalar? {
    guard start + digits <= bytes.endIndex else { return nil }
    let text = String(decoding: bytes[start..<start + digits], as: UTF8.self)
    guard text.utf8.allSatisfy({ Character(Unicode.Scalar($0)).isHexDigit }) else { return nil }
    return UInt32(text, radix: 16).flatMap(Unicode.Scalar.init)
  }

  /// How many digits follow `\x`, `\u` and `\U` (YAML 1.2.2, rules 59–61).
  private static let hexadecimalDigits: [UInt8: Int] = [
    UInt8(ascii: "x"): 2, UInt8(ascii: "u"): 4, UInt8(ascii: "U"): 8,
  ]

  /// The escapes of one letter (YAML 1.2.2, rules 42–58).
  private static let escapes: [UInt8: String] = [
    UInt8(ascii: "0"): "\0", UInt8(ascii: "a"): "\u{7}", UInt8(ascii: "b"): "\u{8}", UInt8(ascii: "t"): "\t",
    UInt8(ascii: "n"): "\n", UInt8(ascii: "v"): "\u{B}", UInt8(ascii: "f"): "\u{C}", UInt8(ascii: "r"): "\r",
    UInt8(ascii: "e"): "\u{1B}", UInt8(ascii: " "): " ", UInt8(ascii: "\""): "\"", UInt8(ascii: "/"): "/",
    UInt8(ascii: "\\"): "\\", UInt8(ascii: "N"): "\u{85}", UInt8(ascii: "_"): "\u{A0}",
    UInt8(ascii: "L"): "\u{2028}", UInt8(ascii: "P"): "\u{2029}", 0x09: "\t",
  ]
}
