import VaultModel
import VaultSearch
import VaultSyntax

/// What words do to the food that they stand beside: nothing, or they make another food of it.
///
/// The tables ``FoodQualifierNames`` and ``HarmlessWordNames``, read once.
struct FoodWords: Sendable {
  static let standard = FoodWords()

  /// What words do that are written so.
  private struct Meaning: Sendable {
    /// The number of their row among ``FoodQualifierNames``; -1 for none.
    var row = -1
    var harmless = Harmless()
  }

  /// What the words and phrases do that are written out, that only begin so, and that are adjectives before their ending.
  private struct Entry: Sendable {
    var whole = Meaning(), beginning = Meaning(), adjective = Meaning()

    /// Changes the one that a written word means, by the last byte of it.
    mutating func change(for ending: UInt8?, _ change: (inout Meaning) -> Void) {
      switch ending {
      case UInt8(ascii: "*"): change(&beginning)
      case UInt8(ascii: "~"): change(&adjective)
      default: change(&whole)
      }
    }
  }

  /// The foods that some words leave what they are.
  private struct Harmless: Sendable {
    var isForAll = false
    /// One bit for each member of ``Aisle``.
    var aisles: UInt32 = 0
    /// The titles of single foods.
    var foods: Set<String> = []

    /// Whether they do so to no food.
    var isNone: Bool { !isForAll && aisles == 0 && foods.isEmpty }

    func holds(for food: KnownFood?) -> Bool {
      guard let food else { return false }
      return aisles & 1 << UInt32(food.aisle.rawValue) != 0 || food.builtInTitle.map(foods.contains) ?? false
    }

    mutating func formUnion(_ other: Harmless) {
      isForAll = isForAll || other.isForAll
      aisles |= other.aisles
      if !other.foods.isEmpty { foods.formUnion(other.foods) }
    }
  }

  /// What the words at a place do.
  enum Effect: Equatable {
    /// They leave the food what it is.
    case harmless
    /// They make another food of it, known by a number.
    case kind(Int)
  }

  /// More words make no phrase.
  static let mostWords = 4

  private var table = BeginningTable<Entry>(capacity: 4_096)

  private init() {
    addQualifiers()
    addHarmless()
  }

  private mutating func addQualifiers() {
    // Rows that begin alike are one kind with several effects on what the food contains.
    var numbers: [String: Int] = [:]
    for (number, row) in FoodQualifier.rows.enumerated() {
      let kind = row.first.map { numbers[$0.name, default: number] } ?? number
      for qualifier in row {
        numbers[qualifier.name] = numbers[qualifier.name] ?? kind
        table.change(Array(qualifier.name.utf8)[...], from: Entry()) { entry in
          entry.change(for: qualifier.ending.utf8.last) { if $0.row < 0 { $0.row = kind } }
        }
      }
    }
  }

  private mutating func addHarmless() {
    let names = TextTable(HarmlessWordNames.table)
    var scanned = FoldedWord()
    var key: [UInt8] = []
    for line in names.lines {
      guard let (scope, words) = names.halves(of: line, at: 0x3A) else { continue }
      let harmless = Self.harmless(in: scope, of: names)
      for phrase in names.pieces(of: words, separatedBy: 0x2C) where !phrase.isEmpty {
        key.removeAll(keepingCapacity: true)
        var scanner = WordScanner(phrase)
        while scanner.next(in: names.bytes.span, into: &scanned) {
          if !key.isEmpty { key.append(0x20) }
          key.append(contentsOf: scanned.bytes[..<scanned.count])
        }
        let ending = names.bytes[phrase.upper - 1]
        table.change(key[...], from: Entry()) { entry in
          entry.change(for: ending) { $0.harmless.formUnion(harmless) }
        }
      }
    }
  }

  /// What a scope stands for: `any`, `vegetables fruit`, `=onion; garlic`.
  private static func harmless(in scope: ByteRange, of table: TextTable) -> Harmless {
    var harmless = Harmless()
    let text = table.text(scope)
    if text == "any" {
      harmless.isForAll = true
    } else if text.hasPrefix("=") {
      let titles = ByteRange(scope.lower + 1, scope.upper)
      harmless.foods = Set(table.pieces(of: titles, separatedBy: 0x3B).map(table.text))
    } else {
      for aisle in text.split(separator: " ").compactMap({ Aisle(spelling: $0) }) {
        harmless.aisles |= 1 << UInt32(aisle.rawValue)
      }
    }
    return harmless
  }

  /// What the longest phrase at the beginning of some folded words does to a food, and how many words it has; nil for
  /// words that do nothing known to this food. O(length × log entries).
  func effect(of words: ArraySlice<String>, on food: KnownFood?) -> (effect: Effect, count: Int)? {
    let harmless = longest(of: words) { $0.harmless.holds(for: food) ? .harmless : nil }
    let kind = longest(of: words) { $0.row >= 0 ? .kind($0.row) : nil }
    return harmless?.count ?? 0 >= kind?.count ?? 0 ? harmless : kind
  }

  /// How many words the longest phrase has that changes no food whatever; nil if none begins there.
  func harmlessCount(of words: ArraySlice<String>) -> Int? {
    longest(of: words) { $0.harmless.isForAll ? .harmless : nil }?.count
  }

  /// How many of some folded words, from the first on, a phrase names that may be missing: `gluten`, `added salt`; nil for
  /// none.
  func absentCount(of words: ArraySlice<String>) -> Int? {
    let found = longest(of: Self.absence(of: words)) { $0.row >= 0 || !$0.harmless.isNone ? .harmless : nil }
    return found.flatMap { $0.count > 1 ? $0.count - 1 : nil }
  }

  /// Whether the tables say what a folded word does, to any food.
  func isKnown(_ word: String) -> Bool {
    longest(of: [word]) { $0.row >= 0 || !$0.harmless.isNone ? .harmless : nil } != nil
  }

  /// The phrase that the tables have for something that is missing.
  static func absence(of words: some Sequence<String>) -> ArraySlice<String> { (["without"] + words)[...] }

  private func longest(
    of words: ArraySlice<String>, _ effect: (Meaning) -> Effect?
  ) -> (effect: Effect, count: Int)? {
    let text = Array(words.prefix(Self.mostWords).joined(separator: " ").utf8)
    var found: (Effect, Int)?
    table.forEachBeginning(of: text[...]) { entry, length in
      let end = text[length...].firstIndex(of: 0x20) ?? text.count
      let count = text[..<end].count { $0 == 0x20 } + 1
      let isAdjective = Self.endings.contains(text[length..<end])
      let own =
        (end == length ? effect(entry.whole) : nil) ?? (isAdjective ? effect(entry.adjective) : nil)
        ?? effect(entry.beginning)
      if let own { found = (own, count) }
    }
    return found
  }

  /// The endings of adjectives as words are folded here.
  static let endings = Set(
    LineWords.adjectiveEndings.map { Array(FoldedWords.list(of: $0).joined().utf8)[...] })
}
