package import VaultEdit
import VaultMessages
import VaultModel
import VaultSyntax

extension Messages {
  /// What changed, on one line: `servings 2 → 4`, `ticked Milk`, `tags + soup − quick`.
  ///
  /// Texts from the note are safe for a terminal and cut where they are long.
  ///
  /// - Parameter namesLine: Whether the line is said whose key changed; a line's own history does not repeat it.
  package func sentence(for change: NoteChange, namesLine: Bool = true) -> String {
    switch change {
    case .noteAdded: self(.changeNoteAdded)
    case .noteRemoved: self(.changeNoteRemoved)
    case .type(let before, let after):
      self(.changeType, [before, after].map { .text($0.name(in: language.language)) })
    case .title(let before, let after): self(.changeTitle, [.words(before), .words(after)])
    case .key(let path, let before, let after): key(path.joined(separator: "."), before, after)
    case .keyRenamed(let path, let name):
      self(.changeKeyRenamed, [.words(path.joined(separator: ".")), .words(name)])
    case .list(let path, let added, let removed): list(path.joined(separator: "."), added, removed)
    case .listReordered(let path): self(.changeListReordered, [.words(path.joined(separator: "."))])
    case .frontMatterText(let added, let removed): text(.changeFrontMatter, nil, added, removed)
    case .text(let heading, let added, let removed): text(.wordText, heading.after ?? heading.before, added, removed)
    case .formatting: self(.changeFormatting)
    case .headingAdded, .headingRemoved, .headingRenamed, .headingMoved, .headingLevel: heading(change)
    default: line(change, namesLine: namesLine)
    }
  }

  private func heading(_ change: NoteChange) -> String {
    switch change {
    case .headingAdded(let words): self(.changeHeadingAdded, [.words(words)])
    case .headingRemoved(let words): self(.changeHeadingRemoved, [.words(words)])
    case .headingRenamed(let before, let after): self(.changeHeadingRenamed, [.words(before), .words(after)])
    case .headingMoved(let words): self(.changeHeadingMoved, [.words(words)])
    case .headingLevel(let words, let before, let after):
      self(.changeHeadingLevel, [.words(words), .count(before), .count(after)])
    default: ""
    }
  }

  private func line(_ change: NoteChange, namesLine: Bool) -> String {
    switch change {
    case .lineAdded(let line): self(.changeLineAdded, [name(of: line)])
    case .lineRemoved(let line): self(.changeLineRemoved, [name(of: line)])
    case .lineMarked(let line, let before, let after): self(key(from: before, to: after), [name(of: line)])
    case .lineReworded(let line):
      self(.changeLineReworded, [.words(line.before?.words ?? ""), .words(line.after?.words ?? "")])
    case .lineMoved(let line, let from, let to): move(of: line, from, to)
    case .linesReordered(_, let place):
      if let above = place.parent ?? place.heading {
        under(.words(above), self(.changeLinesReordered))
      } else {
        self(.changeLinesReordered)
      }
    case .lineKey(let line, let name, let before, let after): of(line, key(name, before, after), namesLine)
    case .lineList(let line, let name, let added, let removed): of(line, list(name, added, removed), namesLine)
    case .lineText(let line, let added, let removed): of(line, text(.wordText, nil, added, removed), namesLine)
    case .logged(let line, let day, let status):
      self(status == .cancelled ? .changeLogSkipped : .changeLogDone, [name(of: line), date(day)])
    case .unlogged(let line, let day, _): self(.changeLogRemoved, [name(of: line), date(day)])
    default: ""
    }
  }

  private func move(of line: ChangedLine, _ from: LineSurroundings, _ to: LineSurroundings) -> String {
    if let parent = to.parent { return self(.changeLineMovedBelow, [name(of: line), .words(parent)]) }
    if let parent = from.parent, from.heading == to.heading {
      return self(.changeLineMovedOut, [name(of: line), .words(parent)])
    }
    guard let heading = to.heading else { return self(.changeLineMovedUp, [name(of: line)]) }
    return self(.changeLineMovedTo, [name(of: line), .words(heading)])
  }

  /// The sentence that says how the mark of a line changed; `{0}` is the line.
  func key(from before: LineItem.Checkbox, to after: LineItem.Checkbox) -> MessageKey {
    switch after {
    case .done: .changeLineTicked
    case .cancelled: .changeLineCancelled
    case .inProgress: .changeLineStarted
    case .open where before == .absent: .changeLineBoxed
    case .open where before == .other: .changeLineMarked
    case .open: .changeLineReopened
    case .absent: .changeLineUnboxed
    case .other: .changeLineMarked
    }
  }
}

// MARK: - Pieces

extension Messages {
  private func name(of line: ChangedLine?) -> MessageValue {
    guard let line else { return .message(.changeTheTask) }
    return line.words.isEmpty ? .message(.changeNoWords) : .words(line.words)
  }

  private func of(_ line: ChangedLine, _ change: String, _ namesLine: Bool) -> String {
    guard namesLine else { return change }
    return under(name(of: line), change)
  }

  /// The day of an entry of a log; as it stands there where it is none.
  private func date(_ text: String) -> MessageValue { LocalDate(text).map { .day($0) } ?? .text(text) }

  private func value(_ text: String) -> MessageValue { text.isEmpty ? .message(.changeNothing) : .words(text) }

  private func key(_ name: String, _ before: String?, _ after: String?) -> String {
    let isRule = name == ItemKey.recurrence.rawValue
    let (before, after) = isRule ? (before.map { rule($0) }, after.map { rule($0) }) : (before, after)
    return switch (before, after) {
    case (let before?, let after?):
      [.words(name), value(before), .text("→"), value(after)].map { text(of: $0) }.joined(separator: " ")
    case (nil, let after?): self(.changeKeySet, [.words(name), value(after)])
    case (let before?, nil): self(.changeKeyRemoved, [.words(name), value(before)])
    case (nil, nil): ""
    }
  }

  /// `tags + soup, winter − quick`.
  private func list(_ name: String, _ added: [String], _ removed: [String]) -> String {
    var parts = [text(of: .words(name))]
    for (sign, values) in [("+", added), ("−", removed)] where !values.isEmpty {
      parts += [sign, text(of: .words(values.joined(separator: ", ")))]
    }
    return parts.joined(separator: " ")
  }

  /// A line or two are shown, more are counted.
  private func text(_ key: MessageKey, _ heading: String?, _ added: [String], _ removed: [String]) -> String {
    let change =
      switch (added.count, removed.count) {
      case (1, 1): replacement(of: removed[0], by: added[0])
      case (1, 0): "+ " + text(of: .words(added[0]))
      case (0, 1): "− " + text(of: .words(removed[0]))
      case (let added, 0): self(.changeTextLinesAdded, [.count(added)])
      case (0, let removed): self(.changeTextLinesRemoved, [.count(removed)])
      case (let added, let removed): self(.changeTextCounts, [.count(added), .count(removed)])
      }
    return under(heading.map { .words($0) } ?? .message(key), change)
  }

  private func under(_ place: MessageValue, _ change: String) -> String { text(of: place) + ": " + change }

  /// `'old' → 'new'`, of long texts the words that differ.
  private func replacement(of before: String, by after: String) -> String {
    let (before, after) = DifferingWords.of(before, after, fitting: MessageValue.widest)
    return [before, after].map { quoted(text(of: .words($0))) }.joined(separator: " → ")
  }
}

/// Cuts what two texts begin with alike, so that the difference shows in a narrow place.
private enum DifferingWords {
  /// Both texts from shortly before the first word that differs on, where one of them is too long.
  static func of(_ before: String, _ after: String, fitting width: Int) -> (before: String, after: String) {
    guard max(before.unicodeScalars.count, after.unicodeScalars.count) > width else { return (before, after) }
    let (old, new) = (before.split(separator: " "), after.split(separator: " "))
    let common = zip(old, new).prefix { $0 == $1 }.count
    guard common > 2 else { return (before, after) }
    let shown = { (words: [Substring]) in "… " + words.dropFirst(common - 1).joined(separator: " ") }
    return (shown(old), shown(new))
  }
}

extension MessageValue {
  /// How many columns a text from a note takes at most.
  fileprivate static let widest = 60

  /// A text from a note, cut where it is long.
  static func words(_ text: String) -> MessageValue {
    // What a terminal does not show takes no columns, but would be long all the same.
    let start = String(text.unicodeScalars.prefix(4 * widest))
    let cut = DisplayWidth.truncate(SafeText.line(start), to: widest)
    return .text(start.unicodeScalars.count < text.unicodeScalars.count && !cut.hasSuffix("…") ? cut + "…" : cut)
  }
}
