/// Text with its letters and marks composed (Unicode 15.1, Standard Annex 15, normalisation form C), as names of files
/// are written: `и` with a breve becomes `й`.
///
/// Only the scripts in ``composedRanges`` and Hangul are composed. A letter with a mark that no single character
/// stands for stays as it is.
enum ComposedText {
  /// The composed text; any text that needs nothing comes back as it was.
  static func composed(_ text: String) -> String {
    guard text.unicodeScalars.contains(where: mayCompose) else { return text }
    var result = ""
    for character in text {
      let isSeveral = character.unicodeScalars.dropFirst().first != nil
      if isSeveral, let scalar = hangul(character) ?? scalars[character] {
        result.unicodeScalars.append(scalar)
      } else {
        result.append(character)
      }
    }
    return result
  }

  /// A mark that may compose with the letter before it, or a letter of Hangul.
  private static func mayCompose(_ scalar: Unicode.Scalar) -> Bool {
    scalar.value >= 0x300
      && (scalar.properties.generalCategory == .nonspacingMark || scalar.properties.generalCategory == .spacingMark
        || (0x1100...0x11FF).contains(scalar.value))
  }

  /// Where characters stand that are composed of others: Latin, Greek, Cyrillic, Indic scripts, kana.
  private static let composedRanges: [ClosedRange<UInt32>] = [
    0xC0...0x4FF, 0x900...0xDFF, 0x1E00...0x1FFF, 0x3040...0x30FF,
  ]

  /// Characters that normalisation form C keeps apart (`CompositionExclusions.txt`, Unicode 15.1).
  private static let exclusions: Set<UInt32> = [
    0x958, 0x959, 0x95A, 0x95B, 0x95C, 0x95D, 0x95E, 0x95F, 0x9DC, 0x9DD, 0x9DF, 0xA33, 0xA36, 0xA59, 0xA5A, 0xA5B,
    0xA5E, 0xB5C, 0xB5D,
  ]

  /// The single character for each that has one. Characters are equal when they are canonically equivalent, so looking
  /// one up with its marks apart finds the composed one; of two that are equivalent form C has the first.
  private static let scalars: [Character: Unicode.Scalar] = {
    let all = composedRanges.joined().filter { !exclusions.contains($0) }.compactMap(Unicode.Scalar.init)
    return Dictionary(all.map { (Character($0), $0) }, uniquingKeysWith: { first, _ in first })
  }()

  /// A syllable of conjoining letters (The Unicode Standard, 3.12).
  private static func hangul(_ character: Character) -> Unicode.Scalar? {
    let letters = character.unicodeScalars.map { Int($0.value) }
    guard (2...3).contains(letters.count), (0x1100..<0x1113).contains(letters[0]),
      (0x1161..<0x1176).contains(letters[1])
    else { return nil }
    let last = letters.count == 3 ? letters[2] - 0x11A7 : 0
    guard letters.count == 2 || (1..<28).contains(last) else { return nil }
    let number = ((letters[0] - 0x1100) * 21 + letters[1] - 0x1161) * 28 + last
    return Unicode.Scalar(UInt32(0xAC00 + number))
  }
}
