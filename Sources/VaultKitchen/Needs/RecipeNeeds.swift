package import VaultModel
package import VaultSyntax

/// What a recipe needs at some number of servings, line by line.
///
/// ```swift
/// let needs = try RecipeNeeds(recipe, of: document, to: ScaleTarget(servings: "6"), book)
/// needs.needs[0].food.name       // "flour"
/// needs.needs[0].amounts         // 600 g
/// needs.total(of: flour)         // flour for the dough and flour for the board
/// ```
package struct RecipeNeeds: Sendable {
  /// By how much the recipe was multiplied.
  package let factor: ScaleFactor
  /// The needs in the order of the list; a line that names several foods has one for each.
  package let needs: [FoodNeed]

  /// What a recipe needs. Throws if the target cannot be reached, or an exact amount does not fit.
  ///
  /// `document` must be the one the recipe was read from. O(bytes of the list).
  package init(
    _ recipe: Recipe, of document: Document, to target: ScaleTarget, _ book: FoodBook
  ) throws(ScaleError) {
    try self.init(recipe, of: document, by: try recipe.factor(to: target, in: document, book.measures), book)
  }

  /// What a recipe needs when it is multiplied. Throws if an exact amount does not fit.
  package init(
    _ recipe: Recipe, of document: Document, by factor: ScaleFactor = .one, _ book: FoodBook
  ) throws(ScaleError) {
    var names = IngredientNames(book)
    try self.init(recipe, of: document, by: factor, names: &names)
  }

  /// What a recipe needs when it is multiplied, as one of many whose names are read once.
  package init(
    _ recipe: Recipe, of document: Document, by factor: ScaleFactor = .one, names: inout IngredientNames
  ) throws(ScaleError) {
    let lines = try recipe.scaledLines(in: document, by: factor, ScaleOptions(measures: names.book.measures))
    let reader = NeedReader(bytes: document.bytes, context: recipe.context, factor: factor, book: names.book)
    self.factor = factor
    var needs: [FoodNeed] = []
    for (place, line) in lines.enumerated() { needs += reader.needs(of: line, at: place, &names) }
    self.needs = Self.sharingPieces(needs)
  }

  /// The needs of which those that take parts of whole pieces count every piece once: of juice of 1 lemon and zest of 2
  /// lemons the second takes one lemon more. The same part of two lines is of different pieces.
  private static func sharingPieces(_ needs: [FoodNeed]) -> [FoodNeed] {
    var sums: [NamedFood: [String: Rational]] = [:]
    return needs.map { need in
      guard !need.parts.isEmpty, !need.isOptional, let amount = need.amounts.first else { return need }
      var own = sums[need.food] ?? [:]
      let before = own.values.max() ?? 0
      for part in need.parts { own[part] = (try? (own[part] ?? 0) + amount.value) ?? own[part] }
      sums[need.food] = own
      guard let more = try? (own.values.max() ?? 0) - before, more < amount.value else { return need }
      var need = need
      need.isIncluded = more <= 0
      need.amounts = more > 0 ? [FoodAmount(more, amount.unit, unitText: amount.unitText)] : []
      return need
    }
  }

  /// The amounts of one food over all lines, optional ones left out unless asked for.
  package func total(of food: NamedFood, _ measures: UnitMeasures, withOptional: Bool = false) -> FoodAmounts {
    var total = FoodAmounts(of: food.known, measures)
    for need in needs where need.food == food && (withOptional || !need.isOptional) {
      for amount in need.amounts { total.add(amount, words: need.preparations) }
    }
    return total
  }
}
