package import VaultModel
package import VaultSyntax

extension Recipe {
  /// The factor that takes this recipe to a target; `foods` say what the measures of an ingredient weigh that is asked for
  /// in another one.
  ///
  /// Throws if the recipe does not say what it makes, or measures it in something else. `document` must be the one the
  /// recipe was read from. O(ingredients).
  package func factor(
    to target: ScaleTarget, in document: Document, _ measures: UnitMeasures = UnitMeasures(), foods: FoodBook? = nil
  ) throws(ScaleError) -> ScaleFactor {
    switch target {
    case .factor(let value):
      return try ScaleFactor(value)
    case .servings(let wanted):
      if let own = servings?.value, own > 0 { return try ScaleFactor(from: own, to: wanted) }
      guard let count = countedYield(in: document) else { throw .noServings }
      return try ScaleFactor(from: count.value, to: wanted)
    case .yield(let wanted):
      return try factor(toYield: wanted, in: document, measures)
    case .ingredient(let name, let wanted):
      return try factor(toIngredient: name, wanted, in: document, measures, foods)
    }
  }

  private func factor(
    toYield wanted: WantedAmount, in document: Document, _ measures: UnitMeasures
  ) throws(ScaleError) -> ScaleFactor {
    if let tin = wanted.tin(context) { return try factor(toTin: tin, wanted, in: document) }
    for yield in yields where !yield.isTin(in: document, context) {
      guard let own = yield.value, own > 0, let value = wanted.value(in: yield, document, measures) else { continue }
      return try ScaleFactor(from: own, to: value)
    }
    if yields.isEmpty { throw .noServings }
    throw .yieldNotComparable(wanted: wanted.text, yields: yields.map { document.text($0.range) })
  }

  /// A tin takes as much as it covers.
  private func factor(
    toTin wanted: TinSize, _ target: WantedAmount, in document: Document
  ) throws(ScaleError) -> ScaleFactor {
    guard let own = yields.lazy.compactMap({ $0.tin(in: document, self.context) }).first else {
      throw .noTin(wanted: target.text, yields: yields.map { document.text($0.range) })
    }
    return try ScaleFactor(from: own.area, to: wanted.area)
  }

  /// How many things the recipe makes that does not say for how many people it is: 24 of `24 cookies`.
  package func countedYield(in document: Document) -> (value: Rational, text: String)? {
    guard servings?.value == nil else { return nil }
    return yields.lazy.compactMap { $0.count(in: document, self.context) }.first
  }

  private func factor(
    toIngredient name: String, _ wanted: WantedAmount, in document: Document, _ measures: UnitMeasures,
    _ foods: FoodBook?
  ) throws(ScaleError) -> ScaleFactor {
    let lines = try ingredients(named: name, in: document)
    let shown = document.text(lines.first?.plainName ?? ByteRange(0, 0))
    let scaling = lines.filter { $0.quantity?.amount != nil && !$0.attributes.isFixed }
    guard !scaling.isEmpty else { throw .ingredientDoesNotScale(name: shown) }
    // Flour for the dough and flour for the board come out of one bag.
    var total: Rational = 0
    for line in scaling {
      let direct = line.quantity.flatMap { wanted.amount(of: $0, document, measures) }
      guard let own = direct ?? foods.flatMap({ wanted.amount(of: line, document, context, $0) }) else {
        throw .ingredientNotComparable(
          name: shown, amount: document.text(line.plainAmount), wanted: wanted.text)
      }
      guard let sum = try? total + own else { throw .overflow(shown) }
      total = sum
    }
    guard total > 0 else { throw .ingredientDoesNotScale(name: shown) }
    return try ScaleFactor(from: total, to: wanted.value)
  }

  /// The lines of one food: those of exactly this name, else the only food with these words in its name.
  package func ingredients(named name: String, in document: Document) throws(ScaleError) -> [Ingredient] {
    let wanted = FoodName(name)
    let named = ingredients.map { (ingredient: $0, name: FoodName(document.bytes, in: $0.plainName)) }
    let exact = named.filter { $0.name == wanted }
    if !exact.isEmpty { return exact.map(\.ingredient) }
    let fitting = named.filter { wanted.isPart(of: $0.name) }
    let names = (fitting.isEmpty ? named : fitting).map { document.text($0.ingredient.plainName) }
    guard let first = fitting.first else { throw .ingredientNotFound(name: name, names: names) }
    guard fitting.allSatisfy({ $0.name == first.name }) else { throw .ingredientAmbiguous(name: name, names: names) }
    return fitting.map(\.ingredient)
  }
}

extension WantedAmount {
  /// The wanted amount in the unit of a yield; nil if they measure different things.
  fileprivate func value(in yield: RecipeYield, _ document: Document, _ measures: UnitMeasures) -> Rational? {
    if let unit, let own = yield.quantity.unit { return unit.convert(value, to: own, measures) }
    let isServings = unitText.isEmpty || RecipeYield.countsPeople(unitText)
    if isServings || yield.isServings { return isServings && yield.isServings ? value : nil }
    let wanted = FoodName(unitText)
    return wanted == FoodName(document.bytes, in: yield.quantity.unitText) && !wanted.stems.isEmpty ? value : nil
  }

  /// An ingredient's amount in the wanted unit; nil if they measure different things. A bare number counts pieces.
  fileprivate func amount(of quantity: Quantity, _ document: Document, _ measures: UnitMeasures) -> Rational? {
    guard let (value, ownUnit) = quantity.whole(measures) else { return nil }
    let isKnown = unit != nil || unitText.isEmpty
    guard isKnown, ownUnit != nil || quantity.unitText.isEmpty else {
      let wanted = FoodName(unitText)
      return wanted == FoodName(document.bytes, in: quantity.unitText) ? value : nil
    }
    return (ownUnit ?? .piece).convert(value, to: unit ?? .piece, measures)
  }

  /// An ingredient's amount in the wanted unit by what the food's measures weigh; nil where nothing says it.
  fileprivate func amount(
    of ingredient: Ingredient, _ document: Document, _ context: NumberContext, _ foods: FoodBook
  ) -> Rational? {
    guard let quantity = ingredient.quantity, let (value, ownUnit) = quantity.whole(foods.measures),
      unit != nil || unitText.isEmpty, ownUnit != nil || quantity.unitText.isEmpty
    else { return nil }
    var names = IngredientNames(foods)
    let reading = names.reading(of: ingredient, in: document.bytes, context)
    let words = reading.texts(of: reading.line.preparations)
    return reading.food.known?.convert(
      value, ownUnit ?? .piece, to: unit ?? .piece, foods.measures, words: words)?.value
  }
}
