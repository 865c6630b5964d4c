import VaultModel
import VaultSyntax

/// How much a recipe makes, as pages and people write it.
enum YieldText {
  /// The words that may stand before the number.
  private static let labels: Set<String> = [
    "serves", "serving", "servings", "serving size", "yield", "yields", "makes", "make", "recipe makes", "portions",
    "порцій", "порції", "порція", "кількість порцій", "вихід", "на", "количество порций", "порций", "порции", "выход",
  ]

  /// `4`, `4 servings`, `Serves 4`, `Makes about 12 cookies`, `Порцій: 6`; nil where no number stands.
  static func amount(_ text: String) -> ExchangeAmount? {
    let line = text.inOneLine
    guard let digit = line.firstIndex(where: { $0.isNumber }) else { return nil }
    let label = line[..<digit].lowercased().filter { $0 != ":" && $0 != "~" }.inOneLine
    let bytes = Array(line[digit...].utf8)
    let range = ByteRange(0, bytes.count)
    guard let quantity = Quantity.parsing(bytes, in: range, context: NumberContext(.english)),
      let number = quantity.amount
    else { return nil }
    func part(_ range: ByteRange) -> String { String(decoding: bytes[range.indices], as: UTF8.self).inOneLine }
    var amount = ExchangeAmount(part(ByteRange(0, number.range.upper)), value: number.value)
    amount.unit = unit(part(ByteRange(number.range.upper, bytes.count)))
    // Words that are no label belong to what is made: `one 9-inch pie`.
    let words = label.replacing("about", with: "").replacing("approximately", with: "").inOneLine
    guard words.isEmpty || labels.contains(words) else { return nil }
    return amount
  }

  /// Whether a line says how much a recipe makes, and nothing else: with a label, or counting people.
  static func labelled(_ text: String) -> ExchangeAmount? {
    guard let amount = amount(text), amount.unit.split(separator: " ").count <= 3 else { return nil }
    let isBare = text.inOneLine.first?.isNumber == true
    return isBare && !RecipeYield.countsPeople(amount.unit) ? nil : amount
  }

  /// Without a full stop at its end and brackets around it.
  private static func unit(_ text: String) -> String {
    let unit = text.hasPrefix("(") && text.hasSuffix(")") ? String(text.dropFirst().dropLast()) : text
    return unit.hasSuffix(".") && !unit.dropLast().contains(".") && unit.count > 4 ? String(unit.dropLast()) : unit
  }
}
