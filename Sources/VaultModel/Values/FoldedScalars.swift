import VaultSyntax

/// Reads text scalar by scalar with case, apostrophes and stress marks folded, for comparing names of units, months and
/// members of closed sets.
///
/// It covers Latin-1 and Cyrillic, which is all those names are written in; search has folding of its own.
struct FoldedScalars {
  /// Where the next scalar begins.
  private(set) var cursor: ByteCursor

  /// Reads from the position of `cursor` to its end.
  init(_ cursor: ByteCursor) { self.cursor = cursor }

  /// The next folded scalar, or nil at the end.
  mutating func next() -> UInt32? {
    while !cursor.isAtEnd {
      let scalar = cursor.scalar()
      cursor.position += scalar.length
      if Self.isDropped(scalar.value) { continue }
      let folded = composed(Self.lowercased(scalar.value))
      while Self.isDropped(cursor.scalar().value) { cursor.position += cursor.scalar().length }
      return folded
    }
    return nil
  }

  /// The position after the scalars read so far.
  var position: Int { cursor.position }

  /// Stress marks and emoji variation selectors do not tell names apart.
  private static func isDropped(_ scalar: UInt32) -> Bool { scalar == 0x301 || scalar == 0xFE0F }

  /// The letter with a breve or diaeresis that follows it in decomposed text.
  private mutating func composed(_ letter: UInt32) -> UInt32 {
    let mark = cursor.scalar()
    let whole: UInt32
    switch (letter, mark.value) {
    case (0x438, 0x306): whole = 0x439
    case (0x456, 0x308): whole = 0x457
    case (0x435, 0x308): whole = 0x451
    default: return letter
    }
    cursor.position += mark.length
    return whole
  }

  /// Simple case folding of ASCII, Latin-1 and Cyrillic; every apostrophe becomes U+0027.
  static func lowercased(_ scalar: UInt32) -> UInt32 {
    switch scalar {
    case 0x41...0x5A, 0x410...0x42F: scalar + 0x20
    case 0xC0...0xD6, 0xD8...0xDE: scalar + 0x20
    case 0x400...0x40F: scalar + 0x50
    case 0x490: 0x491
    case 0x2019, 0x2BC: 0x27
    default: scalar
    }
  }

  /// Whether a scalar belongs to a word, as against space and punctuation, which separate words.
  static func isWordScalar(_ scalar: UInt32) -> Bool {
    if scalar < 0x80 {
      let byte = UInt8(truncatingIfNeeded: scalar)
      return byte.isLetter || byte.isDigit || byte == 0x27
    }
    if scalar < 0xC0 || scalar == 0xD7 || scalar == 0xF7 { return false }
    switch scalar {
    case 0x2019: return true
    // Punctuation, currency signs, vulgar fractions, mathematical operators, ideographic space.
    case 0x2000...0x206F, 0x20A0...0x20CF, 0x2150...0x218F, 0x2200...0x22FF, 0x3000: return false
    default: return true
    }
  }
}
