import VaultActions
import VaultMessages
import VaultModel
import VaultSearch
import VaultStore
import VaultSyntax

/// The links that lead nowhere after a merge, because one side renamed a note and the other one links to its old name.
struct LostLinks {
  /// A link, and where the note is now.
  struct Link {
    var path: Path
    var line: Int
    /// The link as written.
    var text: String
    var note: Path
  }

  private(set) var links: [Link] = []

  init() {}

  /// Looks for links to the old names of notes, in the notes that changed since both sides were one.
  init(_ changes: [ChangedFile], in session: Vault, _ invocation: Invocation) throws(Failure) {
    var names: [String: Path] = [:]
    for change in changes where change.action == .move {
      guard let origin = change.origin else { continue }
      let target = Snapshot.linkTarget(origin.text)
      names[target] = change.path
      names[Snapshot.linkTarget(origin.stem)] = change.path
    }
    guard !names.isEmpty else { return }
    let changed = changes.filter { $0.isNote && $0.action != .remove }.map(\.path)
    let (_, found) = try session.asking { vault throws(Failure) -> [Link] in
      return try readingIndex(try Self.links(in: changed, to: names, vault))
    }
    links = found
  }

  private static func links(
    in paths: [Path], to names: [String: Path], _ vault: IndexedVault
  ) throws(SnapshotFault) -> [Link] {
    let texts = NoteTexts(vault)
    var links: [Link] = []
    for path in paths {
      let found = try vault.snapshot.notes(linkedBy: path.text)
      guard let location = found.first(where: { texts.path(of: $0) == path }) else { continue }
      let note = texts.note(of: location)
      for link in note.links {
        guard let now = names[Snapshot.linkTarget(link.target)],
          try vault.snapshot.notes(linkedBy: link.target).isEmpty
        else { continue }
        let line = note.document.location(of: link.range.lower).line
        links.append(Link(path: path, line: line, text: note.document.text(link.range), note: now))
      }
    }
    return links
  }

  /// Names the links, each with its place and where its note is.
  func report(_ invocation: Invocation) {
    guard !links.isEmpty else { return }
    invocation.warn(.editLinksDangle, [.count(links.count)])
    for link in links { invocation.detail("\(link.path.text):\(link.line): \(link.text) -> \(link.note.text)") }
  }
}
