import VaultSyntax

extension RecipeReader {
  /// Reads title, description, tags and yields of the body, over which the front matter wins.
  mutating func readHead() {
    readTitle()
    readTags()
    readBodyYields()
    let blocks = (layout.descriptions + layout.misplaced).sorted()
    recipe.descriptions = blocks.map { range(of: $0) }
  }

  private mutating func readTitle() {
    guard let heading = layout.title else { return }
    let range = layout.text(of: heading)
    let text = document.text(range)
    if let title = recipe.title, title != text {
      report(.recipeTitlesDiffer, at: range, [title, text])
    }
    recipe.title = recipe.title ?? (text.isEmpty ? nil : text)
  }

  private mutating func readTags() {
    guard let block = layout.tags, case .plain(let content) = Emphasis.whole(of: layout.text(of: block), in: bytes)
    else { return }
    let known = Set(recipe.tags.map { $0.lowercased() })
    recipe.tags += RecipeList.elements(of: content, in: bytes).map { document.text($0) }
      .filter { !known.contains($0.lowercased()) }
  }

  private mutating func readBodyYields() {
    guard let block = layout.yields, case .strong(let content) = Emphasis.whole(of: layout.text(of: block), in: bytes)
    else { return }
    let written = RecipeYield.list(bytes, in: content, context: recipe.context, source: .body)
    recipe.writtenYields += written
    for yield in written {
      let winner = recipe.yields.first { $0.source == .frontMatter && $0.isComparable(to: yield, in: bytes) }
      if let winner {
        guard !winner.agrees(with: yield) else { continue }
        report(.recipeServingsDiffer, at: yield.range, [document.text(winner.range), document.text(yield.range)])
      } else {
        recipe.yields.append(yield)
      }
    }
  }
}

extension RecipeYield {
  /// Whether two comparable yields have the same amount.
  fileprivate func agrees(with other: RecipeYield) -> Bool {
    if let own = quantity.baseAmount(), let theirs = other.quantity.baseAmount() { return own.value == theirs.value }
    return value == other.value
  }
}
