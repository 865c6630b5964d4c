/// The room between two neighbours of the manual order, in millionths.
///
/// ```swift
/// OrderGap(above: 1_000_000, below: 2_000_000).values(1)   // [1_500_000]
/// ```
struct OrderGap {
  private let lower: Int64?
  private let upper: Int64?
  private let isDescending: Bool

  /// - Parameters:
  ///   - lower: the neighbour before it; nil for none.
  ///   - upper: the neighbour behind it; nil for none.
  ///   - isDescending: whether the numbers are written as their opposites, so that those counted from nothing end at −1.
  init(above lower: Int64?, below upper: Int64?, isDescending: Bool = false) {
    self.lower = lower
    self.upper = upper
    self.isDescending = isDescending
  }

  /// Ascending values within the gap, whole ones where there is room, else with as few decimals as it takes.
  ///
  /// - Parameter count: at most as many as there are millionths between the neighbours.
  func values(_ count: Int) -> [Int64] {
    guard count > 0 else { return [] }
    switch (lower, upper) {
    case (nil, nil): return whole(count, from: isDescending ? -Int64(count) : 1)
    case (let lower?, nil): return whole(count, from: lower.dividedDown(by: OrderValue.one) + 1)
    case (nil, let upper?): return whole(count, from: (upper - 1).dividedDown(by: OrderValue.one) + 1 - Int64(count))
    case (let lower?, let upper?): return between(lower, upper, count)
    }
  }

  private func whole(_ count: Int, from first: Int64) -> [Int64] {
    (0..<Int64(count)).map { (first + $0) * OrderValue.one }
  }

  /// Steps that numbers have without three decimals: whole, tenths, hundredths, then four to six decimals.
  private static let steps: [Int64] = [1_000_000, 100_000, 10_000, 100, 10, 1]

  /// Spread evenly over the multiples of the coarsest step that has enough of them.
  private func between(_ lower: Int64, _ upper: Int64, _ count: Int) -> [Int64] {
    for step in Self.steps {
      let first = lower.dividedDown(by: step) + 1
      let room = (upper - 1).dividedDown(by: step) - first + 1
      guard room >= Int64(count) else { continue }
      return (1...Int64(count)).map { number in
        let place = (Int128(number) * Int128(room + 1) / Int128(count + 1)) - 1
        return (first + Int64(place)) * step
      }
    }
    return []
  }
}

extension Int64 {
  /// The quotient, rounded down.
  fileprivate func dividedDown(by divisor: Int64) -> Int64 {
    let (quotient, remainder) = quotientAndRemainder(dividingBy: divisor)
    return remainder < 0 ? quotient - 1 : quotient
  }
}
