import VaultActions
import VaultKitchen
import VaultModel
import VaultStore
import VaultSyntax

/// A recipe with how much of it the pantry covers.
struct CookableRecipe: Sendable {
  let path: Path
  let title: String
  /// The item of its note in the index.
  let item: Int
  let coverage: PantryCoverage
  /// Whether it was taken as written, because it does not say for how many it is.
  let isAsWritten: Bool

  /// Tries a recipe; nil for a note without ingredients, and where an exact amount does not fit.
  ///
  /// - Parameters:
  ///   - servings: for how many; nil as written.
  ///   - names: keeps the names of ingredients that were read.
  init?(
    _ note: Note, at path: Path, item: Int, for servings: Rational?, in stock: PantryStock,
    _ names: inout IngredientNames
  ) {
    let recipe = Recipe(note)
    guard !recipe.ingredients.isEmpty else { return nil }
    let document = note.document
    let scaled = servings.flatMap { try? recipe.factor(to: .servings($0), in: document, stock.book.measures) }
    guard let needs = try? RecipeNeeds(recipe, of: document, by: scaled ?? .one, names: &names) else { return nil }
    self.path = path
    self.item = item
    title = note.title
    coverage = PantryCoverage(of: needs, in: stock)
    isAsWritten = servings != nil && scaled == nil
  }

  /// Recipes with the best first: by how much is covered, then by what expires soonest, then by how little is missing,
  /// then by place.
  static func ranked(_ recipes: [CookableRecipe]) -> [CookableRecipe] {
    // Keys are compared, and not recipes moved about.
    let keys = recipes.map { recipe in
      (
        -recipe.coverage.percent, recipe.coverage.soonest.map { Int($0.daysSinceEpoch) } ?? Int.max,
        recipe.coverage.gaps.count
      )
    }
    let order = recipes.indices.sorted { left, right in
      keys[left] == keys[right] ? recipes[left].path < recipes[right].path : keys[left] < keys[right]
    }
    return order.map { recipes[$0] }
  }
}
