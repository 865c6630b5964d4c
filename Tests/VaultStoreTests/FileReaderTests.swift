import Synchronization
import Testing
import VaultTestSupport

@testable import VaultStore

@Suite struct `Reading a note` {
  private func read(_ bytes: [UInt8], through files: FileOperations = .system) throws -> FileReader.Reading {
    let scratch = try ScratchDirectory()
    try scratch.write("n.md", bytes)
    let directory = try FileOperations.system.open(
      FileOperations.workingDirectory, Array(scratch.path.utf8), .namedDirectory)
    defer { FileOperations.system.close(directory) }
    return FileReader(files).note(named: Array("n.md".utf8), in: directory)
  }

  @Test(arguments: [[], Array("a".utf8), Array(repeating: 0x61, count: 70_000), [0xEF, 0xBB, 0xBF, 0x61], [0]])
  func `Its bytes come back as they are`(bytes: [UInt8]) throws {
    guard case .note(let read, let status) = try read(bytes) else {
      Issue.record("not read")
      return
    }
    #expect(read == bytes)
    #expect(status.size == Int64(bytes.count))
  }

  @Test(
    arguments: [
      ([0xFF, 0xFE, 0x61, 0x00], .utf16),
      ([0x61, 0x00, 0x62, 0x00, 0x63, 0x00, 0xFF], .utf16),
      ([0xCF, 0xF0, 0xE8, 0xE2, 0xE5, 0xF2], .windows1251),
      ([0x61, 0x62, 0x63, 0xE9, 0x64, 0x65, 0x66], .unknown),
    ] as [([UInt8], UnreadableReason.EncodingGuess)])
  func `Bytes that are not UTF-8 say what they look like`(
    bytes: [UInt8], guess: UnreadableReason.EncodingGuess
  ) throws {
    guard case .unreadable(let reason, _) = try read(bytes) else {
      Issue.record("read as a note")
      return
    }
    #expect(reason == .invalidUTF8(guess))
  }

  @Test func `Short and interrupted reads are carried on`() throws {
    let calls = Atomic<Int>(0)
    var files = FileOperations.system
    files.read = { descriptor, bytes, start throws(SystemError) in
      if calls.add(1, ordering: .relaxed).newValue % 2 == 1 { throw .interrupted }
      var one: [UInt8] = [0]
      let count = try FileOperations.system.read(descriptor, &one, 0)
      if count == 1 { bytes[start] = one[0] }
      return count
    }
    let bytes = Array("Борщ\r\n".utf8)
    guard case .note(let read, _) = try read(bytes, through: files) else {
      Issue.record("not read")
      return
    }
    #expect(read == bytes)
  }

  @Test(arguments: [
    (SystemError.notFound, UnreadableReason.vanished), (.notPermitted, .noPermission),
    (.symbolicLinkLoop, .linkLeadsOutside), (.inputOutput, .system(.inputOutput)),
  ])
  func `What the system says becomes a reason`(error: SystemError, reason: UnreadableReason) throws {
    var files = FileOperations.system
    files.open = { _, _, _ throws(SystemError) in throw error }
    guard case .unreadable(let found, _) = try read([], through: files) else {
      Issue.record("read")
      return
    }
    #expect(found == reason)
  }

  @Test func `A note over 64 MB is not read`() throws {
    var files = FileOperations.system
    files.status = { descriptor throws(SystemError) in
      var status = try FileOperations.system.status(descriptor)
      status.size = Int64(FileReader.noteLimit) + 1
      return status
    }
    guard case .unreadable(.tooLarge, _) = try read([], through: files) else {
      Issue.record("read")
      return
    }
  }
}
