import Foundation

/// Runs transcripts with the built `vault`, in a scratch folder that holds copies of fixture vaults and nothing of
/// the user's: home, configuration, zone, language and clock are fixed.
///
/// ```swift
/// let runner = try TranscriptRunner(copying: ["sample-vault"])
/// let mismatches = try runner.run(Transcript(text, name: "README.md"))
/// ```
package struct TranscriptRunner {
  /// The moment every command takes for now.
  package static let now = "2026-11-20 09:00"
  /// A command that takes longer, in seconds, is ended and fails.
  private static let patience = 600.0

  private let binary: URL
  private let fixtures: [URL]

  /// Takes the folders to copy, relative to the package's root.
  ///
  /// - Throws: ``VaultBinary/NotFound``.
  package init(copying fixtures: [String] = []) throws {
    binary = try VaultBinary.find()
    self.fixtures = fixtures.map { VaultBinary.packageRoot.appendingPathComponent($0) }
  }

  /// Runs the steps one after another in one scratch folder, and returns those that came out differently.
  ///
  /// - Parameter folder: where the commands start, below the scratch folder: the name of a fixture, or "" for beside
  ///   them.
  package func run(_ transcript: Transcript, startingIn folder: String = "") throws -> [TranscriptMismatch] {
    var scratch = try Scratch(copying: fixtures)
    if !folder.isEmpty { scratch.work.appendPathComponent(folder) }
    defer { scratch.remove() }
    return try transcript.steps.compactMap { step in
      let (output, code) = try run(step.command, in: scratch)
      return TranscriptMismatch(step, of: transcript.name, output: output, exitCode: code)
    }
  }

  /// What each command writes on a terminal of so many columns, one after another in one scratch folder, with the
  /// controls that colour it.
  package func screens(of commands: [String], columns: Int, startingIn folder: String = "") throws -> [[UInt8]] {
    var scratch = try Scratch(copying: fixtures)
    if !folder.isEmpty { scratch.work.appendPathComponent(folder) }
    defer { scratch.remove() }
    let environment = environment(in: scratch).merging(["TERM": "xterm-256color", "VAULT_PAGER": "cat"]) { $1 }
    return try commands.map { command in
      try PseudoTerminal.output(
        of: ["/bin/sh", "-c", "cd '\(scratch.work.path)' && \(command)"], columns: columns, environment: environment)
    }
  }

  private func run(_ command: String, in scratch: Scratch) throws -> (output: String, exitCode: Int32) {
    let process = Process()
    process.executableURL = URL(fileURLWithPath: "/bin/sh")
    process.arguments = ["-c", command]
    process.currentDirectoryURL = scratch.work
    process.environment = environment(in: scratch)
    process.standardInput = FileHandle.nullDevice
    let pipe = Pipe()
    process.standardOutput = pipe
    process.standardError = pipe
    try process.run()
    let identifier = process.processIdentifier
    let watch = DispatchWorkItem { kill(identifier, SIGKILL) }
    DispatchQueue.global().asyncAfter(deadline: .now() + Self.patience, execute: watch)
    let output = pipe.fileHandleForReading.readDataToEndOfFile()
    process.waitUntilExit()
    watch.cancel()
    let code = process.terminationReason == .exit ? process.terminationStatus : 128 + process.terminationStatus
    return (String(decoding: output, as: UTF8.self), code)
  }

  private func environment(in scratch: Scratch) -> [String: String] {
    [
      "PATH": "\(binary.deletingLastPathComponent().path):/usr/bin:/bin",
      "HOME": scratch.home.path,
      "XDG_CONFIG_HOME": scratch.home.appendingPathComponent(".config").path,
      "XDG_STATE_HOME": scratch.home.appendingPathComponent(".local/state").path,
      "XDG_CACHE_HOME": scratch.home.appendingPathComponent(".cache").path,
      "TZ": "UTC",
      "LC_ALL": "C.UTF-8",
      "VAULT_NOW": Self.now,
      "VAULT_STOPWATCH_OFF": "1",
    ]
  }
}

/// A folder of its own for one transcript.
private struct Scratch {
  private let root: URL
  /// Where commands start, beside the copied fixtures.
  var work: URL
  let home: URL

  init(copying fixtures: [URL]) throws {
    root = ScratchDirectory.parent.appendingPathComponent("vault-transcript-\(UUID().uuidString)")
    work = root.appendingPathComponent("here")
    home = root.appendingPathComponent("home")
    for folder in [work, home] {
      try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    }
    for fixture in fixtures {
      let copy = work.appendingPathComponent(fixture.lastPathComponent)
      try FileManager.default.copyItem(at: fixture, to: copy)
      // What a program of before kept beside the notes would answer for the one under test.
      try? FileManager.default.removeItem(at: copy.appendingPathComponent(".vault/cache"))
    }
  }

  func remove() { try? FileManager.default.removeItem(at: root) }
}
