import VaultActions
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

  static func run(in invocation: inout Invocation) throws(Failure) -> ExitCode {
    let selection = try ItemSelection(invocation.arguments.operands, invocation, takingParts: false)
    try selection.refuseLinks()
    let removed = selection.items.filter { !$0.isLine }
    var plan = EditPlan(selection.vault)
    for found in selection.items {
      if !found.isLine {
        plan.add(NoteWrite(found.path, before: found.note.document.bytes, .remove))
      } else if !removed.contains(where: { $0.path == found.path }) {
        plan.change(found, [.removeLine])
      }
    }
    let links = try DanglingLinks(to: removed, selection.vault, invocation)
    let run = EditRun(invocation, plan.vault)
    return try run.finish(try plan.writes()) { [invocation] in links.report(invocation) }
  }
}
