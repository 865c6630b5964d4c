import VaultModel
import VaultSyntax

/// The front matter of a note, read without the editor's own ways of reading.
struct EditedFrontMatter {
  let document: Document

  init(_ document: Document) { self.document = document }

  var tree: YAMLTree? { document.frontMatter?.tree }

  /// The mapping of the front matter, or nil.
  var mapping: Int? { document.frontMatter?.mapping }

  /// The kinds of the nodes.
  var outline: [Int] { tree?.nodes.prefix(8).map { Int($0.kind.rawValue) << 4 + Int($0.style.rawValue) } ?? [] }

  /// The path that `a/#2` writes, `#2` being the third key that is there.
  func path(_ text: String) -> [String] {
    var path: [String] = []
    var mapping = self.mapping
    for part in text.split(separator: "/", omittingEmptySubsequences: false) {
      let keys = pairs(of: mapping).compactMap { self.text(of: $0.key) }
      var name = String(part)
      if part.first == "#", let number = Int(part.dropFirst()), number >= 0, !keys.isEmpty {
        name = keys[number % keys.count]
      }
      path.append(name)
      mapping = value(of: name, in: mapping)
    }
    return path
  }

  /// The pairs of a mapping; none of what is no mapping.
  func pairs(of mapping: Int?) -> [(key: Int, value: Int)] {
    guard let tree, let mapping, tree.nodes[mapping].kind == .mapping else { return [] }
    let children = Array(tree.children(of: mapping))
    return stride(from: 0, to: children.count - 1, by: 2).map { (children[$0], children[$0 + 1]) }
  }

  /// The value of a key in a mapping, or nil.
  func value(of key: String, in mapping: Int?) -> Int? {
    pairs(of: mapping).first { text(of: $0.key)?.utf8.elementsEqual(key.utf8) == true }?.value
  }

  /// The text of a scalar; nil of what is no scalar, and of bytes that are no text.
  func text(of node: Int) -> String? {
    guard let tree, tree.nodes[node].kind == .scalar else { return nil }
    return String(validating: tree.decoded(node, in: document.bytes), as: UTF8.self)
  }

  /// From the line of the first key of a path, or from the key itself in a flow mapping, to the next pair.
  func extent(of path: [String]) -> ByteRange? {
    guard let tree, let mapping, let frontMatter = document.frontMatter else { return nil }
    let pairs = pairs(of: mapping)
    guard let place = pairs.firstIndex(where: { text(of: $0.key) == path.first }) else { return nil }
    let isFlow = tree.nodes[mapping].style == .flow
    var start = tree.nodes[pairs[place].key].start
    if place > 0 { start = tree.nodes[pairs[place - 1].value].range.upper }
    if place == 0 { start = frontMatter.content.lower }
    let next = place + 1 < pairs.count ? tree.nodes[pairs[place + 1].key].start : frontMatter.content.upper
    return isFlow ? ByteRange(start, next) : ByteRange(start, lineStart(next, notBefore: start))
  }

  private func lineStart(_ offset: Int, notBefore start: Int) -> Int {
    var position = offset
    // A carriage return alone ends a line of YAML too.
    while position > start, ![0x0A, 0x0D].contains(document.bytes[position - 1]) { position -= 1 }
    return position
  }
}
