import Testing
import VaultTestSupport

@testable import VaultStore

@Suite struct `A file that is read several times` {
  private let directory: ScratchDirectory
  private var path: Path { Path(directory.path).appending("f") }

  init() throws { directory = try ScratchDirectory(["f": String(repeating: "0123456789", count: 60_000), "d/x": ""]) }

  private func text(_ file: RereadableFile) throws(RereadableFile.Failure) -> (bytes: [UInt8], pieces: Int) {
    var bytes: [UInt8] = []
    var pieces = 0
    try file.read { piece in
      bytes += piece
      pieces += 1
      return true
    }
    return (bytes, pieces)
  }

  @Test func `gives the same bytes each time, piece by piece`() throws {
    let file = try RereadableFile(at: path, files: .system)
    for _ in 0..<3 {
      let read = try text(file)
      #expect(read.bytes == (try directory.read("f")) && read.pieces == 3)
    }
  }

  @Test func `is found out when somebody wrote it, or put another one in its place`() throws {
    let file = try RereadableFile(at: path, files: .system)
    try directory.write("f", "shorter")
    #expect(throws: RereadableFile.Failure.changed) { try text(file) }
  }

  @Test func `is no folder`() throws {
    #expect(throws: SystemError.isDirectory) {
      try RereadableFile(at: Path(directory.path).appending("d"), files: .system)
    }
  }

  @Test func `has no name when it was spooled, and can be read as often as was said`() throws {
    var spool = try SpoolFile(in: VaultRoot(path: Path(directory.path)), files: .system)
    try spool.append([1, 2])
    try spool.append([3])
    let file = try spool.rereadable(readings: 2)
    let cache = try DirectoryHandle(
      below: VaultRoot(path: Path(directory.path)), path: ".vault/cache", files: .system)
    defer { cache.close() }
    #expect(try cache.names().isEmpty)
    #expect(try text(file).bytes == [1, 2, 3])
    #expect(try text(file).bytes == [1, 2, 3])
  }
}
