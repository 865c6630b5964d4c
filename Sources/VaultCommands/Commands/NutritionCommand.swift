import VaultKitchen
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

  static func run(in invocation: inout Invocation) throws(CommandFailure) -> ExitCode {
    var lookup = ItemLookup(invocation, wanting: .recipe)
    let found = try lookup.find(invocation.arguments.operands.first ?? "")
    lookup.finish()
    let recipe = Recipe(found.note)
    let stated = found.note.nutrients
    guard !recipe.ingredients.isEmpty || !stated.isEmpty else {
      throw CommandFailure(
        .wrongCall, .scaleNotARecipe, [.text(found.path.text)], hints: [.init(.scaleNotARecipeHint)])
    }
    let (foods, book) = try foods(of: found, invocation)
    let needs: [FoodNeed]
    do throws(ScaleError) {
      needs = try RecipeNeeds(recipe, of: found.note.document, book).needs
    } catch {
      throw CommandFailure(error, path: found.path.text)
    }
    let nutrition = Nutrition(of: needs, per: recipe.servings?.value, stated: stated, foods: foods, book)
    guard !nutrition.figures.isEmpty else {
      throw CommandFailure(
        .nothingFound, .nutritionUnknown, [.text(found.note.title)], hints: [.init(.nutritionHint)])
    }
    NutritionPrinter(nutrition, needs, found, invocation).print()
    return .done
  }

  /// The foods of the vault that the recipe stands in; of a recipe outside of one those that vault itself knows.
  private static func foods(
    of found: FoundItem, _ invocation: Invocation
  ) throws(CommandFailure) -> ([Food], FoodBook) {
    guard let root = found.root else { return ([], FoodBook()) }
    let session = try VaultSession(root)
    let (vault, notes) = try session.asking(for: invocation) { vault throws(CommandFailure) in
      try FoundNote.all(of: "food", in: vault, session, invocation)
    }
    session.save(vault, for: invocation)
    let foods = notes.map(\.note.food)
    return (foods, FoodBook(notes: foods, measures: session.configuration.settings.measures))
  }
}
