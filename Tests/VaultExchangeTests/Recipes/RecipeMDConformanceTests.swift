import Foundation
import Testing
import VaultExchange
import VaultKitchen
import VaultModel
import VaultTestSupport

@Suite(.enabled(if: isThere(.outsideData("recipemd")))) struct RecipeMDConformanceTests {
  @Test func `every case of RecipeMD reads as its reference says, or is refused`() throws {
    let lines = try ConformanceData.lines(of: "recipemd")
    let cases = try lines.map { try Case($0) }
    let passed = cases.filter(\.passes).count
    print("recipemd: \(passed)/\(cases.count)")
    #expect(passed == cases.count)
  }

  @Test func `every valid case means the same after it was written and read again`() throws {
    let lines = try ConformanceData.lines(of: "recipemd")
    for row in try lines.map({ try Case($0) }) where !row.isInvalid {
      let read = try RecipeMDReader.recipe(of: Array(row.markdown.utf8))
      let text = RecipeMDWriter().text(of: read)
      #expect(try RecipeMDReader.recipe(of: Array(text.utf8)) == read, "\(row.id)")
    }
  }

  /// One case of the format's own suite.
  private struct Case {
    let id: String
    let markdown: String
    let isInvalid: Bool
    let recipe: [String: Any]

    init(_ line: String) throws {
      let object = try #require(try JSONSerialization.jsonObject(with: Data(line.utf8)) as? [String: Any])
      id = try #require(object["id"] as? String)
      markdown = try #require(object["markdown"] as? String)
      isInvalid = try #require(object["invalid"] as? Bool)
      recipe = object["recipe"] as? [String: Any] ?? [:]
    }

    var passes: Bool {
      do {
        let read = try RecipeMDReader.recipe(of: Array(markdown.utf8))
        let agrees = !isInvalid && RecipeMDJSON.object(of: read) == RecipeMDJSON(normalising: recipe)
        if !agrees {
          print("\(id): \(markdown.debugDescription)\nread\n\(RecipeMDJSON.object(of: read))\nexpected\n\(recipe)")
        }
        return agrees
      } catch {
        if !isInvalid { print("\(id): refused: \(error)") }
        return isInvalid
      }
    }
  }
}

/// A recipe in the JSON of RecipeMD, with every factor as a number rounded to twelve digits, so that `0.25` and `.250`
/// are the same and a third may have any number of digits.
private struct RecipeMDJSON: Equatable, CustomStringConvertible {
  let description: String

  static func object(of recipe: ExchangeRecipe) -> RecipeMDJSON {
    RecipeMDJSON(normalising: [
      "title": recipe.title, "description": orNull(recipe.description), "tags": recipe.tags,
      "yields": recipe.yields.map(amount), "ingredients": recipe.ingredients.map(ingredient),
      "ingredient_groups": recipe.groups.map(group), "instructions": orNull(recipe.instructions),
    ])
  }

  init(normalising object: [String: Any]) { description = Self.text(object, key: "") }

  private static func orNull(_ text: String) -> Any { text.isEmpty ? NSNull() : text }

  private static func amount(_ amount: ExchangeAmount) -> [String: Any] {
    let value = amount.value.map { Double($0.numerator) / Double($0.denominator) }
    return ["factor": value.map { String($0) } ?? "?", "unit": orNull(amount.unit)]
  }

  private static func ingredient(_ ingredient: ExchangeIngredient) -> [String: Any] {
    [
      "name": ingredient.name, "amount": ingredient.amount.map(amount) ?? NSNull(),
      "link": ingredient.link ?? NSNull(),
    ]
  }

  private static func group(_ group: ExchangeGroup) -> [String: Any] {
    [
      "title": group.title, "ingredients": group.ingredients.map(ingredient),
      "ingredient_groups": group.groups.map(self.group),
    ]
  }

  private static func text(_ value: Any, key: String) -> String {
    switch value {
    case let object as [String: Any]:
      "{" + object.sorted { $0.key < $1.key }.map { "\($0): \(text($1, key: $0))" }.joined(separator: ", ") + "}"
    case let array as [Any]: "[" + array.map { text($0, key: "") }.joined(separator: ", ") + "]"
    case let text as String where key == "factor":
      Double(text).map { String(($0 * 1e9).rounded() / 1e9) } ?? text
    case let text as String: text.debugDescription
    default: "null"
    }
  }
}
