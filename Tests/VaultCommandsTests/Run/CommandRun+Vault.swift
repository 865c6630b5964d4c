import VaultTestSupport

@testable import VaultCommands

extension CommandRun {
  /// Runs `vault` with the words in a scratch directory, or a folder below it.
  init(
    _ words: [String], in directory: ScratchDirectory, at folder: String = "", language: String? = nil,
    environment change: (inout ProcessEnvironment) -> Void = { _ in }
  ) {
    self.init(environment: { environment in
      environment.arguments = words
      environment.workingDirectory = directory.path + (folder.isEmpty ? "" : "/" + folder)
      environment.variables[.locale] = language
      change(&environment)
    })
  }
}
