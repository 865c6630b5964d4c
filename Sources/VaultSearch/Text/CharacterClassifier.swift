/// Decides how a character folds, from the Unicode records and the properties that the standard library knows.
struct CharacterClassifier {
  private let records: FoldingRecords
  /// The case folded, decomposed character at hand, and the letters of it that stay.
  private var folded: [UInt32] = [], letters: [UInt32] = []

  init(_ records: FoldingRecords) { self.records = records }

  /// How `scalar` folds; see ``FoldingTable`` for the rules.
  mutating func classify(_ scalar: UInt32) -> FoldedCharacter {
    switch scalar {
    case 0x27, 0x2019, 0x2BC: return .apostrophe
    // Soft hyphen, joiners, variation selectors and the byte order mark are invisible.
    case 0xAD, 0x200B...0x200D, 0x2060, 0xFE00...0xFE0F, 0xFEFF: return .mark
    case 0..<0x30, 0x2000..<0x2070: return .separator
    case 0x3400...0x4DBF, 0x4E00...0x9FFF, 0xF900...0xFAFF, 0x2_0000...0x3_FFFF:
      return FoldedCharacter(.ideograph, scalar: scalar)
    case 0xFF10...0xFF5A where isWordCharacter(scalar):
      return classify(scalar &- 0xFEE0)
    default: break
    }
    if isDroppedMark(scalar) { return .mark }
    return isWordCharacter(scalar) ? foldedLetters(of: scalar) : .separator
  }

  private mutating func foldedLetters(of scalar: UInt32) -> FoldedCharacter {
    folded.removeAll(keepingCapacity: true)
    letters.removeAll(keepingCapacity: true)
    records.appendFolded(scalar, to: &folded)
    for part in folded {
      if let last = letters.last, let composed = FoldingTable.composedLetter(last, part) {
        letters[letters.count - 1] = composed
      } else if !isDroppedMark(part), part != 0x2BC {
        // The apostrophe of `ŉ` counts no more than any other.
        letters.append(part)
      }
    }
    var character = FoldedCharacter(.word)
    for letter in letters {
      let (first, second) = Self.typedSpelling(of: letter)
      character.append(first)
      if let second { character.append(second) }
    }
    return character
  }

  /// Marks of the combining blocks, and below U+0800 also Hebrew and Arabic vowel points, which readers leave out.
  private func isDroppedMark(_ scalar: UInt32) -> Bool {
    guard scalar >= 0x300 else { return false }
    if scalar < 0x370 { return true }
    // The other marks of the table: Cyrillic ones, and those of the blocks above U+1AB0.
    if 0x483...0x489 ~= scalar || scalar >= 0x1AB0, records.combiningClass(of: scalar) > 0 { return true }
    guard 0x483...0x489 ~= scalar || 0x591..<0x800 ~= scalar, let known = Unicode.Scalar(scalar) else { return false }
    let category = known.properties.generalCategory
    return category == .nonspacingMark || category == .enclosingMark
  }

  private func isWordCharacter(_ scalar: UInt32) -> Bool {
    guard let known = Unicode.Scalar(scalar) else { return false }
    switch known.properties.generalCategory {
    case .uppercaseLetter, .lowercaseLetter, .titlecaseLetter, .modifierLetter, .otherLetter: return true
    case .decimalNumber, .letterNumber, .nonspacingMark, .spacingMark: return true
    default: return false
    }
  }

  /// How people type a lower-case letter that has no decomposition; itself for most.
  private static func typedSpelling(of scalar: UInt32) -> (UInt32, UInt32?) {
    switch scalar {
    case 0xE6: (0x61, 0x65)
    case 0x153: (0x6F, 0x65)
    case 0xF8: (0x6F, nil)
    case 0x142: (0x6C, nil)
    case 0x111: (0x64, nil)
    case 0x127: (0x68, nil)
    case 0x131: (0x69, nil)
    default: (scalar, nil)
    }
  }
}
