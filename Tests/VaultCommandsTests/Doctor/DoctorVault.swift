import Foundation
import VaultTestSupport

@testable import VaultCommands

/// A small vault that nothing is wrong with, and more files that a test puts beside.
struct DoctorVault: Sendable {
  let directory: ScratchDirectory

  init(_ more: [String: String] = [:]) throws {
    directory = try ScratchDirectory(
      [
        ".vault/config.yaml": "lang: en\n", "home.md": "# Home\n\nSee [[soup]] and [[home]].\n",
        "recipes/soup.md": "# Soup\n\n## Ingredients\n\n- *1 l* water ^water\n",
      ].merging(more) { $1 })
    let state = directory.path + "/.vault/state"
    if FileManager.default.fileExists(atPath: state) {
      try FileManager.default.setAttributes([.posixPermissions: 0o700], ofItemAtPath: state)
    }
  }

  /// Runs `vault` in the vault on 20 November 2026.
  func run(
    _ words: String..., language: String? = nil, environment change: (inout ProcessEnvironment) -> Void = { _ in }
  ) -> CommandRun {
    CommandRun(words, in: directory, language: language) { environment in
      environment.variables[.now] = "2026-11-20 12:00"
      environment.variables[.stateHome] = directory.path + "/.state-home"
      environment.variables[.configurationHome] = directory.path + "/.config-home"
      change(&environment)
    }
  }

  /// The text of a file; nil when it is not there.
  func text(_ path: String) -> String? { (try? directory.read(path)).map { String(decoding: $0, as: UTF8.self) } }

  /// What one check says, an object each, in a report that begins with it.
  func lines(
    of check: String, environment change: (inout ProcessEnvironment) -> Void = { _ in }
  ) -> [String] {
    run("doctor", "--json", environment: change).output.split(separator: "\n").map(String.init)
      .filter { $0.contains(#""check":"\#(check)""#) }
  }
}
