import VaultModel
import VaultSyntax

/// The states a food may be in, of the table ``PreparedStateNames``, that some words say of it.
struct PreparedState: Sendable, Hashable {
  /// The rows of the table.
  private(set) var rows: Set<Int> = []
  /// Whether the food is no longer itself in it: whipped, ground, cooked.
  private(set) var isAltered = false

  /// Whether nothing was done to it.
  var isPlain: Bool { rows.isEmpty }

  /// Whether words say it in so many words; `not packed` says nothing.
  init(of words: [String]) {
    for text in words {
      var isDenied = false
      for word in FoodWord.words(of: Array(text.utf8), in: ByteRange(0, text.utf8.count)) {
        if !isDenied, let row = Self.rows[word.stem] {
          rows.insert(row)
          if Self.altering.contains(row) { isAltered = true }
        }
        isDenied = word.stem == Self.denial
      }
    }
  }

  /// Whether two states have something in common.
  func meets(_ other: PreparedState) -> Bool { !rows.isDisjoint(with: other.rows) }

  private static let denial = "not"

  private static let rows: [String: Int] = states.rows
  private static let altering: Set<Int> = states.altering

  private static let states: (rows: [String: Int], altering: Set<Int>) = {
    let table = TextTable(PreparedStateNames.table)
    var rows: [String: Int] = [:]
    var altering: Set<Int> = []
    for (number, line) in table.lines.enumerated() {
      if table.bytes[line.lower] == UInt8(ascii: "!") { altering.insert(number) }
      for word in FoodWord.words(of: table.bytes, in: line) where rows[word.stem] == nil { rows[word.stem] = number }
    }
    return (rows, altering)
  }()
}
