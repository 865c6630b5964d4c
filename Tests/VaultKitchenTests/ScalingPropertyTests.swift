import Testing
import VaultKitchen
import VaultModel
import VaultSyntax
import VaultTestSupport

/// What holds of scaling whatever the recipe: checked on random recipes.
@Suite struct ScalingPropertyTests {
  private static let amounts = [
    "200 g", "1,5 kg", "1/2 cup", "1½ tbsp", "2-3", "~100 ml", "1 400 g can", "a pinch", "0.125 tsp", "3 ст. л.",
    "пів склянки", "1 1/2 lb", "7", "1/3 gal", "2x", "½", "999 999 г",
  ]
  private static let names = ["flour", "butter", "олії", "red onions, chopped", "[roll](roll.md)", "salt {max: 3}"]

  private func recipe(_ random: inout SplitMix64) -> [UInt8] {
    var note = "**4 servings, 1,5 l**\n\n## Ingredients\n\n"
    for _ in 0..<Int.random(in: 0...6, using: &random) {
      let amount = Self.amounts.randomElement(using: &random) ?? ""
      let isMarked = Bool.random(using: &random)
      note += (isMarked ? "- *\(amount)* " : "- \(amount) ") + (Self.names.randomElement(using: &random) ?? "") + "\n"
    }
    note += "\n## Steps\n\n1. Mix \(Self.amounts.randomElement(using: &random) ?? "") flour and @oil{1%cup}.\n"
    return Array(note.utf8)
  }

  @Test func `factor one in exact style changes nothing, and patches are sorted and apart`() throws {
    for seed in LongSearch.seeds(few: 300) {
      var random = SplitMix64(seed: seed)
      let document = Document(recipe(&random))
      let recipe = Recipe(document)
      #expect(try ScaledRecipe(recipe, of: document, by: .one).markdown == document.bytes, "seed \(seed)")
      let factor = Rational(Int64.random(in: 1...40, using: &random), over: Int64.random(in: 1...40, using: &random))
      let scaled = try ScaledRecipe(recipe, of: document, by: ScaleFactor(factor ?? 1))
      for (left, right) in zip(scaled.patches, scaled.patches.dropFirst()) {
        #expect(left.range.upper <= right.range.lower, "seed \(seed)")
      }
    }
  }

  @Test func `the exact values are the products`() throws {
    for seed in LongSearch.seeds(few: 300) {
      var random = SplitMix64(seed: seed)
      let document = Document(recipe(&random))
      let recipe = Recipe(document)
      guard let factor = Rational(Int64.random(in: 1...99, using: &random), over: 7) else { continue }
      let scaled = try ScaledRecipe(recipe, of: document, by: ScaleFactor(factor))
      for line in scaled.lines where line.ingredient.attributes.maximum == nil {
        let before = line.ingredient.quantity?.amount?.numbers.map(\.value) ?? []
        #expect(try line.quantity?.values ?? [] == before.map { try $0 * factor }, "seed \(seed)")
      }
    }
  }

  @Test func `three times as much, written, and a third of that again is what there was`() throws {
    let third = try #require(Rational(1, over: 3))
    for seed in LongSearch.seeds(few: 300) {
      var random = SplitMix64(seed: seed)
      let document = Document(recipe(&random))
      let before = Recipe(document).ingredients.filter { $0.attributes.maximum == nil }
      let more = Document(try ScaledRecipe(Recipe(document), of: document, by: ScaleFactor(3)).markdown)
      let after = try ScaledRecipe(Recipe(more), of: more, by: ScaleFactor(third)).lines
        .filter { $0.ingredient.attributes.maximum == nil }
      #expect(
        after.map { $0.quantity?.values ?? [] } == before.map { $0.quantity?.amount?.numbers.map(\.value) ?? [] },
        "seed \(seed)")
    }
  }

  @Test(arguments: [PrintStyle.exact, .kitchen]) func `a positive amount never prints as zero`(
    _ style: PrintStyle
  ) throws {
    for seed in LongSearch.seeds(few: 300) {
      var random = SplitMix64(seed: seed)
      let document = Document(recipe(&random))
      guard let factor = Rational(1, over: Int64.random(in: 1...1_000_000, using: &random)) else { continue }
      let system: UnitSystem? = [nil, .metric, .us].randomElement(using: &random) ?? nil
      let options = ScaleOptions(style: style, system: system)
      for line in try ScaledRecipe(Recipe(document), of: document, by: ScaleFactor(factor), options: options).lines {
        guard let quantity = line.quantity, !quantity.values.isEmpty else { continue }
        let text = quantity.amountText
        #expect(text.contains { $0.isNumber && $0 != "0" || !$0.isASCII && $0 != "≈" }, "\(text), seed \(seed)")
      }
    }
  }

  @Test func `any bytes scale without a trap`() throws {
    let pieces =
      Self.amounts + Self.names + ["\n- ", "\n\n## Steps\n\n", "\n---\n\n", "*", "@x{", "%g}", "{", "\u{0}", "("]
    for seed in LongSearch.seeds(few: 300) {
      var random = SplitMix64(seed: seed)
      var note = Array("## Ingredients\n\n- ".utf8)
      for _ in 0..<30 {
        note += Array((pieces.randomElement(using: &random) ?? "").utf8)
        if Int.random(in: 0...9, using: &random) == 0 { note.append(UInt8.random(in: 0...255, using: &random)) }
      }
      let document = Document(note)
      let options = ScaleOptions(style: .kitchen, system: .us)
      let scaled = try ScaledRecipe(Recipe(document), of: document, by: ScaleFactor(3), options: options)
      #expect(scaled.facts.groups.count == scaled.recipe.groups.count, "seed \(seed)")
      #expect(scaled.text.count >= scaled.lines.count, "seed \(seed)")
    }
  }

  @Test func `all three thousand amounts of a hostile note are scaled`() throws {
    let count = 1_000
    let marks = String(repeating: "@x{1%g} 1 g x ", count: count)
    let list = String(repeating: "- 1 g x\n", count: count)
    let document = Document(Array("## Ingredients\n\n\(list)\n## Steps\n\n1. \(marks)\n".utf8))
    let scaled = try ScaledRecipe(Recipe(document), of: document, by: ScaleFactor(2))
    #expect(scaled.patches.count == 3 * count)
  }
}
