import VaultActions
import VaultMessages
import VaultModel
import VaultStore
import VaultSyntax

/// `vault new TYPE TITLE… [KEY=VALUE…] [--at TIME] [--plain] [--edit]`
enum NewCommand {
  static let edit = Flag("edit", short: "e", summary: .flagNewEdit)
  static let at = Flag("at", value: .moment, "TIME", summary: .flagNewAt)

  static let syntax = CommandSyntax(
    "new", summary: .commandNew,
    operands: [
      Operand("TYPE", .choice(ItemType.noteTypes.map(\.name)), summary: .operandNewType),
      // Which words are the title and which are not is seen in the words.
      Operand("TITLE… KEY=VALUE", .assignment(nil), .any, summary: .operandNewTitle),
    ],
    flags: [at, AddCommand.plain, edit, .dryRun], formats: ["text", "json"],
    exclusions: [[edit, .dryRun]],
    examples: [
      Example("vault --vault sample-vault new recipe Onion soup servings=4 --dry-run", .exampleNew),
      Example("vault --vault sample-vault new task Return the library books due=fri --dry-run", .exampleNewTask),
      Example("vault --vault sample-vault new event 'Lunch with Bob tomorrow 12:00' --dry-run", .exampleNewEvent),
      Example("vault --vault sample-vault new diary tomorrow --dry-run", .exampleNewDiary),
    ],
    exits: [.done, .wrongCall, .ioFailure, .conflict])

  static func run(in invocation: inout Invocation) throws(Failure) -> ExitCode {
    let session = try Vault(for: invocation)
    var notes = NewNotes(session, invocation)
    let (path, line) = try notes.add(try NewNoteRequest(of: invocation, in: session))
    guard try create(notes, EditRun(invocation, session)), invocation.arguments.has(edit) else { return .done }
    return try EditorRun(invocation).edit(path, in: session.root, line: line)
  }

  /// Makes notes, prints their paths and says what was understood; false when that was only to be shown.
  static func create(_ notes: NewNotes, _ run: EditRun) throws(Failure) -> Bool {
    let writes = try run.vault.reviewed(try notes.writes)
    if run.preview(writes) {
      notes.sayUnderstood()
      return false
    }
    guard let receipt = try run.write(writes) else { return false }
    run.printMade(receipt) { notes.sayUnderstood() }
    return true
  }
}
