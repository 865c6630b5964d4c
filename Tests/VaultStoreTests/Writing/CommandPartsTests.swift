import Testing
import VaultEdit
import VaultModel

@testable import VaultStore

/// Commands that are too large to be made at once.
@Suite struct `A command in parts` {
  private let disk: MemoryDisk
  private var writer: VaultWriter { WritingScenario.writer(disk.operations) }

  init() throws { disk = try WritingScenario.edit.disk() }

  /// Writes parts of one command, each a new note.
  private func make(_ names: [String], _ words: String = "import") throws {
    var first: UndoIdentifier?
    for name in names {
      let receipt = try writer.commit([.create(name, name)], command: .words(words), continuing: first)
      first = first ?? receipt.undo
    }
  }

  private var notes: Set<String> {
    Set(WritingScenario.contents(disk).keys).subtracting(WritingScenario.edit.before.keys)
  }

  @Test func `Is one command in the list, and is taken back as one`() throws {
    try make(["one.md", "two.md", "three.md"])
    let history = try writer.history()
    #expect(history.map(\.paths) == [["one.md", "two.md", "three.md"].map { .init(path: $0, kind: .created) }])
    var told: [[Path]] = []
    try writer.undo(command: .words("undo")) { told.append($0.changes.map(\.path)) }
    #expect(told == [["three.md"], ["two.md"], ["one.md"]])
    #expect(notes.isEmpty)
    #expect(try writer.history().map(\.isUndone) == [false, true])
    #expect(throws: WriteFailure.nothingToUndo) { try writer.undo(command: .words("undo")) }
  }

  @Test func `Leaves what another command did between two parts`() throws {
    let first = try writer.commit([.create("one.md", "1")], command: .words("import")).undo
    try make(["other.md"], "new")
    _ = try writer.commit([.create("two.md", "2")], command: .words("import"), continuing: first)
    try writer.undo(command: .words("undo"))
    #expect(notes == ["other.md"])
    try writer.undo(command: .words("undo"))
    #expect(notes.isEmpty)
  }

  @Test func `Is not begun to be taken back when a note of any part changed`() throws {
    try make(["one.md", "two.md", "three.md"])
    disk.write("v/one.md", "mine")
    disk.write("v/two.md", "mine")
    #expect(throws: WriteFailure.conflict([.init("two.md", .changed), .init("one.md", .changed)])) {
      try writer.undo(command: .words("undo"))
    }
    #expect(notes == ["one.md", "two.md", "three.md"])
  }

  @Test func `Is taken back when parts changed one note one after another`() throws {
    let first = try writer.commit([.create("one.md", "1")], command: .words("import")).undo
    for (before, after) in [("1", "2"), ("2", "3")] {
      _ = try writer.commit([.edit("one.md", before, after)], command: .words("import"), continuing: first)
    }
    try writer.undo(command: .words("undo"))
    #expect(notes.isEmpty)
  }

  @Test func `Is taken back further when that was stopped`() throws {
    try make(["one.md", "two.md", "three.md"])
    var stopping = writer
    let disk = disk
    stopping.shouldStop = { disk.bytes(of: "v/two.md") == nil }
    #expect(throws: WriteFailure.stopped) { try stopping.undo(command: .words("undo")) }
    #expect(notes == ["one.md"])
    #expect(try writer.history().map(\.isUndone) == [false, false])
    try writer.undo(command: .words("undo"))
    #expect(notes.isEmpty)
  }

  @Test func `Loses its images all together`() throws {
    try make(["one.md", "two.md"])
    disk.tick(days: 20)
    let first = UndoIdentifier(1)
    _ = try writer.commit([.create("three.md", "3")], command: .words("import"), continuing: first)
    disk.tick(days: 20)
    // The first parts are old, the last is not.
    try make(["new.md"], "new")
    #expect(try writer.history().map(\.paths.count) == [1, 3])
    disk.tick(days: 20)
    try make(["newer.md"], "new")
    #expect(
      try writer.history().map(\.paths)
        == [["newer.md"], ["new.md"]].map { $0.map { .init(path: $0, kind: .created) } })
  }

  @Test func `Is not taken for whole without its first part`() throws {
    try make(["new.md"], "new")
    try make(["one.md", "two.md"])
    let image = try #require(disk.listing.first { $0.hasPrefix("v/.vault/state/undo/000000000002-") })
    disk.remove(image)
    try writer.undo(command: .words("undo"))
    #expect(notes == ["one.md", "two.md"])
  }

  @Test(arguments: [
    "000000000002-5", "000000000002--5", "000000000002-5-000000000001", "000000000002--5-000000000001",
    "1000000000000-0-000000000001",
  ]) func `Has names for its images that read back`(name: String) throws {
    // Of numbers beyond twelve digits none is a command's.
    let entry = UndoFolder.Entry(name: Array(name.utf8))
    #expect(entry.map { String(decoding: $0.name, as: UTF8.self) } == (name.hasPrefix("1") ? nil : name))
  }

  @Test(arguments: [
    "000000000002-5-000000000002", "000000000002-5-000000000003", "000000000002-5-000000000000", "000000000002-5-1",
    "000000000002-5-", "000000000002--", "000000000002-", "2-5", "000000000002-5-000000000001-1",
  ]) func `Takes no other name for one of an image`(name: String) {
    #expect(UndoFolder.Entry(name: Array(name.utf8)) == nil)
  }
}
