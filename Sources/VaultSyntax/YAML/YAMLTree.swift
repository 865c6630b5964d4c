/// A YAML 1.2.2 stream, as nodes that point into the document's bytes.
///
/// ```swift
/// let tree = YAMLTree(parsing: bytes, in: frontMatter)
/// if let root = tree.root, let title = tree.value(forKey: "title", in: root, of: bytes) {
///   print(tree.text(of: title, in: bytes))
/// }
/// ```
///
/// The tree is well formed whatever the bytes: after an error it holds what was read up to it.
package struct YAMLTree: Sendable {
  /// The nodes of all documents, a parent before its children.
  package private(set) var nodes: [YAMLNode]
  /// The root nodes of the documents, as indices into ``nodes``.
  package let documents: [Int]
  /// The `---` and `...` lines of the documents, in the order of ``documents``.
  package let markers: [YAMLDocumentMarkers]
  /// The `%TAG` directives of all documents, in order.
  package let tagDirectives: [YAMLTagDirective]
  /// The syntax error, duplicate keys, unknown aliases and passed bounds.
  package private(set) var diagnostics: [Diagnostic]

  /// Reads the bytes of `range`.
  ///
  /// - Complexity: O(*n*) in the length, and O(*k* log *k*) in the number of keys of a mapping.
  package init(parsing bytes: [UInt8], in range: ByteRange) {
    var parser = YAMLParser(bytes, in: range)
    parser.parse()
    nodes = parser.nodes
    documents = parser.documents
    markers = parser.markers
    tagDirectives = parser.directives
    diagnostics = parser.diagnostics
  }

  /// The root of the first document, if there is one.
  package var root: Int? { documents.first }

  /// The children of a node, as indices into ``nodes``: a sequence's entries, a mapping's keys and values in turn.
  package func children(of parent: Int) -> YAMLChildren {
    YAMLChildren(nodes: nodes, upcoming: parent + 1, end: Int(nodes[parent].subtreeEnd))
  }
}

/// The indices of one node's children, in order.
package struct YAMLChildren: Sequence, IteratorProtocol, Sendable {
  let nodes: [YAMLNode]
  var upcoming: Int
  let end: Int

  package mutating func next() -> Int? {
    guard upcoming < end else { return nil }
    defer { upcoming = Int(nodes[upcoming].subtreeEnd) }
    return upcoming
  }
}

/// The lines that begin and end a document, where they are written (YAML 1.2.2, 9.1.2).
package struct YAMLDocumentMarkers: Hashable, Sendable {
  /// The `---`, or an empty range for a bare document.
  package var start = ByteRange(0, 0)
  /// The `...`, or an empty range.
  package var end = ByteRange(0, 0)
}

/// A `%TAG` directive: a handle and the prefix it stands for (YAML 1.2.2, 6.8.2).
package struct YAMLTagDirective: Hashable, Sendable {
  /// Which document it belongs to, an index into ``YAMLTree/documents``.
  package let document: Int
  /// The handle as written, `!`, `!!` or `!name!`.
  package let handle: ByteRange
  /// The prefix as written.
  package let prefix: ByteRange
}
