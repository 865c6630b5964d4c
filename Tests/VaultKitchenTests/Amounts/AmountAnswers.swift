import VaultKitchen
import VaultModel
import VaultSyntax

/// What `scale`, `shop` and `cook`, and the JSON say of the amount of one line, each as `3/2 cup + 2 tablespoon`.
struct AmountAnswers {
  var scale = ""
  var need = ""
  var json = ""
  /// What the scaled line, printed, reads as.
  var printed = ""
  /// What the note with the scaled amounts written into it reads as.
  var written = ""
  /// Whether the printed number is exact, so that reading it again gives the same.
  var isExact = true
  /// Whether an amount was found that scales.
  var isUsed = false
  /// What was not scaled, as the warnings say.
  var warnings: [ScaledRecipe.Warning] = []
  var text = ""

  private static let book = FoodBook()

  var agree: Bool { scale == need && scale == json && (!isExact || scale == printed && scale == written) }

  init(_ line: String, times factor: Rational, _ language: Language) throws {
    let document = Self.document(line)
    let recipe = Self.recipe(document, language)
    let scaled = try ScaledRecipe(recipe, of: document, by: ScaleFactor(factor))
    let needs = try RecipeNeeds(recipe, of: document, by: ScaleFactor(factor), Self.book)
    warnings = scaled.warnings
    guard let ingredient = recipe.ingredients.first, let shown = scaled.lines.first, let first = needs.needs.first
    else {
      return
    }
    isUsed = ingredient.quantity?.amount != nil
    scale = Self.text(shown.quantity, ingredient.quantity, document)
    // `6 bacon slices`: a bare number counts the part that the name is of.
    let isPart =
      ingredient.quantity?.unit == nil
      && Self.book.part(of: Self.book.food(named: document.text(ingredient.plainName))) != nil
    need = Self.text(first.amounts.map { ($0.value, isPart ? "" : $0.unit?.name ?? $0.unitText) })
    json = Self.text(scaled.facts, ingredient.quantity)
    if json == Self.numbers(scale) { json = scale }
    text = scaled.text.joined(separator: "\n")
    isExact = !text.contains("≈")
    printed = Self.reading(of: Self.document(text), language)
    written = Self.reading(of: Document(scaled.markdown), language)
  }

  static func document(_ line: String) -> Document { Document(Array("## Ingredients\n\n- \(line)\n".utf8)) }

  static func recipe(_ document: Document, _ language: Language) -> Recipe {
    Recipe(document, context: ReadingContext(folderType: .recipe, locale: language.tag))
  }

  private static func reading(of document: Document, _ language: Language) -> String {
    guard let quantity = recipe(document, language).ingredients.first?.quantity else { return "" }
    let all = [quantity] + quantity.parts.filter { $0.role == .addition }.map(\.quantity)
    return text(
      all.compactMap { part in
        guard let amount = part.amount else { return nil }
        return whole(amount.value, part, document.text(part.unitText))
      })
  }

  private static func text(_ scaled: ScaledQuantity?, _ quantity: Quantity?, _ document: Document) -> String {
    guard let scaled, let quantity, let value = scaled.values.first, value > 0 else { return "" }
    var all = [whole(value, quantity, document.text(quantity.unitText))]
    let parts = quantity.parts.filter { $0.role != .size }
    for (part, scaled) in zip(parts, scaled.parts) where part.role == .addition {
      guard let value = scaled.quantity.values.first, value > 0 else { continue }
      all.append(whole(value, part.quantity, document.text(part.quantity.unitText)))
    }
    return text(all)
  }

  /// `2 x 400 g` is 800 g.
  private static func whole(_ value: Rational, _ quantity: Quantity, _ unitText: String) -> (Rational, String) {
    if quantity.isProduct, let size = quantity.packSize, let whole = try? value * size.amount.value {
      return (whole, size.unit.name)
    }
    return (value, quantity.unit?.name ?? unitText)
  }

  private static func text(_ facts: ScaledFacts, _ quantity: Quantity?) -> String {
    guard let line = facts.groups.first?.ingredients.first, let value = line.value else { return "" }
    let added = line.parts.filter { $0.role == "addition" }.compactMap(\.value)
    let first = quantity?.isProduct ?? false ? product(value, quantity) : value
    return ([first] + added).filter { $0 != "0" }.joined(separator: " + ")
  }

  private static func product(_ value: String, _ quantity: Quantity?) -> String {
    guard let number = NumberReading(parsing: value, context: NumberContext(.english))?.value,
      let size = quantity?.packSize, let whole = try? number * size.amount.value
    else { return value }
    return whole.decimal(upTo: 6) ?? value
  }

  /// The numbers alone, as the JSON writes them.
  private static func numbers(_ text: String) -> String {
    text.split(separator: " + ").map { part in
      let number = part.prefix { $0 != " " }
      let halves = number.split(separator: "/").compactMap { Int64($0) }
      guard let top = halves.first, let value = Rational(top, over: halves.count > 1 ? halves[1] : 1) else {
        return String(number)
      }
      guard value.decimal(upTo: 6) == nil, let near = value.rounded(toPartsOf: 1_000_000) else {
        return value.decimal(upTo: 6) ?? ""
      }
      return Rational(near, over: 1_000_000)?.decimal(upTo: 6) ?? ""
    }.joined(separator: " + ")
  }

  static func text(_ amounts: [(Rational, String)]) -> String {
    amounts.map { value, unit in
      let number = value.isWhole ? "\(value.numerator)" : "\(value.numerator)/\(value.denominator)"
      return unit.isEmpty ? number : number + " " + unit
    }.joined(separator: " + ")
  }
}
