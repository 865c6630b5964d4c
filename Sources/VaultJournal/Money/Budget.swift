package import VaultModel

/// What may be spent in a month on a tag and all nested in it, and what was.
package struct Budget: Sendable, Hashable {
  /// Without `#`.
  package var tag: String
  /// What may be spent in the month.
  package var limit: Money
  /// Expenses less refunds.
  package var spent: Money
  /// How much of the month has passed: its days up to and including today, all of a past month, none of one to come.
  package var passed: Int
  /// How many days the month has.
  package var days: Int

  /// A budget of a month, its sums in one currency.
  package init(tag: String, limit: Money, spent: Money, passed: Int, days: Int) {
    (self.tag, self.limit, self.spent, self.passed, self.days) = (tag, limit, spent, passed, days)
  }

  /// What may still be spent; below zero when it is too much.
  package var left: Money? { try? limit - spent }

  /// How fast it is spent, 1 being exactly as fast as the month passes: spent ÷ (limit × day ÷ days), in ten-thousandths,
  /// halves away from zero; nil when nothing may be spent or no day has passed.
  package var pace: Int? {
    let whole = Int128(limit.parts) * Int128(passed)
    guard whole > 0 else { return nil }
    let scaled = Int128(spent.parts.magnitude) * Int128(days) * 10_000
    let rounded = Int(clamping: (scaled * 2 + whole) / (2 * whole))
    return spent.isNegative ? -rounded : rounded
  }

  /// The pace with four decimals: `0.4120`.
  package var paceText: String? {
    pace.map { pace in
      let digits = String(pace.magnitude % 10_000 + 10_000).dropFirst()
      return (pace < 0 ? "-" : "") + String(pace.magnitude / 10_000) + "." + digits
    }
  }
}
