import Synchronization
import VaultActions
import VaultEdit
import VaultMessages
import VaultModel
import VaultSearch
import VaultStore
import VaultSyntax

/// What `vault check --fix` does to the files of a vault, computed from the findings of a check before anything is
/// written.
struct VaultFix {
  /// A file with fixes.
  struct FixedFile {
    let path: Path
    let before: [UInt8]
    let outcome: FixOutcome
    let write: NoteWrite

    /// The findings that are gone.
    var findings: [Finding] {
      outcome.fixed.map { Finding(path: path, start: $0.start, end: $0.end, diagnostic: $0.diagnostic, isFixed: true) }
    }
  }

  private static let settings: Path = ".vault/config.yaml"

  private let vault: IndexedVault
  private let checks: NoteChecks
  private var repair: LinkRepair

  init(_ vault: IndexedVault, _ checks: NoteChecks) throws(SnapshotFault) {
    self.vault = vault
    self.checks = checks
    repair = try LinkRepair(vault)
  }

  /// The files that can be put right, in the order of their paths.
  mutating func files(with findings: [Finding]) throws(SnapshotFault) -> [FixedFile] {
    let ordinals = Dictionary(
      try vault.indexedNotes().map { ($0.path, $0.file) }, uniquingKeysWith: { first, _ in first })
    var fixed: [FixedFile] = []
    for (path, findings) in Dictionary(grouping: findings, by: \.path).sorted(by: { $0.key < $1.key }) {
      if path == Self.settings {
        if let file = fixedSettings() { fixed.append(file) }
      } else if findings.contains(where: { NoteFixes.codes.contains($0.diagnostic.code) }),
        let file = try fixedNote(path, ordinal: ordinals[path] ?? nil, findings)
      {
        fixed.append(file)
      }
    }
    return fixed
  }

  private func fixedSettings() -> FixedFile? {
    let before = vault.configuration.source
    let outcome = SettingsFixer.fixed(before)
    guard outcome.bytes != before else { return nil }
    let write = NoteWrite(Self.settings, before: before, .edit(after: outcome.bytes)) { bytes in
      .success(SettingsFixer.fixed(bytes).bytes)
    }
    return FixedFile(path: Self.settings, before: before, outcome: outcome, write: write)
  }

  private mutating func fixedNote(
    _ path: Path, ordinal: Int?, _ findings: [Finding]
  ) throws(SnapshotFault) -> FixedFile? {
    guard case .note(let before, _) = vault.note(at: path) else { return nil }
    var targets: [String: String] = [:]
    for finding in findings where finding.diagnostic.code == .linkDangling {
      guard let written = finding.diagnostic.values.first else { continue }
      targets[written] = try repair.target(for: written)
    }
    let fault = Fault()
    let fixer = fixer(of: path, ordinal, targets, fault)
    let outcome = fixer.fixed(before)
    if let fault = fault.first { throw fault }
    guard outcome.bytes != before else { return nil }
    let write = NoteWrite(path, before: before, .edit(after: outcome.bytes)) { bytes in
      .success(fixer.fixed(bytes).bytes)
    }
    return FixedFile(path: path, before: before, outcome: outcome, write: write)
  }

  /// Checks a note as `vault check` does.
  private func fixer(of path: Path, _ file: Int?, _ targets: [String: String], _ fault: Fault) -> NoteFixer {
    let context = vault.configuration.context(forNoteAt: path)
    return NoteFixer(context: context, linkTarget: { targets[$0] }) { [checks] note in
      var checks = checks
      do throws(SnapshotFault) {
        return try checks.diagnostics(of: note, at: path, file: file)
      } catch {
        fault.remember(error)
        return note.diagnostics
      }
    }
  }

  /// What was wrong with the index during a check, which cannot throw.
  private final class Fault: Sendable {
    private let fault = Mutex<SnapshotFault?>(nil)

    var first: SnapshotFault? { fault.withLock { $0 } }

    func remember(_ error: SnapshotFault) { fault.withLock { $0 = $0 ?? error } }
  }
}
