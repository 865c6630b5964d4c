import VaultActions
import VaultMessages
import VaultModel
import VaultSearch
import VaultStore
import VaultSyntax

/// The short names that lists of the diary begin with, for people alone: of a check-in its own, of any other entry that of
/// its note, which `vault edit` opens.
struct DiaryHandles {
  private struct Place: Hashable {
    let path: Path
    /// Where the line begins; nil for the note.
    let start: Int?
  }

  private var names: [Place: String] = [:]
  private var items: ItemHandles = [:]

  /// - Parameters:
  ///   - days: those of the entries, as a query has them; empty where there is no entry.
  ///   - tasks: items of the index that are named as well.
  init(on days: String, and tasks: [Int] = [], _ invocation: Invocation) throws(Failure) {
    guard !days.isEmpty, case .people = try ListingForm(of: invocation) else { return }
    let vault = try invocation.workspace.vault()
    (items, names) = try vault.ask { index throws(Failure) -> (ItemHandles, [Place: String]) in
      let query = try vault.workspace.read("type:diary,check-in (\(days))", by: try vault.queryParser(in: index))
      let locations = try NoteTexts(index).hits(of: query, keepingNotes: true).map(\.location)
      let items = try Handles(index.snapshot).handles(of: Set(locations.map(\.item) + tasks).sorted())
      var (paths, names): ([Int: Path], [Place: String]) = ([:], [:])
      for location in locations {
        if paths[location.file] == nil {
          paths[location.file] = Path(bytes: try readingIndex(try index.snapshot.path(ofFile: location.file)))
        }
        guard let path = paths[location.file] else { continue }
        names[Place(path: path, start: location.isLine ? location.range.lower : nil)] = items[location.item]
      }
      return (items, names)
    }
  }

  /// Of a line by where it begins, of a note by nil; empty where nobody sees it.
  func name(at path: Path, from start: Int?) -> String { names[Place(path: path, start: start)] ?? "" }

  /// Of an item that was named as well.
  func name(of item: Int) -> String { items[item] ?? "" }
}
