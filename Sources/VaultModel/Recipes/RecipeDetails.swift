/// What the front matter of a recipe says besides title, tags and servings. A value that cannot be read is absent; the
/// note's own reading reports it.
package struct RecipeDetails: Sendable, Hashable {
  package var time = RecipeTime()
  package var category: String?
  package var difficulty: Difficulty?
  /// The diets named; see ``Diet/implied`` for those that follow.
  package var diets: [Diet] = []
  package var allergens: [String] = []
  /// Your own rating, 1–5.
  package var rating: Int?
  /// The chef as written, which may be a link.
  package var chef: String?
  package var source: String?
  package var status: RecipeStatus?
  package var isPublic = false
  /// Whether a text generator wrote it.
  package var isAI = false
  package var isFavorite = false
  /// The nutrition figures per serving: the value's node in the note's YAML tree.
  package var nutrition: Int?
}

/// How long a recipe takes.
package struct RecipeTime: Sendable, Hashable {
  package var preparation: TimeSpan?
  package var cooking: TimeSpan?
  /// The total as written; see ``total``.
  package var writtenTotal: TimeSpan?

  /// The whole time: as written, else the sum of the parts; nil if nothing is written.
  package var total: TimeSpan? {
    if let writtenTotal { return writtenTotal }
    guard let preparation else { return cooking }
    guard let cooking else { return preparation }
    return try? preparation + cooking
  }
}
