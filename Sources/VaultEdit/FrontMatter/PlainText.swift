import VaultModel
import VaultSyntax

/// What may stand in YAML without quotes, and what every reader takes for text there.
enum PlainText {
  /// Whether a text of one line can be a plain scalar (YAML 1.2.2, 7.3.3), in flow collections or outside.
  ///
  /// A little stricter than the standard: a text that begins with `?` or `:` or holds a tab is quoted, because older
  /// readers stumble over them.
  static func isPlain(_ text: [UInt8], inFlow: Bool) -> Bool {
    guard let first = text.first, let last = text.last, !needsEscapes(text) else { return false }
    guard first != UInt8(ascii: " "), last != UInt8(ascii: " "), last != UInt8(ascii: ":") else { return false }
    guard canBegin(text, first: first), !isDocumentMarker(text) else { return false }
    var previous: UInt8 = 0
    for byte in text {
      if byte == UInt8(ascii: " "), previous == UInt8(ascii: ":") { return false }
      if byte == UInt8(ascii: "#"), previous == UInt8(ascii: " ") { return false }
      if inFlow, YAMLBytes.isFlowIndicator(byte) { return false }
      previous = byte
    }
    return true
  }

  private static func canBegin(_ text: [UInt8], first: UInt8) -> Bool {
    switch first {
    case UInt8(ascii: "-"):
      text.count > 1 && text[1] != UInt8(ascii: " ") && !YAMLBytes.isFlowIndicator(text[1])
    case UInt8(ascii: "?"), UInt8(ascii: ":"): false
    default: !YAMLBytes.isIndicator(first)
    }
  }

  private static func isDocumentMarker(_ text: [UInt8]) -> Bool {
    guard text.starts(with: "---".utf8) || text.starts(with: "...".utf8) else { return false }
    return text.count == 3 || text[3] == UInt8(ascii: " ")
  }

  /// Whether a text holds what only a double-quoted scalar can: control characters, line breaks, tabs, and characters
  /// that are not printable (YAML 1.2.2, 5.1).
  static func needsEscapes(_ text: [UInt8]) -> Bool {
    String(decoding: text, as: UTF8.self).unicodeScalars.contains(where: needsEscape)
  }

  /// Whether a character must be escaped between double quotes, or is better so because nobody sees it.
  static func needsEscape(_ character: Unicode.Scalar) -> Bool {
    switch character.value {
    case 0x20...0x7E: false
    case 0...0x1F, 0x7F...0x9F, 0x2028, 0x2029, 0xFEFF, 0xFFFE, 0xFFFF: true
    default: false
    }
  }

  /// Whether every YAML reader takes a plain scalar with this text for text.
  ///
  /// Readers of YAML 1.1 (its type repository: bool, int, float, null, timestamp, merge, value) take `no`, `012`,
  /// `1_000`, `12:30`, `=` and `<<` for something else; Ruby's also takes `1,5` for a number.
  static func isAlwaysText(_ text: [UInt8]) -> Bool {
    !words.contains(String(decoding: text, as: UTF8.self)) && !readsAsNumber(text[...]) && !readsAsDate(text)
  }

  private static let words: Set<String> = Set(
    ["", "~", "=", "<<", "y", "Y", "n", "N"]
      + ["null", "true", "false", "yes", "no", "on", "off"].flatMap { word in
        [word, word.capitalized, word.uppercased()]
      })

  private static func readsAsNumber(_ text: ArraySlice<UInt8>) -> Bool {
    var digits = text
    if digits.first == UInt8(ascii: "-") || digits.first == UInt8(ascii: "+") { digits = digits.dropFirst() }
    let lowercased = digits.map { $0 | 0x20 }
    if lowercased.elementsEqual(".inf".utf8) || lowercased.elementsEqual(".nan".utf8) { return true }
    guard let first = digits.first else { return false }
    guard isDigit(first) || (first == UInt8(ascii: ".") && digits.dropFirst().first.map(isDigit) == true) else {
      return false
    }
    if first == UInt8(ascii: "0"), digits.count > 2, "xob".utf8.contains(lowercased[1]) {
      return digits.dropFirst(2).allSatisfy(isHexadecimal)
    }
    return isExponent(digits.drop { isDigit($0) || "_,.:".utf8.contains($0) })
  }

  /// Whether nothing, or an exponent, is left of a number.
  private static func isExponent(_ rest: ArraySlice<UInt8>) -> Bool {
    guard let first = rest.first else { return true }
    guard first | 0x20 == UInt8(ascii: "e") else { return false }
    var digits = rest.dropFirst()
    if digits.first == UInt8(ascii: "-") || digits.first == UInt8(ascii: "+") { digits = digits.dropFirst() }
    return !digits.isEmpty && digits.allSatisfy(isDigit)
  }

  /// `2026-11-20`, `2026-1-5`, and either with a time after it.
  private static func readsAsDate(_ text: [UInt8]) -> Bool {
    let parts = text.split(separator: UInt8(ascii: "-"), maxSplits: 2, omittingEmptySubsequences: false)
    guard parts.count == 3, parts[0].count == 4, parts[0].allSatisfy(isDigit) else { return false }
    guard (1...2).contains(parts[1].count), parts[1].allSatisfy(isDigit) else { return false }
    let day = parts[2].prefix(while: isDigit)
    guard (1...2).contains(day.count) else { return false }
    guard let next = parts[2].dropFirst(day.count).first else { return true }
    return next | 0x20 == UInt8(ascii: "t") || YAMLBytes.isBlank(next)
  }

  private static func isDigit(_ byte: UInt8) -> Bool { byte >= UInt8(ascii: "0") && byte <= UInt8(ascii: "9") }

  private static func isHexadecimal(_ byte: UInt8) -> Bool {
    isDigit(byte) || byte == UInt8(ascii: "_") || (byte | 0x20 >= UInt8(ascii: "a") && byte | 0x20 <= UInt8(ascii: "f"))
  }
}
