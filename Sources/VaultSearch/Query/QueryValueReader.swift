import VaultModel

/// Reads the values of typed keys: the one place where the query language meets the value types.
struct QueryValueReader: Sendable {
  let context: QueryContext

  /// What became of a text.
  enum Reading: Hashable {
    /// It reads; two intervals where one does not do, such as a night, or an amount that may be money or a food's.
    case intervals([QueryInterval])
    /// An offset in `m`, which is minutes or months; both readings.
    case ambiguousOffset([String])
    /// It does not read; what may have been meant.
    case unreadable([String])
  }

  /// Reads `text` as a value of `kind`.
  func read(_ text: String, as kind: QueryKey.Kind) -> Reading {
    switch kind {
    case .moment: moment(text)
    case .timeOfDay: timeOfDay(text)
    case .scale(let set): point(set.columnValue(spelled: text), suggestions: set.suggestions(for: text))
    case .duration: point(TimeSpan(text)?.columnValue)
    case .number: point(NumberReading(parsing: text, context: context.numbers)?.value?.columnValue)
    case .mood: point(Mood(parsing: text)?.columnValue, suggestions: Mood.suggestions(for: text))
    case .quantity: point(quantity(text))
    case .amount: amount(text)
    case .text, .own, .textWithAmount, .name, .tag, .path, .member: .unreadable([])
    }
  }

  private func point(_ value: ColumnValue?, suggestions: [String] = []) -> Reading {
    value.map { .intervals([QueryInterval($0)]) } ?? .unreadable(suggestions)
  }

  private func quantity(_ text: String) -> ColumnValue? {
    Quantity.parsing(text, context: context.numbers)?.columnValue(context.measures)
  }

  private func money(_ text: String) -> ColumnValue? {
    MoneyReading(parsing: text, configured: context.currency, needsSign: false, context: context.numbers)?
      .money?.columnValue
  }

  /// An amount with a sign or a currency is money, one with a unit a quantity, and a number alone may be either.
  private func amount(_ text: String) -> Reading {
    let isSigned = text.hasPrefix("-") || text.hasPrefix("+") || text.hasPrefix("\u{2212}")
    if isSigned, let money = money(text) { return point(money) }
    guard let quantity = quantity(text) else { return point(money(text)) }
    let isNumber = NumberReading(parsing: text, context: context.numbers)?.value != nil
    return .intervals(([quantity] + (isNumber ? [money(text)] : [])).compactMap(\.self).map { QueryInterval($0) })
  }
}
