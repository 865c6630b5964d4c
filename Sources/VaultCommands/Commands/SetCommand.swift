import VaultActions
import VaultMessages
import VaultModel
import VaultStore
import VaultSyntax

/// `vault set ITEM… KEY=VALUE…`
enum SetCommand {
  static let syntax = CommandSyntax(
    "set", summary: .commandSet,
    operands: [Operand("ITEM… KEY=VALUE", .assignment(.all), .oneOrMore, summary: .operandAssignment)],
    flags: Flag.editing, formats: ["text", "json"],
    examples: [
      Example("vault --vault sample-vault set borshch rating=5 tags+=winter --dry-run", .exampleSet),
      Example("vault --vault sample-vault set --where 'type:task list:home' priority=high --dry-run", .exampleSetWhere),
      Example("vault --vault sample-vault set borshch difficulty= --dry-run", .exampleSetRemove),
      Example(
        "vault --vault sample-vault set renew-passport depends='air the winter coats' --dry-run", .exampleSetDepends),
    ],
    exits: Exit.editing)

  static func run(in invocation: inout Invocation) throws(Failure) -> ExitCode {
    let words = invocation.arguments.operands.map { (word: $0, assignment: Assignment($0)) }
    let assignments = words.compactMap(\.assignment)
    guard !assignments.isEmpty else {
      throw Failure(
        .wrongRequest, .missingOperand, [.text("set"), .text("KEY=VALUE"), .message(.operandAssignment)],
        hints: [.init(.seeHelp, [.text("vault set --help")])])
    }
    let selection = try ItemSelection(words.filter { $0.assignment == nil }.map(\.word), invocation, takingParts: false)
    let reader = AssignmentReader(
      now: try selection.vault.now, settings: selection.vault.configuration.settings,
      language: invocation.messages.language.language)
    var plan = EditPlan(selection.vault)
    var links = DependencyLinks(selection.vault, invocation)
    for found in selection.items {
      var changes: [ItemChange] = []
      for assignment in assignments {
        changes += try reader.changes(assignment, of: found, linking: try links.values(of: assignment, for: found))
        if let remark = reader.remark(on: assignment, of: found) { invocation.dialogue.tell(remark) }
      }
      plan.change(found, changes)
    }
    links.change(&plan)
    var proposal = try plan.proposal()
    proposal.opening = invocation.messages.remarks(on: proposal.writes, of: selection.items, in: plan.vault)
    for assignment in assignments { suggestKey(instead: assignment, selection.items, invocation) }
    return try EditRun.finish(proposal, invocation)
  }

  /// Any key may be set; one that vault does not know, and no item has yet, may be a known one misspelt.
  private static func suggestKey(instead assignment: Assignment, _ items: [FoundItem], _ invocation: Invocation) {
    let key = assignment.path[0]
    guard assignment.operation != .remove, !assignment.value.isEmpty, ItemKey(rawValue: key) == nil,
      !items.contains(where: { found in found.note.fields[found.item.fields].contains { $0.isNamed(key, found.note) } })
    else { return }
    var seen: Set<ItemKey> = []
    let known = items.flatMap { Schema.keys(of: $0.item.type) }.filter { seen.insert($0).inserted }.map(\.rawValue)
    let near = EditDistance.nearest(to: key, among: known)
    guard !near.isEmpty else { return }
    invocation.note(.setUnknownKey, [.text(key), .message(.didYouMean, [.alternatives(near)])])
  }
}

extension Field {
  /// Whether it is spelled so in its note.
  fileprivate func isNamed(_ key: String, _ note: Note) -> Bool { note.document.text(keyRange) == key }
}
