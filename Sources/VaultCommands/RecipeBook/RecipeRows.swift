import VaultActions
import VaultMessages
import VaultModel
import VaultStore

/// Prints recipes: for people a table and how many there are; for programs one line or object a recipe.
struct RecipeRows {
  private let recipes: [ListedRecipe]

  init(_ recipes: [ListedRecipe]) { self.recipes = recipes }

  func print(_ invocation: Invocation) throws(Failure) {
    try ListedRecipe.listing(invocation.messages).print(recipes, invocation)
    guard invocation.isForReading else { return }
    invocation.note(recipes.isEmpty ? .nothingFound : .recipeCount, recipes.isEmpty ? [] : [.count(recipes.count)])
  }
}
