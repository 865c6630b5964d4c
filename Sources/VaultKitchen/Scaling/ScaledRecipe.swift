package import VaultModel
package import VaultSyntax

/// A recipe scaled: every amount as it is to be shown, and the patches that write it into the note.
///
/// ```swift
/// let target = try ScaleTarget(servings: "6")
/// let scaled = try ScaledRecipe(recipe, of: document, to: target, options: ScaleOptions())
/// scaled.text                  // ["600 g beef on the bone", …]
/// scaled.markdown              // the whole note with other amounts
/// ```
///
/// ## Topics
/// - For people: ``text``
/// - For programs: ``facts``
/// - For the note: ``markdown``, ``patches``
package struct ScaledRecipe: Sendable {
  /// One line of the list after scaling.
  package struct Line: Sendable, Hashable {
    package var ingredient: Ingredient
    /// The amount; nil if the line has none.
    package var quantity: ScaledQuantity?
    /// The line's further amounts, beside ``Ingredient/further``.
    package var further: [ScaledQuantity] = []

    /// The changes to the line.
    package var patches: [Patch] { (quantity?.patches ?? []) + further.flatMap(\.patches) }
  }

  /// What could not be scaled as written, or does not agree.
  package enum Warning: Sendable, Hashable {
    /// The amount has two readings or too many digits, and stays.
    case amountNotRead(String)
    /// An amount that stands where none is read, or beside the line's own, and stays; the line.
    case amountNotScaled(String, line: String)
    /// `max` measures something else than the ingredient.
    case maximumNotComparable(String)
    /// The number of servings was taken for that of the things the recipe makes, which does not say for how many it is.
    case servingsAreCount(Rational, yield: String)
    /// The steps and the list disagree, before any scaling.
    case step(StepFinding)
  }

  package let recipe: Recipe
  package let document: Document
  package let factor: ScaleFactor
  package let lines: [Line]
  /// Every place that says how much the recipe makes, scaled, beside ``Recipe/writtenYields``.
  package let yields: [ScaledQuantity]
  package let warnings: [Warning]
  /// All changes to the note, sorted, without overlap.
  package let patches: [Patch]
  /// How its text is printed.
  package let style: PrintStyle

  /// Scales a recipe. Throws if the target cannot be reached, or an exact result does not fit.
  ///
  /// `document` must be the one the recipe was read from. O(bytes of the note).
  package init(
    _ recipe: Recipe, of document: Document, to target: ScaleTarget, options: ScaleOptions = ScaleOptions(),
    foods: FoodBook? = nil
  ) throws(ScaleError) {
    let factor = try recipe.factor(to: target, in: document, options.measures, foods: foods)
    try self.init(recipe, of: document, by: factor, options: options, target)
  }

  /// Scales a recipe by a factor. Throws if an exact result does not fit.
  package init(
    _ recipe: Recipe, of document: Document, by factor: ScaleFactor, options: ScaleOptions = ScaleOptions()
  ) throws(ScaleError) {
    try self.init(recipe, of: document, by: factor, options: options, nil)
  }

  private init(
    _ recipe: Recipe, of document: Document, by factor: ScaleFactor, options: ScaleOptions, _ target: ScaleTarget?
  ) throws(ScaleError) {
    var scaling = RecipeScaling(
      recipe: recipe, document: document,
      scaler: QuantityScaler(bytes: document.bytes, factor: factor, options: options, context: recipe.context))
    if case .servings(let wanted) = target, let count = recipe.countedYield(in: document) {
      scaling.warnings.append(.servingsAreCount(wanted, yield: count.text))
    }
    try scaling.scaleLines()
    scaling.patches = scaling.lines.flatMap(\.patches)
    if factor != .one { scaling.reportLeftOut() }
    if case .yield(let wanted) = target { scaling.tin = wanted.tin(recipe.context).map { _ in wanted.text } }
    try scaling.scaleYields()
    try scaling.scaleSteps()
    self.recipe = recipe
    self.document = document
    self.factor = factor
    lines = scaling.lines
    yields = scaling.yields
    warnings = scaling.warnings
    patches = scaling.sortedPatches
    style = options.style
  }
}

extension Recipe {
  /// The lines of the list scaled, without yields and steps. Throws if an exact result does not fit.
  ///
  /// `document` must be the one the recipe was read from. O(ingredients).
  package func scaledLines(
    in document: Document, by factor: ScaleFactor, _ options: ScaleOptions = ScaleOptions()
  ) throws(ScaleError) -> [ScaledRecipe.Line] {
    var scaling = RecipeScaling(
      recipe: self, document: document,
      scaler: QuantityScaler(bytes: document.bytes, factor: factor, options: options, context: context))
    try scaling.scaleLines()
    return scaling.lines
  }
}

/// The work of scaling one recipe, part by part.
private struct RecipeScaling {
  let recipe: Recipe
  let document: Document
  let scaler: QuantityScaler
  var lines: [ScaledRecipe.Line] = []
  var yields: [ScaledQuantity] = []
  var warnings: [ScaledRecipe.Warning] = []
  var patches: [Patch] = []
  /// The tin that is wanted, as written.
  var tin: String?

  init(recipe: Recipe, document: Document, scaler: QuantityScaler) {
    self.recipe = recipe
    self.document = document
    self.scaler = scaler
  }

  mutating func scaleLines() throws(ScaleError) {
    for ingredient in recipe.ingredients {
      var line = ScaledRecipe.Line(ingredient: ingredient, quantity: nil)
      if let quantity = ingredient.quantity {
        if case .refused(let refusal) = quantity.magnitude { warnings.append(.amountNotRead(text(refusal.range))) }
        line.quantity = try scaler.scale(quantity, limits(of: ingredient, quantity))
      }
      // `max` limits the amount that the line names.
      let limits = QuantityScaler.Limits(
        roundsUp: ingredient.attributes.roundsUp,
        isFixed: ingredient.attributes.isFixed || ingredient.attributes.isToTaste)
      for quantity in ingredient.further { line.further.append(try scaler.scale(quantity, limits)) }
      lines.append(line)
    }
  }

  /// Says which amounts of the list stay as they are.
  mutating func reportLeftOut() {
    for ingredient in recipe.ingredients where !ingredient.attributes.isFixed && ingredient.link == nil {
      if case .refused? = ingredient.quantity?.magnitude { continue }
      let line = ByteRange(ingredient.line.lower, ingredient.textEnd)
      // The amount is found by its bytes: emphasis around it is no part of a line's grammar.
      let left = LineQuantity.leftOut(by: ingredient.quantity, document.bytes, in: line, context: recipe.context)
      let outside = left.filter { $0.lower < ingredient.tail.lower || ingredient.tail.isEmpty }
      for range in outside.filter({ !ingredient.amountRange.contains($0) }) {
        warnings.append(.amountNotScaled(text(range), line: text(line)))
      }
    }
  }

  private mutating func limits(of ingredient: Ingredient, _ quantity: Quantity) -> QuantityScaler.Limits {
    let attributes = ingredient.attributes
    var limits = QuantityScaler.Limits()
    limits.isFixed = attributes.isFixed || attributes.isToTaste
    limits.roundsUp = attributes.roundsUp
    guard let maximum = attributes.maximum, let amount = quantity.amount else { return limits }
    guard let most = maximum.amount?.value, let value = converted(most, maximum, to: quantity) else {
      warnings.append(.maximumNotComparable(text(ingredient.line)))
      return limits
    }
    // A list that has more than its own maximum already was meant so.
    limits.maximum = max(value, amount.numbers.map(\.value).max() ?? value)
    return limits
  }

  /// The maximum in the ingredient's unit, which it has if it names none of its own.
  private func converted(_ most: Rational, _ maximum: Quantity, to quantity: Quantity) -> Rational? {
    if maximum.unitText.isEmpty { return most }
    guard let unit = maximum.unit, let own = quantity.unit else {
      return text(maximum.unitText) == text(quantity.unitText) ? most : nil
    }
    return unit.convert(most, to: own, scaler.options.measures)
  }

  mutating func scaleYields() throws(ScaleError) {
    // Yields stay in the words the recipe uses: nobody wants "2 servings" in another unit.
    let options = ScaleOptions(style: .exact, measures: scaler.options.measures)
    let exact = QuantityScaler(
      bytes: document.bytes, factor: scaler.factor, options: options, context: recipe.context)
    for yield in recipe.writtenYields {
      // The size of a tin never scales; another tin takes its place.
      let isTin =
        yield.isTin(in: document, recipe.context) || tin != nil && yield.tin(in: document, recipe.context) != nil
      let scaled = isTin ? tinned(yield) : try exact.scale(yield.quantity)
      patches += scaled.patches
      yields.append(scaled)
    }
  }

  private func tinned(_ yield: RecipeYield) -> ScaledQuantity {
    ScaledQuantity(
      values: [], amountText: tin ?? text(yield.range), unit: nil, unitText: "",
      patches: tin.map { [Patch(yield.range, $0)] } ?? [])
  }

  mutating func scaleSteps() throws(ScaleError) {
    let amounts = recipe.stepAmounts(in: document)
    for amount in amounts {
      let isFixed =
        amount.isFixed
        || !amount.ingredients.isEmpty
          && amount.ingredients.allSatisfy { recipe.ingredients[$0].attributes.isFixed }
      patches += try scaler.scale(amount.quantity, QuantityScaler.Limits(isFixed: isFixed)).patches
    }
    warnings += recipe.findings(of: amounts, in: document, scaler.options.measures).map { .step($0) }
  }

  /// The patches in order; of two that overlap the first counts.
  var sortedPatches: [Patch] {
    var result: [Patch] = []
    for patch in patches.sorted(by: { ($0.range.start, $0.range.end) < ($1.range.start, $1.range.end) })
    where patch.range.lower >= result.last?.range.upper ?? 0 {
      result.append(patch)
    }
    return result
  }

  private func text(_ range: ByteRange) -> String { document.text(range) }
}
