import VaultModel
import VaultSearch
import VaultStore
import VaultSyntax

/// A recipe as a list of recipes shows it.
struct ListedRecipe {
  let title: String
  let path: Path
  let handle: String
  let details: RecipeDetails
  private let ratings: RecipeRatings
  private let created: String?

  init(_ note: Note, path: Path, handle: String) {
    title = note.shownTitle(of: note.whole)
    self.path = path
    self.handle = handle
    details = Recipe(note).details
    ratings = note.recipeRatings
    created = note.text(.created, of: note.whole)
  }

  /// A recipe that a query found.
  init(_ location: ItemLocation, _ texts: NoteTexts, handles: ItemHandles) {
    self.init(texts.note(of: location), path: texts.path(of: location), handle: handles[location.item] ?? "")
  }

  /// A heart for a favourite, and a star for each of your own rating.
  var stars: String {
    (details.isFavorite ? "♥ " : "") + String(repeating: "★", count: details.rating ?? 0)
  }

  /// The columns for programs.
  var line: String {
    TabSeparated.line([
      handle, title, details.category ?? "", details.time.total.map { String($0.minutes) } ?? "",
      details.rating.map { String($0) } ?? "", details.diets.map(\.name).joined(separator: ","),
      (details.status ?? .draft).name, path.text,
    ])
  }

  /// The object for programs, on one line; what the note does not say is null.
  var json: String {
    var json = JSONWriter()
    write(to: &json)
    return json.text
  }

  /// Writes the object.
  func write(to json: inout JSONWriter) {
    json.object {
      $0.member("handle", handle)
      $0.member("path", path.text)
      $0.member("title", title)
      $0.member("category", details.category)
      $0.member("difficulty", details.difficulty?.name)
      $0.member("time", details.time.total?.text)
      $0.member("diets", details.diets.map(\.name))
      $0.member("allergens", details.allergens)
      $0.member("rating") { if let rating = details.rating { $0.integer(rating) } else { $0.null() } }
      $0.member("meanRating") { if let mean = ratings.meanDigits { $0.number(mean) } else { $0.null() } }
      $0.member("ratingCount", ratings.count)
      $0.member("favorite", details.isFavorite)
      $0.member("chef", details.chef.map { NamedLink($0).target })
      $0.member("status", (details.status ?? .draft).name)
      $0.member("public", details.isPublic)
      $0.member("ai", details.isAI)
      $0.member("created", created)
    }
  }
}
