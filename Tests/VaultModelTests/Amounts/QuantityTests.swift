import Testing
import VaultModel
import VaultSyntax

/// The amount and unit of a quantity as one line: `~1/2..3 tablespoon`.
private func describe(_ quantity: Quantity?, _ text: String) -> String {
  guard let quantity else { return "none" }
  let unitText = String(decoding: Array(text.utf8)[quantity.unitText.indices], as: UTF8.self)
  switch quantity.magnitude {
  case .text: return "text \(unitText)"
  case .refused(.ambiguous(let decimal, let thousands)):
    return "\(describe(decimal.value)) or \(describe(thousands.value)) \(unitText)"
  case .refused(.tooLarge): return "too large"
  case .amount(let amount):
    let numbers = amount.numbers.map { describe($0.value) }.joined(separator: "..")
    let unit = quantity.unit?.name ?? (unitText.isEmpty ? "" : "'\(unitText)'")
    let pack = quantity.packSize.map { " of \(describe($0.amount.value)) \($0.unit.name)" } ?? ""
    return ((amount.isApproximate ? "~" : "") + numbers + " " + unit + pack).trimmed
  }
}

private func describe(_ value: Rational) -> String {
  value.isWhole ? "\(value.numerator)" : "\(value.numerator)/\(value.denominator)"
}

extension String {
  fileprivate var trimmed: String { hasSuffix(" ") ? String(dropLast()) : self }
}

private func prefix(_ text: String, _ language: Language?) -> (String, name: String) {
  guard let prefix = Quantity.prefix(of: text, context: NumberContext(language)) else { return ("none", text) }
  return (describe(prefix.quantity, text), String(decoding: text.utf8.dropFirst(prefix.name.lower), as: UTF8.self))
}

@Suite struct QuantityTests {
  @Test(arguments: [
    ("400 g flour", "400 gram", "flour"), ("200g flour", "200 gram", "flour"),
    ("2.5 tbsp oil", "5/2 tablespoon", "oil"),
    ("1 1/2 cups oats", "3/2 cup", "oats"), ("½ cup sugar", "1/2 cup", "sugar"), ("1½ cups rice", "3/2 cup", "rice"),
    ("2 tbsp. oil", "2 tablespoon", "oil"), ("2 cups of flour", "2 cup", "flour"), ("3 eggs", "3", "eggs"),
    ("10-12 eggs", "10..12", "eggs"), ("2–3 cloves garlic", "2..3 clove", "garlic"),
    ("2 - 3 cups rice", "2..3 cup", "rice"),
    ("2 to 3 cups rice", "2..3 cup", "rice"), ("~200 g sugar", "~200 gram", "sugar"),
    ("about 2 cups flour", "~2 cup", "flour"), ("2x milk", "2", "milk"), ("2 x milk", "2", "milk"),
    ("7up", "none", "7up"), ("7-up", "none", "7-up"), ("2nd batch", "none", "2nd batch"),
    ("5% vinegar", "none", "5% vinegar"),
    ("2026-11-20 milk", "none", "2026-11-20 milk"), ("9:30 milk", "none", "9:30 milk"), ("eggs", "none", "eggs"),
    ("1 400 g can tomatoes", "1 can of 400 gram", "tomatoes"), ("1 (14 oz) can beans", "1 can of 14 ounce", "beans"),
    ("1 10-ounce package spinach", "1 package of 10 ounce", "spinach"),
    ("2x 400 g cans tomatoes", "2 can of 400 gram", "tomatoes"), ("10-ounce steak", "10 ounce", "steak"),
    ("a pinch of salt", "1 pinch", "salt"), ("a lemon", "1", "lemon"), ("One cup water", "1 cup", "water"),
    ("half a cup milk", "1/2 cup", "milk"), ("2 large eggs", "2", "large eggs"), ("2 cloves", "2", "cloves"),
    ("2 bay leaves", "2", "bay leaves"), ("to taste: salt", "text to taste", ": salt"),
    ("1 t salt", "1 teaspoon", "salt"),
    ("1 T salt", "1 tablespoon", "salt"), ("1 whole chicken", "1", "whole chicken"), ("5 g", "5 gram", ""),
    ("1 400 g steak", "1", "400 g steak"), ("2, chopped", "2", ", chopped"),
    ("3½- to 4-pound chicken", "7/2..4 pound", "chicken"),
    ("1-1/2 cups milk", "3/2 cup", "milk"), ("3 cupcakes", "3", "cupcakes"), ("1 dozen eggs", "1 dozen", "eggs"),
    ("1,000 grams flour", "1000 gram", "flour"), ("One 6-ounce carrot", "1", "6-ounce carrot"),
    ("Four ½-inch-thick steaks", "4", "½-inch-thick steaks"), ("five spice powder", "none", "five spice powder"),
    ("Scant 1/2 teaspoon cinnamon", "~1/2 teaspoon", "cinnamon"),
  ])
  func `an unmarked amount begins an English line`(text: String, quantity: String, name: String) {
    #expect(prefix(text, .english) == (quantity, name))
  }

  @Test(arguments: [
    ("2 ст. л. олії", "2 tablespoon", "олії"), ("1 склянка борошна", "1 glass", "борошна"),
    ("3 зубчики часнику", "3 clove", "часнику"), ("1,5 кг буряка", "3/2 kilogram", "буряка"),
    ("1 400 г борошна", "1400 gram", "борошна"), ("1 400 г банка томатів", "1 can of 400 gram", "томатів"),
    ("1 400 яєць", "1", "400 яєць"), ("2 яйця", "2", "яйця"), ("пів склянки цукру", "1/2 glass", "цукру"),
    ("за смаком сіль", "text за смаком", "сіль"), ("2х молоко", "2", "молоко"), ("3 шт. цибулі", "3 piece", "цибулі"),
    ("приблизно 200 мл води", "~200 millilitre", "води"), ("1\u{A0}500 г м'яса", "1500 gram", "м'яса"),
    ("щіпка солі", "1 pinch", "солі"), ("5 лимонів", "5", "лимонів"), ("10 гвоздик", "10", "гвоздик"),
    ("1.500 г солі", "1500 gram", "солі"), ("дві столові ложки меду", "2 tablespoon", "меду"),
    ("2 ст.л. олії", "2 tablespoon", "олії"), ("1 стакан муки", "1 glass", "муки"),
  ])
  func `an unmarked amount begins a Ukrainian line`(text: String, quantity: String, name: String) {
    #expect(prefix(text, .ukrainian) == (quantity, name))
  }

  @Test(arguments: [
    ("400 g", "400 gram"), ("200g", "200 gram"), ("2", "2"), ("1 1/2 cups", "3/2 cup"), ("2-3", "2..3"),
    ("~200 g", "~200 gram"),
    ("2x", "2"), ("to taste", "text to taste"), ("за смаком", "text за смаком"), ("1,5 Tassen", "3/2 'Tassen'"),
    ("2 large cloves", "2 'large cloves'"), ("1 400 g can", "1 can of 400 gram"), ("5 ml.", "5 millilitre"),
    ("some", "text some"), ("5 %", "5 '%'"), ("  3 l ", "3 litre"), ("2 cloves", "2 clove"),
  ])
  func `in a marked amount the rest is the unit`(text: String, quantity: String) {
    #expect(describe(Quantity.parsing(text), text) == quantity)
  }

  @Test func `an empty amount is none`() {
    #expect(Quantity.parsing("") == nil)
    #expect(Quantity.parsing("  ") == nil)
    #expect(Quantity.prefix(of: "") == nil)
  }

  @Test func `a doubtful number keeps its unit and its name`() {
    #expect(prefix("1,500 cups flour", nil) == ("3/2 or 1500 cups", "flour"))
    #expect(prefix("1,500 kg flour", nil) == ("3/2 kilogram", "flour"))
    #expect(prefix("1 400 г борошна", nil) == ("1400 gram", "борошна"))
    #expect(prefix("99999999999999999999 g salt", nil) == ("too large", "salt"))
  }

  @Test func `the bytes of each number can be replaced`() throws {
    let amount = try #require(Quantity.parsing("1½–2,5 cups")?.amount)
    #expect(amount.lower.range == ByteRange(0, 3))
    #expect(amount.upper?.range == ByteRange(6, 9))
    #expect(amount.lower.notation.form == .vulgar)
    #expect(amount.upper?.notation.decimalMark == .comma)
  }

  @Test(arguments: [
    ("salt, to taste", "to taste"), ("сіль за смаком", "за смаком"), ("соль по вкусу", "по вкусу"), ("salt", nil),
    ("Olive oil as needed", "as needed"), ("potato taste", nil),
  ])
  func `a text amount may stand at the end`(text: String, found: String?) {
    let bytes = Array(text.utf8)
    let range = Quantity.trailingText(of: bytes, in: ByteRange(0, bytes.count))
    #expect(range.map { String(decoding: bytes[$0.indices], as: UTF8.self) } == found)
  }

  @Test(arguments: [
    ("400 g", Unit.gram, 400_000_000), ("1 kg", .gram, 1_000_000_000), ("1 cup", .litre, 236_588_237),
    ("3", .piece, 3_000_000), ("1 dozen", .piece, 12_000_000), ("2 cans", .can, 2_000_000),
  ])
  func `quantities of one dimension share a column`(text: String, unit: Unit, number: Int64) {
    #expect(Quantity.parsing(text)?.columnValue() == ColumnValue(.quantity, unit: unit.columnCode, number: number))
  }

  @Test func `unknown units have no column`() {
    #expect(Quantity.parsing("2 Tassen")?.columnValue() == nil)
    #expect(Quantity.parsing("to taste")?.columnValue() == nil)
  }
}
