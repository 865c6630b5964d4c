import VaultActions
import VaultKitchen
import VaultMessages
import VaultModel
import VaultSearch
import VaultStore
import VaultSyntax

/// Checks recipes against what their vault knows: its foods, and whether it reviews recipes.
struct RecipeCheck: Sendable {
  private let isReviewed: Bool
  private let vault: IndexedVault
  /// The foods; nil where no recipe names any.
  private var names: IngredientNames?

  /// Reads the foods of a vault, if it has recipes.
  init(_ vault: IndexedVault) throws(SnapshotFault) {
    let settings = vault.configuration.settings
    isReviewed = settings.reviewsRecipes
    self.vault = vault
    guard
      try vault.snapshot.values(ofKey: ItemKey.type.rawValue).contains(where: {
        $0.text == ItemType.recipe.name && $0.count > 0
      })
    else { return }
    names = IngredientNames(try vault.foodBook())
  }

  /// What is wrong with a note as a recipe of the vault, if there is one in it.
  mutating func diagnostics(of note: Note, _ recipe: Recipe?) -> [Diagnostic] {
    guard let recipe, note.document.conflicts.isEmpty else { return [] }
    var diagnostics = recipe.missing(in: note.document)
    if var names {
      // Taken out, so that what it keeps is not copied.
      self.names = nil
      let diets = recipe.dietReport(in: note.document, names: &names, linked: vault.recipeNote(linkedBy:))
      diagnostics += diets.findings.map(\.diagnostic)
      let claim = note.field(.diets, of: note.whole)?.range ?? note.document.body
      diagnostics += diets.unproved.map { $0.diagnostic(at: claim) }
      diagnostics += recipe.unknownFoods(in: note.document, names: &names).map(\.diagnostic)
      self.names = names
    }
    if recipe.details.isPublic, !RecipeReview.isShown(recipe.details, withReview: isReviewed) {
      let place =
        note.field(.isPublic, of: note.whole)?.range ?? ByteRange(note.document.body.lower, note.document.body.lower)
      let status = (recipe.details.status ?? .draft).name
      diagnostics.append(Diagnostic(.recipePublicUnapproved, at: place, values: [status]))
    }
    return diagnostics
  }
}
