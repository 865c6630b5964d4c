import VaultModel
import VaultSyntax

/// What a line of a pasted recipe says about itself: the label before it.
enum PastedLabel: Sendable, Hashable {
  case preparation, cooking, total, category, difficulty, author, source

  private static let words: [PastedLabel: [String]] = [
    .preparation: ["prep time", "preparation time", "prep", "час підготовки", "підготовка", "время подготовки"],
    .cooking: ["cook time", "cooking time", "cook", "bake time", "час варіння", "час випікання", "час готування"],
    .total: [
      "total time", "total", "time", "ready in", "загальний час", "час приготування", "час", "время приготовления",
      "общее время", "время",
    ],
    .category: ["category", "course", "категорія", "страва", "категория"],
    .difficulty: ["difficulty", "skill level", "складність", "сложность"],
    .author: ["author", "recipe by", "by", "автор", "рецепт від"],
    .source: ["source", "джерело", "источник"],
  ]

  private static let labels: [String: PastedLabel] = words.reduce(into: [:]) { table, entry in
    for word in entry.value { table[word] = entry.key }
  }

  /// The label that a text is, without the colon behind it.
  init?(_ text: some StringProtocol) {
    guard let label = Self.labels[text.lowercased().trimmed] else { return nil }
    self = label
  }

  /// The label and the value of `Prep time: 20 min`; of times also `Prep time 20 min`.
  static func pair(_ line: String) -> (label: PastedLabel, value: String)? {
    if let colon = line.firstIndex(of: ":") {
      let value = line[line.index(after: colon)...].trimmed
      return PastedLabel(line[..<colon]).map { ($0, value) }
    }
    guard let digit = line.firstIndex(where: \.isNumber), let label = PastedLabel(line[..<digit]), label.isTime else {
      return nil
    }
    return (label, line[digit...].trimmed)
  }

  var isTime: Bool { self == .preparation || self == .cooking || self == .total }

  /// Reads a value into a recipe; false for a time that is none, and an empty value.
  func read(_ value: String, into recipe: inout ExchangeRecipe) -> Bool {
    guard !value.isEmpty else { return false }
    switch self {
    case .preparation, .cooking, .total:
      guard let span = TimeSpan(value) else { return false }
      if self == .preparation { recipe.details.preparation = span }
      if self == .cooking { recipe.details.cooking = span }
      if self == .total { recipe.details.total = span }
    case .category: recipe.details.category = value
    case .difficulty: recipe.details.difficulty = value
    case .author: recipe.details.author = value
    case .source: recipe.details.source = value
    }
    return true
  }
}
