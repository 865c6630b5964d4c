import VaultKitchen
import VaultStore

/// `vault import FILE… [--format FORMAT] [--to FOLDER]`
enum ImportCommand {
  static let format = Flag(
    "format", value: .choice(ExchangeFormat.readable.map(\.rawValue)), "FORMAT", summary: .flagImportFormat)
  static let json = Flag(Flag.json.name, summary: .flagExchangeJSON, group: .output)
  static let to = Flag("to", value: .directory, "FOLDER", summary: .flagImportTo)

  static let syntax = CommandSyntax(
    "import", summary: .commandImport,
    operands: [Operand("FILE", .path, .oneOrMore, summary: .operandImportFile)],
    flags: [format, to, .dryRun, json],
    examples: [
      Example(
        "vault --vault sample-vault export uzvar --format cooklang -o uzvar.cook && "
          + "vault --vault sample-vault import uzvar.cook --to notes --dry-run", .exampleImport),
      Example(
        "vault --vault sample-vault import sample-vault/recipes/pancakes.md --to notes --format recipemd",
        .exampleImportFormat),
      Example(
        "vault --vault sample-vault export --where 'type:recipe' --format csv -o recipes.csv && "
          + "vault --vault sample-vault import recipes.csv --to notes --dry-run", .exampleImportTable),
    ],
    exits: [.done, Exit(.nothingFound, .exitImportIncomplete), .wrongCall, .ioFailure, .conflict])

  static func run(in invocation: inout Invocation) throws(CommandFailure) -> ExitCode {
    let session = try VaultSession(for: invocation)
    var plan = ImportPlan(session, try invocation.now())
    plan.folder = try invocation.arguments[to].map { folder throws(CommandFailure) in
      try MoveDestination(folder.hasSuffix("/") ? folder : folder + "/", session, invocation)
    }
    let stated = invocation.arguments[format].flatMap { ExchangeFormat(rawValue: $0) }
    for name in invocation.arguments.operands {
      guard !invocation.shouldStop else { throw CommandFailure(.interrupted, .stopped) }
      let source = try ImportSource(name, invocation, session.files)
      for recipe in try source.recipes(as: stated) { try plan.add(recipe, from: source) }
    }
    return try plan.write(for: invocation)
  }
}
