import VaultActions
import VaultMessages
import VaultModel
import VaultSearch
import VaultStore
import VaultSyntax

/// A recipe as a list of recipes shows it.
struct ListedRecipe: Sendable {
  let title: String
  let path: Path
  let handle: String
  let details: RecipeDetails
  private let ratings: RecipeRatings
  private let created: String?
  /// The ingredients that leave a diet open which was asked for; nil where none does.
  let unproved: [String]?

  init(_ note: Note, path: Path, handle: String, unproved: [String]? = nil) {
    self.unproved = unproved
    title = note.shownTitle(of: note.whole)
    self.path = path
    self.handle = handle
    details = Recipe(note).details
    ratings = note.recipeRatings
    created = note.text(.created, of: note.whole)
  }

  /// A recipe that a query found.
  init(_ location: ItemLocation, _ texts: NoteTexts, handles: ItemHandles, diets: DietVerdicts? = nil) {
    self.init(
      texts.note(of: location), path: texts.path(of: location), handle: handles[location.item] ?? "",
      unproved: diets?.openIngredients(of: location.item))
  }

  /// A heart for a favourite, and a star for each of your own rating.
  var stars: String {
    (details.isFavorite ? "♥ " : "") + String(repeating: "★", count: details.rating ?? 0)
  }

  /// One recipe a row.
  ///
  /// - Parameter hasUnproved: whether some leave a diet open that was asked for, so that there is a field of what does.
  static func listing(_ messages: Messages, hasUnproved: Bool = false) -> Listing<ListedRecipe> {
    typealias Recipe = Column<ListedRecipe>
    let handle = Recipe("handle", .fixed, .handle) { $0.handle }
    let path = Recipe("path") { $0.path }
    let title = Recipe("title", .title, .title) { $0.title }
    let category = Recipe("category", .flexible(minimum: 8)) { $0.details.category }
    let time = Recipe("time", .number) { $0.details.time.total?.text }
      .cell { .init($0.details.time.total.map(messages.shortLength) ?? "") }
    let minutes = Recipe("minutes") { $0.details.time.total?.minutes }
    let diets = Recipe("diets", .flexible(minimum: 12).whereThereIsRoom) { $0.details.diets.map(\.name) }
      .cell { .init($0.details.diets.map(\.name).joined(separator: ", "), .faint) }
    let rating = Recipe("rating") { $0.details.rating }.cell { .init($0.stars, .warning) }
    let status = Recipe("status") { ($0.details.status ?? .draft).name }
    let unproved = Recipe("unproved") { $0.unproved }.ifAny
    return Listing(
      [
        handle, path, title, category, Recipe("difficulty") { $0.details.difficulty?.name }, time, diets,
        Recipe("allergens") { $0.details.allergens }, rating,
        Recipe("meanRating") { $0.ratings.meanDigits.map(ListedNumber.init) },
        Recipe("ratingCount") { $0.ratings.count },
        Recipe("favorite") { $0.details.isFavorite }, Recipe("chef") { $0.details.chef.map { NamedLink($0).target } },
        status, Recipe("public") { $0.details.isPublic }, Recipe("ai") { $0.details.isAI },
        Recipe("created") { $0.created }, unproved,
      ],
      fields: [handle, title, category, minutes, rating, diets, status, path] + (hasUnproved ? [unproved] : []),
      cells: [handle, title, category, time, rating, diets])
  }
}
