import VaultMessages
import VaultModel
package import VaultSearch
import VaultStore
import VaultSyntax
import VaultTasks

/// Puts open tasks that are in no list where they are likely to belong: a plain list is named by `list`, one that a tag
/// fills gets the tag. Every task stays where it stands.
///
/// ```swift
/// let proposal = try FileInbox().proposal(in: workspace)
/// ```
package struct FileInbox: Sendable {
  /// A task in no list.
  package struct Row: Sendable {
    package let title: String
    package let place: HitPlace
    /// The likeliest list; nil where no word of it is known, and where the task refuses every list.
    package let suggestion: ListSuggestion?
    /// Which item of its note it is.
    fileprivate let number: Int
  }

  /// The tasks in no list with their short names.
  package struct Answer: Sendable {
    package let rows: [Row]
    package let handles: ItemHandles
  }

  package init() {}

  /// Open tasks in no list, by path, then by line.
  ///
  /// - Throws: that there is too little to learn from, or what keeps the vault from being read.
  package func answer(in workspace: Workspace) throws(Failure) -> Answer {
    let vault = try workspace.vault()
    let answer = try vault.ask { index throws(Failure) in
      let rows = Self.unsorted(try vault.learning(in: index))
      return Answer(rows: rows, handles: try Handles(index.snapshot).handles(of: rows.map(\.place.item)))
    }
    vault.tellOfUnreadable()
    return answer
  }

  /// The writes that put those in a list for which one is likely enough; what is in a list by then is left alone.
  package func proposal(in workspace: Workspace) throws(Failure) -> Proposal {
    let vault = try workspace.vault()
    let rows = try vault.ask { index throws(Failure) in Self.unsorted(try vault.learning(in: index)) }
    vault.tellOfUnreadable()
    var plan = EditPlan(vault)
    var notes: [Path: Note] = [:]
    for row in rows {
      guard let suggestion = row.suggestion, suggestion.isSure else { continue }
      let path = row.place.path
      if notes[path] == nil, let bytes = try vault.bytes(ofNoteAt: path) {
        notes[path] = Note(Document(bytes), context: vault.configuration.context(forNoteAt: path))
      }
      // Somebody may have changed the note since it was read.
      guard let note = notes[path], note.items.indices.contains(row.number), case let item = note.items[row.number],
        item.type == .task, note.shownTitle(of: item) == row.title
      else { continue }
      let found = FoundItem(note, item: item, path: path, settings: vault.settings, root: vault.root)
      plan.change(found, [suggestion.way.change])
    }
    return try plan.proposal()
  }

  private static func unsorted(_ read: ReadLearning) -> [Row] {
    let learning = read.learning
    return read.tasks.filter { learning.isUnsorted($0.task) && !learning.isHeld($0.task) }.map { task in
      // A list where nothing is sorted is no place to sort to.
      let best = read.suggestions(for: task.task.title, refusing: task.task.refused)
        .first { !read.homes.unsorted.contains($0.list) }
      return Row(
        title: task.title, place: task.place, suggestion: best.flatMap { $0.probability > 0 ? $0 : nil },
        number: task.number)
    }
  }
}

extension ListSuggestion.Way {
  /// The change that puts a task there.
  fileprivate var change: ItemChange {
    switch self {
    case .list(let list): .set([ItemKey.list.rawValue], .scalar(NewScalar(list, isText: true)))
    case .tag(let tag): .add([ItemKey.tags.rawValue], [NewScalar(tag)])
    }
  }
}
