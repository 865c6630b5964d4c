import VaultActions
import VaultKitchen
import VaultMessages
import VaultModel
import VaultStore

/// `vault cookable [QUERY…]`
enum CookableCommand {
  static let servings = Flag("servings", short: "s", value: .amount, "N", summary: .flagServings)
  static let expiring = Flag("expiring", short: "e", value: .span, "SPAN", summary: .flagCookableExpiring)

  static let syntax = CommandSyntax(
    "cookable", summary: .commandCookable,
    operands: [Operand("QUERY", .query, .any, summary: .operandCookableQuery)],
    flags: [servings, expiring, RecipeFlags.diet, CookCommand.staples, .limit], formats: ["text", "json"],
    isListing: true,
    examples: [
      Example("vault --vault sample-vault cookable --servings 4 --limit 5", .exampleCookable),
      Example(
        "vault --vault sample-vault --now 2026-11-20 cookable 'time<=45m' --expiring 3d", .exampleCookableExpiring),
    ],
    exits: [Exit(.done, .exitFound), Exit(.nothingFound, .exitCookableNothing), .wrongCall, .ioFailure])

  static func run(in invocation: inout Invocation) throws(Failure) -> ExitCode {
    let session = try Vault(for: invocation)
    let wanted = try invocation.servings(servings, session.configuration.settings)
    let lastDay = try invocation.arguments[expiring].map { [invocation] text throws(Failure) in
      try PantryCommand.day(text, expiring, invocation)
    }
    let answer = try CookableAnswer(
      to: invocation.arguments.joinedOperands, suiting: try RecipeFlags.filter(invocation.arguments).diets,
      servings: wanted, expiringBy: lastDay, session, invocation)
    try CookablePrinter(answer, invocation).print()
    invocation.noteStaples(answer.recipes.flatMap(\.coverage.alwaysThere))
    answer.pantry.save(invocation)
    guard answer.recipes.isEmpty else { return .done }
    invocation.note(answer.pantry.lots.isEmpty ? .pantryEmpty : .nothingFound)
    return .nothingFound
  }
}
