import Testing
import VaultModel
import VaultTestSupport

@testable import VaultStore

/// Everything that vault numbers or names by itself is either random or one device's own, so that two devices never
/// mean different things by one name.
@Suite struct `What a device calls its own` {
  private let time = LocalDateTime(.epoch)

  /// A vault that two devices write to, as one that is synchronised whole.
  private struct SharedVault {
    let directory: ScratchDirectory

    init() throws { directory = try ScratchDirectory([".vault/config.yaml": "", "a.md": "one\n", "b.md": "one\n"]) }

    func writer(on device: String) -> VaultWriter {
      VaultWriter(
        root: VaultRoot(path: Path(directory.path)), files: .system,
        deviceFolder: Path(directory.path + "/" + device))
    }

    func text(_ path: String) throws -> String { String(decoding: try directory.read(path), as: UTF8.self) }
  }

  private func edit(_ path: Path, _ before: String, _ after: String) -> NoteWrite {
    NoteWrite(path, before: Array(before.utf8), .edit(after: Array(after.utf8)))
  }

  @Test func `its number differs from every other's, and stays`() throws {
    let directory = try ScratchDirectory()
    var texts: Set<[UInt8]> = []
    for number in 0..<100 {
      let folder = Path(directory.path + "/\(number)")
      let made = try DeviceIdentity.readOrMake(in: folder, files: .system)
      #expect(try DeviceIdentity.readOrMake(in: folder, files: .system) == made)
      texts.insert(made.text)
    }
    #expect(texts.count == 100)
  }

  @Test func `its temporary names are 64 random bits`() {
    let names = (0..<10_000).map { _ in TemporaryName.random() }
    #expect(Set(names).count == names.count)
    #expect(names.allSatisfy { TemporaryName.matches($0) && $0.count == 27 })
    // Every digit takes every value at every place: none is a counter or a time.
    for place in 7..<23 { #expect(Set(names.map { $0[place] }).count == 16, "place \(place)") }
  }

  @Test func `its undo takes back its own commands only`() throws {
    let vault = try SharedVault()
    let record = CommandRecord(words: ["set"], time: time)
    _ = try vault.writer(on: "one").commit([edit("a.md", "one\n", "two\n")], command: record)
    _ = try vault.writer(on: "other").commit([edit("b.md", "one\n", "two\n")], command: record)
    #expect(try vault.writer(on: "one").history().flatMap(\.paths).map(\.path) == ["a.md"])
    #expect(try vault.writer(on: "other").history().flatMap(\.paths).map(\.path) == ["b.md"])
    _ = try vault.writer(on: "one").undo(command: CommandRecord(words: ["undo"], time: time))
    #expect(try vault.text("a.md") == "one\n" && vault.text("b.md") == "two\n")
    #expect(throws: WriteFailure.nothingToUndo) {
      _ = try vault.writer(on: "third").undo(command: CommandRecord(words: ["undo"], time: time))
    }
  }

  @Test func `numbers of commands of two devices in one folder do not meet`() throws {
    let vault = try SharedVault()
    let record = CommandRecord(words: ["set"], time: time)
    let first = try vault.writer(on: "one").commit([edit("a.md", "one\n", "two\n")], command: record)
    let second = try vault.writer(on: "other").commit([edit("b.md", "one\n", "two\n")], command: record)
    let third = try vault.writer(on: "one").commit([edit("a.md", "two\n", "three\n")], command: record)
    #expect(Set([first.undo, second.undo, third.undo].compactMap(\.self)).count == 3)
    let images = try vault.writer(on: "one").images(of: ["a.md", "b.md"])
    #expect(
      images["a.md"]?.map { String(decoding: $0.bytes, as: UTF8.self) } == ["three\n", "two\n", "two\n", "one\n"])
    #expect(images["b.md"] == nil, "what another device did is not this one's to know")
  }

  @Test func `leaves out no version of a note because a call fails`() throws {
    let disk = try WritingScenario.undo.disk()
    let images = { (files: FileOperations) throws(WriteFailure) in
      try WritingScenario.writer(files).images(of: ["a.md"])
    }
    let counting = FaultyDisk()
    let whole = try images(counting.wrapping(disk.operations))
    #expect(whole["a.md"]?.isEmpty == false)
    for call in 1...counting.count {
      guard let found = try? images(FaultyDisk(failing: call).wrapping(disk.operations)) else { continue }
      #expect(found == whole, "call \(call)")
    }
  }
}
