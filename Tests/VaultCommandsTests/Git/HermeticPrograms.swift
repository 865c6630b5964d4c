import VaultStore
import VaultTestSupport

extension ProgramOperations {
  /// The system, on which git knows nothing of the user and of folders above this one.
  static func hermetic(below directory: String) -> ProgramOperations {
    ProgramOperations(capture: { call, input, limit, shouldStop throws(SystemError) in
      var call = call
      for (name, value) in InstalledGit.environment(below: directory).sorted(by: { $0.key < $1.key }) {
        call.environment.append(.set(name, to: value))
      }
      return try ProgramOperations.system.capture(call, input, limit, shouldStop)
    })
  }
}
