import VaultEdit
import VaultKitchen
import VaultModel
import VaultSyntax

/// Recipes, a pantry and a list made of text.
struct ShopVault {
  var list = "# List\n"
  var pantry = ""
  var recipes: [String: String] = [:]
  /// The front matter of notes about foods.
  var foods: [String] = []
  var today = LocalDate("2026-11-20") ?? .epoch
  var aisles = ShopAisles()
  var language = "en"

  /// What a list becomes, and what is said beside it.
  struct Outcome {
    var text: String
    var remarks: [ShopRemark]
    /// `flour: inPantry`
    var reasons: [String]
  }

  /// Shops for some recipes, each as `name` or `name × 8`; those of the list are counted too.
  func adding(_ names: String...) throws -> Outcome {
    let book = FoodBook(notes: foods.map(KitchenNotes.food))
    let note = Note(
      Document(Array(list.utf8)), context: ReadingContext(folderType: .shopping, stem: "list", locale: language))
    let cellar = Note(Document(Array(pantry.utf8)), context: ReadingContext(folderType: .pantry, locale: language))
    let lots = cellar.pantry.lots.map { StockLot($0, numbers: cellar.context.numbers, book) }
    let asked = try names.map { name in try recipe(name, book, isAsked: true) }
    let named = note.items.dropFirst().flatMap { item in
      ShopSource.all(of: item, in: note).map { source in
        source.link.target + (source.servings.map { " × \($0.numerator)" } ?? "")
      }
    }
    var others: [ShopRecipe] = []
    for name in named {
      let stem = name.split(separator: " ").first.map(String.init) ?? ""
      guard recipes[stem] != nil, !(asked + others).contains(where: { $0.id == stem }) else { continue }
      others.append(try recipe(name, book, isAsked: false))
    }
    let plan = ShopPlan(
      for: asked + others, on: note, stock: PantryStock(lots, on: today, book), aisles: aisles,
      language: Language(tag: language)
    ) { recipes[$0.target] == nil ? nil : $0.target }
    let references = note.references(to: plan.changes.map(\.item))
    let edit = NoteEdit(zip(references, plan.changes).map { (item: $0, change: $1.change) }, context: note.context)
    let bytes = try edit.applied(to: note.document.bytes)
    return Outcome(
      text: String(decoding: bytes, as: UTF8.self), remarks: plan.remarks,
      reasons: plan.reasons.map { "\($0.food): \($0.reason)" })
  }

  /// The vault with the list that shopping for some recipes leaves.
  func after(adding names: String...) throws -> ShopVault {
    var vault = self
    for name in names { vault.list = try vault.adding(name).text }
    return vault
  }

  private func recipe(_ name: String, _ book: FoodBook, isAsked: Bool) throws -> ShopRecipe {
    let parts = name.split(separator: " ").map(String.init)
    let text =
      "---\nservings: 4\nlang: \(language)\n---\n\n# R\n\n## Ingredients\n\n\(recipes[parts[0]] ?? "")\n\n## Steps\n\nCook.\n"
    let document = Document(Array(text.utf8))
    let recipe = Recipe(document)
    let target: ScaleTarget = parts.count > 2 ? try ScaleTarget(servings: parts[2]) : .factor(1)
    let servings: Rational? = if case .servings(let value) = target, value != 4 { value } else { nil }
    return ShopRecipe(
      id: parts[0], link: parts[0], servings: servings,
      needs: try RecipeNeeds(recipe, of: document, to: target, book).needs, language: recipe.context.language,
      isAsked: isAsked)
  }
}
