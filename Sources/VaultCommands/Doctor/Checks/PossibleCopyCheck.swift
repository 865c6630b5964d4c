import VaultActions
import VaultEdit
import VaultMessages
import VaultModel
import VaultStore
import VaultSyntax

/// Finds notes that iCloud or Google Drive may have made of others: `x 2.md` or `x (1).md` beside `x.md`.
///
/// People name notes so too, and these stay notes like all others. One is named only when both notes say the same
/// title in their text, or when at least four fifths of their lines are the same.
enum PossibleCopyCheck: HealthCheck {
  static let name = "possible-copies"
  static let area = DoctorArea.copies

  static func findings(in subject: DoctorSubject) -> [DoctorFinding] {
    let paths = Set(subject.notes.map(\.path))
    return subject.notes.compactMap { NumberedName(of: $0.path) }
      .filter { paths.contains($0.plain) && isCopy($0, in: subject.vault) }
      .map { name in
        let paths = [name.plain, name.path].map { subject.session.root.path.appending($0).text }
        return .note(.doctorPossibleCopy, [.text(name.plain.text)], at: name.path, mend: ["diff"] + paths)
      }
  }

  private static func isCopy(_ name: NumberedName, in vault: IndexedVault) -> Bool {
    guard case .note(let plain, _) = vault.note(at: name.plain), case .note(let other, _) = vault.note(at: name.path)
    else { return false }
    // A note that says no title is called by its name, which is another one by itself.
    return title(of: plain, at: name.plain, vault) == title(of: other, at: name.path, vault) || areAlike(plain, other)
  }

  private static func title(of bytes: [UInt8], at path: Path, _ vault: IndexedVault) -> String {
    Note(Document(bytes), context: vault.configuration.context(forNoteAt: path)).title
  }

  /// Short notes are alike by chance.
  private static let fewestLines = 5

  private static func areAlike(_ one: [UInt8], _ other: [UInt8]) -> Bool {
    let counts = [one, other].map { bytes in
      bytes.split(separator: UInt8(ascii: "\n")).count
    }
    guard let longest = counts.max(), longest >= fewestLines else { return false }
    let changed = LineDiff(before: one, after: other).changes.reduce(0) { $0 + max($1.before.count, $1.after.count) }
    return changed * 5 <= longest
  }
}
