import Testing
import VaultModel
import VaultSyntax

@Suite struct PlannedMealTests {
  static let kinds: [(line: String, kind: MealKind?, recipes: [String])] = [
    ("dinner [[borshch]]", .dinner, ["borshch"]), ("Вечеря [[varenyky]]", .dinner, ["varenyky"]),
    ("breakfast: [[syrnyky]] and [[uzvar]]", .breakfast, ["syrnyky", "uzvar"]), ("[[soup]]", nil, ["soup"]),
    ("leftovers", nil, []), ("pie {meal: lunch}", .lunch, []), ("обід", .lunch, []),
  ]

  @Test("a meal names its kind and links its recipes", arguments: kinds)
  func kind(line: String, kind: MealKind?, recipes: [String]) throws {
    let note = read("- 2026-11-23 \(line)\n", as: .meals)
    let meal = note.meal(of: try #require(note.onlyLine))
    #expect(note.findings == [])
    #expect(meal.date?.text == "2026-11-23")
    #expect(meal.kind == kind)
    #expect(meal.recipes.map(\.target) == recipes)
  }

  @Test("a meal may have a time, servings, and may be skipped")
  func keys() {
    let meals = read("- 2026-11-23 13:00 lunch {servings: 6, skipped}\n- 2026-11-24 tea\n", as: .meals).mealPlan.meals
    #expect(meals.map(\.time?.text) == ["13:00", nil])
    #expect(meals.map(\.servings) == [6, nil])
    #expect(meals.map(\.isSkipped) == [true, false])
  }
}
