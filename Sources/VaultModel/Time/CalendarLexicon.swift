package import VaultSyntax

/// The names of months and weekdays, read once.
struct CalendarLexicon: Sendable {
  /// The months January … December as 1 … 12.
  static let months = CalendarLexicon(CalendarNames.months, count: 12)
  /// The weekdays Monday … Sunday as 1 … 7.
  static let weekdays = CalendarLexicon(CalendarNames.weekdays, count: 7)

  /// Every name, in every language.
  private(set) var words: WordTable
  private var forms: [[String]] = []
  private let count: Int

  private init(_ text: String, count: Int) {
    let table = TextTable(text)
    words = WordTable(capacity: 256)
    self.count = count
    for (place, line) in table.lines.enumerated() {
      guard let (_, rest) = table.halves(of: line, at: 0x3A) else { continue }
      let columns = table.pieces(of: rest, separatedBy: 0x7C)
        .map { table.pieces(of: $0, separatedBy: 0x2C).filter { !$0.isEmpty } }
      for (column, spellings) in columns.enumerated() {
        for spelling in spellings {
          let value = UInt16(clamping: place % count + 1)
          words.insert(table.bytes, in: spelling, value: value, isAbbreviation: column == 2)
        }
      }
      forms.append(columns.prefix(3).compactMap { $0.first.map(table.text) })
    }
  }

  /// The printed form of the name with this number, counted from 1.
  func name(_ number: Int, _ language: Language, _ form: CalendarNameForm) -> String {
    let place = Int(language.rawValue) * count + number - 1
    let column = Int(form.rawValue)
    guard forms.indices.contains(place), forms[place].indices.contains(column) else { return "" }
    return forms[place][column]
  }

  /// The number, counted from 1, of the name that fills `range`.
  func number(_ bytes: [UInt8], in range: ByteRange) -> Int? { words.value(of: bytes, in: range).map(Int.init) }
}

/// The form of a month's or weekday's name.
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
  package static func month(_ text: some StringProtocol) -> Int? {
    let bytes = Array(text.utf8)
    return CalendarLexicon.months.number(bytes, in: ByteRange(0, bytes.count))
  }

  /// The name of a month; empty outside 1 … 12.
  package static func text(_ month: Int, _ language: Language, _ form: CalendarNameForm = .nominative) -> String {
    1...12 ~= month ? CalendarLexicon.months.name(month, language, form) : ""
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
    guard let number = CalendarLexicon.weekdays.number(bytes, in: range) else { return nil }
    self.init(rawValue: UInt8(clamping: number))
  }

  /// The day's name in a language.
  package func name(in language: Language, _ form: CalendarNameForm = .nominative) -> String {
    CalendarLexicon.weekdays.name(Int(rawValue), language, form)
  }
}
