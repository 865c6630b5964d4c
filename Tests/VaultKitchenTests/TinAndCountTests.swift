import Testing
import VaultKitchen
import VaultModel
import VaultSyntax

/// Yields that are no amounts: the tins that a recipe fills, and what it makes where it counts no people.
@Suite struct TinAndCountTests {
  private static func recipe(_ yield: String) -> Document {
    Document(Array("---\nservings: \"\(yield)\"\n---\n## Ingredients\n\n- 338 g flour\n".utf8))
  }

  private static func scaled(_ yield: String, to target: ScaleTarget) throws -> ScaledRecipe {
    let document = recipe(yield)
    return try ScaledRecipe(Recipe(document), of: document, to: target)
  }

  private static func factor(_ numerator: Int64, _ denominator: Int64) -> Rational {
    Rational(numerator, over: denominator) ?? 0
  }

  @Test(arguments: [
    // (20/26)² = 100/169.
    ("26 cm tin", "20 cm tin", factor(100, 169)), ("26-cm tin", "20 cm", factor(100, 169)),
    ("форма 26 см", "20 см", factor(100, 169)), ("1 cake (26 cm)", "20-cm springform", factor(100, 169)),
    // 30 × 20 = 600 of 25 × 35 = 875.
    ("25 x 35 cm", "20 x 30 cm", factor(24, 35)), ("25 cm × 35 cm tin", "30x20 cm", factor(24, 35)),
    // Of three the last is the height.
    ("30 x 10 x 7 cm loaf tin", "15 x 10 x 7 cm", factor(1, 2)),
    // (8/9)², with whatever sign for inches.
    ("9-inch", "8 inch pan", factor(64, 81)), ("9″ tin", "8 in", factor(64, 81)),
    // A square of 20 cm is 400 cm², a circle 400 × π/4.
    ("20 cm square tin", "20 cm tin", factor(355, 452)), ("20 cm", "20 cm square", factor(452, 355)),
    ("250 mm", "25 cm", 1),
  ])
  func `tins compare by their areas`(_ own: String, _ wanted: String, _ factor: Rational) throws {
    #expect(try Self.scaled(own, to: ScaleTarget(yield: wanted)).factor.value == factor)
  }

  @Test func `the new tin is named, and the size of the old one never scales`() throws {
    let smaller = try Self.scaled("26 cm tin", to: ScaleTarget(yield: "13 cm tin"))
    #expect(smaller.yields.map(\.text) == ["13 cm tin"])
    let written = String(decoding: smaller.markdown, as: UTF8.self)
    #expect(written.contains("servings: \"13 cm tin\"") && written.contains("- 84.5 g flour"))
    #expect(try Self.scaled("26 cm tin", to: .factor(2)).yields.map(\.text) == ["26 cm tin"])
  }

  @Test(arguments: ["4 servings", "24 cookies", "1.5 kg"])
  func `a length is compared with nothing else`(_ yield: String) throws {
    #expect(throws: ScaleError.noTin(wanted: "20 cm tin", yields: [yield])) {
      try Self.scaled(yield, to: ScaleTarget(yield: "20 cm tin"))
    }
    #expect(throws: ScaleError.yieldNotComparable(wanted: "2 kg", yields: ["26 cm tin"])) {
      try Self.scaled("26 cm tin", to: ScaleTarget(yield: "2 kg"))
    }
  }

  @Test(arguments: [
    ("24 cookies", "4", factor(1, 6), "24 cookies"), ("1 loaf (12 slices)", "6", factor(1, 2), "12 slices"),
    ("8 млинців", "4", factor(1, 2), "8 млинців"), ("12 pieces", "18", factor(3, 2), "12 pieces"),
  ])
  func `servings count what is made where no people are counted, and that is said`(
    _ yield: String, _ servings: String, _ factor: Rational, _ made: String
  ) throws {
    let target = try ScaleTarget(servings: servings)
    guard case .servings(let wanted) = target else { return }
    let scaled = try Self.scaled(yield, to: target)
    #expect(scaled.factor.value == factor)
    #expect(scaled.warnings == [.servingsAreCount(wanted, yield: made)])
  }

  @Test(arguments: ["1.5 kg", "3 l", "26 cm tin"])
  func `what is weighed, poured or a tin has no count`(_ yield: String) throws {
    #expect(throws: ScaleError.noServings) { try Self.scaled(yield, to: .servings(4)) }
  }

  @Test(arguments: [("24 cookies (5 cm)", "12 cookies", factor(1, 2)), ("1 cake (26 cm)", "2 cakes", 2)])
  func `things that have a size are counted`(_ own: String, _ wanted: String, _ factor: Rational) throws {
    #expect(try Self.scaled(own, to: ScaleTarget(yield: wanted)).factor.value == factor)
  }

  @Test func `people come before things`() throws {
    let scaled = try Self.scaled("24 cookies, 6 servings", to: .servings(3))
    #expect(scaled.factor.value == Self.factor(1, 2))
    #expect(scaled.warnings.isEmpty)
  }
}
