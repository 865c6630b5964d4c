/// What several people think of a recipe: `ratings: {Olena: 5, Marko: 4}`.
package struct RecipeRatings: Sendable, Hashable {
  /// One person's stars, 1–5.
  package struct Rating: Sendable, Hashable {
    package var name: String
    package var stars: Int
  }

  /// In the order of the note, each name once; what is no whole number from 1 to 5 is left out.
  package var ratings: [Rating] = []

  /// How many people rated it.
  package var count: Int { ratings.count }

  /// The mean with two decimals at most, halves rounded up, as programs read it: `4.67`; nil when nobody rated it.
  package var meanDigits: String? {
    guard !ratings.isEmpty else { return nil }
    let hundredths = (ratings.reduce(0) { $0 + $1.stars } * 200 + ratings.count) / (2 * ratings.count)
    let digits = String(hundredths % 100 + 100).dropFirst()
    return hundredths % 100 == 0
      ? String(hundredths / 100) : "\(hundredths / 100)." + (digits.hasSuffix("0") ? digits.dropLast() : digits)
  }
}

extension Note {
  /// The ratings of a note read as a recipe.
  package var recipeRatings: RecipeRatings {
    let pairs = frontMatterValue(.ratings)?.pairs ?? []
    return RecipeRatings(
      ratings: pairs.compactMap { name, value in
        value.text.flatMap { Int($0) }.flatMap { 1...5 ~= $0 ? .init(name: name, stars: $0) : nil }
      })
  }
}
