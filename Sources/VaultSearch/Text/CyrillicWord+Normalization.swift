/// What happens to a stem after its ending is cut, in Ukrainian and Russian alike.
extension CyrillicWord {
  /// Undoes the changes of sound that inflection makes at the end of a stem, so that all forms end alike.
  ///
  /// In order: the soft sign and a thematic vowel go; a doubled consonant is one (`подорожжю`); an л after a labial
  /// goes (`куплю`); `дж` is д (`ходжу`); the possessive -ов/-ев goes; -іст is -ост (`швидкість`, `швидкості`); a
  /// fleeting vowel goes (`огірок`, `огірка`; `день`, `днів` are too short to tell); і of a closed single syllable is
  /// о (`стіл`, `стола`); and of the consonants that change places one stands for all: г ж → з, к ← ц ч, х ш → с.
  mutating func normalizeStem() {
    while last == CyrillicLetter.soft { dropLast() }
    while count > 3, CyrillicLetter.isVowel(last), last != Letter.у { dropLast() }
    if count > 3, last == fromEnd(2), CyrillicLetter.isConsonant(last) { dropLast() }
    if count > 3, last == Letter.л, Letter.labials.contains(fromEnd(2)) { dropLast() }
    if count > 3, last == Letter.ж, fromEnd(2) == Letter.д { dropLast() }
    if count >= 5, last == Letter.в, Letter.оеє.contains(fromEnd(2)), syllables(in: count - 2) > 0 { dropLast(2) }
    restoreVowel()
    if count >= 3, let changed = Letter.alternation(last) { replaceLast(with: changed) }
  }

  private mutating func restoreVowel() {
    guard CyrillicLetter.isConsonant(last) else { return }
    let before = fromEnd(2)
    if count >= 5, last == Letter.т, before == Letter.с, fromEnd(3) == Letter.і {
      remove(fromEnd: 3)
      letters.insert(Letter.о, at: count - 2)
      return
    }
    let third = fromEnd(3)
    let followsConsonant = CyrillicLetter.isConsonant(third) || third == CyrillicLetter.soft
    if count >= 4, Letter.оеі.contains(before), followsConsonant, syllables(in: count - 2) > 0 {
      remove(fromEnd: 2)
      if third == CyrillicLetter.soft { remove(fromEnd: 2) }
    } else if count >= 4, before == CyrillicLetter.soft {
      remove(fromEnd: 2)
    } else if count >= 3, before == Letter.і, syllables(in: count) == 1 {
      remove(fromEnd: 2)
      letters.insert(Letter.о, at: count - 1)
    }
  }
}

/// The letters that the rules name.
private enum Letter {
  static let у = CyrillicLetter.code("у"), л = CyrillicLetter.code("л"), ж = CyrillicLetter.code("ж")
  static let д = CyrillicLetter.code("д"), в = CyrillicLetter.code("в"), т = CyrillicLetter.code("т")
  static let с = CyrillicLetter.code("с"), і = CyrillicLetter.code("і"), о = CyrillicLetter.code("о")
  static let labials = CyrillicWord("бпвмф").letters
  static let оеє = CyrillicWord("оеє").letters
  static let оеі = CyrillicWord("оеі").letters

  /// The consonant that stands for all that a stem's last consonant changes into (рука, руці, ручка; нога, нозі).
  static func alternation(_ letter: UInt8) -> UInt8? {
    switch Unicode.Scalar(0x400 + UInt32(letter)) {
    case "г", "ж": CyrillicLetter.code("з")
    case "ц", "ч": CyrillicLetter.code("к")
    case "х", "ш": CyrillicLetter.code("с")
    default: nil
    }
  }
}
