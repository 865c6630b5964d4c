import VaultActions
import VaultEdit
import VaultExchange
import VaultMessages
import VaultModel
import VaultStore

/// The names that the notes of new entries get: that of the title, else one with the day behind it, else one with a number.
///
/// A copy goes on by itself, so that the names of very many notes can be found out before the first of them is made.
struct CalendarNoteNames {
  private let session: CalendarSession
  /// Where new notes go; nil: to the folders of tasks and events.
  private let folder: MoveDestination?
  private var taken: [Path: TakenNames] = [:]

  init(_ session: CalendarSession, folder: MoveDestination?) {
    self.session = session
    self.folder = folder
  }

  /// The note of an entry, with a name that no other one has.
  mutating func newNote(of entry: CalendarEntry) throws(Failure) -> NewNote {
    var note = try EntryNote.new(of: entry, session)
    if let folder { note = note.moved(to: folder.path(ofNoteAt: Path(note.path)).text) }
    return note.moved(to: try free(Path(note.path), entry).text)
  }

  private mutating func free(_ path: Path, _ entry: CalendarEntry) throws(Failure) -> Path {
    // Taken out while it changes, so that it is not copied.
    var names: TakenNames
    if let known = taken.removeValue(forKey: path.parent) {
      names = known
    } else {
      names = try self.names(in: path.parent)
    }
    defer { taken[path.parent] = names }
    if names.take(path.name) { return path }
    var stem = path.stem
    if let day = (entry.start ?? entry.due ?? entry.scheduled)?.date {
      stem += "-\(day.text)"
      if names.take(stem + ".md") { return path.parent.appending(stem + ".md") }
    }
    return path.parent.appending(names.takeNumbered(stem))
  }

  private func names(in folder: Path) throws(Failure) -> TakenNames {
    return try readingFile(
      folder.text, try TakenNames(of: folder, below: session.session.root, files: session.session.files))
  }
}
