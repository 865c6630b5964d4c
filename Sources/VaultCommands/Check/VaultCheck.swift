import VaultActions
import VaultKitchen
import VaultMessages
import VaultModel
import VaultSearch
import VaultStore
import VaultSyntax

/// Checks the notes of a vault, each read once, on all cores.
struct VaultCheck {
  /// What came of a check.
  struct Outcome {
    /// In the order of paths, then of places.
    var findings: [Finding] = []
    /// How many notes were read.
    var notes = 0

    /// How many findings of a severity are not put right.
    func count(_ severity: Severity) -> Int {
      findings.count { $0.diagnostic.severity == severity && $0.isFixed != true }
    }

    /// Says once what is found on many lines, where it stands first, and on how many lines it does.
    fileprivate mutating func gather() {
      var counts: [[String]: Int] = [:]
      for finding in findings { if let name = finding.gathered?.name { counts[name, default: 0] += 1 } }
      findings = findings.compactMap { finding in
        guard let (name, place) = finding.gathered else { return finding }
        guard let count = counts.removeValue(forKey: name) else { return nil }
        var first = finding
        let found = finding.diagnostic
        var values = found.values
        if values.count > place { values[place] = String(count) }
        first.diagnostic = Diagnostic(found.code, at: found.range, values: values)
        return first
      }
    }
  }

  let vault: IndexedVault
  let scope: CheckScope
  let options: IndexedVault.ReadingOptions
  let checks: NoteChecks

  /// Checks everything the scope covers; nil when it was stopped.
  func run() throws(SnapshotFault) -> Outcome? {
    let notes = try notesToRead()
    let read = vault.readNotes(notes, options, state: { checks }) { checks, note, reading in
      check(note, reading, &checks)
    }
    guard let read else { return nil }
    var outcome = Outcome(findings: [], notes: notes.count)
    for result in read { outcome.findings += try result.get() }
    if scope.coversSettings { outcome.findings += settingsFindings }
    outcome.findings += try unreadableFindings()
    // Findings of one file are in order; a stable order of the files keeps them so.
    outcome.findings = outcome.findings.enumerated()
      .sorted { ($0.element.path, $0.offset) < ($1.element.path, $1.offset) }.map(\.element)
    let unchecked = vault.configuration.settings.uncheckedCodes
    outcome.findings.removeAll { unchecked.contains($0.diagnostic.code) }
    outcome.gather()
    return outcome
  }

  /// The covered notes of the index, and those that the user named although a rule leaves them out.
  private func notesToRead() throws(SnapshotFault) -> [IndexedVault.IndexedNote] {
    let indexed = try vault.indexedNotes().filter { scope.covers($0.path) }
    let unreadable = Set(try vault.report().unreadable.map(\.path))
    let known = Set(indexed.map(\.path)).union(unreadable)
    let left = Set(scope.namedNotes).subtracting(known)
    return indexed + left.map { IndexedVault.IndexedNote(path: $0, file: nil) }
  }

  private func check(
    _ note: IndexedVault.IndexedNote, _ reading: FileReader.Reading, _ checks: inout NoteChecks
  ) -> Result<[Finding], SnapshotFault> {
    Result { () throws(SnapshotFault) in
      switch reading {
      case .unreadable(let reason, _):
        return [.unreadable(.fileUnreadable, note.path, reason)]
      case .note(let bytes, _):
        let read = Note(Document(bytes), context: vault.configuration.context(forNoteAt: note.path))
        return Finding.findings(
          try checks.diagnostics(of: read, at: note.path, file: note.file) + Self.leadingTimes(of: read), in: bytes,
          path: note.path)
      }
    }
  }

  /// The open tasks whose lines begin with a time at which they happen: before, that was when they were due.
  private static func leadingTimes(of note: Note) -> [Diagnostic] {
    note.items.compactMap { item in
      guard let line = item.line, note.leadingStart(of: item) != nil, !note.task(of: item).status.isClosed else {
        return nil
      }
      return Diagnostic(.leadingTimeIsStart, at: note.lines[line].content, values: ["1"])
    }
  }

  private var settingsFindings: [Finding] {
    let configuration = vault.configuration
    let diagnostics = configuration.diagnostics + checks.diagnostics(ofSettings: configuration.source)
    return Finding.findings(
      diagnostics.sorted { $0.range.lower < $1.range.lower }, in: configuration.source, path: ".vault/config.yaml")
      + configuration.unreadable.map { .unreadable(.fileUnreadable, $0.path, $0.reason) }
  }

  private func unreadableFindings() throws(SnapshotFault) -> [Finding] {
    let report = try vault.report()
    return report.unreadable.filter { scope.covers($0.path) }
      .map { .unreadable(.fileUnreadable, $0.path, $0.reason) }
      + report.unreadableFolders.filter { scope.covers($0.path) }
      .map { .unreadable(.folderUnreadable, $0.path, $0.reason) }
  }
}

extension Finding {
  /// By what it is one with others, and which of its values is their number; nil for a finding of its own.
  fileprivate var gathered: (name: [String], place: Int)? {
    switch diagnostic.code {
    case .recipeFoodUnknown, .recipeFoodDoubtful: diagnostic.values.first.map { (FoodName($0).stems, 1) }
    case .leadingTimeIsStart: ([diagnostic.code.rawValue], 0)
    default: nil
    }
  }
}
