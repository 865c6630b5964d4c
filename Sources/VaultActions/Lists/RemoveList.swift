import VaultEdit
package import VaultMessages
import VaultModel
package import VaultStore
import VaultSyntax

/// Removes a list, and does with its tasks what somebody chose.
///
/// ```swift
/// let contents = try ListContents(ofListNamed: ["Home"], in: vault, language: .english)
/// let removal = try RemoveList(.detach, language: .english).removal(of: contents)
/// ```
///
/// Lines that belong to another list are lost by no choice. A plain list's note with text beside its tasks stays, as a note
/// that is no list.
package struct RemoveList: Sendable {
  /// What becomes of the tasks.
  package enum Choice: Sendable, Hashable {
    /// They go to another list, by one of its names.
    case move(to: String)
    /// They belong to no list: lines go where `vault add` writes.
    case detach
    case remove
  }

  /// What is to be done, and what to say of it before it is.
  package struct Removal {
    package var proposal: Proposal
    /// The note that lines go to.
    package let target: Path?
    /// Whether the list's note stays for its text.
    package let keepsNote: Bool
    /// The notes that go.
    package let gone: [FoundItem]
  }

  /// Nil where nothing is there to choose for.
  package let choice: Choice?
  package let language: MessageLanguage

  package init(_ choice: Choice?, language: MessageLanguage) { (self.choice, self.language) = (choice, language) }

  /// - Throws: that there is no list to move to, that it is the same one or fills itself, or what an edit refuses.
  package func removal(of contents: ListContents) throws(Failure) -> Removal {
    let target = try target(of: contents)
    let leaving =
      (contents.foreignLines + (choice == .remove ? contents.foreignSteps : contents.lines)).sorted()
    var path: Path?
    if !leaving.isEmpty { path = try place(of: target, besides: contents) }
    var changes = NoteChanges(contents.vault)
    let gone = planOthers(contents, target, &changes)
    if let found = contents.found {
      var ready = try found.note.edited(target.keyChanges(in: contents))
      if let path {
        let move = LineDeparture(of: leaving, from: found, ready, to: path, in: contents.vault)
        ready = try move.plan(in: &changes)
      }
      changes.leave(found, contents.hasProse ? try contents.withoutTasks(ready) : nil)
    }
    var proposal = Proposal(try contents.vault.reviewed(try changes.writes()), in: contents.vault)
    proposal.remarks = remarks(on: contents, target, path)
    return Removal(
      proposal: proposal, target: path, keepsNote: contents.hasProse,
      gone: gone + (contents.hasProse ? [] : [contents.found].compactMap(\.self)))
  }

  /// Plans what the other tasks become; gives the notes that go.
  private func planOthers(
    _ contents: ListContents, _ target: Target, _ changes: inout NoteChanges
  ) -> [FoundItem] {
    guard choice == .remove else {
      for found in contents.others {
        changes.change(found, [found.note.listChange(of: found.item, to: target.title(forTaskAt: found.path))])
      }
      return []
    }
    let notes = contents.others.filter { !$0.isLine }
    for note in notes { changes.leave(note, nil) }
    for line in contents.others where line.isLine && !notes.contains(where: { $0.path == line.path }) {
      changes.change(line, [.removeLine])
    }
    return notes
  }

  // MARK: Where tasks go

  /// The list that takes the tasks; of a name alone lines go to the inbox and say it.
  struct Target {
    var title: String?
    var path: Path?

    /// The `list` of a task of another note; nil where it stands in the list.
    func title(forTaskAt path: Path) -> String? { path == self.path ? nil : title }

    /// What the lines of the note say of their list once they have gone.
    func keyChanges(in contents: ListContents) -> [(Item, [ItemChange])] {
      guard let note = contents.found?.note else { return [] }
      let named = path == nil ? title : nil
      let own = Set(contents.lines)
      return note.items.compactMap { item in
        guard let line = item.line, item.type == .task else { return nil }
        if contents.isNamed(by: item, of: note) { return (item, [note.listChange(of: item, to: named)]) }
        guard let named, item.parent == 0, note.field(.list, of: item) == nil,
          own.contains(where: { $0 <= line && line < max($0 + 1, Int(note.lines[$0].subtreeEnd)) })
        else { return nil }
        return (item, [note.listChange(of: item, to: named)])
      }
    }
  }

  private func target(of contents: ListContents) throws(Failure) -> Target {
    guard case .move(let name) = choice else { return Target() }
    let vault = contents.vault
    let list = try vault.ask { [language] index throws(Failure) in
      try TaskLists(index, parser: try vault.queryParser(in: index), language: language)
        .list(named: name, takingParts: false)
    }
    guard list.stableTitle != contents.list.stableTitle || list.path != contents.list.path else {
      throw Failure(.wrongRequest, .listRemoveToItself, [.text(list.title)])
    }
    switch list.kindName {
    case "plain": return Target(title: list.title, path: list.path)
    case "learned": return Target(title: list.title)
    default:
      throw Failure(.wrongRequest, .entryListFillsItself, [.text(list.title)])
    }
  }

  /// The note that lines go to: that of the target; else, as `vault add` has it, the default list or the inbox, but for the
  /// list that goes.
  private func place(of target: Target, besides contents: ListContents) throws(Failure) -> Path {
    if let path = target.path { return path }
    let vault = contents.vault
    if let path = try vault.defaultListPath(), path != contents.list.path { return path }
    guard contents.list.path != .inbox else {
      throw Failure(.wrongRequest, .listRemoveInbox, [.text(Path.inbox.text)])
    }
    return .inbox
  }
}

extension ListContents {
  /// The bytes of the note without its tasks, as a note that is no list.
  fileprivate func withoutTasks(_ note: Note) throws(Failure) -> [UInt8] {
    let path = found?.path ?? ""
    do throws(EditRefusal) {
      let rest = try LineTransfer(of: (lines + foreignLines).sorted(), from: note).remainder()
      let type = ItemChange.set([ItemKey.type.rawValue], .scalar(NewScalar(ItemType.note.name)))
      return try NoteEdit([(item: .note, change: type)], context: note.context).applied(to: rest)
    } catch {
      throw Failure(error, path: path, bytes: note.document.bytes)
    }
  }
}

extension Note {
  /// The change by which a task names another list, or none.
  fileprivate func listChange(of item: Item, to title: String?) -> ItemChange {
    title.map { .set([ItemKey.list.rawValue], .scalar(NewScalar($0, isText: true))) }
      ?? .removeKey([ItemKey.list.rawValue])
  }

  /// The note with changes of its items.
  fileprivate func edited(_ changes: [(Item, [ItemChange])]) throws(Failure) -> Note {
    guard !changes.isEmpty else { return self }
    let references = references(to: changes.map(\.0))
    let all = zip(references, changes).flatMap { reference, change in
      change.1.map { (item: reference, change: $0) }
    }
    do throws(EditRefusal) {
      return Note(Document(try NoteEdit(all, context: context).applied(to: document.bytes)), context: context)
    } catch {
      throw Failure(error, path: "", bytes: document.bytes)
    }
  }
}
