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
      Dictionary(
        uniqueKeysWithValues: notes.filter { links[$0.key] == nil }.map { path, text in
          (path.hasPrefix("/") ? String(path.dropFirst()) : "v/" + path, text)
        }
      )
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

  /// Every file of the vault but vault's own, hidden ones included, and what a synchronisation writes: the calendar and
  /// what is remembered of it.
  static func contents(_ disk: MemoryDisk) -> [String: String] {
    var contents: [String: String] = [:]
    for path in disk.listing where !path.hasSuffix("/") {
      let key = path.hasPrefix("home/calendars/") ? "/" + path : String(path.dropFirst(2))
      guard key.hasPrefix("/") || key.hasPrefix(".vault/state/synced/") else { continue }
      contents[key] = disk.bytes(of: path).map { String(decoding: $0, as: UTF8.self) }
    }
    for path in disk.listing where path.hasPrefix("v/") && !path.hasPrefix("v/.vault/") && !path.hasSuffix("/") {
      contents[String(path.dropFirst(2))] = disk.bytes(of: path).map { String(decoding: $0, as: UTF8.self) }
    }
    return contents
  }

  /// The notes among some files.
  func notes(among files: [String: String]) -> [String: String] {
    files.filter { FilePlace(of: Path($0.key)) == .vault }
  }

  /// The notes as a command that reads shows them.
  ///
  /// - Parameter files: those through which it looks for a command under way.
  func shown(_ disk: MemoryDisk, through files: FileOperations? = nil) throws -> [String: String] {
    let pending = try PendingEdits(of: Self.root, files: files ?? disk.operations, deviceFolder: Self.deviceFolder)
    var notes: [String: String] = [:]
    for path in Set(self.notes(among: before).keys).union(self.notes(among: after).keys) {
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

  private static let (calendar, synced) = ("/home/calendars/family.ics", ".vault/state/synced/0123456789abcdef")
  private static let (met, changed) = ("BEGIN:VCALENDAR\r\nX:1", "BEGIN:VCALENDAR\r\nX:2 and more")
  private static let firstMeeting: [NoteWrite] = [
    .edit("a.md", "one", "one, with a uid"),
    NoteWrite(Path(calendar), before: Array("BEGIN:VCALENDAR".utf8), .edit(after: Array(met.utf8)), in: .calendar),
    NoteWrite(Path(synced), before: [], .create(Array("state".utf8), permissions: 0o600), in: .synced),
  ]

  static let synchronization = WritingScenario(
    testDescription: "a synchronisation with a calendar",
    before: ["a.md": "one, with a uid", calendar: met, synced: "state"],
    after: ["a.md": "one, with a uid", "b.md": "new", calendar: changed, synced: "another state"],
    history: [firstMeeting], start: ["a.md": "one", calendar: "BEGIN:VCALENDAR"],
    writes: [
      NoteWrite("b.md", before: [], .create(Array("new".utf8), permissions: 0o644)),
      NoteWrite(Path(calendar), before: Array(met.utf8), .edit(after: Array(changed.utf8)), in: .calendar),
      NoteWrite(Path(synced), before: Array("state".utf8), .edit(after: Array("another state".utf8)), in: .synced),
    ])

  static let undoneSynchronization = WritingScenario(
    testDescription: "undo of a synchronisation",
    before: ["a.md": "one, with a uid", calendar: met, synced: "state"],
    after: ["a.md": "one", calendar: "BEGIN:VCALENDAR"],
    history: [firstMeeting], start: ["a.md": "one", calendar: "BEGIN:VCALENDAR"])

  static let all = [
    edit, twoEdits, mixed, undo, severalNames, shorter, synchronization, undoneSynchronization,
  ]
}
