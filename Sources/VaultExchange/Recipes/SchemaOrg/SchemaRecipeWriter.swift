import VaultKitchen
import VaultModel
import VaultSyntax

/// Writes a recipe as JSON-LD in the words of schema.org/Recipe, on one line.
///
/// Groups of ingredients, which schema.org does not have, are lines that end with a colon, as many pages write them.
enum SchemaRecipeWriter {
  /// The text, a line feed at its end. O(length).
  static func text(of recipe: ExchangeRecipe) -> String {
    var json = JSONWriter()
    json.object { json in
      json.member("@context", "https://schema.org")
      json.member("@type", "Recipe")
      json.member("name", MarkdownText.line(recipe.title))
      let description = MarkdownText.paragraphs(recipe.description)
      if !description.isEmpty { json.member("description", description.joined(separator: "\n")) }
      writeDetails(recipe.details, to: &json)
      writeLists(recipe, to: &json)
      json.member("recipeIngredient", IngredientText.lines(of: recipe))
      json.member("recipeInstructions") { write(RecipeSteps(of: recipe.instructions), to: &$0) }
    }
    return json.text + "\n"
  }

  private static func writeDetails(_ details: ExchangeDetails, to json: inout JSONWriter) {
    if let language = details.language { json.member("inLanguage", language) }
    if let author = details.author {
      json.member("author") { json in
        json.object {
          $0.member("@type", "Person")
          $0.member("name", author)
        }
      }
    }
    if !details.images.isEmpty { json.member("image", details.images) }
    if let source = details.source {
      let isAddress = source.hasPrefix("http://") || source.hasPrefix("https://")
      json.member(isAddress ? "url" : "isBasedOn", source)
    }
    let times = [("prepTime", details.preparation), ("cookTime", details.cooking), ("totalTime", details.total)]
    for (property, span) in times {
      if let span { json.member(property, ISODuration.text(of: span)) }
    }
    writeNutrition(details.nutrition, to: &json)
  }

  private static func writeNutrition(_ figures: [ExchangePair], to json: inout JSONWriter) {
    let known = figures.compactMap { figure in
      SchemaNutrition.property(of: figure.key).flatMap { property in figure.values.first.map { (property, $0) } }
    }
    guard !known.isEmpty else { return }
    json.member("nutrition") { json in
      json.object { json in
        json.member("@type", "NutritionInformation")
        for (property, figure) in known { json.member(property, figure) }
      }
    }
  }

  private static func writeLists(_ recipe: ExchangeRecipe, to json: inout JSONWriter) {
    let yields = recipe.yields.map { $0.text.inOneLine }
    if yields.count == 1 { json.member("recipeYield", yields[0]) }
    if yields.count > 1 { json.member("recipeYield", yields) }
    if let category = recipe.details.category { json.member("recipeCategory", category) }
    if let cuisine = recipe.details.further.first(where: { $0.key == "cuisine" }) {
      json.member("recipeCuisine", cuisine.values)
    }
    // What schema.org has no address for is a keyword, so that it is not lost.
    let diets = recipe.details.diets.map { (name: $0, address: SchemaDiet.address(of: $0)) }
    let keywords = recipe.tags + diets.filter { $0.address == nil }.map(\.name)
    if !keywords.isEmpty { json.member("keywords", keywords) }
    let addresses = diets.compactMap(\.address)
    if !addresses.isEmpty { json.member("suitableForDiet", addresses) }
  }

  // MARK: Steps

  private static func write(_ steps: RecipeSteps, to json: inout JSONWriter) {
    json.array { json in
      for section in steps.sections {
        if section.title.isEmpty {
          write(section.steps, to: &json)
        } else {
          json.object { json in
            json.member("@type", "HowToSection")
            json.member("name", section.title)
            json.member("itemListElement") { $0.array { write(section.steps, to: &$0) } }
          }
        }
      }
    }
  }

  private static func write(_ steps: [String], to json: inout JSONWriter) {
    for step in steps {
      json.object {
        $0.member("@type", "HowToStep")
        $0.member("text", step)
      }
    }
  }
}
