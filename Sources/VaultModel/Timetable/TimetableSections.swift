package import VaultSyntax

/// What the headings of a timetable say of the lines under them: their weekday, or that they are exams.
package struct TimetableSections: Sendable {
  /// What one heading says.
  enum Section: Hashable {
    case weekday(Weekday)
    case exams
    /// Nothing: the lines take what the heading above it says.
    case other
  }

  /// By heading block, each with what it inherits from the headings of lower levels before it.
  private var sections: [Int: Section] = [:]

  package init(of document: Document) {
    let blocks = document.blocks
    var open: [(level: UInt8, section: Section)] = []
    for (index, block) in blocks.blocks.enumerated() where block.kind == .heading {
      while let last = open.last, last.level >= block.level { open.removeLast() }
      var section =
        block.segments.isEmpty
        ? .other : Self.section(named: document.bytes, in: blocks.segments[block.segments.lowerBound])
      if section == .other, let outer = open.last?.section { section = outer }
      open.append((block.level, section))
      sections[index] = section
    }
  }

  /// What rules the lines under a heading block; ``Section/other`` for -1.
  subscript(heading: Int32) -> Section { sections[Int(heading)] ?? .other }

  /// The weekday of the heading that a line stands under; nil for a note, and for a line under no weekday.
  package func weekday(of item: Item, in note: Note) -> Weekday? {
    if let line = item.line, case .weekday(let day) = self[note.lines[line].heading] { day } else { nil }
  }

  /// Reads a heading such as `Monday`, `Понеділок, верхній тиждень`, `Exams`.
  static func section(named bytes: [UInt8], in range: ByteRange) -> Section {
    let whole = TextSource(bytes, range).trimmed
    let word = ByteRange(
      whole.range.lower, whole.bytes[whole.range.indices].firstIndex(where: endsWord) ?? whole.range.upper)
    for candidate in [whole.range, word] {
      if let weekday = Weekday(named: bytes, in: candidate) { return .weekday(weekday) }
      if ExamHeading(spelledIn: bytes, in: candidate) != nil { return .exams }
    }
    return .other
  }

  private static func endsWord(_ byte: UInt8) -> Bool {
    byte == 0x20 || byte == 0x09 || byte == UInt8(ascii: ",") || byte == UInt8(ascii: ":") || byte == UInt8(ascii: "(")
  }
}

/// The words under which a timetable's exams stand.
private enum ExamHeading: UInt8, ClosedSet {
  case exams

  static let vocabulary = Vocabulary(
    "exams: exam, examinations, іспити, іспит, екзамени, екзамен, сесія, экзамены, экзамен, сессия")
}
