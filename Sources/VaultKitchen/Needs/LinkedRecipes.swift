package import VaultModel
import VaultSyntax

/// Ingredients that are recipes of their own: `1 batch [shortcrust](shortcrust.md)`.
///
/// ```swift
/// let recipes = LinkedRecipes(book) { vault.recipeNote(linkedBy: $0) }
/// recipes.marked(needs)               // which of them are recipes
/// try recipes.opened(needs, of: note) // with the ingredients of these instead
/// ```
package struct LinkedRecipes {
  /// Recipes in recipes are opened so many times.
  package static let deepest = 8

  private let book: FoodBook
  private let linked: (String) -> Note?

  /// - Parameter linked: the note of the recipe that a link's target leads to; nil for none.
  package init(_ book: FoodBook, linked: @escaping (String) -> Note?) {
    self.book = book
    self.linked = linked
  }

  /// A recipe that is an ingredient of itself, or lies too deep.
  package struct Endless: Error {
    /// What the ingredient is called.
    package let name: String
  }

  /// The needs, of which those that are recipes say so.
  package func marked(_ needs: [FoodNeed]) -> [FoodNeed] {
    needs.map { need in
      var need = need
      need.isRecipe = need.link.flatMap(linked).map { !Recipe($0).ingredients.isEmpty } ?? false
      return need
    }
  }

  /// The needs with those of linked recipes in their places. One that does not yield what is asked for stays, and says that
  /// it is a recipe.
  ///
  /// - Parameter note: the recipe that the needs are of, which must not be an ingredient of itself.
  package func opened(_ needs: [FoodNeed], of note: Note) throws(Endless) -> [FoodNeed] {
    try opened(needs, within: [note.document.bytes])
  }

  private func opened(_ needs: [FoodNeed], within chain: [[UInt8]]) throws(Endless) -> [FoodNeed] {
    var result: [FoodNeed] = []
    for need in marked(needs) {
      guard need.isRecipe, let note = need.link.flatMap(linked) else {
        result.append(need)
        continue
      }
      guard !chain.contains(note.document.bytes), chain.count <= Self.deepest else {
        throw Endless(name: need.food.name)
      }
      let recipe = Recipe(note)
      guard let factor = factor(for: need, of: recipe, note),
        let own = try? RecipeNeeds(recipe, of: note.document, by: factor, book).needs
      else {
        result.append(need)
        continue
      }
      for var inner in try opened(own, within: chain + [note.document.bytes]) {
        inner.isOptional = inner.isOptional || need.isOptional
        inner.ingredient = need.ingredient
        inner.line = need.line
        result.append(inner)
      }
    }
    return result
  }

  /// How many times a recipe is made: once where the line does not say how much; nil where what it yields is no such amount.
  private func factor(for need: FoodNeed, of recipe: Recipe, _ note: Note) -> ScaleFactor? {
    guard need.unread == nil, need.amounts.count < 2 else { return nil }
    guard let amount = need.amounts.first else { return .one }
    if amount.isCounted || amount.unit == nil {
      // `3 rolls` of a dozen are a quarter; `2 batches` are the recipe twice.
      let counted = recipe.yields.first { !$0.isServings && $0.quantity.unit == nil && ($0.value ?? 0) > 0 }
      guard amount.isCounted, let own = counted?.value else { return try? ScaleFactor(amount.value) }
      return (try? amount.value / own).flatMap { try? ScaleFactor($0) }
    }
    let unit = amount.unit?.abbreviation(in: .english) ?? amount.unitText
    let text = amount.value.printed(in: NumberNotation(.slash)) + " " + unit
    guard let target = try? ScaleTarget(yield: text) else { return nil }
    return try? recipe.factor(to: target, in: note.document, book.measures)
  }
}
