import VaultModel
import VaultSyntax

/// How a line of a list is written: what stands before its content, and the blank lines between it and its neighbour.
struct LineStyle {
  /// The indentation, with the marks of the quotes around it.
  var prefix: [UInt8] = []
  /// `-`, `*`, `+`, `1.` or `1)`.
  var marker: [UInt8] = [UInt8(ascii: "-")]
  /// The white space behind the marker.
  var spacing: [UInt8] = [0x20]
  /// Whether it has a checkbox; nil when no neighbour says so.
  var hasCheckbox: Bool?
  /// Blank lines with their line endings, as they stand between the lines of the list.
  var gap: [UInt8] = []

  /// The bytes of a line without its line ending.
  func line(_ content: String, checkbox: LineItem.Checkbox) -> [UInt8] {
    let box = checkbox.mark.map { "[\($0)] " } ?? ""
    return prefix + marker + spacing + Array((box + content).utf8)
  }
}

/// A place between two lines of a note, with the style that a line there has.
struct LinePosition {
  /// Where the line is put in.
  var offset: Int
  /// What stands before the line's own bytes, and after them.
  var before: [UInt8] = []
  var after: [UInt8] = []
  var style: LineStyle
  /// The line that it is put beside or below, if there is one.
  var neighbour: Int?
  /// Whether that line is the new one's neighbour in the same list.
  var isSibling = true

  /// A patch that puts a line there.
  func patch(_ line: [UInt8]) -> Patch { Patch(ByteRange(offset, offset), before + line + after) }
}

// MARK: - Lists

extension LineEdit {
  var text: BodyText { BodyText(document: note.document) }
  var bytes: [UInt8] { note.document.bytes }

  /// The lines of the list that a line stands in, itself included, in their order.
  func siblings(of line: Int) -> [Int] {
    let blocks = note.document.blocks
    var list = Int(note.lines[line].block) - 1
    while list > 0,
      blocks.blocks[list].kind != .list || Int(blocks.blocks[list].subtreeEnd) <= Int(note.lines[line].block)
    {
      list -= 1
    }
    guard list > 0 else { return [line] }
    let items = Set(blocks.children(of: list).map { Int32($0) })
    return note.lines.indices.filter { items.contains(note.lines[$0].block) }
  }

  /// The lines directly below one.
  func children(of line: Int) -> [Int] {
    let end = Int(note.lines[line].subtreeEnd)
    return (line + 1..<max(line + 1, end)).filter { Int(note.lines[$0].parent) == line }
  }

  /// Whether a line stands in a quote.
  func isQuoted(_ line: Int) -> Bool {
    bytes[text.start(ofLineAt: note.lines[line].marker.lower)..<note.lines[line].marker.lower]
      .contains(UInt8(ascii: ">"))
  }

  /// What stands before the marker of a line, with spaces in the place of markers it shares its line with.
  func prefix(of line: Int) -> [UInt8] {
    let marker = note.lines[line].marker.lower
    return bytes[text.start(ofLineAt: marker)..<marker].map {
      $0.isSpaceOrTab || $0 == UInt8(ascii: ">") ? $0 : 0x20
    }
  }

  /// The white space between the marker of a line and what follows it.
  func spacing(of line: Int) -> [UInt8] {
    let item = note.lines[line]
    let start = item.checkboxRange.isEmpty ? item.content.lower : item.checkboxRange.lower
    guard item.marker.upper < start, start <= bytes.count,
      bytes[item.marker.upper..<start].allSatisfy(\.isSpaceOrTab)
    else { return [0x20] }
    return Array(bytes[item.marker.upper..<start])
  }

  /// The end of the last line of a line with its deeper lines.
  func end(of line: Int) -> Int { text.end(ofLineAt: note.lines[line].range.upper) }

  /// The blank lines between two neighbours in a list.
  func gap(between first: Int, and second: Int) -> [UInt8] {
    let lower = text.next(afterLineEnd: end(of: first))
    let upper = text.start(ofLineAt: note.lines[second].marker.lower)
    guard lower < upper, text.isBlankLines(lower, upper) else { return [] }
    return Array(bytes[lower..<upper])
  }
}

extension BodyText {
  /// Whether nothing but blank lines, of a quote too, stands in `lower..<upper`.
  func isBlankLines(_ lower: Int, _ upper: Int) -> Bool {
    bytes[lower..<upper].allSatisfy { $0.isSpaceOrTab || $0.isLineEnding || $0 == UInt8(ascii: ">") }
  }
}

// MARK: - Positions beside a line

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
    let digits = Array(String(Int(number) + 1).utf8)
    let isPadded = bytes[marker.lower] == UInt8(ascii: "0") && marker.count > 2
    let padding = isPadded ? max(0, marker.count - 1 - digits.count) : 0
    return Array(repeating: UInt8(ascii: "0"), count: padding) + digits + [bytes[marker.upper - 1]]
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

/// Columns of text with tab stops of four (CommonMark 2.2).
enum Columns {
  /// The column after some bytes that begin at a column; bytes within a character count none.
  static func after(_ bytes: some Sequence<UInt8>, from column: Int) -> Int {
    var column = column
    for byte in bytes {
      if byte == 0x09 { column += 4 - column % 4 } else if byte & 0xC0 != 0x80 { column += 1 }
    }
    return column
  }
}
