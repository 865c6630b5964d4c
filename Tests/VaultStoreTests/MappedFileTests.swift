import Testing
@testable import VaultStore
import VaultTestSupport

@Suite struct `A mapped file` {
  @Test(arguments: [0..<40_000, 5..<6, 4_095..<8_193, 39_999..<40_000, 0..<0, 30_000..<90_000, 90_000..<90_001])
  func `has the same bytes after its memory was given back`(range: Range<Int>) throws {
    let directory = try ScratchDirectory()
    let bytes = (0..<40_000).map { UInt8(truncatingIfNeeded: $0 &* 7) }
    try directory.write("table", bytes)
    let files = FileOperations.system
    let path = Array((directory.path + "/table").utf8)
    let descriptor = try files.open(FileOperations.workingDirectory, path, .reading)
    defer { files.close(descriptor) }
    let file = try files.map(descriptor, bytes.count)
    #expect(unsafe file.bytes.elementsEqual(bytes))
    file.letGo(range)
    #expect(unsafe file.bytes.elementsEqual(bytes))
  }

  @Test func `that no file has keeps its memory`() throws {
    let bytes = [UInt8](repeating: 9, count: 20_000)
    let file = unsafe MappedFile(owning: anonymousMemory(holding: bytes, count: bytes.count), isOfFile: false)
    file.letGo(0..<20_000)
    #expect(unsafe file.bytes.elementsEqual(bytes))
  }
}
