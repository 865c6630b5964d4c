package import VaultModel
import VaultSearch
import VaultSyntax

/// A food that vault knows without a note.
package struct BuiltInFood: Sendable, Hashable {
  /// What the food is called: its first English name.
  package var title: String
  /// The names in each language as the table has them, with their forms written short.
  fileprivate var writtenNames: [String]
  package var aisle: Aisle
  package var facts: FoodFacts
  /// What its household measures weigh.
  package var weights: [FoodWeight]

  /// The names in English, Ukrainian and Russian, each with its declined forms; a language may have none.
  ///
  /// - Complexity: O(names); they are put together at each call.
  package var names: [[String]] { writtenNames.map(NameForms.list) }

  /// The name in a language, else the English one.
  package func title(in language: Language) -> String {
    let place = Int(language.rawValue)
    guard place > 0, writtenNames.indices.contains(place) else { return title }
    let bytes = Array(writtenNames[place].utf8)
    let own = NameForms.title(of: bytes, in: ByteRange(0, bytes.count))
    return own.isEmpty ? title : own
  }
}

/// The table of built-in foods, read once.
package struct FoodTable: Sendable {
  package static let standard = FoodTable()

  /// The foods in the order of the table; a food's place is its number.
  package private(set) var foods: [BuiltInFood] = []

  /// All names of all foods.
  private(set) var names = FoodNameTree(capacity: 32768)
  /// The food whose name ends at each node of ``names``, or -1; of equal names the first food has it.
  private var foodsByNode: [Int32] = [-1]
  /// The nodes of ``names`` where a name ends, each with its food, for the matchers that take them over.
  private(set) var nameEnds: [(node: Int, food: Int)] = []

  private init() {
    let weights = FoodWeight.household
    var known: FoodNameTree.WrittenWords = [:]
    known.reserveCapacity(4_096)
    for text in BuiltInFoods.tables { addFoods(of: TextTable(text), weights, &known) }
  }

  private mutating func addFoods(
    of table: TextTable, _ weights: [String: [FoodWeight]], _ known: inout FoodNameTree.WrittenWords
  ) {
    var aisle = Aisle.other
    for line in table.lines {
      if table.bytes[line.lower] == UInt8(ascii: "@") {
        aisle = Aisle(spelling: table.text(line).dropFirst()) ?? .other
        continue
      }
      let fields = table.pieces(of: line, separatedBy: 0x7C)
      guard fields.count >= 3 else { continue }
      var facts: FoodFacts = []
      if fields.count > 3 {
        for word in table.text(fields[3]).split(separator: " ") {
          facts.formUnion(FoodFacts(spelling: String(word)) ?? [])
        }
      }
      for names in fields[..<3] { addNames(table.bytes, names, &known) }
      foods.append(
        BuiltInFood(
          title: NameForms.title(of: table.bytes, in: fields[0]),
          writtenNames: fields[..<3].map(table.text), aisle: aisle, facts: facts,
          weights: fields.count > 4 ? weights[table.text(fields[4])] ?? [] : []))
    }
  }

  /// Adds the names of the next food.
  private mutating func addNames(_ bytes: [UInt8], _ list: ByteRange, _ known: inout FoodNameTree.WrittenWords) {
    for name in NameForms.names(of: bytes, in: list) {
      for node in names.insert(written: bytes, in: name, known: &known) {
        foodsByNode.append(contentsOf: repeatElement(-1, count: names.count - foodsByNode.count))
        guard foodsByNode[node] < 0 else { continue }
        foodsByNode[node] = Int32(clamping: foods.count)
        nameEnds.append((node: node, food: foods.count))
      }
    }
  }

  /// What a food with a title is called in a language; the title itself where there is no such food.
  package func title(of title: String, in language: Language) -> String {
    language == .english ? title : food(named: title).map { foods[$0].title(in: language) } ?? title
  }

  /// The number of the food that has a name, word for word in one of its forms; nil for none.
  func food(named name: String) -> Int? {
    names.node(of: name).map { Int(foodsByNode[$0]) }.flatMap { $0 >= 0 ? $0 : nil }
  }

  /// The number of the food that has a name whose words have these stems, in any order; nil for none.
  static func food(ofStems stems: [String]) -> Int? {
    guard let found = foodsByStems[key(ofStems: stems)], standard.foods[Int(found)].hasName(ofStems: stems) else {
      return nil
    }
    return Int(found)
  }

  /// Reads ahead what ``food(ofStems:)`` asks for.
  static func readStems() { _ = foodsByStems }

  /// What some stems are together, whatever their order: a sum of hashes, which others may have too.
  static func key(ofStems stems: [String]) -> UInt64 {
    stems.reduce(0) { sum, stem in
      let bytes = Array(stem.utf8)
      return sum &+ FoldedWord.hash(of: bytes.span, count: bytes.count)
    }
  }

  /// The foods with Ukrainian and Russian names of at most three words, by the keys of the stems of their words: the words are
  /// declined and stand in any order. Of equal ones the first food has it.
  private static let foodsByStems: [UInt64: Int32] = {
    var result: [UInt64: Int32] = [:]
    result.reserveCapacity(16_384)
    var reader = StemReader()
    var known: [ArraySlice<UInt8>: [UInt64]] = [:]
    for (number, food) in standard.foods.enumerated() {
      for names in food.writtenNames.dropFirst() {
        let bytes = Array(names.utf8)
        for name in NameForms.names(of: bytes, in: ByteRange(0, bytes.count)) {
          let words = NameForms.words(of: bytes, in: name)
          guard 1...3 ~= words.count else { continue }
          var keys: [UInt64] = [0]
          for word in words {
            let stems = known[bytes[word.indices]] ?? reader.stems(of: NameForms.forms(of: bytes, in: word))
            known[bytes[word.indices]] = stems
            keys = stems.count == 1 ? keys.map { $0 &+ stems[0] } : keys.flatMap { key in stems.map { key &+ $0 } }
          }
          for key in keys where result[key] == nil { result[key] = Int32(clamping: number) }
        }
      }
    }
    return result
  }()
}

extension BuiltInFood {
  /// Whether the words of some name have these stems, in any order.
  fileprivate func hasName(ofStems stems: [String]) -> Bool {
    var stemmer = Stemmer()
    return writtenNames.dropFirst().contains { names in
      let bytes = Array(names.utf8)
      return NameForms.names(of: bytes, in: ByteRange(0, bytes.count)).contains { name in
        var rest = stems
        for word in NameForms.words(of: bytes, in: name) {
          let forms = NameForms.forms(of: bytes, in: word).map { form in
            FoldedWords.list(of: String(decoding: form, as: UTF8.self)).map { stemmer.stem($0) }
          }
          guard let form = forms.first(where: { $0.allSatisfy(rest.contains) }) else { return false }
          for stem in form { rest.firstIndex(of: stem).map { _ = rest.remove(at: $0) } }
        }
        return rest.isEmpty
      }
    }
  }
}

/// Reads the stems of words as numbers; the buffers are made once for many words.
private struct StemReader {
  private var word = FoldedWord()
  private var stemmer = Stemmer()
  private var buffer: [UInt8] = []

  /// The different stems of the forms of a word; those of one that is written in parts, as with a hyphen, are added up.
  mutating func stems(of forms: [[UInt8]]) -> [UInt64] {
    var stems: [UInt64] = []
    for form in forms {
      var sum: UInt64 = 0
      var scanner = WordScanner(ByteRange(0, form.count))
      while scanner.next(in: form.span, into: &word) {
        buffer.replaceSubrange(buffer.startIndex..., with: word.bytes[..<word.count])
        let count = stemmer.stem(&buffer, count: buffer.count)
        sum = sum &+ FoldedWord.hash(of: buffer.span, count: count)
      }
      if !stems.contains(sum) { stems.append(sum) }
    }
    return stems
  }
}
