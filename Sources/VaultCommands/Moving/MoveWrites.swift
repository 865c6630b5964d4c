import VaultActions
import VaultEdit
import VaultMessages
import VaultSearch
import VaultStore
import VaultSyntax

/// What a move of notes comes to in the files of a vault: the moves, and the notes whose links change.
struct MoveWrites: Sendable {
  private let vault: IndexedVault
  private let notes: [IndexedVault.IndexedNote]
  private let places: [Path: Int]
  private let paths: [Path: Path]
  private let move: NoteMove

  /// What came of reading the whole vault.
  struct Outcome {
    /// The moved notes, then the others that change, by path.
    var writes: [NoteWrite] = []
    /// How many links change, and in how many notes.
    var links = 0, notes = 0
    /// Symbolic links of the vault that led to moved notes.
    var symbolicLinks: [Path] = []
    /// How many notes cannot be read, so that their links stay as they are.
    var unreadable = 0
  }

  /// Plans a move.
  ///
  /// - Parameter paths: the new paths of notes by their old ones.
  init(_ paths: [Path: Path], in vault: IndexedVault) throws(SnapshotFault) {
    self.vault = vault
    self.paths = paths
    notes = try vault.indexedNotes()
    places = Dictionary(notes.enumerated().map { ($1.path, $0) }) { first, _ in first }
    let aliases = try vault.snapshot.aliases()
    let names = NoteNames(
      notes.map { note in .init(path: note.path.text, aliases: note.file.flatMap { aliases[$0] } ?? []) },
      folding: { LinkNames.folded($0) })
    let files = try LinkedFiles(vault)
    var moves: [Int: String] = [:]
    for (source, target) in paths { if let place = places[source] { moves[place] = target.text } }
    move = NoteMove(moves, in: names) { files.exists(Path($0)) }
  }

  /// Reads every note and rewrites its links; nil when it was stopped.
  ///
  /// - Throws: the first refusal in the order of paths.
  func outcome(_ options: IndexedVault.ReadingOptions) throws(Failure) -> Outcome? {
    guard let results = vault.readNotes(notes, options, state: {}, { _, note, reading in change(of: note, reading) })
    else { return nil }
    var outcome = Outcome()
    outcome.unreadable = try vault.unreadableCount()
    var others: [NoteWrite] = []
    for result in results {
      switch result {
      case .nothing: break
      case .unreadable: outcome.unreadable += 1
      case .refused(let failure): throw failure
      case .write(let write, let links):
        outcome.links += links
        outcome.notes += links > 0 ? 1 : 0
        if case .move = write.kind { outcome.writes.append(write) } else { others.append(write) }
      }
    }
    outcome.writes += others
    return outcome
  }

  /// What happens to one note.
  private enum Change: Sendable {
    case nothing
    case unreadable
    case refused(Failure)
    case write(NoteWrite, links: Int)
  }

  private func change(of note: IndexedVault.IndexedNote, _ reading: FileReader.Reading) -> Change {
    let target = paths[note.path]
    guard let place = places[note.path] else { return .nothing }
    switch reading {
    case .unreadable(let reason, _):
      guard target == nil else {
        let file = vault.root.path.appending(note.path)
        return .refused(Failure(cannotRead: note.path, reason, at: file, .system))
      }
      return .unreadable
    case .note(let bytes, _):
      guard target != nil || bytes.mayHoldLinks else { return .nothing }
      do throws(EditRefusal) {
        let rewriting = try LinkEdit(Document(bytes)).rewriting(for: move, ofNote: place)
        guard target != nil || rewriting.links > 0 else { return .nothing }
        return .write(write(note.path, bytes, rewriting, to: target, place: place), links: rewriting.links)
      } catch {
        return .refused(Failure(error, path: note.path, bytes: bytes))
      }
    }
  }

  private func write(
    _ path: Path, _ bytes: [UInt8], _ rewriting: LinkEdit.Rewriting, to target: Path?, place: Int
  ) -> NoteWrite {
    NoteWrite(path, before: bytes, after: rewriting.patches.applied(to: bytes), movingTo: target) {
      [move] bytes throws(EditRefusal) in
      try LinkEdit(Document(bytes)).rewriting(for: move, ofNote: place).patches.applied(to: bytes)
    }
  }
}

extension [UInt8] {
  /// Whether a note may hold a link: every kind has `]]`, `](` or `]:` in it.
  fileprivate var mayHoldLinks: Bool {
    let span = span
    var position = 1
    while position < span.count {
      if span[position &- 1] == UInt8(ascii: "]") {
        switch span[position] {
        case UInt8(ascii: "]"), UInt8(ascii: "("), UInt8(ascii: ":"): return true
        default: break
        }
      }
      position &+= 1
    }
    return false
  }
}
