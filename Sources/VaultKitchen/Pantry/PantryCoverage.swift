package import VaultModel

/// How much of a recipe the pantry covers, by amount.
///
/// ```swift
/// let coverage = PantryCoverage(of: needs, in: stock)
/// coverage.percent      // 83
/// coverage.gaps         // what is missing
/// coverage.soonest      // the day on which the first of the used lots expires
/// ```
///
/// Every ingredient that the dish needs counts alike; half of its amount is half of it. What is optional or to taste does
/// not count, nor does a staple. What is not covered by the food itself may be by a substitute, in the same amount. A lot past
/// its day covers nothing; one that names no amount covers all, because there is some.
package struct PantryCoverage: Sendable {
  /// An ingredient that there is not enough of.
  package struct Gap: Sendable {
    package var need: FoodNeed
    /// What is missing; empty where the line names no amount.
    package var missing: [FoodAmount]
    /// Lots of the food that could not be compared.
    package var incomparable: [Int]
  }

  /// A food that does instead of another.
  package struct Replacement: Sendable {
    package var need: FoodNeed
    package var food: NamedFood
  }

  /// How much is covered, in millionths.
  package private(set) var millionths: Int = 1_000_000
  /// What there is not enough of, in the order of the list.
  package private(set) var gaps: [Gap] = []
  package private(set) var replacements: [Replacement] = []
  /// The lots that would be used.
  package private(set) var lots: [Int] = []
  /// What of the lots that name an amount would be used.
  package private(set) var shares: [StockUse.Share] = []
  /// Staples that no lot has enough of, which are taken as there, each once in the order of the list.
  package private(set) var alwaysThere: [NamedFood] = []
  /// The earliest last good day among the lots.
  package private(set) var soonest: LocalDate?

  /// Tries a recipe on a copy of the stock.
  ///
  /// - Complexity: O(ingredients × lots of each food).
  package init(of needs: RecipeNeeds, in stock: PantryStock) {
    var stock = stock
    self.init(of: needs.needs, takenFrom: &stock)
  }

  /// Takes what a dish needs, as far as it is there.
  ///
  /// - Complexity: O(ingredients × lots of each food).
  package init(of needs: [FoodNeed], takenFrom stock: inout PantryStock) {
    var trial = Trial(stock: stock)
    // What is optional must not use up what is needed.
    let needed = needs.filter { !$0.isOptional && !$0.isToTaste }
    let counting = needed.filter { !stock.isAlwaysThere($0.food, for: needs) }
    var sum = 0
    for need in counting { sum += Int(trial.cover(need).rounded(toPartsOf: 1_000_000) ?? 0) }
    if !counting.isEmpty { millionths = sum / counting.count }
    gaps = trial.gaps
    for need in needed where stock.isAlwaysThere(need.food, for: needs) {
      if !trial.use(need), !alwaysThere.contains(need.food) { alwaysThere.append(need.food) }
    }
    for need in needs where need.isOptional { trial.use(need) }
    replacements = trial.replacements
    lots = trial.lots
    shares = trial.shares
    stock = trial.stock
    soonest = lots.compactMap { trial.stock.lots[$0].lot.expires }.min()
  }

  /// The whole percents; a hundred only when nothing is missing.
  package var percent: Int { gaps.isEmpty ? 100 : min(99, millionths / 10_000) }
}

/// Using up a copy of the stock.
private struct Trial {
  var stock: PantryStock
  var gaps: [PantryCoverage.Gap] = []
  var replacements: [PantryCoverage.Replacement] = []
  var lots: [Int] = []
  var shares: [StockUse.Share] = []

  /// Takes what a line asks for, and instead of what is missing its substitutes.
  ///
  /// - Returns: the part of it that there is.
  mutating func cover(_ need: FoodNeed) -> Rational {
    if need.unread != nil {
      gaps.append(PantryCoverage.Gap(need: need, missing: [], incomparable: []))
      return 0
    }
    var use = take(need, as: nil)
    if use.isEnough { return 1 }
    var covered = use.covered
    for substitute in need.substitutes where covered < 1 {
      var rest = need
      rest.amounts = use.missing
      // The other forms are of the whole amount.
      if use.missing != need.amounts { rest.equivalents = [] }
      let instead = take(rest, as: substitute)
      guard instead.covered > 0 || instead.isEnough else { continue }
      replacements.append(PantryCoverage.Replacement(need: need, food: substitute))
      if instead.isEnough { return 1 }
      covered = (try? covered + (1 - covered) * instead.covered) ?? covered
      use.missing = instead.missing
    }
    if covered < 1 {
      gaps.append(PantryCoverage.Gap(need: need, missing: use.missing, incomparable: use.incomparable))
    }
    return covered
  }

  /// Takes what there is of an ingredient that may be left out.
  ///
  /// - Returns: whether there is enough.
  @discardableResult
  mutating func use(_ need: FoodNeed) -> Bool { take(need, as: nil).isEnough }

  private mutating func take(_ need: FoodNeed, as substitute: NamedFood?) -> StockUse {
    let use = stock.takeGood(need, as: substitute)
    shares += use.shares
    for share in use.shares { note(share.lot) }
    for place in use.unmeasured { note(place) }
    return use
  }

  private mutating func note(_ place: Int) {
    if !lots.contains(place) { lots.append(place) }
  }
}
