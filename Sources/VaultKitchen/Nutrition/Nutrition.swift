package import VaultModel

/// What a serving of a recipe holds, figure by figure, and which ingredients nobody knows it of.
///
/// ```swift
/// let nutrition = Nutrition(of: needs, per: 4, stated: recipe.nutrition, foods: foods, book)
/// nutrition.figures[0].name        // energy
/// nutrition.figures[0].value       // 512, in kcal
/// nutrition.figures[0].unknown     // the lines whose food does not say
/// ```
///
/// A figure that the recipe states itself counts as it stands. Every other is the sum over its ingredients of what their
/// foods' notes say per 100 g. An ingredient without such a figure, or whose amount cannot be weighed, is unknown and never
/// zero, so that the sum is a lower bound. Optional ingredients are left out; water holds nothing.
package struct Nutrition: Sendable {
  /// Who says a figure.
  package enum Source: Sendable, Hashable {
    /// The recipe's own `nutrition`.
    case recipe
    /// The notes of the foods.
    case foods
  }

  /// One figure.
  package struct Figure: Sendable {
    /// What it is of, if vault knows it.
    package var kind: NutrientKind?
    /// The name as the notes have it.
    package var name: String
    /// How much a serving holds.
    package var value: Rational
    /// The unit: `kcal`, `g`, or as written.
    package var unit: String
    package var source: Source
    /// The places in the needs of the ingredients that are not in ``value``.
    package var unknown: [Int] = []
  }

  /// The figures, those that vault knows in the order of a label, then the others in the order of their first appearance.
  package private(set) var figures: [Figure] = []
  /// For how many the recipe is; nil when it does not say, so that the figures are of all of it.
  package let servings: Rational?
  /// The places of the ingredients that were left out because they are optional.
  package let optional: [Int]

  /// Reckons what a recipe holds.
  ///
  /// - Parameters:
  ///   - needs: what the recipe needs as written.
  ///   - stated: its own figures per serving.
  ///   - foods: the notes of foods, in the order in which `book` has them.
  package init(
    of needs: [FoodNeed], per servings: Rational?, stated: [Food.Nutrient], foods: [Food], _ book: FoodBook
  ) {
    self.servings = servings
    optional = needs.indices.filter { needs[$0].isOptional }
    let counted = needs.indices.filter { !needs[$0].isOptional && !needs[$0].food.isWater }
    let known = counted.map { place in
      (place: place, contents: NeedContents(of: needs[place], foods: foods, book))
    }
    for nutrient in stated {
      guard let amount = NutrientAmount(nutrient), !figures.contains(where: { $0.isSame(as: amount) }) else { continue }
      figures.append(Figure(amount, .recipe))
    }
    for amount in known.flatMap(\.contents.amounts) where !figures.contains(where: { $0.isSame(as: amount) }) {
      figures.append(sum(of: amount, over: known, per: servings ?? 1))
    }
    let order = figures.enumerated().sorted { left, right in
      (left.element.kind.map { Int($0.rawValue) } ?? Int.max, left.offset) < (
        right.element.kind.map { Int($0.rawValue) } ?? Int.max, right.offset
      )
    }
    figures = order.map(\.element)
  }

  private func sum(
    of wanted: NutrientAmount, over known: [(place: Int, contents: NeedContents)], per servings: Rational
  ) -> Figure {
    var figure = Figure(wanted, .foods)
    figure.value = 0
    for (place, contents) in known {
      let part = contents.amounts.first { figure.isSame(as: $0) }
      guard let value = part?.value(in: figure.unit), let share = try? value / servings,
        let sum = try? figure.value + share
      else {
        figure.unknown.append(place)
        continue
      }
      figure.value = sum
    }
    return figure
  }
}

extension Nutrition.Figure {
  fileprivate init(_ amount: NutrientAmount, _ source: Nutrition.Source) {
    self.init(kind: amount.kind, name: amount.name, value: amount.value, unit: amount.unit, source: source)
  }

  fileprivate func isSame(as amount: NutrientAmount) -> Bool {
    kind == nil && amount.kind == nil
      ? FoldedWords.list(of: name) == FoldedWords.list(of: amount.name) : kind == amount.kind
  }
}

/// What one ingredient holds.
private struct NeedContents {
  /// The figures of its whole amount; none when its food says nothing, or the amount cannot be weighed.
  var amounts: [NutrientAmount] = []

  init(of need: FoodNeed, foods: [Food], _ book: FoodBook) {
    // What the juice of a lemon holds, the figures of the lemon do not say.
    guard need.parts.isEmpty, let note = need.food.known?.note, foods.indices.contains(note),
      let grams = Self.grams(of: need, book)
    else {
      return
    }
    amounts = foods[note].nutrition.compactMap { nutrient in
      guard var amount = NutrientAmount(nutrient), let value = try? amount.value / 100 * grams else { return nil }
      amount.value = value
      return amount
    }
  }

  /// What the whole of it weighs, by the weight that the line states, else by its amounts, else by another form of them;
  /// nil where nothing says so.
  private static func grams(of need: FoodNeed, _ book: FoodBook) -> Rational? {
    let gram = FoodAmount(1, .gram)
    func weight(_ amount: FoodAmount) -> Rational? {
      amount.value(inUnitOf: gram, of: need.food.known, book.measures, words: need.preparations)?.value
    }
    // `1 cup (150 g) sugar`: its author weighed that cup.
    let isWeighed = need.amounts.contains { $0.unit?.dimension == .mass }
    if !isWeighed, let stated = need.equivalents.first(where: { $0.unit?.dimension == .mass }).flatMap(weight) {
      return stated
    }
    let weights = need.amounts.map(weight)
    if !weights.isEmpty, weights.allSatisfy({ $0 != nil }) {
      return weights.compactMap(\.self).reduce(Rational?.some(0)) { sum, next in sum.flatMap { try? $0 + next } }
    }
    return need.equivalents.lazy.compactMap(weight).first
  }
}

/// A figure of a note as a number: energy in kilocalories, anything else in grams where its unit is a mass.
private struct NutrientAmount {
  let kind: NutrientKind?
  let name: String
  var value: Rational
  /// The unit as it is shown.
  let unit: String

  /// Reads a figure; nil for text without a number.
  init?(_ nutrient: Food.Nutrient) {
    guard let measure = nutrient.measure else { return nil }
    kind = NutrientKind(spelling: nutrient.name)
    name = nutrient.name
    let written = FoldedWords.list(of: measure.unitText).joined(separator: " ")
    if kind == .energy, ["kj", "кдж"].contains(written) {
      guard let value = Self.kilocalories(measure.amount) else { return nil }
      (self.value, unit) = (value, "kcal")
    } else if kind == .energy {
      (value, unit) = (measure.amount, "kcal")
    } else if measure.unitText.isEmpty {
      (value, unit) = (measure.amount, kind == nil ? "" : "g")
    } else if let own = measure.unit, own.dimension == .mass, let grams = own.convert(measure.amount, to: .gram) {
      (value, unit) = (grams, "g")
    } else {
      (value, unit) = (measure.amount, measure.unitText)
    }
  }

  /// One kilocalorie is 4.184 kJ (thermochemical; ISO 80000-5).
  private static func kilocalories(_ kilojoules: Rational) -> Rational? {
    Rational(4184, over: 1000).flatMap { try? kilojoules / $0 }
  }

  /// The value if it is in a unit; nil else, because nothing says how two unknown units compare.
  func value(in other: String) -> Rational? { unit == other ? value : nil }
}
