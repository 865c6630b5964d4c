package import VaultModel

/// A food that vault knows without a note.
package struct BuiltInFood: Sendable, Hashable {
  /// The names in English, Ukrainian and Russian, each with its declined forms; a language may have none.
  package var names: [[String]]
  package var aisle: Aisle
  package var facts: FoodFacts
  /// What its household measures weigh.
  package var weights: [FoodWeight]

  /// What the food is called: its first English name.
  package var title: String { names.first?.first ?? "" }

  /// The name in a language, else the English one.
  package func title(in language: Language) -> String {
    let place = Int(language.rawValue)
    return names.indices.contains(place) ? names[place].first ?? title : title
  }
}

/// The table of built-in foods, read once.
package struct FoodTable: Sendable {
  package static let standard = FoodTable()

  /// The foods in the order of the table; a food's place is its number.
  package private(set) var foods: [BuiltInFood] = []

  /// The names of one word, folded: `лимона`, `lemons`.
  static let singleWords: Set<String> = {
    let names = standard.foods.flatMap { $0.names.joined() }.map { FoldedWords.list(of: $0) }
    return Set(names.filter { $0.count == 1 }.joined())
  }()

  private init() {
    let weights = FoodWeight.household
    let table = TextTable(BuiltInFoods.table)
    var aisle = Aisle.other
    for line in table.lines {
      let text = table.text(line)
      if text.hasPrefix("@") {
        aisle = Aisle(spelling: text.dropFirst()) ?? .other
        continue
      }
      let fields = table.pieces(of: line, separatedBy: 0x7C).map(table.text)
      guard fields.count >= 3 else { continue }
      var facts: FoodFacts = []
      if fields.count > 3 {
        for word in fields[3].split(separator: " ") { facts.formUnion(FoodFacts(spelling: String(word)) ?? []) }
      }
      foods.append(
        BuiltInFood(
          names: fields[..<3].map(NameForms.list), aisle: aisle, facts: facts,
          weights: fields.count > 4 ? weights[fields[4]] ?? [] : []))
    }
  }
}

/// Names of a table with their declined forms written short: `пшеничн(е,ого) борошн(о,а)`.
enum NameForms {
  /// All names in all their forms, the first form of each name first in its row.
  static func list(of text: String) -> [String] {
    text.split(separator: ";").flatMap { name in
      name.split(separator: " ").reduce([""]) { beginnings, word in
        let forms = forms(of: word)
        return beginnings.flatMap { beginning in forms.map { beginning.isEmpty ? $0 : beginning + " " + $0 } }
      }
    }
  }

  /// The forms of one word; several brackets are combined.
  private static func forms(of word: Substring) -> [String] {
    var result = [""]
    var rest = word
    while let open = rest.firstIndex(of: "("), let close = rest[open...].firstIndex(of: ")") {
      let stem = rest[..<open]
      let endings = rest[rest.index(after: open)..<close].split(separator: ",", omittingEmptySubsequences: false)
      result = result.flatMap { beginning in endings.map { beginning + stem + $0 } }
      rest = rest[rest.index(after: close)...]
    }
    return result.map { $0 + rest }
  }
}
