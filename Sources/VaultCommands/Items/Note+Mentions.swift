import VaultModel
import VaultSearch
import VaultSyntax

/// The tags and links of an item, wherever they stand in it.
extension Note {
  /// The tags without `#`, each once whatever its case: those of the front matter or the tail, then those of the text.
  ///
  /// - Parameter recipe: the note read as a recipe, whose own line of tags counts, and in whose steps `#pot` is cookware.
  func tags(of item: Item, in recipe: Recipe? = nil) -> [String] {
    let own = fields[item.fields].filter { $0.key == .tags }.flatMap { texts(of: $0).map(\.text) }
      .map { $0.hasPrefix("#") ? String($0.dropFirst()) : $0 }
    let steps = recipe?.instructions ?? []
    let inText = scan.tags.filter { tag in
      isInside(tag, item) && !steps.contains { $0.lower <= tag.lower && tag.lower < $0.upper }
    }
    return Self.once((recipe?.tags ?? own) + inText.map { document.text($0) })
  }

  /// The targets of the links, each once.
  func links(of item: Item) -> [String] {
    let own =
      item.line != nil
      ? []
      : fields[item.fields].flatMap { texts(of: $0) }.flatMap { text in
        InlineScan(of: text.range, in: text.bytes).links.map { $0.decodedTarget(in: text.bytes) }
      }
    let inText = scan.links.filter { isInside($0.range, item) }.map { $0.decodedTarget(in: document.bytes) }
    return Self.once(own + inText)
  }

  private func isInside(_ range: ByteRange, _ item: Item) -> Bool {
    range.lower >= item.range.lower && range.upper <= item.range.upper
  }

  private static func once(_ texts: [String]) -> [String] {
    var seen: Set<String> = []
    return texts.filter { !$0.isEmpty && seen.insert(TextFolding.caseFolded($0)).inserted }
  }
}
