package import VaultSyntax

/// A note read into items with typed fields: everything vault knows of it, as ranges and small values.
///
/// ```swift
/// let note = Note(Document(bytes), context: ReadingContext(folderType: .task, stem: "report"))
/// note.items[0].type            // .task
/// note.value(.due, of: note.items[0])
/// note.diagnostics
/// ```
///
/// Reading never fails: what does not fit is a diagnostic, and the rest is there.
///
/// ## Topics
/// - The items: ``items``, ``title``
/// - Their fields: ``value(_:of:)``, ``field(_:of:)``, ``texts(of:)``, ``text(_:of:)``
/// - Links and tags: ``scan``, ``tags(of:)``
package struct Note: Sendable {
  package let document: Document
  package let context: ReadingContext
  package let type: ItemType
  /// The note, then its line items in the order of the document.
  package let items: [Item]
  /// The fields of all items, one item after another.
  package let fields: [Field]
  /// All list lines of the body.
  package let lines: [LineItem]
  /// The slots and tails of those that have a grammar in this type of note.
  package let readings: LineReadings
  /// The links and tags of the body.
  package let scan: InlineScan
  /// What is wrong, in the order of the document.
  package let diagnostics: [Diagnostic]

  /// Reads a document.
  ///
  /// - Complexity: O(*n*) in the number of bytes.
  package init(_ document: Document, context: ReadingContext = ReadingContext()) {
    var reader = NoteReader(document, context: context)
    reader.read()
    self.document = document
    self.context = reader.values.context
    type = reader.type
    items = reader.items
    fields = reader.fields
    lines = reader.lines
    readings = reader.readings
    scan = reader.scan
    diagnostics = (document.diagnostics + reader.readings.diagnostics + reader.values.diagnostics)
      .sorted { ($0.range.lower, $0.code.rawValue) < ($1.range.lower, $1.code.rawValue) }
  }

  /// How a line of the note is read by itself, where nothing beside it says what the note is.
  package var lineContext: ReadingContext {
    var context = context
    context.folderType = type
    return context
  }

  /// The note itself as an item.
  package var whole: Item { items[0] }

  /// The name people see: `title:`, else the first heading of level 1, else the file's stem.
  package var title: String {
    text(.title, of: whole) ?? (whole.title.isEmpty ? context.stem : document.text(whole.title))
  }
}

extension Note {
  /// The field that counts for a key, or nil; a value that does not fit its key counts as absent.
  ///
  /// - Complexity: O(fields of the item).
  package func field(_ key: ItemKey, of item: Item) -> Field? {
    place(of: key, in: item).map { fields[$0] }
  }

  /// The place in ``fields`` of the field that counts for a key, or nil.
  ///
  /// - Complexity: O(fields of the item).
  package func place(of key: ItemKey, in item: Item) -> Int? {
    // By their places, because a field is large to copy.
    var place = item.fields.upperBound
    while place > item.fields.lowerBound {
      place -= 1
      if fields[place].key == key, fields[place].counts { return place }
    }
    return nil
  }

  /// The value that counts for a key, or nil.
  package func value(_ key: ItemKey, of item: Item) -> FieldValue? { place(of: key, in: item).map { fields[$0].value } }

  /// The text of a key's value, without white space at its ends, or nil.
  package func text(_ key: ItemKey, of item: Item) -> String? {
    field(key, of: item).flatMap { texts(of: $0).first?.trimmed.text }
  }

  /// The texts of a field: of a list its elements, of a scalar the one value; for keys that take several names a
  /// scalar's parts between commas.
  package func texts(of field: Field) -> [TextSource] {
    switch field.source {
    case .frontMatter(let node): frontMatterTexts(of: field, node: node)
    case .attribute(let index): attributeTexts(of: field, readings.attributes[index])
    case .slot: [TextSource(document.bytes, field.range)]
    }
  }

  private func frontMatterTexts(of field: Field, node: Int) -> [TextSource] {
    guard let tree = document.frontMatter?.tree, tree.nodes.indices.contains(node) else { return [] }
    return FrontMatterText.texts(of: node, in: tree, bytes: document.bytes, splitsCommas: field.isSeveral)
  }

  private func attributeTexts(of field: Field, _ attribute: LineAttribute) -> [TextSource] {
    if attribute.form == .list || field.isSeveral {
      return attribute.elements(in: document.bytes).map { TextSource(Array($0.utf8)) }
    }
    if attribute.form == .plain || attribute.form == .link { return [TextSource(document.bytes, attribute.value)] }
    return [TextSource(Array(attribute.text(in: document.bytes).utf8))]
  }
}

/// The texts of YAML nodes in front matter.
package enum FrontMatterText {
  /// The text of a scalar: a range of the note when it is plain, else decoded. An alias gives the text it names.
  package static func text(of node: Int, in tree: YAMLTree, bytes: [UInt8]) -> TextSource? {
    let target = tree.nodes[node].kind == .alias ? Int(tree.nodes[node].target) : node
    guard tree.nodes.indices.contains(target), tree.nodes[target].kind == .scalar else { return nil }
    if let plain = tree.plainRange(of: target) { return TextSource(bytes, plain).trimmed }
    return TextSource(tree.decoded(target, in: bytes))
  }

  /// The texts of a node: the scalars of a sequence, or the scalar itself, split at commas when asked.
  ///
  /// A plain `[[link]]`, which YAML reads as a list in a list, is given as it is written.
  package static func texts(of node: Int, in tree: YAMLTree, bytes: [UInt8], splitsCommas: Bool) -> [TextSource] {
    switch tree.nodes[node].kind {
    case .scalar, .alias:
      guard let text = text(of: node, in: tree, bytes: bytes), !text.isEmpty else { return [] }
      return splitsCommas ? text.pieces(separatedBy: ",") : [text]
    case .sequence:
      if isWikiLink(node, in: tree, bytes) { return [TextSource(bytes, tree.nodes[node].range)] }
      return tree.children(of: node).compactMap { child in
        if isWikiLink(child, in: tree, bytes) { return TextSource(bytes, tree.nodes[child].range) }
        return text(of: child, in: tree, bytes: bytes)
      }
    case .mapping:
      return []
    }
  }

  /// Whether a node is a plain `[[link]]`: a list of nothing but a list, both in brackets that touch.
  package static func isWikiLink(_ number: Int, in tree: YAMLTree, _ bytes: [UInt8]) -> Bool {
    let node = tree.nodes[number]
    guard node.kind == .sequence, node.style == .flow, node.range.count > 4, number + 1 < tree.nodes.count,
      tree.nodes[number + 1].kind == .sequence, tree.nodes[number + 1].subtreeEnd == node.subtreeEnd
    else { return false }
    return bytes[node.range.indices].starts(with: "[[".utf8)
      && bytes[node.range.indices].suffix(2).elementsEqual("]]".utf8)
  }
}
