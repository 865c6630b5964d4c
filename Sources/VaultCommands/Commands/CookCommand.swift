import VaultActions
import VaultKitchen
import VaultMessages
import VaultModel
import VaultStore

/// `vault cook RECIPE [--servings N] [--steps] [--staples]`
enum CookCommand {
  static let steps = Flag("steps", summary: .flagSteps)

  /// Counts the staples like every other food; `cookable` and `shop add` take it too.
  static let staples = Flag("staples", summary: .flagStaples)
  /// Opens linked recipes; `shop add` takes it too.
  static let expand = Flag("expand", summary: .flagExpand)
  static let use = Flag("use", value: .items(.lots), "LOT", summary: .flagCookUse, isRepeatable: true)

  static let syntax = CommandSyntax(
    "cook", summary: .commandCook,
    operands: [Operand("RECIPE", .recipe, summary: .operandRecipe)],
    flags: [ScaleCommand.servings, ScaleCommand.factor, steps, use, staples, expand, .dryRun],
    formats: ["text", "json"],
    exclusions: [[ScaleCommand.servings, ScaleCommand.factor], [steps, .dryRun], [steps, use], [steps, expand]],
    examples: [
      Example("vault --vault sample-vault cook borshch --servings 6 --dry-run", .exampleCook),
      Example("vault --vault sample-vault cook pancakes --dry-run --json", .exampleCookJSON),
      Example("vault --vault sample-vault cook pasta-with-peas --servings 2 --steps", .exampleCookSteps),
    ],
    exits: [.done, Exit(.nothingFound, .exitCookNothing), .wrongCall, .ioFailure, .conflict])

  static func run(in invocation: inout Invocation) throws(Failure) -> ExitCode {
    if invocation.arguments.has(steps) {
      guard try walk(invocation), try invocation.isYes(.stepsTake) else { return .done }
    }
    return try EditRun.again { [invocation] () throws(Failure) in try cook(invocation) }
  }

  /// The recipe that is named.
  private static func recipe(
    _ invocation: Invocation
  ) throws(Failure) -> (found: FoundItem, recipe: Recipe) {
    var lookup = ItemLookup(invocation.workspace.anew(), wanting: .recipe)
    let found = try lookup.find(invocation.arguments.operands.first ?? "")
    lookup.finish()
    let recipe = Recipe(found.note)
    guard !recipe.ingredients.isEmpty else {
      throw Failure(
        .wrongRequest, .scaleNotARecipe, [.text(found.path.text)], hints: [.init(.scaleNotARecipeHint)])
    }
    return (found, recipe)
  }

  /// For how many it is cooked.
  private static func target(
    _ invocation: Invocation, _ recipe: Recipe
  ) throws(ScaleError) -> ScaleTarget {
    try ScaleTarget(
      servings: invocation.arguments[ScaleCommand.servings], factor: invocation.arguments[ScaleCommand.factor],
      yield: nil, by: nil, context: recipe.context)
  }

  // MARK: Step by step

  /// Goes through the steps; true when somebody has done the last one.
  private static func walk(_ invocation: Invocation) throws(Failure) -> Bool {
    let (found, recipe) = try recipe(invocation)
    let kitchen = try KitchenSession(invocation, at: found.root)
    let book = try kitchen.book(invocation)
    let scaled = try askingKitchen(
      found.path.text,
      try ScaledRecipe(
        recipe, of: found.note.document, to: try target(invocation, recipe),
        options: ScaleOptions(measures: book.measures)))
    let walk = CookingWalk(scaled, found.note.title, in: book, invocation)
    guard !walk.isEmpty else { throw Failure(.notFound, .stepsNone, [.text(found.path.text)]) }
    return try walk.run() && found.root != nil
  }

  // MARK: Out of the pantry

  private static func cook(_ invocation: Invocation) throws(Failure) -> ExitCode {
    let (found, recipe) = try recipe(invocation)
    guard let root = found.root else {
      throw Failure(.wrongRequest, .editOutsideVault, [.text(found.path.text)], hints: [.init(.vaultNotFoundHint)])
    }
    let pantry = try PantrySession(try Vault(root, for: invocation), nil, invocation)
    let own = try askingKitchen(
      found.path.text, try RecipeNeeds(recipe, of: found.note.document, to: try target(invocation, recipe), pantry.book)
    )
    let needs = try pantry.vault.needs(
      own.needs, of: found.note, pantry.book, isOpening: invocation.arguments.has(expand))
    let stock = try LotConsent(invocation, pantry).stock(for: needs)
    var left = stock
    let reports = StockReport.reports(of: needs, from: &left)
    let advice: MessageKey = invocation.arguments.has(steps) ? .editUndoHint : .cookAdvice
    return try StockRun(invocation: invocation, pantry: pantry, left: left, advice: advice).finish(reports)
  }
}
