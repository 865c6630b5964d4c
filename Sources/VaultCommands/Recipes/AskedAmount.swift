import VaultActions
import VaultKitchen
import VaultMessages
import VaultModel
import VaultSyntax

/// An amount of food as somebody asks for it: `2 cups flour`.
struct AskedAmount {
  let text: String
  let value: Rational
  /// The upper end of a range.
  let upper: Rational?
  /// The unit; a bare number counts pieces.
  let unit: Unit
  /// The unit as written; empty for a bare number.
  let unitText: String
  /// The line it was read from.
  let line: IngredientLine
  let bytes: [UInt8]

  /// Reads the amount.
  ///
  /// - Throws: the failure to report: no amount, or a unit that vault does not know.
  init(_ text: String, _ kitchen: KitchenSession) throws(Failure) {
    self.text = text
    bytes = Array(text.utf8)
    line = IngredientLine(bytes, in: ByteRange(0, bytes.count), context: kitchen.numbers)
    guard let amount = line.amounts.first else {
      throw Failure(.wrongRequest, .convertNoAmount, [.text(text)], hints: [.init(.convertAmountHint)])
    }
    if let rest = IngredientLine.unread(of: bytes, context: kitchen.numbers) {
      throw Self.unread(TextSource(bytes, rest).trimmed.text, of: text)
    }
    unitText = String(decoding: bytes[amount.unitText.indices], as: UTF8.self)
    guard let unit = amount.unit ?? (unitText.isEmpty ? .piece : nil) else {
      throw ConvertCommand.unknownUnit(unitText)
    }
    self.unit = unit
    value = amount.value
    upper = amount.upper
  }

  /// The failure for a part of a text that is not read, so that it would be left out of an amount.
  static func unread(_ rest: String, of text: String) -> Failure {
    Failure(.wrongRequest, .amountUnread, [.text(rest), .text(text)], hints: [.init(.convertAmountHint)])
  }

  /// What is asked about, as written; empty when no food is named.
  var name: String { line.name }

  /// The words that choose among rows of a food: `shredded`.
  var words: [String] { line.preparations.map { String(decoding: bytes[$0.indices], as: UTF8.self) } }

  /// The unit for a sentence in a language: as written, else its word.
  func unitName(_ language: Language) -> String { unitText.isEmpty ? unit.word(in: language, for: .one) : unitText }
}
