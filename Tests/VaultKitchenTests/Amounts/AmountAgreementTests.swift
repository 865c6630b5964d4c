import Foundation
import Testing
import VaultKitchen
import VaultModel
import VaultSyntax
import VaultTestSupport

/// One reader of amounts: whatever a line says, `scale`, `shop`, `cook` and the JSON say the same of it.
@Suite struct AmountAgreementConformance {
  /// The factors: as written, doubled, halved.
  static let factors: [Rational] = [1, 2, Rational(1, over: 2) ?? 1]

  /// Lines that disagree, and how many of the lines with an amount it was used of.
  static func check(_ lines: [(text: String, hasAmount: Bool)], _ language: Language) throws -> (
    different: [String], used: Int, total: Int, unused: [String]
  ) {
    var different: [String] = []
    var unused: [String] = []
    var (used, total) = (0, 0)
    for line in lines {
      for factor in factors {
        let answers = try AmountAnswers(line.text, times: factor, language)
        if !answers.agree {
          different.append(
            "\(line.text) ×\(factor.printed()): scale \(answers.scale), need \(answers.need), json \(answers.json), "
              + "printed \(answers.printed), written \(answers.written)")
        }
        guard factor == 1, line.hasAmount else { continue }
        total += 1
        if answers.isUsed { used += 1 } else { unused.append(line.text) }
      }
    }
    return (different, used, total, unused)
  }

  private static func expect(_ name: String, _ lines: [(text: String, hasAmount: Bool)]) throws {
    let result = try check(lines, .english)
    print(
      "\(name) amounts: \(lines.count - result.different.count)/\(lines.count) agree, \(result.used)/\(result.total) used"
    )
    #expect(result.different == [])
    #expect(Double(result.used) >= 0.98 * Double(result.total), "\(result.unused)")
  }

  @Test(.enabled(if: isThere(.outsideData("ingredients")))) func `a corpus of recipe sites`() throws {
    let rows = try ConformanceData.lines(of: "ingredients")
    try Self.expect(
      "ingredients",
      rows.compactMap(Self.object).compactMap { row in
        (row["input"] as? String).map { (Self.line($0), !((row["amounts"] as? [Any])?.isEmpty ?? true)) }
      })
  }

  @Test(.enabled(if: isThere(.outsideData("nyt-train")))) func `phrases of a newspaper`() throws {
    let rows = try ConformanceData.lines(of: "nyt-train")
    try Self.expect(
      "nyt-train",
      rows.compactMap(Self.object).compactMap { row in
        let text = (row["input"] as? String)?.replacingOccurrences(of: "$", with: " ")
        return text.map { (Self.line($0), !((row["qty"] as? String) ?? "").isEmpty) }
      })
  }

  @Test(.enabled(if: isThere(.outsideData("markdown-recipes")))) func `lists of recipes in Markdown`() throws {
    let rows = try ConformanceData.lines(of: "markdown-recipes")
    let lines = rows.compactMap(Self.object).compactMap { $0["markdown"] as? String }.flatMap { text in
      let document = Document(Array(text.utf8))
      return Recipe(document).ingredients.map { document.text(ByteRange($0.line.lower, $0.textEnd)) }
    }
    try Self.expect("markdown-recipes", lines.map { ($0, $0.first?.isNumber ?? false) })
  }

  /// A line of a page as a line of a note: what is markup there is none here.
  private static func line(_ text: String) -> String {
    text.split(whereSeparator: \.isWhitespace).joined(separator: " ").filter { !"*_{}[]<>#`\\".contains($0) }
  }

  private static func object(_ line: String) -> [String: Any]? {
    try? JSONSerialization.jsonObject(with: Data(line.utf8)) as? [String: Any]
  }
}

/// The same of lines made of parts whose amounts are known.
@Suite struct AmountAgreementTests {
  /// A number as written and its value.
  private typealias Number = (text: String, value: Rational)

  private static let numbers: [Number] = [
    ("2", 2), ("3", 3), ("12", 12), ("1/2", half(1)), ("1 1/2", half(3)), ("½", half(1)), ("1½", half(3)),
    ("250", 250), ("2.5", half(5)),
  ]
  private static let words: [Language: [Number]] = [
    .english: [("one", 1), ("two", 2), ("half a", half(1)), ("three", 3)],
    .ukrainian: [("пів", half(1)), ("дві", 2), ("півтори", half(3)), ("три", 3)],
    .russian: [("пол", half(1)), ("две", 2), ("полторы", half(3)), ("три", 3)],
  ]
  /// Units as written with their names.
  private static let units: [Language: [(String, String)]] = [
    .english: [("g", "gram"), ("kg", "kilogram"), ("cups", "cup"), ("tbsp", "tablespoon"), ("ml", "millilitre")],
    .ukrainian: [("г", "gram"), ("кг", "kilogram"), ("ст. л.", "tablespoon"), ("мл", "millilitre"), ("шт.", "piece")],
    .russian: [("г", "gram"), ("кг", "kilogram"), ("ст. л.", "tablespoon"), ("мл", "millilitre"), ("шт.", "piece")],
  ]
  /// Units that a number in words goes with.
  private static let wholeUnits: [Language: (String, String)] = [
    .english: ("cup", "cup"), .ukrainian: ("склянки", "glass"), .russian: ("ложки", "ложки"),
  ]
  private static let foods: [Language: [String]] = [
    .english: ["flour", "olive oil", "red onions", "potatoes, peeled", "butter"],
    .ukrainian: ["борошна", "олії", "картопля", "цибуля ріпчаста", "м’ясо на кістці"],
    .russian: ["муки", "масла", "картофель", "лук репчатый", "мясо на кости"],
  ]
  /// Where the amount stands: `N` the number, `U` the unit, `F` the food.
  private static let shapes = [
    "N U F", "NU F", "F N U", "F - N U", "F – N U", "F — N U", "F: N U", "F: NU", "F, N U", "F (N U)", "*N U* F",
  ]

  private static func half(_ count: Int64) -> Rational { Rational(count, over: 2) ?? 0 }

  /// A line with what it says, in `scale`'s words.
  private static func line(_ language: Language, _ random: inout SplitMix64) -> (text: String, amount: String) {
    let isWord = Int.random(in: 0..<4, using: &random) == 0
    let unit = units[language]?.randomElement(using: &random) ?? ("g", "gram")
    let food = foods[language]?.randomElement(using: &random) ?? ""
    if isWord, let number = words[language]?.randomElement(using: &random), let unit = wholeUnits[language] {
      let shape = ["N U F", "F - N U", "F – N U", "F: N U"].randomElement(using: &random) ?? ""
      return (filled(shape, number.text, unit.0, food), AmountAnswers.text([(number.value, unit.1)]))
    }
    let number = numbers.randomElement(using: &random) ?? ("1", 1)
    if unit.1 == "kilogram", Bool.random(using: &random) {
      // A compound.
      let small = language == .english ? "g" : "г"
      let shape = ["N U F", "F - N U", "*N U* F", "F: N U"].randomElement(using: &random) ?? ""
      let joint = [" ", " + "].randomElement(using: &random) ?? " "
      let text = filled(shape, "2", unit.0 + joint + "300 " + small, food)
      return (text, AmountAnswers.text([(2, "kilogram"), (300, "gram")]))
    }
    var shape = shapes.randomElement(using: &random) ?? ""
    // `potatoes, peeled 2 kg` is no line anyone writes.
    if food.contains(","), shape.hasPrefix("F") { shape = "N U F" }
    let text = language == .english ? number.text : number.text.replacingOccurrences(of: ".", with: ",")
    return (filled(shape, text, unit.0, food), AmountAnswers.text([(number.value, unit.1)]))
  }

  private static func filled(_ shape: String, _ number: String, _ unit: String, _ food: String) -> String {
    shape.replacingOccurrences(of: "N", with: "\u{1}").replacingOccurrences(of: "U", with: "\u{2}")
      .replacingOccurrences(of: "F", with: food).replacingOccurrences(of: "\u{1}", with: number)
      .replacingOccurrences(of: "\u{2}", with: unit)
  }

  @Test(arguments: Language.allCases) func `lines made of known parts`(language: Language) throws {
    var (read, tried) = (0, 0)
    var wrong: [String] = []
    for seed in LongSearch.seeds(few: 80) {
      var random = SplitMix64(seed: seed)
      let line = Self.line(language, &random)
      let result = try AmountAgreementConformance.check([(line.text, true)], language)
      #expect(result.different == [], "seed \(seed)")
      let answers = try AmountAnswers(line.text, times: 1, language)
      tried += 1
      if answers.scale == line.amount { read += 1 } else { wrong.append("\(line.text): \(answers.scale)") }
    }
    #expect(Double(read) >= 0.98 * Double(tried), "\(Set(wrong).sorted())")
  }
}
