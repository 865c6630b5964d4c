import VaultStore
import VaultTestSupport

@testable import VaultCommands

/// A vault in a repository of a test's own.
struct GitVault {
  let repository: ScratchRepository

  /// Makes it with these files, not yet committed.
  init(_ files: [String: String] = [:]) throws {
    let files = [".vault/config.yaml": "lang: en\n", ".vault/.gitignore": "cache/\nstate/\n"].merging(files) { $1 }
    repository = try ScratchRepository(files)
  }

  /// Runs `vault` in it at noon of 21 November 2026, with a git that knows no configuration but the repository's.
  func run(_ words: String..., environment change: (inout ProcessEnvironment) -> Void = { _ in }) -> CommandRun {
    CommandRun(words, in: repository.directory, at: "repository") { environment in
      environment.variables[.now] = "2026-11-21 12:00"
      environment.variables[.stateHome] = repository.directory.path + "/state-home"
      environment.variables[.configurationHome] = repository.directory.path + "/config-home"
      environment.programs = .hermetic(below: repository.directory.path)
      change(&environment)
    }
  }

  /// What one check says, an object each.
  func lines(of check: String) -> [String] {
    run("doctor", "--json").output.split(separator: "\n").map(String.init)
      .filter { $0.contains(#""check":"\#(check)""#) }
  }

  /// The text of a file; nil when it is not there.
  func text(_ path: String) -> String? {
    (try? repository.directory.read("repository/" + path)).map { String(decoding: $0, as: UTF8.self) }
  }
}
