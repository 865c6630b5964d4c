import VaultModel

/// A Ukrainian adjective as it stands beside a counted noun.
struct UkrainianAdjective {
  private let stem: Substring
  private let isSoft: Bool

  /// A word that agrees with a noun of a gender in a form; nil for one that does not.
  init?(_ word: Substring, with gender: UkrainianNoun.Gender, as category: PluralCategory) {
    // `2 великих яблука` is said as well as `2 великі яблука`.
    for category in category == .few ? [.few, .many] : [category] {
      for isSoft in [false, true] {
        let called = Self.ending(gender, category, isSoft: isSoft)
        // Whoever takes one says `велику`.
        let taken = isSoft ? "ю" : "у"
        let isTaken = category == .one && gender == .feminine && word.lowercased().hasSuffix(taken)
        let ending = isTaken ? taken : called
        guard word.lowercased().hasSuffix(ending), word.count >= ending.count + 3 else { continue }
        let stem = word.dropLast(ending.count)
        guard Self.soft.contains(stem.lowercased()) == isSoft, stem.last != "ь" else { continue }
        (self.stem, self.isSoft) = (stem, isSoft)
        return
      }
    }
    return nil
  }

  /// The word in the form that goes with a noun in a form.
  func form(with gender: UkrainianNoun.Gender, as category: PluralCategory) -> String {
    stem + Self.ending(gender, category, isSoft: isSoft)
  }

  /// Whether the word can hardly be a noun: by its suffix, or because it is known.
  var isCertain: Bool {
    let stem = stem.lowercased()
    return isSoft || Self.common.contains(stem)
      || ["ськ", "цьк", "зьк", "ист", "част", "н"].contains(where: stem.hasSuffix)
      // `голова` and `основа` are nouns, `перлова` is none.
      || stem.count > 5 && ["ов", "ев", "єв"].contains(where: stem.hasSuffix)
  }

  private static func ending(
    _ gender: UkrainianNoun.Gender, _ category: PluralCategory, isSoft: Bool
  ) -> String {
    switch (category, gender) {
    case (.one, .masculine): isSoft ? "ій" : "ий"
    case (.one, .feminine): isSoft ? "я" : "а"
    case (.one, .neuter): isSoft ? "є" : "е"
    case (.few, _): "і"
    case (.many, _): isSoft ? "іх" : "их"
    case (.other, .feminine): isSoft ? "ьої" : "ої"
    case (.other, _): isSoft ? "ього" : "ого"
    }
  }

  private static let soft = words(CountedFoodNames.softAdjectives)
  private static let common = words(CountedFoodNames.adjectives)

  private static func words(_ list: String) -> Set<String> {
    Set(list.split { $0 == " " || $0 == "\n" }.map(String.init))
  }
}
