/// A value of a ``JSONTree``: the tree and an index into it.
package struct JSONValue: Sendable {
  package let tree: JSONTree
  /// The index of the value's node.
  package let position: Int

  init(_ tree: JSONTree, _ position: Int) {
    self.tree = tree
    self.position = position
  }

  private var node: JSONNode { tree.nodes[position] }

  package var kind: JSONNode.Kind { node.kind }
  /// The value as written; a string without its quotation marks.
  package var range: ByteRange { node.range }

  /// The text of a string with its escapes replaced, and the source text of a number; nil for anything else. O(length).
  package var text: String? {
    switch node.kind {
    case .string: String(decoding: JSONEscapes.decoded(node, in: tree.bytes), as: UTF8.self)
    case .number: String(decoding: tree.bytes[node.range.indices], as: UTF8.self)
    default: nil
    }
  }

  /// The text of a string; nil for anything else. O(length).
  package var string: String? { kind == .string ? text : nil }

  /// `true` or `false`; nil for anything else.
  package var truth: Bool? {
    switch node.kind {
    case .truth: true
    case .falsehood: false
    default: nil
    }
  }

  /// The values of an array; none for anything else. O(values).
  package var elements: [JSONValue] { node.kind == .array ? children : [] }

  /// The members of an object in the order of the text, those whose name comes again among them; none for anything
  /// else. O(length of the names + members).
  package var members: [(name: String, value: JSONValue)] {
    guard node.kind == .object else { return [] }
    let children = children
    return stride(from: 0, to: children.count - 1, by: 2).map { (children[$0].string ?? "", children[$0 + 1]) }
  }

  /// The value of a name in an object, of several the last; nil if the object has none, and for anything else.
  ///
  /// - Complexity: O(members · length of the name).
  package subscript(name: String) -> JSONValue? {
    guard node.kind == .object else { return nil }
    let wanted = Array(name.utf8)
    var found: JSONValue?
    var place = position + 1
    while place < Int(node.subtreeEnd) {
      // A name is one node, and its value follows.
      if JSONEscapes.isEqual(tree.nodes[place], to: wanted, in: tree.bytes) { found = JSONValue(tree, place + 1) }
      place = Int(tree.nodes[place + 1].subtreeEnd)
    }
    return found
  }

  private var children: [JSONValue] {
    var children: [JSONValue] = []
    var place = position + 1
    while place < Int(node.subtreeEnd) {
      children.append(JSONValue(tree, place))
      place = Int(tree.nodes[place].subtreeEnd)
    }
    return children
  }
}
