import Testing
import VaultEdit
import VaultModel

@testable import VaultStore

/// A command on a vault in memory, with what the vault holds before and after it: two wholes, and nothing between them
/// may ever be seen.
struct WritingScenario: Sendable, CustomTestStringConvertible {
  var testDescription: String
  /// The notes before and after, by their paths below the root.
  var before: [String: String]
  var after: [String: String]
  /// Second names of notes: the name, and the note that has it too.
  var links: [String: String] = [:]
  /// The commands that lead to ``before`` from the notes they begin with; they succeed.
  var history: [[NoteWrite]] = []
  var start: [String: String]?
  /// What the command writes; nil for `undo`.
  var writes: [NoteWrite]?

  static let root = VaultRoot(path: "/v")
  static let deviceFolder: Path = "/home/state/vault"

  /// A disk just before the command.
  func disk() throws -> MemoryDisk {
    let notes = start ?? before
    let disk = MemoryDisk(
      Dictionary(uniqueKeysWithValues: notes.filter { links[$0.key] == nil }.map { ("v/" + $0.key, $0.value) })
        .merging(["v/.vault/.gitignore": ""]) { mine, _ in mine })
    for (name, other) in links { disk.link("v/" + name, sameAs: "v/" + other) }
    for writes in history { _ = try Self.writer(disk.operations).commit(writes, command: .words("before")) }
    disk.tick()
    return disk
  }

  static func writer(_ files: FileOperations) -> VaultWriter {
    VaultWriter(root: root, files: files, deviceFolder: deviceFolder)
  }

  /// Runs the command.
  @discardableResult
  func run(_ files: FileOperations) throws(WriteFailure) -> WriteReceipt {
    guard let writes else { return try Self.writer(files).undo(command: .words("undo")) }
    return try Self.writer(files).commit(writes, command: .words("command"))
  }

  /// How many calls the command makes.
  func callCount(_ change: (FileOperations) -> FileOperations = { $0 }) throws -> Int {
    let counting = FaultyDisk()
    try run(counting.wrapping(change(try disk().operations)))
    return counting.count
  }

  /// Every file of the vault but vault's own, hidden ones included.
  static func contents(_ disk: MemoryDisk) -> [String: String] {
    var contents: [String: String] = [:]
    for path in disk.listing where path.hasPrefix("v/") && !path.hasPrefix("v/.vault/") && !path.hasSuffix("/") {
      contents[String(path.dropFirst(2))] = disk.bytes(of: path).map { String(decoding: $0, as: UTF8.self) }
    }
    return contents
  }

  /// The notes as a command that reads shows them.
  func shown(_ disk: MemoryDisk) -> [String: String] {
    let pending = PendingEdits(of: Self.root, files: disk.operations, deviceFolder: Self.deviceFolder)
    var notes: [String: String] = [:]
    for path in Set(before.keys).union(after.keys) {
      let reader = FileReader(disk.operations)
      if case .note(let bytes, _) = reader.note(at: Path(path), below: Self.root, through: pending) {
        notes[path] = String(decoding: bytes, as: UTF8.self)
      }
    }
    return notes
  }

  // MARK: The commands that are tried

  static let edit = WritingScenario(
    testDescription: "one edit", before: ["a.md": "one\n", "x.md": "x"], after: ["a.md": "one\ntwo\n", "x.md": "x"],
    writes: [.adding("two\n", to: "a.md", holding: "one\n")])

  static let twoEdits = WritingScenario(
    testDescription: "two edits", before: ["a.md": "aaaa", "d/b.md": "bbbb"],
    after: ["a.md": "A", "d/b.md": "BBBBBBBB"],
    writes: [.edit("a.md", "aaaa", "A"), .edit("d/b.md", "bbbb", "BBBBBBBB")])

  static let mixedBefore = ["a.md": "one", "c.md": "see", "d.md": "dee", "e.md": "eee"]
  static let mixedAfter = ["a.md": "uno", "new/deep/b.md": "b", "old/d.md": "dee", "f.md": "fff"]

  static let mixed = WritingScenario(
    testDescription: "edit, create, remove, move, move with an edit", before: mixedBefore, after: mixedAfter,
    writes: `Writing the files of a command`.everything)

  static let undo = WritingScenario(
    testDescription: "undo of all that", before: mixedAfter, after: mixedBefore,
    history: [`Writing the files of a command`.everything], start: mixedBefore)

  static let severalNames = WritingScenario(
    testDescription: "an edit of a note with two names, and another edit",
    before: ["a.md": "before", "same.md": "before", "b.md": "b"],
    after: ["a.md": "longer than before", "same.md": "longer than before", "b.md": "B"],
    links: ["same.md": "a.md"],
    writes: [.edit("a.md", "before", "longer than before"), .edit("b.md", "b", "B")])

  static let shorter = WritingScenario(
    testDescription: "an edit that makes a note with two names shorter",
    before: ["a.md": "before", "same.md": "before", "b.md": "b"],
    after: ["a.md": "be", "same.md": "be", "b.md": "B"],
    links: ["same.md": "a.md"],
    writes: [.edit("b.md", "b", "B"), .edit("a.md", "before", "be")])

  static let all = [edit, twoEdits, mixed, undo, severalNames, shorter]
}
