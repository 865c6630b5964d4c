import VaultModel
import VaultSyntax

/// The text of one version below its front matter, as lines, with those that begin an item.
struct BodyVersion: Sendable {
  let note: Note
  let lines: [ByteRange]
  /// One number for equal lines of all three versions.
  let numbers: [Int32]
  /// The lines that are records of their own, in their order.
  private(set) var nodes: [BodyNode] = []
  /// The place in ``nodes`` of the one that a line begins, or -1.
  private(set) var nodeOfLine: [Int32]
  /// How deep a line stands: 0 outside of all records, 1 for a record at the margin, 2 for what stands in it.
  private(set) var levels: [Int32]
  /// The slots and tails of the list lines, those of a recipe's ingredients included.
  let readings: LineReadings
  /// Which lines have nothing to read, and the numbers of those.
  private let blanks: [Bool]
  let blankNumbers: Set<Int32>
  /// The sections in their order.
  let sections: [BodySection]

  init(_ note: Note, lines: [ByteRange], numbers: [Int32]) {
    self.note = note
    self.lines = lines
    self.numbers = numbers
    readings = Self.readings(of: note)
    let bytes = note.document.bytes
    let blanks = lines.map { line in bytes[line.indices].allSatisfy { $0.isSpaceOrTab || $0.isLineEnding } }
    self.blanks = blanks
    blankNumbers = Set(lines.indices.lazy.filter { blanks[$0] }.map { numbers[$0] })
    sections = Self.sections(of: note, lines)
    nodeOfLine = Array(repeating: -1, count: lines.count)
    levels = Array(repeating: 0, count: lines.count)
    collectNodes()
    measureLevels()
  }

  /// What the list lines of a note say; of a recipe those of its ingredients, which the note itself does not read.
  static func readings(of note: Note) -> LineReadings {
    guard note.type == .recipe else { return note.readings }
    return LineReadings(of: note.lines, in: note.document.bytes, scan: note.scan, grammars: .recipe)
  }

  var bytes: [UInt8] { note.document.bytes }

  /// The bytes of a line with what ends it.
  func text(_ line: Int) -> ArraySlice<UInt8> { bytes[lines[line].indices] }

  /// The record that a line begins.
  func node(at line: Int) -> BodyNode? {
    let place = nodeOfLine[line]
    return place < 0 ? nil : nodes[Int(place)]
  }
}

/// A list line that is a record of its own, or a line in the log of one.
struct BodyNode: Sendable {
  /// Its place in the lines of the version.
  var line: Int
  /// The place after the last line that stands in it.
  var end: Int
  /// Its place in the readings of the version.
  var reading: Int
  /// Its place in the items of the note; nil for a line of a log.
  var item: Int?
  /// How many records and other list lines enclose it.
  var depth: Int32
}

/// A heading with all that stands under it, deeper headings included, as places of lines.
struct BodySection: Sendable {
  var line: Int
  var end: Int
}

extension BodyVersion {
  /// The sections of a note. Complexity: O(*n* log *n*) in the lines.
  static func sections(of note: Note, _ lines: [ByteRange]) -> [BodySection] {
    HeadingList(note.document).headings.compactMap { heading in
      let line = lines.partitioningIndex { $0.upper > heading.range.lower }
      let end = lines.partitioningIndex { $0.lower >= heading.sectionEnd }
      return line < end ? BodySection(line: line, end: end) : nil
    }
  }

  /// The numbers of the lines that are headings.
  var headingNumbers: Set<Int32> { Set(sections.map { numbers[$0.line] }) }

  /// The number of the heading above each line; -1 above the first.
  var headingsAbove: [Int32] {
    var above = [Int32](repeating: -1, count: lines.count)
    for (section, next) in zip(sections, sections.dropFirst().map(\.line) + [lines.count]) {
      for line in section.line..<max(section.line, next) { above[line] = numbers[section.line] }
    }
    return above
  }

  /// The line of a section's heading without what ends it.
  func headingText(_ section: BodySection) -> ArraySlice<UInt8> {
    let line = text(section.line)
    return line[..<(line.lastIndex { !$0.isSpaceOrTab && !$0.isLineEnding }.map { $0 + 1 } ?? line.startIndex)]
  }
}

// MARK: - Finding the records

extension BodyVersion {
  private mutating func collectNodes() {
    let items = itemsOfReadings
    nodes.reserveCapacity(items.count)
    var line = 0
    var taken = -1
    for (index, reading) in readings.lines.enumerated() {
      let item = note.lines[Int(reading.item)]
      guard items[index] != nil || Self.isLog(reading, item) else { continue }
      while line < lines.count, lines[line].upper <= item.marker.lower { line += 1 }
      guard line < lines.count, lines[line].lower <= item.marker.lower, holdsAlone(item, line) else { continue }
      // Of two records on one line, as in `- - [ ] a`, nobody could change one alone.
      if taken == line {
        if nodeOfLine[line] >= 0 { nodes.removeLast() }
        nodeOfLine[line] = -1
        continue
      }
      taken = line
      nodeOfLine[line] = Int32(clamping: nodes.count)
      nodes.append(
        BodyNode(
          line: line, end: end(ofItemFrom: line, item), reading: index,
          item: items[index].flatMap { $0 < 0 ? nil : $0 },
          depth: Int32(item.depth)))
    }
  }

  /// The place after the last line of an item. Most items are a line or two, so the search widens from their first.
  private func end(ofItemFrom line: Int, _ item: LineItem) -> Int {
    var (lower, step) = (line + 1, 1)
    while lower + step - 1 < lines.count, lines[lower + step - 1].lower < item.range.upper {
      lower += step
      step *= 2
    }
    return lines[lower..<max(lower, min(lower + step - 1, lines.count))].partitioningIndex {
      $0.lower >= item.range.upper
    }
  }

  /// Whether nothing but a record stands on a line: a CR alone ends a line of Markdown, but none of these.
  private func holdsAlone(_ item: LineItem, _ line: Int) -> Bool {
    let end = max(item.content.upper, item.checkboxRange.upper, item.marker.upper)
    guard end <= lines[line].upper else { return false }
    return bytes[end..<lines[line].upper].allSatisfy { $0.isSpaceOrTab || $0.isLineEnding }
      && !bytes[lines[line].lower..<item.marker.lower].contains(UInt8(ascii: "\r"))
  }

  /// The item of each reading; -1 for an ingredient of a recipe, nil for what is no record.
  private var itemsOfReadings: [Int?] {
    var items = [Int?](repeating: nil, count: readings.lines.count)
    if note.type == .recipe {
      let starts = Set(Recipe(note).ingredients.map(\.item.lower))
      for (index, reading) in readings.lines.enumerated()
      where starts.contains(note.lines[Int(reading.item)].range.lower) {
        items[index] = -1
      }
      return items
    }
    for (place, item) in note.items.enumerated() {
      if let reading = item.reading, items.indices.contains(reading) { items[reading] = place }
    }
    return items
  }

  /// Whether a line is only a mark, a date and attributes, as the lines of a log are.
  private static func isLog(_ reading: LineReading, _ line: LineItem) -> Bool {
    (line.checkbox == .done || line.checkbox == .cancelled) && !reading.date.isEmpty && reading.text.isEmpty
  }

  private mutating func measureLevels() {
    var open: [BodyNode] = []
    var next = 0
    for line in lines.indices {
      while let last = open.last, last.end <= line { open.removeLast() }
      if next < nodes.count, nodes[next].line == line {
        levels[line] = nodes[next].depth + 1
        open.append(nodes[next])
        next += 1
      } else if let last = open.last {
        levels[line] = last.depth + 2
      }
    }
    measureGaps()
  }

  /// Empty lines between two lines of a list belong to the second one, so that a loose list stays one.
  private mutating func measureGaps() {
    var start = 0
    while start < lines.count {
      guard isBlank(start) else {
        start += 1
        continue
      }
      var end = start
      while end < lines.count, isBlank(end) { end += 1 }
      if start > 0, end < lines.count, levels[start - 1] > 0, nodeOfLine[end] >= 0 {
        for line in start..<end where levels[line] == 0 { levels[line] = levels[end] }
      }
      start = end
    }
  }

  /// Whether a line has nothing to read.
  func isBlank(_ line: Int) -> Bool { blanks[line] }
}

// MARK: - What a record is known by

extension BodyVersion {
  /// What makes a record the same in another version; empty for one that has nothing of its own.
  func identity(of node: BodyNode) -> String {
    let reading = readings.lines[node.reading]
    return reading.blockID.isEmpty ? text(of: node) : "^" + note.document.text(reading.blockID)
  }

  /// The identity of a record as far as it does not come from its `^id`.
  func text(of node: BodyNode) -> String {
    if let item = node.item { return note.identity(of: note.items[item], ignoringID: true) }
    let reading = readings.lines[node.reading]
    guard reading.text.isEmpty, !reading.date.isEmpty else {
      return note.document.text(note.words(of: reading, in: readings))
    }
    return "\u{1E}" + note.document.text(reading.date) + "\u{1F}" + (owner(of: node).map(identity) ?? "")
  }

  /// Whether a record has an `^id`.
  func hasID(_ node: BodyNode) -> Bool { !readings.lines[node.reading].blockID.isEmpty }

  /// The heading that a record stands under, as written; empty for none.
  func heading(of node: BodyNode) -> ArraySlice<UInt8> {
    let blocks = note.document.blocks
    let heading = Int(note.lines[Int(readings.lines[node.reading].item)].heading)
    guard blocks.blocks.indices.contains(heading), let first = blocks.segments[blocks.blocks[heading].segments].first
    else { return [] }
    return bytes[first.indices]
  }

  /// The record with words that a line of a log stands in.
  func owner(of node: BodyNode) -> BodyNode? {
    var parent = note.lines[Int(readings.lines[node.reading].item)].parent
    while parent >= 0 {
      let start = note.lines[Int(parent)].marker.lower
      let line = lines.partitioningIndex { $0.upper > start }
      if line < lines.count, let found = self.node(at: line), found.item != nil { return found }
      parent = note.lines[Int(parent)].parent
    }
    return nil
  }

  /// Whether a record is a line of a log.
  func isLog(_ node: BodyNode) -> Bool {
    let reading = readings.lines[node.reading]
    return Self.isLog(reading, note.lines[Int(reading.item)])
  }

  /// The date of a record, as written.
  func day(of node: BodyNode) -> ArraySlice<UInt8> { bytes[readings.lines[node.reading].date.indices] }

  /// The amount of a record, by which equal ones are told apart.
  func amount(of node: BodyNode) -> ArraySlice<UInt8> { bytes[readings.lines[node.reading].amount.indices] }

  /// Where the words of a record stand, without an amount before and tags behind them.
  func wordRange(of node: BodyNode) -> ByteRange { LinePieces(reading: readings.lines[node.reading], of: self).words }
}
