import VaultEdit
import VaultMessages
package import VaultModel
package import VaultStore
import VaultSyntax

/// What one request means to change, note by note, before anything is written.
///
/// ```swift
/// var plan = EditPlan(vault)
/// plan.change(found, [.mark(.done)])
/// return try plan.proposal()
/// ```
package struct EditPlan {
  /// The vault that is changed.
  package let vault: Vault
  /// The notes in the order they were first named.
  private var drafts: [Draft] = []
  /// The place of every note's draft.
  private var places: [Path: Int] = [:]
  /// The titles of the items that are changed, each once.
  private var titles: [String] = []
  private var named: Set<String> = []
  /// Writes that are no changes of items: new notes, removed ones, moved ones.
  private var further: [NoteWrite] = []

  /// The changes of one note.
  private struct Draft {
    let path: Path
    let note: Note
    /// Whether the note is to be made.
    let isNew: Bool
    var changes: [(item: Item, change: ItemChange)] = []

    /// The changes as they hold whatever else somebody changes in the note.
    var edit: NoteEdit {
      let references = note.references(to: changes.map(\.item))
      return NoteEdit(zip(references, changes).map { (item: $0, change: $1.change) }, context: note.context)
    }
  }

  /// A plan that changes nothing yet.
  package init(_ vault: Vault) { self.vault = vault }

  /// Plans changes of an item.
  package mutating func change(_ found: FoundItem, _ changes: [ItemChange]) {
    name(found)
    change(found.item, of: found.note, at: found.path, changes)
  }

  /// Plans changes of several items of the note that an item stands in.
  package mutating func change(_ changes: [(item: Item, changes: [ItemChange])], inNoteOf found: FoundItem) {
    name(found)
    for (item, changes) in changes { change(item, of: found.note, at: found.path, changes) }
  }

  /// Plans changes of a note as a whole, or of what is to be made of no bytes at all: a note of `type`, which says so where
  /// its place does not.
  package mutating func change(
    noteAt path: Path, _ bytes: [UInt8]?, orNew type: ItemType? = nil, _ changes: [ItemChange]
  ) {
    let head = type.map { vault.settings.head(ofNew: $0, at: path.text) } ?? ""
    let note = Note(Document(bytes ?? Array(head.utf8)), context: vault.configuration.context(forNoteAt: path))
    change(note.whole, of: note, at: path, isNew: bytes == nil, changes)
  }

  private mutating func name(_ found: FoundItem) {
    if named.insert(found.title).inserted { titles.append(found.title) }
  }

  private mutating func change(
    _ item: Item, of note: Note, at path: Path, isNew: Bool = false, _ changes: [ItemChange]
  ) {
    let index = places[path] ?? drafts.count
    if index == drafts.count {
      places[path] = index
      drafts.append(Draft(path: path, note: note, isNew: isNew))
    }
    drafts[index].changes += changes.map { (item: item, change: $0) }
  }

  /// Plans any other write.
  package mutating func add(_ write: NoteWrite) { further.append(write) }

  /// The writes that change something.
  ///
  /// - Throws: the first change that is refused, with its place, or that would leave a value that does not read; and that
  ///   somebody stopped the request.
  package func writes() throws(Failure) -> [NoteWrite] {
    var writes: [NoteWrite] = []
    for draft in drafts {
      try vault.workspace.goOn()
      let edit = draft.edit
      let before = draft.note.document.bytes
      let after: [UInt8]
      do throws(EditRefusal) {
        after = try edit.applied(to: before)
      } catch {
        throw Failure(error, path: draft.path, bytes: before)
      }
      guard after != before else { continue }
      try refuseNewErrors(after, instead: draft)
      writes.append(
        draft.isNew
          ? NoteWrite(draft.path, before: [], .create(after, permissions: draft.note.type.isPrivate ? 0o600 : 0o666))
          : NoteWrite(draft.path, before: before, after: after) { bytes throws(EditRefusal) in
            try edit.applied(to: bytes)
          })
    }
    return writes + further
  }

  /// The writes as the review of recipes allows them; which recipes wait for one again is told at once.
  package func proposal() throws(Failure) -> Proposal {
    var proposal = Proposal(try vault.reviewed(try writes()), in: vault)
    proposal.unchanged = .nothingToChange(in: titles)
    return proposal
  }

  /// A change must not leave a value that its key does not take: what was typed is wrong then.
  private func refuseNewErrors(_ after: [UInt8], instead draft: Draft) throws(Failure) {
    var old = Dictionary(draft.note.errors.map { (Fact($0), 1) }, uniquingKeysWith: +)
    let note = Note(Document(after), context: vault.configuration.context(forNoteAt: draft.path))
    for error in note.errors {
      guard let count = old[Fact(error)], count > 0 else {
        throw Failure(.wrongRequest, .editMakesError, [.text(draft.path.text), .diagnostic(error)])
      }
      old[Fact(error)] = count - 1
    }
  }

  /// A diagnostic without its place, which other changes move.
  private struct Fact: Hashable {
    let code: DiagnosticCode
    let values: [String]

    init(_ diagnostic: Diagnostic) {
      code = diagnostic.code
      values = diagnostic.values
    }
  }
}

extension Note {
  /// What is wrong with the note and its items.
  fileprivate var errors: [Diagnostic] {
    diagnostics.filter { $0.severity == .error }
  }
}
