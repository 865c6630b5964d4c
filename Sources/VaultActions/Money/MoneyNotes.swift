import VaultEdit
import VaultModel
import VaultStore
import VaultSyntax

/// The notes of money as several payments leave them, each note once. What comes of them holds for the bytes that were
/// read alone: what somebody adds meanwhile may be one of the payments.
struct MoneyNotes {
  private let vault: Vault
  private var before: [Path: [UInt8]] = [:]
  private var after: [Path: [UInt8]] = [:]

  init(_ vault: Vault) { self.vault = vault }

  /// A note as it stands by now; with nothing but its type when there is none yet.
  mutating func note(at path: Path) throws(Failure) -> Note {
    if after[path] == nil, before[path] == nil { before[path] = try vault.bytes(ofNoteAt: path) }
    let bytes = after[path] ?? before[path] ?? Array(vault.settings.head(ofNew: .money, at: path.text).utf8)
    return Note(Document(bytes), context: vault.configuration.context(forNoteAt: path))
  }

  /// Changes items of a note that was read.
  mutating func change(
    _ bytes: [UInt8], at path: Path, _ changes: [(item: ItemReference, change: ItemChange)]
  ) throws(Failure) {
    if before[path] == nil { before[path] = bytes }
    let edit = NoteEdit(changes, context: vault.configuration.context(forNoteAt: path))
    do throws(EditRefusal) { after[path] = try edit.applied(to: after[path] ?? bytes) } catch {
      throw Failure(error, path: path, bytes: bytes)
    }
  }

  /// Writes a payment into the note of its month, in the order of the days.
  mutating func insert(_ content: String, on day: LocalDate) throws(Failure) {
    let path = Path(vault.settings.moneyPath(in: day))
    let note = try note(at: path)
    let isNew = before[path] == nil
    try change(
      note.document.bytes, at: path, [(item: .note, change: .append(NewLine(content), note.place(ofPaymentOn: day)))])
    if isNew { before[path] = nil }
  }

  /// Gives a line another block id and another day; it goes to the note of that day's month unless there are deeper lines,
  /// which stay with it.
  mutating func move(_ line: FoundItem, to day: LocalDate, identifiedBy id: String) throws(Failure) {
    let (old, path) = (try note(at: line.path), line.path)
    guard let known = line.note.blockID(of: line.item), let number = old.item(withBlockID: known)?.reading
    else { return }
    after[path] = [Patch(old.readings.lines[number].blockID, id)].applied(to: old.document.bytes)
    let renamed = try note(at: path)
    guard let same = renamed.item(withBlockID: id) else { return }
    try change(
      renamed.document.bytes, at: path, [(renamed.reference(to: same), .set(["date"], .scalar(NewScalar(day.text))))])
    let dated = try note(at: path)
    guard let moving = dated.item(withBlockID: id), dated.hasNothingBelow(moving) else { return }
    let content = String(decoding: dated.firstLine(of: moving), as: UTF8.self).trimmed + " ^" + id
    try change(dated.document.bytes, at: path, [(dated.reference(to: moving), .removeLine)])
    try insert(content, on: day)
  }

  /// All of it, in the order of paths.
  var writes: [NoteWrite] {
    after.sorted { $0.key < $1.key }.compactMap { path, bytes in
      // What money notes say is for their owner alone.
      guard let old = before[path] else {
        return NoteWrite(path, before: [], .create(bytes, permissions: 0o600))
      }
      return old == bytes ? nil : NoteWrite(path, before: old, .edit(after: bytes))
    }
  }
}

extension Note {
  /// Whether a line is all of its item.
  fileprivate func hasNothingBelow(_ item: Item) -> Bool {
    guard let line = item.line else { return false }
    return item.range.upper <= lines[line].content.upper + 2
  }
}
