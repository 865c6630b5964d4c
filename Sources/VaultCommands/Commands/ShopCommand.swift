import VaultActions
import VaultMessages
import VaultModel
import VaultStore

/// `vault shop [LIST] | add RECIPE|TEXT… | done [LIST]`
enum ShopCommand {
  /// What the command does with a list besides showing it.
  enum Action: String, CaseIterable {
    case add, done
  }

  static let by = Flag("by", value: .choice(["aisle", "recipe", "none"]), "KEY", summary: .flagShopBy, group: .output)
  static let servings = Flag("servings", short: "s", value: .amount, "N", summary: .flagShopServings)
  static let list = Flag("list", short: "l", value: .items(.notes(.shopping)), "LIST", summary: .flagShopList)
  static let from = Flag("from", value: .moment, "DATE", summary: .flagShopFrom)
  static let to = Flag("to", value: .moment, "DATE", summary: .flagShopTo)
  static let week = Flag("week", summary: .flagShopWeek)
  static let paid = Flag("paid", value: .text, "AMOUNT", summary: .flagShopPaid)
  static let stock = Flag("stock", summary: .flagShopStock)
  static let pantry = Flag("pantry", value: .items(.notes(.pantry)), "NOTE", summary: .flagShopPantry)

  static let syntax = CommandSyntax(
    "shop", summary: .commandShop,
    operands: [
      Operand(
        "LIST|ACTION", .items(.notes(.shopping), or: Action.allCases.map(\.rawValue)), .optional,
        summary: .operandShopAction),
      items,
    ],
    verbs: [
      VerbSyntax(
        Action.add.rawValue, summary: .verbShopAdd, operands: [items],
        flags: [servings, from, to, week, list, CookCommand.staples, CookCommand.expand, .dryRun]),
      VerbSyntax(
        Action.done.rawValue, summary: .verbShopDone,
        operands: [Operand("LIST", .items(.notes(.shopping)), .optional, summary: .operandShopDone)],
        flags: [paid, stock, pantry, .dryRun]),
      VerbSyntax(nil, operands: [shown], flags: [by], isListing: true),
    ],
    formats: ["text", "json"], isListing: true,
    exclusions: [[from, week], [to, week], [servings, week], [servings, from], [servings, to]],
    examples: [
      Example("vault --vault sample-vault shop supermarket", .exampleShop),
      Example(
        "vault --vault sample-vault shop add borshch varenyky --servings 8 --list market --dry-run", .exampleShopAdd),
      Example("vault --vault sample-vault shop add '2 l milk' --dry-run", .exampleShopThing),
      Example(
        "vault --vault sample-vault --now 2026-11-20 shop add --week --list supermarket --dry-run", .exampleShopWeek),
      Example("vault --vault sample-vault shop done supermarket --paid 640 --stock --dry-run", .exampleShopDone),
    ],
    exits: [.done, Exit(.nothingFound, .exitShopEmpty), .wrongCall, .ioFailure, .conflict])

  private static let items = Operand("ITEM", .recipe, .any, summary: .operandShopItem, several: .severalCalls)
  private static let shown = Operand("LIST", .items(.notes(.shopping)), .optional, summary: .operandShopAction)

  static func run(in invocation: inout Invocation) throws(Failure) -> ExitCode {
    let operands = invocation.arguments.operands
    let action = operands.first.flatMap(Action.init)
    switch action {
    case .add:
      let names = Array(operands.dropFirst())
      return try EditRun.again { [invocation] () throws(Failure) in try ShopAdding(names, invocation).run() }
    case .done:
      let name = operands.dropFirst().first
      return try EditRun.again { [invocation] () throws(Failure) in try ShopTrip(name, invocation).run() }
    case nil: return try ShopListing(operands.first, invocation).run()
    }
  }
}
