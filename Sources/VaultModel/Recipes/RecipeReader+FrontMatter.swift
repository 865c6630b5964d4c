import VaultSyntax

extension RecipeReader {
  /// Reads the keys of the front matter; what cannot be read is left out, for the note itself reports it.
  mutating func readFrontMatter() {
    recipe.context = note.context.numbers
    recipe.title = note.text(.title, of: note.whole)
    recipe.tags = texts(.tags).map { $0.hasPrefix("#") ? String($0.dropFirst()) : $0 }
    readYields()
    readDetails()
  }

  private mutating func readYields() {
    guard let tree = document.frontMatter?.tree, let node = node(.servings) else { return }
    let scalars = tree.nodes[node].kind == .sequence ? Array(tree.children(of: node)) : [node]
    // A value with escapes has no bytes that could be replaced by other digits.
    for range in scalars.compactMap({ tree.plainRange(of: $0) }) {
      recipe.writtenYields += RecipeYield.list(bytes, in: range, context: recipe.context, source: .frontMatter)
    }
    recipe.yields = recipe.writtenYields
  }

  private mutating func readDetails() {
    recipe.details.time = time
    recipe.details.category = text(.category)
    recipe.details.difficulty = text(.difficulty).flatMap { Difficulty(spelling: $0) }
    recipe.details.diets = texts(.diets).compactMap { Diet(spelling: $0) }
    recipe.details.allergens = texts(.allergens)
    recipe.details.rating = text(.rating).flatMap { Int($0) }.flatMap { 1...5 ~= $0 ? $0 : nil }
    recipe.details.chef = text(.chef)
    recipe.details.source = text(.source)
    recipe.details.status = text(.status).flatMap { RecipeStatus(spelling: $0) }
    recipe.details.isPublic = isTrue(.isPublic)
    recipe.details.isAI = isTrue(.ai)
    recipe.details.isFavorite = isTrue(.favorite)
    recipe.details.nutrition = node(.nutrition)
  }

  private var time: RecipeTime {
    guard let tree = document.frontMatter?.tree, let node = node(.time), tree.nodes[node].kind == .mapping else {
      return RecipeTime(writtenTotal: text(.time).flatMap { TimeSpan($0) })
    }
    func part(_ key: String) -> TimeSpan? {
      tree.value(forKey: key, in: node, of: bytes)
        .flatMap { FrontMatterText.text(of: $0, in: tree, bytes: bytes) }
        .flatMap { TimeSpan($0.bytes, in: $0.range) }
    }
    return RecipeTime(preparation: part("prep"), cooking: part("cook"), writtenTotal: part("total"))
  }

  // MARK: Fields

  private func text(_ key: ItemKey) -> String? { note.text(key, of: note.whole) }

  private func texts(_ key: ItemKey) -> [String] {
    note.field(key, of: note.whole).map { note.texts(of: $0).map(\.text) } ?? []
  }

  private func isTrue(_ key: ItemKey) -> Bool { text(key).flatMap { Answer(spelling: $0) } == .yes }

  /// The node of a value, whatever it holds; an alias stands for what it names.
  private func node(_ key: ItemKey) -> Int? {
    guard let field = note.fields[note.whole.fields].last(where: { $0.key == key && $0.value != .absent }),
      case .frontMatter(let node) = field.source, let nodes = document.frontMatter?.tree.nodes
    else { return nil }
    let target = Int(nodes[node].target)
    return nodes[node].kind == .alias && nodes.indices.contains(target) ? target : node
  }
}
