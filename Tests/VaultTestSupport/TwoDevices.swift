import Foundation

/// Two clones, `home` and `phone`, of one bare repository `remote.git`, in a directory that is removed with them.
///
/// ```swift
/// let devices = try TwoDevices(["inbox.md": "# Inbox\n"])
/// try devices.commit("phone", "Buy milk", ["lists/milk.md": "# Milk\n"])
/// try devices.git("push", "--quiet", in: "phone")
/// ```
package final class TwoDevices: Sendable {
  package let directory: ScratchDirectory
  /// Where the vault is in each clone: "" or a folder with a slash at its end.
  package let folder: String
  private let git: InstalledGit

  /// git did not do what a test needs.
  package struct Failure: Error, CustomStringConvertible {
    package let description: String
  }

  /// Makes both, with these notes of a vault in the first commit.
  package init(_ notes: [String: String] = [:], in folder: String = "") throws {
    git = try InstalledGit()
    self.folder = folder
    directory = try ScratchDirectory()
    for name in ["remote.git", "home"] {
      try FileManager.default.createDirectory(atPath: "\(directory.path)/\(name)", withIntermediateDirectories: true)
    }
    try self.git("init", "--quiet", "--bare", "--initial-branch=main", in: "remote.git")
    try self.git("init", "--quiet", "--initial-branch=main", in: "home")
    let vault = [".vault/config.yaml": "lang: en\n", ".vault/.gitignore": "cache/\nstate/\n"]
    try commit("home", "Begin", vault.merging(notes) { $1 })
    try self.git("remote", "add", "origin", "../remote.git", in: "home")
    try self.git("push", "--quiet", "--set-upstream", "origin", "main", in: "home")
    try self.git("clone", "--quiet", "remote.git", "phone", in: "")
    try self.git("remote", "set-url", "origin", "../remote.git", in: "phone")
  }

  private init(copying original: TwoDevices) throws {
    git = original.git
    folder = original.folder
    directory = try ScratchDirectory()
    for name in try FileManager.default.contentsOfDirectory(atPath: original.directory.path) {
      try FileManager.default.copyItem(
        atPath: "\(original.directory.path)/\(name)", toPath: "\(directory.path)/\(name)")
    }
  }

  /// The same, as it is now, in a directory of its own.
  package func copy() throws -> TwoDevices { try TwoDevices(copying: self) }

  /// Runs git in a folder below the directory; gives what it printed without the line break at the end.
  @discardableResult
  package func git(_ arguments: String..., in folder: String) throws -> String {
    try git(arguments, in: folder)
  }

  @discardableResult
  package func git(_ arguments: [String], in folder: String) throws -> String {
    let (output, code) = try git.run(arguments, at: directory.path + "/" + folder, environment)
    let text = String(decoding: output, as: UTF8.self)
    guard code == 0 else { throw Failure(description: "git \(arguments.joined(separator: " ")): \(code)\n\(text)") }
    return text.hasSuffix("\n") ? String(text.dropLast()) : text
  }

  /// Writes a file of a device's vault.
  package func write(_ device: String, _ name: String, _ text: String) throws {
    try directory.write("\(device)/\(folder)\(name)", text)
  }

  /// The text of a file of a device's vault; nil when it is not there.
  package func text(_ device: String, _ name: String) -> String? {
    (try? directory.read("\(device)/\(folder)\(name)")).map { String(decoding: $0, as: UTF8.self) }
  }

  package func remove(_ device: String, _ name: String) throws {
    try FileManager.default.removeItem(atPath: "\(directory.path)/\(device)/\(folder)\(name)")
  }

  /// Writes files of a device's vault, removes those that are nil, and commits all that is in its work tree.
  package func commit(_ device: String, _ message: String, _ files: [String: String?]) throws {
    for (name, text) in files.sorted(by: { $0.key < $1.key }) {
      if let text { try write(device, name, text) } else { try remove(device, name) }
    }
    try git("add", "--all", in: device)
    try git("commit", "--quiet", "--message", message, in: device)
  }

  /// Commits on a device with plain git, and sends it to the remote.
  package func publish(_ device: String, _ message: String, _ files: [String: String?]) throws {
    try commit(device, message, files)
    try git("push", "--quiet", in: device)
  }

  /// The variables that git runs with: one person, one moment.
  package var environment: [String: String] {
    let date = "@1795161600 +0200"
    return InstalledGit.environment(below: directory.path).merging([
      "GIT_AUTHOR_NAME": "Olena", "GIT_AUTHOR_EMAIL": "olena@example.org", "GIT_AUTHOR_DATE": date,
      "GIT_COMMITTER_NAME": "Olena", "GIT_COMMITTER_EMAIL": "olena@example.org", "GIT_COMMITTER_DATE": date,
    ]) { $1 }
  }
}
