import VaultKitchen
package import VaultModel
import VaultSyntax

/// Reads what a text generator answered: a chat completion whose message is one JSON object, the recipe.
package enum DraftAnswer {
  /// The fewest ingredients of a recipe.
  private static let fewestIngredients = 3

  /// The recipe as a note to make: drafted by a program, private and a draft.
  ///
  /// - Throws: the answer is not what ``DraftRequest`` asks for.
  /// - Complexity: O(length).
  package static func recipe(of answer: [UInt8], in language: Language) throws(DraftError) -> RecipeImport {
    let message = Array(try message(of: answer).utf8)
    guard message.contains(where: { $0 > 0x20 }) else { throw .empty }
    let value = try json(unfenced(message)).root
    guard value.kind == .object else { throw .wrongKind("{…}") }
    var found = RecipeImport(try recipe(of: value, language))
    found.changes += [
      .set([ItemKey.status.rawValue], .scalar(NewScalar("draft"))),
      .set([ItemKey.isPublic.rawValue], .scalar(NewScalar("false"))),
      .set([ItemKey.ai.rawValue], .scalar(NewScalar("true"))),
    ]
    return found
  }

  /// The text of the first choice's message.
  private static func message(of answer: [UInt8]) throws(DraftError) -> String {
    guard answer.contains(where: { $0 > 0x20 }) else { throw .empty }
    let root = try json(answer).root
    guard let choices = root["choices"], choices.kind == .array else { throw .noMessage }
    guard let choice = choices.elements.first else { throw .empty }
    guard let message = choice["message"], message.kind == .object else { throw .noMessage }
    guard let content = message["content"], content.kind != .null else { throw .empty }
    guard let text = content.string else { throw .noMessage }
    return text
  }

  private static func json(_ bytes: [UInt8]) throws(DraftError) -> JSONTree {
    do throws(JSONError) {
      return try JSONTree(parsing: bytes)
    } catch {
      throw .notJSON(error.reason)
    }
  }

  /// Without the fence of a code block around everything, which models write however they are asked.
  private static func unfenced(_ message: [UInt8]) -> [UInt8] {
    let text = String(decoding: message, as: UTF8.self).trimmed
    guard text.hasPrefix("```"), text.hasSuffix("```"), text.utf8.count > 6,
      let lineEnd = text.firstIndex(where: \.isNewline)
    else { return message }
    return Array(text[text.index(after: lineEnd)...].dropLast(3).utf8)
  }

  // MARK: The recipe

  private static func recipe(of value: JSONValue, _ language: Language) throws(DraftError) -> ExchangeRecipe {
    var recipe = ExchangeRecipe(title: MarkdownEscaping.line(try text("title", of: value)))
    let servings = try number("servings", of: value)
    recipe.yields = [ExchangeAmount(String(servings), value: Rational(Int64(servings)))]
    recipe.details.total = TimeSpan(minutes: Int64(try number("time", of: value)))
    recipe.details.category = RecipeCategory.named(try text("category", of: value))
    recipe.details.difficulty = (Difficulty(spelling: try text("difficulty", of: value)) ?? .easy).name
    recipe.details.diets = try texts("diets", of: value).compactMap { Diet(spelling: $0)?.name }
    recipe.details.language = language.tag
    recipe.ingredients = try ingredients(of: value, language)
    var steps = RecipeSteps()
    for step in try texts("steps", of: value) { steps.add(step) }
    guard !steps.isEmpty else { throw .missing("steps") }
    recipe.instructions = steps.markdown
    return recipe
  }

  private static func ingredients(
    of value: JSONValue, _ language: Language
  ) throws(DraftError) -> [ExchangeIngredient] {
    guard let list = value["ingredients"] else { throw .missing("ingredients") }
    guard list.kind == .array else { throw .wrongKind("ingredients") }
    var ingredients: [ExchangeIngredient] = []
    for element in list.elements {
      guard element.kind == .object else { throw .wrongKind("ingredients") }
      let title = try text("title", of: element)
      let quantity = (element["quantity"]?.text ?? "").inOneLine
      ingredients.append(ingredient(title, quantity, language))
    }
    guard ingredients.count >= fewestIngredients else { throw .fewIngredients }
    return ingredients
  }

  /// Words such as `to taste` are an amount too; they stand behind the name.
  private static func ingredient(_ title: String, _ quantity: String, _ language: Language) -> ExchangeIngredient {
    guard !quantity.isEmpty else { return ExchangeIngredient(MarkdownEscaping.line(title)) }
    let isNumber = quantity.first?.isNumber == true
    return IngredientText.ingredient(
      isNumber ? quantity + " " + title : title + ", " + quantity, language: language)
  }

  // MARK: Members

  private static func text(_ name: String, of value: JSONValue) throws(DraftError) -> String {
    guard let member = value[name] else { throw .missing(name) }
    guard let text = member.string?.inOneLine else { throw .wrongKind(name) }
    guard !text.isEmpty else { throw .missing(name) }
    return text
  }

  /// A whole number above zero, of ten thousand at most.
  private static func number(_ name: String, of value: JSONValue) throws(DraftError) -> Int {
    guard let member = value[name] else { throw .missing(name) }
    guard member.kind == .number, let number = member.text.flatMap({ Int($0) }), 1...10_000 ~= number else {
      throw .wrongKind(name)
    }
    return number
  }

  private static func texts(_ name: String, of value: JSONValue) throws(DraftError) -> [String] {
    guard let list = value[name] else { throw .missing(name) }
    guard list.kind == .array else { throw .wrongKind(name) }
    var texts: [String] = []
    for element in list.elements {
      guard let text = element.string else { throw .wrongKind(name) }
      texts.append(text)
    }
    return texts
  }
}
