import Synchronization
import VaultTestSupport

@testable import VaultStore

extension TwoDevices {
  /// The system, with the variables that the devices run git with.
  func programs(without names: [String] = []) -> ProgramOperations {
    let variables = environment.filter { !names.contains($0.key) }
    return ProgramOperations(capture: { call, input, limit, shouldStop throws(SystemError) in
      var call = call
      for (name, value) in variables.sorted(by: { $0.key < $1.key }) { call.environment.append(.set(name, to: value)) }
      return try ProgramOperations.system.capture(call, input, limit, shouldStop)
    })
  }

  func root(_ device: String) -> VaultRoot {
    VaultRoot(path: Path(String("\(directory.path)/\(device)/\(folder)".dropLast())))
  }

  func repository(_ device: String, _ programs: ProgramOperations? = nil) throws(GitFailure) -> GitRepository {
    try GitRepository.containing(root(device), git: GitProgram(programs ?? self.programs()))
  }

  func writer(_ device: String) -> VaultWriter {
    VaultWriter(root: root(device), files: .system, deviceFolder: Path("\(directory.path)/state-\(device)"))
  }

  /// What merges notes where `.gitattributes` names a driver: git's own merge of lines.
  static let driver = "git merge-file -L ours -L base -L theirs %A %O %B"

  /// A synchronisation of a device, not yet run.
  func makeSync(
    _ device: String, _ programs: ProgramOperations? = nil, driver: String = TwoDevices.driver
  ) throws(GitFailure) -> VaultSync {
    VaultSync(
      try repository(device, programs), writer: writer(device),
      options: VaultSync.Options(driver: driver, mayAsk: false) { plan, _ in
        plan.concludesMerge ? nil : "Change \(plan.changes.map(\.path.text).joined(separator: " "))\n"
      })
  }

  /// Synchronises a device to its end.
  @discardableResult
  func sync(_ device: String, _ programs: ProgramOperations? = nil) throws -> SyncReport {
    var sync = try makeSync(device, programs)
    try sync.run()
    return sync.report
  }

  /// Commits what changed on a device; nil when nothing did.
  @discardableResult
  func commitVault(_ device: String, message: String? = "Change\n", _ programs: ProgramOperations? = nil) throws
    -> [String]?
  {
    let commit = VaultCommit(try repository(device, programs), files: .system)
    guard let plan = try commit.plan(), try commit.carryOut(plan, message: message) != nil else { return nil }
    return plan.changes.map { "\($0.action.rawValue) \($0.path.text)" }
  }

  /// The paths in the last commit of a device that differ from the one before.
  func committed(_ device: String) throws -> [String] {
    try git("show", "--name-only", "--format=", "-z", in: device).split(separator: "\0").map { String($0) }
  }

  func count(_ revisions: String..., in device: String) throws -> Int {
    Int(try git(["rev-list", "--count"] + revisions, in: device)) ?? -1
  }
}

/// Counts the calls of git and ends the run at one of them, as a kill of the process would.
final class EndingPrograms: Sendable {
  private let calls = Atomic<Int>(0)
  let end: Int
  let afterEffect: Bool

  /// - Parameters:
  ///   - end: the call, from 0, at which the run ends.
  ///   - afterEffect: whether git still did what was asked.
  init(at end: Int, afterEffect: Bool) {
    self.end = end
    self.afterEffect = afterEffect
  }

  var count: Int { calls.load(ordering: .relaxed) }

  func wrapping(_ programs: ProgramOperations) -> ProgramOperations {
    ProgramOperations(capture: { [self] call, input, limit, shouldStop throws(SystemError) in
      let number = calls.add(1, ordering: .relaxed).oldValue
      if number > end || (number == end && !afterEffect) { throw .inputOutput }
      let output = try programs.capture(call, input, limit, shouldStop)
      if number == end { throw .inputOutput }
      return output
    })
  }
}
