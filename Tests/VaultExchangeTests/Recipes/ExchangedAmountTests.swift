import Testing
import VaultExchange
import VaultKitchen
import VaultModel
import VaultSyntax

/// Amounts as people type them, sent out and back.
@Suite struct `Exchanged amounts` {
  @Test(
    arguments: [
      "1 kg 200 g flour", "1 cup + 2 tbsp milk", "2 lb 3 oz pork", "1 кг 200 г борошна", "2 x 400 g tomatoes",
      "*1 kg 200 g* flour", "Борошно — 1 кг 200 г", "juice of 1 lemon", "half a lemon", "1 cup (240 ml) milk",
    ], [ExchangeFormat.recipeMD, .cooklang, .jsonLD, .markdown, .text, .csv])
  func `an amount survives every export and comes back`(line: String, format: ExchangeFormat) throws {
    let text = "# R\n\n## Ingredients\n\n- \(line)\n\n## Steps\n\nCook.\n"
    let note = Note(Document(Array(text.utf8)), context: ReadingContext(folderType: .recipe))
    let own = try #require(Recipe(note).ingredients.first?.quantity)
    let written = RecipeExport.text(of: ExchangeRecipe(Recipe(note), of: note), as: format)
    let back = try #require(try RecipeImport.recipes(in: Array(written.utf8), as: format, named: "R").first)
    let again = Recipe(Document(back.body)).ingredients.compactMap(\.quantity)
    #expect(again.map { $0.whole()?.value } == [own.whole()?.value], "\(written)")
    #expect(again.map { $0.baseAmount()?.unit } == [own.baseAmount()?.unit], "\(written)")
  }
}
