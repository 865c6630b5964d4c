import Foundation
import Testing
import VaultTestSupport

@testable import VaultStore

private let (one, two) = (Array("BEGIN:VCALENDAR\r\nX:1".utf8), Array("BEGIN:VCALENDAR\r\nX:2".utf8))

@Suite struct `A calendar that a command writes` {
  private func file(_ name: String, in directory: ScratchDirectory) throws -> OutsideFile {
    try OutsideFile(at: Path(directory.path).appending(name), files: .system)
  }

  private func replace(_ file: OutsideFile, with bytes: [UInt8], _ directory: ScratchDirectory) throws {
    let write = try #require(file.replaced(by: bytes))
    _ = try directory.writer().commit([write], command: .words("sync"))
  }

  private func vault(_ files: [String: String] = [:]) throws -> ScratchDirectory {
    try ScratchDirectory([".vault/config.yaml": ""].merging(files) { $1 })
  }

  @Test func `is made, and replaced with its permissions`() throws {
    let directory = try vault()
    let new = try file("a.ics", in: directory)
    #expect(new.bytes == nil)
    try replace(new, with: one, directory)
    let path = Path(directory.path).appending("a.ics")
    let descriptor = try FileOperations.system.open(FileOperations.workingDirectory, path.bytes, .reading)
    try FileOperations.system.setPermissions(descriptor, 0o640)
    FileOperations.system.close(descriptor)
    let again = try file("a.ics", in: directory)
    #expect(again.bytes == one && again.replaced(by: one) == nil)
    try replace(again, with: two, directory)
    #expect(try directory.read("a.ics") == two)
    let status = try FileOperations.system.statusOfName(FileOperations.workingDirectory, path.bytes, true)
    #expect(status.permissions & 0o777 == 0o640)
  }

  @Test func `is left alone when somebody saved it or made it meanwhile, and the notes with it`() throws {
    let directory = try vault(["a.ics": "one", "a.md": "a"])
    let read = try file("a.ics", in: directory)
    try directory.write("a.ics", "theirs")
    let writes = [NoteWrite.edit("a.md", "a", "b"), try #require(read.replaced(by: one))]
    #expect(throws: WriteFailure.conflict([WriteFailure.Conflict(read.path, .changed)])) {
      try directory.writer().commit(writes, command: .words("sync"))
    }
    #expect(try directory.read("a.ics") == Array("theirs".utf8))
    #expect(try directory.read("a.md") == Array("a".utf8))
    let absent = try file("b.ics", in: directory)
    try directory.write("b.ics", "theirs")
    #expect(throws: WriteFailure.self) { try replace(absent, with: one, directory) }
    #expect(try directory.read("b.ics") == Array("theirs".utf8))
  }

  @Test func `may be named by a link, which stays one`() throws {
    let directory = try vault(["real.ics": "one"])
    try directory.link("link.ics", to: "real.ics")
    try replace(try file("link.ics", in: directory), with: two, directory)
    #expect(try directory.read("real.ics") == two)
    let status = try FileOperations.system.statusOfName(
      FileOperations.workingDirectory, Path(directory.path).appending("link.ics").bytes, false)
    #expect(status.kind == .symbolicLink)
  }

  @Test func `needs a folder that is there`() throws {
    let directory = try vault()
    #expect(throws: SystemError.notFound) { try file("none/a.ics", in: directory) }
  }

  @Test func `comes back by an undo, and stays where somebody changed it since`() throws {
    let directory = try vault(["a.ics": "BEGIN:VCALENDAR\r\nX:1", "a.md": "a"])
    let writer = try directory.writer()
    func synchronize() throws {
      let write = try #require(try file("a.ics", in: directory).replaced(by: two))
      _ = try writer.commit([.edit("a.md", "a", "b"), write], command: .words("sync"))
    }
    try synchronize()
    #expect(try writer.undo(command: .words("undo")).calendarsLeft.isEmpty)
    #expect(try directory.read("a.ics") == one)
    try synchronize()
    try directory.write("a.ics", "theirs")
    #expect(try writer.undo(command: .words("undo")).calendarsLeft == [try file("a.ics", in: directory).path])
    #expect(try directory.read("a.ics") == Array("theirs".utf8))
    #expect(try directory.read("a.md") == Array("a".utf8))
  }

  @Test(arguments: [
    ("/home/me/.profile", "echo", "rm"), ("/home/me/.profile", "", "BEGIN:VCALENDAR"), ("/home/a.ics", "", "rm"),
    ("/home/../a.ics", "BEGIN:VCALENDAR", "BEGIN:VCALENDAR"), (".vault/state/started", "a", "b"),
    (".vault/state/synced/../x", "a", "b"), (".vault/state/synced/0123456789abcde", "a", "b"),
    (".vault/state/synced/0123456789ABCDEF", "a", "b"), ("../a.md", "a", "b"), ("/", "BEGIN:VCALENDAR", ""),
  ]) func `is all that a journal may name outside of the vault`(path: String, before: String, after: String) throws {
    let isCalendar = [before, after].allSatisfy { $0.isEmpty || $0.hasPrefix("BEGIN:VCALENDAR") }
    let step = FileStep(
      kind: .replace, path: Path(path), temporary: TemporaryName.random(), before: Array(before.utf8),
      after: Array(after.utf8), permissions: 0o644)
    let journal = Journal(
      device: try #require(DeviceIdentity.random()), number: 1, record: .words("planted"), steps: [step])
    // The path alone does not say what a file is: a calendar may be called anything.
    let isAllowed = path == "/home/me/.profile" && isCalendar
    #expect((Journal(bytes: journal.bytes) != nil) == isAllowed)
  }
}

@Suite struct `The state of a synchronisation` {
  private func keep(
    _ text: String, of path: Path, insteadOf last: SyncedState, _ writer: VaultWriter
  ) throws {
    let write = try #require(try writer.keeping(Array(text.utf8), of: path, insteadOf: last))
    _ = try writer.commit([write], command: .words("sync"))
  }

  @Test func `is kept by the path of the file, and only where it was not changed meanwhile`() throws {
    let directory = try ScratchDirectory([".vault/config.yaml": ""])
    let writer = try directory.writer()
    #expect(try writer.syncedState(of: "/a.ics") == .none)
    try keep("one", of: "/a.ics", insteadOf: .none, writer)
    #expect(try writer.syncedState(of: "/a.ics") == .kept(Array("one".utf8)))
    #expect(try writer.syncedState(of: "/b.ics") == .none)
    #expect(throws: WriteFailure.self) { try keep("two", of: "/a.ics", insteadOf: .none, writer) }
    try keep("two", of: "/a.ics", insteadOf: .kept(Array("one".utf8)), writer)
    #expect(try writer.syncedState(of: "/a.ics") == .kept(Array("two".utf8)))
    #expect(try writer.keeping(Array("two".utf8), of: "/a.ics", insteadOf: .kept(Array("two".utf8))) == nil)
    // Nobody would take back what was only remembered.
    #expect(throws: WriteFailure.nothingToUndo) { try writer.undo(command: .words("undo")) }
  }

  @Test func `of another device is not used`() throws {
    let directory = try ScratchDirectory([".vault/config.yaml": ""])
    try keep("one", of: "/a.ics", insteadOf: .none, try directory.writer())
    let other = try directory.writer(device: "other")
    let foreign = try other.syncedState(of: "/a.ics")
    guard case .foreign(let bytes) = foreign else { throw Foreign() }
    #expect(bytes.suffix(3).elementsEqual("one".utf8))
    try keep("two", of: "/a.ics", insteadOf: foreign, other)
    #expect(try other.syncedState(of: "/a.ics") == .kept(Array("two".utf8)))
  }

  private struct Foreign: Error {}

  @Test func `comes back by an undo, whatever was remembered since`() throws {
    let directory = try ScratchDirectory([".vault/config.yaml": "", "a.md": "a"])
    let writer = try directory.writer()
    try keep("one", of: "/a.ics", insteadOf: .none, writer)
    let write = try #require(try writer.keeping(Array("two".utf8), of: "/a.ics", insteadOf: .kept(Array("one".utf8))))
    _ = try writer.commit([.edit("a.md", "a", "b"), write], command: .words("sync"))
    try keep("three", of: "/a.ics", insteadOf: .kept(Array("two".utf8)), writer)
    try writer.undo(command: .words("undo"))
    #expect(try writer.syncedState(of: "/a.ics") == .kept(Array("one".utf8)))
    #expect(try directory.read("a.md") == Array("a".utf8))
  }

  @Test func `stays the older one where a command ended and the calendar was changed before the next`() throws {
    let directory = try ScratchDirectory([
      ".vault/config.yaml": "", "a.md": "a", "a.ics": "BEGIN:VCALENDAR\r\nX:1",
    ])
    let writer = try directory.writer()
    try keep("one", of: "/a.ics", insteadOf: .none, writer)
    let file = try OutsideFile(at: Path(directory.path).appending("a.ics"), files: .system)
    let writes = [
      NoteWrite.edit("a.md", "a", "b"), try #require(file.replaced(by: two)),
      try #require(try writer.keeping(Array("two".utf8), of: "/a.ics", insteadOf: .kept(Array("one".utf8)))),
    ]
    _ = try writer.commit(writes, command: .words("sync"))
    // As if the computer had stopped just after the last step: the journal is where it was while the command wrote.
    let state = directory.path + "/.vault/state/"
    let records = try FileManager.default.contentsOfDirectory(atPath: state + "undo")
    #expect(records.count == 1)
    try FileManager.default.moveItem(atPath: state + "undo/" + (records.first ?? ""), toPath: state + "journal")
    try directory.write("a.ics", "theirs")
    let recovery = try writer.recover()
    #expect(recovery?.edited == [file.path])
    #expect(try writer.syncedState(of: "/a.ics") == .kept(Array("one".utf8)))
    #expect(try directory.read("a.ics") == Array("theirs".utf8))
    #expect(try directory.read("a.md") == Array("b".utf8))
  }
}
