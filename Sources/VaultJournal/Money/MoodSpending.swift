package import VaultModel

/// What was spent on days of each mood; it is association, never cause.
///
/// ```swift
/// try MoodSpending(of: payments, moods: [day: .init(sum: 3, count: 2)]).groups
/// ```
package struct MoodSpending: Sendable {
  /// The days of a mood, in one currency.
  package struct Group: Sendable, Hashable {
    /// The one that the means of the days are nearest to.
    package let mood: Mood
    /// The currency of ``median``.
    package let currency: Currency
    /// How many days there are, with an expense or without.
    package let days: Int
    /// The median of what was spent on each; nil where there are too few days. Between two sums it is rounded to what
    /// the currency counts.
    package let median: Money?
  }

  /// On fewer days than these a median says nothing.
  package static let fewest = 5

  /// In every currency that was spent: by currency, then from the saddest mood on.
  package let groups: [Group]

  /// - Parameters:
  ///   - payments: those of other days are not looked at; refunds and the fees of transfers count as in all sums.
  ///   - moods: the mean mood of each day that has one; halves count as the happier mood.
  /// - Throws: that a sum can no longer be counted.
  package init(of payments: [Payment], moods: [LocalDate: Mean]) throws(Money.Failure) {
    var spent: [Currency: [LocalDate: Money]] = [:]
    for payment in payments where moods[payment.date] != nil {
      guard let cost = payment.cost else { continue }
      let before = spent[cost.currency]?[payment.date] ?? .zero(cost.currency)
      spent[cost.currency, default: [:]][payment.date] = try before + cost
    }
    var days: [Mood: [LocalDate]] = [:]
    for (day, mean) in moods {
      if let mood = Mood(nearest: mean) { days[mood, default: []].append(day) }
    }
    var groups: [Group] = []
    for (currency, sums) in spent.sorted(by: { $0.key < $1.key }) {
      for (mood, days) in days.sorted(by: { $0.key.score < $1.key.score }) {
        let parts = days.map { sums[$0]?.parts ?? 0 }
        let median = days.count < Self.fewest ? nil : Money(parts: Self.median(of: parts), currency)
        groups.append(Group(mood: mood, currency: currency, days: days.count, median: median))
      }
    }
    self.groups = groups
  }

  private static func median(of parts: [Int64]) -> Int64 {
    let sorted = parts.sorted()
    guard !sorted.isEmpty else { return 0 }
    let (low, high) = (sorted[(sorted.count - 1) / 2], sorted[sorted.count / 2])
    // The sum of both may not fit.
    return low / 2 + high / 2 + (low % 2 + high % 2) / 2
  }
}

extension Mood {
  /// The one that a mean is nearest to; nil of nothing.
  fileprivate init?(nearest mean: Mean) {
    guard mean.count > 0 else { return nil }
    // From zero on, so that the division rounds down.
    self.init(score: (2 * mean.sum + 5 * mean.count) / (2 * mean.count) - 2)
  }
}
