package import VaultSyntax

/// A value of the front matter with what is below it, for keys that take any YAML: foods' conversions, a timetable's
/// owner, the author's own keys.
///
/// ```swift
/// note.frontMatterValue(.owner)?["group"]?.text    // "151004"
/// ```
package struct FrontMatterValue: Sendable {
  private let tree: YAMLTree
  private let bytes: [UInt8]
  private let node: Int

  init(_ node: Int, in tree: YAMLTree, bytes: [UInt8]) {
    self.tree = tree
    self.bytes = bytes
    self.node = tree.followed(node)
  }

  /// Where it is written.
  package var range: ByteRange { tree.nodes[node].range }
  /// Whether it is a mapping.
  package var isMapping: Bool { tree.nodes[node].kind == .mapping }

  /// The text of a scalar, and a plain `[[link]]` as it is written; nil for lists and mappings.
  package var source: TextSource? {
    if FrontMatterText.isWikiLink(node, in: tree, bytes) { return TextSource(bytes, tree.nodes[node].range) }
    return FrontMatterText.text(of: node, in: tree, bytes: bytes)
  }

  /// The same as a string.
  package var text: String? { source?.text }

  /// The elements of a list; of any other value that is not null the value itself.
  package var elements: [FrontMatterValue] {
    if tree.nodes[node].kind == .sequence, source == nil { return tree.children(of: node).map(value) }
    return isNull ? [] : [self]
  }

  /// The texts of a list's scalars, or of the scalar.
  package var texts: [String] { elements.compactMap(\.text).filter { !$0.isEmpty } }

  /// The pairs of a mapping whose keys are scalars, in their order; of equal keys only the first, which counts.
  package var pairs: [(key: String, value: FrontMatterValue)] {
    guard isMapping else { return [] }
    var pairs: [(key: String, value: FrontMatterValue)] = []
    var seen: Set<String> = []
    var children = tree.children(of: node).makeIterator()
    while let key = children.next(), let child = children.next() {
      guard let name = value(key).text, seen.insert(name).inserted else { continue }
      pairs.append((name, value(child)))
    }
    return pairs
  }

  /// The value of a mapping's key, or nil.
  package subscript(key: String) -> FrontMatterValue? {
    tree.value(forKey: key, in: node, of: bytes).map(value)
  }

  private func value(_ node: Int) -> FrontMatterValue { FrontMatterValue(node, in: tree, bytes: bytes) }

  private var isNull: Bool { tree.scalar(of: node, in: bytes) == .null }
}

extension FrontMatterValue: FactConvertible {
  /// The YAML in the shapes of JSON; a number whose spelling JSON does not know, such as `010201`, is text.
  package var factValue: FactValue? {
    if isMapping {
      let facts = pairs.compactMap { pair in pair.value.factValue.map { Fact(pair.key, $0) } }
      return facts.isEmpty ? nil : .object(facts)
    }
    // An alias that names nothing has neither text nor elements.
    guard let text else { return tree.nodes[node].kind == .sequence ? elements.map(\.factValue).factValue : nil }
    switch tree.scalar(of: node, in: bytes) {
    case .null: return nil
    case .boolean(let isTrue): return .truth(isTrue)
    case .date: return .date(text)
    case .integer, .float: return JSONNumber.isOne(text) ? .number(text) : .text(text)
    case .text: return text.isEmpty ? nil : .text(text)
    }
  }
}

/// The grammar of numbers in JSON (RFC 8259, 6).
private enum JSONNumber {
  static func isOne(_ text: String) -> Bool {
    var rest = Array(text.utf8)[...]
    if rest.first == UInt8(ascii: "-") { rest = rest.dropFirst() }
    let whole = rest.prefix(while: isDigit)
    guard !whole.isEmpty, whole.count == 1 || whole.first != UInt8(ascii: "0") else { return false }
    rest = rest.dropFirst(whole.count)
    if rest.first == UInt8(ascii: ".") {
      let decimals = rest.dropFirst().prefix(while: isDigit)
      guard !decimals.isEmpty else { return false }
      rest = rest.dropFirst(decimals.count + 1)
    }
    guard let exponent = rest.first else { return true }
    guard exponent | 0x20 == UInt8(ascii: "e") else { return false }
    rest = rest.dropFirst()
    if rest.first == UInt8(ascii: "+") || rest.first == UInt8(ascii: "-") { rest = rest.dropFirst() }
    return !rest.isEmpty && rest.allSatisfy(isDigit)
  }

  private static func isDigit(_ byte: UInt8) -> Bool { byte >= 0x30 && byte <= 0x39 }
}

extension Note {
  /// The value of one of the note's own keys with everything below it, or nil when the key is not there.
  package func frontMatterValue(_ key: ItemKey) -> FrontMatterValue? {
    field(key, of: whole).flatMap { frontMatterValue(of: $0) }
  }

  /// The value of a field of the front matter; nil for a field of a line.
  package func frontMatterValue(of field: Field) -> FrontMatterValue? {
    guard case .frontMatter(let node) = field.source, let tree = document.frontMatter?.tree,
      tree.nodes.indices.contains(node)
    else { return nil }
    return FrontMatterValue(node, in: tree, bytes: document.bytes)
  }
}
