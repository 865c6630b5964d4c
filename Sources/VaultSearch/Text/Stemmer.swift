/// Cuts folded words to stems, so that `борщу` finds `борщ` and `running` finds `run`.
///
/// The language is chosen word by word, by letters alone, because a vault mixes languages and a query says none:
/// Latin letters are English; Cyrillic with ы, э or ъ is Russian; all other Cyrillic takes the Ukrainian rules, which
/// know the Russian case endings too. (ё cannot decide: folding has already made it е.) Both Cyrillic paths end in the
/// same ``CyrillicWord/normalizeStem()``, so that forms of one Russian word meet whichever path each took. A word with
/// a digit or of another script is its own stem.
///
/// A stemmer keeps a scratch buffer: make one, and use it for many words.
///
/// ```swift
/// var stemmer = Stemmer()
/// word.count = stemmer.stem(&word.bytes, count: word.count)  // in place; never longer than the word
/// stemmer.stem("tomatoes")                                   // "tomato"
/// ```
package struct Stemmer: Sendable {
  private var cyrillic = CyrillicWord()

  package init() {}

  /// Replaces the folded word in the first `count` bytes by its stem and returns the stem's length, at most `count`.
  ///
  /// Bytes after the stem are left as they were. `bytes` must hold at least `count` bytes, folded by ``WordScanner``.
  /// Complexity: O(`count`).
  package mutating func stem(_ bytes: inout [UInt8], count: Int) -> Int {
    let count = min(count, bytes.count)
    guard count > 2 else { return count }
    if bytes[0] < 0x80 {
      return EnglishStemmer.stem(&bytes, count: count)
    }
    guard cyrillic.read(bytes, count: count) else { return count }
    if cyrillic.looksRussian {
      RussianStemmer.shared.stem(&cyrillic)
    } else {
      UkrainianStemmer.shared.stem(&cyrillic)
    }
    cyrillic.normalizeStem()
    // A word of soft signs alone would leave nothing.
    return cyrillic.count == 0 ? count : cyrillic.write(to: &bytes)
  }

  /// The stem of a folded word.
  package mutating func stem(_ word: String) -> String {
    var bytes = Array(word.utf8)
    let count = stem(&bytes, count: bytes.count)
    return String(decoding: bytes[0..<count], as: UTF8.self)
  }
}
