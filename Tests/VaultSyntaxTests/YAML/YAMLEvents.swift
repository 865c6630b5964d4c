import VaultSyntax

/// Prints a tree as the events of yaml-test-suite, one a line: `+STR`, `+DOC ---`, `=VAL :text`.
struct YAMLEvents {
  private let tree: YAMLTree
  private let bytes: [UInt8]
  private var lines: [String] = []
  private var depth = 0

  /// The events of a text, indented by one space a level.
  static func text(of tree: YAMLTree, in bytes: [UInt8]) -> String {
    var events = YAMLEvents(tree: tree, bytes: bytes)
    events.addStream()
    return events.lines.map { $0 + "\n" }.joined()
  }

  private init(tree: YAMLTree, bytes: [UInt8]) {
    self.tree = tree
    self.bytes = bytes
  }

  private mutating func add(_ line: String) { lines.append(String(repeating: " ", count: depth) + line) }

  private mutating func addStream() {
    add("+STR")
    depth += 1
    for (root, markers) in zip(tree.documents, tree.markers) {
      add(markers.start.isEmpty ? "+DOC" : "+DOC ---")
      depth += 1
      addNode(root)
      depth -= 1
      add(markers.end.isEmpty ? "-DOC" : "-DOC ...")
    }
    depth -= 1
    add("-STR")
  }

  private mutating func addNode(_ index: Int) {
    let node = tree.nodes[index]
    switch node.kind {
    case .alias: add("=ALI " + string(node.range))
    case .scalar: add("=VAL" + properties(index) + " " + styleMark(node) + escaped(tree.text(of: index, in: bytes)))
    case .sequence: addCollection(index, "SEQ", node.style == .flow ? " []" : "")
    case .mapping: addCollection(index, "MAP", node.style == .flow ? " {}" : "")
    }
  }

  private mutating func addCollection(_ index: Int, _ name: String, _ style: String) {
    add("+" + name + style + properties(index))
    depth += 1
    for child in tree.children(of: index) { addNode(child) }
    depth -= 1
    add("-" + name)
  }

  private func properties(_ index: Int) -> String {
    let node = tree.nodes[index]
    let anchor = node.anchor.isEmpty ? "" : " &" + string(node.anchor)
    return anchor + (tree.resolvedTag(of: index, in: bytes).map { " <\($0)>" } ?? "")
  }

  private func styleMark(_ node: YAMLNode) -> String {
    switch node.style {
    case .singleQuoted: "'"
    case .doubleQuoted: "\""
    case .literal: "|"
    case .folded: ">"
    case .plain, .block, .flow: ":"
    }
  }

  private func string(_ range: ByteRange) -> String { String(decoding: bytes[range.indices], as: UTF8.self) }

  private func escaped(_ text: String) -> String {
    var escaped = ""
    for character in text.unicodeScalars {
      switch character {
      case "\\": escaped += "\\\\"
      case "\n": escaped += "\\n"
      case "\r": escaped += "\\r"
      case "\t": escaped += "\\t"
      case "\u{08}": escaped += "\\b"
      case "\0": escaped += "\\0"
      default: escaped.unicodeScalars.append(character)
      }
    }
    return escaped
  }
}
