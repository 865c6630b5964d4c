import VaultModel
import VaultSyntax

/// A note divided into what is compared: sections, line items, and every other line of text with what it belongs to.
struct NoteOutline {
  /// A heading outside of quotes and lists, with what stands under it; the first section has none.
  struct Section {
    var heading: String
    /// 1–6, and 0 above the first heading.
    var level: Int
    /// Where it begins.
    var start: Int
  }

  /// What a line of text belongs to.
  enum Owner: Hashable {
    /// A section, by its place in ``sections``.
    case section(Int)
    /// A line item, by its place in ``records``.
    case record(Int)
  }

  /// A line of text without marker and with one space between its words.
  struct TextLine {
    var text: String
    var section: Int
    var owner: Owner
  }

  let note: Note
  let sections: [Section]
  /// The line items, in the order of the note: record *r* is item *r* + 1.
  let records: [LineRecord]
  let text: [TextLine]

  /// Divides a note.
  ///
  /// - Complexity: O(*n* log *n*) in the bytes.
  init(_ note: Note) {
    self.note = note
    let list = HeadingList(note.document)
    let sections =
      [Section(heading: "", level: 0, start: 0)]
      + list.headings.map { heading in
        Section(
          heading: note.document.text(heading.text).collapsed, level: heading.level, start: heading.range.lower)
      }
    self.sections = sections
    records = note.items.indices.dropFirst().map { item in
      let start = note.items[item].range.lower
      return LineRecord(item, of: note, section: sections.partitioningIndex { $0.start > start } - 1)
    }
    var reader = TextLineReader(note: note, headings: list.headings, records: records)
    text = reader.read()
  }

  /// The words of a section's heading; nil for the first.
  func heading(ofSection section: Int) -> String? { section == 0 ? nil : sections[section].heading }

  /// Where a record stands.
  func position(of record: Int) -> LineSurroundings {
    LineSurroundings(
      heading: heading(ofSection: records[record].section),
      parent: records[record].parent.map { records[$0].words })
  }

  /// A record in one version of a changed line.
  func side(_ record: Int) -> ChangedLine.Side {
    ChangedLine.Side(item: record + 1, words: records[record].words)
  }
}

extension String {
  /// The words with one space between them and none around them.
  var collapsed: String {
    String(
      decoding: Array(utf8.split { $0 == 0x20 || (0x09...0x0D).contains($0) }.joined(separator: " ".utf8)),
      as: UTF8.self)
  }
}

/// Goes through the lines of a body once.
private struct TextLineReader {
  private let note: Note
  private let bytes: [UInt8]
  private let headings: [Heading]
  private let records: [LineRecord]
  /// The markers of the lines that are items or in a log, which are compared as such.
  private let ownLines: Set<Int>
  private var nextHeading = 0
  private var nextLine = 0
  private var nextRecord = 0
  private var open: [Int] = []
  private var lines: [NoteOutline.TextLine] = []

  init(note: Note, headings: [Heading], records: [LineRecord]) {
    self.note = note
    self.headings = headings
    self.records = records
    bytes = note.document.bytes
    var ownLines = Set(note.items.dropFirst().map(\.range.lower))
    for item in note.items { ownLines.formUnion(note.log(of: item).map(\.range.lower)) }
    self.ownLines = ownLines
  }

  mutating func read() -> [NoteOutline.TextLine] {
    var start = note.document.body.lower
    while start < bytes.count {
      var end = start
      while end < bytes.count, !bytes[end].isLineEnding { end += 1 }
      read(start, end)
      start = end + 1
    }
    return lines
  }

  private mutating func read(_ start: Int, _ end: Int) {
    while nextHeading < headings.count, headings[nextHeading].range.upper < start { nextHeading += 1 }
    openRecords(before: end)
    while let last = open.last, records[last].range.upper <= start { open.removeLast() }
    var content = start
    var isOwn = false
    while nextLine < note.lines.count, note.lines[nextLine].range.lower < end {
      let line = note.lines[nextLine]
      isOwn = isOwn || ownLines.contains(line.range.lower)
      content = line.checkboxRange.isEmpty ? line.marker.upper : line.checkboxRange.lower
      nextLine += 1
    }
    let isHeading = nextHeading < headings.count && headings[nextHeading].range.lower < end
    guard !isOwn, !isHeading, content <= end else { return }
    let text = note.document.text(ByteRange(content, end)).collapsed
    guard !text.isEmpty else { return }
    lines.append(
      NoteOutline.TextLine(
        text: text, section: nextHeading, owner: open.last.map { .record($0) } ?? .section(nextHeading)))
  }

  private mutating func openRecords(before end: Int) {
    while nextRecord < records.count, records[nextRecord].range.lower < end {
      open.append(nextRecord)
      nextRecord += 1
    }
  }
}
