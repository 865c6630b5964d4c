import VaultModel
import VaultSyntax

/// Reads the values of typed keys: the one place where the query language meets the value types.
struct QueryValueReader: Sendable {
  let context: QueryContext
  /// Which of the days that come again and again a name means.
  var direction = DayReckoning.Direction.ahead

  /// The same reader, looking ahead or back.
  func looking(_ direction: DayReckoning.Direction) -> Self { Self(context: context, direction: direction) }

  /// What became of a text.
  enum Reading: Hashable {
    /// It reads; two intervals where one does not do, such as a night, or an amount that may be money or a food's.
    case intervals([QueryInterval])
    /// An offset in `m`, which is minutes or months; both readings.
    case ambiguousOffset([String])
    /// A number that is a fraction or thousands: both as they come out, and spelled without doubt.
    case ambiguousNumber(decimal: String, thousands: String, [String])
    /// It does not read; what may have been meant.
    case unreadable([String])
  }

  /// Reads `text` as a value of `kind`.
  func read(_ text: String, as kind: QueryKey.Kind) -> Reading {
    if kind.takesAmounts, let ambiguous = ambiguousNumber(text) { return ambiguous }
    return switch kind {
    case .moment: moment(text)
    case .timeOfDay: timeOfDay(text)
    case .scale(let set): point(set.columnValue(spelled: text), suggestions: set.suggestions(for: text))
    case .duration: point(TimeSpan(text)?.columnValue)
    case .number: point(NumberReading(parsing: text, context: context.numbers)?.value?.columnValue)
    case .weekday: weekday(text)
    case .mood: point(Mood(parsing: text)?.columnValue, suggestions: Mood.suggestions(for: text))
    case .quantity: point(quantity(text))
    case .amount: amount(text)
    case .text, .own, .textWithAmount, .name, .tag, .path, .member, .taskGroup: .unreadable([])
    }
  }

  /// `1.234` with nothing to decide it.
  private func ambiguousNumber(_ text: String) -> Reading? {
    let bytes = Array(text.utf8)
    let quantity = Quantity.parsing(text, context: context.numbers)
    guard case .refused(.ambiguous(let decimal, let thousands))? = quantity?.magnitude else { return nil }
    let written = Array(bytes[decimal.range.indices])
    // A fourth decimal, or no mark at all, leaves no doubt.
    let numbers: [[UInt8]] = [written + [0x30], written.filter { $0 != 0x2E && $0 != 0x2C }]
    let spellings = numbers.map { number in
      var spelling = bytes
      spelling.replaceSubrange(decimal.range.indices, with: number)
      return String(decoding: spelling, as: UTF8.self)
    }
    return .ambiguousNumber(decimal: decimal.value.printed(), thousands: thousands.value.printed(), spellings)
  }

  private func point(_ value: ColumnValue?, suggestions: [String] = []) -> Reading {
    value.map { .intervals([QueryInterval($0)]) } ?? .unreadable(suggestions)
  }

  private func weekday(_ text: String) -> Reading {
    let names = Language.allCases.flatMap { language in Weekday.allCases.map { $0.name(in: language) } }
    return point(Weekday(named: text)?.columnValue, suggestions: EditDistance.nearest(to: text, among: names))
  }

  private func quantity(_ text: String) -> ColumnValue? {
    Quantity.parsing(text, context: context.numbers)?.columnValue(context.measures)
  }

  private func money(_ text: String) -> ColumnValue? {
    MoneyReading(
      parsing: text, configured: context.currency, others: context.otherCurrencies, needsSign: false,
      context: context.numbers)?.money?.columnValue
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
