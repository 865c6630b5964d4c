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
  /// The foods; nil where no recipe names any.
  private var names: IngredientNames?

  /// Reads the foods of a vault, if it has recipes.
  init(_ vault: IndexedVault) throws(SnapshotFault) {
    let settings = vault.configuration.settings
    isReviewed = settings.reviewsRecipes
    guard
      try vault.snapshot.values(ofKey: ItemKey.type.rawValue).contains(where: {
        $0.text == ItemType.recipe.name && $0.count > 0
      })
    else { return }
    names = IngredientNames(FoodBook(notes: try Self.foods(of: vault), measures: settings.measures))
  }

  private static func foods(of vault: IndexedVault) throws(SnapshotFault) -> [Food] {
    let texts = NoteTexts(vault)
    var evaluator = Evaluator(vault.snapshot, texts: texts)
    let query = Query(condition: .field("type", .anyOf([ItemType.food.name])), sort: [SortKey(key: "path")])
    do throws(EvaluationError) {
      return try evaluator.evaluate(query).hits.map { texts.note(of: $0.location) }
        .filter { $0.type == .food }.map(\.food)
    } catch {
      // Only a condition of many parts is too deep.
      guard case .snapshot(let fault) = error else { return [] }
      throw fault
    }
  }

  /// What is wrong with a note as a recipe of the vault, if there is one in it.
  mutating func diagnostics(of note: Note, _ recipe: Recipe?) -> [Diagnostic] {
    guard let recipe, note.document.conflicts.isEmpty else { return [] }
    var diagnostics = recipe.missing(in: note.document)
    if var names {
      // Taken out, so that what it keeps is not copied.
      self.names = nil
      diagnostics += recipe.dietFindings(in: note.document, names: &names).map(\.diagnostic)
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
