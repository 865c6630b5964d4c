extension LocalDate: FactConvertible {
  package var factValue: FactValue? { .date(text) }
}

extension LocalDateTime: FactConvertible {
  package var factValue: FactValue? { .date(text) }
}

extension LocalTime: FactConvertible {
  package var factValue: FactValue? { .text(text) }
}

extension TimeRange: FactConvertible {
  package var factValue: FactValue? { .text(text) }
}

extension TimeSpan: FactConvertible {
  package var factValue: FactValue? { .text(text) }
}

extension Weekday: FactConvertible {
  /// The English name in lower case, as in the format's own keys.
  package var factValue: FactValue? { .text("\(self)") }
}

extension Rational: FactConvertible {
  /// The decimal digits when there are few, else the fraction as text.
  package var factValue: FactValue? { decimal(upTo: 12).map { .number($0) } ?? .text(printed()) }
}

extension ClosedSet {
  /// The canonical name.
  package var factValue: FactValue? { .text(name) }
}

extension Mood: FactConvertible {}
extension TaskStatus: FactConvertible {}
extension Priority: FactConvertible {}
extension Difficulty: FactConvertible {}
extension ItemColor: FactConvertible {}
extension HolidayRule: FactConvertible {}
extension CompletionAction: FactConvertible {}

extension Money: FactConvertible {
  /// The signed decimal and the currency's code.
  package var factValue: FactValue? {
    .object([Fact("amount", .number(digits(sign: .onlyMinus))), Fact("currency", .text(currency.code))])
  }
}
