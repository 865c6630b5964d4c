import VaultModel

/// The words of Taskwarrior for how often a task comes again (https://taskwarrior.org/docs/durations/).
enum TaskwarriorRecurrence {
  private static let words: [String: (RecurrenceFrequency, Int)] = [
    "daily": (.daily, 1), "day": (.daily, 1), "weekly": (.weekly, 1), "week": (.weekly, 1), "sennight": (.weekly, 1),
    "biweekly": (.weekly, 2), "fortnight": (.weekly, 2), "monthly": (.monthly, 1), "month": (.monthly, 1),
    "bimonthly": (.monthly, 2), "quarterly": (.monthly, 3), "semiannual": (.monthly, 6), "annual": (.yearly, 1),
    "yearly": (.yearly, 1), "year": (.yearly, 1), "biannual": (.yearly, 2), "biyearly": (.yearly, 2),
  ]

  private static let units: [(names: Set<String>, frequency: RecurrenceFrequency, factor: Int)] = [
    (["d", "day", "days"], .daily, 1), (["w", "wk", "wks", "week", "weeks"], .weekly, 1),
    (["mo", "mos", "mth", "mths", "mnth", "mnths", "month", "months"], .monthly, 1),
    (["q", "qtr", "qtrs", "quarter", "quarters"], .monthly, 3), (["y", "yr", "yrs", "year", "years"], .yearly, 1),
  ]

  /// The rule of `weekly`, `3days`, `2w`, `P1M`; nil for one that vault does not know.
  static func rule(_ text: String) -> RecurrenceRule? {
    let text = text.lowercased()
    if text == "weekdays" {
      var rule = RecurrenceRule(.weekly)
      rule.byDay = [.monday, .tuesday, .wednesday, .thursday, .friday].map { NumberedWeekday($0) }
      return rule
    }
    if let (frequency, interval) = words[text] { return rule(frequency, interval) }
    // `P1M` is a duration of ISO 8601, in which months are meant by the letter alone.
    let isDuration = text.hasPrefix("p")
    let rest = isDuration ? text.dropFirst() : text[...]
    let digits = rest.prefix { $0.isASCII && $0.isNumber }
    var name = String(rest.dropFirst(digits.count))
    if isDuration, name == "m" { name = "mo" }
    guard let count = digits.isEmpty ? 1 : Int(digits), 1...9999 ~= count,
      let unit = units.first(where: { $0.names.contains(name) })
    else { return nil }
    return rule(unit.frequency, count * unit.factor)
  }

  private static func rule(_ frequency: RecurrenceFrequency, _ interval: Int) -> RecurrenceRule {
    var rule = RecurrenceRule(frequency)
    rule.interval = interval
    return rule
  }
}
