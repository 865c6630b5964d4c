import VaultActions
import VaultEdit
import VaultExchange
import VaultMessages
import VaultModel
import VaultStore
import VaultSyntax

/// The writes that make and change notes of entries: of an import, and of a synchronisation.
struct CalendarNotes {
  private let session: CalendarSession
  /// The names that new notes get.
  var names: CalendarNoteNames
  /// The links to items by their identifiers, new notes among them.
  var links: [String: String]
  /// The paths of the notes that are planned to be made, by the identifiers of their entries.
  private(set) var paths: [CalendarIdentifier: Path] = [:]
  private var plan: EditPlan
  private var writes: [NoteWrite] = []
  private var bodies: [(path: Path, text: String, context: ReadingContext)] = []
  private var changed: Set<Path> = []
  /// How many notes are planned to be made or changed.
  var count: Int { writes.count + changed.count }
  /// The bytes of the notes that are planned to be made or changed, about.
  private(set) var size = 0

  /// - Parameters:
  ///   - folder: where new notes go; nil: to the folders of tasks and events.
  ///   - links: those to items by their identifiers.
  init(_ session: CalendarSession, folder: MoveDestination? = nil, links: [String: String]) {
    self.session = session
    self.links = links
    names = CalendarNoteNames(session, folder: folder)
    plan = EditPlan(session.session)
  }

  /// Plans the notes of new entries, which may link to one another.
  mutating func add(_ entries: [CalendarEntry]) throws(Failure) {
    var notes: [(entry: CalendarEntry, note: NewNote)] = []
    for entry in entries {
      guard !session.invocation.shouldStop else { throw Failure.stopped }
      let note = try names.newNote(of: entry)
      notes.append((entry, note))
      links[entry.identifier.text] = "[[" + Path(note.path).stem + "]]"
      paths[entry.identifier] = Path(note.path)
    }
    for (entry, note) in notes { try make(note, of: entry) }
  }

  /// Plans the note of a new entry, which may link to those that ``links`` has.
  mutating func make(_ note: NewNote, of entry: CalendarEntry) throws(Failure) {
    let path = Path(note.path)
    if let reason = session.session.configuration.reason(ignoring: path) {
      session.invocation.warn(.newIsIgnored, [.text(path.text), .message(reason.nameMessage)])
    }
    let text = try text(of: entry, note)
    size += text.count
    writes.append(NoteWrite(path, before: [], .create(text, permissions: note.permissions)))
  }

  /// Plans changes of an item so that it says what an entry says of some fields.
  mutating func change(_ member: CalendarItems.Member, to entry: CalendarEntry, _ fields: [CalendarField]) {
    let entry = entry.inWords(of: member.entry, fields, session.writer)
    let changes = entry.changes(
      of: fields, from: member.entry, in: session.language, session.clocks, keeping: member.left
    ) { links[$0] }
    // A new text of a line takes the tags along that stand in the old one.
    let tags = member.found.isLine && fields.contains(.title) ? entry[.tags].map { NewScalar($0, isText: true) } : []
    let again = tags.isEmpty ? [] : [ItemChange.add([ItemKey.tags.rawValue], tags)]
    plan.change(member.found, changes + again + identification(of: member))
    if changed.insert(member.found.path).inserted { size += member.found.note.document.bytes.count }
    guard fields.contains(.notes), !member.found.isLine else { return }
    bodies.append((member.found.path, entry.text(.notes) ?? "", member.found.note.context))
  }

  /// Plans that an item gets the `uid:` by which a calendar knows it.
  mutating func identify(_ member: CalendarItems.Member) { plan.change(member.found, identification(of: member)) }

  private func identification(of member: CalendarItems.Member) -> [ItemChange] {
    member.hasIdentifier
      ? [] : [.set([ItemKey.uid.rawValue], .scalar(NewScalar(member.identifier.text, isText: true)))]
  }

  /// Plans that an item goes.
  mutating func remove(_ member: CalendarItems.Member) {
    if member.found.isLine {
      plan.change(member.found, [.removeLine])
    } else {
      writes.append(NoteWrite(member.found.path, before: member.found.note.document.bytes, .remove))
    }
  }

  /// All writes, each note once.
  func planned() throws(Failure) -> [NoteWrite] {
    var all = try plan.writes()
    let removed = Set(writes.compactMap { write in if case .remove = write.kind { write.path } else { nil } })
    all.removeAll { removed.contains($0.path) }
    let places = Dictionary(all.indices.map { (all[$0].path, $0) }, uniquingKeysWith: { first, _ in first })
    for body in bodies where !removed.contains(body.path) {
      if let index = places[body.path] {
        all[index] = all[index].changingBody(to: body.text, body.context)
      } else if let bytes = try session.session.bytes(ofNoteAt: body.path) {
        all.append(NoteWrite(body.path, before: bytes, .edit(after: bytes)).changingBody(to: body.text, body.context))
      }
    }
    return all + writes
  }

  /// All writes, each note once; nothing is planned then.
  mutating func takePlanned() throws(Failure) -> [NoteWrite] {
    let planned = try planned()
    plan = EditPlan(session.session)
    (writes, bodies, changed, size) = ([], [], [], 0)
    return planned
  }

  // MARK: New notes

  private func text(of entry: CalendarEntry, _ note: NewNote) throws(Failure) -> [UInt8] {
    do throws(EditRefusal) {
      return try EntryNote.text(of: entry, note, in: session.language, session.clocks) { links[$0] }
    } catch {
      throw Failure(error, path: Path(note.path), bytes: [])
    }
  }
}

extension CalendarEntry {
  /// The entry with the note's own words for those members of sets that it has already.
  ///
  /// - Parameter note: what the note says, as it stands there.
  fileprivate func inWords(
    of note: CalendarEntry, _ fields: [CalendarField], _ writer: CalendarEntryWriter
  ) -> CalendarEntry {
    var entry = self
    for field in fields where field.isSet {
      var words: [String: String] = [:]
      for text in note[field] {
        var alone = note
        alone[field] = [text]
        if let said = alone.projected(writer)[field].first { words[said] = text }
      }
      entry[field] = self[field].map { words[$0] ?? $0 }
    }
    return entry
  }
}

extension NoteWrite {
  /// The same write, after which the text below the front matter is another one.
  fileprivate func changingBody(to text: String, _ context: ReadingContext) -> NoteWrite {
    guard case .edit(let after) = kind else { return self }
    let recompute = recompute
    return NoteWrite(path, before: before, after: Self.changingBody(of: after, to: text, context)) {
      bytes throws(EditRefusal) in
      let edited = try recompute?(bytes).get() ?? bytes
      return Self.changingBody(of: edited, to: text, context)
    }
  }

  private static func changingBody(of bytes: [UInt8], to text: String, _ context: ReadingContext) -> [UInt8] {
    NoteBody(of: Note(Document(bytes), context: context)).patch(to: text).map { [$0].applied(to: bytes) } ?? bytes
  }
}
