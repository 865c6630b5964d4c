import VaultMessages
import VaultModel
import VaultSearch
import VaultStore
import VaultSyntax

/// `vault rm ITEM…`
enum RemoveCommand {
  static let syntax = CommandSyntax(
    "rm", summary: .commandRemove,
    operands: [Operand("ITEM", .item, .any, summary: .operandItems)],
    flags: Flag.editing, formats: ["text", "json"],
    examples: [
      Example("vault --vault sample-vault rm recipes/kutia.md --dry-run", .exampleRemove)
    ],
    exits: Exit.editing)

  static func run(in invocation: inout Invocation) throws(CommandFailure) -> ExitCode {
    let selection = try EditSelection(invocation.arguments.operands, invocation, takingParts: false)
    try selection.refuseLinks()
    let removed = selection.items.filter { !$0.isLine }
    var plan = EditPlan(selection.session)
    for found in selection.items {
      if !found.isLine {
        plan.add(NoteWrite(found.path, before: found.note.document.bytes, .remove))
      } else if !removed.contains(where: { $0.path == found.path }) {
        plan.change(found, [.removeLine])
      }
    }
    let links = try DanglingLinks(to: removed, selection.session, invocation)
    let run = EditRun(invocation, plan.session)
    return try run.finish(try plan.writes(for: invocation)) { [invocation] in links.report(invocation) }
  }
}
