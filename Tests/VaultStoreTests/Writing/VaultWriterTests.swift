import Foundation
import Testing
import VaultEdit
import VaultModel
import VaultSyntax
import VaultTestSupport

@testable import VaultStore

/// A vault on the real disk, with a writer of its own device.
struct RealVault {
  let scratch: ScratchDirectory
  let root: VaultRoot
  let writer: VaultWriter

  init(_ notes: [String: String], files: FileOperations = .system) throws {
    scratch = try ScratchDirectory(["v/.vault/.gitignore": ""])
    for (name, text) in notes { try scratch.write("v/" + name, text) }
    root = VaultRoot(path: Path(scratch.path + "/v"))
    writer = VaultWriter(root: root, files: files, deviceFolder: Path(scratch.path + "/home/state/vault"))
  }

  func text(_ name: String) -> String? { (try? scratch.read("v/" + name)).map { String(decoding: $0, as: UTF8.self) } }

  func status(_ name: String, follow: Bool = false) throws -> FileStatus {
    try FileOperations.system.statusOfName(
      FileOperations.workingDirectory, Array((scratch.path + "/v/" + name).utf8), follow)
  }

  /// Every name of the vault below the root but vault's own, sorted.
  var names: [String] {
    (FileManager.default.enumerator(atPath: scratch.path + "/v")?.compactMap { $0 as? String } ?? [])
      .filter { !$0.hasPrefix(".vault") }.sorted()
  }
}

extension CommandRecord {
  /// A command at noon of a day in November 2026.
  static func words(_ words: String, day: Int = 20) -> CommandRecord {
    let time = LocalDateTime("2026-11-20 12:00")?.adding(seconds: Int64(day - 20) * 86_400)
    return CommandRecord(words: words.split(separator: " ").map(String.init), time: time ?? LocalDateTime(.epoch))
  }
}

extension NoteWrite {
  static func edit(_ path: String, _ before: String, _ after: String) -> NoteWrite {
    NoteWrite(Path(path), before: Array(before.utf8), .edit(after: Array(after.utf8)))
  }

  /// An edit that puts a line at the end, of whatever the file holds.
  static func adding(_ line: String, to path: String, holding before: String) -> NoteWrite {
    NoteWrite(Path(path), before: Array(before.utf8), .edit(after: Array((before + line).utf8))) { bytes in
      .success(bytes + Array(line.utf8))
    }
  }

  static func create(_ path: String, _ text: String, permissions: UInt32 = 0o666) -> NoteWrite {
    NoteWrite(Path(path), before: [], .create(Array(text.utf8), permissions: permissions))
  }

  static func remove(_ path: String, _ before: String) -> NoteWrite {
    NoteWrite(Path(path), before: Array(before.utf8), .remove)
  }

  static func move(_ path: String, to target: String, _ before: String, _ after: String? = nil) -> NoteWrite {
    NoteWrite(Path(path), before: Array(before.utf8), .move(to: Path(target), after: Array((after ?? before).utf8)))
  }
}

@Suite struct `Writing the files of a command` {
  static let everything: [NoteWrite] = [
    .edit("a.md", "one", "uno"), .create("new/deep/b.md", "b"), .remove("c.md", "see"),
    .move("d.md", to: "old/d.md", "dee"), .move("e.md", to: "f.md", "eee", "fff"),
  ]

  @Test func `Edits, creates, removes and moves, and tells what it did`() throws {
    let vault = try RealVault(["a.md": "one", "c.md": "see", "d.md": "dee", "e.md": "eee"])
    let receipt = try vault.writer.commit(Self.everything, command: .words("mixed bag"))
    #expect(vault.names == ["a.md", "f.md", "new", "new/deep", "new/deep/b.md", "old", "old/d.md"])
    #expect(vault.text("a.md") == "uno")
    #expect(vault.text("new/deep/b.md") == "b")
    #expect(vault.text("old/d.md") == "dee")
    #expect(vault.text("f.md") == "fff")
    #expect(
      receipt.changes.map(\.kind) == [.edited, .created, .removed, .moved(to: "old/d.md"), .moved(to: "f.md")])
    #expect(receipt.changes.map(\.after) == ["uno", "b", "", "dee", "fff"].map { Array($0.utf8) })
    #expect(receipt.undo != nil)
    #expect(receipt.recovery == nil)
  }

  @Test func `Takes all of it back, once`() throws {
    let vault = try RealVault(["a.md": "one", "c.md": "see", "d.md": "dee", "e.md": "eee"])
    _ = try vault.writer.commit(Self.everything, command: .words("mixed bag"))
    let undone = try vault.writer.undo(command: .words("undo"))
    #expect(vault.names == ["a.md", "c.md", "d.md", "e.md"])
    #expect(["a.md", "c.md", "d.md", "e.md"].map(vault.text) == ["one", "see", "dee", "eee"])
    #expect(undone.changes.count == 5)
    #expect(throws: WriteFailure.nothingToUndo) { try vault.writer.undo(command: .words("undo")) }
    let history = try vault.writer.history()
    #expect(history.map(\.command.words) == [["undo"], ["mixed", "bag"]])
    #expect(history.map(\.isUndone) == [false, true])
    #expect(history.first?.undoes == history.last?.identifier)
  }

  @Test func `Takes commands back one after another, the last first`() throws {
    let vault = try RealVault(["a.md": "1"])
    _ = try vault.writer.commit([.edit("a.md", "1", "2")], command: .words("first"))
    _ = try vault.writer.commit([.edit("a.md", "2", "3")], command: .words("second"))
    _ = try vault.writer.undo(command: .words("undo"))
    #expect(vault.text("a.md") == "2")
    _ = try vault.writer.undo(command: .words("undo"))
    #expect(vault.text("a.md") == "1")
    #expect(throws: WriteFailure.nothingToUndo) { try vault.writer.undo(command: .words("undo")) }
  }

  @Test func `Does not take back over what somebody wrote since`() throws {
    let vault = try RealVault(["a.md": "1", "b.md": "x"])
    _ = try vault.writer.commit([.edit("a.md", "1", "2"), .edit("b.md", "x", "y")], command: .words("set"))
    try vault.scratch.write("v/a.md", "mine")
    #expect(throws: WriteFailure.conflict([.init("a.md", .changed)])) {
      try vault.writer.undo(command: .words("undo"))
    }
    #expect(vault.text("a.md") == "mine")
    #expect(vault.text("b.md") == "y")
  }

  @Test func `Computes anew on bytes that changed since they were read`() throws {
    let vault = try RealVault(["a.md": "theirs\n"])
    let receipt = try vault.writer.commit([.adding("ours\n", to: "a.md", holding: "")], command: .words("add"))
    #expect(vault.text("a.md") == "theirs\nours\n")
    #expect(receipt.changes.map(\.before) == [Array("theirs\n".utf8)])
  }

  @Test func `Refuses where the edit cannot be made in the bytes of now`() throws {
    let vault = try RealVault(["a.md": "theirs\n", "b.md": "b"])
    let refusal = EditRefusal(.lineNotFound, at: ByteRange(0, 2))
    var write = NoteWrite.edit("a.md", "other", "new")
    write.recompute = { _ in .failure(refusal) }
    #expect(throws: WriteFailure.refusal("a.md", refusal, bytes: Array("theirs\n".utf8))) {
      try vault.writer.commit([.edit("b.md", "b", "B"), write], command: .words("set"))
    }
    #expect(vault.text("b.md") == "b")
  }

  @Test(arguments: [
    (NoteWrite.edit("a.md", "other", "x"), WriteFailure.Conflict("a.md", .changed)),
    (.edit("gone.md", "", "x"), .init("gone.md", .vanished)),
    (.edit("none/gone.md", "", "x"), .init("none/gone.md", .vanished)),
    (.create("a.md", "x"), .init("a.md", .nameTaken)),
    (.remove("a.md", "other"), .init("a.md", .changed)),
    (.move("a.md", to: "b.md", "a"), .init("b.md", .nameTaken)),
    (.edit("out.md", "", "x"), .init("out.md", .outsideVault)),
    (.edit("outside/n.md", "", "x"), .init("outside/n.md", .outsideVault)),
    (.create("outside/new.md", "x"), .init("outside/new.md", .outsideVault)),
    (.create("dangling.md", "x"), .init("dangling.md", .outsideVault)),
    (.edit("theirs/n.md", "n", "x"), .init("theirs/n.md", .otherVault)),
    (.create("theirs/new/deep.md", "x"), .init("theirs/new/deep.md", .otherVault)),
    (.remove("theirs/deep/n.md", "n"), .init("theirs/deep/n.md", .otherVault)),
    (.move("a.md", to: "theirs/a.md", "a"), .init("theirs/a.md", .otherVault)),
    (.edit("theirs.md", "n", "x"), .init("theirs.md", .otherVault)),
    (.edit("folder", "", "x"), .init("folder", .notRegularFile)),
    (.create("a.md/b.md", "x"), .init("a.md/b.md", .notRegularFile)),
    (.edit("fifo.md", "", "x"), .init("fifo.md", .notRegularFile)),
    (.create("../up.md", "x"), .init("../up.md", .notAPath)),
    (.create("/tmp/up.md", "x"), .init("/tmp/up.md", .notAPath)),
    (.create(".vault/state/journal", "x"), .init(".vault/state/journal", .notAPath)),
    (.create("folder/../.VAULT/State/x", "x"), .init("folder/../.VAULT/State/x", .notAPath)),
  ])
  func `What is in the way is named, and nothing is written`(write: NoteWrite, conflict: WriteFailure.Conflict) throws {
    let vault = try RealVault(["a.md": "a", "b.md": "b", "folder/x.md": "x"])
    try vault.scratch.write("elsewhere/n.md", "n")
    for name in ["theirs/.vault/config.yaml", "theirs/n.md", "theirs/deep/n.md"] {
      try vault.scratch.write("v/" + name, "n")
    }
    try vault.scratch.link("v/theirs.md", to: "theirs/n.md")
    try vault.scratch.link("v/out.md", to: vault.scratch.path + "/elsewhere/n.md")
    try vault.scratch.link("v/outside", to: "../elsewhere")
    try vault.scratch.link("v/dangling.md", to: "nowhere.md")
    #expect(unsafe mkfifo(vault.scratch.path + "/v/fifo.md", 0o600) == 0)
    let names = vault.names
    #expect(throws: WriteFailure.conflict([conflict])) {
      try vault.writer.commit([.edit("folder/x.md", "x", "X"), write], command: .words("set"))
    }
    #expect(vault.names == names)
    #expect(vault.text("a.md") == "a")
    #expect(vault.text("folder/x.md") == "x")
    #expect(try vault.scratch.read("elsewhere/n.md") == Array("n".utf8))
    #expect(try vault.writer.history().isEmpty)
  }

  @Test func `Every file in the way is named`() throws {
    let vault = try RealVault(["a.md": "a", "b.md": "b"])
    #expect(
      throws: WriteFailure.conflict([.init("a.md", .changed), .init("b.md", .changed), .init("b.md", .namedTwice)])
    ) {
      try vault.writer.commit(
        [.edit("a.md", "x", "y"), .edit("b.md", "x", "y"), .edit("b.md", "b", "c"), .edit("./b.md", "b", "d")],
        command: .words("set"))
    }
  }

  @Test(arguments: [0o640, 0o600, 0o755, 0o666] as [UInt32])
  func `A file keeps its permissions`(permissions: UInt32) throws {
    let vault = try RealVault(["a.md": "a", "b.md": "b"])
    #expect(unsafe chmod(vault.scratch.path + "/v/a.md", permissions) == 0)
    #expect(unsafe chmod(vault.scratch.path + "/v/b.md", permissions) == 0)
    _ = try vault.writer.commit([.edit("a.md", "a", "A"), .remove("b.md", "b")], command: .words("set"))
    #expect(try vault.status("a.md").permissions == permissions)
    _ = try vault.writer.undo(command: .words("undo"))
    #expect(try vault.status("a.md").permissions == permissions)
    #expect(try vault.status("b.md").permissions == permissions)
  }

  @Test func `A file that nobody may write is refused, and moved only as it is`() throws {
    let vault = try RealVault(["a.md": "a", "b.md": "b"])
    #expect(unsafe chmod(vault.scratch.path + "/v/a.md", 0o444) == 0)
    let refused: [NoteWrite] = [
      .edit("a.md", "a", "A"), .remove("a.md", "a"),
      NoteWrite("a.md", before: Array("a".utf8), .move(to: "c.md", after: Array("A".utf8))),
    ]
    for write in refused {
      #expect(throws: WriteFailure.system("a.md", .notPermitted)) {
        try vault.writer.commit([.edit("b.md", "b", "B"), write], command: .words("set"))
      }
    }
    #expect(vault.text("a.md") == "a")
    #expect(vault.text("b.md") == "b")
    _ = try vault.writer.commit(
      [NoteWrite("a.md", before: Array("a".utf8), .move(to: "c.md", after: Array("a".utf8)))], command: .words("mv"))
    #expect(try vault.status("c.md").permissions == 0o444)
  }

  @Test func `A new file gets the permissions it is given`() throws {
    let vault = try RealVault([:])
    _ = try vault.writer.commit([.create("d.md", "d", permissions: 0o600)], command: .words("new"))
    #expect(try vault.status("d.md").permissions == 0o600)
  }

  @Test func `A link stays a link, and the file behind it is written`() throws {
    let vault = try RealVault(["real/a.md": "a"])
    try vault.scratch.link("v/link.md", to: "real/a.md")
    try vault.scratch.link("v/folder", to: "real")
    let receipt = try vault.writer.commit([.edit("link.md", "a", "b")], command: .words("set"))
    #expect(receipt.changes.map(\.path) == ["real/a.md"])
    #expect(try vault.status("link.md").kind == .symbolicLink)
    #expect(vault.text("real/a.md") == "b")
    _ = try vault.writer.commit([.edit("folder/a.md", "b", "c"), .create("folder/n.md", "n")], command: .words("set"))
    #expect(try vault.status("folder").kind == .symbolicLink)
    #expect(vault.names == ["folder", "link.md", "real", "real/a.md", "real/n.md"])
    #expect(vault.text("real/a.md") == "c")
  }

  @Test(arguments: ["", "b", "longer than it was"])
  func `A file with several names keeps them all`(after: String) throws {
    let vault = try RealVault(["a.md": "before"])
    #expect(unsafe link(vault.scratch.path + "/v/a.md", vault.scratch.path + "/v/same.md") == 0)
    let inode = try vault.status("a.md").inode
    _ = try vault.writer.commit([.edit("a.md", "before", after)], command: .words("set"))
    #expect(vault.text("same.md") == after)
    #expect(try vault.status("a.md").inode == inode)
    _ = try vault.writer.undo(command: .words("undo"))
    #expect(vault.text("same.md") == "before")
    #expect(try vault.status("same.md").links == 2)
  }

  @Test func `A file that holds already what it should is not touched`() throws {
    let vault = try RealVault(["a.md": "a", "b.md": "b"])
    let before = try vault.status("a.md")
    let receipt = try vault.writer.commit([.edit("a.md", "a", "a")], command: .words("set"))
    #expect(receipt == WriteReceipt())
    _ = try vault.writer.commit([.edit("a.md", "a", "a"), .edit("b.md", "b", "B")], command: .words("set"))
    #expect(try vault.status("a.md") == before)
    #expect(try vault.writer.history().map(\.paths) == [[.init(path: "b.md", kind: .edited)]])
  }

  @Test func `A moved file that keeps its bytes keeps its time`() throws {
    let vault = try RealVault(["a.md": "a"])
    let before = try vault.status("a.md")
    _ = try vault.writer.commit([.move("a.md", to: "x/b.md", "a")], command: .words("mv"))
    let after = try vault.status("x/b.md")
    #expect(after.modified == before.modified)
    #expect(after.inode == before.inode)
  }

  @Test func `Vault's own files are for their owner alone`() throws {
    let vault = try RealVault(["a.md": "a"])
    _ = try vault.writer.commit([.edit("a.md", "a", "b")], command: .words("set"))
    #expect(try vault.status(".vault/state").permissions == 0o700)
    #expect(try vault.status(".vault/state/undo").permissions == 0o700)
    let state = try FileManager.default.subpathsOfDirectory(atPath: vault.scratch.path + "/v/.vault/state").sorted()
    #expect(state.prefix(3) == ["device", "lock", "undo"])
    #expect(state.count == 4)
    for name in state where name != "undo" { #expect(try vault.status(".vault/state/" + name).permissions == 0o600) }
  }
}
