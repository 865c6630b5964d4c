import VaultActions
import VaultMessages
import VaultModel
import VaultStore
import VaultSyntax

/// Prints recipes: for people a table and how many there are; for programs one line or object a recipe.
struct RecipeRows {
  private let recipes: [ListedRecipe]
  /// The line above those whose diet nobody can prove, which come last; nil where there is none of them.
  private let heading: String?
  /// Whether there is a field of what leaves a diet open.
  private let hasUnproved: Bool

  /// - Parameters:
  ///   - heading: the line above those that leave a diet open.
  ///   - hasUnproved: whether the answer has recipes whose diet nobody can prove.
  init(_ recipes: [ListedRecipe], unprovedUnder heading: String? = nil, hasUnproved: Bool = false) {
    self.recipes = recipes
    self.heading = heading
    self.hasUnproved = hasUnproved
  }

  func print(_ invocation: Invocation) throws(Failure) {
    let listing = ListedRecipe.listing(invocation.messages, hasUnproved: hasUnproved)
    if let heading, invocation.isForReading {
      try listing.print(recipes.filter { $0.unproved == nil }, invocation)
      invocation.print(invocation.painter.paint(SafeText.line(heading), .heading))
      try listing.print(recipes.filter { $0.unproved != nil }, invocation)
    } else {
      try listing.print(recipes, invocation)
    }
    guard invocation.isForReading else { return }
    invocation.note(recipes.isEmpty ? .nothingFound : .recipeCount, recipes.isEmpty ? [] : [.count(recipes.count)])
  }
}
