import VaultActions
import VaultKitchen
import VaultMessages
import VaultModel
import VaultSearch
import VaultStore

extension IndexedVault {
  /// The needs of a recipe, of which those that are recipes of their own say so, or are opened.
  ///
  /// - Parameter isOpening: whether the ingredients of linked recipes stand in their places.
  /// - Throws: the failure to report: a recipe is an ingredient of itself.
  func needs(
    _ needs: [FoodNeed], of note: Note, _ book: FoodBook, isOpening: Bool
  ) throws(Failure) -> [FoodNeed] {
    guard needs.contains(where: { $0.link != nil }) else { return needs }
    let recipes = LinkedRecipes(book, linked: recipeNote(linkedBy:))
    guard isOpening else { return recipes.marked(needs) }
    do throws(LinkedRecipes.Endless) { return try recipes.opened(needs, of: note) } catch {
      throw Failure(.wrongRequest, .linkedEndless, [.text(error.name)])
    }
  }
}
