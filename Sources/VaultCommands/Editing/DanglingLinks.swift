import VaultActions
import VaultMessages
import VaultModel
import VaultSearch
import VaultStore
import VaultSyntax

/// The links that lead nowhere once some notes are gone.
struct DanglingLinks {
  /// The notes that hold such links, and the links as they are written.
  private var holders: [(path: Path, line: Int, text: String)] = []

  /// Symbolic links to notes that will be removed.
  private var symbolicLinks: [Path] = []

  /// Looks for links to notes that will be removed, in all notes but these.
  ///
  /// - Parameter writes: what becomes of notes with them; their links are those of what will be written.
  init(
    to removed: [FoundItem], _ session: Vault, _ invocation: Invocation, after writes: [NoteWrite] = []
  ) throws(Failure) {
    guard !removed.isEmpty else { return }
    let gone = Set(removed.map(\.path))
    var edited: [Path: [UInt8]] = [:]
    for write in writes { if case .edit(let bytes) = write.kind { edited[write.path] = bytes } }
    let (_, (found, links)) = try session.asking {
      [edited] vault throws(Failure) -> ([(path: Path, line: Int, text: String)], [Path]) in
      do throws(SnapshotFault) {
        return (try Self.holders(of: gone, in: vault, edited), try vault.symbolicLinks(to: gone))
      } catch {
        throw Failure(error)
      }
    }
    holders = found
    symbolicLinks = links
  }

  private static func holders(
    of gone: Set<Path>, in vault: IndexedVault, _ edited: [Path: [UInt8]]
  ) throws(SnapshotFault) -> [(path: Path, line: Int, text: String)] {
    var holders: [(path: Path, line: Int, text: String)] = []
    let texts = NoteTexts(vault)
    for location in try linkingNotes(gone, in: vault, texts) {
      let path = texts.path(of: location)
      let note = edited[path].map { Note(Document($0)) } ?? texts.note(of: location)
      guard !gone.contains(path) else { continue }
      for link in note.links {
        let targets = try vault.snapshot.notes(linkedBy: link.target)
        guard targets.count == 1, gone.contains(texts.path(of: targets[0])) else { continue }
        holders.append(
          (path, note.document.location(of: link.range.lower).line, note.document.text(link.range)))
      }
    }
    return holders
  }

  /// An item of every note in which something links to one of some notes.
  private static func linkingNotes(
    _ paths: Set<Path>, in vault: IndexedVault, _ texts: NoteTexts
  ) throws(SnapshotFault) -> [ItemLocation] {
    let field = FieldCondition(key: "links", test: .anyOf(paths.map(\.text)), range: ByteRange(0, 0))
    var evaluator = Evaluator(vault.snapshot, texts: texts, collation: vault.configuration.collation)
    do throws(EvaluationError) {
      let hits = try evaluator.evaluate(Query(condition: .field(field))).hits
      var seen: Set<Int> = []
      return hits.map { $0.location }.filter { seen.insert($0.file).inserted }
    } catch {
      guard case .snapshot(let fault) = error else { return [] }
      throw fault
    }
  }

  /// Names the links, each with its place.
  func report(_ invocation: Invocation) {
    for link in symbolicLinks { invocation.warn(.moveSymbolicLink, [.text(link.text)]) }
    guard !holders.isEmpty else { return }
    invocation.warn(.editLinksDangle, [.count(holders.count)])
    for holder in holders.prefix(20) {
      invocation.detail("\(holder.path.text):\(holder.line): \(holder.text)")
    }
    if holders.count > 20 { invocation.note(.itemsMore, [.count(holders.count - 20)]) }
  }
}
