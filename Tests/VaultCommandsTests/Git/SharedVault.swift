import Foundation
import Testing
import VaultTestSupport

/// A vault that two devices, `a` and `b`, share through a bare repository, with the merge driver of the built program.
struct SharedVault {
  let directory: ScratchDirectory
  private let program: InstalledGit

  /// Makes the vault with these notes, and both clones.
  init(_ notes: [String: String]) throws {
    program = try InstalledGit()
    var files = Dictionary(uniqueKeysWithValues: notes.map { ("a/" + $0.key, $0.value) })
    files["a/.vault/config.yaml"] = "lang: en\n"
    files["a/.gitattributes"] = "*.md merge=vault diff=vault\n"
    directory = try ScratchDirectory(files)
    let driver = "'\(try VaultBinary.find().path)' git merge-driver -- %O %A %B %L %P %X %Y"
    try must("init", "--quiet", "--bare", "--initial-branch=main", "origin.git")
    try must("init", "--quiet", "--initial-branch=main", "a")
    try must("-C", "a", "remote", "add", "origin", "../origin.git")
    try must("-C", "a", "add", "--all")
    try must("-C", "a", "-c", "user.name=a", "-c", "user.email=a@example.org", "commit", "--quiet", "-m", "Begin")
    try must("-C", "a", "push", "--quiet", "--set-upstream", "origin", "main")
    try must("clone", "--quiet", "origin.git", "b")
    for device in ["a", "b"] {
      try must("-C", device, "config", "merge.vault.driver", driver)
      try must("-C", device, "config", "user.name", device)
      try must("-C", device, "config", "user.email", device + "@example.org")
      try must("-C", device, "config", "pull.rebase", "false")
    }
  }

  /// Runs git on a device and returns what it said.
  @discardableResult
  func git(_ device: String, _ words: String...) throws -> (output: String, exitCode: Int32) {
    let (output, code) = try program.run(["-C", device] + words, in: directory)
    return (String(decoding: output, as: UTF8.self), code)
  }

  /// Records everything on a device.
  func commit(_ device: String, _ message: String = "Edit") throws {
    try must("-C", device, "add", "--all")
    try must("-C", device, "commit", "--quiet", "--allow-empty", "-m", message)
  }

  func read(_ device: String, _ path: String) throws -> [UInt8] { try directory.read(device + "/" + path) }

  func write(_ device: String, _ path: String, _ text: String) throws { try directory.write(device + "/" + path, text) }

  func remove(_ device: String, _ path: String) throws {
    try FileManager.default.removeItem(atPath: "\(directory.path)/\(device)/\(path)")
  }

  private func must(_ words: String...) throws {
    let (output, code) = try program.run(words, in: directory)
    try #require(code == 0, "git \(words): \(String(decoding: output, as: UTF8.self))")
  }
}
