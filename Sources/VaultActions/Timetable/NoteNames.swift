import VaultEdit
import VaultMessages
import VaultModel
import VaultStore
import VaultSyntax

/// Paths of notes that an import makes: the name of the thing, with a number behind it where another file has that name.
struct NoteNames {
  private let vault: Vault
  private let now: LocalDateTime
  /// The names that folders have already, read once.
  private var folders: [Path: FolderNames] = [:]

  init(_ vault: Vault) throws(Failure) { (self.vault, now) = (vault, try vault.now) }

  /// The day of the import.
  var today: LocalDate { now.date }

  /// A new note.
  ///
  /// - Parameter name: what its file is called after.
  mutating func note(_ type: ItemType, titled title: String, named name: String) throws(Failure) -> NewNote {
    let (named, note): (NewNote, NewNote)
    do throws(NewNote.Refusal) {
      named = try NewNote(type, title: name, at: now, settings: vault.settings)
      note = try NewNote(type, title: title, at: now, settings: vault.settings)
    } catch {
      throw Failure(.wrongRequest, .newTitleHasNoName, [.text(name)])
    }
    let path = Path(named.path)
    var names: FolderNames
    do throws(SystemError) {
      names =
        if let known = folders[path.parent] { known } else {
          try FolderNames(of: path.parent, below: vault.root, files: vault.files)
        }
    } catch {
      throw Failure(cannotRead: path.parent.text, .systemError(error.code))
    }
    var free = path
    if names.taken(path.name) != nil {
      free = path.parent.appending(path.stem + "-\(names.freeNumber(after: path.stem)).md")
    }
    names.take(free.name)
    folders[path.parent] = names
    return note.moved(to: free.text)
  }
}
