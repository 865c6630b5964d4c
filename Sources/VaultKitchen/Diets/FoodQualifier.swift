import VaultModel

/// A word or two that make another food of the one they stand beside: `oat` before milk, `vegan` anywhere.
struct FoodQualifier: Sendable {
  /// Where it counts.
  enum Place: String, Sendable {
    /// Anywhere in the line.
    case label
    /// Before the food; in Ukrainian and Russian on either side of it.
    case part
    /// The same, of butter alone.
    case butter
    /// Right behind the food.
    case tail
  }

  /// The folded words; the last one may be the beginning of one.
  let words: [String]
  /// What the last word goes on with: `*` anything, `~` the ending of an adjective; empty for nothing.
  let ending: Substring
  let takes: FoodFacts
  let adds: FoodFacts
  let place: Place

  /// The words joined by single spaces.
  var name: String { words.joined(separator: " ") }

  /// The rows of the table, read once: the words of one row mean the same.
  static let rows: [[FoodQualifier]] = readRows()
  /// All of them.
  static let all: [FoodQualifier] = rows.flatMap(\.self)

  private static func readRows() -> [[FoodQualifier]] {
    let table = TextTable(FoodQualifierNames.table)
    return table.lines.map { line -> [FoodQualifier] in
      let fields = table.pieces(of: line, separatedBy: 0x7C).map(table.text)
      guard fields.count == 4, let place = Place(rawValue: fields[3]) else { return [] }
      return fields[0].split(separator: ";").map { text in
        FoodQualifier(
          words: FoldedWords.list(of: String(text)),
          ending: text.hasSuffix("*") || text.hasSuffix("~") ? text.suffix(1) : "", takes: facts(fields[1]),
          adds: facts(fields[2]), place: place)
      }
    }
  }

  private static func facts(_ text: String) -> FoodFacts {
    text.split(separator: " ").reduce(into: []) { facts, word in
      switch word {
      case "animal": facts.formUnion(.animal)
      case "flesh": facts.formUnion(.flesh)
      default: facts.formUnion(FoodFacts(spelling: String(word)) ?? [])
      }
    }
  }

  /// Whether the qualifier's words begin at a place of folded words.
  func stands(at place: Int, in text: some RandomAccessCollection<String>) -> Bool {
    guard place + words.count <= text.count else { return false }
    return words.indices.allSatisfy { number in
      let word = text[text.index(text.startIndex, offsetBy: place + number)]
      guard number == words.count - 1, !ending.isEmpty else { return word == words[number] }
      return word.hasPrefix(words[number])
        && (ending == "*" || FoodWords.endings.contains(Array(word.utf8.dropFirst(words[number].utf8.count))[...]))
    }
  }
}

extension FoodFacts {
  /// Whatever comes from the body of an animal.
  static let flesh: FoodFacts = [.meat, .pork, .fish, .shellfish, .gelatin]
  /// Whatever vegans do not eat.
  static let animal: FoodFacts = contradicting(.vegan)
  /// The allergens that EU regulation 1169/2011, annex II, names and the table of foods knows.
  package static let allergens: FoodFacts = [
    .milk, .egg, .gluten, .fish, .shellfish, .nuts, .peanuts, .soy, .sesame, .celery, .mustard,
  ]
}
