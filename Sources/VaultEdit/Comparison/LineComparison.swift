import VaultModel
import VaultSyntax

/// What changed in the line items of a note.
struct LineComparison {
  private let before: NoteOutline
  private let after: NoteOutline
  private let sections: SectionPairs
  private let lines: ItemPairs

  init(_ comparison: VersionComparison) {
    before = comparison.before
    after = comparison.after
    sections = comparison.sections
    lines = comparison.lines
  }

  /// The changes, those of one line together.
  ///
  /// - Complexity: O(*n* log *n*) in the lines.
  var changes: [NoteChange] {
    var changes: [NoteChange] = []
    for place in before.records.indices where lines.ofBefore[place] == nil {
      changes.append(.lineRemoved(ChangedLine(before: before.side(place), after: nil)))
    }
    for place in after.records.indices {
      if let origin = lines.ofAfter[place] {
        changes += self.changes(from: origin, to: place)
      } else {
        changes.append(.lineAdded(ChangedLine(before: nil, after: after.side(place))))
      }
    }
    return changes + logChanges(before.note.log(of: before.note.whole), after.note.log(of: after.note.whole), of: nil)
      + orderChanges
  }

  private func changes(from origin: Int, to place: Int) -> [NoteChange] {
    let (old, new) = (before.records[origin], after.records[place])
    let line = ChangedLine(before: before.side(origin), after: after.side(place))
    var changes: [NoteChange] = []
    if old.checkbox != new.checkbox {
      changes.append(.lineMarked(line, before: old.checkbox, after: new.checkbox))
    } else if old.mark != new.mark, old.checkbox == .other {
      changes.append(.lineKey(line, key: "status", before: old.mark, after: new.mark))
    }
    if old.words != new.words { changes.append(.lineReworded(line)) }
    if hasMoved(origin, place) {
      changes.append(.lineMoved(line, from: before.position(of: origin), to: after.position(of: place)))
    }
    changes += keyChanges(old, new, of: line)
    return changes + logChanges(old.log, new.log, of: line)
  }

  /// Whether a line stands below another line, or, where it stands below none, under another heading.
  private func hasMoved(_ origin: Int, _ place: Int) -> Bool {
    switch (before.records[origin].parent, after.records[place].parent) {
    // Below a line that was replaced it stayed where it was.
    case (let old?, let new?): lines.ofBefore[old] != new && (lines.ofBefore[old] != nil || lines.ofAfter[new] != nil)
    case (nil, nil):
      sections.anchorsBefore[before.records[origin].section] != sections.anchorsAfter[after.records[place].section]
    default: true
    }
  }
}

// MARK: - Keys and logs

extension LineComparison {
  private func keyChanges(_ old: LineRecord, _ new: LineRecord, of line: ChangedLine) -> [NoteChange] {
    let earlier = Dictionary(old.keys.map { ($0.name, $0) }) { first, _ in first }
    let names = Set(new.keys.map(\.name))
    return new.keys.compactMap { change(of: $0.name, earlier[$0.name], $0, of: line) }
      + old.keys.filter { !names.contains($0.name) }.compactMap { change(of: $0.name, $0, nil, of: line) }
  }

  private func change(
    of name: String, _ old: LineRecord.Key?, _ new: LineRecord.Key?, of line: ChangedLine
  ) -> NoteChange? {
    if old?.isList ?? true, new?.isList ?? true {
      let lists = ListDifference(old?.texts ?? [], new?.texts ?? [], areTags: name == "tags")
      guard !lists.isEmpty else { return nil }
      return .lineList(line, key: name, added: lists.added, removed: lists.removed)
    }
    let before = old?.texts.joined(separator: ", ")
    let after = new?.texts.joined(separator: ", ")
    return before == after ? nil : .lineKey(line, key: name, before: before, after: after)
  }

  private struct LogEntry: Hashable {
    var date: LocalDate
    var status: TaskStatus
  }

  private func logChanges(
    _ old: [CompletionRecord], _ new: [CompletionRecord], of line: ChangedLine?
  ) -> [NoteChange] {
    let earlier = old.map { LogEntry(date: $0.date, status: $0.status) }
    let later = new.map { LogEntry(date: $0.date, status: $0.status) }
    let lists = ListDifference(earlier, later)
    return lists.removed.map { .unlogged(line, on: $0.date.text, status: $0.status) }
      + lists.added.map { .logged(line, on: $0.date.text, status: $0.status) }
  }
}

// MARK: - Order

extension LineComparison {
  private struct Place: Hashable {
    var section: Int
    var parent: Int?
  }

  /// The places where the lines that stayed stand in another order.
  private var orderChanges: [NoteChange] {
    var last: [Place: Int] = [:]
    var found: Set<Place> = []
    var changes: [NoteChange] = []
    for origin in before.records.indices {
      guard let place = lines.ofBefore[origin], !hasMoved(origin, place) else { continue }
      let record = after.records[place]
      // Below another line the heading does not matter.
      let group = Place(
        section: record.parent == nil ? sections.anchorsAfter[record.section] : -1, parent: record.parent)
      if let upper = last[group], upper > place, found.insert(group).inserted {
        changes.append(.linesReordered(before: before.position(of: origin), after: after.position(of: place)))
      }
      last[group] = max(last[group] ?? 0, place)
    }
    return changes
  }
}
