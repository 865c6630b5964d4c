import Synchronization
import VaultModel
import VaultStore
import VaultTestSupport

@testable import VaultCommands

/// A vault with a user's own folders, whose reminders are looked for at the times given; its clocks are those of Kyiv.
struct RemindVault: Sendable {
  let directory: ScratchDirectory

  init(_ files: [String: String], notifier: String? = nil) throws {
    var files = files.merging([".vault/config.yaml": ""]) { given, _ in given }
    if let notifier { files[".config/vault/config.yaml"] = "notifier: \(notifier)\n" }
    directory = try ScratchDirectory(files)
  }

  /// Runs `vault remind` at a time, on the day of 20 November 2026 when only that is given.
  func run(
    at time: String, _ words: String..., programs: ProgramOperations = .none, terminal: Bool = false,
    language: String? = nil, environment change: (inout ProcessEnvironment) -> Void = { _ in }
  ) -> CommandRun {
    CommandRun(["remind"] + words, in: directory, language: language) { environment in
      environment.variables[.now] = time.count > 5 ? time : "2026-11-20 \(time)"
      environment.programs = programs
      environment.outputIsTerminal = terminal
      environment.terminalColumns = 100
      prepare(&environment)
      change(&environment)
    }
  }

  /// The variables of a user's session.
  func prepare(_ environment: inout ProcessEnvironment) {
    environment.variables[.timeZone] = "EET-2EEST,M3.5.0/3,M10.5.0/4"
    environment.variables[.stateHome] = directory.path + "/.own"
    environment.variables[.configurationHome] = directory.path + "/.config"
    environment.variables[.noColor] = "1"
  }

  /// The titles that a run prints.
  func titles(at time: String, _ words: String...) -> [String] {
    let run = CommandRun(["remind"] + words, in: directory) { environment in
      environment.variables[.now] = time.count > 5 ? time : "2026-11-20 \(time)"
      prepare(&environment)
    }
    return run.output.split(separator: "\n").map { line in
      String(line.split(separator: "\t", omittingEmptySubsequences: false)[6])
    }
  }
}

/// Programs that are never started: what they were called with is kept, and they end as is said.
final class RecordedPrograms: Sendable {
  private let calls = Mutex<[[String]]>([])
  private let outcome: @Sendable ([String]) -> Result<ProgramOutput, SystemError>

  init(
    _ outcome: @escaping @Sendable ([String]) -> Result<ProgramOutput, SystemError> = { _ in .success(.init(.exited(0)))
    }
  ) {
    self.outcome = outcome
  }

  /// The words of every call.
  var words: [[String]] { calls.withLock { $0 } }

  var operations: ProgramOperations {
    ProgramOperations(capture: { [self] call, _, _, _ throws(SystemError) in
      let words = ([call.program] + call.arguments).map { String(decoding: $0, as: UTF8.self) }
      calls.withLock { $0.append(words) }
      return try outcome(words).get()
    })
  }
}
