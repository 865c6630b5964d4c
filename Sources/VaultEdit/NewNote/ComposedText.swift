/// Text with its letters and marks composed (Unicode 15.1, Standard Annex 15, normalisation form C), as names of files
/// are written: `и` with a breve becomes `й`.
///
/// What stands in ``composedRanges`` and Hangul is composed. A letter with a mark that no single character stands for
/// stays as it is, and marks stay in the order in which they are written.
enum ComposedText {
  /// The composed text; any text that needs nothing comes back as it was.
  static func composed(_ text: String) -> String {
    guard text.unicodeScalars.contains(where: mayCompose) else { return text }
    var result: [Unicode.Scalar] = []
    var starter: Int?
    var lastClass = UInt8(0)
    for scalar in text.unicodeScalars {
      let combiningClass = scalar.properties.canonicalCombiningClass.rawValue
      // Another mark of the same class between the letter and this one holds it off (D115, "blocked").
      let isNext = starter == result.count - 1 || (lastClass > 0 && lastClass < combiningClass)
      if let place = starter, isNext, let whole = pair(result[place], scalar) {
        result[place] = whole
        continue
      }
      result.append(scalar)
      lastClass = combiningClass
      if combiningClass == 0 { starter = result.count - 1 }
    }
    var composed = String.UnicodeScalarView()
    composed.append(contentsOf: result)
    return String(composed)
  }

  /// A mark that may compose with the letter before it, or a letter of Hangul.
  private static func mayCompose(_ scalar: Unicode.Scalar) -> Bool {
    scalar.value >= 0x300
      && (scalar.properties.generalCategory == .nonspacingMark || scalar.properties.generalCategory == .spacingMark
        || (0x1100...0x11FF).contains(scalar.value))
  }

  /// The one character that two stand for.
  private static func pair(_ first: Unicode.Scalar, _ second: Unicode.Scalar) -> Unicode.Scalar? {
    guard mayCompose(second) else { return nil }
    if let syllable = syllable(first, second) { return syllable }
    var both = String.UnicodeScalarView()
    both.append(first)
    both.append(second)
    return scalars[String(both)]
  }

  /// Where characters stand that are composed of two: Latin, Greek, Cyrillic, Arabic, scripts of India, Burma and Bali,
  /// signs, kana.
  private static let composedRanges: [ClosedRange<UInt32>] = [
    0xC0...0x33F, 0x374...0x4FF, 0x622...0x6D3, 0x900...0xDFF, 0x1026...0x1026, 0x1B06...0x1B43, 0x1E00...0x1FFF,
    0x2190...0x22ED, 0x3040...0x30FF,
  ]

  /// Characters that normalisation form C keeps apart.
  ///
  /// Origin: Unicode Character Database 15.1.0, CompositionExclusions.txt.
  /// Licence: Unicode License v3, https://www.unicode.org/license.txt. © 1991–2023 Unicode, Inc.
  private static let exclusions: Set<UInt32> = [
    0x958, 0x959, 0x95A, 0x95B, 0x95C, 0x95D, 0x95E, 0x95F, 0x9DC, 0x9DD, 0x9DF, 0xA33, 0xA36, 0xA59, 0xA5A, 0xA5B,
    0xA5E, 0xB5C, 0xB5D,
  ]

  /// The single character for each text that has one. Texts are equal when they are canonically equivalent, so looking
  /// up a letter and its mark finds the composed one; of two that are equivalent form C has the first.
  private static let scalars: [String: Unicode.Scalar] = {
    let all = composedRanges.joined().filter { !exclusions.contains($0) }.compactMap(Unicode.Scalar.init)
    return Dictionary(all.map { (String($0), $0) }, uniquingKeysWith: { first, _ in first })
  }()

  /// A syllable of Hangul, from its first two letters or from those and a last one (The Unicode Standard, 3.12).
  private static func syllable(_ first: Unicode.Scalar, _ second: Unicode.Scalar) -> Unicode.Scalar? {
    let (first, second) = (first.value, second.value)
    if (0x1100..<0x1113).contains(first), (0x1161..<0x1176).contains(second) {
      return Unicode.Scalar(0xAC00 + ((first - 0x1100) * 21 + second - 0x1161) * 28)
    }
    guard (0xAC00..<0xD7A4).contains(first), (first - 0xAC00) % 28 == 0, (0x11A8..<0x11C3).contains(second) else {
      return nil
    }
    return Unicode.Scalar(first + second - 0x11A7)
  }
}
