package import VaultModel

/// The alphabetical order of texts, such as titles and names, as bytes that compare in that order.
///
/// ```swift
/// let collation = Collation(.ukrainian)
/// titles.sorted { collation.key(of: $0).lexicographicallyPrecedes(collation.key(of: $1)) }
/// // абрикос, Авокадо, гусак, ґава, екран, єдність, ирій, інжир, їжак, йогурт, …
/// ```
///
/// Letters of all languages stand in one order. The language decides which script comes first, Latin in English and
/// where no language is known, Cyrillic in Ukrainian and Russian; and whether `ї` is a letter or, in Russian, an `і`.
/// What differs in several ways differs by the first of these:
///
/// 1. letters in the order of the alphabet, digits before them, white space before digits, so that `суп гороховий` comes
///    before `супник`; everything else is skipped;
/// 2. apostrophes, with before without, and diacritics, without before with: `м'ята`, `мята`; `все`, `всё`;
/// 3. case, lower before upper;
/// 4. code points, so that only equal texts have equal keys.
///
/// Source: the alphabets in ``Alphabets``; levels as in the Unicode Collation Algorithm (UTS #10, section 1.1).
package struct Collation: Sendable, Hashable {
  private let isRussian: Bool
  /// The first-level weights of digits and of the letters of the alphabets, by code point; 0 means none.
  private let weights: [UInt8]
  private let latin: UInt8
  private let cyrillic: UInt8

  /// The order of a language; nil when none is known.
  package init(_ language: Language? = nil) {
    isRussian = language == .russian
    let isCyrillicFirst = language == .ukrainian || language == .russian
    latin = isCyrillicFirst ? Weight.secondScript : Weight.firstScript
    cyrillic = isCyrillicFirst ? Weight.firstScript : Weight.secondScript
    var weights = [UInt8](repeating: 0, count: 0x500)
    for digit in 0..<UInt8(10) { weights[0x30 + Int(digit)] = Weight.zero + digit }
    for (alphabet, first) in [(Alphabets.latin, latin), (Alphabets.cyrillic, cyrillic)] {
      for (place, letter) in alphabet.description.unicodeScalars.enumerated() {
        weights[Int(letter.value)] = first &+ UInt8(truncatingIfNeeded: place)
      }
    }
    self.weights = weights
  }

  /// The key of a text. Complexity: O(length).
  package func key(of text: String) -> [UInt8] {
    var levels = Levels()
    let elements = Self.elements(of: text)
    var place = 0
    while place < elements.count {
      var element = elements[place]
      place += 1
      if place < elements.count, let letter = letter(element.scalar, elements[place].scalar) {
        element.scalar = letter
        place += 1
      }
      add(element, to: &levels)
    }
    return levels.first + [Weight.end] + levels.second + [Weight.plainEnd] + levels.third + [Weight.end] + text.utf8
  }

  /// A character of the text, case folded and decomposed.
  private struct Element {
    var scalar: UInt32
    var isUpper: Bool
  }

  /// What has been gathered of a text.
  private struct Levels {
    var first: [UInt8] = []
    var second: [UInt8] = []
    var third: [UInt8] = []
    var isAfterSpace = false
  }

  /// The weights; those of a level are compared with one another only.
  private enum Weight {
    /// Ends the first and the third level: a text before every longer one that begins with it.
    static let end: UInt8 = 0
    static let space: UInt8 = 2
    static let zero: UInt8 = 0x10
    static let firstScript: UInt8 = 0x20
    static let secondScript: UInt8 = 0x60
    /// Added to a script's own: its letters outside the alphabets, with their code points behind.
    static let beyondAlphabet: UInt8 = 0x3F
    static let otherScripts: UInt8 = 0xE0
    // The second level. An apostrophe comes before the end of the text, so that the text with it comes first.
    static let apostrophe: UInt8 = 8
    static let plainEnd: UInt8 = 0x10
    static let plain: UInt8 = 0x20
    static let diacritic: UInt8 = 0x30
    // The third level.
    static let lower: UInt8 = 1
    static let upper: UInt8 = 2
  }
}

extension Collation {
  private static func elements(of text: String) -> [Element] {
    let records = FoldingTable.shared.records
    var elements: [Element] = []
    elements.reserveCapacity(text.utf8.count)
    var parts: [UInt32] = []
    for scalar in text.unicodeScalars {
      let isUpper = scalar.properties.isUppercase
      parts.removeAll(keepingCapacity: true)
      records.appendFolded(scalar.value, to: &parts)
      for part in parts { elements.append(Element(scalar: part, isUpper: isUpper)) }
    }
    return elements
  }

  /// The letter that a base and a mark are together: й, and except in Russian ї.
  private func letter(_ base: UInt32, _ mark: UInt32) -> UInt32? {
    guard let letter = FoldingTable.composedLetter(base, mark) else { return nil }
    return isRussian && letter == 0x457 ? nil : letter
  }

  private func add(_ element: Element, to levels: inout Levels) {
    let scalar = element.scalar
    if weights.indices.contains(Int(scalar)), weights[Int(scalar)] > 0 {
      return addLetter([weights[Int(scalar)]], element, to: &levels)
    }
    let folded = FoldingTable.shared.character(scalar)
    switch folded.kind {
    case .word, .ideograph: addRareLetter(element, folded, to: &levels)
    case .apostrophe: levels.second.append(Weight.apostrophe)
    case .mark: addDiacritic(scalar, to: &levels)
    case .separator:
      if Unicode.Scalar(scalar)?.properties.isWhitespace == true { levels.isAfterSpace = true }
    }
  }

  private func addLetter(_ weight: [UInt8], _ element: Element, to levels: inout Levels) {
    if levels.isAfterSpace && !levels.first.isEmpty { levels.first.append(Weight.space) }
    levels.isAfterSpace = false
    levels.first += weight
    levels.second.append(Weight.plain)
    levels.third.append(element.isUpper ? Weight.upper : Weight.lower)
  }

  private func addDiacritic(_ scalar: UInt32, to levels: inout Levels) {
    guard FoldingTable.shared.records.combiningClass(of: scalar) > 0 else { return }
    levels.second += [Weight.diacritic] + Self.bytes(of: scalar)
  }

  /// A letter outside the alphabets: `ø` is an `o` with a difference, `ђ` comes after `я`.
  private func addRareLetter(_ element: Element, _ folded: FoldedCharacter, to levels: inout Levels) {
    let bytes = (0..<folded.count).map { UInt8(truncatingIfNeeded: folded.bytes >> UInt64($0 * 8)) }
    let letters = String(decoding: bytes, as: UTF8.self).unicodeScalars.map(\.value)
    guard letters != [element.scalar], letters.allSatisfy({ weights.indices.contains(Int($0)) && weights[Int($0)] > 0 })
    else {
      return addLetter([beyondAlphabet(element.scalar)] + Self.bytes(of: element.scalar), element, to: &levels)
    }
    for letter in letters { addLetter([weights[Int(letter)]], element, to: &levels) }
    levels.second += [Weight.diacritic] + Self.bytes(of: element.scalar)
  }

  private func beyondAlphabet(_ scalar: UInt32) -> UInt8 {
    switch scalar {
    case 0..<0x250, 0x1E00..<0x1F00: latin &+ Weight.beyondAlphabet
    case 0x400..<0x530: cyrillic &+ Weight.beyondAlphabet
    default: Weight.otherScripts
    }
  }

  /// Always three bytes, so that none of them is taken for a weight.
  private static func bytes(of scalar: UInt32) -> [UInt8] {
    [16, 8, 0].map { UInt8(truncatingIfNeeded: scalar >> $0) }
  }
}
