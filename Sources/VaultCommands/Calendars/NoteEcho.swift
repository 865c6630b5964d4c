import VaultActions
import VaultEdit
import VaultExchange
import VaultModel
import VaultStore
import VaultSyntax

/// What the vault says of an entry once a note or a line was made of it.
///
/// ```swift
/// let echo = NoteEcho(session, links: items.links, identifier: items.identifier)
/// echo.entry(of: there)[.priority]        // none of an event, whose note has no such key
/// ```
///
/// A note says many things in other words than a calendar, and some it cannot say. As long as the vault says what the echo
/// of the file's entry says, nobody edited it.
struct NoteEcho {
  private let session: CalendarSession
  private let zones: LearnedZones
  private let links: [String: String]
  private let identifier: (NamedLink) -> String?

  /// - Parameters:
  ///   - links: the links to items by their identifiers.
  ///   - identifier: the identifier of what a link leads to, as the items of the vault are read.
  init(_ session: CalendarSession, links: [String: String], identifier: @escaping (NamedLink) -> String?) {
    self.session = session
    zones = LearnedZones(session)
    self.links = links
    self.identifier = identifier
  }

  /// The entry as it comes back from the vault; as it is where it cannot become a note.
  ///
  /// - Parameters:
  ///   - inLine: whether a line says it instead of a note.
  ///   - own: the note that it has already: what of a text is the title or the log there depends on the rest of the note,
  ///     which somebody may have edited.
  /// - Complexity: that of writing and reading one note, or two.
  func entry(of entry: CalendarEntry, inLine: Bool = false, in own: Note? = nil) -> CalendarEntry {
    guard let found = inLine ? line(of: entry) : note(of: entry) else { return entry.projected(session.writer) }
    var reader = NoteEntryReader(
      zones: zones.table(for: found), weekStart: session.clocks.weekStart, identifyingBy: identifier)
    guard var said = reader.entry(of: found.item, in: found.note, entry.identifier), said.kind == entry.kind else {
      return entry.projected(session.writer)
    }
    if inLine {
      // These are left to the file.
      said[.notes] = entry[.notes]
      said[.parent] = entry[.parent]
      if said.title == Self.blank { said[.title] = [] }
    } else if let own {
      said.set(.notes, FramedText(entry.text(.notes) ?? "", in: own).text)
    }
    return said.projected(session.writer)
  }

  private func note(of entry: CalendarEntry) -> FoundItem? {
    guard let new = try? EntryNote.new(of: entry, session),
      let bytes = try? EntryNote.text(of: entry, new, in: session.language, session.clocks, link: { links[$0] })
    else { return nil }
    let (path, configuration) = (Path(new.path), session.session.configuration)
    let note = Note(Document(bytes), context: configuration.context(forNoteAt: path))
    return FoundItem(note, path: path, settings: configuration.settings)
  }

  // MARK: Lines

  /// The title of a line that cannot have that of its entry; nobody calls a task so.
  private static let blank = "\u{FFFC}"

  /// Of a line every value by itself, since one that cannot stand in it is left out.
  private func line(of entry: CalendarEntry) -> FoundItem? {
    let path = Path("line.md")
    let context = session.session.configuration.settings.context()
    let blank = CalendarEntry(entry.kind, entry.identifier, [.title: [Self.blank]])
    let fields = [.title] + entry.fields.filter { $0 != .title && !$0.isOfNotes }
    let changes = entry.changes(of: fields, from: blank, in: session.language, session.clocks) { links[$0] }
    var bytes = Array("- [ ] \(Self.blank)\n".utf8)
    if let all = Self.applied(changes, to: bytes, context) {
      bytes = all
    } else {
      for change in changes { bytes = Self.applied([change], to: bytes, context) ?? bytes }
    }
    let note = Note(Document(bytes), context: context)
    guard let item = Self.line(of: note) else { return nil }
    return FoundItem(note, item: item, path: path, settings: session.session.configuration.settings)
  }

  private static func applied(_ changes: [ItemChange], to bytes: [UInt8], _ context: ReadingContext) -> [UInt8]? {
    let note = Note(Document(bytes), context: context)
    guard let item = line(of: note) else { return nil }
    let reference = note.reference(to: item)
    return try? NoteEdit(changes.map { (item: reference, change: $0) }, context: context).applied(to: bytes)
  }

  private static func line(of note: Note) -> Item? { note.items.first { $0.line != nil && $0.type == .task } }
}
