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
    ])
}
