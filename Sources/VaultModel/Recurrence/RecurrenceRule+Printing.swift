extension RecurrenceRule {
  /// The rule as RFC 5545 writes it: parts in the order of its grammar, numbers sorted and once each, defaults left out.
  package var text: String {
    RecurrencePart.allCases.compactMap { part in value(of: part).map { part.name + "=" + $0 } }
      .joined(separator: ";")
  }

  /// The value of a part, or nil if the rule does not need to write it.
  private func value(of part: RecurrencePart) -> String? {
    switch part {
    case .frequency: frequency.name
    case .until: until?.text
    case .count: count.map { String($0) }
    case .interval: interval == 1 ? nil : String(interval)
    case .bySecond: list(bySecond)
    case .byMinute: list(byMinute)
    case .byHour: list(byHour)
    case .byDay: byDay.isEmpty ? nil : Set(byDay).sorted().map(\.text).joined(separator: ",")
    case .byMonthDay: list(byMonthDay)
    case .byYearDay: list(byYearDay)
    case .byWeekNumber: list(byWeekNumber)
    case .byMonth: list(byMonth)
    case .bySetPosition: list(bySetPosition)
    case .weekStart: weekStart == .monday ? nil : weekStart.recurrenceName
    }
  }

  private func list(_ numbers: [Int]) -> String? {
    numbers.isEmpty ? nil : Set(numbers).sorted().map { String($0) }.joined(separator: ",")
  }
}

extension NumberedWeekday {
  /// `FR`, `1FR`, `-1FR`.
  package var text: String { (number.map { String($0) } ?? "") + weekday.recurrenceName }
}

extension RecurrenceEnd {
  /// `20261120`, `20261120T143000` or `20261120T143000Z`.
  package var text: String {
    switch self {
    case .date(let date): Self.digits(of: date)
    case .local(let moment): Self.digits(of: moment)
    case .utc(let moment): Self.digits(of: moment) + "Z"
    }
  }

  private static func digits(of date: LocalDate) -> String {
    let parts = date.parts
    return DigitText.padded(parts.year, to: 4) + DigitText.padded(parts.month, to: 2)
      + DigitText.padded(parts.day, to: 2)
  }

  private static func digits(of moment: LocalDateTime) -> String {
    digits(of: moment.date) + "T" + DigitText.padded(moment.time.hour, to: 2)
      + DigitText.padded(moment.time.minute, to: 2) + DigitText.padded(moment.time.second, to: 2)
  }
}

extension Weekday {
  /// The two letters of RFC 5545: `MO` … `SU`.
  package var recurrenceName: String {
    switch self {
    case .monday: "MO"
    case .tuesday: "TU"
    case .wednesday: "WE"
    case .thursday: "TH"
    case .friday: "FR"
    case .saturday: "SA"
    case .sunday: "SU"
    }
  }
}
