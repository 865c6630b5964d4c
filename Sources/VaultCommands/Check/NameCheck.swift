import VaultActions
import VaultModel
import VaultSearch
import VaultStore
import VaultSyntax

/// Checks that an alias leads to one note, and that a calendar id belongs to one item.
struct NameCheck: Sendable {
  private let shared: SharedNames
  private let snapshot: Snapshot

  init(_ snapshot: Snapshot) throws(SnapshotFault) {
    self.snapshot = snapshot
    shared = try SharedNames(snapshot)
  }

  /// What is wrong with the names of a note and the ids of its items; `file` is its ordinal in the index, if it is there.
  func diagnostics(of note: Note, file: Int?) throws(SnapshotFault) -> [Diagnostic] {
    var diagnostics: [Diagnostic] = []
    for (number, item) in note.items.enumerated() {
      for field in note.fields[item.fields] {
        if number == 0, field.key == .aliases { diagnostics += try checkAliases(field, of: note, file: file) }
        if field.key == .uid, let diagnostic = try checkIdentifier(field, of: note, file: file) {
          diagnostics.append(diagnostic)
        }
      }
    }
    return diagnostics
  }

  private func checkAliases(_ field: Field, of note: Note, file: Int?) throws(SnapshotFault) -> [Diagnostic] {
    var diagnostics: [Diagnostic] = []
    for alias in note.texts(of: field) {
      let others = shared.files(withAlias: alias.text).filter { $0 != file }
      guard !others.isEmpty else { continue }
      // A decoded text has no place of its own: the whole value is meant.
      let range = alias.bytes.count == note.document.bytes.count ? alias.range : field.range
      diagnostics.append(Diagnostic(.aliasAmbiguous, at: range, values: [alias.text, try text(of: others)]))
    }
    return diagnostics
  }

  private func checkIdentifier(_ field: Field, of note: Note, file: Int?) throws(SnapshotFault) -> Diagnostic? {
    guard let identifier = note.texts(of: field).first?.text else { return nil }
    var others = shared.files(withIdentifier: identifier)
    guard others.count > 1 else { return nil }
    if let own = others.firstIndex(where: { $0 == file }) { others.remove(at: own) }
    return Diagnostic(.uidDuplicate, at: field.range, values: [identifier, try text(of: others)])
  }

  private func text(of files: [Int]) throws(SnapshotFault) -> String {
    var paths: [Path] = []
    for file in Set(files) { paths.append(Path(bytes: try snapshot.path(ofFile: file))) }
    return PathList.text(of: paths)
  }
}
