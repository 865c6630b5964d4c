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
  /// - Parameter servings: for how many; nil as written.
  init?(_ note: Note, at path: Path, item: Int, for servings: Rational?, in stock: PantryStock) {
    let recipe = Recipe(note)
    guard !recipe.ingredients.isEmpty else { return nil }
    let document = note.document
    let scaled = servings.flatMap { try? recipe.factor(to: .servings($0), in: document, stock.book.measures) }
    guard let needs = try? RecipeNeeds(recipe, of: document, by: scaled ?? .one, stock.book) else { return nil }
    self.path = path
    self.item = item
    title = note.title
    coverage = PantryCoverage(of: needs, in: stock)
    isAsWritten = servings != nil && scaled == nil
  }

  /// The best first: by how much is covered, then by what expires soonest, then by how little is missing, then by place.
  static func precedes(_ left: CookableRecipe, _ right: CookableRecipe) -> Bool {
    let keys = [left, right].map { recipe in
      (
        -recipe.coverage.percent, recipe.coverage.soonest.map { Int($0.daysSinceEpoch) } ?? Int.max,
        recipe.coverage.gaps.count
      )
    }
    return keys[0] == keys[1] ? left.path < right.path : keys[0] < keys[1]
  }
}
