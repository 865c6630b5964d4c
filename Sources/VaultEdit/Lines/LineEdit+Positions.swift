import VaultModel
import VaultSyntax

// Where a new line goes beside another one.
extension LineEdit {
  /// The place after a line and its deeper lines.
  func position(after line: Int) -> LinePosition {
    let siblings = siblings(of: line)
    let place = siblings.firstIndex(of: line) ?? 0
    var style = style(like: line)
    style.marker = nextMarker(after: line, in: siblings)
    if place + 1 < siblings.count {
      style.gap = gap(between: line, and: siblings[place + 1])
    } else if place > 0 {
      style.gap = gap(between: siblings[place - 1], and: line)
    }
    return position(afterLineEnd: end(of: line), style: style, neighbour: line)
  }

  /// The place before a line.
  func position(before line: Int) -> LinePosition {
    let siblings = siblings(of: line)
    let place = siblings.firstIndex(of: line) ?? 0
    var style = style(like: line)
    if place > 0 {
      style.gap = gap(between: siblings[place - 1], and: line)
    } else if siblings.count > 1 {
      style.gap = gap(between: line, and: siblings[1])
    }
    let start = note.lines[line].marker.lower
    let ending = text.lineEnding(at: start)
    return LinePosition(
      offset: text.start(ofLineAt: start), after: ending + style.gap, style: style, neighbour: line)
  }

  /// The place after the last of the deeper lines of a line.
  func position(below line: Int) -> LinePosition {
    if let last = children(of: line).last { return position(after: last) }
    let item = note.lines[line]
    var style = LineStyle()
    style.prefix = prefixBelow(line)
    style.marker = item.isOrdered ? bulletMarker : Array(bytes[item.marker.indices])
    if !item.checkboxRange.isEmpty { style.hasCheckbox = true }
    var position = position(afterLineEnd: end(of: line), style: style, neighbour: line)
    position.isSibling = false
    return position
  }

  /// The place after the line that ends at `end`; a note that does not end with a line ending stays so.
  func position(afterLineEnd end: Int, style: LineStyle, neighbour: Int?) -> LinePosition {
    let ending = text.lineEnding(at: end)
    let next = text.next(afterLineEnd: end)
    if next == end {
      return LinePosition(offset: end, before: ending + style.gap, style: style, neighbour: neighbour)
    }
    return LinePosition(offset: next, before: style.gap, after: ending, style: style, neighbour: neighbour)
  }

  private func style(like line: Int) -> LineStyle {
    let item = note.lines[line]
    return LineStyle(
      prefix: prefix(of: line), marker: Array(bytes[item.marker.indices]), spacing: spacing(of: line),
      hasCheckbox: !item.checkboxRange.isEmpty)
  }

  /// The marker after the one of a line: the same bullet, or the next number where the list counts.
  private func nextMarker(after line: Int, in siblings: [Int]) -> [UInt8] {
    let marker = note.lines[line].marker
    guard note.lines[line].isOrdered else { return Array(bytes[marker.indices]) }
    let number = note.document.blocks.blocks[Int(note.lines[line].block)].number
    if let place = siblings.firstIndex(of: line), place > 0 {
      // A list that gives every line the same number goes on so.
      let before = note.document.blocks.blocks[Int(note.lines[siblings[place - 1]].block)].number
      if before == number { return Array(bytes[marker.indices]) }
    }
    return Self.markerAfter(Array(bytes[marker.indices]))
  }

  /// The marker that counts on from another: `10.` after `9.`, `02)` after `01)`; a bullet is followed by itself.
  static func markerAfter(_ marker: [UInt8]) -> [UInt8] {
    guard let sign = marker.last, let number = Int(String(decoding: marker.dropLast(), as: UTF8.self)) else {
      return marker
    }
    let digits = Array(String(number &+ 1).utf8)
    let isPadded = marker[0] == UInt8(ascii: "0") && marker.count > 2
    let padding = isPadded ? max(0, marker.count - 1 - digits.count) : 0
    return Array(repeating: UInt8(ascii: "0"), count: padding) + digits + [sign]
  }

  /// The bullet that the note used last, else `-`.
  var bulletMarker: [UInt8] {
    note.lines.last { !$0.isOrdered }.map { Array(bytes[$0.marker.indices]) } ?? [UInt8(ascii: "-")]
  }
}

// MARK: - Indentation

extension LineEdit {
  /// What stands before the lines below one: the indentation the note gives such lines where it fits, else spaces up to
  /// the line's content (CommonMark 5.2).
  private func prefixBelow(_ line: Int) -> [UInt8] {
    let item = note.lines[line]
    let prefix = prefix(of: line)
    let spacing = spacing(of: line)
    let start = Columns.after(prefix, from: 0)
    let marker = start + item.marker.count
    let content = Columns.after(spacing, from: marker)
    // Five columns or more begin indented code behind one space.
    let column = content - marker > 4 ? marker + 1 : content
    if let habit = indentationHabit {
      let columns = Columns.after(prefix + habit, from: 0)
      if columns >= column, columns < column + 4 { return prefix + habit }
    }
    return prefix + Array(repeating: 0x20, count: column - start)
  }

  /// What the last deeper line of the note has before its marker beyond what its parent has.
  private var indentationHabit: [UInt8]? {
    guard let line = note.lines.lastIndex(where: { $0.parent >= 0 }) else { return nil }
    let outer = prefix(of: Int(note.lines[line].parent))
    let inner = prefix(of: line)
    guard inner.starts(with: outer), inner.count > outer.count else { return nil }
    let habit = Array(inner.dropFirst(outer.count))
    return habit.allSatisfy(\.isSpaceOrTab) ? habit : nil
  }
}
