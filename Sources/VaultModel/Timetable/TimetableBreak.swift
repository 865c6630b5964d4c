import VaultSyntax

/// Days of a timetable without lessons: `2026-11-02..2026-11-08`, or `{days: 2026-12-28..2027-01-10, counts: false}`.
package struct TimetableBreak: Sendable, Hashable {
  package var days: DateSpan
  /// Whether the weeks of the cycle go on meanwhile. Where they do not, whole weeks from Monday to Sunday within have no
  /// number.
  package var countsWeeks: Bool

  package init(_ days: DateSpan, countsWeeks: Bool = true) {
    self.days = days
    self.countsWeeks = countsWeeks
  }

  /// The keys of one that is written as a mapping.
  static let (daysKey, countsKey) = ("days", "counts")

  /// Nil for what reads as no span of days.
  init?(_ value: FrontMatterValue) {
    guard let text = value.isMapping ? value[Self.daysKey]?.source : value.source,
      let days = DateSpan(text.bytes, in: text.range)
    else { return nil }
    let counts = value[Self.countsKey]?.source.flatMap { Answer(spelledIn: $0.bytes, in: $0.range) }
    self.init(days, countsWeeks: counts != .no)
  }
}

extension Note {
  /// The breaks of a timetable; what is none is left out.
  var breaks: [TimetableBreak] {
    guard let value = frontMatterValue(.breaks) else { return [] }
    if value.isMapping || value.source == nil { return value.elements.compactMap(TimetableBreak.init) }
    return sources(.breaks, of: whole).compactMap { DateSpan($0.bytes, in: $0.range) }.map { TimetableBreak($0) }
  }
}

extension TimetableBreak: FactSource {
  package var facts: [Fact] {
    var facts = FactList()
    facts.add("days", days)
    facts.add("counts", countsWeeks)
    return facts.facts
  }
}
