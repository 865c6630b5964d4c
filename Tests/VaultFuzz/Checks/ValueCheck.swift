import VaultModel
import VaultSyntax

/// Any bytes are read or refused as every kind of value; what is printed of a value reads as that value.
enum ValueCheck {
  private static let contexts = [NumberContext(), NumberContext(.english), NumberContext(.ukrainian)]

  static func outcome(of input: [UInt8]) -> FuzzOutcome {
    let range = ByteRange(0, input.count)
    var outline: [Int] = []
    for context in contexts {
      if let fault = numberFault(input, range, context, &outline) ?? quantityFault(input, range, context, &outline)
        ?? moneyFault(input, range, context, &outline)
      {
        return FuzzOutcome(fault: fault)
      }
    }
    return FuzzOutcome(fault: timeFault(input, range, &outline) ?? wordFault(input, range), outline: outline)
  }

  private static func numberFault(
    _ input: [UInt8], _ range: ByteRange, _ context: NumberContext, _ outline: inout [Int]
  ) -> String? {
    guard case .number(let number)? = NumberReading(parsing: input, in: range, context: context) else { return nil }
    outline.append(Int(number.notation.form.rawValue))
    return fault(of: number)
  }

  /// An exactly printed number, read in a language of its own decimal mark, is the number.
  private static func fault(of number: WrittenNumber) -> String? {
    _ = number.value.printed(in: number.notation, style: .kitchen)
    let text = number.value.printed(in: number.notation)
    // A plain space groups digits only before a unit.
    guard !text.hasPrefix("≈"), number.notation.groupSeparator != .space else { return nil }
    let context = NumberContext(number.notation.decimalMark == .point ? .english : .ukrainian)
    guard let read = NumberReading(parsing: text, context: context)?.value else {
      return "\(number.value) is printed as '\(text)', which is no number"
    }
    return read == number.value ? nil : "\(number.value) is printed as '\(text)', which is \(read)"
  }

  private static func quantityFault(
    _ input: [UInt8], _ range: ByteRange, _ context: NumberContext, _ outline: inout [Int]
  ) -> String? {
    let prefix = Quantity.prefix(of: input, in: range, context: context)
    if let prefix, prefix.range.upper > prefix.name.lower || prefix.name.lower > input.count {
      return "the name begins inside the amount"
    }
    for quantity in [Quantity.parsing(input, in: range, context: context), prefix?.quantity].compactMap({ $0 }) {
      outline.append(quantity.unit == nil ? 1 : 2)
      if quantity.unitText.upper > input.count { return "a unit beyond the end" }
      _ = quantity.columnValue()
      for number in quantity.amount?.numbers ?? [] {
        if let fault = fault(of: number) { return fault }
      }
    }
    _ = Quantity.trailingText(of: input, in: range)
    _ = UnitSpelling(of: input, in: range)
    return nil
  }

  private static func moneyFault(
    _ input: [UInt8], _ range: ByteRange, _ context: NumberContext, _ outline: inout [Int]
  ) -> String? {
    let prefix = MoneyReading.prefix(of: input, in: range, configured: .hryvnia, context: context)
    guard let prefix else { return nil }
    guard prefix.range.upper <= prefix.textStart, prefix.textStart <= input.count,
      prefix.currencyRange.isEmpty || prefix.range.contains(prefix.currencyRange)
    else { return "the text begins inside the money" }
    guard case .money(let money) = prefix.reading else { return nil }
    outline.append(3)
    let text = money.printed()
    let again = MoneyReading(parsing: text, configured: .hryvnia, context: NumberContext(.english))
    return again == .money(money) ? nil : "money is printed as '\(text)', which is other money"
  }

  private static func timeFault(_ input: [UInt8], _ range: ByteRange, _ outline: inout [Int]) -> String? {
    if let date = LocalDate(input, in: range), LocalDate(date.text) != date { return "date \(date.text)" }
    if let time = LocalTime(input, in: range), LocalTime(time.text) != time { return "time \(time.text)" }
    if let times = TimeRange(input, in: range), TimeRange(times.text) != times { return "times \(times.text)" }
    if let moment = LocalDateTime(input, in: range) {
      outline.append(4)
      if LocalDateTime(moment.text) != moment { return "moment \(moment.text)" }
    }
    if let span = TimeSpan(input, in: range) {
      outline.append(5)
      if span.seconds >= 0, TimeSpan(span.text) != span { return "duration \(span.text)" }
    }
    _ = (LocalDate.prefix(of: input, in: range), LocalTime.prefix(of: input, in: range))
    _ = (TimeRange.prefix(of: input, in: range), DatePeriod(input, in: range).map(\.columnBounds))
    guard let expression = try? DateExpression(input, in: range) else { return nil }
    outline.append(6)
    for now in [LocalDateTime(.first), LocalDateTime(.epoch), LocalDateTime(.last)] {
      _ = try? expression.resolved(now: now)
    }
    return nil
  }

  private static func wordFault(_ input: [UInt8], _ range: ByteRange) -> String? {
    _ = (Mood(parsing: input, in: range), FivePointScore(parsing: input, in: range))
    _ = (Difficulty(spelledIn: input, in: range), Weekday(named: input, in: range))
    let text = String(decoding: input, as: UTF8.self)
    _ = (Difficulty.suggestions(for: text), Currency(parsing: text))
    return nil
  }
}
