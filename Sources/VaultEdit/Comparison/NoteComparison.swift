package import VaultModel
import VaultSyntax

/// What changed between two versions of a note, in facts.
///
/// ```swift
/// let comparison = NoteComparison(before: old, after: new)
/// comparison.changes      // [.key(["servings"], before: "2", after: "4"), .lineMarked(milk, before: .open, after: .done)]
/// ```
///
/// Equal bytes give no change, other bytes at least one. Swapping the versions gives the inverse of every change.
package struct NoteComparison: Sendable {
  /// The changes: of the note, of its keys, of its headings, of its lines in their order, of its text.
  package let changes: [NoteChange]
  /// For every item of the later version the one of the earlier version that it was, as places in ``Note/items``.
  private let origins: [Int?]

  /// Compares two versions; nil is a note that is not there.
  ///
  /// - Complexity: O(*n* log *n* + *d*²) in the bytes and the changed lines, with the bound of ``LineDiff``.
  package init(before: Note?, after: Note?) {
    switch (before, after) {
    case (let before?, let after?):
      // Where several answers are equally good, the same one is found in both directions.
      if after.document.bytes.lexicographicallyPrecedes(before.document.bytes) {
        let comparison = VersionComparison(before: after, after: before)
        changes = comparison.changes().map(\.inverse).inOrder
        origins = comparison.lines.origins(ofBefore: true)
      } else {
        let comparison = VersionComparison(before: before, after: after)
        changes = comparison.changes().inOrder
        origins = comparison.lines.origins(ofBefore: false)
      }
    case (nil, let after?): (changes, origins) = ([.noteAdded(title: after.title)], [])
    case (let before?, nil): (changes, origins) = ([.noteRemoved(title: before.title)], [])
    case (nil, nil): (changes, origins) = ([], [])
    }
  }

  /// The place in the earlier version's ``Note/items`` of what is an item of the later version; nil when it came.
  package func origin(ofItem place: Int) -> Int? { origins.indices.contains(place) ? origins[place] : nil }
}

/// Two versions that are both there, and how their headings and lines belong together.
struct VersionComparison {
  let before: NoteOutline
  let after: NoteOutline
  let sections: SectionPairs
  let lines: ItemPairs

  init(before: Note, after: Note) {
    self.before = NoteOutline(before)
    self.after = NoteOutline(after)
    sections = SectionPairs(before: self.before, after: self.after)
    lines = ItemPairs(before: self.before, after: self.after)
  }

  func changes() -> [NoteChange] {
    let (old, new) = (before.note, after.note)
    guard old.document.bytes != new.document.bytes else {
      return old.type == new.type ? [] : [.type(before: old.type, after: new.type)]
    }
    let title = titleChange
    var changes: [NoteChange] = old.type == new.type ? [] : [.type(before: old.type, after: new.type)]
    if let title { changes.append(title) }
    changes += FrontMatterComparison(before: old, after: new).changes.filter { change in
      guard case .key(let path, _, _) = change else { return true }
      return !(path == ["title"] && title != nil) && !(path == ["type"] && old.type != new.type)
    }
    changes += headingChanges.filter { change in
      guard case .headingRenamed(let before, let after) = change else { return true }
      return title != .title(before: before, after: after)
    }
    changes += LineComparison(self).changes
    changes += TextComparison(self).changes
    return changes.isEmpty ? [.formatting] : changes
  }

  /// Another title, unless both are only the names of the files.
  private var titleChange: NoteChange? {
    let (old, new) = (before.note, after.note)
    guard old.title != new.title, old.hasOwnTitle || new.hasOwnTitle else { return nil }
    return .title(before: old.title, after: new.title)
  }

  private var headingChanges: [NoteChange] {
    var changes: [NoteChange] = []
    for (place, section) in before.sections.enumerated() where sections.ofBefore[place] == nil {
      changes.append(.headingRemoved(section.heading))
    }
    for (place, section) in after.sections.enumerated() {
      guard let origin = sections.ofAfter[place] else {
        changes.append(.headingAdded(section.heading))
        continue
      }
      let old = before.sections[origin]
      if old.heading != section.heading {
        changes.append(.headingRenamed(before: old.heading, after: section.heading))
      }
      if old.level != section.level {
        changes.append(.headingLevel(section.heading, before: old.level, after: section.level))
      }
      if sections.moved.contains(place) { changes.append(.headingMoved(section.heading)) }
    }
    return changes
  }
}

extension Note {
  /// Whether the title is written in the note.
  fileprivate var hasOwnTitle: Bool { text(.title, of: whole) != nil || !whole.title.isEmpty }
}

extension [NoteChange] {
  /// The changes in the order of the note, whichever version was compared with which.
  fileprivate var inOrder: [NoteChange] {
    enumerated()
      .sorted { ($0.element.rank, $0.element.step, $0.offset) < ($1.element.rank, $1.element.step, $1.offset) }
      .map(\.element)
  }
}

extension NoteChange {
  /// Where the change stands among others: the note, its keys, its headings, its lines one by one, its text.
  fileprivate var rank: Int {
    switch self {
    case .noteAdded, .noteRemoved, .type, .title, .formatting: 0
    case .key, .keyRenamed, .list, .listReordered: 1
    case .frontMatterText: 2
    case .headingAdded, .headingRemoved, .headingRenamed, .headingMoved, .headingLevel: 3
    case .lineAdded(let line), .lineRemoved(let line), .lineMarked(let line, _, _), .lineReworded(let line),
      .lineMoved(let line, _, _), .lineKey(let line, _, _, _), .lineList(let line, _, _, _), .lineText(let line, _, _),
      .logged(let line?, _, _), .unlogged(let line?, _, _):
      3 + (line.after?.item ?? line.before?.item ?? 0)
    case .logged(nil, _, _), .unlogged(nil, _, _): .max - 2
    case .linesReordered: .max - 1
    case .text: .max
    }
  }

  /// The order within a rank: a line that went comes before the one in its place, a key, a heading or an entry of a log
  /// that went comes last.
  fileprivate var step: Int {
    switch self {
    case .lineRemoved: 0
    case .key(_, _, nil), .lineKey(_, _, _, nil), .headingRemoved, .unlogged: 2
    default: 1
    }
  }
}
