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
  /// The table, built from compiled-in data at its first use (about 0.2 ms).
  static let shared = FoldingTable()

  /// The characters below U+0800, those of one and two UTF-8 bytes, by code point.
  let flat: [UInt64]
  let records: FoldingRecords

  private init() {
    let records = FoldingRecords()
    self.records = records
    var flat = [UInt64](repeating: 0, count: 0x800)
    for scalar in UInt32(0)..<0x800 {
      flat[Int(scalar)] = Self.classify(scalar, records).bits
    }
    self.flat = flat
  }

  /// How one character folds. Complexity: O(1) below U+0800, O(log n) above.
  @inline(__always) func character(_ scalar: UInt32) -> FoldedCharacter {
    scalar < 0x800 ? FoldedCharacter(bits: flat[Int(scalar)]) : Self.classify(scalar, records)
  }

  private static func classify(_ scalar: UInt32, _ records: FoldingRecords) -> FoldedCharacter {
    switch scalar {
    case 0x27, 0x2019, 0x2BC: return .apostrophe
    // Soft hyphen, joiners, variation selectors and the byte order mark are invisible.
    case 0xAD, 0x200B...0x200D, 0x2060, 0xFE00...0xFE0F, 0xFEFF: return .mark
    case 0..<0x30, 0x2000..<0x2070: return .separator
    case 0x3400...0x4DBF, 0x4E00...0x9FFF, 0xF900...0xFAFF, 0x2_0000...0x3_FFFF:
      return FoldedCharacter(.ideograph, scalars: CollectionOfOne(scalar))
    case 0xFF10...0xFF5A where isWordCharacter(scalar):
      return classify(scalar &- 0xFEE0, records)
    default: break
    }
    if isDroppedMark(scalar, records) { return .mark }
    guard isWordCharacter(scalar) else { return .separator }
    return FoldedCharacter(.word, scalars: foldedLetters(of: scalar, records))
  }

  private static func foldedLetters(of scalar: UInt32, _ records: FoldingRecords) -> [UInt32] {
    var folded: [UInt32] = []
    records.appendFolded(scalar, to: &folded)
    var letters: [UInt32] = []
    for part in folded {
      if let composed = letters.last.flatMap({ composedLetter($0, part) }) {
        letters[letters.count - 1] = composed
      } else if let spelling = joinedOrStruck(part) {
        letters += spelling.unicodeScalars.map(\.value)
      } else if !isDroppedMark(part, records) {
        letters.append(part)
      }
    }
    return letters
  }

  /// The letter of the alphabet that a base letter and a mark are together: й and ї; nil for every other pair.
  @inline(__always) static func composedLetter(_ base: UInt32, _ mark: UInt32) -> UInt32? {
    switch (base, mark) {
    case (0x438, 0x306): 0x439
    case (0x456, 0x308): 0x457
    default: nil
    }
  }

  /// Marks of the combining blocks, and below U+0800 also Hebrew and Arabic vowel points, which readers leave out.
  private static func isDroppedMark(_ scalar: UInt32, _ records: FoldingRecords) -> Bool {
    guard scalar >= 0x300 else { return false }
    if scalar < 0x370 || records.combiningClass(of: scalar) > 0 { return true }
    guard scalar < 0x800, let known = Unicode.Scalar(scalar) else { return false }
    return known.properties.generalCategory == .nonspacingMark || known.properties.generalCategory == .enclosingMark
  }

  private static func isWordCharacter(_ scalar: UInt32) -> Bool {
    guard let known = Unicode.Scalar(scalar) else { return false }
    switch known.properties.generalCategory {
    case .uppercaseLetter, .lowercaseLetter, .titlecaseLetter, .modifierLetter, .otherLetter: return true
    case .decimalNumber, .letterNumber, .nonspacingMark, .spacingMark: return true
    default: return false
    }
  }

  /// How people type a lower-case letter that has no decomposition.
  private static func joinedOrStruck(_ scalar: UInt32) -> String? {
    switch scalar {
    case 0xE6: "ae"
    case 0x153: "oe"
    case 0xF8: "o"
    case 0x142: "l"
    case 0x111: "d"
    case 0x127: "h"
    case 0x131: "i"
    default: nil
    }
  }
}

extension FoldedCharacter {
  init(bits: UInt64) { self.bits = bits }
}
