import Testing
import VaultTestSupport

@testable import VaultStore

@Suite struct `A file that is no note` {
  private func file(_ name: String, in directory: ScratchDirectory) throws -> OutsideFile {
    try OutsideFile(at: Path(directory.path).appending(name), files: .system)
  }

  @Test func `is made, and replaced with its permissions`() throws {
    let directory = try ScratchDirectory(["keep": ""])
    let new = try file("a.ics", in: directory)
    #expect(new.bytes == nil)
    try new.replace(with: Array("one".utf8))
    let path = Path(directory.path).appending("a.ics")
    let descriptor = try FileOperations.system.open(FileOperations.workingDirectory, path.bytes, .reading)
    try FileOperations.system.setPermissions(descriptor, 0o640)
    FileOperations.system.close(descriptor)
    let again = try file("a.ics", in: directory)
    #expect(again.bytes == Array("one".utf8))
    try again.replace(with: Array("two".utf8))
    #expect(try directory.read("a.ics") == Array("two".utf8))
    let status = try FileOperations.system.statusOfName(FileOperations.workingDirectory, path.bytes, true)
    #expect(status.permissions & 0o777 == 0o640)
  }

  @Test func `is left alone when somebody saved it, made it or removed it meanwhile`() throws {
    let directory = try ScratchDirectory(["a.ics": "one"])
    let read = try file("a.ics", in: directory)
    try directory.write("a.ics", "theirs")
    #expect(throws: OutsideFile.Failure.changed) { try read.replace(with: Array("ours".utf8)) }
    #expect(try directory.read("a.ics") == Array("theirs".utf8))
    let absent = try file("b.ics", in: directory)
    try directory.write("b.ics", "theirs")
    #expect(throws: OutsideFile.Failure.changed) { try absent.replace(with: Array("ours".utf8)) }
    #expect(try directory.read("b.ics") == Array("theirs".utf8))
  }

  @Test func `may be named by a link, which stays one`() throws {
    let directory = try ScratchDirectory(["real.ics": "one"])
    try directory.link("link.ics", to: "real.ics")
    try file("link.ics", in: directory).replace(with: Array("two".utf8))
    #expect(try directory.read("real.ics") == Array("two".utf8))
    let status = try FileOperations.system.statusOfName(
      FileOperations.workingDirectory, Path(directory.path).appending("link.ics").bytes, false)
    #expect(status.kind == .symbolicLink)
  }

  @Test func `needs a folder that is there`() throws {
    let directory = try ScratchDirectory(["keep": ""])
    #expect(throws: SystemError.notFound) { try file("none/a.ics", in: directory) }
  }
}

@Suite struct `The state of a synchronisation` {
  @Test func `is kept by the path of the file, and only where it was not changed meanwhile`() throws {
    let directory = try ScratchDirectory([".vault/config.yaml": ""])
    let writer = try directory.writer()
    #expect(try writer.syncedState(of: "/a.ics") == .none)
    try writer.keepSyncedState(Array("one".utf8), of: "/a.ics", insteadOf: .none)
    #expect(try writer.syncedState(of: "/a.ics") == .kept(Array("one".utf8)))
    #expect(try writer.syncedState(of: "/b.ics") == .none)
    #expect(throws: WriteFailure.self) {
      try writer.keepSyncedState(Array("two".utf8), of: "/a.ics", insteadOf: .none)
    }
    try writer.keepSyncedState(Array("two".utf8), of: "/a.ics", insteadOf: .kept(Array("one".utf8)))
    #expect(try writer.syncedState(of: "/a.ics") == .kept(Array("two".utf8)))
  }

  @Test func `of another device is not used`() throws {
    let directory = try ScratchDirectory([".vault/config.yaml": ""])
    try directory.writer().keepSyncedState(Array("one".utf8), of: "/a.ics", insteadOf: .none)
    let other = try directory.writer(device: "other")
    #expect(try other.syncedState(of: "/a.ics") == .foreign)
    try other.keepSyncedState(Array("two".utf8), of: "/a.ics", insteadOf: .foreign)
    #expect(try other.syncedState(of: "/a.ics") == .kept(Array("two".utf8)))
  }
}
