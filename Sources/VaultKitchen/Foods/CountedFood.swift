package import VaultModel
import VaultSyntax

/// The name of a food in the form that a number before it asks for.
///
/// Ukrainian nouns of ``CountedFoodNames`` are declined with the adjectives beside them, English ones that vault knows as
/// counted. Of other nouns only a line that counts them, in a language that is known, says enough for the rule, and
/// only where their ending leaves no doubt. Every other name stays as its author wrote it, and what follows the noun
/// does: `лимона (сік)`, `heads of lettuce`; but not another food that may be taken, nor what agrees with the noun.
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
  ///   - inGenitive: whether words before the number may ask for the genitive: `сік 2 лимонів`.
  /// - Complexity: O(length of the name).
  package static func name(
    _ name: String, after number: String, written: WrittenNumber? = nil, in language: Language? = nil,
    inGenitive: Bool = false
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
    let decline: ([Substring], PluralCategory?) -> Form? = { words, written in
      switch own {
      case .english: english(words, for: category, written).map { Form(text: $0) }
      case .ukrainian: ukrainian(words, for: category, written, inGenitive: inGenitive)
      case .russian: nil
      }
    }
    let joint = words.firstIndex { joints.contains($0.lowercased()) } ?? words.endIndex
    guard let form = decline(Array(words[..<joint]), written) else { return name }
    var text = form.text
    if joint < words.endIndex {
      // Another food has its own number where it has one: `1 apple or 3 pears`.
      let other = Array(words[(joint + 1)...])
      let isNumbered = other.contains { $0.contains(where: \.isNumber) }
      let declined = isNumbered ? nil : decline(other, nil)?.text
      text += " " + words[joint] + " " + (declined ?? other.joined(separator: " "))
    }
    text += head.last == " " && head.endIndex < name.endIndex ? " " : ""
    return text
      + (form.noun.map { agreeing(name[head.endIndex...], $0, to: category) } ?? String(name[head.endIndex...]))
  }

  /// A word for a measure that is no unit, after a number: `2 rashers`; itself where its forms are not known.
  ///
  /// - Parameters:
  ///   - written: the number that its author wrote before it; without one its ending tells.
  ///   - language: that of the text it is from; nil where that is not known.
  static func measure(
    _ word: String, after number: String, written: WrittenNumber? = nil, in language: Language?
  ) -> String {
    let isEnglish = language == .english && ShopWords.language(of: word) == .english
    guard isEnglish, let noun = EnglishNoun(endOf: [word.lowercased()], isOne: !word.hasSuffix("s")), isMeasure(word)
    else {
      return name(word, after: number, written: written, in: language)
    }
    let form = Language.english.pluralCategory(ofAmount: number) == .one ? noun.one : noun.many
    return form.capitalized(like: word)
  }

  /// Whether a line may begin with one of it.
  private static func isMeasure(_ word: String) -> Bool {
    Quantity.prefix(of: "1 \(word) x")?.quantity.unitText.isEmpty == false
  }

  /// Words in the form for a number.
  private struct Form {
    var text: String
    /// How many of them agree with the noun.
    var adjectives = 0
    /// The noun and the form it had; nil where nothing else agrees with it.
    var noun: (gender: UkrainianNoun.Gender, category: PluralCategory)?
  }

  /// What stands before another food that may be taken.
  private static let joints: Set = ["or", "або", "чи"]

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
    _ words: [Substring], for category: PluralCategory, _ written: PluralCategory?, inGenitive: Bool
  ) -> Form? {
    if let place = words.firstIndex(where: { nouns[$0.lowercased()] != nil }) {
      var known = nouns[words[place].lowercased()] ?? []
      var category = category
      // In the genitive are one and a part of one alike, and two and five.
      if inGenitive, known.contains(where: { $0.category == .other || $0.category == .many }) {
        known.removeAll { $0.category == .one || $0.category == .few }
        category = category == .one || category == .other ? .other : .many
      }
      let readings = known.compactMap { noun, own in phrase(words, noun, at: place, from: own, to: category) }
      // `цибулі ріпчастої` is one onion's, `цибулі ріпчасті` are two: the adjectives tell.
      let most = readings.map(\.adjectives).max()
      return readings.first { $0.adjectives == most }
    }
    guard written == .one, let word = words.last, words.count < 3,
      let noun = UkrainianNoun(unlisted: word.lowercased())
    else { return nil }
    if words.count > 1 {
      guard UkrainianAdjective(words[0], with: noun.gender, as: .one)?.isCertain == true else { return nil }
    }
    // Whether the genitive is `лимона` or `шашлику` no ending says.
    if category == .other, noun.gender == .masculine { return nil }
    return phrase(words, noun, at: words.count - 1, from: .one, to: category)
  }

  /// The words with a noun, and the adjectives that agree with it, in another form; nil where some word before the noun is
  /// none.
  private static func phrase(
    _ words: [Substring], _ noun: UkrainianNoun, at place: Int, from own: PluralCategory, to category: PluralCategory
  ) -> Form? {
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
    return Form(
      text: (result + rest.map(String.init)).joined(separator: " "), adjectives: result.count - 1,
      noun: (noun.gender, own))
  }

  /// What is said behind a comma, with the words that agree with the noun in another form: `, нарізана кубиками`.
  private static func agreeing(
    _ rest: Substring, _ noun: (gender: UkrainianNoun.Gender, category: PluralCategory), to category: PluralCategory
  ) -> String {
    guard rest.hasPrefix(", ") else { return String(rest) }
    var words = rest.dropFirst(2).split(separator: " ", omittingEmptySubsequences: false).map(String.init)
    for (place, word) in words.enumerated() where !["і", "й", "та"].contains(word) {
      let letters = word.prefix(while: \.isLetter)
      // `сметана` and `свинина` are foods of their own.
      guard let adjective = UkrainianAdjective(letters, with: noun.gender, as: noun.category), adjective.isCertain,
        !letters.hasSuffix("ина"), FoodTable.standard.food(named: letters.lowercased()) == nil
      else { break }
      words[place] = adjective.form(with: noun.gender, as: category) + word.dropFirst(letters.count)
    }
    return ", " + words.joined(separator: " ")
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
        // Whoever takes one says `цибулину`.
        if let accusative = noun.accusative, table[accusative] == nil { table[accusative] = [(noun, .one)] }
      }
    }
    return table
  }()
}
