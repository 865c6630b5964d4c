import Foundation
import VaultTestSupport

@testable import VaultCommands

/// A shell that is installed here.
struct ShellProgram {
  /// Where it is.
  let path: String

  /// Finds the shell.
  init(_ shell: Shell) throws {
    path = try InstalledProgram.path(of: shell.rawValue)
  }

  /// Runs the text as a script, and returns what it printed.
  func run(_ arguments: [String], input: String) throws -> (output: String, code: Int32) {
    let file = FileManager.default.temporaryDirectory.appendingPathComponent("vault-script-\(UUID().uuidString)")
    try Data(input.utf8).write(to: file)
    defer { try? FileManager.default.removeItem(at: file) }
    let process = Process()
    process.executableURL = URL(fileURLWithPath: path)
    process.arguments = arguments + [file.path]
    process.environment = ["PATH": "/usr/bin:/bin", "LC_ALL": "C.UTF-8"]
    process.standardInput = FileHandle.nullDevice
    let pipe = Pipe()
    process.standardOutput = pipe
    process.standardError = pipe
    try process.run()
    let output = pipe.fileHandleForReading.readDataToEndOfFile()
    process.waitUntilExit()
    return (String(decoding: output, as: UTF8.self), process.terminationStatus)
  }
}

extension Shell {
  /// Those that are installed here.
  static var installed: [Shell] { allCases.filter { isThere(.program($0.rawValue)) } }
}
