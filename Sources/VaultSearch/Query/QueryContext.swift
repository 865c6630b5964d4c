package import VaultModel

/// What the values of a query are read by: the moment it is asked at, and the vault's settings.
package struct QueryContext: Hashable, Sendable {
  /// What `today` and `+7d` count from.
  package var now: LocalDateTime
  /// The same moment with how far the clocks are ahead of UTC, where that is known: what is overdue is told by it.
  package var instant: LocalDateTime
  /// The day a week begins with: `eow` is the day before the next one.
  package var weekStart: Weekday
  /// The currency of an amount of money without one.
  package var currency: Currency
  /// The currencies that the settings add.
  package var otherCurrencies: [Currency]
  /// The sizes of cups, spoons and glasses.
  package var measures: UnitMeasures
  /// How a doubtful `1,500` is read.
  package var numbers: NumberContext

  package init(
    now: LocalDateTime, instant: LocalDateTime? = nil, weekStart: Weekday = .monday, currency: Currency = .hryvnia,
    otherCurrencies: [Currency] = [], measures: UnitMeasures = UnitMeasures(), numbers: NumberContext = NumberContext()
  ) {
    self.now = now
    self.instant = instant ?? now
    self.weekStart = weekStart
    self.currency = currency
    self.otherCurrencies = otherCurrencies
    self.measures = measures
    self.numbers = numbers
  }
}
