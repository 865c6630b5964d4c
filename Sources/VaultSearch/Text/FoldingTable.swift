/// How each character folds in a search word: case, diacritics, apostrophes and joiners do not count.
///
/// A character is case folded and canonically decomposed, and its combining marks are dropped, so that NFC and NFD,
/// `ё` and `е`, `É` and `e` are equal. й, ї and ґ are letters of their own and stay. Letters with a stroke or joined
/// letters, which Unicode does not decompose, fold as people type them without a keyboard for them: ø o, ł l, đ d,
/// ħ h, ı i, æ ae, œ oe. Full-width forms fold to ASCII.
///
/// ```swift
/// let table = FoldingTable.shared
/// table.character(0x451).bytes  // the UTF-8 of "е"
/// ```
struct FoldingTable: Sendable {
  /// The table, built from compiled-in data at its first use (about 0.4 ms; plain ASCII never needs it).
  static let shared = FoldingTable()

  /// The characters below U+0800, those of one and two UTF-8 bytes, by code point.
  let flat: [UInt64]
  let records: FoldingRecords

  private init() {
    records = FoldingRecords()
    var flat = [UInt64](repeating: FoldedCharacter.separator.bits, count: 0x800)
    flat[0x27] = FoldedCharacter.apostrophe.bits
    for digit in 0x30...0x39 { flat[digit] = FoldedCharacter(.word, scalar: UInt32(digit)).bits }
    for letter in 0x61...0x7A {
      flat[letter] = FoldedCharacter(.word, scalar: UInt32(letter)).bits
      flat[letter - 0x20] = flat[letter]
    }
    var classifier = CharacterClassifier(records)
    for scalar in UInt32(0x80)..<0x800 { flat[Int(scalar)] = classifier.classify(scalar).bits }
    self.flat = flat
  }

  /// How one character folds. Complexity: O(1) below U+0800, O(log n) above.
  @inline(__always) func character(_ scalar: UInt32) -> FoldedCharacter {
    scalar < 0x800 ? FoldedCharacter(bits: flat[Int(scalar)]) : rareCharacter(scalar)
  }

  @inline(never) private func rareCharacter(_ scalar: UInt32) -> FoldedCharacter {
    var classifier = CharacterClassifier(records)
    return classifier.classify(scalar)
  }

  /// The letter of the alphabet that a base letter and a mark are together: й and ї; nil for every other pair.
  @inline(__always) static func composedLetter(_ base: UInt32, _ mark: UInt32) -> UInt32? {
    switch (base, mark) {
    case (0x438, 0x306): 0x439
    case (0x456, 0x308): 0x457
    default: nil
    }
  }
}
