import Synchronization
import VaultModel
import VaultStore

/// The rules of zones that were asked for, each read from the system once.
final class KnownZones: Sendable {
  private let files: ZoneFiles
  private let rules = Mutex<[String: ZoneRules?]>([:])

  /// More are not kept, nor ones with longer names, in bytes: a calendar may name as many as it likes.
  private static let (most, longestName) = (1024, 64)

  init(_ files: ZoneFiles) { self.files = files }

  /// The rules of a zone by its IANA name; nil where the system has none.
  func rules(named name: String) -> ZoneRules? {
    guard name.utf8.count <= Self.longestName else { return nil }
    if let known = rules.withLock({ $0[name] }) { return known }
    let found = files.rules(named: name)
    rules.withLock { if $0.count < Self.most { $0[name] = .some(found) } }
    return found
  }
}
