import VaultMessages
package import VaultModel
import VaultSearch
package import VaultStore
import VaultSyntax

/// The timetables that came from addresses, to be imported again.
///
/// ```swift
/// let sources = try TimetableSources(["010201"]).answer(in: workspace)
/// ```
package struct TimetableSources: Sendable {
  /// A timetable and where it came from.
  package struct Source: Sendable {
    package let path: Path
    package let address: String
    /// The day of the last import.
    package let day: LocalDate?
  }

  /// Notes, as people name them; none: all timetables.
  package var names: [String]

  package init(_ names: [String] = []) { self.names = names }

  /// - Throws: that there is none, or that a note that was named is none.
  package func answer(in workspace: Workspace) throws(Failure) -> [Source] {
    let items =
      if names.isEmpty {
        try all(in: workspace.vault())
      } else { try ItemSelection(ItemRequest(names), in: workspace, forWriting: false).items }
    let sources = items.compactMap { Self.source(of: $0) }
    if !names.isEmpty, let other = items.first(where: { Self.source(of: $0) == nil }) {
      throw Failure(.wrongRequest, .timetableRefreshNotes, [.text(other.path.text)])
    }
    guard !sources.isEmpty else { throw Failure(.notFound, .timetableNoSources) }
    return sources
  }

  private func all(in vault: Vault) throws(Failure) -> [FoundItem] {
    try vault.ask { index throws(Failure) in
      let query = try vault.workspace.read("type:timetable source:any", by: vault.queryParser(in: index))
      return try FoundItem.all(of: query, in: index, vault, keepingNotes: true).filter { !$0.isLine }
    }
  }

  private static func source(of found: FoundItem) -> Source? {
    let note = found.note
    guard note.type == .timetable, let address = note.text(.source, of: note.whole) else { return nil }
    let word = address.lowercased()
    guard word.hasPrefix("http://") || word.hasPrefix("https://") else { return nil }
    let day = note.texts("source-date", of: note.whole).first.flatMap { LocalDate($0) }
    return Source(path: found.path, address: address, day: day)
  }
}
