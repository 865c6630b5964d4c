import Foundation

/// A directory of a test's own, removed when the test lets go of it.
package final class ScratchDirectory: Sendable {
  /// The absolute path, without links.
  package let path: String

  /// Makes an empty directory, or one with these files; keys are paths below it, missing folders are made.
  package init(_ files: [String: String] = [:]) throws {
    let parent = URL(fileURLWithPath: NSTemporaryDirectory()).resolvingSymlinksInPath()
    path = parent.appendingPathComponent("vault-test-\(UUID().uuidString)").path
    try FileManager.default.createDirectory(atPath: path, withIntermediateDirectories: true)
    for (name, text) in files { try write(name, Array(text.utf8)) }
  }

  deinit {
    try? FileManager.default.removeItem(atPath: path)
  }

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
}
