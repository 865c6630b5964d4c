/// The places that `BYSETPOS` chooses (RFC 5545 section 3.3.10).
struct SetPositions: Sendable {
  private let positions: [Int]

  /// The positions of a rule.
  init(_ rule: RecurrenceRule) {
    positions = Set(rule.bySetPosition).sorted()
  }

  /// Whether every moment is chosen because the rule has no such part.
  var isEmpty: Bool { positions.isEmpty }

  /// The chosen places 0 ..< `count`, in order and once each.
  func places(of count: Int) -> [Int] {
    var places: [Int] = []
    for position in positions {
      let (place, overflow) = position > 0 ? (position - 1, false) : position.addingReportingOverflow(count)
      if !overflow, position != 0, 0..<count ~= place { places.append(place) }
    }
    return Set(places).sorted()
  }

  /// Whether none can be chosen from that many or fewer.
  func isBeyond(_ count: Int) -> Bool {
    !positions.isEmpty && positions.allSatisfy { $0.magnitude > UInt(max(0, count)) }
  }
}
