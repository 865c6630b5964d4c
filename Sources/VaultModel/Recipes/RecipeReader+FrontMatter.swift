import VaultSyntax

extension RecipeReader {
  /// Reads the keys of the front matter; what cannot be read is left out, for the note's own reading reports it.
  mutating func readFrontMatter() {
    guard let matter = document.frontMatter, let mapping = matter.mapping else { return }
    let keys = RecipeKeys(bytes: bytes, tree: matter.tree, mapping: mapping)
    if let tag = keys.text("lang") {
      let own = NumberContext(lang: tag, locale: nil)
      recipe.context.language = own.language
      recipe.context.decimalMark = own.decimalMark ?? recipe.context.decimalMark
    }
    recipe.title = keys.text("title")
    recipe.tags = keys.list("tags").map { $0.hasPrefix("#") ? String($0.dropFirst()) : $0 }
    readYields(keys)
    recipe.details = details(keys)
  }

  private mutating func readYields(_ keys: RecipeKeys) {
    for range in keys.ranges("servings") {
      recipe.writtenYields += RecipeYield.list(bytes, in: range, context: recipe.context, source: .frontMatter)
    }
    recipe.yields = recipe.writtenYields
  }

  private func details(_ keys: RecipeKeys) -> RecipeDetails {
    var details = RecipeDetails()
    details.time = time(keys)
    details.category = keys.text("category")
    details.difficulty = keys.text("difficulty").flatMap { Difficulty(spelling: $0) }
    details.diets = keys.list("diets").compactMap { Diet(spelling: $0) }
    details.allergens = keys.list("allergens")
    details.rating = keys.text("rating").flatMap { Int($0) }.flatMap { (1...5).contains($0) ? $0 : nil }
    details.chef = keys.text("chef")
    details.source = keys.text("source")
    details.status = keys.text("status").flatMap { RecipeStatus(spelling: $0) }
    details.isPublic = keys.isTrue("public")
    details.isAI = keys.isTrue("ai")
    details.isFavorite = keys.isTrue("favorite")
    details.nutrition = keys.node("nutrition")
    return details
  }

  private func time(_ keys: RecipeKeys) -> RecipeTime {
    guard let node = keys.node("time") else { return RecipeTime() }
    guard keys.tree.nodes[node].kind == .mapping else {
      return RecipeTime(writtenTotal: keys.text("time").flatMap { TimeSpan($0) })
    }
    let parts = RecipeKeys(bytes: bytes, tree: keys.tree, mapping: node)
    return RecipeTime(
      preparation: parts.text("prep").flatMap { TimeSpan($0) }, cooking: parts.text("cook").flatMap { TimeSpan($0) },
      writtenTotal: parts.text("total").flatMap { TimeSpan($0) })
  }
}

/// The values of one YAML mapping by key.
private struct RecipeKeys {
  let bytes: [UInt8]
  let tree: YAMLTree
  let mapping: Int

  /// The value of a key; an alias stands for what it names.
  func node(_ key: String) -> Int? {
    tree.value(forKey: key, in: mapping, of: bytes).map { resolved($0) }
  }

  private func resolved(_ node: Int) -> Int {
    let entry = tree.nodes[node]
    return entry.kind == .alias && entry.target >= 0 ? Int(entry.target) : node
  }

  private func scalars(_ key: String) -> [Int] {
    guard let node = node(key) else { return [] }
    switch tree.nodes[node].kind {
    case .scalar: return [node]
    case .sequence: return tree.children(of: node).map(resolved).filter { tree.nodes[$0].kind == .scalar }
    case .mapping, .alias: return []
    }
  }

  /// The text of a scalar; nil for an empty one.
  func text(_ key: String) -> String? {
    guard let node = node(key), tree.nodes[node].kind == .scalar else { return nil }
    let text = tree.text(of: node, in: bytes)
    return text.isEmpty ? nil : text
  }

  /// The elements of a sequence, or the parts of a text between commas.
  func list(_ key: String) -> [String] {
    guard let node = node(key) else { return [] }
    let texts = scalars(key).map { tree.text(of: $0, in: bytes) }
    guard tree.nodes[node].kind == .scalar else { return texts.filter { !$0.isEmpty } }
    let whole = Array(texts.joined().utf8)
    return RecipeList.elements(of: ByteRange(0, whole.count), in: whole)
      .map { String(decoding: whole[$0.indices], as: UTF8.self) }
  }

  /// The ranges of a scalar, or of the scalars of a sequence, that stand in the note as they are meant.
  func ranges(_ key: String) -> [ByteRange] { scalars(key).compactMap { tree.plainRange(of: $0) } }

  func isTrue(_ key: String) -> Bool { text(key).flatMap { Answer(spelling: $0) } == .yes }
}
