import VaultActions
import VaultMessages
import VaultStore

/// The notes and folders that `vault diff` is asked about.
struct DifferenceScope {
  private let names: [String]
  private let root: VaultRoot
  private let files: FileOperations
  private let invocation: Invocation

  init(_ names: [String], in session: Vault, _ invocation: Invocation) {
    self.names = names
    root = session.root
    files = session.files
    self.invocation = invocation
  }

  /// Leaves only the notes that are meant: those of a path, of a folder, or of an item; all when nothing is named.
  ///
  /// A note that is gone is meant by its path, which may be given from the working directory or from the vault's root.
  ///
  /// - Throws: the failure to report for a name that means nothing.
  func narrow(_ difference: inout VaultDifference) throws(Failure) {
    guard !names.isEmpty else { return }
    var wanted: Set<Path> = []
    for name in names {
      let changed = difference.notes.flatMap { [$0.beforePath, $0.afterPath] }.compactMap { $0 }
      let found = changed.filter { isMeant($0, by: name) }
      wanted.formUnion(try found.isEmpty ? [path(of: name)].compactMap { $0 } : found)
    }
    difference.keep { note in [note.beforePath, note.afterPath].contains { $0.map(wanted.contains) ?? false } }
  }

  private func isMeant(_ path: Path, by name: String) -> Bool {
    candidates(name).contains { candidate in
      path == candidate || path == Path(bytes: candidate.bytes + ".md".utf8) || candidate.bytes.isEmpty
        || path.relative(to: candidate) != nil
    }
  }

  /// The paths from the vault's root that a name may stand for.
  private func candidates(_ name: String) -> [Path] {
    root.paths(for: name, from: Path(invocation.environment.workingDirectory))
  }

  /// The note of an item that did not change, or nil for a folder in which nothing did.
  private func path(of name: String) throws(Failure) -> Path? {
    if isFolder(name) { return nil }
    var lookup = ItemLookup(invocation.workspace.anew())
    defer { lookup.finish() }
    do {
      return try lookup.find(name).path
    } catch {
      guard error.isAbsence else { throw error }
      throw Failure(.notFound, .diffUnknownItem, [.text(name)], hints: error.hints)
    }
  }

  private func isFolder(_ name: String) -> Bool {
    candidates(name).contains { path in
      let absolute = root.path.appending(path)
      return (try? files.statusOfName(FileOperations.workingDirectory, absolute.bytes, true))?.kind == .directory
    }
  }
}
