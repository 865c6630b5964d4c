package import VaultModel

/// Sums by name and currency, exact: names compare without case, and the spelling that came first is shown.
///
/// ```swift
/// var tally = MoneyTally()
/// try tally.add(sum, to: "food")
/// tally.sums.first?.money
/// ```
package struct MoneyTally: Sendable {
  /// A name with its sum in one currency.
  package struct Sum: Sendable, Hashable {
    /// As it was first spelled.
    package var name: String
    /// All that was added to it.
    package var money: Money
  }

  private struct Key: Hashable {
    var name: Int
    var currency: Currency
  }

  private var places: [String: Int] = [:]
  private var spellings: [String] = []
  private var totals: [Key: Money] = [:]

  /// A tally of nothing.
  package init() {}

  /// Adds a sum to that of a name, and gives the new one; throws when it can no longer be counted.
  @discardableResult
  package mutating func add(_ money: Money, to name: String = "") throws(Money.Failure) -> Money {
    let key = Key(name: place(of: name), currency: money.currency)
    let total = try (totals[key] ?? .zero(money.currency)) + money
    totals[key] = total
    return total
  }

  /// The sum of a name in a currency; nothing when it has none.
  package func sum(of name: String = "", in currency: Currency) -> Money {
    guard let place = places[name] ?? places[name.lowercased()] else { return .zero(currency) }
    return totals[Key(name: place, currency: currency)] ?? .zero(currency)
  }

  /// All sums by name, folded, then by currency.
  package var sums: [Sum] {
    let folded = spellings.map { $0.lowercased() }
    return totals.sorted { first, second in
      let names = (folded[first.key.name], folded[second.key.name])
      return names.0 == names.1 ? first.key.currency < second.key.currency : names.0 < names.1
    }.map { Sum(name: spellings[$0.key.name], money: $0.value) }
  }

  /// Every spelling is folded once: there are few names and many payments.
  private mutating func place(of name: String) -> Int {
    if let place = places[name] { return place }
    let folded = name.lowercased()
    if let place = places[folded] {
      places[name] = place
      return place
    }
    spellings.append(name)
    places[folded] = spellings.count - 1
    places[name] = spellings.count - 1
    return spellings.count - 1
  }
}
