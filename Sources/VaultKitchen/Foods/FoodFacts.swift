package import VaultModel

/// What a food is or contains, as far as a diet or an allergy asks.
package struct FoodFacts: OptionSet, Sendable, Hashable {
  package let rawValue: UInt32

  package init(rawValue: UInt32) { self.rawValue = rawValue }

  package static let milk = FoodFacts(rawValue: 1 << 0), egg = FoodFacts(rawValue: 1 << 1)
  package static let gluten = FoodFacts(rawValue: 1 << 2)
  package static let meat = FoodFacts(rawValue: 1 << 3), pork = FoodFacts(rawValue: 1 << 4)
  package static let fish = FoodFacts(rawValue: 1 << 5), shellfish = FoodFacts(rawValue: 1 << 6)
  /// Nuts that grow on trees; ``peanuts`` do not.
  package static let nuts = FoodFacts(rawValue: 1 << 7), peanuts = FoodFacts(rawValue: 1 << 8)
  package static let soy = FoodFacts(rawValue: 1 << 9), sesame = FoodFacts(rawValue: 1 << 10)
  package static let celery = FoodFacts(rawValue: 1 << 11), mustard = FoodFacts(rawValue: 1 << 12)
  package static let honey = FoodFacts(rawValue: 1 << 13), alcohol = FoodFacts(rawValue: 1 << 14)
  /// Made of animals' bones.
  package static let gelatin = FoodFacts(rawValue: 1 << 15)

  /// The members with the words that the table of foods and the `allergens` of a note have for them.
  static let words: [(fact: FoodFacts, words: [String])] = [
    (.milk, ["milk", "dairy", "lactose", "молоко", "лактоза"]), (.egg, ["egg", "eggs", "яйця", "яйце"]),
    (.gluten, ["gluten", "wheat", "глютен", "пшениця"]), (.meat, ["meat", "м'ясо"]), (.pork, ["pork", "свинина"]),
    (.fish, ["fish", "риба"]), (.shellfish, ["shellfish", "crustaceans", "molluscs", "морепродукти"]),
    (.nuts, ["nuts", "tree nuts", "горіхи"]), (.peanuts, ["peanuts", "peanut", "арахіс"]), (.soy, ["soy", "соя"]),
    (.sesame, ["sesame", "кунжут"]), (.celery, ["celery", "селера"]), (.mustard, ["mustard", "гірчиця"]),
    (.honey, ["honey", "мед"]), (.alcohol, ["alcohol", "алкоголь"]), (.gelatin, ["gelatin", "желатин"]),
  ]

  private static let bySpelling: [String: FoodFacts] = Dictionary(
    words.flatMap { row in row.words.map { (FoldedWords.list(of: $0).joined(separator: " "), row.fact) } }
  ) { first, _ in first }

  /// The names of the members, in their order, such as `["milk", "egg"]`.
  package var names: [String] { Self.words.filter { contains($0.fact) }.compactMap(\.words.first) }

  /// What the fact with a name is called in a language, such as `молоко`; the name itself where there is no word.
  package static func word(for name: String, in language: Language) -> String {
    guard language != .english, let row = words.first(where: { $0.words.first == name }) else { return name }
    return row.words.first { $0.utf8.contains { $0 >= 0x80 } } ?? name
  }

  /// The fact that a word of the table or of a note names; nil for a word that names none.
  package init?(spelling: String) {
    guard let fact = Self.bySpelling[FoldedWords.list(of: spelling).joined(separator: " ")] else { return nil }
    self = fact
  }

  /// The facts that contradict a diet: milk does vegan and dairy-free.
  package static func contradicting(_ diet: Diet) -> FoodFacts {
    switch diet {
    case .vegan: [.meat, .pork, .fish, .shellfish, .milk, .egg, .honey, .gelatin]
    case .vegetarian: [.meat, .pork, .fish, .shellfish, .gelatin]
    case .glutenFree: .gluten
    case .dairyFree: .milk
    case .nutFree: [.nuts, .peanuts]
    case .kidFriendly: .alcohol
    }
  }
}
