import Foundation

/// A directory of a test's own, removed when the test lets go of it.
///
/// It is in memory where the system has room there, because most of what vault does to a disk is to wait for it; with
/// `TMPDIR` in the environment it is where that says.
package final class ScratchDirectory: Sendable {
  /// The absolute path, without links.
  package let path: String

  /// Where the directories of tests are made.
  static let parent: URL = {
    let memory = "/dev/shm"
    let isAsked = ProcessInfo.processInfo.environment["TMPDIR"] != nil
    let space = try? FileManager.default.attributesOfFileSystem(forPath: memory)[.systemFreeSize] as? NSNumber
    let isRoomy = (space?.int64Value ?? 0) > 1 << 30 && FileManager.default.isWritableFile(atPath: memory)
    return URL(fileURLWithPath: !isAsked && isRoomy ? memory : NSTemporaryDirectory()).resolvingSymlinksInPath()
  }()

  /// Makes an empty directory, or one with these files; keys are paths below it, missing folders are made.
  package init(_ files: [String: String] = [:]) throws {
    path = Self.parent.appendingPathComponent("vault-test-\(UUID().uuidString)").path
    try FileManager.default.createDirectory(atPath: path, withIntermediateDirectories: true)
    for (name, text) in files { try write(name, Array(text.utf8)) }
  }

  deinit { remove() }

  /// Removes it now, where nothing lets go of it.
  package func remove() { try? FileManager.default.removeItem(atPath: path) }

  /// Writes a file below the directory.
  package func write(_ name: String, _ bytes: [UInt8]) throws {
    let url = URL(fileURLWithPath: path + "/" + name)
    try FileManager.default.createDirectory(at: url.deletingLastPathComponent(), withIntermediateDirectories: true)
    try Data(bytes).write(to: url)
  }

  /// Writes text below the directory.
  package func write(_ name: String, _ text: String) throws { try write(name, Array(text.utf8)) }

  /// The bytes of a file below the directory.
  package func read(_ name: String) throws -> [UInt8] {
    Array(try Data(contentsOf: URL(fileURLWithPath: path + "/" + name)))
  }

  /// Makes a symbolic link below the directory.
  package func link(_ name: String, to target: String) throws {
    try FileManager.default.createSymbolicLink(atPath: path + "/" + name, withDestinationPath: target)
  }

  /// The paths of everything below the directory, sorted; links are not followed.
  package var listing: [String] {
    (FileManager.default.enumerator(atPath: path)?.allObjects as? [String] ?? []).sorted()
  }
}
