/// When to remind of something: some time before it, or at a moment of its own.
package enum Reminder: Sendable, Hashable {
  /// This long before the start, or before it is due.
  case before(TimeSpan)
  /// At this moment; of a day at the vault's `remind-time`.
  case at(Moment)

  /// Reads a duration or a moment; nil for any other text.
  package init?(_ source: TextSource) {
    let text = source.trimmed
    if let date = LocalDate(text.bytes, in: text.range) {
      self = .at(.day(date))
    } else if let dateTime = LocalDateTime(text.bytes, in: text.range) {
      self = .at(.time(dateTime))
    } else if let span = TimeSpan(text.bytes, in: text.range) {
      self = .before(span)
    } else {
      return nil
    }
  }

  /// Whether a text asks for no reminder at all: `none`, `never`, `off`, `no` or `false`, also in Ukrainian.
  package static func isNever(_ source: TextSource) -> Bool {
    let text = source.trimmed
    return never.contains(text.text.lowercased()) || Answer(spelledIn: text.bytes, in: text.range) == .no
  }

  private static let never: Set<String> = ["none", "never", "off", "ніколи", "немає", "без"]

  /// `15m` or `2026-11-20 14:30`.
  package var text: String {
    switch self {
    case .before(let span): span.text
    case .at(let moment): moment.text
    }
  }
}

extension Reminder: FactConvertible {
  package var factValue: FactValue? {
    switch self {
    case .before(let span): span.factValue
    case .at(let moment): moment.factValue
    }
  }
}
