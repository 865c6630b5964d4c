package import VaultModel

/// What the pantry holds, food by food, and what is left of it while it is used.
///
/// ```swift
/// var stock = PantryStock(lots, on: today, book)
/// let use = stock.take(need)      // earliest expiry first
/// use.shares                      // what came from which lot
/// use.missing                     // what there was not enough of
/// stock.left[0]                   // what the first lot has now
/// ```
///
/// Every use takes from what the ones before have left, so that no lot is counted twice. A copy is cheap: a recipe can be
/// tried on one.
package struct PantryStock: Sendable {
  /// The lots in the order of the vault: by path, then by line.
  package let lots: [StockLot]
  /// What is left of each lot, in its own unit; zero for one without an amount.
  package private(set) var left: [Rational]
  /// The lots that a weight of the database was needed to take from, so that what is left of them is an estimate.
  private var estimated: Set<Int> = []
  /// What somebody says that lots have now, as it is to be written; nil for nothing.
  private var stated: [Int: String?] = [:]
  package let book: FoodBook
  package let today: LocalDate
  /// The foods that are always there.
  package let staples: Staples
  /// Whether each lot's last good day is over.
  let expired: [Bool]
  /// The lots of a food in the order in which they are used.
  private var places: [NamedFood: [Int]]

  /// Takes stock.
  ///
  /// - Parameters:
  ///   - lots: in the order of the vault.
  ///   - today: the day on which a lot may have expired.
  ///   - staples: the foods that are always there; nil for water alone.
  package init(_ lots: [StockLot], on today: LocalDate, _ book: FoodBook, staples: Staples? = nil) {
    self.lots = lots
    self.book = book
    self.today = today
    self.staples = staples ?? Staples(named: ["water"], book)
    left = lots.map { $0.amount?.value ?? 0 }
    expired = lots.map { Expiry(of: $0.lot.expires, on: today) == .expired }
    let order = Self.order(of: lots, on: today)
    places = Dictionary(grouping: order) { lots[$0].food }
  }

  /// Those that expire earliest first, then those without a day, and what has expired already at last; equal ones by
  /// their place.
  private static func order(of lots: [StockLot], on today: LocalDate) -> [Int] {
    let keys = lots.indices.map { place in
      let expires = lots[place].lot.expires
      let rank = Expiry(of: expires, on: today) == .expired ? 2 : expires == nil ? 1 : 0
      return (rank, expires?.daysSinceEpoch ?? 0, place)
    }
    return lots.indices.sorted { keys[$0] < keys[$1] }
  }

  /// The lots of a food, in the order in which they are used.
  package func places(of food: NamedFood) -> [Int] { places[food] ?? [] }

  /// The lots that may be a food, as far as their names tell: nothing is taken from them unless somebody says that they
  /// are (``take(_:as:)``).
  package func lots(perhaps food: NamedFood) -> [Int] {
    let sure = places(of: food)
    return lots.indices.filter {
      !sure.contains($0) && (left[$0] > 0 || lots[$0].amount == nil) && lots[$0].food.likeness(to: food) == .perhaps
    }
  }

  /// Takes a lot for a food, because somebody says that it is.
  package mutating func take(_ place: Int, as food: NamedFood) { places[food, default: []].append(place) }

  /// How much is left of a lot; nil for one without an amount.
  func amount(at place: Int) -> FoodAmount? {
    lots[place].amount.map { FoodAmount(left[place], $0.unit, unitText: $0.unitText) }
  }

  /// Whether a lot's last good day is over.
  package func isExpired(_ place: Int) -> Bool { expired[place] }

  /// How much of a food is left, its lots added up where they can be compared.
  package func total(of food: NamedFood) -> FoodAmounts {
    var total = FoodAmounts(of: food.known, book.measures)
    for place in places(of: food) {
      guard let amount = lots[place].amount else { continue }
      total.add(FoodAmount(left[place], amount.unit, unitText: amount.unitText))
    }
    return total
  }

  /// The same lots with what is left of them, as they are on another day: some will have expired.
  package func turned(to day: LocalDate) -> PantryStock {
    guard day != today else { return self }
    var stock = PantryStock(lots, on: day, book, staples: staples)
    stock.left = left
    stock.estimated = estimated
    stock.stated = stated
    return stock
  }

  /// What is left of a lot as it is to be written; nil for nothing, and for a lot without an amount.
  package func amountText(at place: Int) -> String? {
    if let text = stated[place] { return text }
    guard let amount = lots[place].amount else { return nil }
    // What cannot be reckoned stays.
    guard let taken = try? amount.value - left[place] else { return lots[place].lot.amount?.text }
    return lots[place].amountText(without: taken, isEstimate: estimated.contains(place))
  }

  /// What is left of a lot as one number and its unit; nil for nothing, and where the lot says more: a range, a sum, packages.
  package func plainAmount(at place: Int) -> FoodAmount? {
    guard lots[place].isPlain, let amount = lots[place].amount, left[place] > 0 else { return nil }
    let isEstimate = estimated.contains(place) && amount.unit?.system == .metric
    return FoodAmount(isEstimate ? left[place].estimate : left[place], amount.unit, unitText: amount.unitText)
  }

  /// Whether a lot is to be written anew when it was one of `other` before.
  package func isChanged(_ place: Int, from other: PantryStock) -> Bool {
    stated[place] != nil || left[place] != other.left[place] && lots[place].amount != nil
  }

  /// Whether somebody said what a lot has now.
  func isStated(_ place: Int) -> Bool { stated[place] != nil }

  /// Says what a lot has now, whatever it had.
  ///
  /// - Parameters:
  ///   - value: how much, in the lot's unit.
  ///   - text: as it is to be written; nil for nothing.
  mutating func state(_ value: Rational, at place: Int, as text: String?) {
    left[place] = value
    stated[place] = .some(text)
  }

  /// Says how much of a lot is left when a share was taken by some rows of its food.
  mutating func setLeft(_ value: Rational, at place: Int, by weights: [FoodWeight]) {
    left[place] = value
    let isAverage = weights.contains { if case .usda = $0.source { true } else { false } }
    if isAverage { estimated.insert(place) }
  }
}
