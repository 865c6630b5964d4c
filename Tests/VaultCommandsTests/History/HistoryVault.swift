import Testing
import VaultTestSupport

@testable import VaultCommands

/// A vault in a repository of its own, whose commits Olena makes, one an hour from 20 November 2026, 11:00 on.
struct HistoryVault {
  let repository: ScratchRepository

  /// Makes the repository.
  init(objectFormat: String = "sha1") throws {
    repository = try ScratchRepository([".vault/config.yaml": "lang: en\n"], objectFormat: objectFormat)
  }

  /// Commits texts of notes, nil for one that goes; gives the commit's short name.
  @discardableResult
  func commit(_ files: [String: String?], _ message: String = "Change") throws -> String {
    String(try repository.commit(message, files).prefix(8))
  }

  func write(_ path: String, _ text: String) throws { try repository.write(path, text) }

  /// Runs `vault` in the vault, or in a folder below the directory, with a git that knows nothing of the user.
  func run(_ words: String..., in folder: String = "repository", language: String? = nil) -> CommandRun {
    run(words, in: folder, language: language)
  }

  /// Runs `vault` with words that a table holds.
  func run(_ words: [String], in folder: String = "repository", language: String? = nil) -> CommandRun {
    CommandRun(words, in: repository.directory, at: folder, language: language) { environment in
      environment.variables[.now] = "2026-11-20 18:00"
      environment.variables[.stateHome] = repository.directory.path + "/state"
      environment.programs = .hermetic(below: repository.directory.path)
    }
  }
}
