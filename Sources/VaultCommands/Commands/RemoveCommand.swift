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
    let emptied = notesEmptied(by: selection)
    let removed = selection.items.filter { !$0.isLine || emptied.contains($0.path) }
    var plan = EditPlan(selection.vault)
    var gone: Set<Path> = []
    for found in selection.items {
      if removed.contains(where: { $0.path == found.path }) {
        guard gone.insert(found.path).inserted else { continue }
        plan.add(NoteWrite(found.path, before: found.note.document.bytes, .remove))
      } else {
        plan.change(found, [.removeLine])
      }
    }
    let links = try DanglingLinks(to: removed, selection.vault, invocation)
    let run = EditRun(invocation, plan.vault)
    return try run.finish(try plan.writes()) { [invocation] in links.report(invocation) }
  }

  /// The notes that hold nothing but chosen lines, and that would be tasks by their folder if they were empty: nobody who
  /// removes the last line wants one of that name.
  private static func notesEmptied(by selection: ItemSelection) -> Set<Path> {
    let lines = Dictionary(grouping: selection.items.filter(\.isLine), by: \.path)
    return Set(
      lines.filter { path, found in
        let context = selection.vault.configuration.context(forNoteAt: path)
        guard Note(Document([]), context: context).type == .task, let bytes = found.first?.note.document.bytes else {
          return false
        }
        return bytes.indices.allSatisfy { place in
          bytes[place] <= 0x20 || found.contains { $0.item.range.lower <= place && place < $0.item.range.upper }
        }
      }.keys)
  }
}
