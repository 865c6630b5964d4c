import VaultMessages
import VaultModel
import VaultStore
import VaultTestSupport

@testable import VaultCommands

extension TwoDevices {
  /// The system, with the variables that the devices run git with.
  private var programs: ProgramOperations {
    let variables = environment.sorted { $0.key < $1.key }
    return ProgramOperations(capture: { call, input, limit, shouldStop throws(SystemError) in
      var call = call
      for (name, value) in variables { call.environment.append(.set(name, to: value)) }
      return try ProgramOperations.system.capture(call, input, limit, shouldStop)
    })
  }

  /// Lets vault run what a device's repository names.
  func agree(on device: String = "home") throws {
    let path = Path("\(directory.path)/\(device)/\(folder)")
    let hints = VaultRoot.Hints(named: path, argument: nil, environment: nil, workingDirectory: path)
    let root = try VaultRoot.find(hints, files: .system)
    let repository = try GitRepository.containing(root, git: GitProgram(programs))
    try GitConsent(in: Path(directory.path + "/config/vault"), files: .system).give(for: repository)
  }

  /// Runs `vault` in a device's vault on 20 November 2026.
  func run(
    _ words: String..., at device: String = "home", language: String? = nil,
    environment change: (inout ProcessEnvironment) -> Void = { _ in }
  ) -> CommandRun {
    CommandRun(words, in: directory, at: device + "/" + folder, language: language) { environment in
      environment.variables[.now] = "2026-11-20 09:00"
      environment.variables[.stateHome] = directory.path + "/state"
      environment.variables[.configurationHome] = directory.path + "/config"
      environment.programs = programs
      change(&environment)
    }
  }
}
