import Foundation
import Synchronization

/// What a test needs that a machine, or a call of `swift test`, may lack.
///
/// ```swift
/// @Test(.enabled(if: isThere(.git))) func `git applies the patch`() throws {
///   let git = try InstalledGit()
/// ```
///
/// The test is skipped where the need is not met, and the run ends with the ``list(of:)`` of all such needs. What is there
/// is found by throwing, so that no test passes without it.
package enum Requirement: Hashable, Sendable {
  /// An ``InstalledProgram`` of this name.
  case program(String)
  /// A file of ``ConformanceData``, by its stem.
  case outsideData(String)
  /// The ``ForeignVault``.
  case foreignVault
  /// A `vault` in `$VAULT_BINARY`.
  ///
  /// A test of many sessions runs hundreds of processes, each of which takes ten times as long when it was built to be
  /// debugged; `.ci/run` gives it the release program.
  case givenVault
  /// A user from whom a file can be kept.
  case ordinaryUser
  /// The user who may give a file away.
  case superuser
  /// Time for what takes long, as `.ci/run` has it.
  case time
  /// The zones of the system, in the tz database of 2022 or later.
  case systemZones

  package static let git = Requirement.program("git")
  package static let hledger = Requirement.program("hledger")

  fileprivate var isMet: Bool {
    switch self {
    case .program(let name): (try? InstalledProgram.path(of: name)) != nil
    case .outsideData(let stem): (try? ConformanceData.path(of: stem)) != nil
    case .foreignVault: (try? ForeignVault.archive()) != nil && Self.program("tar").isMet
    case .givenVault: ProcessInfo.processInfo.environment["VAULT_BINARY"] != nil
    case .ordinaryUser: getuid() != 0
    case .superuser: getuid() == 0
    case .time: ProcessInfo.processInfo.environment["VAULT_WHOLE_TESTS"] != nil
    case .systemZones: FileManager.default.fileExists(atPath: "/usr/share/zoneinfo/Europe/Kyiv")
    }
  }
}

// MARK: - What was not run

extension Requirement {
  /// Lines that say how many tests or suites were skipped for want of what, and how to run them: one for each need,
  /// by its name.
  ///
  /// - Parameter counts: how many tests or suites asked for each need in vain.
  package static func list(of counts: [Requirement: Int]) -> [String] {
    let groups = Dictionary(grouping: counts) { $0.key.name }
    return groups.sorted { $0.key < $1.key }.map { name, group in
      let count = group.reduce(0) { $0 + $1.value }
      let parts = group.compactMap(\.key.part).sorted().joined(separator: ", ")
      let need = parts.isEmpty ? name : "\(name) (\(parts))"
      let remedy = group.first?.key.remedy ?? ""
      return "SKIPPED \(count) \(count == 1 ? "test or suite needs" : "tests or suites need") \(need): \(remedy)"
    }
  }

  private var name: String {
    switch self {
    case .program(let name): name
    case .outsideData: "outside data"
    case .foreignVault: "the foreign vault"
    case .givenVault: "a given vault"
    case .ordinaryUser: "an ordinary user"
    case .superuser: "the superuser"
    case .time: "time"
    case .systemZones: "the zones of the system"
    }
  }

  /// Which one of several with the same name.
  private var part: String? { if case .outsideData(let stem) = self { stem } else { nil } }

  private var remedy: String {
    switch self {
    case .program(let name): "install \(InstalledProgram.package(of: name))"
    case .outsideData: "VAULT_CONFORMANCE=DIR swift test, with STEM.jsonl or STEM.tsv in DIR"
    case .foreignVault: "VAULT_CONFORMANCE=DIR swift test, with foreign-vault.tar.gz beside DIR"
    case .givenVault: "VAULT_BINARY=$PWD/.build/debug/vault swift test"
    case .ordinaryUser: "run swift test as another user than root"
    case .superuser: "run swift test as root"
    case .time: "VAULT_WHOLE_TESTS=1 swift test"
    case .systemZones: "install tzdata"
    }
  }
}

/// Tells whether a need is met, for `.enabled(if:)` of the test or suite that has it; the run ends with those that are not.
package func isThere(_ requirement: Requirement) -> Bool {
  if requirement.isMet { return true }
  Unmet.note(requirement)
  return false
}

/// The needs that were not met in this process.
private enum Unmet {
  private static let counts = Mutex<[Requirement: Int]>([:])

  static func note(_ requirement: Requirement) {
    let isFirst = counts.withLock { counts in
      defer { counts[requirement, default: 0] += 1 }
      return counts.isEmpty
    }
    // The end of the process is the only moment that is behind the summary of all tests.
    if isFirst { atexit { Unmet.tell() } }
  }

  private static func tell() {
    let lines = Requirement.list(of: counts.withLock { $0 }).map { "  \($0)\n" }
    print("Not run:\n\(lines.joined())", terminator: "")
    fflush(nil)
  }
}
