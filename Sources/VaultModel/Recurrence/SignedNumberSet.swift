/// A set of the numbers −366 … 366, which are all that `BY` parts hold; other numbers are never in it. Lookup is O(1).
struct SignedNumberSet: Sendable {
  private static let bound = 366
  private var words: [UInt64]
  /// Whether no number is in the set, so that it restricts nothing.
  private(set) var isEmpty = true

  /// The set of those of the numbers that lie in the bound.
  init(_ numbers: some Sequence<Int>) {
    words = [UInt64](repeating: 0, count: (2 * Self.bound + 64) / 64)
    for number in numbers {
      isEmpty = false
      guard abs(clamped: number) <= Self.bound else { continue }
      let place = number + Self.bound
      words[place / 64] |= 1 << UInt64(place % 64)
    }
  }

  /// Whether the number is in the set.
  func contains(_ number: Int) -> Bool {
    guard abs(clamped: number) <= Self.bound else { return false }
    let place = number + Self.bound
    return words[place / 64] >> UInt64(place % 64) & 1 == 1
  }

  /// Whether the place from the beginning, 1 … `count`, or the same place from the end is in the set.
  func contains(place: Int, of count: Int) -> Bool { contains(place) || contains(place - count - 1) }

  private func abs(clamped number: Int) -> Int { Int(clamping: number.magnitude) }
}
