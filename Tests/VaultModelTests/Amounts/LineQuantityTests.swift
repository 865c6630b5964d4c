import Testing
import VaultModel
import VaultSyntax
import VaultTestSupport

/// Where people write an amount in a line, and what is left of the line as the name.
@Suite struct LineQuantityTests {
  /// The amounts of a line, such as `1 kilogram + 200 gram`, its name and its aside.
  private static func read(_ text: String, _ language: Language) -> [String] {
    let bytes = Array(text.utf8)
    let context = NumberContext(language)
    guard let line = LineQuantity(bytes, in: ByteRange(0, bytes.count), context: context) else { return [] }
    func words(_ range: ByteRange) -> String { String(decoding: bytes[range.indices], as: UTF8.self) }
    func words(_ quantity: Quantity) -> String {
      guard let amount = quantity.amount else { return words(quantity.unitText) }
      let numbers = amount.numbers.map { number in
        let value = number.value
        return value.isWhole ? "\(value.numerator)" : "\(value.numerator)/\(value.denominator)"
      }
      let unit = quantity.unit?.name ?? words(quantity.unitText)
      return numbers.joined(separator: "–") + (unit.isEmpty ? "" : " " + unit)
    }
    let parts = line.quantity.parts.map { "\($0.role) " + words($0.quantity) }
    return [([words(line.quantity)] + parts).joined(separator: ", "), words(line.name), words(line.aside)]
  }

  @Test(
    arguments: [(String, String, String, String)]([
      ("400 g flour", "400 gram", "flour", ""), ("Butter 50 g", "50 gram", "Butter", ""),
      ("onions: 400g", "400 gram", "onions", ""), ("Salt – 14 g", "14 gram", "Salt", ""),
      ("butter 50 g, melted", "50 gram", "butter", "melted"), ("flour (2 cups)", "2 cup", "flour", ""),
      ("flour (2 cups), sifted", "2 cup", "flour", "sifted"), ("eggs 3", "3", "eggs", ""),
      ("eggs, 2 large", "2", "eggs", "large"), ("Eggs 2 large", "2", "Eggs", "large"),
      ("one egg", "1", "egg", ""), ("eleven eggs", "11", "eggs", ""), ("two onions", "2", "onions", ""),
      ("half a lemon", "1/2", "lemon", ""),
      ("half of a lemon", "1/2", "lemon", ""), ("a handful of parsley", "1 handful", "parsley", ""),
      ("pinch of salt", "1 pinch", "salt", ""), ("juice of 1 lemon", "1", "lemon", "juice of"),
      ("Zest of 2 limes, grated", "2", "limes, grated", "Zest of"),
      ("1 cup 2 tbsp sugar", "1 cup, addition 2 tablespoon", "sugar", ""),
      ("1 cup + 2 tbsp sugar", "1 cup, addition 2 tablespoon", "sugar", ""),
      ("1 cup plus 2 tbsp sugar", "1 cup, addition 2 tablespoon", "sugar", ""),
      ("2 lb 3 oz pork", "2 pound, addition 3 ounce", "pork", ""),
      ("1 cup minus 2 tbsp cornmeal", "1 cup, deduction 2 tablespoon", "cornmeal", ""),
      ("1/2 cup to 1 cup stock", "1/2 cup, upperEnd 1 cup", "stock", ""),
      ("1 (14 oz) can beans", "1 can, size 14 ounce", "beans", ""),
      ("2 x 400 g tomatoes", "2 x 400 g, size 400 gram", "tomatoes", ""),
      ("2 cans (400 g) tomatoes", "2 can, size 400 gram", "tomatoes", ""),
      ("1 cup (240 ml) milk", "1 cup, equivalent 240 millilitre", "milk", ""),
      ("1 cup flour (120 g)", "1 cup, equivalent 120 gram", "flour (120 g)", ""),
      ("4 fillets salmon (200 g each)", "4 fillet, size 200 gram", "salmon (200 g each)", ""),
      ("2 garlic cloves, crushed", "2 clove", "garlic cloves, crushed", ""), ("2 cloves", "2", "cloves", ""),
      ("up to 4 cups stock", "4 cup", "stock", ""), ("2-inch piece ginger", "2 inch", "piece ginger", ""),
    ]))
  func `an English line`(line: String, amount: String, name: String, aside: String) {
    #expect(Self.read(line, .english) == [amount, name, aside])
  }

  @Test(
    arguments: [(String, String, String, String)]([
      ("Картопля — 5 шт.", "5 piece", "Картопля", ""), ("Капуста – пів качана", "1/2 head", "Капуста", ""),
      ("М'ясо на кістці 700-800 гр", "700–800 gram", "М'ясо на кістці", ""), ("Сіль — за смаком", "", "", ""),
      ("тринадцять яєць", "13", "яєць", ""), ("пів лимона", "1/2", "лимона", ""), ("півлимона", "1/2", "лимона", ""),
      ("пів-лимона", "1/2", "лимона", ""),
      ("півсклянки цукру", "1/2 glass", "цукру", ""),
      ("1 кг 200 г борошна", "1 kilogram, addition 200 gram", "борошна", ""),
      ("Борошно: 1 кг 200 г", "1 kilogram, addition 200 gram", "Борошно", ""),
      ("сік 1 лимона", "1", "лимона", "сік"), ("щіпка солі", "1 pinch", "солі", ""),
      ("кріп - пучок", "1 bunch", "кріп", ""),
      ("Сир – 200 г твердого", "200 gram", "Сир", "твердого"), ("Яйця 2 великі", "2", "Яйця", "великі"),
      ("два яйця", "2", "яйця", ""), ("півтора літра води", "3/2 litre", "води", ""),
    ]))
  func `a Ukrainian line`(line: String, amount: String, name: String, aside: String) {
    #expect(Self.read(line, .ukrainian) == (amount.isEmpty ? [] : [amount, name, aside]))
  }

  @Test(
    arguments: [(String, String, String, String)]([
      ("Картофель — 5 шт.", "5 piece", "Картофель", ""), ("полстакана сахара", "1/2 glass", "сахара", ""),
      ("пол-лимона", "1/2", "лимона", ""), ("два яйца", "2", "яйца", ""), ("сок 1 лимона", "1", "лимона", "сок"),
      ("Мука: 1 кг 200 г", "1 kilogram, addition 200 gram", "Мука", ""), ("щепотка соли", "1 pinch", "соли", ""),
    ]))
  func `a Russian line`(line: String, amount: String, name: String, aside: String) {
    #expect(Self.read(line, .russian) == [amount, name, aside])
  }

  @Test(arguments: [
    "7up", "salt", "5% vinegar", "spaghetti no. 5", "flour type 00", "cake for 8", "borax #5", "9-inch pie crust",
    "полуниця", "півонії", "північна риба", "five spice powder", "2026-11-20 milk", "water at 40 C", "Riesling (2019)",
    "potatoes, cut into 2 cm cubes",
  ])
  func `a number that is no amount`(line: String) {
    #expect(Self.read(line, line.utf8.first ?? 0 < 0x80 ? .english : .ukrainian) == [])
  }

  @Test(arguments: Language.allCases) func `a line says the same wherever it stands`(language: Language) {
    let pieces = [
      "2", "1/2", "½", "250", "1,5", "1.500", "g", "кг", "г", "cups", "tbsp", "ст. л.", "large", "flour", "eggs", "of",
      "cloves", "garlic", "борошна", "or", "plus", "3", "(120 g)", "a", "one", "пів", "півсклянки", "to", "taste",
      "can",
      "x", "800g", "за", "смаком", "ложка", "десертна", "банка", ",", "-", "—", ":", "/", "+", "juice", "сік", "7up",
      "no.",
      "and", "з половиною", "crushed", "optional", "pinch", "щіпка", "%", "c", "C",
    ]
    for seed in LongSearch.seeds(few: 600) {
      var random = SplitMix64(seed: seed)
      let line = (0..<Int.random(in: 1...5, using: &random)).compactMap { _ in pieces.randomElement(using: &random) }
        .joined(separator: " ")
      let bytes = Array(line.utf8)
      let context = NumberContext(language)
      let alone = LineQuantity(bytes, in: ByteRange(0, bytes.count), context: context)
      let within = Array("1 kg ".utf8) + bytes + Array(" 2 g".utf8)
      let inside = LineQuantity(within, in: ByteRange(5, 5 + bytes.count), context: context)
      #expect(alone?.quantity.magnitude.value == inside?.quantity.magnitude.value, "\(line), seed \(seed)")
      #expect(alone?.range.count == inside?.range.count, "\(line), seed \(seed)")
      #expect(alone.map { $0.name.lower + 5 } == inside?.name.lower, "\(line), seed \(seed)")
      #expect(alone?.name.count == inside?.name.count, "\(line), seed \(seed)")
    }
  }
}

extension Quantity.Magnitude {
  fileprivate var value: Rational? {
    if case .amount(let amount) = self { amount.value } else { nil }
  }
}
