import VaultActions
import VaultMessages
import VaultModel
import VaultSearch
import VaultStore
import VaultSyntax

/// The notes and lines that link to a note, in the order of their paths; its own links do not count.
struct Backlinks {
  /// One of them.
  struct Source {
    let handle: String
    let type: ItemType
    let title: String
    let path: Path
    /// The line it begins in, from 1; nil for a note.
    let line: Int?

    /// Its path, with the number of a line.
    var place: String { line.map { "\(path.text):\($0)" } ?? path.text }
  }

  let sources: [Source]

  /// Asks the index of a vault what links to the note at a path.
  init(to path: Path, in vault: IndexedVault) throws(Failure) {
    let texts = NoteTexts(vault)
    let stem = path.text.hasSuffix(".md") ? String(path.text.dropLast(3)) : path.text
    let query = Query(condition: .field("links", .anyOf(["/" + stem])), sort: [SortKey(key: "path")])
    let locations = try texts.hits(of: query).map(\.location)
    let handles = locations.isEmpty ? [:] : try Handles(vault.snapshot).handles(of: locations.map(\.item))
    sources = locations.compactMap { location in
      let source = texts.path(of: location)
      guard source != path else { return nil }
      let bytes = texts.bytes(of: location)
      return Source(
        handle: handles[location.item] ?? "", type: location.type, title: texts.title(of: location), path: source,
        line: location.isLine ? SourceLocation(of: location.range.lower, in: bytes).line : nil)
    }
  }

  /// Prints a heading and one line a source, below everything else; nothing when there is none.
  func print(_ invocation: Invocation) {
    guard !sources.isEmpty else { return }
    invocation.print("")
    invocation.print(invocation.painter.paint(invocation.messages(.linkedFrom), .heading))
    let listing = Self.listing(in: invocation.messages.language.language)
    for line in listing.lines(of: sources, invocation, isCut: invocation.isForPeople) {
      invocation.print(line)
    }
  }

  private static func listing(in language: Language) -> Listing<Source> {
    let path = Column<Source>("path") { $0.path }
    let line = Column<Source>("line") { $0.line }
    let type = Column<Source>("type", .fixed, .faint) { $0.type.name }
      .cell { .init($0.type.name(in: language), .faint) }
    let title = Column<Source>("title", .title, .title) { $0.title }
    let handle = Column<Source>("handle", .fixed, .handle) { $0.handle }
    return Listing(
      [path, line.ifAny, type, title, handle],
      cells: [handle, type, title, Column("place", .place, .path) { $0.place }])
  }

  /// Writes them as the member `linkedFrom`.
  func write(to json: inout JSONWriter) {
    json.member("linkedFrom") { json in
      json.array { list in
        for source in sources { Self.listing(in: .english).write(source, to: &list) }
      }
    }
  }
}
