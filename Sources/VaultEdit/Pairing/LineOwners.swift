import VaultModel
import VaultSyntax

/// What every line of a version stands in: the list line above it that it is a part of, else its heading.
struct LineOwners: Sendable {
  /// For each line the line that it stands in, or -1 above all headings; a heading stands in the one above it.
  let owners: [Int]
  /// Which lines begin a list line, and which a heading.
  let isItem: [Bool]
  let isHeading: [Bool]

  /// Whether a line begins a list line or stands in one.
  func isListed(_ line: Int) -> Bool { isItem[line] || owners[line] >= 0 && isItem[owners[line]] }

  /// The heading that a line stands below, or is; -1 above all headings.
  func section(of line: Int) -> Int {
    var place = line
    while place >= 0, !isHeading[place] { place = owners[place] }
    return place
  }

  /// - Complexity: O(*n* log *n*) in the lines.
  init(_ note: Note, lines: [ByteRange], sections: [BodySection]) {
    var (owners, isItem, isHeading) = (
      Array(repeating: -1, count: lines.count), Array(repeating: false, count: lines.count),
      Array(repeating: false, count: lines.count)
    )
    var open: [BodySection] = []
    var place = 0
    for line in lines.indices {
      while let last = open.last, last.end <= line { open.removeLast() }
      owners[line] = open.last?.line ?? -1
      if place < sections.count, sections[place].line == line {
        open.append(sections[place])
        isHeading[line] = true
        place += 1
      }
    }
    var enclosing: [(line: Int, end: Int)] = []
    var done = 0
    func take(upTo end: Int) {
      while done < end {
        while let last = enclosing.last, last.end <= done { enclosing.removeLast() }
        if let last = enclosing.last { owners[done] = last.line }
        done += 1
      }
    }
    var line = 0
    for item in note.lines {
      while line < lines.count, lines[line].upper <= item.marker.lower { line += 1 }
      guard line < lines.count, lines[line].lower <= item.marker.lower, !isItem[line] else { continue }
      take(upTo: line + 1)
      isItem[line] = true
      let end = lines[line...].partitioningIndex { $0.lower >= item.range.upper }
      enclosing.append((line, max(end, line + 1)))
    }
    take(upTo: lines.count)
    (self.owners, self.isItem, self.isHeading) = (owners, isItem, isHeading)
  }
}

extension BodyVersion {
  /// What every line stands in.
  var owners: LineOwners { LineOwners(note, lines: lines, sections: sections) }
}
