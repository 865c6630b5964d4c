import VaultActions
import VaultEdit
import VaultMessages
import VaultModel
import VaultStore

/// `vault order ITEM… (--before OTHER | --after OTHER | --first | --last)`
enum OrderCommand {
  static let before = Flag("before", value: .items(.openTasks), "OTHER", summary: .flagOrderBefore)
  static let after = Flag("after", value: .items(.openTasks), "OTHER", summary: .flagOrderAfter)
  static let first = Flag("first", summary: .flagOrderFirst)
  static let last = Flag("last", summary: .flagOrderLast)

  static let syntax = CommandSyntax(
    "order", summary: .commandOrder,
    operands: [Operand("ITEM", .items(.openTasks), .oneOrMore, summary: .operandItems)],
    flags: [before, after, first, last, .dryRun], formats: ["text", "json"],
    exclusions: [[before, after, first, last]],
    examples: [
      Example("vault --vault sample-vault order hang-kitchen-shelf --before buy-paint --dry-run", .exampleOrder),
      Example(
        "vault --vault sample-vault order 'choose a topic for the term paper' --first --dry-run", .exampleOrderFirst),
    ],
    exits: Exit.editing)

  static func run(in invocation: inout Invocation) throws(Failure) -> ExitCode {
    let selection = try ItemSelection(
      invocation.arguments.operands, invocation, wanting: .task, takingParts: false)
    for found in selection.items { try refuse(found) }
    let target = try target(of: selection, invocation)
    let session = selection.vault
    let (vault, outcome) = try session.asking {
      [invocation] vault throws(Failure) -> OrderWork.Outcome in
      let companies = try TaskCompanies(vault, session, invocation)
      return try OrderWork(selection.items, to: target, among: companies).outcome(invocation.messages)
    }
    session.save(vault, for: invocation)
    var plan = EditPlan(session)
    for (found, order) in outcome.changes {
      plan.change(found, [order.map { .set(["order"], .scalar(NewScalar($0))) } ?? .removeKey(["order"])])
    }
    return try EditRun(invocation, session).finish(try plan.writes(), of: selection.items.map(\.title)) {
      [invocation] in
      report(outcome, invocation)
    }
  }

  private static func target(
    of selection: ItemSelection, _ invocation: Invocation
  ) throws(Failure) -> OrderWork.Target {
    if invocation.arguments.has(first) { return .first }
    if invocation.arguments.has(last) { return .last }
    guard let name = invocation.arguments[before] ?? invocation.arguments[after] else {
      throw Failure(.wrongRequest, .orderNoPlace, hints: [.init(.orderNoPlaceHint)])
    }
    let found = try neighbour(name, of: selection, invocation)
    return invocation.arguments.has(before) ? .before(found) : .after(found)
  }

  private static func neighbour(
    _ name: String, of selection: ItemSelection, _ invocation: Invocation
  ) throws(Failure) -> FoundItem {
    let other = try ItemSelection([name], invocation, wanting: .task, takingParts: false)
    guard other.vault.root == selection.vault.root else {
      throw Failure(
        .wrongRequest, .editTwoVaults, [.text(selection.vault.root.path.text), .text(other.vault.root.path.text)])
    }
    let found = other.items[0]
    try refuse(found)
    guard !selection.items.contains(where: { $0.ownPlace == found.ownPlace }) else {
      throw Failure(.wrongRequest, .orderItself, [.text(found.title)])
    }
    return found
  }

  /// Only open tasks have an order.
  private static func refuse(_ found: FoundItem) throws(Failure) {
    guard found.item.type == .task else {
      throw Failure(.wrongRequest, .startNoTask, [.text(found.title)])
    }
    guard !found.note.task(of: found.item).status.isClosed else {
      throw Failure(
        .wrongRequest, .startClosed, [.text(found.title)],
        hints: [.init(.startClosedHint, [.call(["reopen", found.title])])])
    }
  }

  /// Says where the tasks stand now, and how a list shows it that does not.
  private static func report(_ outcome: OrderWork.Outcome, _ invocation: Invocation) {
    for (found, place) in outcome.places {
      invocation.note(
        .orderPlaced, [.text(found.title), .count(place), .count(outcome.count), .text(outcome.title)])
    }
    guard let (list, sort) = outcome.unordered else { return }
    let name = String((list.path?.text ?? "").dropLast(3))
    let hint = MessageValue.message(.orderSortHint, [.text(name)])
    if let sort {
      invocation.note(.orderSortedOtherwise, [.text(list.title), .text(sort.text), hint])
    } else {
      invocation.note(.orderUnsorted, [.text(list.title), hint])
    }
  }
}
