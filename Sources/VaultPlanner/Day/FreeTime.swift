/// The time of a day in which something may be planned, as spans of instants in order and apart.
struct FreeTime: Sendable {
  private(set) var gaps: [Range<Int64>] {
    didSet { longest = Self.longest(of: gaps) }
  }
  /// The longest gap, in seconds.
  private(set) var longest: Int64
  /// Stretches in which nothing that is planned may begin or end, because their clock times come twice.
  let doubled: [Range<Int64>]

  init(_ window: Range<Int64>, doubled: [Range<Int64>] = []) {
    let gaps = window.isEmpty ? [] : [window]
    self.gaps = gaps
    longest = Self.longest(of: gaps)
    self.doubled = doubled.sorted { $0.lowerBound < $1.lowerBound }
  }

  private static func longest(of gaps: [Range<Int64>]) -> Int64 {
    gaps.reduce(0) { max($0, $1.upperBound - $1.lowerBound) }
  }

  /// Takes a span out.
  ///
  /// - Complexity: O(gaps).
  mutating func remove(_ span: Range<Int64>) {
    guard !span.isEmpty else { return }
    gaps = gaps.flatMap { gap -> [Range<Int64>] in
      guard gap.overlaps(span) else { return [gap] }
      return [
        gap.lowerBound..<max(gap.lowerBound, min(gap.upperBound, span.lowerBound)),
        min(gap.upperBound, max(gap.lowerBound, span.upperBound))..<gap.upperBound,
      ].filter { !$0.isEmpty }
    }
  }

  /// The gaps within some spans, from an instant on.
  func gaps(within spans: [Range<Int64>]?, from earliest: Int64) -> [Range<Int64>] {
    let cut = gaps.compactMap { gap -> Range<Int64>? in
      let start = max(gap.lowerBound, earliest)
      return start < gap.upperBound ? start..<gap.upperBound : nil
    }
    guard let spans else { return cut }
    return cut.flatMap { gap in spans.filter { gap.overlaps($0) }.map { gap.clamped(to: $0) } }
      .filter { !$0.isEmpty }.sorted { $0.lowerBound < $1.lowerBound }
  }

  /// The first moment of a gap at which something of that length may begin; nil where it does not fit.
  func start(of length: Int64, in gap: Range<Int64>) -> Int64? {
    var start = gap.lowerBound
    for hour in doubled {
      if hour.contains(start) { start = hour.upperBound }
      // What would end in such an hour ends with it, or begins behind it.
      if hour.contains(start + length) {
        start = hour.contains(hour.upperBound - length) ? hour.upperBound : max(start, hour.upperBound - length)
      }
    }
    return start + length <= gap.upperBound ? start : nil
  }

  /// The longest length up to a limit that something beginning at the start of a gap may have.
  func length(upTo limit: Int64, from start: Int64, in gap: Range<Int64>) -> Int64 {
    var end = min(start + limit, gap.upperBound)
    if let hour = doubled.first(where: { $0.contains(end) }) { end = hour.lowerBound - 60 }
    return max(0, end - start)
  }
}
