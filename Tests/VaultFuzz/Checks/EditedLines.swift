import VaultEdit
import VaultModel
import VaultSyntax

/// Compares the lines of a note before and after a change, by their bytes and places.
struct EditedLines {
  let before: Note
  let after: Note
  let item: Item
  let change: ItemChange

  /// What is otherwise than the change means, or nil.
  func fault(of patches: [Patch]) -> String? {
    let bytes = (before.document.bytes, after.document.bytes)
    guard bytes.1.starts(with: bytes.0[..<before.document.body.lower]) else {
      return "the front matter changed"
    }
    guard String(validating: bytes.0, as: UTF8.self) == nil || String(validating: bytes.1, as: UTF8.self) != nil else {
      return "the note is no text any more"
    }
    switch change {
    case .append: return appendingFault(patches)
    case .move:
      return contents(after).sorted(by: precedes) == contents(before).sorted(by: precedes) ? nil : "a line is lost"
    case .removeLine: return removalFault()
    case .replaceSection: return repetitionFault()
    case .renameHeading(_, let name): return headingFault(name)
    default: return locality(of: patches) ?? otherLinesFault() ?? meaningFault() ?? repetitionFault()
    }
  }

  /// The words of all headings.
  static func headings(of note: Note) -> [String] {
    let blocks = note.document.blocks
    return blocks.blocks.filter { $0.kind == .heading && !$0.segments.isEmpty }
      .map { note.document.text(blocks.segments[$0.segments.lowerBound]) }
  }

  private func contents(_ note: Note) -> [[UInt8]] { note.lines.map { Array(note.document.bytes[$0.content.indices]) } }

  private func precedes(_ left: [UInt8], _ right: [UInt8]) -> Bool { left.lexicographicallyPrecedes(right) }

  /// Every patch lies in the first line of the item.
  private func locality(of patches: [Patch]) -> String? {
    let bytes = before.document.bytes
    var end = item.range.lower
    while end < bytes.count, ![0x0A, 0x0D].contains(bytes[end]) { end += 1 }
    let line = ByteRange(item.range.lower, end)
    return patches.allSatisfy { line.contains($0.range) } ? nil : "a patch outside the line"
  }

  private func otherLinesFault() -> String? {
    guard before.lines.count == after.lines.count else { return "another number of lines" }
    for (number, (old, new)) in zip(before.lines, after.lines).enumerated() where number != item.line {
      guard old.checkbox == new.checkbox, old.parent == new.parent, old.depth == new.depth,
        before.document.bytes[old.content.indices] == after.document.bytes[new.content.indices]
      else { return "line \(number) reads otherwise" }
    }
    return nil
  }

  private func appendingFault(_ patches: [Patch]) -> String? {
    guard patches.allSatisfy(\.range.isEmpty) else { return "a new line replaces bytes" }
    var rest = contents(after)[...]
    for content in contents(before) {
      guard let place = rest.firstIndex(of: content) else { return "a line is lost" }
      rest = rest[(place + 1)...]
    }
    return after.lines.count == before.lines.count + 1 ? nil : "\(after.lines.count - before.lines.count) new lines"
  }

  private func removalFault() -> String? {
    guard let line = item.line else { return "the note itself was removed" }
    var left = contents(before)
    left.removeSubrange(line..<Int(before.lines[line].subtreeEnd))
    return contents(after) == left ? nil : "other lines are left than should be"
  }

  private func headingFault(_ name: String) -> String? {
    let names = Self.headings(of: after).map { $0.utf8.filter { $0 != 0x20 } }
    let wanted = name.utf8.filter { $0 != 0x20 && $0 != 0x09 }
    guard contents(before) == contents(after), names.count == Self.headings(of: before).count else {
      return "a new heading changes other blocks"
    }
    return names.contains { $0.starts(with: wanted.prefix(1)) } ? repetitionFault() : "no heading reads so"
  }

  /// A value in braces reads as the text that was meant.
  private func meaningFault() -> String? {
    guard let now = after.items.first(where: { $0.line == item.line }) else {
      return "the line is no item any more"
    }
    switch change {
    case .mark(let checkbox):
      return item.line.map { after.lines[$0].checkbox } == checkbox ? nil : "the checkbox is another one"
    case .set(let path, .scalar(let scalar)):
      // White space alone is no element of a key that takes several.
      let isBlank = scalar.text.utf8.allSatisfy { $0 <= 0x20 }
      guard !isBlank, let field = bracedField(path[0], of: now) else { return nil }
      let texts = after.texts(of: field).map(\.text)
      // An element of a key that takes several has no white space at its ends.
      let meant = field.isSeveral ? TextSource(Array(scalar.text.utf8)).trimmed.text : scalar.text
      return texts.joined(separator: ", ").utf8.elementsEqual(meant.utf8) || texts == [meant]
        ? nil : "the value reads \(texts)"
    case .removeKey(let path): return bracedField(path[0], of: now) == nil ? nil : "the key is still there"
    default: return nil
    }
  }

  /// The field of a key that an item has in braces, or nil.
  private func bracedField(_ name: String, of item: Item) -> Field? {
    after.fields[item.fields].last { field in
      guard case .attribute(let index) = field.source, after.readings.attributes[index].style == .braces else {
        return false
      }
      return after.document.text(field.keyRange) == name
    }
  }

  private func repetitionFault() -> String? {
    let again = after.items.first { $0.line == item.line } ?? after.whole
    if case .renameKey = change { return nil }
    if case .renameHeading = change { return nil }
    do throws(EditRefusal) {
      let patches = try LineEdit(after).patches(for: change, of: again)
      return patches.isEmpty ? nil : "the change is not nothing the second time"
    } catch {
      return "the change is refused the second time: \(error.reason)"
    }
  }
}
