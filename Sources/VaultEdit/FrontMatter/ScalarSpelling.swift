import VaultModel
import VaultSyntax

/// How scalars of one line are written at one place: plain where that reads as meant, else with the quotes that the
/// neighbours use.
///
/// ```swift
/// let spelling = ScalarSpelling(inFlow: false)
/// spelling.bytes(of: NewScalar("soup", isText: true), in: .plain)    // soup
/// spelling.bytes(of: NewScalar("no", isText: true), in: .plain)      // "no"
/// ```
struct ScalarSpelling: Sendable {
  /// Whether it stands in brackets or braces, where `,[]{}` divide.
  var inFlow: Bool
  /// The quotes of a text that cannot be plain: `.doubleQuoted` or `.singleQuoted`.
  var quotes: YAMLNode.Style = .doubleQuoted
  /// Whether the neighbours write `[[link]]` without quotes.
  var hasPlainLinks = false

  /// The bytes of a scalar in a style, or in the next one that can hold it; styles of blocks count as plain.
  func bytes(of scalar: NewScalar, in style: YAMLNode.Style) -> [UInt8] {
    let text = Array(scalar.text.utf8)
    switch style {
    case .doubleQuoted: return Self.doubleQuoted(scalar.text)
    case .singleQuoted:
      return PlainText.needsEscapes(text) ? Self.doubleQuoted(scalar.text) : Self.singleQuoted(text)
    case .plain, .literal, .folded, .block, .flow:
      if hasPlainLinks, Self.isPlainLink(text) { return text }
      let isPlain = PlainText.isPlain(text, inFlow: inFlow) && !(scalar.isText && !PlainText.isAlwaysText(text))
      return isPlain ? text : bytes(of: scalar, in: quotes == .singleQuoted ? .singleQuoted : .doubleQuoted)
    }
  }

  /// The bytes of a key; what another reader might take for a number or a truth value is quoted.
  func key(_ key: String, in style: YAMLNode.Style) -> [UInt8] {
    // A key stands at the beginning of its line, where `<<<<<<<` would be a conflict marker.
    let isMarker = ["<<<<<<<", "=======", ">>>>>>>"].contains { key.hasPrefix($0) }
    return bytes(of: NewScalar(key, isText: true), in: isMarker && style == .plain ? quotes : style)
  }

  private static func singleQuoted(_ text: [UInt8]) -> [UInt8] {
    var quoted: [UInt8] = [UInt8(ascii: "'")]
    for byte in text {
      if byte == UInt8(ascii: "'") { quoted.append(byte) }
      quoted.append(byte)
    }
    return quoted + [UInt8(ascii: "'")]
  }

  private static func doubleQuoted(_ text: String) -> [UInt8] {
    var quoted = "\""
    for character in text.unicodeScalars {
      switch character {
      case "\"": quoted += "\\\""
      case "\\": quoted += "\\\\"
      case "\n": quoted += "\\n"
      case "\t": quoted += "\\t"
      case "\r": quoted += "\\r"
      case _ where PlainText.needsEscape(character): quoted += escape(character.value)
      default: quoted.unicodeScalars.append(character)
      }
    }
    return Array((quoted + "\"").utf8)
  }

  private static func escape(_ value: UInt32) -> String {
    let digits = String(value, radix: 16, uppercase: true)
    let width = value > 0xFF ? 4 : 2
    return (width == 4 ? "\\u" : "\\x") + String(repeating: "0", count: max(0, width - digits.count)) + digits
  }

  /// Whether a text without quotes reads as the wiki link that it is.
  static func isPlainLink(_ text: [UInt8]) -> Bool {
    guard text.starts(with: "[[".utf8), !PlainText.needsEscapes(text) else { return false }
    let whole = ByteRange(0, text.count)
    let tree = YAMLTree(parsing: text, in: whole)
    guard let root = tree.root, tree.documents.count == 1, tree.diagnostics.isEmpty else { return false }
    return tree.nodes[root].range == whole && FrontMatterText.isWikiLink(root, in: tree, text)
  }
}
