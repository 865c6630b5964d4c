package import VaultSyntax

extension Recipe {
  /// What a recipe lacks before it can be scaled and shopped for: servings, a number in them, text where the template has
  /// its `…`.
  ///
  /// `document` must be the one the recipe was read from. O(ingredients and steps).
  package func missing(in document: Document) -> [Diagnostic] {
    var diagnostics = placeholders(in: document).map { Diagnostic(.recipeUnwritten, at: $0) }
    let amount = ingredients.first { $0.quantity?.amount != nil && !$0.attributes.isFixed }
    if writtenYields.isEmpty, let amount {
      diagnostics.append(Diagnostic(.recipeWithoutServings, at: amount.line))
    }
    for yield in writtenYields where yield.value == nil {
      diagnostics.append(Diagnostic(.recipeServingsNoNumber, at: yield.range, values: [document.text(yield.range)]))
    }
    return diagnostics
  }

  /// Whether no ingredient was written yet.
  package func isUnwritten(in document: Document) -> Bool {
    ingredients.allSatisfy { Self.isPlaceholder($0.line, in: document) }
  }

  /// The ingredients and steps that nobody has written yet: the template's `…` alone.
  private func placeholders(in document: Document) -> [ByteRange] {
    (ingredients.map(\.line) + steps).filter { Self.isPlaceholder($0, in: document) }
  }

  private static func isPlaceholder(_ range: ByteRange, in document: Document) -> Bool {
    ["…", "..."].contains(document.text(ByteCursor.trimming(range, of: document.bytes)))
  }
}
