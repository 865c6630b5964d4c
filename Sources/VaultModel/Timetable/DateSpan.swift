package import VaultSyntax

/// A span of calendar days, both ends included: a term, a break, the days a lesson is held on.
///
/// ```swift
/// DateSpan("2026-09-01..2026-12-24")?.contains(today)
/// ```
package struct DateSpan: Sendable, Hashable {
  package let first: LocalDate
  package let last: LocalDate

  /// The days from `first` to `last`; nil when the last is before the first.
  package init?(_ first: LocalDate, _ last: LocalDate) {
    guard first <= last else { return nil }
    self.first = first
    self.last = last
  }

  /// Reads one date, or two with `..`, `–` or ` - ` between them, that fill `range`.
  package init?(_ bytes: [UInt8], in range: ByteRange) {
    let text = TextSource(bytes, range).trimmed
    let middle = ByteRange(text.range.lower, min(text.range.lower + 10, text.range.upper))
    guard let first = LocalDate(bytes, in: middle) else { return nil }
    let rest = TextSource(bytes, ByteRange(middle.upper, text.range.upper)).trimmed
    if rest.isEmpty {
      self.init(first, first)
      return
    }
    let marks = ["..", "–", "-"].map { Array($0.utf8) }
    guard let mark = marks.first(where: { bytes[rest.range.indices].starts(with: $0) }),
      let last = LocalDate(bytes, in: ByteRange(rest.range.lower + mark.count, rest.range.upper))
    else { return nil }
    self.init(first, last)
  }

  /// Reads a span given as text.
  package init?(_ text: some StringProtocol) {
    let bytes = Array(text.utf8)
    self.init(bytes, in: ByteRange(0, bytes.count))
  }

  /// Whether a day is within.
  package func contains(_ date: LocalDate) -> Bool { first <= date && date <= last }

  /// `2026-09-01..2026-12-24`, or the one day.
  package var text: String { first == last ? first.text : first.text + ".." + last.text }
}

extension DateSpan: FactConvertible {
  package var factValue: FactValue? { .date(text) }
}
