import Testing
import VaultModel
import VaultSyntax

@testable import VaultKitchen

/// What is taken, claimed and bought is safe for people with allergies: the kitchen page of the guide, Units and foods.
@Suite struct `Allergens of lots, claims and lists` {
  private static let book = FoodBook()

  // MARK: Lots

  @Test func `a lot is taken only where it can hurt nobody`() throws {
    let rows = AllergenTable.rows(of: AllergenTable.englishLots, AllergenTable.slavicLots)
    try #require(rows.count == 300 && rows.allSatisfy { $0.fields.count == 5 })
    var unsafe: [String] = []
    var wrong: [String] = []
    for row in rows {
      let answer = try lotAnswer(asking: row.fields[3], of: row.fields[4], language: row.fields[1])
      guard !row.answers.contains(answer) else { continue }
      let line = "\(answer): \(row.text)"
      if answer == "takes" { unsafe.append(line) } else { wrong.append(line) }
    }
    #expect(unsafe.isEmpty, list(unsafe))
    #expect(wrong.isEmpty, list(wrong))
  }

  /// Whether a pantry of one line gives what a line asks for: `takes`, `asks` or `never`.
  private func lotAnswer(asking line: String, of lot: String, language: String) throws -> String {
    let note = Note(
      Document(Array("- \(lot)\n".utf8)), context: ReadingContext(folderType: .pantry, locale: language))
    let lots = note.pantry.lots.flatMap { StockLot.all(of: $0, numbers: note.context.numbers, Self.book) }
    try #require(!lots.isEmpty, "\(lot)")
    var stock = PantryStock(lots, on: try #require(LocalDate("2026-11-20")), Self.book)
    let need = FoodNeed(asking: line, numbers: note.context.numbers, Self.book)
    let use = stock.take(need)
    // A lot whose amount nobody can compare was still held to be the food.
    if !(use.shares.isEmpty && use.unmeasured.isEmpty && use.incomparable.isEmpty) { return "takes" }
    return stock.lots(perhaps: need.food).isEmpty ? "never" : "asks"
  }

  // MARK: Claims

  @Test func `no claim of a diet is silent about a line that contradicts it`() throws {
    let rows = AllergenTable.rows(of: AllergenTable.englishClaims, AllergenTable.slavicClaims)
    try #require(rows.count == 300 && rows.allSatisfy { $0.fields.count == 4 })
    var silent: [String] = []
    var wrong: [String] = []
    for row in rows {
      let answer = try claimAnswer(row.fields[2], of: row.fields[3], language: row.fields[1])
      guard !row.answers.contains(answer) else { continue }
      let line = "\(answer): \(row.text)"
      if answer == "fine" { silent.append(line) } else { wrong.append(line) }
    }
    #expect(silent.isEmpty, list(silent))
    #expect(wrong.isEmpty, list(wrong))
  }

  /// What is said of a recipe of one line that claims a diet: `contradicts`, `unproved` or `fine`.
  private func claimAnswer(_ diet: String, of line: String, language: String) throws -> String {
    let claimed = try #require(Diet.allCases.first { $0.name == diet }, "\(diet)")
    let text =
      "---\nlang: \(language)\ndiets: [\(diet)]\n---\n# R\n\n## Ingredients\n\n- \(line)\n\n## Steps\n\n1. Eat.\n"
    let note = Note(Document(Array(text.utf8)), context: ReadingContext(folderType: .recipe))
    let recipe = Recipe(note)
    try #require(recipe.ingredients.count == 1 && recipe.details.diets == [claimed], "\(line)")
    var names = IngredientNames(Self.book)
    return switch recipe.dietStanding(of: claimed, in: note.document, names: &names) {
    case .contradicted: "contradicts"
    case .unproved: "unproved"
    case .proven: "fine"
    }
  }

  // MARK: Controls

  @Test func `preparations, parts and kinds raise no alarm and put nothing else on a list`() throws {
    let rows = AllergenTable.rows(of: AllergenTable.controls)
    try #require(rows.count == 100 && rows.allSatisfy { $0.fields.count == 4 })
    var alarmed: [String] = []
    var invented: [String] = []
    for row in rows {
      let (language, diet, line) = (row.fields[0], row.fields[1], row.fields[2])
      let answer = try claimAnswer(diet, of: line, language: language)
      if answer != "fine" { alarmed.append("\(answer): \(row.text)") }
      let bought = try linesBought(for: line, language: language)
      let wanted = row.fields[3].split(separator: ";").map { Self.book.food(named: String($0)) }
      let isRight = wanted.allSatisfy { food in bought.contains { $0.food.likeness(to: food) == .same } }
      if !isRight || bought.count != wanted.count { invented.append("\(bought.map(\.words)): \(row.text)") }
    }
    #expect(alarmed.isEmpty, list(alarmed))
    #expect(invented.isEmpty, list(invented))
  }

  /// The lines of the list that a recipe of one line makes.
  private func linesBought(for line: String, language: String) throws -> [ShopLine] {
    let list = try ShopVault(recipes: ["dish": "- \(line)"], language: language).adding("dish").text
    let note = Note(
      Document(Array(list.utf8)), context: ReadingContext(folderType: .shopping, stem: "list", locale: language))
    return note.items.map { ShopLine($0, in: note, Self.book) }.filter { !$0.sources.isEmpty }
  }

  private func list(_ rows: [String]) -> Comment {
    Comment(rawValue: "\(rows.count):\n" + rows.joined(separator: "\n"))
  }
}
