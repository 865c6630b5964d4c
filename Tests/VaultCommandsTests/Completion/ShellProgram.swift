import Foundation

/// A shell that is installed here.
struct ShellProgram {
  /// Where it is.
  let path: String

  /// Finds the shell; says so when it is missing, since its tests then prove nothing.
  init?(_ name: String) {
    let places = ["/bin", "/usr/bin", "/usr/local/bin", "/opt/homebrew/bin"].map { "\($0)/\(name)" }
    guard let path = places.first(where: { FileManager.default.isExecutableFile(atPath: $0) }) else {
      print("SKIPPED: \(name) is not installed")
      return nil
    }
    self.path = path
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
