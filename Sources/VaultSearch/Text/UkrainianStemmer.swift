/// Ukrainian endings, by rules of our own: no published algorithm exists that is free to use.
///
/// Verbs are recognised by infinitive and past endings after a thematic vowel (`чита-ти`, `чита-ла`), everything else
/// by the longest ending of one list: cases of nouns and adjectives, Russian ones included where they do no harm to
/// Ukrainian words, and personal endings of verbs.
struct UkrainianStemmer: Sendable {
  static let shared = UkrainianStemmer()

  /// Group 0: declension, leaving at least two letters. Group 1: conjugation, leaving at least three.
  private let inflections = CyrillicEndings(
    """
    ами ями ові еві єві ом ем єм ою ею єю ах ях ам ям ів їв ей ій ий а я о е є у ю і ї и ию ією ії ія ію іям іями іях \
    ого ього ому ьому ими іми їми их іх їх ім їм им ої ьої ую юю \
    ов ев ой ая яя ое ее ие ье ии ией иям иями иях ия ию ием ием его ему ьи ья ью ьей
    """,
    """
    ють уть ать ять ить їть аю яю ає яє аєш яєш аємо яємо аєте яєте ають яють єш еш иш їш емо ємо имо їмо ете єте ите \
    їте ай яй айте яйте ійте йте їй іть ує уєш уємо уєте ують уй уйте ює юєш юємо юєте юють юй юйте
    """)
  private let pastAndInfinitive = CyrillicEndings("ти ла ло ли", "в")
  private let thematicVowels = CyrillicWord("аяиіїу").letters
  private let iterative = [CyrillicWord("ува").letters, CyrillicWord("юва").letters]
  private let momentary = CyrillicWord("ну").letters
  /// Endings that may leave two letters without a vowel, as in `дн-ів`.
  private let short = Set("а я у ю і и е о ем ом ів".split(separator: " ").map { CyrillicWord($0).letters })
  private let reflexive = CyrillicEndings("ся сь")
  private let beforeReflexive = CyrillicWord("ьтювялоиєй").letters
  private let sibilants = CyrillicWord("сз").letters, velars = CyrillicWord("гк").letters
  private let front = CyrillicWord("еі").letters
  private let у = CyrillicLetter.code("у")

  /// Cuts the endings of `word`; ``CyrillicWord/normalizeStem()`` comes after.
  func stem(_ word: inout CyrillicWord) {
    if word.count >= 6, reflexive.longest(of: word, leaving: 4) != nil, beforeReflexive.contains(word.fromEnd(3)) {
      word.dropLast(2)
    }
    if let ending = pastAndInfinitive.longest(of: word, leaving: 3),
      cutVerb(&word, ending.letters.count, isMasculine: ending.group == 1)
    {
      return
    }
    for ending in inflections.candidates(for: word) where word.ends(with: ending.letters) {
      let rest = word.count - ending.letters.count
      guard rest >= (ending.group == 0 ? 2 : 3) else { continue }
      if rest >= 3 || word.syllables(in: rest) > 0 || short.contains(ending.letters) {
        return word.dropLast(ending.letters.count)
      }
    }
  }

  /// Cuts an infinitive or past ending of `length` letters with what stands before it; false when it is none.
  private func cutVerb(_ word: inout CyrillicWord, _ length: Int, isMasculine: Bool) -> Bool {
    let vowel = word.fromEnd(length + 1)
    let rest = word.count - length
    guard thematicVowels.contains(vowel) else {
      // нес-ти, привез-ла; допомог-ти
      let isRoot =
        sibilants.contains(vowel) && front.contains(word.fromEnd(length + 2)) && rest >= 5
        || velars.contains(vowel) && rest >= 4
      if isRoot && !isMasculine { word.dropLast(length) }
      return isRoot && !isMasculine
    }
    var cut = word
    cut.dropLast(length)
    if rest >= 6, iterative.contains(where: cut.ends(with:)) {
      cut.dropLast(3)
    } else if rest >= 6, cut.ends(with: momentary), CyrillicLetter.isConsonant(cut.fromEnd(3)) {
      cut.dropLast(2)
    } else if vowel != у {
      cut.dropLast()
    }
    guard cut.count >= 3, cut.syllables(in: cut.count) > 0 else { return false }
    word = cut
    return true
  }
}
