import VaultModel
import VaultSyntax

/// One heading of a note outside of quotes and lists, with its section.
struct Heading {
  /// Its place in ``MarkdownBlocks/blocks``.
  var block: Int
  /// From 1 to 6.
  var level: Int
  /// From its first byte to the end of its last line.
  var range: ByteRange
  /// Its words as they are written, with their inline marks.
  var text: ByteRange
  /// Where its section ends: where the next heading of its level or above begins, or the note ends.
  var sectionEnd: Int
}

/// The headings of a note, found by their words.
struct HeadingList {
  /// The note.
  let document: Document
  /// The headings outside of quotes and lists, in the order of the note.
  let headings: [Heading]

  /// Finds the headings outside of quotes and lists.
  ///
  /// - Complexity: O(*n*) in the blocks of the note.
  init(_ document: Document) {
    self.document = document
    let blocks = document.blocks
    var headings: [Heading] = []
    var open: [Int] = []
    for block in blocks.children(of: 0) where blocks.blocks[block].kind == .heading {
      let heading = blocks.blocks[block]
      while let last = open.last, headings[last].level >= Int(heading.level) {
        headings[last].sectionEnd = heading.range.lower
        open.removeLast()
      }
      open.append(headings.count)
      let segments = blocks.segments[heading.segments]
      let text = ByteRange(segments.first?.lower ?? heading.range.upper, segments.last?.upper ?? heading.range.upper)
      headings.append(
        Heading(
          block: block, level: Int(heading.level), range: heading.range, text: text,
          sectionEnd: document.bytes.count))
    }
    self.headings = headings
  }

  /// The heading that reads so, without its inline marks and in any case; nil when there is none.
  ///
  /// - Throws: `headingAmbiguous`, at the second one, when several read so.
  func heading(named name: String) throws(EditRefusal) -> Heading? {
    let wanted = Self.folded(name)
    guard !wanted.isEmpty else { return nil }
    let found = headings.filter { heading in
      Self.folded(document.text(heading.text)) == wanted || Self.folded(plainText(of: heading)) == wanted
    }
    if found.count > 1 { throw EditRefusal(.headingAmbiguous, at: found[1].text, values: [name]) }
    return found.first
  }

  /// The words of a heading as a page shows them.
  func plainText(of heading: Heading) -> String {
    let inlines = Inlines(
      parsing: document.blocks.blocks[heading.block], in: document.blocks, of: document.bytes,
      references: MarkdownReferences())
    return inlines.nodes.map { shown($0) }.joined()
  }

  private func shown(_ node: Inline) -> String {
    switch node.kind {
    case .text, .tag, .entity: return document.text(node.range)
    case .escape, .code: return document.text(node.content)
    case .autolink: return document.text(node.target)
    case .wikiLink, .wikiEmbed:
      guard node.content.isEmpty else { return document.text(node.content) }
      return node.title.isEmpty
        ? document.text(node.target) : document.text(ByteRange(node.target.lower, node.title.upper))
    case .hardBreak, .softBreak: return " "
    default: return ""
    }
  }

  /// Words with one space between them, in lower case; Swift compares them in any normal form.
  private static func folded(_ text: String) -> String {
    text.split { $0 == " " || $0 == "\t" || $0 == "\n" || $0 == "\r" || $0 == "\r\n" }
      .joined(separator: " ").lowercased()
  }

  /// What stands under a heading before the next one of any level, without blank lines around it; nil when nothing does.
  ///
  /// - Complexity: O(*k*) in the blocks under the heading.
  func ownContent(of heading: Heading) -> ByteRange? {
    let blocks = document.blocks.blocks
    var content: ByteRange?
    var block = Int(blocks[heading.block].subtreeEnd)
    while block < blocks.count, blocks[block].kind != .heading {
      content = ByteRange(content?.lower ?? blocks[block].range.lower, blocks[block].range.upper)
      block = max(block + 1, Int(blocks[block].subtreeEnd))
    }
    return content
  }
}

// MARK: - Style

extension HeadingList {
  /// The blank lines between a heading and what follows it: as many as after the last heading with text, else one.
  func gap(endingLinesWith ending: [UInt8]) -> [UInt8] {
    let text = BodyText(document: document)
    for heading in headings.reversed() {
      guard let content = ownContent(of: heading) else { continue }
      let lower = text.next(afterLineEnd: text.end(ofLineAt: heading.range.upper))
      let upper = text.start(ofLineAt: content.lower)
      if lower <= upper, text.isBlankLines(lower, upper) {
        return Array(repeatElement(ending, count: text.countOfLineEndings(from: lower, to: upper)).joined())
      }
    }
    return ending
  }

  /// The lines of a new heading: of the level and style of the note's last one below its title, else `## …`.
  func text(of words: String, lineEnding: [UInt8]) -> [UInt8] {
    let model = headings.last { $0.level > 1 }
    let block = model.map { document.blocks.blocks[$0.block] }
    if let block, block.flag {
      let width = max(3, words.unicodeScalars.count)
      return Array(words.utf8) + lineEnding + Array(repeating: UInt8(ascii: "-"), count: width) + lineEnding
    }
    let marks = String(repeating: "#", count: model?.level ?? 2)
    let closing = model.map { hasClosingMarks($0) } ?? false
    return Array((marks + " " + words + (closing ? " " + marks : "")).utf8) + lineEnding
  }

  private func hasClosingMarks(_ heading: Heading) -> Bool {
    document.bytes[heading.text.upper..<max(heading.text.upper, heading.range.upper)].contains(UInt8(ascii: "#"))
  }
}
