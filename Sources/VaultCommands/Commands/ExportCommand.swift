import VaultKitchen
import VaultModel
import VaultStore
import VaultSyntax

/// `vault export ITEM… --format FORMAT [-o FILE]`
enum ExportCommand {
  static let format = Flag(
    "format", value: .choice(ExchangeFormat.writable.map(\.rawValue)), "FORMAT", summary: .flagExportFormat)
  static let output = Flag("output", short: "o", value: .path, "FILE", summary: .flagExportOutput)

  static let syntax = CommandSyntax(
    "export", summary: .commandExport,
    operands: [Operand("RECIPE", .recipe, .oneOrMore, summary: .operandExportRecipe)],
    flags: [format, output, ImportCommand.json],
    examples: [
      Example("vault --vault sample-vault export borshch --format cooklang", .exampleExport),
      Example("vault --vault sample-vault export pancakes syrnyky --format recipemd -o ./", .exampleExportFolder),
    ],
    exits: [.done, .itemNotFound, .wrongCall, .ioFailure, .conflict])

  static func run(in invocation: inout Invocation) throws(CommandFailure) -> ExitCode {
    let target = try ExportTarget(invocation)
    var lookup = ItemLookup(invocation, wanting: .recipe)
    var written: [ExportTarget.Text] = []
    for name in invocation.arguments.operands {
      let found = try lookup.find(name)
      let recipe = Recipe(found.note)
      guard !recipe.ingredients.isEmpty || !recipe.instructions.isEmpty else {
        throw CommandFailure(
          .wrongCall, .scaleNotARecipe, [.text(found.path.text)], hints: [.init(.scaleNotARecipeHint)])
      }
      let text = RecipeExport.text(of: ExchangeRecipe(recipe, of: found.note), as: target.format)
      written.append(.init(path: found.path, text: text))
    }
    try target.write(written)
    lookup.finish()
    return .done
  }
}
