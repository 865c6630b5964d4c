import VaultKitchen
import VaultModel
import VaultStore
import VaultSyntax

/// `vault export ITEM… --format FORMAT [-o FILE]`
enum ExportCommand {
  static let format = Flag(
    "format", value: .choice(ExchangeFormat.writable.map(\.rawValue)), "FORMAT", summary: .flagExportFormat)
  static let output = Flag("output", short: "o", value: .path, "FILE", summary: .flagExportOutput)

  static let query = Flag("where", value: .query, "QUERY", summary: .flagExportWhere)

  static let syntax = CommandSyntax(
    "export", summary: .commandExport,
    operands: [Operand("RECIPE", .recipe, .any, summary: .operandExportRecipe)],
    flags: [format, output, query, ImportCommand.json],
    examples: [
      Example("vault --vault sample-vault export borshch --format cooklang", .exampleExport),
      Example("vault --vault sample-vault export pancakes syrnyky --format recipemd -o ./", .exampleExportFolder),
      Example(
        "vault --vault sample-vault export --where 'type:recipe' --format csv -o recipes.csv", .exampleExportTable),
    ],
    exits: [.done, .itemNotFound, .wrongCall, .ioFailure, .conflict])

  static func run(in invocation: inout Invocation) throws(CommandFailure) -> ExitCode {
    let target = try ExportTarget(invocation)
    let names = invocation.arguments.operands
    guard !names.isEmpty || invocation.arguments.has(query) else {
      throw CommandFailure(
        .wrongCall, .missingOperand, [.text("export"), .text("RECIPE"), .message(.operandExportRecipe)],
        hints: [.init(.seeHelp, [.text("vault export --help")])])
    }
    var lookup = ItemLookup(invocation, wanting: .recipe)
    var recipes: [(path: Path, recipe: ExchangeRecipe)] = []
    for name in names {
      let found = try lookup.find(name)
      guard let recipe = recipe(of: found) else {
        throw CommandFailure(
          .wrongCall, .scaleNotARecipe, [.text(found.path.text)], hints: [.init(.scaleNotARecipeHint)])
      }
      recipes.append((found.path, recipe))
    }
    if invocation.arguments.has(query) {
      for found in try EditSelection([], invocation).items {
        guard !found.isLine, found.item.type == .recipe, !recipes.contains(where: { $0.path == found.path }),
          let recipe = recipe(of: found)
        else { continue }
        recipes.append((found.path, recipe))
      }
    }
    guard !recipes.isEmpty else { throw CommandFailure(.nothingFound, .nothingFound) }
    try target.write(try target.texts(of: recipes))
    lookup.finish()
    return .done
  }

  /// What a note says as a recipe; nil if it says nothing of one.
  private static func recipe(of found: FoundItem) -> ExchangeRecipe? {
    let recipe = Recipe(found.note)
    guard !recipe.ingredients.isEmpty || !recipe.instructions.isEmpty else { return nil }
    return ExchangeRecipe(recipe, of: found.note)
  }
}
