import VaultActions
import VaultKitchen
import VaultMessages
import VaultModel
import VaultSearch
import VaultStore
import VaultSyntax

/// The recipes of a vault, ranked by how much of them the pantry covers.
struct CookableAnswer {
  /// Those of which there is something, the best first.
  private(set) var recipes: [CookableRecipe] = []
  let pantry: PantrySession
  /// How far the recipes bear out the diets that were asked for; nil where none was.
  let diets: DietVerdicts?

  /// Tries all recipes that a query finds, on all cores.
  ///
  /// - Parameters:
  ///   - diets: only recipes that suit all of these.
  ///   - servings: for how many; a recipe that does not say for how many it is counts as written.
  ///   - lastDay: only recipes that use something which expires up to this day; nil for all.
  init(
    to text: String, suiting diets: [Diet] = [], servings: Rational?, expiringBy lastDay: LocalDate?, _ session: Vault,
    _ invocation: Invocation, by known: IndexedVault? = nil
  ) throws(Failure) {
    KitchenTables.readAhead()
    let (vault, found) = try session.asking(known) { vault throws(Failure) in
      try RecipesToTry(text, suiting: diets, in: vault, session, invocation)
    }
    self.diets = found.diets
    let pantry = try PantrySession(session, vault, invocation)
    self.pantry = pantry
    let stock = pantry.stock
    let items = found.items
    let tried = try vault.read(found.notes, invocation.workspace, state: { IngredientNames(stock.book) }) {
      (names, indexed, note) -> CookableRecipe? in
      guard let file = indexed.file else { return nil }
      return CookableRecipe(note, at: indexed.path, item: items[file] ?? 0, for: servings, in: stock, &names)
    }
    let wanted = tried.filter { recipe in
      guard let lastDay else { return !recipe.coverage.lots.isEmpty }
      return recipe.coverage.soonest.map { $0 <= lastDay } ?? false
    }
    let ranked = CookableRecipe.ranked(wanted)
    let unproved = found.diets?.unproved ?? [:]
    recipes = ranked.filter { unproved[$0.item] == nil } + ranked.filter { unproved[$0.item] != nil }
    if let limit = found.limit { recipes = Array(recipes.prefix(limit)) }
  }
}
