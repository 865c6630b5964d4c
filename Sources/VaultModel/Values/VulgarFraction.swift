/// A fraction that is one character, such as `½` (Unicode 15.1, blocks Latin-1 Supplement and Number Forms).
struct VulgarFraction {
  let value: Rational
  /// How many bytes the character takes in UTF-8.
  let length: Int

  /// The fraction the cursor stands at, or nil.
  init?(at cursor: ByteCursor) {
    guard cursor.peek() == 0xC2 || cursor.peek() == 0xE2 else { return nil }
    let scalar = cursor.scalar()
    guard let row = Self.all.first(where: { $0.scalar == scalar.value }) else { return nil }
    value = row.value
    length = scalar.length
  }

  /// The character of a fraction between zero and one, or nil if Unicode has none for it.
  static func character(of value: Rational) -> String? {
    guard let row = all.first(where: { $0.value == value }), let scalar = Unicode.Scalar(row.scalar) else { return nil }
    return String(Character(scalar))
  }

  /// The fractions cooks measure by: halves, thirds, quarters and eighths, ascending.
  static let kitchen: [Rational] = rows([(1, 8), (1, 4), (1, 3), (3, 8), (1, 2), (5, 8), (2, 3), (3, 4), (7, 8)])

  private static let all: [(scalar: UInt32, value: Rational)] = zip(
    [0xBC, 0xBD, 0xBE] + Array(0x2150...0x215E),
    rows([
      (1, 4), (1, 2), (3, 4), (1, 7), (1, 9), (1, 10), (1, 3), (2, 3), (1, 5), (2, 5), (3, 5), (4, 5), (1, 6), (5, 6),
      (1, 8), (3, 8), (5, 8), (7, 8),
    ])
  ).map { (scalar: $0, value: $1) }

  private static func rows(_ pairs: [(Int64, Int64)]) -> [Rational] {
    pairs.compactMap { Rational($0.0, over: $0.1) }
  }
}
