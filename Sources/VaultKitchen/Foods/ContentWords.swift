import VaultModel
import VaultSyntax

/// The table ``ContentNames``, read once.
struct ContentWords: Sendable {
  static let standard = ContentWords()

  /// How sure what follows a phrase is in the food.
  enum Kind: String, Sendable {
    case has, traces
    /// It may as well be eaten with it.
    case beside
  }

  /// A phrase in some words.
  struct Marker {
    var kind: Kind
    /// How many words it has.
    var count: Int

    /// Whether it says nothing else than what is in the food.
    var isStrong: Bool { kind != .beside }
  }

  /// The phrases by their first word, the longest first.
  private var phrases: [String: [(words: [String], kind: Kind)]] = [:]

  private init() {
    let table = TextTable(ContentNames.table)
    for line in table.lines {
      guard let (kind, list) = table.halves(of: line, at: 0x3A), let kind = Kind(rawValue: table.text(kind)) else {
        continue
      }
      for phrase in table.pieces(of: list, separatedBy: 0x2C) {
        let words = FoldedWords.list(of: table.text(phrase))
        if let first = words.first { phrases[first, default: []].append((words, kind)) }
      }
    }
    for key in phrases.keys { phrases[key]?.sort { $0.words.count > $1.words.count } }
  }

  /// The phrase that begins at a place of folded words.
  func marker(at place: Int, in words: [String]) -> Marker? {
    guard words.indices.contains(place) else { return nil }
    let found = phrases[words[place]]?.first { phrase in
      place + phrase.words.count <= words.count
        && phrase.words.indices.allSatisfy { words[place + $0] == phrase.words[$0] }
    }
    return found.map { Marker(kind: $0.kind, count: $0.words.count) }
  }
}
