package import VaultSyntax

/// The form of a month's or weekday's name, in the order of ``TimeLexicon``.
package enum CalendarNameForm: UInt8, Sendable, Hashable, CaseIterable {
  /// `листопад`, as a heading.
  case nominative
  /// `листопада`, as after the day in `20 листопада`.
  case genitive
  /// `лист`, without a full stop.
  case abbreviation
}

/// Names of months, numbered 1 … 12.
package enum MonthName {
  /// The month that `text` names in any language and form, 1 … 12; nil for any other word.
  package static func month(_ text: some StringProtocol) -> Int? { TimeLexicon.months.number(text) }

  /// The name of a month; empty outside 1 … 12.
  package static func text(_ month: Int, _ language: Language, _ form: CalendarNameForm = .nominative) -> String {
    TimeLexicon.months.form(month, language, Int(form.rawValue))
  }
}

extension Weekday {
  /// The day that `text` names in any language and form, such as `fri`, `п'ятницю`, `вс`; nil for any other word.
  package init?(named text: some StringProtocol) {
    let bytes = Array(text.utf8)
    self.init(named: bytes, in: ByteRange(0, bytes.count))
  }

  /// The day that the whole of `range` names.
  package init?(named bytes: [UInt8], in range: ByteRange) {
    guard let number = TimeLexicon.weekdays.number(bytes, in: range) else { return nil }
    self.init(rawValue: UInt8(clamping: number))
  }

  /// The day's name in a language.
  package func name(in language: Language, _ form: CalendarNameForm = .nominative) -> String {
    TimeLexicon.weekdays.form(Int(rawValue), language, Int(form.rawValue))
  }
}
