package import VaultSyntax

/// The words by which the parts of a recipe are known, in English, Ukrainian and Russian, read once.
package enum RecipeWords {
  /// Headings of the list.
  static let ingredients = table(RecipeNames.ingredients)
  /// Headings of the instructions.
  static let steps = table(RecipeNames.steps)
  /// Units of a yield that count people.
  static let servings = table(RecipeNames.servings)

  /// What part of a recipe a heading begins.
  package enum Part: Sendable, Hashable {
    /// The list; `isBare` if the heading says nothing else, unlike `Ingredients for the sauce`.
    case ingredients(isBare: Bool)
    case steps
  }

  /// The part that the heading `text` begins, or nil. A colon at its end does not matter.
  package static func part(of text: ByteRange, in bytes: [UInt8]) -> Part? {
    var cursor = ByteCursor(bytes, in: ByteCursor.trimming(text, of: bytes))
    // Emphasis around the word is decoration.
    while cursor.take(0x2A) || cursor.take(0x5F) {}
    if let match = ingredients.longestMatch(cursor) {
      return .ingredients(isBare: isEnd(match.end, cursor))
    }
    guard let match = steps.longestMatch(cursor), isEnd(match.end, cursor) else { return nil }
    return .steps
  }

  private static func isEnd(_ place: Int, _ cursor: ByteCursor) -> Bool {
    guard place < cursor.end else { return true }
    return cursor.bytes[place..<cursor.end].allSatisfy { $0 == 0x3A || $0 == 0x2A || $0 == 0x5F || $0 == 0x20 }
  }

  private static func table(_ text: String) -> WordTable {
    let names = TextTable(text)
    var words = WordTable(capacity: 64)
    for line in names.lines {
      for piece in names.pieces(of: line, separatedBy: 0x2C) { words.insert(names.bytes, in: piece, value: 0) }
    }
    return words
  }
}

/// The words themselves.
///
/// Origin: everyday usage in recipes; written by hand for this project.
/// Licence: none needed (facts).
private enum RecipeNames {
  static let ingredients = """
    ingredients, ingredient, ingredient list, you will need, what you need
    інгредієнти, складники, продукти, склад, потрібно
    ингредиенты, продукты, состав
    """

  static let steps = """
    steps, step by step, instructions, method, directions, preparation, procedure, how to make it, how to cook
    приготування, спосіб приготування, кроки, як готувати, рецепт приготування
    приготовление, способ приготовления, шаги, как готовить
    """

  static let servings = """
    serving, servings, portion, portions, person, persons, people, serves
    порція, порції, порцій, особа, особи, осіб, людина, людини, людей
    порция, порции, порций, персона, персоны, персон, человек, человека
    """
}
