import VaultKitchen
package import VaultModel
import VaultSyntax

/// What a text generator is asked for: a recipe with some foods, for some people.
///
/// ```swift
/// let request = DraftRequest(foods: ["beet", "beans"], servings: 4, diets: [.vegan], language: .english)
/// request.body(model: "llama3")     // the JSON of a chat completion
/// ```
package struct DraftRequest: Sendable, Hashable {
  package var foods: [String]
  package var servings: Int
  package var diets: [Diet]
  package var language: Language

  package init(foods: [String], servings: Int, diets: [Diet] = [], language: Language) {
    self.foods = foods
    self.servings = servings
    self.diets = diets
    self.language = language
  }

  /// The body of the request: JSON of the chat completions that OpenAI and many servers have.
  package func body(model: String) -> [UInt8] {
    var json = JSONWriter()
    json.object { json in
      json.member("model", model)
      json.member("stream", false)
      json.member("messages") { json in
        json.array { json in
          for (role, content) in [("system", instruction), ("user", wish)] {
            json.object {
              $0.member("role", role)
              $0.member("content", content)
            }
          }
        }
      }
    }
    return json.bytes
  }

  /// What the answer has to look like. The text is English, which every model reads; the recipe is not.
  private var instruction: String {
    """
    You write recipes. Answer with one JSON object and nothing else, no Markdown, with exactly these members: \
    "title": text; "servings": whole number; "time": whole number of minutes in total; \
    "category": one of \(RecipeCategory.known.joined(separator: ", ")); \
    "difficulty": one of \(Difficulty.allCases.map(\.name).joined(separator: ", ")); \
    "diets": array, any of \(Diet.allCases.map(\.name).joined(separator: ", ")), only those the recipe keeps to; \
    "ingredients": array of at least 3 objects {"title": name of the food, "quantity": amount with a metric unit, \
    such as "400 g"}; "steps": array of texts. \
    Write title, ingredients and steps in \(languageName); the names of category, difficulty and diets stay as given.
    """
  }

  private var wish: String {
    let foods = "Use these foods: " + self.foods.joined(separator: ", ") + "."
    let people = "It is for \(servings) servings."
    return ([foods, people] + (diets.isEmpty ? [] : ["It must be " + diets.map(\.name).joined(separator: ", ") + "."]))
      .joined(separator: " ")
  }

  private var languageName: String {
    switch language {
    case .english: "English"
    case .ukrainian: "Ukrainian"
    case .russian: "Russian"
    }
  }
}
