import Foundation
import Synchronization

/// A repository of a test's own, in the folder `work` of a directory that is removed with it. Olena makes its commits,
/// one an hour from 20 November 2026, 10:00 in Kyiv.
///
/// ```swift
/// let repository = try ScratchRepository()
/// let first = try repository.commit("Add soup", ["soup.md": "# Soup\n"])
/// ```
package final class ScratchRepository: Sendable {
  package let directory: ScratchDirectory
  private let git: InstalledGit
  private let commits = Atomic<Int>(0)

  /// git did not do what a test needs.
  package struct Failure: Error, CustomStringConvertible {
    package let description: String
  }

  /// Makes a repository with these files, not yet committed.
  package init(_ files: [String: String] = [:], objectFormat: String = "sha1") throws {
    git = try InstalledGit()
    directory = try ScratchDirectory()
    try FileManager.default.createDirectory(atPath: directory.path + "/repository", withIntermediateDirectories: true)
    try self.git("init", "--quiet", "--initial-branch=main", "--object-format=\(objectFormat)")
    for (name, text) in files { try write(name, text) }
  }

  /// The absolute path of the work tree.
  package var path: String { directory.path + "/repository" }

  /// Runs git in a folder below the directory; gives what it printed without the line break at the end.
  @discardableResult
  package func git(_ arguments: String..., in folder: String = "repository") throws -> String {
    try git(arguments, in: folder)
  }

  /// Runs git in a folder below the directory; gives what it printed without the line break at the end.
  @discardableResult
  package func git(_ arguments: [String], in folder: String = "repository") throws -> String {
    let (output, code) = try git.run(arguments, at: directory.path + "/" + folder, environment)
    let text = String(decoding: output, as: UTF8.self)
    guard code == 0 else { throw Failure(description: "git \(arguments.joined(separator: " ")): \(code)\n\(text)") }
    return text.hasSuffix("\n") ? String(text.dropLast()) : text
  }

  /// Writes a file of the work tree.
  package func write(_ name: String, _ text: String) throws { try directory.write("repository/" + name, text) }

  /// Writes files, removes those that are nil, and commits all that is in the work tree; gives the commit's name.
  @discardableResult
  package func commit(_ message: String, _ files: [String: String?] = [:]) throws -> String {
    for (name, text) in files {
      if let text { try write(name, text) } else { try FileManager.default.removeItem(atPath: path + "/" + name) }
    }
    try git("add", "--all")
    commits.add(1, ordering: .relaxed)
    try git("commit", "--quiet", "--allow-empty", "--message", message)
    return try git("rev-parse", "HEAD")
  }

  /// The variables that git runs with.
  package var environment: [String: String] {
    let date = "@\(1_795_161_600 + commits.load(ordering: .relaxed) * 3_600) +0200"
    return InstalledGit.environment(below: directory.path).merging([
      "GIT_AUTHOR_NAME": "Olena", "GIT_AUTHOR_EMAIL": "olena@example.org", "GIT_AUTHOR_DATE": date,
      "GIT_COMMITTER_NAME": "Olena", "GIT_COMMITTER_EMAIL": "olena@example.org", "GIT_COMMITTER_DATE": date,
    ]) { $1 }
  }
}
