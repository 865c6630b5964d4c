extension NoteChange {
  /// The change that leads back.
  package var inverse: NoteChange {
    switch self {
    case .noteAdded(let title): .noteRemoved(title: title)
    case .noteRemoved(let title): .noteAdded(title: title)
    case .type(let before, let after): .type(before: after, after: before)
    case .title(let before, let after): .title(before: after, after: before)
    case .key(let path, let before, let after): .key(path, before: after, after: before)
    case .keyRenamed(let path, let name): .keyRenamed(path.dropLast() + [name], to: path.last ?? "")
    case .list(let path, let added, let removed): .list(path, added: removed, removed: added)
    case .frontMatterText(let added, let removed): .frontMatterText(added: removed, removed: added)
    case .listReordered, .formatting, .headingMoved: self
    case .headingAdded(let words): .headingRemoved(words)
    case .headingRemoved(let words): .headingAdded(words)
    case .headingRenamed(let before, let after): .headingRenamed(before: after, after: before)
    case .headingLevel(let words, let before, let after): .headingLevel(words, before: after, after: before)
    case .text(let heading, let added, let removed): .text(under: heading.inverse, added: removed, removed: added)
    default: inverseOfLine
    }
  }

  private var inverseOfLine: NoteChange {
    switch self {
    case .lineAdded(let line): .lineRemoved(line.inverse)
    case .lineRemoved(let line): .lineAdded(line.inverse)
    case .lineMarked(let line, let before, let after): .lineMarked(line.inverse, before: after, after: before)
    case .lineReworded(let line): .lineReworded(line.inverse)
    case .lineMoved(let line, let from, let to): .lineMoved(line.inverse, from: to, to: from)
    case .linesReordered(let before, let after): .linesReordered(before: after, after: before)
    case .lineKey(let line, let key, let before, let after):
      .lineKey(line.inverse, key: key, before: after, after: before)
    case .lineList(let line, let key, let added, let removed):
      .lineList(line.inverse, key: key, added: removed, removed: added)
    case .lineText(let line, let added, let removed): .lineText(line.inverse, added: removed, removed: added)
    case .logged(let line, let day, let status): .unlogged(line?.inverse, on: day, status: status)
    case .unlogged(let line, let day, let status): .logged(line?.inverse, on: day, status: status)
    default: self
    }
  }
}

extension ChangedLine {
  /// The line with its versions swapped.
  var inverse: ChangedLine { ChangedLine(before: after, after: before) }
}

extension ChangedHeading {
  /// The heading with its versions swapped.
  var inverse: ChangedHeading { ChangedHeading(before: after, after: before) }
}
