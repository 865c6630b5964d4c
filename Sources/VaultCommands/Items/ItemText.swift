import VaultActions
import VaultModel
import VaultSyntax

/// The text of an item line by line: a note's body, or a line with those below it.
struct ItemText {
  /// What a line is, which decides whether it may be wrapped.
  enum Kind {
    case heading, prose
    /// Code, tables and HTML, whose columns mean something.
    case fixed
  }

  /// One line without its end.
  struct Line {
    let text: String
    let kind: Kind
  }

  /// Without empty lines at both ends.
  let lines: [Line]

  /// - Parameter skipsTitle: leave out the heading that is the note's title, where that was printed already.
  init(of item: Item, in note: Note, skipsTitle: Bool = true) {
    let document = note.document
    var reader = LineReader(document)
    if item.line == nil {
      let start = skipsTitle ? reader.startAfterTitle(of: note) : document.body.lower
      lines = reader.lines(ByteRange(start, document.body.upper), indent: 0)
    } else {
      lines = reader.lines(item.range, indent: reader.indent(of: item.range.lower))
    }
  }

  /// The text as it is, its lines ended by line feeds.
  var plain: String { lines.map { $0.text + "\n" }.joined() }
}

private struct LineReader {
  private let document: Document
  /// Where headings and fixed blocks are, ascending.
  private let marked: [(range: ByteRange, kind: ItemText.Kind)]
  private var next = 0

  init(_ document: Document) {
    self.document = document
    marked = document.blocks.blocks.compactMap { block in
      switch block.kind {
      case .heading: (block.range, .heading)
      case .fencedCode, .indentedCode, .html, .table: (block.range, .fixed)
      default: nil
      }
    }
  }

  /// The first byte after the heading that gave the note its title, if nothing but that heading begins the body.
  func startAfterTitle(of note: Note) -> Int {
    guard let heading = marked.first, heading.kind == .heading, !note.whole.title.isEmpty,
      note.whole.title.lower >= heading.range.lower, note.whole.title.upper <= heading.range.upper,
      document.text(note.whole.title) == note.title,
      document.text(ByteRange(document.body.lower, heading.range.lower)).allSatisfy(\.isWhitespace)
    else { return document.body.lower }
    return heading.range.upper
  }

  /// How many bytes stand before an offset in its line.
  func indent(of offset: Int) -> Int {
    var start = offset
    while start > 0, document.bytes[start - 1] != UInt8(ascii: "\n") { start -= 1 }
    return offset - start
  }

  /// The lines of a range, those after the first without `indent` spaces.
  mutating func lines(_ range: ByteRange, indent: Int) -> [ItemText.Line] {
    var lines: [ItemText.Line] = []
    var start = range.lower
    while start < range.upper {
      var end = start
      while end < range.upper, document.bytes[end] != UInt8(ascii: "\n") { end += 1 }
      var first = start
      while !lines.isEmpty, first < end, first - start < indent, document.bytes[first] == UInt8(ascii: " ") {
        first += 1
      }
      let last = end > first && document.bytes[end - 1] == UInt8(ascii: "\r") ? end - 1 : end
      lines.append(ItemText.Line(text: document.text(ByteRange(first, last)), kind: kind(at: first)))
      start = end + 1
    }
    return Array(lines.trimmingEmpty())
  }

  private mutating func kind(at offset: Int) -> ItemText.Kind {
    while next < marked.count, marked[next].range.upper <= offset { next += 1 }
    guard next < marked.count, marked[next].range.lower <= offset else { return .prose }
    return marked[next].kind
  }
}

extension [ItemText.Line] {
  /// Without the empty lines at both ends.
  fileprivate func trimmingEmpty() -> ArraySlice<ItemText.Line> {
    var rest = self[...]
    while rest.first?.text.allSatisfy(\.isWhitespace) == true { rest.removeFirst() }
    while rest.last?.text.allSatisfy(\.isWhitespace) == true { rest.removeLast() }
    return rest
  }
}
