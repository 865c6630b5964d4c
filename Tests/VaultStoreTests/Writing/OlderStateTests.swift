import Foundation
import Testing
import VaultSyntax
import VaultTestSupport

@testable import VaultStore

/// What older programs wrote is still read. The bytes are put together here by hand, as the form is described, so that they
/// stay when the code that writes them changes.
@Suite struct `State of an older program` {
  private static func number(_ number: UInt64) -> [UInt8] {
    (0..<8).map { UInt8(truncatingIfNeeded: number >> (8 * UInt64($0))) }
  }

  private static func text(_ text: String) -> [UInt8] { number(UInt64(text.utf8.count)) + Array(text.utf8) }

  /// An undo step of `set a.md`, number 1, at 2026-11-20 09:00: `old` became `new`.
  private static func record(of device: DeviceIdentity) -> [UInt8] {
    let temporary = ".vault-0123456789abcdef.tmp"
    let tail =
      device.bytes + number(1) + number(1_795_165_200) + number(0) + number(0)
      + number(2) + text("set") + text("a.md") + number(0)
      + number(1) + [1, 1] + number(0o644) + number(7) + text("a.md") + text("") + text(temporary) + text("old")
      + text("new")
    let magic = Array("vaultjl2".utf8)
    let length = number(UInt64(magic.count + 1 + 8 + tail.count + 8))
    var hash = FNV1a()
    hash.add(magic)
    hash.add(length + tail)
    return magic + [0x46] + length + tail + number(hash.value)
  }

  private func write(_ bytes: [UInt8], _ path: String, in directory: ScratchDirectory) throws {
    try directory.write(path, bytes)
    let full = directory.path + "/" + path
    try FileManager.default.setAttributes([.posixPermissions: 0o600], ofItemAtPath: full)
  }

  @Test func `is taken back`() throws {
    let directory = try ScratchDirectory([".vault/config.yaml": "", "a.md": "new"])
    let writer = try directory.writer()
    let device = try writer.device()
    try write(Self.record(of: device), ".vault/state/undo/000000000001-1795165200", in: directory)
    #expect(try writer.history().map(\.command.words) == [["set", "a.md"]])
    try writer.undo(command: .words("undo"))
    #expect(try directory.read("a.md") == Array("old".utf8))
  }

  @Test func `is finished where its command ended`() throws {
    let directory = try ScratchDirectory([".vault/config.yaml": "", "a.md": "old"])
    let writer = try directory.writer()
    let device = try writer.device()
    try write(Self.record(of: device), ".vault/state/journal", in: directory)
    #expect(try writer.recover()?.outcome == .finished)
    #expect(try directory.read("a.md") == Array("new".utf8))
  }
}
