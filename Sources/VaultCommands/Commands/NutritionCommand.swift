import VaultActions
import VaultKitchen
import VaultMessages
import VaultModel
import VaultStore
import VaultSyntax

/// `vault nutrition RECIPE`
enum NutritionCommand {
  static let syntax = CommandSyntax(
    "nutrition", summary: .commandNutrition,
    operands: [Operand("RECIPE", .recipe, summary: .operandRecipe)],
    flags: [], formats: ["text", "json"],
    examples: [
      Example("vault --vault sample-vault nutrition vegan-chili", .exampleNutrition),
      Example("vault --vault sample-vault nutrition pancakes --json", .exampleNutritionJSON),
    ],
    exits: [.done, Exit(.nothingFound, .exitNutritionUnknown), .wrongCall, .ioFailure])

  static func run(in invocation: inout Invocation) throws(Failure) -> ExitCode {
    var lookup = ItemLookup(invocation.workspace.anew(), wanting: .recipe)
    let found = try lookup.find(invocation.arguments.operands.first ?? "")
    lookup.finish()
    let recipe = Recipe(found.note)
    let stated = found.note.nutrients
    guard !recipe.ingredients.isEmpty || !stated.isEmpty else {
      throw Failure(
        .wrongRequest, .scaleNotARecipe, [.text(found.path.text)], hints: [.init(.scaleNotARecipeHint)])
    }
    let kitchen = try KitchenSession(invocation, at: found.root)
    let foods = try kitchen.notes(invocation)
    let book = FoodBook(notes: foods, measures: kitchen.settings.measures)
    let needs = try askingKitchen(found.path.text, try RecipeNeeds(recipe, of: found.note.document, book).needs)
    let nutrition = Nutrition(of: needs, per: recipe.servings?.value, stated: stated, foods: foods, book)
    guard !nutrition.figures.isEmpty else {
      throw Failure(
        .notFound, .nutritionUnknown, [.text(found.note.title)], hints: [.init(.nutritionHint)])
    }
    NutritionPrinter(nutrition, needs, found, invocation).print()
    return .done
  }
}
