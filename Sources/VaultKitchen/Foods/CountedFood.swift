package import VaultModel

/// The name of a food in the form that a number before it asks for.
///
/// Ukrainian nouns of ``CountedFoodNames`` are declined with the adjectives beside them, English ones that vault knows as
/// counted. Of other nouns only a line that counts them, in a language that is known, says enough for the rule, and
/// only where their ending leaves no doubt. Every other name stays as its author wrote it, and what follows the noun
/// does: `лимона (сік)`, `heads of lettuce`.
///
/// ```swift
/// CountedFood.name("цибуля", after: "2")             // "цибулі"
/// CountedFood.name("курячі яйця", after: "5")        // "курячих яєць"
/// CountedFood.name("red onion", after: "3")          // "red onions"
/// CountedFood.name("сметани", after: "2")            // "сметани"
/// ```
package enum CountedFood {
  /// The name after a number as it is printed; of a range the end counts.
  ///
  /// - Parameters:
  ///   - written: the number that its author wrote before the name; nil where he did not count it.
  ///   - language: that of the text it is from; nil where that is not known.
  /// - Complexity: O(length of the name).
  package static func name(
    _ name: String, after number: String, written: WrittenNumber? = nil, in language: Language? = nil
  ) -> String {
    let number = number.split { "–—-".contains($0) }.last ?? ""
    let own = ShopWords.language(of: name, within: language)
    guard number.contains(where: \.isNumber), number.allSatisfy({ $0.isNumber || ".,/≈~ ".contains($0) }) else {
      return name
    }
    // What is said of the food stands behind its name.
    let head = name.prefix { !",;:()".contains($0) }
    let words = head.split(separator: " ")
    let written = language == own ? written.map { own.pluralCategory(of: $0) } : nil
    let category = own.pluralCategory(ofAmount: String(number))
    let form: String? =
      switch own {
      case .english: english(words, for: category, written)
      case .ukrainian: ukrainian(words, for: category, written)
      case .russian: nil
      }
    guard let form else { return name }
    return form + (head.last == " " && head.endIndex < name.endIndex ? " " : "") + name[head.endIndex...]
  }

  // MARK: English

  private static func english(
    _ words: [Substring], for category: PluralCategory, _ written: PluralCategory?
  ) -> String? {
    let joints: Set = ["of", "in", "with", "without", "for", "from", "on", "or", "and", "to"]
    let head = words.prefix { !joints.contains($0.lowercased()) }
    guard let last = head.last,
      let noun = EnglishNoun(endOf: head.map { $0.lowercased() }, isOne: written.map { $0 == .one })
    else { return nil }
    let form = (category == .one ? noun.one : noun.many).capitalized(like: last)
    return (head.dropLast().map(String.init) + [form] + words.dropFirst(head.count).map(String.init))
      .joined(separator: " ")
  }

  // MARK: Ukrainian

  private static func ukrainian(
    _ words: [Substring], for category: PluralCategory, _ written: PluralCategory?
  ) -> String? {
    if let place = words.firstIndex(where: { nouns[$0.lowercased()] != nil }) {
      let readings = (nouns[words[place].lowercased()] ?? []).compactMap { noun, own in
        phrase(words, noun, at: place, from: own, to: category)
      }
      // `цибулі ріпчастої` is one onion's, `цибулі ріпчасті` are two: the adjectives tell.
      let most = readings.map(\.adjectives).max()
      return readings.first { $0.adjectives == most }?.text
    }
    guard written == .one, let word = words.last, words.count < 3,
      let noun = UkrainianNoun(unlisted: word.lowercased())
    else { return nil }
    if words.count > 1 {
      guard UkrainianAdjective(words[0], with: noun.gender, as: .one)?.isCertain == true else { return nil }
    }
    // Whether the genitive is `лимона` or `шашлику` no ending says.
    if category == .other, noun.gender == .masculine { return nil }
    return phrase(words, noun, at: words.count - 1, from: .one, to: category)?.text
  }

  /// The words with a noun, and the adjectives that agree with it, in another form, and how many adjectives there are; nil
  /// where some word before the noun is none.
  private static func phrase(
    _ words: [Substring], _ noun: UkrainianNoun, at place: Int, from own: PluralCategory, to category: PluralCategory
  ) -> (text: String, adjectives: Int)? {
    guard !noun.form(for: category).isEmpty else { return nil }
    var result: [String] = []
    for word in words[..<place] {
      guard let adjective = UkrainianAdjective(word, with: noun.gender, as: own) else { return nil }
      result.append(adjective.form(with: noun.gender, as: category))
    }
    result.append(noun.form(for: category).capitalized(like: words[place]))
    var rest = words[(place + 1)...]
    while let word = rest.first, word.first?.isLowercase == true,
      let adjective = UkrainianAdjective(word, with: noun.gender, as: own), adjective.isCertain
    {
      result.append(adjective.form(with: noun.gender, as: category))
      rest.removeFirst()
    }
    return ((result + rest.map(String.init)).joined(separator: " "), result.count - 1)
  }

  /// The nouns by every form of theirs, each with what the form is: `цибулі` is both two and a half.
  private static let nouns: [String: [(noun: UkrainianNoun, category: PluralCategory)]] = {
    var table: [String: [(noun: UkrainianNoun, category: PluralCategory)]] = [:]
    let lists: [(String, UkrainianNoun.Gender)] = [
      (CountedFoodNames.feminine, .feminine), (CountedFoodNames.masculine, .masculine),
      (CountedFoodNames.neuter, .neuter),
    ]
    for (list, gender) in lists {
      for entry in list.split(whereSeparator: \.isWhitespace) {
        let noun = UkrainianNoun(listed: entry, gender)
        for category in PluralCategory.allCases {
          let form = noun.form(for: category)
          // Of two words with one form the first counts.
          guard !form.isEmpty, table[form]?.first.map({ $0.noun.forms == noun.forms }) ?? true else { continue }
          table[form, default: []].append((noun, category))
        }
      }
    }
    return table
  }()
}
