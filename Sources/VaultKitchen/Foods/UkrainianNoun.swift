import VaultModel

/// A Ukrainian noun in the four forms that numbers ask for.
struct UkrainianNoun {
  enum Gender: CaseIterable { case masculine, feminine, neuter }

  let gender: Gender
  /// The forms by the rank of ``PluralCategory``: after 1, after 2 to 4, after 5, and of fractions the genitive singular;
  /// empty where the rule does not say.
  let forms: [String]

  func form(for category: PluralCategory) -> String { forms[Int(category.rawValue)] }

  /// What one is called that somebody takes, of the first declension; nil where that is as it is called.
  var accusative: String? {
    guard gender == .feminine, let last = forms[0].last, last == "а" || last == "я" else { return nil }
    return forms[0].dropLast() + (last == "а" ? "у" : "ю")
  }

  // MARK: Rules

  /// A noun whose forms stand in a table, `яйце|яйця|яєць`, or follow from what it is called, in lower case.
  init(listed entry: Substring, _ gender: Gender) {
    let forms = entry.split(separator: "|").map(String.init)
    self.gender = gender
    if forms.count > 2 {
      self.forms = forms.count > 3 ? forms : forms + [forms[1]]
    } else {
      self.forms = Self.forms(of: String(entry), gender)
    }
  }

  /// A noun that no table has, as it is called; nil unless its ending leaves no doubt about its gender and its forms.
  init?(unlisted word: String) {
    guard word.unicodeScalars.allSatisfy(Self.isLetter), Self.vowels(of: word) > 0, word.count > 3,
      let gender = Self.surelyDeclined(word)
    else { return nil }
    self.gender = gender
    forms = Self.forms(of: word, gender)
  }

  private static func forms(of word: String, _ gender: Gender) -> [String] {
    switch gender {
    case .feminine: feminine(word)
    case .masculine: masculine(word)
    case .neuter: neuter(word)
    }
  }

  /// The first declension: `груша, груші, груш`, `вишня, вишні, вишень`, `мідія, мідії, мідій`.
  private static func feminine(_ word: String) -> [String] {
    let stem = String(word.dropLast())
    guard word.hasSuffix("я") else {
      let ending = stem.last.map { "жчшщ".contains($0) } == true ? "і" : "и"
      return [word, stem + ending, bare(stem, isSoft: false), stem + ending]
    }
    if let last = stem.last, "аеєиіїоуюяй".contains(last) {
      return [word, stem + "ї", last == "й" ? stem : stem + "й", stem + "ї"]
    }
    return [word, stem + "і", bare(stem, isSoft: true), stem + "і"]
  }

  /// The second declension: `лимон, лимони, лимонів, лимона`, `огірок, огірки`, `млинець, млинці`, `окунь, окуні`.
  private static func masculine(_ word: String) -> [String] {
    var stem = word
    var endings = ("и", "ів", "а")
    switch word.last {
    case "ь":
      stem.removeLast()
      endings = ("і", "ів", "я")
      if word.hasSuffix("ець") { stem = String(stem.dropLast(2)) + "ц" }
    case "й":
      stem.removeLast()
      endings = ("ї", "їв", "я")
    case "ж", "ч", "ш", "щ": endings = ("і", "ів", "а")
    default:
      if word.hasSuffix("ок"), vowels(of: word) > 1 { stem = String(stem.dropLast(2)) + "к" }
    }
    return [word, stem + endings.0, stem + endings.1, stem + endings.2]
  }

  /// The second declension: `яблуко, яблука, яблук`.
  private static func neuter(_ word: String) -> [String] {
    let stem = String(word.dropLast())
    return [word, stem + "а", bare(stem, isSoft: false), stem + "а"]
  }

  /// The genitive plural without an ending, with the vowel that stands between its last consonants; empty where the rule
  /// does not say: `котлет`, `булочок`, `вишень`, `паляниць`.
  private static func bare(_ stem: String, isSoft: Bool) -> String {
    guard let last = stem.last else { return "" }
    let hardened = isSoft && "дтзсцлн".contains(last) ? "ь" : ""
    guard let before = stem.dropLast().last, !"аеєиіїоуюя".contains(before) else { return stem + hardened }
    let start = String(stem.dropLast())
    if last == "к" { return (start.hasSuffix("й") ? String(start.dropLast()) + "йо" : start + "о") + "к" }
    if isSoft, last == "н" || last == "л" { return start + "е" + String(last) + "ь" }
    return before == "с" && last == "т" ? stem : ""
  }

  // MARK: Certainty

  /// The gender of a word that is called so where its ending shows it, and its forms hold no surprise.
  private static func surelyDeclined(_ word: String) -> Gender? {
    guard let last = word.last, let before = word.dropLast().last else { return nil }
    switch last {
    case "а", "я":
      // `насіння` is a mass, `щеня` a young one, and `кіноа` stays as it is.
      let isDoubled = word.dropLast(2).last == before
      let isVowel = "аеєиоуюяь’'".contains(before) || last == "а" && "іїй".contains(before)
      let isYoung = ["еня", "ся", "тя", "ча", "ша"].contains(where: word.hasSuffix) || word.count < 5 && last == "я"
      guard !isDoubled, !isVowel, !isYoung else { return nil }
      // `корова`, `корів`: what stands in the last syllable may become another vowel.
      let isChanging = word.dropLast(2).last.map { "еєо".contains($0) } ?? true
      return isChanging || feminine(word)[2].isEmpty ? nil : .feminine
    case "о":
      return ["ечко", "єчко", "очко", "ячко"].contains(where: word.hasSuffix) ? .neuter : nil
    case "к" where word.hasSuffix("ок"): return vowels(of: word) > 1 ? .masculine : nil
    case "ь": return word.hasSuffix("ець") && vowels(of: word) > 1 && !word.hasSuffix("єць") ? .masculine : nil
    case "б", "г", "ґ", "д", "з", "к", "л", "м", "н", "п", "т", "ф", "х", "ц":
      // `сік`, `соку`, `орел`, `орла`: the vowel of the last syllable may become another one, or go.
      return word.last { "аеєиіїоуюя".contains($0) }.map { "еєіїо".contains($0) } ?? true ? nil : .masculine
    default: return nil
    }
  }

  private static func vowels(of word: String) -> Int { word.count { "аеєиіїоуюя".contains($0) } }

  private static func isLetter(_ scalar: Unicode.Scalar) -> Bool {
    "абвгґдеєжзиіїйклмнопрстуфхцчшщьюя".unicodeScalars.contains(scalar)
  }
}
