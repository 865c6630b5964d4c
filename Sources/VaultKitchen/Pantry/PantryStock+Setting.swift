import VaultModel

extension PantryStock {
  /// Takes all that there is of a food, past its day or not; a lot that names no amount goes as a whole.
  package mutating func takeAll(of food: NamedFood) -> StockUse {
    var use = StockUse(food: food)
    use.isAll = true
    for place in places(of: food) {
      if let amount = lots[place].amount {
        guard left[place] > 0 else { continue }
        use.shares.append(
          StockUse.Share(
            lot: place, amount: FoodAmount(left[place], amount.unit, unitText: amount.unitText), weights: []))
        setLeft(0, at: place, by: [])
      } else {
        use.unmeasured.append(place)
        state(0, at: place, as: nil)
      }
    }
    use.covered = use.shares.isEmpty && use.unmeasured.isEmpty ? 0 : 1
    return use
  }

  /// Makes the lots of a food have an amount together: what is less was used, that which expires first before the others;
  /// what is more is in the lot that expires last. A single lot has the amount as it is typed.
  ///
  /// - Parameters:
  ///   - amount: how much there is now.
  ///   - text: the same as it is typed.
  ///   - words: what is said about the food, which chooses among its rows.
  /// - Returns: the lots that cannot be compared with the amount, because of which nothing is changed; none when it is done.
  package mutating func set(_ food: NamedFood, to amount: FoodAmount, as text: String, words: [String] = []) -> [Int] {
    let days = lots.map { $0.lot.expires.map { Int($0.daysSinceEpoch) } ?? Int.max }
    let order = places(of: food).sorted { (days[$0], $0) < (days[$1], $1) }
    if order.count == 1 || amount.value == 0 {
      for place in order { state(amount.value, at: place, as: amount.value > 0 ? text : nil) }
      return []
    }
    var trial = self
    let incomparable = trial.fill(order, with: amount, food, words)
    if incomparable.isEmpty { self = trial }
    return incomparable
  }

  /// Gives the lots what there is, from the one that is used last to the one that is used first.
  private mutating func fill(
    _ order: [Int], with amount: FoodAmount, _ food: NamedFood, _ words: [String]
  ) -> [Int] {
    var rest = amount
    var incomparable: [Int] = []
    for place in order.reversed() {
      guard let unit = lots[place].amount else { continue }
      guard let own = rest.value(inUnitOf: unit, of: food.known, book.measures, words: words) else {
        incomparable.append(place)
        continue
      }
      let kept = min(own.value, left[place])
      if kept < left[place] { setLeft(kept, at: place, by: own.weights) }
      guard kept > 0, own.value > 0 else { continue }
      guard let more = try? (own.value - kept) / own.value, let less = rest.times(more, over: 1) else {
        incomparable.append(place)
        continue
      }
      rest = less
    }
    guard incomparable.isEmpty, let last = order.last else { return incomparable }
    return put(rest, into: order, last, food, words)
  }

  /// Puts what no lot had yet into one that names no amount, else into the last; the former go where nothing is over.
  private mutating func put(
    _ rest: FoodAmount, into order: [Int], _ last: Int, _ food: NamedFood, _ words: [String]
  ) -> [Int] {
    let unmeasured = order.filter { lots[$0].amount == nil }
    for place in unmeasured.dropLast() { state(0, at: place, as: nil) }
    if let place = unmeasured.last {
      let text = ShopAmount(rest, in: ShopWords.language(of: food.name), book.measures).text
      state(rest.value, at: place, as: rest.value > 0 ? text : nil)
      return []
    }
    guard rest.value > 0 else { return [] }
    guard let unit = lots[last].amount,
      let more = rest.value(inUnitOf: unit, of: food.known, book.measures, words: words),
      let sum = try? left[last] + more.value
    else { return [last] }
    setLeft(sum, at: last, by: more.weights)
    return []
  }
}
