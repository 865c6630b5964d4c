import Testing
import VaultModel
import VaultSyntax

/// Moments as RFC 5545 writes them: `19970902`, `19970902T090000`, `19970902T090000Z`.
enum Sample {
  static func end(_ text: String) throws -> RecurrenceEnd {
    let bytes = Array(text.utf8)
    return try #require(RecurrenceEnd(bytes, in: ByteRange(0, bytes.count)), "\(text)")
  }

  static func moment(_ text: String) throws -> LocalDateTime {
    switch try end(text) {
    case .date(let date): LocalDateTime(date)
    case .local(let moment), .utc(let moment): moment
    }
  }

  static func date(_ text: String) throws -> LocalDate { try moment(text).date }

  /// The first occurrences of a rule, in the form of the start.
  static func occurrences(_ rule: String, from start: String, atMost count: Int) throws -> [String] {
    try occurrences(RecurrenceRule(rule), from: start, atMost: count)
  }

  static func occurrences(_ rule: RecurrenceRule, from start: String, atMost count: Int) throws -> [String] {
    switch try end(start) {
    case .date(let date):
      try AllDayOccurrences(of: rule, from: date).prefix(count).map { RecurrenceEnd.date($0).text }
    case .local(let moment): try Occurrences(of: rule, from: moment).prefix(count).map { RecurrenceEnd.local($0).text }
    case .utc(let moment): try Occurrences(of: rule, from: moment).prefix(count).map { RecurrenceEnd.utc($0).text }
    }
  }
}
