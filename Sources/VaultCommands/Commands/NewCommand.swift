import VaultEdit
import VaultModel
import VaultStore
import VaultSyntax

/// `vault new TYPE TITLE… [KEY=VALUE…] [--edit]`
enum NewCommand {
  static let edit = Flag("edit", short: "e", summary: .flagNewEdit)

  static let syntax = CommandSyntax(
    "new", summary: .commandNew,
    operands: [
      Operand("TYPE", .choice(ItemType.noteTypes.map(\.name)), summary: .operandNewType),
      // Which words are the title and which are not is seen in the words.
      Operand("TITLE… KEY=VALUE", .text, .any, summary: .operandNewTitle),
    ],
    flags: [edit, .dryRun], formats: ["text", "json"],
    exclusions: [[edit, .dryRun]],
    examples: [
      Example("vault --vault sample-vault new recipe Onion soup servings=4 --dry-run", .exampleNew),
      Example("vault --vault sample-vault new task Return the library books due=fri --dry-run", .exampleNewTask),
      Example("vault --vault sample-vault new diary tomorrow --dry-run", .exampleNewDiary),
    ],
    exits: [.done, .wrongCall, .ioFailure, .conflict])

  static func run(in invocation: inout Invocation) throws(CommandFailure) -> ExitCode {
    let session = try VaultSession(for: invocation)
    let request = try NewNoteRequest(
      of: invocation, session.configuration.settings, at: session.now(for: invocation))
    let path = Path(request.note.path)
    let filled = try NewNoteText(request, session, language: invocation.messages.language.language).filled()
    try refuseTaken(path, by: request.note, session)
    if let reason = session.configuration.reason(ignoring: path) {
      invocation.warn(.newIsIgnored, [.text(path.text), .message(reason.nameMessage)])
    }
    let write = NoteWrite(path, before: [], .create(filled.text, permissions: request.note.permissions))
    guard try create(write, EditRun(invocation, session), invocation), invocation.arguments.has(edit) else {
      return .done
    }
    let line = filled.cursor.map { SourceLocation(of: $0, in: filled.text).line }
    return try EditorRun(invocation).edit(path, in: session.root, line: line)
  }

  /// Writes the note and prints its path; false when that was only to be shown.
  private static func create(
    _ write: NoteWrite, _ run: EditRun, _ invocation: Invocation
  ) throws(CommandFailure) -> Bool {
    let writes = try run.held([write])
    if run.preview(writes) { return false }
    guard let receipt = try run.write(writes) else { return false }
    run.printMade(receipt)
    return true
  }

  /// A file is never written over: whoever has the name is told, and which name is free.
  private static func refuseTaken(
    _ path: Path, by note: NewNote, _ session: VaultSession
  ) throws(CommandFailure) {
    let names: FolderNames
    do throws(SystemError) {
      names = try FolderNames(of: path.parent, below: session.root, files: session.files)
    } catch {
      throw CommandFailure(.ioFailure, .cannotRead, [.text(path.parent.text), .systemError(error.code)])
    }
    guard let taken = names.taken(path.name) else { return }
    let other = path.parent.appending(taken)
    var hints = [CommandFailure.Hint(.newEditHint, [.text(ShellWord.quoted(other.text))])]
    if note.type != .diary, note.type != .money {
      hints.append(.init(.newFreeTitle, [.text("\(note.title) \(names.freeNumber(after: path.stem))")]))
    }
    throw CommandFailure(.conflict, .newNameTaken, [.text(other.text)], hints: hints)
  }
}
