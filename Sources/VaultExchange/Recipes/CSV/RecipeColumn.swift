import VaultSyntax

/// The columns of a collection of recipes, in the order they are written.
enum RecipeColumn: String, Sendable, Hashable, CaseIterable {
  case title, description, servings
  case preparation = "prep time"
  case cooking = "cook time"
  case total = "total time"
  case category, cuisine, difficulty, diets, tags, chef, source, image
  case language = "lang"
  case ingredients, instructions

  /// Other names of the columns, as other programs write them.
  private static let names: [RecipeColumn: [String]] = [
    .title: ["name", "recipe", "recipe name", "назва", "рецепт", "название"],
    .description: ["summary", "notes", "опис", "описание"],
    .servings: ["yield", "yields", "serves", "portions", "порції", "порцій", "порции", "вихід"],
    .preparation: ["preparation time", "prep", "preptime", "підготовка", "час підготовки"],
    .cooking: ["cooking time", "cook", "cooktime", "варіння", "час варіння"],
    .total: ["time", "totaltime", "час", "час приготування", "время"],
    .category: ["course", "type", "категорія", "категория"],
    .cuisine: ["кухня"],
    .difficulty: ["level", "складність", "сложность"],
    .diets: ["diet", "дієта", "дієти", "диета"],
    .tags: ["keywords", "labels", "теги", "мітки"],
    .chef: ["author", "by", "автор", "кухар", "повар"],
    .source: ["url", "link", "джерело", "посилання", "источник", "ссылка"],
    .image: ["photo", "picture", "зображення", "фото"],
    .language: ["language", "мова", "язык"],
    .ingredients: ["ingredient", "інгредієнти", "складники", "ингредиенты"],
    .instructions: [
      "directions", "method", "steps", "preparation", "приготування", "кроки", "спосіб приготування", "приготовление",
    ],
  ]

  private static let table: [String: RecipeColumn] = allCases.reduce(into: [:]) { table, column in
    for name in [column.rawValue] + (names[column] ?? []) { table[name] = column }
  }

  /// The column that a cell of the header names; nil for one that vault does not know.
  init?(header: String) {
    let name = header.lowercased().map { $0 == "_" || $0 == "-" ? " " : String($0) }.joined().inOneLine
    guard let column = Self.table[name] else { return nil }
    self = column
  }
}
