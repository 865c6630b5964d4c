import VaultSyntax

// What the index needs beside the values that reading a note gave.
extension Note {
  /// What a field says when it is read by another shape than its item's type gives the key, as of a due date in a plain
  /// note: ``FieldValue/invalid`` when it does not fit, without a diagnostic.
  package func value(of field: Field, as shape: ValueShape) -> FieldValue {
    var reader = ValueReader(context)
    let texts = texts(of: field)
    if case .members(let set) = shape {
      let names = texts.count == 1 ? texts[0].pieces(separatedBy: ",") : texts
      let value = reader.members(names, of: set, at: field.range, name: "")
      return reader.diagnostics.isEmpty ? value : .invalid
    }
    guard texts.count == 1 else { return shape.takesList || shape.takesMapping ? .text : .invalid }
    return reader.read(texts[0], as: shape, at: field.range, name: "")
  }

  /// Every text of a field, however deep in lists and mappings, their keys included.
  ///
  /// - Complexity: O(*n*) in the length of the value.
  package func allTexts(of field: Field) -> [TextSource] {
    guard case .frontMatter(let node) = field.source, let tree = document.frontMatter?.tree,
      tree.nodes.indices.contains(node), tree.nodes[node].kind != .scalar, tree.nodes[node].kind != .alias
    else { return texts(of: field) }
    var texts: [TextSource] = []
    var place = node
    let end = min(Int(tree.nodes[node].subtreeEnd), tree.nodes.count)
    while place < end {
      if FrontMatterText.isWikiLink(place, in: tree, document.bytes) {
        texts.append(TextSource(document.bytes, tree.nodes[place].range))
        place = max(place + 1, Int(tree.nodes[place].subtreeEnd))
      } else {
        if let text = FrontMatterText.text(of: place, in: tree, bytes: document.bytes), !text.isEmpty {
          texts.append(text)
        }
        place += 1
      }
    }
    return texts
  }

  /// Whether a later field of the same key counts instead of the one at `place`, such as the tail of a task instead of its
  /// slot.
  package func isOverridden(_ place: Int, of item: Item) -> Bool {
    guard let key = fields[place].key else { return false }
    var later = place + 1
    while later < item.fields.upperBound {
      if fields[later].key == key, fields[later].counts { return true }
      later += 1
    }
    return false
  }

  /// Whether a link can stand in a field of the front matter: it begins with a bracket, which an escape or an alias may
  /// hide.
  ///
  /// - Complexity: O(*n*) in the length of the value.
  package func mayHoldLinks(_ field: Field) -> Bool {
    document.bytes[field.range.indices].contains {
      $0 == UInt8(ascii: "[") || $0 == UInt8(ascii: "\\") || $0 == UInt8(ascii: "*")
    }
  }
}
