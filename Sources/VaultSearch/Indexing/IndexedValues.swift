package import VaultModel
import VaultSyntax

extension ItemKey {
  /// The name a query asks for.
  package var queryName: String {
    switch self {
    case .tags: "tag"
    default: rawValue
    }
  }

  /// Whether the key's time of day is when the item happens, so that `at:morning` finds it.
  var tellsWhen: Bool {
    switch self {
    case .due, .start, .scheduled: true
    default: false
    }
  }
}

extension TaskItem {
  /// Its day, and when it begins, ends, is meant to be done or is shown; nil of any other key, and where it has none.
  func moment(_ key: ItemKey) -> Moment? {
    switch key {
    case .due: day
    case .start: start
    case .end: end
    case .scheduled: scheduled?.moment
    case .wait: wait
    default: nil
    }
  }

  /// The same as the index compares it.
  func column(_ key: ItemKey) -> ColumnValue? {
    moment(key)?.columnValue
  }

  /// The time of day of such a date, where it has one.
  func time(_ key: ItemKey) -> ColumnValue? { moment(key)?.timeOfDay?.columnValue }
}

extension Moment {
  /// The moment as the index compares it; a day as its midnight.
  var columnValue: ColumnValue {
    switch self {
    case .day(let date): LocalDateTime(date).columnValue
    case .time(let time): time.columnValue
    }
  }
}

extension FieldValue {
  /// The value as the index compares it, or nil for values that have no order.
  var columnValue: ColumnValue? {
    switch self {
    case .date(let date): LocalDateTime(date).columnValue
    case .dateTime(let moment): moment.columnValue
    case .block(let date, let times): LocalDateTime(date, times?.start ?? .midnight).columnValue
    case .duration(let span): span.columnValue
    case .number(let number): number.columnValue
    case .mood(let mood): mood.columnValue
    case .absent, .text, .invalid, .truth, .member, .members: nil
    }
  }

  /// The time of day, where one is written.
  var timeOfDay: ColumnValue? {
    switch self {
    case .dateTime(let moment): moment.time.columnValue
    case .block(_, let times): times?.start.columnValue
    default: nil
    }
  }
}

extension Rational {
  /// The number in millionths, or nil when that does not fit.
  var columnValue: ColumnValue? {
    rounded(toPartsOf: 1_000_000).map { ColumnValue(.number, number: $0) }
  }
}

extension ColumnValue {
  /// The value of a key that vault does not know, when it is a date, a moment or a number beyond doubt.
  init?(guessedFrom text: TextSource) {
    guard let first = text.bytes[text.range.indices].first, first < 0x40 || first > 0xE1 else { return nil }
    if let date = LocalDate(text.bytes, in: text.range) {
      self = LocalDateTime(date).columnValue
    } else if let moment = LocalDateTime(text.bytes, in: text.range) {
      self = moment.columnValue
    } else if let value = NumberReading(parsing: text.bytes, in: text.range)?.value?.columnValue {
      self = value
    } else {
      return nil
    }
  }
}

/// A value that may be a wiki link: it is compared by what it names.
enum WikiLinkText {
  /// The folded value, without brackets, heading, shown text and `.md`.
  static func folded(_ text: TextSource) -> [UInt8] {
    let scan = text.contains(UInt8(ascii: "[")) ? InlineScan(of: text.range, in: text.bytes) : nil
    guard let link = scan?.links.first else { return TextFolding.caseFolded(text.bytes, in: text.range) }
    return TextFolding.caseFolded(text.bytes, in: link.target)
  }
}
