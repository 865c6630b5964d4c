/// The English (Porter2) stemming algorithm of Snowball, on words of lower case ASCII letters.
///
/// Origin: Snowball 2.2, from the published description, https://snowballstem.org/algorithms/english/stemmer.html.
/// Licence: BSD 3-Clause, https://snowballstem.org/license.html. © 2001 Dr Martin Porter, © 2002 Richard Boulton.
///
/// Folding has already dropped apostrophes, so step 0 (`'s`) has nothing to do.
struct EnglishStemmer {
  private var bytes: [UInt8]
  private var count: Int
  /// Where R1 and R2 begin: after the first non-vowel that follows a vowel, and the same within R1.
  private var firstRegion = 0, secondRegion = 0

  /// Replaces the word in the first `count` bytes by its stem and returns the stem's length.
  static func stem(_ bytes: inout [UInt8], count: Int) -> Int {
    guard count > 2 else { return count }
    for index in 0..<count where bytes[index] < 0x61 || bytes[index] > 0x7A { return count }
    var word = EnglishStemmer(bytes: [], count: count)
    swap(&word.bytes, &bytes)
    word.run()
    swap(&word.bytes, &bytes)
    return word.count
  }

  private init(bytes: [UInt8], count: Int) {
    self.bytes = bytes
    self.count = count
  }

  private mutating func run() {
    if replaceException() { return }
    markConsonantY()
    findRegions()
    plural()
    if !isKept {
      pastAndGerund()
      finalY()
      replaceSuffix(Self.step2, region: firstRegion)
      replaceSuffix(Self.step3, region: firstRegion)
      replaceSuffix(Self.step4, region: secondRegion)
      finalE()
    }
    for index in 0..<count where bytes[index] == Self.consonantY { bytes[index] = UInt8(ascii: "y") }
  }
}

// MARK: - Tables

extension EnglishStemmer {
  /// The condition under which a suffix of steps 2 to 4 is replaced, beside lying in its region.
  private enum Condition { case always, afterL, afterLi, afterSOrT, inSecondRegion }

  private struct Rule {
    var suffix: StaticString
    var replacement: StaticString
    var condition: Condition
    /// The suffix's last letter, which rules most rules out.
    var last: UInt8

    init(_ suffix: StaticString, _ replacement: StaticString, _ condition: Condition = .always) {
      self.suffix = suffix
      self.replacement = replacement
      self.condition = condition
      last = suffix.withUTF8Buffer { unsafe $0.last ?? 0 }
    }
  }

  private static let consonantY = UInt8(ascii: "Y")

  /// Whole words with a stem of their own.
  private static let exceptions: [(StaticString, StaticString)] = [
    ("skis", "ski"), ("skies", "sky"), ("dying", "die"), ("lying", "lie"), ("tying", "tie"), ("idly", "idl"),
    ("gently", "gentl"), ("ugly", "ugli"), ("early", "earli"), ("only", "onli"), ("singly", "singl"), ("sky", "sky"),
    ("news", "news"), ("howe", "howe"), ("atlas", "atlas"), ("cosmos", "cosmos"), ("bias", "bias"), ("andes", "andes"),
  ]

  /// Words that stay as they are after step 1a.
  private static let kept: [StaticString] = [
    "inning", "outing", "canning", "herring", "earring", "proceed", "exceed", "succeed",
  ]

  // In each step a longer suffix stands before those it ends with.
  private static let step2 = [
    Rule("ational", "ate"), Rule("tional", "tion"), Rule("enci", "ence"), Rule("anci", "ance"), Rule("abli", "able"),
    Rule("entli", "ent"), Rule("ization", "ize"), Rule("izer", "ize"), Rule("ation", "ate"), Rule("ator", "ate"),
    Rule("alism", "al"), Rule("aliti", "al"), Rule("alli", "al"), Rule("fulness", "ful"), Rule("ousli", "ous"),
    Rule("ousness", "ous"), Rule("iveness", "ive"), Rule("iviti", "ive"), Rule("biliti", "ble"), Rule("bli", "ble"),
    Rule("ogi", "og", .afterL), Rule("fulli", "ful"), Rule("lessli", "less"), Rule("li", "", .afterLi),
  ]

  private static let step3 = [
    Rule("ational", "ate"), Rule("tional", "tion"), Rule("alize", "al"), Rule("icate", "ic"), Rule("iciti", "ic"),
    Rule("ical", "ic"), Rule("ful", ""), Rule("ness", ""), Rule("ative", "", .inSecondRegion),
  ]

  private static let step4 = [
    Rule("al", ""), Rule("ance", ""), Rule("ence", ""), Rule("er", ""), Rule("ic", ""), Rule("able", ""),
    Rule("ible", ""), Rule("ant", ""), Rule("ement", ""), Rule("ment", ""), Rule("ent", ""), Rule("ism", ""),
    Rule("ate", ""), Rule("iti", ""), Rule("ous", ""), Rule("ive", ""), Rule("ize", ""), Rule("ion", "", .afterSOrT),
  ]
}

// MARK: - Steps

extension EnglishStemmer {
  private mutating func replaceException() -> Bool {
    guard count <= 6 else { return false }
    for (word, stem) in Self.exceptions where word.utf8CodeUnitCount == count && ends(word) {
      replace(count, with: stem)
      return true
    }
    return false
  }

  private var isKept: Bool {
    (6...7).contains(count) && Self.kept.contains { count == $0.utf8CodeUnitCount && ends($0) }
  }

  /// Sets the y that begins a word or follows a vowel to Y: it is a consonant.
  private mutating func markConsonantY() {
    for index in 0..<count where bytes[index] == UInt8(ascii: "y") {
      if index == 0 || isVowel(index - 1) { bytes[index] = Self.consonantY }
    }
  }

  private mutating func findRegions() {
    firstRegion = region(from: 0)
    for prefix in ["gener", "commun", "arsen"] as [StaticString] where begins(prefix) {
      firstRegion = prefix.utf8CodeUnitCount
    }
    secondRegion = region(from: firstRegion)
  }

  private func region(from start: Int) -> Int {
    var index = start + 1
    while index < count {
      if !isVowel(index) && isVowel(index - 1) { return index + 1 }
      index += 1
    }
    return count
  }

  /// Step 1a.
  private mutating func plural() {
    if ends("sses") {
      count -= 2
    } else if ends("ied") || ends("ies") {
      count -= count > 4 ? 2 : 1
    } else if ends("s") && !ends("us") && !ends("ss") && hasVowel(before: count - 2) {
      count -= 1
    }
  }

  /// Step 1b.
  private mutating func pastAndGerund() {
    for suffix in ["eedly", "eed"] as [StaticString] where ends(suffix) {
      if suffixStart(suffix) >= firstRegion { replace(suffix.utf8CodeUnitCount, with: "ee") }
      return
    }
    for suffix in ["ingly", "edly", "ing", "ed"] as [StaticString] where ends(suffix) {
      guard hasVowel(before: suffixStart(suffix)) else { return }
      count -= suffix.utf8CodeUnitCount
      if ends("at") || ends("bl") || ends("iz") {
        append("e")
      } else if endsWithDouble {
        count -= 1
      } else if isShort {
        append("e")
      }
      return
    }
  }

  /// Step 1c.
  private mutating func finalY() {
    guard count > 2, bytes[count - 1] | 0x20 == UInt8(ascii: "y"), !isVowel(count - 2) else { return }
    bytes[count - 1] = UInt8(ascii: "i")
  }

  /// Steps 2 to 4: the longest suffix is replaced if it lies in the region and its condition holds.
  private mutating func replaceSuffix(_ rules: [Rule], region: Int) {
    let last = count > 0 ? bytes[count - 1] : 0
    guard let rule = rules.first(where: { $0.last == last && ends($0.suffix) }) else { return }
    let start = suffixStart(rule.suffix)
    guard start >= region else { return }
    let before = start > 0 ? bytes[start - 1] : 0
    let holds =
      switch rule.condition {
      case .always: true
      case .afterL: before == UInt8(ascii: "l")
      case .afterLi: Self.isLiEnding(before)
      case .afterSOrT: before == UInt8(ascii: "s") || before == UInt8(ascii: "t")
      case .inSecondRegion: start >= secondRegion
      }
    if holds { replace(rule.suffix.utf8CodeUnitCount, with: rule.replacement) }
  }

  /// Step 5.
  private mutating func finalE() {
    if ends("e") {
      let start = count - 1
      if start >= secondRegion || start >= firstRegion && !endsWithShortSyllable(start) { count -= 1 }
    } else if ends("ll"), count - 1 >= secondRegion {
      count -= 1
    }
  }
}

// MARK: - Letters

extension EnglishStemmer {
  private func isVowel(_ index: Int) -> Bool {
    switch bytes[index] {
    case UInt8(ascii: "a"), UInt8(ascii: "e"), UInt8(ascii: "i"), UInt8(ascii: "o"), UInt8(ascii: "u"),
      UInt8(ascii: "y"):
      true
    default: false
    }
  }

  private func hasVowel(before end: Int) -> Bool {
    for index in 0..<max(0, end) where isVowel(index) { return true }
    return false
  }

  private static func isLiEnding(_ byte: UInt8) -> Bool {
    switch byte {
    case UInt8(ascii: "c"), UInt8(ascii: "d"), UInt8(ascii: "e"), UInt8(ascii: "g"), UInt8(ascii: "h"),
      UInt8(ascii: "k"), UInt8(ascii: "m"), UInt8(ascii: "n"), UInt8(ascii: "r"), UInt8(ascii: "t"):
      true
    default: false
    }
  }

  private var endsWithDouble: Bool {
    guard count > 1, bytes[count - 1] == bytes[count - 2] else { return false }
    switch bytes[count - 1] {
    case UInt8(ascii: "b"), UInt8(ascii: "d"), UInt8(ascii: "f"), UInt8(ascii: "g"), UInt8(ascii: "m"),
      UInt8(ascii: "n"), UInt8(ascii: "p"), UInt8(ascii: "r"), UInt8(ascii: "t"):
      return true
    default: return false
    }
  }

  /// Whether the first `end` letters end in a short syllable: a vowel between two non-vowels of which the second is
  /// not w, x or Y; or, at the beginning of the word, a vowel and a non-vowel.
  private func endsWithShortSyllable(_ end: Int) -> Bool {
    guard end > 1, isVowel(end - 2), !isVowel(end - 1) else { return false }
    if end == 2 { return true }
    switch bytes[end - 1] {
    case UInt8(ascii: "w"), UInt8(ascii: "x"), Self.consonantY: return false
    default: return !isVowel(end - 3)
    }
  }

  private var isShort: Bool { firstRegion >= count && endsWithShortSyllable(count) }

  private func suffixStart(_ suffix: StaticString) -> Int { count - suffix.utf8CodeUnitCount }

  private func ends(_ suffix: StaticString) -> Bool { holds(suffix, at: suffixStart(suffix)) }
  private func begins(_ prefix: StaticString) -> Bool { holds(prefix, at: 0) }

  @inline(__always) private func holds(_ text: StaticString, at offset: Int) -> Bool {
    guard offset >= 0, offset + text.utf8CodeUnitCount <= count else { return false }
    return text.withUTF8Buffer { text in
      for index in text.indices where unsafe text[index] != bytes[offset &+ index] { return false }
      return true
    }
  }

  private mutating func replace(_ length: Int, with text: StaticString) {
    count -= length
    append(text)
  }

  /// Appends letters where a suffix at least as long was just cut.
  private mutating func append(_ text: StaticString) {
    text.withUTF8Buffer { text in
      for index in text.indices where count < bytes.count {
        bytes[count] = unsafe text[index]
        count += 1
      }
    }
  }
}
