import Testing
import VaultKitchen
import VaultModel
import VaultSyntax

/// One row of a table of ingredient lines: what the line says of how much, in which unit, of what.
struct IngredientCase: CustomTestStringConvertible, Sendable {
  var line: String
  /// The first amount as `3/2`, `2–3`, `0–5`; empty for none.
  var amount: String
  /// The unit's name in vault, or the word as written for one vault does not know; empty for a bare number.
  var unit: String
  var name: String

  init(_ line: String, _ amount: String, _ unit: String, _ name: String) {
    self.line = line
    self.amount = amount
    self.unit = unit
    self.name = name
  }

  var testDescription: String { line }

  /// The rows of a text, a line each: `line => amount | unit | name`.
  static func table(_ text: String) -> [IngredientCase] {
    text.split(separator: "\n").map { row in
      let halves = row.split(separator: " =>", maxSplits: 1)
      let fields = (halves.last ?? "").split(separator: "|", omittingEmptySubsequences: false).map(trimmed)
      return IngredientCase(String(halves[0]), fields[0], fields[1], fields[2])
    }
  }

  private static func trimmed(_ text: Substring) -> String {
    var text = text
    while text.first == " " { text.removeFirst() }
    while text.last == " " { text.removeLast() }
    return String(text)
  }
}

/// An ingredient line as read, in the words of a table.
struct ReadLine {
  var line: IngredientLine
  var bytes: [UInt8]

  init(_ text: String) {
    bytes = Array(text.utf8)
    line = IngredientLine(text)
  }

  var amount: String { line.amounts.first.map(Self.text) ?? "" }
  var unit: String { line.amounts.first.map(unit) ?? "" }
  var preparations: [String] { line.preparations.map(text) }
  var alternatives: [String] { line.alternatives.map(text) }
  /// Every amount with its role, such as `main 2 cup`.
  var amounts: [String] { line.amounts.map { "\($0.role) \(Self.text($0)) \(unit($0))" } }

  func text(_ range: ByteRange) -> String { String(decoding: bytes[range.indices], as: UTF8.self) }

  func unit(_ amount: IngredientAmount) -> String { amount.unit?.name ?? text(amount.unitText) }

  static func text(_ amount: IngredientAmount) -> String {
    text(amount.value) + (amount.upper.map { "–" + text($0) } ?? "")
  }

  private static func text(_ value: Rational) -> String {
    value.isWhole ? "\(value.numerator)" : "\(value.numerator)/\(value.denominator)"
  }
}
