import VaultEdit
import VaultMessages
import VaultModel
import VaultSearch
import VaultStore
import VaultSyntax

/// Lines that leave a note for another one: what is written there, and what becomes of the links to them and in them.
struct LineDeparture {
  /// The `^id`s of the lines.
  private let blocks: Set<String>
  private let vault: Vault
  private let lines: [Int]
  private let found: FoundItem
  private let note: Note
  private let target: Path

  /// - Parameters:
  ///   - found: the note as it is.
  ///   - note: the same once its lines say what they are to say.
  init(of lines: [Int], from found: FoundItem, _ note: Note, to target: Path, in vault: Vault) {
    (self.lines, self.found, self.note, self.target, self.vault) = (lines, found, note, target, vault)
    let moved = Set(lines.flatMap { $0..<max($0 + 1, Int(note.lines[$0].subtreeEnd)) })
    blocks = Set(
      note.items.filter { $0.line.map(moved.contains) == true }.compactMap { note.blockID(of: $0) })
  }

  /// Plans it; gives the note as the lines leave it, with links that mean what they meant.
  ///
  /// - Throws: that a `^id` of theirs stands in the other note, or what an edit refuses.
  func plan(in changes: inout NoteChanges) throws(Failure) -> Note {
    let bytes = try vault.bytes(ofNoteAt: target)
    let context = vault.configuration.context(forNoteAt: target)
    let other = Note(Document(bytes ?? []), context: context)
    if let id = other.items.compactMap({ other.blockID(of: $0) }).first(where: blocks.contains) {
      throw Failure(.wrongRequest, .listRemoveBlockTaken, [.text(id), .text(target.text), .text(found.path.text)])
    }
    let ready = try moveLinks(bytes, &changes)
    let transfer = LineTransfer(of: lines, from: ready)
    changes.add(to: target, bytes) { bytes throws(EditRefusal) in try transfer.applied(to: bytes, context: context) }
    return ready
  }

  // MARK: Links

  private func moveLinks(_ bytes: [UInt8]?, _ changes: inout NoteChanges) throws(Failure) -> Note {
    let ranges = lines.map { note.lines[$0].range }
    let hasLinks = note.links.contains { link in ranges.contains { $0.contains(link.range.lower) } }
    guard hasLinks || !blocks.isEmpty else { return note }
    let (names, holders) = try vault.ask { index throws(Failure) -> (Names, [FoundNote]) in
      (try Names(index), try self.holders(in: index))
    }
    for holder in holders {
      let move = names.move(from: found.path, to: target, blocks, seenBy: holder.path)
      let place = move.place
      let edit: NoteWrite.Edit = { bytes throws(EditRefusal) in
        try LinkEdit(Document(bytes)).rewriting(for: move.lines, ofNote: place).patches.applied(to: bytes)
      }
      changes.add(to: holder.path, holder.path == target ? bytes : holder.note.document.bytes, edit)
    }
    let own = names.move(from: found.path, to: target, blocks, seenBy: found.path)
    do throws(EditRefusal) {
      let patches = try LinkEdit(note.document).rewriting(within: ranges, for: own.lines).patches
      return Note(Document(patches.applied(to: note.document.bytes)), context: note.context)
    } catch {
      throw Failure(error, path: found.path, bytes: note.document.bytes)
    }
  }

  /// The other notes in which something links to the note.
  private func holders(in index: IndexedVault) throws(Failure) -> [FoundNote] {
    guard !blocks.isEmpty else { return [] }
    let texts = NoteTexts(index)
    var seen: Set<Int> = []
    return try texts.hits(of: Query(condition: .field("links", .anyOf([found.path.text])))).map(\.location)
      .filter { seen.insert($0.file).inserted }
      .map { FoundNote(path: texts.path(of: $0), note: texts.note(of: $0)) }.filter { $0.path != found.path }
  }

  /// The names by which links find the notes of the vault.
  private struct Names {
    private let entries: [VaultEdit.NoteNames.Entry]
    private let files: LinkedFiles

    init(_ index: IndexedVault) throws(Failure) {
      do throws(SnapshotFault) {
        let aliases = try index.snapshot.aliases()
        entries = try index.indexedNotes().map { note in
          .init(path: note.path.text, aliases: note.file.flatMap { aliases[$0] } ?? [])
        }
        files = try LinkedFiles(index)
      } catch {
        throw Failure(error)
      }
    }

    /// The move of the lines, and the place of the note that looks at it.
    ///
    /// The note that they come to is not among the names, because theirs takes its path; but it sees itself.
    func move(
      from source: Path, to target: Path, _ blocks: Set<String>, seenBy holder: Path
    ) -> (lines: LineMove, place: Int) {
      let rest = entries.filter { entry in
        entry.path != source.text && (entry.path != target.text || holder == target)
      }
      let own = entries.first { $0.path == source.text } ?? .init(path: source.text)
      let all = [own] + rest
      let move = NoteMove(
        [0: target.text], in: VaultEdit.NoteNames(all, folding: { LinkNames.folded($0) })
      ) { [files] in files.exists(Path($0)) }
      return (LineMove(move, from: 0, blocks: blocks), all.firstIndex { $0.path == holder.text } ?? 0)
    }
  }
}
