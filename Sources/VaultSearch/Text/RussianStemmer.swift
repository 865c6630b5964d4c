/// The Russian stemming algorithm of Snowball.
///
/// Origin: Snowball 2.2, from the published description, https://snowballstem.org/algorithms/russian/stemmer.html.
/// Licence: BSD 3-Clause, https://snowballstem.org/license.html. © 2001 Dr Martin Porter, © 2002 Richard Boulton.
struct RussianStemmer: Sendable {
  static let shared = RussianStemmer()

  // In each list group 0 needs а or я before it, group 1 does not.
  private let perfectiveGerund = CyrillicEndings("в вши вшись", "ив ивши ившись ыв ывши ывшись")
  private let adjective = CyrillicEndings(
    "", "ее ие ые ое ими ыми ей ий ый ой ем им ым ом его ого ему ому их ых ую юю ая яя ою ею")
  private let participle = CyrillicEndings("ем нн вш ющ щ", "ивш ывш ующ")
  private let reflexive = CyrillicEndings("", "ся сь")
  private let verb = CyrillicEndings(
    "ла на ете йте ли й л ем н ло но ет ют ны ть ешь нно",
    """
    ила ыла ена ейте уйте ите или ыли ей уй ил ыл им ым ен ило ыло ено ят ует уют ит ыт ены ить ыть ишь ую ю
    """)
  private let noun = CyrillicEndings(
    "", "а ев ов ие ье е иями ями ами еи ии и ией ей ой ий й иям ям ием ем ам ом о у ах иях ях ы ь ию ью ю ия ья я")
  private let derivational = CyrillicEndings("", "ост ость")
  private let superlative = CyrillicEndings("", "ейш ейше")
  private let а = CyrillicLetter.code("а"), я = CyrillicLetter.code("я")
  private let и = CyrillicLetter.code("и"), н = CyrillicLetter.code("н")

  /// Replaces `word` by its stem.
  func stem(_ word: inout CyrillicWord) {
    let verbRegion = Self.verbRegion(of: word)
    let secondRegion = Self.region(of: word, from: Self.region(of: word, from: 0))
    cutInflection(&word, verbRegion)
    if word.count > verbRegion, word.last == и { word.dropLast() }
    cut(derivational, from: &word, secondRegion)
    if undouble(&word) { return }
    if cut(superlative, from: &word, verbRegion) {
      _ = undouble(&word)
    } else if word.count > verbRegion, word.last == CyrillicLetter.soft {
      word.dropLast()
    }
  }

  private func cutInflection(_ word: inout CyrillicWord, _ region: Int) {
    if cut(perfectiveGerund, from: &word, region) { return }
    cut(reflexive, from: &word, region)
    if cut(adjective, from: &word, region) {
      cut(participle, from: &word, region)
    } else if !cut(verb, from: &word, region) {
      cut(noun, from: &word, region)
    }
  }

  /// Cuts the longest ending that lies wholly at or after `region`; false when there is none, or its condition fails.
  @discardableResult
  private func cut(_ endings: CyrillicEndings, from word: inout CyrillicWord, _ region: Int) -> Bool {
    guard let ending = endings.longest(of: word, leaving: region) else { return false }
    let length = ending.letters.count
    if ending.group == 0 {
      let before = word.fromEnd(length + 1)
      guard word.count - length > region, before == а || before == я else { return false }
    }
    word.dropLast(length)
    return true
  }

  private func undouble(_ word: inout CyrillicWord) -> Bool {
    guard word.last == н, word.fromEnd(2) == н else { return false }
    word.dropLast()
    return true
  }

  /// RV: the letters after the first vowel.
  private static func verbRegion(of word: CyrillicWord) -> Int {
    (word.letters.firstIndex(where: CyrillicLetter.isVowel) ?? word.count - 1) + 1
  }

  /// R1, and R2 when started at R1: the letters after the first non-vowel that follows a vowel.
  private static func region(of word: CyrillicWord, from start: Int) -> Int {
    var index = start + 1
    while index < word.count {
      if !CyrillicLetter.isVowel(word.letters[index]) && CyrillicLetter.isVowel(word.letters[index - 1]) {
        return index + 1
      }
      index += 1
    }
    return word.count
  }
}
