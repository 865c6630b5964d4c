import VaultKitchen
import VaultModel
import VaultStore

/// `vault cook RECIPE [--servings N]`
enum CookCommand {
  static let syntax = CommandSyntax(
    "cook", summary: .commandCook,
    operands: [Operand("RECIPE", .recipe, summary: .operandRecipe)],
    flags: [ScaleCommand.servings, ScaleCommand.factor, .dryRun], formats: ["text", "json"],
    exclusions: [[ScaleCommand.servings, ScaleCommand.factor]],
    examples: [
      Example("vault --vault sample-vault cook borshch --servings 6 --dry-run", .exampleCook),
      Example("vault --vault sample-vault cook pancakes --dry-run --json", .exampleCookJSON),
    ],
    exits: [.done, Exit(.nothingFound, .exitCookNothing), .wrongCall, .ioFailure, .conflict])

  static func run(in invocation: inout Invocation) throws(CommandFailure) -> ExitCode {
    try PantrySession.again { [invocation] () throws(CommandFailure) in try cook(invocation) }
  }

  private static func cook(_ invocation: Invocation) throws(CommandFailure) -> ExitCode {
    var lookup = ItemLookup(invocation, wanting: .recipe)
    let found = try lookup.find(invocation.arguments.operands.first ?? "")
    lookup.finish()
    guard let root = found.root else {
      throw CommandFailure(.wrongCall, .editOutsideVault, [.text(found.path.text)], hints: [.init(.vaultNotFoundHint)])
    }
    let recipe = Recipe(found.note)
    guard !recipe.ingredients.isEmpty else {
      throw CommandFailure(
        .wrongCall, .scaleNotARecipe, [.text(found.path.text)], hints: [.init(.scaleNotARecipeHint)])
    }
    let pantry = try PantrySession(try VaultSession(root), nil, invocation)
    let needs: RecipeNeeds
    do throws(ScaleError) {
      let target = try ScaleTarget(
        servings: invocation.arguments[ScaleCommand.servings], factor: invocation.arguments[ScaleCommand.factor],
        yield: nil, by: nil, context: recipe.context)
      needs = try RecipeNeeds(recipe, of: found.note.document, to: target, pantry.book)
    } catch {
      throw CommandFailure(error, path: found.path.text)
    }
    var left = pantry.stock
    let reports = StockReport.reports(of: needs.needs, from: &left)
    return try StockRun(invocation: invocation, pantry: pantry, left: left).finish(reports)
  }
}
