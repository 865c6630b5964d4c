import VaultModel
import VaultSyntax

/// Values that have an order, and ranges of them: `due:today..+7d`, `rating:4`, `at:22:00..05:00`.
extension FieldBuilder {
  /// Values of a kind that has an order: a single one, or a range of them.
  func typed(_ value: QueryValueText, as kind: QueryKey.Kind) throws(QueryError) -> Condition {
    var parts = value.parts
    guard value.comparison == nil else { throw malformed(value.whole) }
    if parts.count == 1, parts[0].isQuoted, let split = splitQuoted(parts[0]) { parts = split }
    guard parts.count == 2 else {
      let intervals = try intervals(of: parts[0], as: kind)
      let conditions = intervals.map { condition(.range($0.first, $0.last)) }
      let isStepNone = hasStepNone && TextFolding.caseFolded(parts[0].text) == "none"
      return joined(isStepNone ? conditions + [condition(.absent)] : conditions, all: false)
    }
    guard !parts[0].text.isEmpty || !parts[1].text.isEmpty else { throw malformed(value.whole) }
    let firsts = parts[0].text.isEmpty ? [nil] : try ends(parts[0], as: kind).map(\.first)
    let lasts = parts[1].text.isEmpty ? [nil] : try ends(parts[1], as: kind).map(\.last)
    let pairs = firsts.flatMap { first in lasts.map { (first, $0) } }
    if kind.isCyclic, let first = firsts.first ?? nil, let last = lasts.first ?? nil,
      !QueryInterval.isOrdered(first, last)
    {
      // `at:22:00..05:00` goes on over midnight, `weekday:fri..mon` over the end of the week.
      return .any([condition(.range(first, nil)), condition(.range(nil, last))])
    }
    let ranges = pairs.filter { Self.meets($0, QueryInterval.isOrdered) }.map { condition(.range($0, $1)) }
    guard !ranges.isEmpty else {
      guard pairs.contains(where: { Self.meets($0, QueryInterval.isComparable) }) else {
        throw QueryError(.rangeOfUnits, at: value.whole.range)
      }
      throw QueryError(.reversedRange, at: value.whole.range, suggestions: try swapped(parts, as: kind))
    }
    return joined(ranges, all: false)
  }

  /// What an end of a range may mean; a night goes from its evening to its morning.
  private func ends(_ part: QueryValueText.Part, as kind: QueryKey.Kind) throws(QueryError) -> [QueryInterval] {
    guard kind == .timeOfDay else { return try bounding(part, as: kind) }
    let found = try intervals(of: part, as: kind)
    guard let first = found.first, let last = found.last else { throw malformed(part) }
    return [QueryInterval(first.first, last.last)]
  }

  /// Whether two ends stand so to each other; an open end does to every other.
  private static func meets(
    _ ends: (ColumnBound?, ColumnBound?), _ relation: (ColumnBound, ColumnBound) -> Bool
  ) -> Bool {
    guard let first = ends.0, let last = ends.1 else { return true }
    return relation(first, last)
  }

  /// The range the other way round, where that is one.
  private func swapped(_ parts: [QueryValueText.Part], as kind: QueryKey.Kind) throws(QueryError) -> [String] {
    let firsts = try bounding(parts[1], as: kind).compactMap(\.first)
    let lasts = try bounding(parts[0], as: kind).map(\.last)
    guard firsts.contains(where: { first in lasts.contains { QueryInterval.isOrdered(first, $0) } }) else { return [] }
    let text = "\(parts[1].text)..\(parts[0].text)"
    return [text.utf8.contains(where: QueryScanner.endsWord) ? "\"\(text)\"" : text]
  }

  /// `"20 Nov..25 Nov"`: dots inside quotes separate too, where values have an order.
  private func splitQuoted(_ part: QueryValueText.Part) -> [QueryValueText.Part]? {
    let bytes = Array(part.text.utf8)
    guard bytes.count >= 2,
      let dots = (0..<bytes.count - 1).first(where: { bytes[$0] == 0x2E && bytes[$0 + 1] == 0x2E })
    else { return nil }
    return [bytes[..<dots], bytes[(dots + 2)...]].map {
      QueryValueText.Part(text: String(decoding: $0, as: UTF8.self), range: part.range, isQuoted: true)
    }
  }
}
