package import Foundation

/// The user's `git`, run without any configuration of the user or the system, for tests that ask whether git agrees.
package struct InstalledGit: Sendable {
  package let executable: URL

  /// Finds git.
  package init() throws {
    executable = URL(fileURLWithPath: try InstalledProgram.path(of: "git"))
  }

  /// Variables under which git knows nothing of the user, of the system and of folders above this one.
  package static func environment(below directory: String) -> [String: String] {
    [
      "GIT_CONFIG_GLOBAL": "/dev/null", "GIT_CONFIG_SYSTEM": "/dev/null", "GIT_CONFIG_NOSYSTEM": "1",
      "GIT_CEILING_DIRECTORIES": directory, "HOME": directory, "LC_ALL": "C.UTF-8", "TZ": "UTC",
    ]
  }

  /// Runs git in a directory that is in no repository, and returns what it printed and its exit code.
  package func run(_ arguments: [String], in directory: ScratchDirectory) throws -> (output: [UInt8], exitCode: Int32) {
    try run(arguments, at: directory.path, Self.environment(below: directory.path))
  }

  /// Runs git in a folder with these variables and no others.
  package func run(
    _ arguments: [String], at folder: String, _ environment: [String: String]
  ) throws -> (output: [UInt8], exitCode: Int32) {
    let process = Process()
    process.executableURL = executable
    process.arguments = arguments
    process.currentDirectoryURL = URL(fileURLWithPath: folder)
    process.environment = environment
    process.standardInput = FileHandle.nullDevice
    let pipe = Pipe()
    process.standardOutput = pipe
    process.standardError = pipe
    try process.run()
    let output = pipe.fileHandleForReading.readDataToEndOfFile()
    process.waitUntilExit()
    return (Array(output), process.terminationStatus)
  }
}
