package import VaultModel
import VaultSyntax

/// Writes scalars so that vault and every YAML flow reader get the same text from them.
package enum FlowText {
  /// A scalar without the quotes of an old value.
  package static func scalar(_ scalar: NewScalar) -> String { self.scalar(scalar, like: .plain) }

  /// A scalar in the quotes of the value it replaces, else plain where both readers agree, else in double quotes.
  static func scalar(_ scalar: NewScalar, like form: LineAttribute.Form) -> String {
    switch form {
    case .singleQuoted: return "'" + scalar.text.replacing("'", with: "''") + "'"
    case .doubleQuoted: return doubleQuoted(scalar.text)
    case .plain, .link, .list, .flag:
      let text = scalar.text.trimmed
      return text == scalar.text && isPlain(text, isText: scalar.isText) ? text : doubleQuoted(scalar.text)
    }
  }

  private static func doubleQuoted(_ text: String) -> String {
    "\"" + text.replacing("\\", with: "\\\\").replacing("\"", with: "\\\"") + "\""
  }

  /// Whether a text without quotes is the same text for both readers; `isText`: and nothing but text for any.
  private static func isPlain(_ text: String, isText: Bool) -> Bool {
    guard let first = text.utf8.first, !"?:`@%".utf8.contains(first),
      !text.utf8.contains(where: { ",[]{}\"'#".utf8.contains($0) }), !text.contains(": "), !text.hasSuffix(":")
    else { return false }
    let bytes = Array("{key: \(text)}".utf8)
    let tree = YAMLTree(parsing: bytes, in: ByteRange(0, bytes.count))
    guard tree.diagnostics.isEmpty, let root = tree.root, tree.nodes[root].kind == .mapping else { return false }
    let children = Array(tree.children(of: root))
    guard children.count == 2, tree.nodes[children[1]].kind == .scalar, tree.nodes[children[1]].style == .plain,
      tree.decoded(children[1], in: bytes).elementsEqual(text.utf8)
    else { return false }
    let scalar = tree.scalar(of: children[1], in: bytes)
    return scalar != .null && (!isText || (scalar == .text && !isOtherwiseElsewhere(text)))
  }

  /// Whether YAML 1.1 reads a text of YAML 1.2 as a truth value, a number or a time.
  private static func isOtherwiseElsewhere(_ text: String) -> Bool {
    if ["y", "n", "yes", "no", "on", "off", "true", "false", "null"].contains(text.lowercased()) { return true }
    return text.utf8.allSatisfy { $0.isDigit || "+-_.:eExXT".utf8.contains($0) || $0.isSpaceOrTab }
      && text.utf8.contains(where: \.isDigit)
  }
}

extension String {
  /// The text with every occurrence of a character replaced.
  fileprivate func replacing(_ character: Unicode.Scalar, with text: String) -> String {
    var result = String.UnicodeScalarView()
    for scalar in unicodeScalars {
      if scalar == character { result.append(contentsOf: text.unicodeScalars) } else { result.append(scalar) }
    }
    return String(result)
  }
}
