import Testing
import VaultModel
import VaultTestSupport

@testable import VaultStore

@Suite struct `A look at the state` {
  private let device = DeviceIdentity(bytes: Array(repeating: 7, count: 16))
  private let other = DeviceIdentity(bytes: Array(repeating: 8, count: 16))
  private let record = CommandRecord(words: ["done", "soap"], time: LocalDateTime(.epoch))

  private func inspect(_ files: [String: [UInt8]]) throws -> StateInspection {
    let directory = try ScratchDirectory([".vault/config.yaml": ""])
    try directory.write("device-folder/device", try #require(device).text)
    for (name, bytes) in files { try directory.write(".vault/state/" + name, bytes) }
    return StateInspection(
      of: VaultRoot(path: Path(directory.path)), files: .system,
      deviceFolder: Path(directory.path + "/device-folder"))
  }

  private func journal(of device: DeviceIdentity?) throws -> [UInt8] {
    Journal(device: try #require(device), number: 3, record: record).bytes
  }

  @Test func `of a vault that nobody wrote to finds nothing`() throws {
    let state = try inspect([:])
    #expect(state.device == .none && state.pending == nil && state.failure == nil)
    #expect(state.asides.isEmpty && state.damagedRecords.isEmpty && state.misplaced.isEmpty)
  }

  @Test func `tells a command that did not end by its words`() throws {
    #expect(try inspect(["journal": journal(of: device)]).pending == .own(record))
    #expect(try inspect(["journal.new": journal(of: device)]).pending == .own(record))
    #expect(try inspect(["journal": journal(of: other)]).pending == .unusable)
    #expect(try inspect(["journal": [1, 2, 3]]).pending == .unusable)
    #expect(try inspect(["journal.new": [1, 2, 3]]).pending == nil, "it had not begun")
  }

  @Test func `tells what it may not look into`() throws {
    let directory = try ScratchDirectory([".vault/state/journal": "", "device-folder/x": ""])
    // Whoever runs the tests may be allowed everything.
    let system = FileOperations.system
    var files = system
    files.open = { directory, name, opening throws(SystemError) in
      if name.starts(with: Array("journal".utf8)) { throw .notPermitted }
      return try system.open(directory, name, opening)
    }
    let root = VaultRoot(path: Path(directory.path))
    let deviceFolder = Path(directory.path + "/device-folder")
    #expect(StateInspection(of: root, files: files, deviceFolder: deviceFolder).pending == .unusable)
    files = system
    files.statusOfName = { directory, name, follows throws(SystemError) in
      if String(decoding: name, as: UTF8.self).hasSuffix("/.vault/cache") { throw .notPermitted }
      return try system.statusOfName(directory, name, follows)
    }
    #expect(StateInspection(of: root, files: files, deviceFolder: deviceFolder).failure == .notPermitted)
  }

  @Test func `says that it cannot read rather than something else, whichever call fails`() throws {
    let disk = try WritingScenario.mixed.disk()
    try WritingScenario.mixed.run(disk.operations)
    let look = { (files: FileOperations) in
      StateInspection(of: WritingScenario.root, files: files, deviceFolder: WritingScenario.deviceFolder)
    }
    let counting = FaultyDisk()
    let whole = look(counting.wrapping(disk.operations))
    #expect(whole.device == .own && whole.failure == nil)
    for call in 1...counting.count {
      let found = look(FaultyDisk(failing: call).wrapping(disk.operations))
      let isTold = found == whole || found.failure == .inputOutput || !found.damagedRecords.isEmpty
      #expect(isTold || found.damagedStart != nil, "call \(call): \(found)")
    }
  }

  @Test func `tells this device from others`() throws {
    #expect(try inspect(["device": try #require(device).text]).device == .own)
    #expect(try inspect(["device": try #require(other).text]).device == .foreign)
    #expect(try inspect(["device": []]).device == .foreign)
  }

  @Test func `names what was set aside, and damaged records`() throws {
    let state = try inspect([
      "journal.aside-0123456789abcdef": [1], "undo/000000000003-0": try journal(of: device),
      "undo/000000000002-0": [1], "undo/notes.txt": [1],
    ])
    #expect(state.asides == [".vault/state/journal.aside-0123456789abcdef"])
    #expect(state.damagedRecords == [".vault/state/undo/000000000002-0"])
  }

  @Test func `names folders that others can open`() throws {
    let state = try inspect(["device": [1], "undo/x": [1]])
    #expect(state.misplaced.map(\.path) == [".vault/state", ".vault/state/undo"])
    #expect(state.misplaced.allSatisfy { if case .open = $0.fault { true } else { false } })
  }
}
