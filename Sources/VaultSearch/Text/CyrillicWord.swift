/// A Cyrillic word as one byte a letter, the low byte of its code point in U+0400 ..< U+0500, while it is stemmed.
struct CyrillicWord: Sendable {
  var letters: [UInt8] = []

  init() { letters.reserveCapacity(64) }

  /// A word from a literal of this file's neighbours.
  init(_ text: some StringProtocol) {
    letters = text.unicodeScalars.map { UInt8(truncatingIfNeeded: $0.value) }
  }

  /// Reads UTF-8; false when some character is no Cyrillic letter.
  mutating func read(_ bytes: [UInt8], count: Int) -> Bool {
    letters.removeAll(keepingCapacity: true)
    guard count.isMultiple(of: 2) else { return false }
    var position = 0
    while position < count {
      // 0xD0 ... 0xD3 lead U+0400 ..< U+0500.
      guard bytes[position] & 0xFC == 0xD0 else { return false }
      letters.append(bytes[position] << 6 | bytes[position &+ 1] & 0x3F)
      position &+= 2
    }
    return true
  }

  /// Writes the word as UTF-8 to the beginning of `bytes` and returns its length, cut at the array's end.
  func write(to bytes: inout [UInt8]) -> Int {
    var position = 0
    for letter in letters where position &+ 2 <= bytes.count {
      bytes[position] = 0xD0 | letter >> 6
      bytes[position &+ 1] = 0x80 | letter & 0x3F
      position &+= 2
    }
    return position
  }

  var count: Int { letters.count }
  var last: UInt8 { letters.last ?? 0 }

  /// The letter at `distance` from the end, 1 for the last; 0 before the beginning.
  @inline(__always) func fromEnd(_ distance: Int) -> UInt8 {
    distance <= letters.count ? letters[letters.count &- distance] : 0
  }

  @inline(__always) func ends(with ending: [UInt8]) -> Bool {
    guard ending.count <= letters.count else { return false }
    let offset = letters.count &- ending.count
    for index in 0..<ending.count where letters[offset &+ index] != ending[index] { return false }
    return true
  }

  mutating func dropLast(_ number: Int = 1) {
    letters.removeLast(min(number, letters.count))
  }

  mutating func replaceLast(with letter: UInt8) {
    guard !letters.isEmpty else { return }
    letters[letters.count - 1] = letter
  }

  /// Removes the letter at `distance` from the end.
  mutating func remove(fromEnd distance: Int) {
    guard distance <= letters.count else { return }
    letters.remove(at: letters.count - distance)
  }

  /// Whether the word holds a letter that only Russian has, of those that folding leaves: ы, э, ъ.
  var looksRussian: Bool {
    letters.contains { $0 == 0x4B || $0 == 0x4D || $0 == 0x4A }
  }

  /// The number of vowels in the first `count` letters.
  func syllables(in count: Int) -> Int {
    var number = 0
    for index in 0..<min(count, letters.count) where CyrillicLetter.isVowel(letters[index]) { number &+= 1 }
    return number
  }
}

/// Letters by the low byte of their code points.
enum CyrillicLetter {
  static let soft: UInt8 = 0x4C

  /// А, е, и, о, у, ы, э, ю, я, є, і, ї as one bit each, for letters from а (0x30).
  @inline(__always) static func isVowel(_ letter: UInt8) -> Bool {
    let bit = letter &- 0x30
    return bit < 64 && vowels >> UInt64(bit) & 1 == 1
  }

  /// Every letter but the vowels and ь, ъ.
  @inline(__always) static func isConsonant(_ letter: UInt8) -> Bool {
    letter >= 0x30 && !isVowel(letter) && letter != soft && letter != 0x4A
  }

  private static let vowels: UInt64 = CyrillicWord("аеиоуыэюяєії").letters.reduce(0) { $0 | 1 << UInt64($1 &- 0x30) }

  /// The code of a letter.
  static func code(_ letter: Unicode.Scalar) -> UInt8 { UInt8(truncatingIfNeeded: letter.value) }
}

/// Endings, found by their last letter, the longest first.
struct CyrillicEndings: Sendable {
  struct Ending: Sendable {
    var letters: [UInt8]
    /// Which of the lists given to ``CyrillicEndings/init(_:)`` it came from.
    var group: Int
  }

  private var byLastLetter = [[Ending]](repeating: [], count: 256)

  /// Groups of endings, each a text of endings separated by spaces.
  init(_ groups: String...) {
    for (group, text) in groups.enumerated() {
      for ending in text.split(separator: " ") {
        let letters = CyrillicWord(ending).letters
        byLastLetter[Int(letters.last ?? 0)].append(Ending(letters: letters, group: group))
      }
    }
    for index in byLastLetter.indices {
      byLastLetter[index].sort { $0.letters.count > $1.letters.count }
    }
  }

  /// The endings that `word` may have, the longest first.
  @inline(__always) func candidates(for word: CyrillicWord) -> [Ending] { byLastLetter[Int(word.last)] }

  /// The longest ending of `word` that leaves at least `least` letters.
  func longest(of word: CyrillicWord, leaving least: Int) -> Ending? {
    for ending in candidates(for: word)
    where word.count &- ending.letters.count >= least && word.ends(with: ending.letters) {
      return ending
    }
    return nil
  }
}
