import Foundation
import Glibc
import Synchronization
import Testing
import VaultModel
import VaultTestSupport

@testable import VaultStore

@Suite struct `Vault's own state` {
  private let state = "v/.vault/state/"

  /// A disk whose command ended when it had begun to show: its journal is there.
  private func pending(_ scenario: WritingScenario = .mixed) throws -> MemoryDisk {
    for call in 1...(try scenario.callCount()) {
      let disk = try scenario.disk()
      _ = try? scenario.run(FaultyDisk(at: call, .ends).wrapping(disk.operations))
      disk.endProcess()
      // One step is made, and others are not.
      if disk.bytes(of: state + "journal") != nil, disk.bytes(of: "v/a.md") == Array("uno".utf8) { return disk }
    }
    throw SystemError.notFound
  }

  @Test func `A journal with any byte changed is set aside, and no note is touched`() throws {
    let disk = try pending()
    let whole = try #require(disk.bytes(of: state + "journal"))
    #expect(Journal(bytes: whole) != nil)
    for place in whole.indices {
      for change in [0x01, 0x80, 0xFF] as [UInt8] {
        var bytes = whole
        bytes[place] ^= change
        #expect(Journal(bytes: bytes) == nil, "byte \(place) ^ \(change)")
      }
      #expect(Journal(bytes: Array(whole[..<place])) == nil, "first \(place) bytes")
    }
    for place in stride(from: 0, to: whole.count, by: 7) {
      var bytes = whole
      bytes[place] ^= 0x10
      for damaged in [bytes, Array(whole[..<place])] {
        let disk = disk.copy()
        let notes = WritingScenario.contents(disk)
        disk.write(state + "journal", damaged)
        disk.setPermissions(state + "journal", 0o600)
        #expect(try WritingScenario.mixed.shown(disk) == shownAsTheyStand(notes), "byte \(place)")
        let recovery = try WritingScenario.writer(disk.operations).recover()
        #expect(recovery?.setAside.count == 1, "byte \(place)")
        #expect(WritingScenario.contents(disk) == notes, "byte \(place)")
        let aside = try #require(recovery?.setAside.first)
        #expect(disk.bytes(of: "v/" + aside.text) == damaged, "byte \(place)")
      }
    }
  }

  private func shownAsTheyStand(_ notes: [String: String]) -> [String: String] {
    notes.filter { !$0.key.contains(".vault-") }
  }

  @Test(arguments: [
    FileStep(kind: .remove, path: "../up.md", temporary: TemporaryName.random(), permissions: 0o644),
    FileStep(kind: .remove, path: "/etc/up.md", temporary: TemporaryName.random(), permissions: 0o644),
    FileStep(kind: .remove, path: ".vault/state/device", temporary: TemporaryName.random(), permissions: 0o644),
    FileStep(kind: .create, path: "a.md", temporary: Array("mine.md".utf8), permissions: 0o644),
    FileStep(kind: .create, path: "a.md", temporary: Array(".vault-0123456789abcde/.tmp".utf8), permissions: 0o644),
    FileStep(kind: .create, path: "a.md", permissions: 0o644),
    FileStep(kind: .rename, path: "a.md", newPath: "x/../../up.md", permissions: 0o644),
    FileStep(kind: .inPlace, path: "", permissions: 0o644),
  ])
  func `A journal that would lead elsewhere is none`(step: FileStep) throws {
    let device = try #require(DeviceIdentity.random())
    var journal = Journal(device: device, number: 1, record: .words("x"), steps: [step])
    #expect(Journal(bytes: journal.bytes) == nil)
    journal.steps = []
    #expect(Journal(bytes: journal.bytes) == journal)
    journal.folders = ["../up"]
    #expect(Journal(bytes: journal.bytes) == nil)
  }

  @Test func `The journal of another device is not used`() throws {
    let disk = try pending()
    let notes = WritingScenario.contents(disk)
    var elsewhere = WritingScenario.writer(disk.operations)
    elsewhere = VaultWriter(root: elsewhere.root, files: disk.operations, deviceFolder: "/home/other/vault")
    let recovery = try elsewhere.recover()
    #expect(recovery?.setAside.count == 1)
    #expect(recovery?.otherDevice?.text.hasPrefix(".vault/state/device.aside-") == true)
    #expect(recovery?.outcome == nil)
    #expect(WritingScenario.contents(disk) == notes)
    #expect(try elsewhere.history().isEmpty)
    #expect(throws: WriteFailure.nothingToUndo) { try elsewhere.undo(command: .words("undo")) }
  }

  @Test(arguments: ["lock", "journal", "journal.new", "device"])
  func `What is planted in place of its files is refused`(name: String) throws {
    let link = try WritingScenario.edit.disk()
    _ = try WritingScenario.writer(link.operations).recover()
    let device = try WritingScenario.edit.disk()
    _ = try WritingScenario.writer(device.operations).recover()
    link.write("elsewhere", "mine")
    link.link(state + name, to: "/elsewhere")
    device.remove(state + name)
    device.makeDevice(state + name)
    for disk in [link, device] {
      #expect(throws: WriteFailure.unsafeState(StateFolder.path.appending(name), .wrongKind)) {
        try WritingScenario.edit.run(disk.operations)
      }
      #expect(WritingScenario.contents(disk) == WritingScenario.edit.before)
      #expect(try WritingScenario.edit.shown(disk) == WritingScenario.edit.before)
    }
    #expect(link.bytes(of: "elsewhere") == Array("mine".utf8))
  }

  @Test func `A folder planted in place of its own is refused`() throws {
    let disk = try WritingScenario.edit.disk()
    disk.write("elsewhere/x", "")
    disk.link("v/.vault/state", to: "/elsewhere")
    #expect(throws: WriteFailure.unsafeState(StateFolder.path, .wrongKind)) {
      try WritingScenario.edit.run(disk.operations)
    }
    #expect(disk.listing.filter { $0.hasPrefix("elsewhere/") } == ["elsewhere/", "elsewhere/x"])
  }

  @Test func `What belongs to another user is not used`() throws {
    let disk = try WritingScenario.edit.disk()
    var files = disk.operations
    files.user = { 7 }
    #expect(throws: WriteFailure.unsafeState(StateFolder.path, .notOwn)) { try WritingScenario.edit.run(files) }
  }

  @Test func `A FIFO in place of the lock does not hang`() throws {
    let vault = try RealVault(["a.md": "a"])
    _ = try vault.writer.recover()
    let lock = vault.scratch.path + "/v/.vault/state/lock"
    #expect(unsafe unlink(lock) == 0)
    #expect(unsafe mkfifo(lock, 0o600) == 0)
    #expect(throws: WriteFailure.unsafeState(StateFolder.path.appending("lock"), .wrongKind)) {
      try vault.writer.commit([.edit("a.md", "a", "b")], command: .words("set"))
    }
  }

  @Test func `Waiting for another command ends when the user or the patience does`() throws {
    let disk = try WritingScenario.edit.disk()
    var writer = WritingScenario.writer(disk.operations)
    let other = WritingScenario.writer(disk.operations)
    try other.locked { (_) throws(WriteFailure) in
      #expect(throws: WriteFailure.locked) { try writer.recover() }
      writer.shouldStop = { true }
      #expect(throws: WriteFailure.stopped) { try writer.recover() }
    }
    #expect(try writer.recover() == nil)
  }

  @Test(arguments: ["/home/gone/vault", "/home/gone/deep/er/vault"])
  func `A home of state that leads nowhere is a failure, and no note is touched`(folder: String) throws {
    let disk = try WritingScenario.edit.disk()
    disk.link("home/gone", to: "/nowhere")
    let writer = VaultWriter(root: WritingScenario.root, files: disk.operations, deviceFolder: Path(folder))
    #expect(throws: WriteFailure.system(Path(folder), .notFound)) {
      try writer.commit([.edit("x.md", "x", "y")], command: .words("set"))
    }
    #expect(WritingScenario.contents(disk) == WritingScenario.edit.before)
  }

  @Test func `A home of state that is not there yet is made, for its owner alone`() throws {
    let disk = try WritingScenario.edit.disk()
    let writer = VaultWriter(root: WritingScenario.root, files: disk.operations, deviceFolder: "/new/state/vault")
    _ = try writer.commit([.edit("x.md", "x", "y")], command: .words("set"))
    #expect(disk.bytes(of: "new/state/vault/device")?.count == 33)
    #expect(disk.status(of: "new/state")?.permissions == 0o700)
  }

  @Test func `A stop asked for before anything is written writes nothing`() throws {
    let disk = try WritingScenario.mixed.disk()
    var writer = WritingScenario.writer(disk.operations)
    _ = try writer.recover()
    let listing = disk.listing
    writer.shouldStop = { true }
    #expect(throws: WriteFailure.stopped) {
      try writer.commit(`Writing the files of a command`.everything, command: .words("set"))
    }
    #expect(disk.listing == listing)
    #expect(WritingScenario.contents(disk) == WritingScenario.mixed.before)
    writer.shouldStop = { false }
    _ = try writer.commit(`Writing the files of a command`.everything, command: .words("set"))
    writer.shouldStop = { true }
    #expect(throws: WriteFailure.stopped) { try writer.undo(command: .words("undo")) }
    #expect(WritingScenario.contents(disk) == WritingScenario.mixed.after)
  }

  @Test func `A stop asked for while files are prepared writes nothing and leaves nothing`() throws {
    for call in 1...6 {
      let disk = try WritingScenario.mixed.disk()
      var writer = WritingScenario.writer(disk.operations)
      _ = try writer.recover()
      let listing = disk.listing
      let asked = Atomic<Int>(0)
      writer.shouldStop = { asked.add(1, ordering: .relaxed).newValue == call }
      do {
        _ = try writer.commit(`Writing the files of a command`.everything, command: .words("set"))
        #expect(asked.load(ordering: .relaxed) < call)
        #expect(call > 3)
      } catch WriteFailure.stopped {
        #expect(disk.listing == listing)
        #expect(WritingScenario.contents(disk) == WritingScenario.mixed.before)
      }
    }
  }

  // MARK: Undo

  @Test func `What another device says of the state does not take this one's commands away`() throws {
    let disk = try WritingScenario.edit.disk()
    let writer = WritingScenario.writer(disk.operations)
    _ = try writer.commit([.edit("x.md", "x", "y")], command: .words("set"))
    disk.write(state + "device", String(repeating: "ab", count: 16) + "\n")
    disk.setPermissions(state + "device", 0o600)
    let receipt = try writer.undo(command: .words("undo"))
    #expect(receipt.recovery?.setAside == [])
    #expect(receipt.recovery?.otherDevice != nil)
    #expect(WritingScenario.contents(disk)["x.md"] == "x")
  }

  @Test func `Commands can be taken back for thirty days`() throws {
    let disk = try WritingScenario.edit.disk()
    let writer = WritingScenario.writer(disk.operations)
    // Three commands, and how many days pass after each.
    for (text, days) in [("b", 1), ("c", 29), ("d", 1)] {
      let before = String(decoding: disk.bytes(of: "v/x.md") ?? [], as: UTF8.self)
      _ = try writer.commit([.edit("x.md", before, text)], command: .words("set \(text)"))
      disk.tick(days: days)
    }
    #expect(try writer.history().map(\.command.words) == [["set", "d"], ["set", "c"], ["set", "b"]])
    _ = try writer.commit([.edit("x.md", "d", "e")], command: .words("set e"))
    #expect(try writer.history().map(\.command.words) == [["set", "e"], ["set", "d"], ["set", "c"]])
  }

  @Test func `The last command can be taken back however old it is`() throws {
    let disk = try WritingScenario.edit.disk()
    let writer = WritingScenario.writer(disk.operations)
    _ = try writer.commit([.edit("x.md", "x", "y")], command: .words("set"))
    disk.tick(days: 400)
    _ = try writer.undo(command: .words("undo"))
    #expect(WritingScenario.contents(disk)["x.md"] == "x")
  }

  @Test(arguments: [-2000, 2000])
  func `A day that a command pretends takes no other command away`(day: Int) throws {
    let disk = try WritingScenario.edit.disk()
    let writer = WritingScenario.writer(disk.operations)
    _ = try writer.commit([.edit("x.md", "x", "y")], command: .words("today"))
    _ = try writer.commit([.edit("x.md", "y", "z")], command: .words("pretended", day: day))
    _ = try writer.commit([.edit("x.md", "z", "w")], command: .words("again"))
    #expect(try writer.history().map(\.command.words) == [["again"], ["pretended"], ["today"]])
  }

  @Test(arguments: [
    "18446744073709551615", "9999999999999", "1000000000000", "999999999999", "999999999998", "001000000000",
    "000000000000",
  ])
  func `A file that no command can have numbered is in nobody's way`(number: String) throws {
    let disk = try WritingScenario.edit.disk()
    let writer = WritingScenario.writer(disk.operations)
    _ = try writer.commit([.edit("x.md", "x", "y")], command: .words("first"))
    disk.write(state + "undo/\(number)-0", "planted")
    disk.setPermissions(state + "undo/\(number)-0", 0o600)
    let receipt = try writer.commit([.edit("x.md", "y", "z")], command: .words("second"))
    #expect(receipt.undo == UndoIdentifier(2))
    for text in ["y", "x"] {
      _ = try writer.undo(command: .words("undo"))
      #expect(WritingScenario.contents(disk)["x.md"] == text)
    }
  }

  @Test func `A clock that goes back takes nothing away`() throws {
    let disk = try WritingScenario.edit.disk()
    let writer = WritingScenario.writer(disk.operations)
    _ = try writer.commit([.edit("x.md", "x", "y")], command: .words("late", day: 300))
    _ = try writer.commit([.edit("x.md", "y", "z")], command: .words("early", day: -300))
    #expect(try writer.history().map(\.command.words) == [["early"], ["late"]])
    _ = try writer.undo(command: .words("undo", day: -300))
    #expect(WritingScenario.contents(disk)["x.md"] == "y")
  }

  @Test func `A damaged undo image is named, and no older command is taken back for it`() throws {
    let disk = try WritingScenario.edit.disk()
    let writer = WritingScenario.writer(disk.operations)
    _ = try writer.commit([.edit("x.md", "x", "y")], command: .words("first"))
    _ = try writer.commit([.edit("a.md", "one\n", "y")], command: .words("second"))
    let image = try #require(disk.listing.last { $0.hasPrefix(state + "undo/") })
    disk.write(image, "damaged")
    disk.setPermissions(image, 0o600)
    #expect(throws: WriteFailure.damagedUndo(Path(String(image.dropFirst(2))))) {
      try writer.undo(command: .words("undo"))
    }
    var damaged: [Path] = []
    #expect(try writer.history { damaged.append($0) }.map(\.command.words) == [["first"]])
    #expect(damaged == [Path(String(image.dropFirst(2)))])
    // Whoever removes the record gives its command up, and can take back the one before it.
    disk.remove(image)
    _ = try writer.undo(command: .words("undo"))
    #expect(WritingScenario.contents(disk)["x.md"] == "x")
  }
}
