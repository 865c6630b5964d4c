import Testing
import VaultTestSupport

@testable import VaultStore

@Suite struct `The file of reminders` {
  private func states(_ directory: ScratchDirectory) throws -> [String] {
    let folder = try DirectoryHandle(
      below: directory.vaultRoot(), path: StateFolder.path, files: .system)
    defer { folder.close() }
    return try folder.names().map { String(decoding: $0, as: UTF8.self) }.filter { $0.hasPrefix("reminders") }.sorted()
  }

  @Test func `is not there at first, and looking for it makes nothing`() throws {
    let directory = try ScratchDirectory([".vault/config.yaml": ""])
    #expect(try directory.writer().reminderLedger() == ReminderLedgerFile())
    #expect(throws: (any Error).self) { try states(directory) }
  }

  @Test func `holds what was written last, for its owner alone`() throws {
    let directory = try ScratchDirectory([".vault/config.yaml": ""])
    let writer = try directory.writer()
    for text in ["one", "two"] {
      _ = try writer.updateReminderLedger { $0.replacement = Array(text.utf8) }
      #expect(try writer.reminderLedger().stored == Array(text.utf8))
    }
    let names = try states(directory)
    #expect(names.count == 1)
    let path = Path(directory.path).appending(StateFolder.path).appending(names[0])
    let status = try FileOperations.system.statusOfName(FileOperations.workingDirectory, path.bytes, false)
    #expect(status.permissions & 0o777 == 0o600)
    // What is not replaced stays.
    #expect(try writer.updateReminderLedger { _ in }.stored == Array("two".utf8))
  }

  @Test func `is each device's own in a folder that several share`() throws {
    let directory = try ScratchDirectory([".vault/config.yaml": ""])
    for device in ["one", "two"] {
      let file = try directory.writer(device: device).updateReminderLedger { $0.replacement = Array(device.utf8) }
      #expect(file.stored == nil && !file.isUnusable)
    }
    #expect(try directory.writer(device: "one").reminderLedger().stored == Array("one".utf8))
    #expect(try states(directory).count == 2)
  }

  @Test func `that somebody else wrote is not used, and kept under another name when it is asked for`() throws {
    let directory = try ScratchDirectory([".vault/config.yaml": ""])
    let writer = try directory.writer()
    _ = try writer.updateReminderLedger { $0.replacement = [] }
    let name = try states(directory)[0]
    try directory.write(".vault/state/\(name)", "00000000000000000000000000000000\ntext")
    let file = try writer.updateReminderLedger { file in
      #expect(file.isUnusable && file.stored == nil)
      file.setsAside = true
      file.replacement = Array("new".utf8)
    }
    #expect(file.aside?.text.hasPrefix(".vault/state/\(name).aside-") == true)
    #expect(try states(directory).count == 2)
    #expect(try writer.reminderLedger().stored == Array("new".utf8))
  }

  @Test func `must be a regular file`() throws {
    let directory = try ScratchDirectory([".vault/config.yaml": "", "elsewhere": "x"])
    let writer = try directory.writer()
    _ = try writer.updateReminderLedger { $0.replacement = [] }
    let name = try states(directory)[0]
    let state = try DirectoryHandle(below: writer.root, path: StateFolder.path, files: .system)
    defer { state.close() }
    try state.remove(Array(name.utf8))
    try directory.link(".vault/state/\(name)", to: "../../elsewhere")
    #expect(throws: WriteFailure.unsafeState(".vault/state/reminders", .wrongKind)) {
      try writer.updateReminderLedger { $0.replacement = [] }
    }
    #expect(try directory.read("elsewhere") == Array("x".utf8))
  }
}
