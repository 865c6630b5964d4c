import VaultModel
import VaultSyntax

/// A list of a command line: `[a, "b, c"]` as YAML writes it, or `a, "b, c"`.
///
/// ```swift
/// WrittenList(inBrackets: #"["a, b", c]"#)?.elements.map(\.text)    // ["a, b", "c"]
/// WrittenList(betweenCommas: #""Smith, John", Ann"#).elements      // "Smith, John" and "Ann"
/// ```
struct WrittenList {
  /// The elements; one in quotes is text whatever it looks like.
  let elements: [NewScalar]

  private init(elements: [NewScalar]) { self.elements = elements }

  /// Reads a flow sequence of YAML whose elements are scalars or links; nil for anything else, such as a `[[link]]`.
  init?(inBrackets value: String) {
    guard value.hasPrefix("["), value.hasSuffix("]"),
      !value.hasPrefix("[[") || !value.hasSuffix("]]") || value.hasPrefix("[[[")
    else { return nil }
    if let elements = Self.elements(ofYAML: value) {
      self.init(elements: elements)
      return
    }
    // YAML takes a `#` at the beginning of a word for a comment, people type it before a tag.
    let inner = value.dropFirst().dropLast()
    guard inner.contains("#"), !inner.contains(where: { "[]{}".contains($0) }) else { return nil }
    self.init(betweenCommas: String(inner))
  }

  /// Splits a text at the commas that stand outside of quotes; a quote opens only at the beginning of an element.
  init(betweenCommas value: String) {
    var elements: [NewScalar] = []
    var rest = Array(value.utf8)[...]
    while !rest.isEmpty {
      let quoted = Self.lengthOfQuoted(rest)
      let end = quoted.map { rest.startIndex + $0 } ?? rest.firstIndex(of: UInt8(ascii: ",")) ?? rest.endIndex
      let piece = String(decoding: rest[..<end], as: UTF8.self).trimmed
      let decoded = quoted == nil ? nil : Self.elements(ofYAML: "[" + piece + "]")
      elements += decoded ?? [NewScalar(piece)]
      rest = rest[end...].dropFirst()
    }
    self.init(elements: elements)
  }

  /// How many bytes there are up to the comma behind an element in quotes, or to the end; nil when it is not in quotes.
  private static func lengthOfQuoted(_ bytes: ArraySlice<UInt8>) -> Int? {
    let isSpace = { (byte: UInt8) in byte == UInt8(ascii: " ") || byte == UInt8(ascii: "\t") }
    guard let start = bytes.firstIndex(where: { !isSpace($0) }) else { return nil }
    let quote = bytes[start]
    guard quote == UInt8(ascii: "\"") || quote == UInt8(ascii: "'") else { return nil }
    var place = start + 1
    while place < bytes.endIndex {
      if bytes[place] == UInt8(ascii: "\\"), quote == UInt8(ascii: "\"") {
        place += 2
      } else if bytes[place] != quote {
        place += 1
      } else if quote == UInt8(ascii: "'"), place + 1 < bytes.endIndex, bytes[place + 1] == quote {
        place += 2
      } else {
        let end = bytes[(place + 1)...].firstIndex { !isSpace($0) } ?? bytes.endIndex
        return end == bytes.endIndex || bytes[end] == UInt8(ascii: ",") ? end - bytes.startIndex : nil
      }
    }
    return nil
  }

  /// The elements of a flow sequence; nil when the text is more, less or deeper than that.
  private static func elements(ofYAML text: String) -> [NewScalar]? {
    let bytes = Array(text.utf8)
    let tree = YAMLTree(parsing: bytes, in: ByteRange(0, bytes.count))
    guard tree.diagnostics.isEmpty, tree.documents.count == 1, let root = tree.root, tree.nodes[root].style == .flow,
      tree.nodes[root].kind == .sequence, tree.nodes[root].range == ByteRange(0, bytes.count)
    else { return nil }
    var elements: [NewScalar] = []
    for child in tree.children(of: root) {
      let node = tree.nodes[child]
      guard node.anchor.isEmpty, node.tag.isEmpty else { return nil }
      if FrontMatterText.isWikiLink(child, in: tree, bytes) {
        elements.append(NewScalar(String(decoding: bytes[node.range.indices], as: UTF8.self)))
      } else if node.kind == .scalar {
        elements.append(NewScalar(tree.text(of: child, in: bytes), isText: node.style != .plain))
      } else {
        return nil
      }
    }
    return elements
  }
}
