import VaultActions
import VaultMessages
import VaultStore
import VaultSyntax

/// `vault edit ITEM`
enum EditCommand {
  static let syntax = CommandSyntax(
    "edit", summary: .commandEdit,
    operands: [Operand("ITEM", .item, .optional, summary: .operandItem)],
    flags: [.dryRun], formats: ["text", "json"],
    examples: [Example("vault --vault sample-vault edit borshch --dry-run", .exampleEdit)],
    exits: [Exit(.done, .exitEdited), Exit(.nothingFound, .exitEditedBadly), .wrongCall, .ioFailure])

  static func run(in invocation: inout Invocation) throws(Failure) -> ExitCode {
    var named = invocation.arguments.operands.first
    if named == nil { named = try ItemPicker(invocation)?.pick().first }
    guard let name = named else {
      throw ParseError.missingOperand(command: syntax.name, name: "ITEM", summary: .operandItem)
        .failure(in: syntax, meaning: [["edit", "TITLE"]])
    }
    var lookup = ItemLookup(invocation.workspace.anew())
    let found: FoundItem
    do throws(Failure) { found = try lookup.find(name) } catch {
      // A vault has no such file until its first setting is written.
      guard error.kind == .notFound, name == settings, let root = try? invocation.workspace.root() else { throw error }
      return try open(Path(settings), in: root, line: nil, invocation)
    }
    lookup.finish()
    let line = found.isLine ? found.line : ItemLookup.place(named: name)?.line
    return try open(
      found.root == nil ? completed(found.path, invocation) : found.path, in: found.root, line: line, invocation)
  }

  private static let settings = ".vault/config.yaml"

  /// Opens a file of a vault, or of none.
  private static func open(
    _ path: Path, in root: VaultRoot?, line: Int?, _ invocation: Invocation
  ) throws(Failure) -> ExitCode {
    let run = EditorRun(invocation)
    if invocation.arguments.has(.dryRun) {
      let folder = root?.path ?? Path(invocation.environment.workingDirectory)
      print(try run.call(opening: folder.appending(path), line: line), invocation)
      return .done
    }
    if let root { return try run.edit(path, in: root, line: line) }
    return try run.edit(stray: path, line: line)
  }

  /// The path of a note outside of every vault, which may have been typed without `.md`.
  private static func completed(_ path: Path, _ invocation: Invocation) -> Path {
    let whole = Path(invocation.environment.workingDirectory).appending(path)
    let isThere = (try? FileOperations.system.statusOfName(FileOperations.workingDirectory, whole.bytes, true)) != nil
    return isThere ? path : Path(bytes: path.bytes + ".md".utf8)
  }

  /// Prints the call of the editor as a shell takes it, or as an object with `program` and `arguments`.
  private static func print(_ call: ProgramCall, _ invocation: Invocation) {
    let words = ([call.program] + call.arguments).map { String(decoding: $0, as: UTF8.self) }
    guard invocation.format == "json" else {
      invocation.print(SafeText.line(words.map(ShellWord.quoted).joined(separator: " ")))
      return
    }
    var json = JSONWriter()
    json.object {
      $0.member("program", call.name)
      $0.member("arguments", Array(words.dropFirst()))
    }
    invocation.print(json.text)
  }
}
