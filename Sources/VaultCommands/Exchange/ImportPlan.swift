import VaultActions
import VaultEdit
import VaultMessages
import VaultModel
import VaultSearch
import VaultStore
import VaultSyntax
import VaultExchange

/// The notes that an import is to make, before any of them is written.
struct ImportPlan {
  /// Where the notes go; nil: to the folder of recipes.
  var folder: MoveDestination?
  /// The recipes that the vault has already: what they were imported from, and their notes.
  private(set) var repeated: [(source: String, path: Path)] = []

  private let session: Vault
  private let now: LocalDateTime
  private var drafts: [Draft] = []
  /// What the notes at these paths are made of.
  private var sources: [Path: String] = [:]
  /// The names that folders have already, read once.
  private var folderNames: [Path: FolderNames] = [:]

  /// One recipe, and where it comes from.
  private struct Draft {
    let source: String
    let found: RecipeImport
    let note: NewNote

    var path: Path { Path(note.path) }

    func text() throws(Failure) -> [UInt8] {
      do throws(EditRefusal) {
        return try note.text(of: found.body, changes: found.changes)
      } catch {
        throw Failure(error, path: Path(source), bytes: found.body)
      }
    }
  }

  /// Plans notes made at a moment.
  init(_ session: Vault, _ now: LocalDateTime) {
    self.session = session
    self.now = now
  }

  /// Plans the note of a recipe.
  mutating func add(_ found: RecipeImport, from source: ImportSource) throws(Failure) {
    try add(found, named: source.name(of: found))
  }

  /// Plans the note of a recipe that comes from something with a name.
  mutating func add(_ found: RecipeImport, named source: String) throws(Failure) {
    let note = try newNote(of: found, at: now)
    if let other = sources.updateValue(source, forKey: Path(note.path)) {
      throw Failure(.conflict, .moveTwoToOne, [.text(other), .text(source), .text(note.path)])
    }
    drafts.append(Draft(source: source, found: found, note: note))
  }

  private func newNote(of found: RecipeImport, at moment: LocalDateTime) throws(Failure) -> NewNote {
    let settings = session.configuration.settings
    do throws(NewNote.Refusal) {
      let note = try NewNote(.recipe, title: found.recipe.title, at: moment, settings: settings)
      return folder.map { note.moved(to: $0.path(ofNoteAt: Path(note.path)).text) } ?? note
    } catch {
      throw Failure(.wrongRequest, .newTitleHasNoName, [.text(found.recipe.title)])
    }
  }

  /// The planned notes as they are going to be, with where they go.
  var notes: [FoundNote] {
    get throws(Failure) {
      var notes: [FoundNote] = []
      for draft in drafts {
        let context = session.configuration.context(forNoteAt: draft.path)
        notes.append(FoundNote(path: draft.path, note: Note(Document(try draft.text()), context: context)))
      }
      return notes
    }
  }

  /// The writes of all recipes but those that the vault has already.
  ///
  /// - Throws: the failure to report: the name of a note is taken by another one.
  mutating func writes(for invocation: Invocation) throws(Failure) -> [NoteWrite] {
    let known = try knownSources(for: invocation)
    var writes: [NoteWrite] = []
    for draft in drafts {
      guard !invocation.shouldStop else { throw Failure.stopped }
      if let path = known.path(of: draft) {
        repeated.append((draft.source, path))
      } else if let taken = try taken(draft.path) {
        guard try isSame(draft, as: taken) else { throw Self.failure(ofTaken: taken) }
        repeated.append((draft.source, taken))
      } else {
        if let reason = session.configuration.reason(ignoring: draft.path) {
          invocation.warn(.newIsIgnored, [.text(draft.path.text), .message(reason.nameMessage)])
        }
        let permissions = draft.note.permissions
        writes.append(NoteWrite(draft.path, before: [], .create(try draft.text(), permissions: permissions)))
      }
    }
    return writes
  }

  /// Writes the notes, or shows them where they are only asked for, and says which were there before.
  mutating func write(for invocation: Invocation) throws(Failure) -> ExitCode {
    let writes = try writes(for: invocation)
    for (source, path) in repeated { invocation.note(.importRepeated, [.text(source), .text(path.text)]) }
    if drafts.count > 1 { invocation.note(ImportCounts(new: writes.count, same: repeated.count).remark) }
    return try EditRun(invocation, session).finishMaking(writes)
  }

  // MARK: What is there already

  /// The note that has the name of a new one.
  private mutating func taken(_ path: Path) throws(Failure) -> Path? {
    do throws(SystemError) {
      let names =
        if let known = folderNames[path.parent] { known } else {
          try FolderNames(of: path.parent, below: session.root, files: session.files)
        }
      folderNames[path.parent] = names
      return names.taken(path.name).map { path.parent.appending($0) }
    } catch {
      throw Failure(cannotRead: path.parent.text, .systemError(error.code))
    }
  }

  /// Whether a note is what this import made of the same recipe, on whatever day.
  private func isSame(_ draft: Draft, as path: Path) throws(Failure) -> Bool {
    guard case .note(let bytes, _) = FileReader(session.files).note(at: path, below: session.root) else { return false }
    let note = Note(Document(bytes), context: session.configuration.context(forNoteAt: path))
    let day = note.text(.created, of: note.whole).flatMap { LocalDate($0) } ?? now.date
    let again = try newNote(of: draft.found, at: LocalDateTime(day))
    return try Draft(source: draft.source, found: draft.found, note: again).text() == bytes
  }

  private static func failure(ofTaken path: Path) -> Failure {
    Failure(
      .conflict, .nameTaken, [.text(path.text)],
      hints: [.init(.newEditHint, [.text(ShellWord.quoted(path.text))]), .init(.importTakenHint)])
  }

  /// The notes whose `source` is an address that a recipe to import comes from.
  private func knownSources(for invocation: Invocation) throws(Failure) -> KnownSources {
    let wanted = Set(drafts.compactMap(\.found.source).filter { WebPage.isAddress($0) })
    guard !wanted.isEmpty else { return KnownSources() }
    let (vault, known) = try session.asking { vault throws(Failure) -> KnownSources in
      let query = try session.query("type:recipe source:any", invocation, in: vault)
      let texts = NoteTexts(vault)
      var known = KnownSources()
      for draft in drafts { if let source = draft.found.source { known.counts[source, default: 0] += 1 } }
      for hit in try texts.hits(of: query) {
        let (note, _) = texts.item(at: hit.location)
        guard let source = note.text(.source, of: note.whole), wanted.contains(source) else { continue }
        known.notes[source, default: []].append((note.title, texts.path(of: hit.location)))
      }
      return known
    }
    session.save(vault, for: invocation)
    return known
  }

  /// The recipes of the vault by the addresses they come from.
  private struct KnownSources {
    var notes: [String: [(title: String, path: Path)]] = [:]
    /// How many of the recipes to import come from each.
    var counts: [String: Int] = [:]

    /// The note that was made of a recipe, whatever it is called now; of a page with several recipes that of its title.
    func path(of draft: Draft) -> Path? {
      guard let source = draft.found.source, let notes = notes[source] else { return nil }
      if let same = notes.first(where: { $0.title == draft.note.title }) { return same.path }
      return counts[source] == 1 && notes.count == 1 ? notes.first?.path : nil
    }
  }
}

extension RecipeImport {
  /// Where the note will say that the recipe comes from.
  fileprivate var source: String? {
    for case .set([ItemKey.source.rawValue], .scalar(let value)) in changes.reversed() { return value.text }
    return nil
  }
}
