import VaultActions
import VaultKitchen
import VaultMessages
import VaultModel
import VaultSyntax

/// To which amount a recipe is scaled, and how.
struct Scaling: Sendable {
  let target: ScaleTarget
  let options: ScaleOptions
  /// What measures of foods weigh; nil where nobody asks for an ingredient.
  let foods: FoodBook?

  /// Reads what the command line asks for.
  init(
    _ arguments: Arguments, _ context: NumberContext, _ settings: Settings, _ foods: FoodBook?, path: String
  ) throws(Failure) {
    target = try askingKitchen(
      path,
      try ScaleTarget(
        servings: arguments[ScaleCommand.servings], factor: arguments[ScaleCommand.factor],
        yield: arguments[ScaleCommand.yield], by: arguments[ScaleCommand.by], context: context))
    options = Self.options(arguments, settings)
    self.foods = foods
  }

  func scaled(_ recipe: Recipe, of document: Document) throws(ScaleError) -> ScaledRecipe {
    try ScaledRecipe(recipe, of: document, to: target, options: options, foods: foods)
  }

  /// How the amounts are shown: as asked, else as the vault's settings say.
  private static func options(_ arguments: Arguments, _ settings: Settings) -> ScaleOptions {
    let system: UnitSystem? =
      switch arguments[ScaleCommand.units] {
      case "metric": .metric
      case "us": .us
      case "as-written": nil
      default: settings.units
      }
    return ScaleOptions(style: style(arguments), system: system, measures: settings.measures)
  }

  /// Words agree with their numbers where people read them; what is written or given to programs keeps its author's.
  private static func style(_ arguments: Arguments) -> PrintStyle {
    switch arguments[ScaleCommand.style] {
    case "kitchen": .kitchen
    case "exact": .exact
    default:
      ["json", "markdown"].contains(arguments.format ?? "") || arguments.has(ScaleCommand.write)
        || arguments.has(.dryRun)
        ? .exact : .plain
    }
  }
}
