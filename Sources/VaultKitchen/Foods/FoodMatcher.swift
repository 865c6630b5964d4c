package import VaultModel
package import VaultSyntax

/// Recognises foods in a text by their names, declined forms and aliases: those of the vault's notes and the built-in
/// ones.
///
/// The longest name wins, and of two equal names the note's. A note whose title or name is one of a built-in food takes
/// all names of that food, so that `борошном` finds a note that only says `flour`.
///
/// ```swift
/// let matcher = FoodMatcher(notes: vault.foods)
/// matcher.matches(in: bytes, line).map { matcher.foods[$0.food].title }   // ["Flour", "butter"]
/// ```
///
/// Building it is linear in all names, matching in the text: at every word at most as many words are looked at as the
/// longest name has.
package struct FoodMatcher: Sendable {
  /// A food found in a text.
  package struct Match: Sendable, Hashable {
    /// The food's place in ``foods``.
    package var food: Int
    /// From the first letter of the name to its last.
    package var range: ByteRange
    /// How many words the name has.
    package var words: Int
  }

  /// The foods that can be found: those of the notes, then the built-in ones that no note stands for.
  package private(set) var foods: [KnownFood] = []
  /// The names of all of them.
  private var names: FoodNameTree
  /// The food whose name ends at each node of ``names``, or -1.
  private var ends: [Int32]
  /// The place in ``foods`` of each built-in food.
  private let builtIns: [Int]
  /// Of names that notes give foods, by the stems of their words in the order of the alphabet, the first.
  private var stemmed: [[String]: Int] = [:]

  /// A matcher of the built-in foods and those of notes.
  package init(notes: [Food] = [], table: FoodTable = .standard) {
    names = table.names
    ends = Array(repeating: -1, count: names.count)
    var places: [Int: Int] = [:]
    for (place, note) in notes.enumerated() {
      let titles = [note.title] + note.names.compactMap(\.forms.first)
      let number = titles.lazy.compactMap { table.food(named: $0) }.first
      if let number, places[number] == nil { places[number] = foods.count }
      foods.append(KnownFood(note, at: place, over: number.map { ($0, table.foods[$0]) }))
    }
    for (place, note) in notes.enumerated() {
      for name in note.everyName {
        guard let node = names.insert(name) else { continue }
        ends.append(contentsOf: repeatElement(-1, count: names.count - ends.count))
        if ends[node] < 0 { ends[node] = Int32(clamping: place) }
        let stems = FoodName(name).stems
        if stems.count > 1 { stemmed[stems.sorted()] = stemmed[stems.sorted()] ?? place }
      }
    }
    for number in table.foods.indices where places[number] == nil {
      places[number] = foods.count
      foods.append(KnownFood(table.foods[number], number: number))
    }
    builtIns = table.foods.indices.map { places[$0] ?? 0 }
    // A name of a note stands before the same name of a built-in food.
    for (node, number) in table.nameEnds where ends[node] < 0 {
      ends[node] = Int32(clamping: places[number] ?? 0)
    }
  }

  /// The place in ``foods`` of the one whose name has words of these stems, in any order, nothing else.
  func food(ofStems stems: [String]) -> Int? {
    stemmed[stems.sorted()] ?? FoodTable.food(ofStems: stems).map { builtIns[$0] }
  }

  /// The place in ``foods`` of the one whose name these folded words are.
  func food(ofWords words: [String]) -> Int? {
    names.node(of: words.joined(separator: " ")).flatMap { ends[$0] >= 0 ? Int(ends[$0]) : nil }
  }

  /// The food of the longest name that some folded words begin with, and how many words that is.
  func longest(ofWords words: ArraySlice<String>) -> (food: Int, count: Int)? {
    for count in (1...max(1, words.count)).reversed() {
      if let food = food(ofWords: Array(words.prefix(count))) { return (food, count) }
    }
    // The `oat` of `oat-free` names what is only known as `oats`.
    return words.first.flatMap { food(ofWords: [$0 + "s"]) }.map { ($0, 1) }
  }

  /// The foods in a range, from left to right, none inside another. O(length).
  package func matches(in bytes: [UInt8], _ range: ByteRange) -> [Match] {
    let text = names.words(in: bytes, range)
    var result: [Match] = []
    var place = 0
    while place < text.count {
      guard let (food, count) = longest(at: place, in: text) else {
        place += 1
        continue
      }
      result.append(
        Match(food: food, range: ByteRange(text[place].range.lower, text[place + count - 1].range.upper), words: count))
      place += count
    }
    return result
  }

  private func longest(at start: Int, in text: [(word: UInt32?, range: ByteRange)]) -> (food: Int, count: Int)? {
    var node = 0
    var found: (Int, Int)?
    var place = start
    while place < text.count, let word = text[place].word, let next = names.node(after: node, by: word) {
      node = next
      place += 1
      if ends[node] >= 0 { found = (Int(ends[node]), place - start) }
    }
    return found
  }
}
