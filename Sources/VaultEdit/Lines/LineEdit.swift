package import VaultModel
package import VaultSyntax

/// Turns an intended change of one line of a note into patches.
///
/// ```swift
/// let edit = LineEdit(note)                             // - [ ] call Ann {due: 2026-11-23}
/// try edit.patches(for: .mark(.done), of: item)         // one byte: `[x]`
/// try edit.patches(for: .set(["due"], .scalar("2026-11-24")), of: item)
/// ```
///
/// A value is written where the old one stands: in a slot, in braces, as `key:value`, `[key:: value]` or an emoji. A
/// new one takes the style the line has, else braces after the text. Nothing else changes: every result is read again,
/// and where the line would not say what was meant, or any other line something else, the change is refused.
///
/// - Complexity: O(*n*) in the bytes of the note.
package struct LineEdit: Sendable {
  /// The note as it was read.
  let note: Note
  /// The first conflict that git left in the note.
  private let conflict: MergeConflict?
  /// The style of a line's first field.
  private let usualStyle: LineAttribute.Style

  /// Edits lines of a note as it was read.
  package init(_ note: Note) {
    self.note = note
    conflict = note.document.conflicts.first
    usualStyle = note.readings.usualStyle
  }

  /// The patches of one change; none when the note says so already.
  ///
  /// `item` must be a line of the note, but for ``ItemChange/append(_:_:)``, which takes any. The changes of sections
  /// are those of ``SectionEdit``.
  ///
  /// - Throws: `EditRefusal`, with the place and the reason; nothing is guessed.
  package func patches(for change: ItemChange, of item: Item) throws(EditRefusal) -> [Patch] {
    try verified(try effectivePlan(for: change, of: item), of: item)
  }

  /// The patches that write several lines, one after another, where the first is wanted: as if each were put in by itself
  /// after the one before.
  ///
  /// - Throws: `EditRefusal` as ``patches(for:of:)`` does; then some of them may still be written alone.
  func patches(appending lines: [NewLine], at place: LinePlace) throws(EditRefusal) -> [Patch] {
    try refuseConflict()
    return try verified(try appending(lines, at: place), of: note.whole)
  }

  /// The patches of a plan, once the note that they lead to was read.
  private func verified(_ plan: LinePlan, of item: Item) throws(EditRefusal) -> [Patch] {
    guard !plan.patches.isEmpty, !plan.isChecked else { return plan.patches }
    let result = plan.patches.applied(to: note.document.bytes)
    guard result != note.document.bytes else { return [] }
    let after = Note(Document(result), context: note.context)
    guard LineVerification(before: note, after: after, plans: [plan]).holds else {
      throw EditRefusal(.wouldReadOtherwise, at: item.line.map { note.lines[$0].range } ?? plan.place)
    }
    return plan.patches
  }

  private func refuseConflict() throws(EditRefusal) {
    if let conflict { throw EditRefusal(.conflictMarkers, at: conflict.marker) }
  }

  /// The plan of a change, with the patches that change something; whether the result reads as meant is not looked at.
  ///
  /// Plans of changes within lines and of removals may be made together and be verified at once.
  func effectivePlan(for change: ItemChange, of item: Item) throws(EditRefusal) -> LinePlan {
    try refuseConflict()
    var plan = try plan(for: change, of: item)
    plan.patches = plan.patches.filter { !$0.changesNothing(in: note.document.bytes) }
    return plan
  }

  private func plan(for change: ItemChange, of item: Item) throws(EditRefusal) -> LinePlan {
    switch change {
    case .append(let new, let place): return try appending([new], at: place)
    case .replaceSection(let heading, let text):
      return LinePlan(sections: try SectionEdit(note.document).patches(replacing: heading, with: text))
    case .renameHeading(let heading, let text):
      return LinePlan(sections: try SectionEdit(note.document).patches(renaming: heading, to: text))
    case .move(let place): return try moving(try line(of: item).number, to: place)
    case .removeLine: return removing(try line(of: item).number)
    case .moveBlock(let start, let end): return try line(of: item).movingBlock(start, end)
    case .removeFromLog(let date): return try removing(date, fromLogOf: item)
    case .mark(let checkbox): return try line(of: item).marking(checkbox)
    case .reword(let text): return try line(of: item).rewording(text)
    case .addRecord(let path, _), .set(let path, .records):
      throw EditRefusal(.lineHasFlatKeys, at: item.range, values: [path.joined(separator: ".")])
    case .identify(let id): return try line(of: item).identifying(id)
    case .set(let path, let value): return try line(of: item).setting(try key(path), to: value)
    case .add(let path, let values): return try line(of: item).adding(values, to: try key(path))
    case .remove(let path, let values): return try line(of: item).removing(values, from: try key(path))
    case .removeKey(let path): return try line(of: item).removing(key: try key(path))
    case .renameKey(let path, let name): return try line(of: item).renaming(try key(path), to: name)
    }
  }

  /// The line that an item of this note is.
  private func line(of item: Item) throws(EditRefusal) -> EditedLine {
    guard item.line != nil, note.item(ofLineAt: item.range.lower) == item,
      let line = EditedLine(item, in: note, usualStyle: usualStyle)
    else {
      throw EditRefusal(.lineNotFound, at: item.range)
    }
    return line
  }

  /// The one key of a path: lines have no keys inside others.
  private func key(_ path: [String]) throws(EditRefusal) -> String {
    guard path.count == 1 else {
      throw EditRefusal(.lineHasFlatKeys, at: note.whole.range, values: [path.joined(separator: ".")])
    }
    return path[0]
  }
}

extension Patch {
  /// Whether it puts the very bytes there that stand there.
  fileprivate func changesNothing(in document: [UInt8]) -> Bool {
    range.upper <= document.count && document[range.indices].elementsEqual(bytes)
  }
}
