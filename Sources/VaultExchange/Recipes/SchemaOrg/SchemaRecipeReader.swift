import VaultModel
import VaultSyntax

/// Reads one schema.org/Recipe (https://schema.org/Recipe), however its page spells the properties.
struct SchemaRecipeReader {
  let recipe: JSONValue
  let graph: SchemaGraph
  private let language: String?

  /// The most yields and authors that are read: no recipe has more.
  private static let mostNames = 20

  init(_ recipe: JSONValue, in graph: SchemaGraph, language: String?) {
    self.recipe = recipe
    self.graph = graph
    self.language = (graph.resolved(recipe)["inLanguage"].flatMap { Self.language(of: $0) } ?? language)
      .map { String($0.prefix { $0.isLetter }).lowercased() }.flatMap { 2...3 ~= $0.count ? $0 : nil }
  }

  private static func language(of value: JSONValue) -> String? { value.string ?? value["alternateName"]?.string }

  func read() -> ExchangeRecipe {
    var result = ExchangeRecipe(title: MarkdownEscaping.line(line("name") ?? line("headline") ?? ""))
    result.description = lines("description").map { MarkdownEscaping.line($0) }.joined(separator: "\n\n")
    result.tags = listed("keywords")
    readYields(into: &result)
    readDetails(into: &result)
    let known = language.flatMap { Language(tag: $0) }
    let ingredients = ingredientLines
    (result.ingredients, result.groups) = IngredientText.groups(of: ingredients, language: known)
    result.instructions = SchemaInstructions(graph).steps(of: recipe["recipeInstructions"]).markdown
    return result
  }

  // MARK: Text

  /// The values of a property: those of an array one by one, each the thing itself.
  func values(_ property: String) -> [JSONValue] {
    guard let value = recipe[property] else { return [] }
    return (value.kind == .array ? value.elements : [value]).map { graph.resolved($0) }
  }

  /// What a value says: text, a number, or the name of a thing.
  private func text(of value: JSONValue) -> String? {
    value.text ?? ["name", "@value", "text", "url", "@id"].lazy.compactMap { value[$0]?.text }.first
  }

  private func lines(_ property: String) -> [String] {
    values(property).compactMap { text(of: $0) }.flatMap { PageText.lines($0) }
  }

  private func line(_ property: String) -> String? {
    values(property).lazy.compactMap { text(of: $0) }.map { PageText.line($0) }.first { !$0.isEmpty }
  }

  /// The members of a list that pages write as an array, or as one text with commas.
  private func listed(_ property: String) -> [String] {
    let values = values(property).compactMap { text(of: $0) }.map { PageText.line($0) }
    let members = values.count == 1 ? values[0].split { ",;".contains($0) }.map(\.trimmed) : values
    var known: Set<String> = []
    return members.filter { !$0.isEmpty && known.insert($0.lowercased()).inserted }
  }

  // MARK: Parts

  /// The lines of ingredients: texts, or things with a name and an amount (schema.org/HowToSupply, PropertyValue).
  private var ingredientLines: [String] {
    let property = recipe["recipeIngredient"] == nil ? "ingredients" : "recipeIngredient"
    return values(property).flatMap { value in
      if let text = value.text { return PageText.lines(text) }
      let amount = value["requiredQuantity"].map { graph.resolved($0) } ?? value
      let parts = [amount.text ?? amount["value"]?.text, amount["unitText"]?.text, text(of: value)]
      return [PageText.line(parts.compactMap(\.self).joined(separator: " "))].filter { !$0.isEmpty }
    }
  }

  private func readYields(into result: inout ExchangeRecipe) {
    let property = recipe["recipeYield"] == nil ? "yield" : "recipeYield"
    for value in values(property).prefix(Self.mostNames) {
      let words =
        value.text
        ?? [value["value"]?.text, value["unitText"]?.text ?? value["name"]?.text]
        .compactMap(\.self).joined(separator: " ")
      guard let amount = YieldText.amount(PageText.line(words)) else { continue }
      // `["4", "4 servings"]` says the same twice.
      if let twin = result.yields.firstIndex(where: {
        $0.value == amount.value && ($0.unit.isEmpty || amount.unit.isEmpty)
      }) {
        if result.yields[twin].unit.isEmpty { result.yields[twin] = amount }
      } else if !result.yields.contains(amount) {
        result.yields.append(amount)
      }
    }
  }

  private func readDetails(into result: inout ExchangeRecipe) {
    var details = ExchangeDetails()
    details.language = language
    details.author = authors
    details.images = values("image").compactMap { $0.string ?? $0["url"]?.string ?? $0["contentUrl"]?.string }
      .filter { Self.isAddress($0) }
    details.source =
      ["url", "mainEntityOfPage", "isBasedOn"].lazy.compactMap { address($0) }.first ?? line("isBasedOn")
    let categories = listed("recipeCategory")
    details.category = categories.first
    result.tags += categories.dropFirst()
    let cuisines = listed("recipeCuisine")
    if !cuisines.isEmpty { details.further.append(ExchangePair("cuisine", cuisines)) }
    details.diets = values("suitableForDiet").compactMap { text(of: $0) }.map { SchemaDiet.name(of: $0) }
      .filter { !$0.isEmpty }
    readTimes(into: &details)
    details.nutrition = nutrition
    result.details = details
  }

  private var authors: String? {
    var names: [String] = []
    for value in values("author").prefix(Self.mostNames) {
      guard let name = text(of: value).map({ PageText.line($0) }), !name.isEmpty, !names.contains(name) else {
        continue
      }
      names.append(name)
    }
    return names.isEmpty ? nil : names.joined(separator: ", ")
  }

  /// The first address that a property has.
  private func address(_ property: String) -> String? {
    values(property).lazy.compactMap { $0.string ?? $0["@id"]?.string ?? $0["url"]?.string }
      .first { Self.isAddress($0) }
  }

  private static func isAddress(_ text: String) -> Bool {
    ["http://", "https://"].contains { text.lowercased().hasPrefix($0) } && !text.contains { $0.isWhitespace }
  }

  private func readTimes(into details: inout ExchangeDetails) {
    func time(_ property: String) -> TimeSpan? { line(property).flatMap { ISODuration.timeSpan($0) } }
    details.preparation = time("prepTime")
    details.cooking = time("cookTime") ?? time("performTime")
    details.total = time("totalTime")
  }

  private var nutrition: [ExchangePair] {
    guard let figures = values("nutrition").first(where: { $0.kind == .object }) else { return [] }
    var known: Set<String> = []
    return figures.members.compactMap { property, value in
      guard let name = SchemaNutrition.noteName(of: property), let text = value.text, known.insert(name).inserted
      else { return nil }
      let figure = SchemaNutrition.figure(PageText.line(text), of: property)
      return figure.isEmpty ? nil : ExchangePair(name, [figure])
    }
  }
}
