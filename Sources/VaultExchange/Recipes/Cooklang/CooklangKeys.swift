import VaultModel
import VaultSyntax

/// The metadata that Cooklang's conventions name (cooklang.org, *Canonical metadata*), and what they are in a note.
enum CooklangKeys {
  /// Reads metadata into a recipe; keys without a place of their own are kept as they are.
  static func read(_ metadata: [CooklangMetadata], into recipe: inout ExchangeRecipe) {
    for pair in metadata {
      let values = pair.values.map(\.inOneLine).filter { !$0.isEmpty }
      guard let value = values.first else { continue }
      if pair.key.lowercased() == "description" || pair.key.lowercased() == "introduction" {
        recipe.description = pair.values.first?.trimmed ?? ""
        continue
      }
      if !read(pair.key.lowercased(), values, value, into: &recipe) {
        recipe.details.further.append(ExchangePair(pair.key, values))
      }
    }
  }

  private static func read(
    _ key: String, _ values: [String], _ value: String, into recipe: inout ExchangeRecipe
  ) -> Bool {
    switch key {
    case "title": recipe.title = value
    case "tags": recipe.tags += values.count > 1 ? values : value.split(separator: ",").map(\.trimmed)
    case "servings", "serves", "yield": recipe.yields += values.compactMap { yield($0, of: key) }
    case "course", "category": recipe.details.category = value
    case "source.url": recipe.details.source = value
    case "source", "source.name": recipe.details.source = recipe.details.source ?? value
    case "author", "source.author": recipe.details.author = value
    case "image", "images", "picture", "pictures": recipe.details.images += values
    case "locale", "language", "lang": recipe.details.language = String(value.map { $0 == "_" ? "-" : $0 })
    case "difficulty": recipe.details.difficulty = value
    case "diet", "diets": recipe.details.diets += values.flatMap { $0.split(separator: ",").map(\.trimmed) }
    default: return readTime(key, value, into: &recipe)
    }
    return true
  }

  /// A time that does not read as one stays a key of its own.
  private static func readTime(_ key: String, _ value: String, into recipe: inout ExchangeRecipe) -> Bool {
    guard let span = TimeSpan(value) else { return false }
    switch key {
    case "time required", "time", "duration", "total time", "time.total": recipe.details.total = span
    case "prep time", "time.prep", "prep_time": recipe.details.preparation = span
    case "cook time", "time.cook", "cook_time": recipe.details.cooking = span
    default: return false
    }
    return true
  }

  /// `4`, `6 portions`, `500%ml`; of the old form `2|4|6` the first number.
  private static func yield(_ text: String, of key: String) -> ExchangeAmount? {
    let first = text.split(separator: "|").first.map(\.trimmed) ?? text
    let parts = first.split(separator: "%", maxSplits: 1).map(\.trimmed)
    guard let number = parts.first else { return nil }
    if parts.count == 2 { return ExchangeAmount(number, value: CooklangQuantity.number(number), unit: parts[1]) }
    let bytes = Array(number.utf8)
    return RecipeMDAmount.amount(of: bytes, in: ByteRange(0, bytes.count)) ?? ExchangeAmount(number, value: nil)
  }
}
