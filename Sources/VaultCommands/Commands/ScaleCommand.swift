import VaultKitchen
import VaultModel
import VaultStore

/// `vault scale RECIPE`
enum ScaleCommand {
  static let servings = Flag(
    "servings", short: "s", value: .amount, "N", summary: .flagServings, group: .target)
  static let factor = Flag("factor", short: "f", value: .amount, "F", summary: .flagFactor, group: .target)
  static let yield = Flag("yield", value: .amount, "Q", summary: .flagYield, group: .target)
  static let by = Flag("by", value: .text, "FOOD=Q", summary: .flagBy, group: .target)
  static let units = Flag(
    "units", value: .choice(["as-written", "metric", "us"]), "UNITS", summary: .flagUnits, group: .output)
  static let style = Flag(
    "style", value: .choice(["exact", "kitchen"]), "STYLE", summary: .flagStyle, group: .output)

  static let syntax = CommandSyntax(
    "scale", summary: .commandScale,
    operands: [Operand("RECIPE", .recipe, summary: .operandRecipe)],
    flags: [servings, factor, yield, by, units, style],
    formats: ["text", "json", "markdown"],
    exclusions: [[servings, factor, yield, by]],
    examples: [
      Example("vault --vault sample-vault scale borshch --servings 6", .exampleScaleServings),
      Example("vault --vault sample-vault scale borshch --factor 1/2 --style kitchen", .exampleScaleFactor),
    ],
    exits: [.done, .itemNotFound, .wrongCall, .ioFailure])

  static func run(in invocation: inout Invocation) throws(CommandFailure) -> ExitCode {
    var lookup = ItemLookup(invocation, wanting: .recipe)
    let found = try lookup.find(invocation.arguments.operands.first ?? "")
    defer { lookup.finish() }
    let recipe = Recipe(found.note)
    if recipe.ingredients.isEmpty {
      guard found.note.type == .recipe, recipe.form != .prose else {
        throw CommandFailure(
          .wrongCall, .scaleNotARecipe, [.text(found.path.text)], hints: [.init(.scaleNotARecipeHint)])
      }
      invocation.warn(.scaleNoIngredients)
    }
    let scaled: ScaledRecipe
    do throws(ScaleError) {
      scaled = try ScaledRecipe(
        recipe, of: found.note.document, to: target(invocation.arguments, recipe.context),
        options: options(invocation.arguments, found.settings))
    } catch {
      throw CommandFailure(error, path: found.path.text)
    }
    ScalePrinter(found, invocation).print(scaled)
    return .done
  }

  private static func target(
    _ arguments: Arguments, _ context: NumberContext
  ) throws(ScaleError) -> ScaleTarget {
    try ScaleTarget(
      servings: arguments[servings], factor: arguments[factor], yield: arguments[yield], by: arguments[by],
      context: context)
  }

  /// How the amounts are shown: as asked, else as the vault's settings say.
  private static func options(_ arguments: Arguments, _ settings: Settings) -> ScaleOptions {
    let system: UnitSystem? =
      switch arguments[units] {
      case "metric": .metric
      case "us": .us
      case "as-written": nil
      default: settings.units
      }
    return ScaleOptions(
      style: arguments[style] == "kitchen" ? .kitchen : .exact, system: system, measures: settings.measures)
  }
}
