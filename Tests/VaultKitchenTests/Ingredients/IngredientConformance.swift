import Foundation
import Testing
import VaultKitchen
import VaultModel
import VaultTestSupport

/// Ingredient lines from outside, taken apart by people.
@Suite struct IngredientConformance {
  struct Figures {
    var quantity = (passed: 0, total: 0)
    var name = (passed: 0, total: 0)

    var quantityRatio: Double { Double(quantity.passed) / Double(max(1, quantity.total)) }
    var nameRatio: Double { Double(name.passed) / Double(max(1, name.total)) }

    /// A line against the number and the name it should have; nil where the data has none.
    mutating func add(_ line: IngredientLine, quantity value: Rational?, name text: String?) {
      if let value {
        quantity.total += 1
        quantity.passed += line.amounts.first?.value == value ? 1 : 0
      }
      if let text {
        name.total += 1
        name.passed += Self.folded(line.name) == Self.folded(text) ? 1 : 0
      }
    }

    static func folded(_ text: String) -> String {
      text.lowercased().split(whereSeparator: \.isWhitespace).joined(separator: " ")
    }
  }

  @Test(.enabled(if: isThere(.outsideData("ingredients"))))
  func `a corpus of recipe sites: quantities and names, as a mean over five parts`() throws {
    let lines = try ConformanceData.lines(of: "ingredients")
    let rows = try lines.compactMap(Self.object).filter { $0["xfail"] as? Bool != true }
    let parts = (0..<5).map { part in
      Self.corpus(rows.enumerated().filter { $0.offset % 5 == part }.map(\.element))
    }
    let whole = Self.corpus(rows)
    print("ingredients: \(whole.quantity.passed + whole.name.passed)/\(whole.quantity.total + whole.name.total)")
    print("ingredients quantity: \(whole.quantity.passed)/\(whole.quantity.total)")
    print("ingredients name: \(whole.name.passed)/\(whole.name.total)")
    #expect(parts.map(\.quantityRatio).reduce(0, +) / 5 > 0.97)
    #expect(parts.map(\.nameRatio).reduce(0, +) / 5 > 0.85)
  }

  @Test(.enabled(if: isThere(.outsideData("nyt-train"))))
  func `phrases of a newspaper: quantities of one number and names`() throws {
    let lines = try ConformanceData.lines(of: "nyt-train")
    var figures = Figures()
    for row in try lines.compactMap(Self.object) {
      guard let input = row["input"] as? String else { continue }
      let quantity = row["qty"] as? String ?? ""
      let name = row["name"] as? String ?? ""
      figures.add(
        IngredientLine(Self.undollared(input)),
        quantity: quantity.contains(" ") ? nil : NumberReading(parsing: Self.undollared(quantity))?.value,
        name: name.isEmpty ? nil : name)
    }
    print("nyt-train: \(figures.quantity.passed + figures.name.passed)/\(figures.quantity.total + figures.name.total)")
    print("nyt-train quantity: \(figures.quantity.passed)/\(figures.quantity.total)")
    print("nyt-train name: \(figures.name.passed)/\(figures.name.total)")
    #expect(figures.quantityRatio >= 0.995)
    #expect(figures.nameRatio > 0.65)
  }

  /// Lines of a file as lines of a note, without what is markup there.
  private static func lines(of name: String) throws -> [String] {
    try ConformanceData.lines(of: name).compactMap(object).compactMap { row in
      (row["input"] as? String).map { input in
        undollared(input).split(whereSeparator: \.isWhitespace).joined(separator: " ")
          .filter { !"*_{}[]<>#`\\".contains($0) }
      }
    }
  }

  @Test(
    .enabled(if: isThere(.outsideData("ingredients")) && isThere(.outsideData("nyt-train"))),
    arguments: ["ingredients", "nyt-train"])
  func `hardly a line has a number that is neither scaled nor a size`(name: String) throws {
    let lines = try Self.lines(of: name)
    var said: [String] = []
    for line in lines {
      let answers = try AmountAnswers(line, times: 2, .english)
      if !answers.warnings.isEmpty { said.append(line) }
    }
    print("\(name) without a number left out: \(lines.count - said.count)/\(lines.count)")
    #expect(Double(said.count) <= 0.015 * Double(lines.count), "\(said)")
  }

  private static func corpus(_ rows: [[String: Any]]) -> Figures {
    var figures = Figures()
    for row in rows {
      guard let input = row["input"] as? String else { continue }
      let first = (row["amounts"] as? [[String: Any]])?.first
      figures.add(IngredientLine(input), quantity: first.flatMap { value($0["value"]) }, name: row["name"] as? String)
    }
    return figures
  }

  /// The data writes `0.25` and `"1/3"`.
  private static func value(_ value: Any?) -> Rational? {
    if let text = value as? String { return NumberReading(parsing: text)?.value }
    return (value as? NSNumber).flatMap {
      NumberReading(parsing: $0.stringValue, context: NumberContext(.english))?.value
    }
  }

  /// In this data `1$1/2` is one and a half.
  private static func undollared(_ text: String) -> String { text.replacingOccurrences(of: "$", with: " ") }

  private static func object(_ line: String) throws -> [String: Any]? {
    try JSONSerialization.jsonObject(with: Data(line.utf8)) as? [String: Any]
  }
}
