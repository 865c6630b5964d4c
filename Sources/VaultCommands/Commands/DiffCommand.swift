import VaultActions
import VaultEdit
import VaultMessages
import VaultStore
import VaultSyntax

/// `vault diff [REV [REV]] [-- ITEM…]`
enum DiffCommand {
  static let patch = Flag("patch", short: "p", summary: .flagPatch)

  static let syntax = CommandSyntax(
    "diff", summary: .commandDiff,
    operands: [
      Operand("REV [REV]", .usual(["HEAD", "HEAD~1"]), .optional, summary: .operandRevision),
      Operand("-- ITEM", .item, .any, summary: .operandDiffItem),
    ],
    flags: [patch], formats: ["text", "json"],
    examples: [
      Example("git init --quiet sample-vault && vault --vault sample-vault diff", .exampleDiff),
      Example("git init --quiet sample-vault && vault --vault sample-vault diff -- recipes", .exampleDiffItems),
      Example("git init --quiet sample-vault && vault --vault sample-vault diff --patch -- borshch", .exampleDiffPatch),
    ],
    exits: [Exit(.done, .exitDiffFound), Exit(.nothingFound, .nothingChanged), .wrongCall, .ioFailure])

  static func run(in invocation: inout Invocation) throws(Failure) -> ExitCode {
    let operands = invocation.arguments.operands
    let split = invocation.arguments.operandsBeforeEnd ?? operands.count
    let revisions = Array(operands[..<min(split, operands.count)])
    let names = Array(operands.dropFirst(split))
    guard revisions.count <= 2 else {
      throw Failure(
        .wrongRequest, .diffTooMany, [.text(revisions[2])],
        hints: [.init(.diffItemsHint, [.text(revisions[0]), .text(revisions[2])])])
    }
    let session = try Vault(for: invocation)
    let repository = try VaultRepository(of: session, invocation)
    var difference = try difference(revisions, in: repository, invocation)
    for file in difference.unreadable {
      invocation.warn(.cannotRead, [.text(file.path.text), file.reason.message])
    }
    try DifferenceScope(names, in: session, invocation).narrow(&difference)
    for note in difference.notes where !invocation.shouldStop { print(note, repository, invocation) }
    guard difference.notes.isEmpty else { return .done }
    invocation.note(.nothingFound)
    return .nothingFound
  }

  private static func difference(
    _ revisions: [String], in repository: VaultRepository, _ invocation: Invocation
  ) throws(Failure) -> VaultDifference {
    guard let first = revisions.first else {
      let head = try repository.head()
      if head == nil { invocation.note(.historyNoCommits) }
      return try VaultDifference(fromWorkTreeSince: head, in: repository)
    }
    let before = try repository.commit(named: first)
    guard revisions.count > 1 else { return try VaultDifference(fromWorkTreeSince: before, in: repository) }
    return try VaultDifference(from: before, to: repository.commit(named: revisions[1]), in: repository)
  }

  /// Prints a note with its changes. The members of its object: `path`, `from` (where it moved from, or null),
  /// `changes`, and with `--patch` `diff`.
  private static func print(_ note: NoteDifference, _ repository: VaultRepository, _ invocation: Invocation) {
    let isPatch = invocation.arguments.has(patch)
    if invocation.format == "json" {
      var json = JSONWriter()
      json.object { object in
        object.member("path", note.path.text)
        object.member("from", note.movedFrom?.text)
        object.member("changes") { json in
          json.array { list in for change in note.changes(in: repository) { change.write(to: &list) } }
        }
        if isPatch { object.member("diff", String(decoding: note.patch(in: repository).text, as: UTF8.self)) }
      }
      return invocation.print(json.text)
    }
    if isPatch { return ChangePrinter(invocation).print(note.patch(in: repository)) }
    invocation.print(invocation.painter.paint(SafeText.line(note.path.text), .path))
    if let origin = note.movedFrom {
      invocation.print("    " + invocation.messages(.changeNoteMoved, [.text(origin.text)]))
    }
    for change in note.changes(in: repository).told {
      invocation.print("    " + invocation.messages.sentence(for: change))
    }
  }
}
