import VaultActions
import VaultMessages

/// `vault show ITEM`
enum ShowCommand {
  static let syntax = CommandSyntax(
    "show", summary: .commandShow,
    operands: [Operand("ITEM", .item, summary: .operandItem)],
    formats: ["text", "json"],
    examples: [
      Example("vault --vault sample-vault show borshch", .exampleShow),
      Example("vault --vault sample-vault show recipes/borshch.md --json", .exampleShowJSON),
    ],
    exits: [.done, .itemNotFound, .wrongCall, .ioFailure])

  static func run(in invocation: inout Invocation) throws(Failure) -> ExitCode {
    var lookup = ItemLookup(invocation.workspace.anew())
    let found = try lookup.named(try lookup.find(invocation.arguments.operands.first ?? ""))
    let backlinks =
      found.isLine
      ? nil : try lookup.asking { vault throws(Failure) in try Backlinks(to: found.path, in: vault) }
    let streak = lookup.streak(of: found)
    if invocation.format == "json" {
      invocation.print(ItemRecord(found, linkedFrom: backlinks, streak: streak).json)
    } else {
      ItemPage(found, invocation, streak: streak).print()
      backlinks?.print(invocation)
    }
    lookup.finish()
    return .done
  }
}
