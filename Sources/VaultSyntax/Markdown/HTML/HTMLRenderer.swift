/// Renders a Markdown body as plain HTML, the way the examples of the CommonMark and GFM specifications do.
///
/// ```swift
/// let body = MarkdownBlocks(parsing: bytes, in: ByteRange(0, bytes.count))
/// let html = HTMLRenderer.html(of: body, in: bytes)
/// ```
///
/// Footnotes that are referred to come last, in the order of their first references. Link definitions and comments
/// give no output.
package struct HTMLRenderer {
  /// What becomes of raw HTML and of addresses that can run scripts.
  package enum Trust: Sendable {
    /// Raw HTML is shown as text; an address with the scheme `javascript`, `vbscript`, `file` or `data` is left out.
    case none
    /// Both are passed on, as the specification's examples have it.
    case full
  }

  let bytes: [UInt8]
  let body: MarkdownBlocks
  let references: MarkdownReferences
  let options: MarkdownOptions
  let trust: Trust
  var writer = HTMLWriter()
  /// The containers whose end tags are still to come, the innermost last.
  private var open: [Int] = []
  /// The blocks of the footnotes referred to so far, in order, and the number of each.
  var footnotes: [Int] = []
  var footnoteNumbers: [Int: Int] = [:]
  /// How many bytes references may still take from link definitions, so that the output stays linear.
  var expansionLeft: Int
  /// How many missing cells may still be added to rows.
  var missingCellsLeft = HTMLRenderer.maximumMissingCells

  /// The bound for cells that rows lack; with it a wide header over many short rows stays harmless.
  static let maximumMissingCells = 500_000

  private init(_ body: MarkdownBlocks, _ bytes: [UInt8], _ options: MarkdownOptions, _ trust: Trust) {
    self.bytes = bytes
    self.body = body
    self.options = options
    self.trust = trust
    references = MarkdownReferences(of: body, in: bytes)
    expansionLeft = max(bytes.count, 100_000)
  }

  /// The HTML of `body`, which was read from `bytes` with the same `options`, as UTF-8.
  package static func html(
    of body: MarkdownBlocks, in bytes: [UInt8], options: MarkdownOptions = .notes, trust: Trust = .none
  ) -> [UInt8] {
    var renderer = HTMLRenderer(body, bytes, options, trust)
    renderer.renderBlocks(in: 1..<body.blocks.count)
    renderer.renderFootnotes()
    return renderer.writer.output
  }

  // MARK: Blocks

  private mutating func renderBlocks(in range: Range<Int>) {
    let base = open.count
    var index = range.lowerBound
    while index < range.upperBound {
      closeContainers(before: index, keeping: base)
      index = renderBlock(index)
    }
    closeContainers(before: Int.max, keeping: base)
  }

  /// Renders a leaf or a container's start tag; returns the index of the next block to render.
  private mutating func renderBlock(_ index: Int) -> Int {
    let block = body.blocks[index]
    switch block.kind {
    case .blockQuote, .list, .listItem:
      renderStart(of: block)
      open.append(index)
      return index + 1
    case .footnoteDefinition: return Int(block.subtreeEnd)
    case .paragraph: renderParagraph(block)
    case .heading: renderHeading(block)
    case .thematicBreak:
      writer.startLine()
      writer.write("<hr />\n")
    case .indentedCode, .fencedCode: renderCode(block)
    case .html: renderHTML(block)
    case .table: renderTable(block)
    case .document, .linkDefinition, .comment: break
    }
    return index + 1
  }

  private mutating func renderStart(of block: Block) {
    writer.startLine()
    switch block.kind {
    case .blockQuote: writer.write("<blockquote>\n")
    case .listItem: writer.write("<li>")
    case .list where block.level == 0: writer.write("<ul>\n")
    case .list where block.number == 1: writer.write("<ol>\n")
    default:
      writer.write("<ol start=\"")
      writer.write(Int(block.number))
      writer.write("\">\n")
    }
  }

  private mutating func closeContainers(before index: Int, keeping base: Int) {
    while open.count > base, let last = open.last, Int(body.blocks[last].subtreeEnd) <= index {
      open.removeLast()
      switch body.blocks[last].kind {
      case .listItem: writer.write("</li>\n")
      case .blockQuote:
        writer.startLine()
        writer.write("</blockquote>\n")
      default:
        writer.startLine()
        if body.blocks[last].level == 0 { writer.write("</ul>\n") } else { writer.write("</ol>\n") }
      }
    }
  }

  private mutating func renderParagraph(_ block: Block) {
    let isTight =
      open.count >= 2 && body.blocks[open[open.count - 1]].kind == .listItem
      && body.blocks[open[open.count - 2]].flag
    if !isTight {
      writer.startLine()
      writer.write("<p>")
    }
    if !block.info.isEmpty { renderCheckbox(block.info) }
    render(Inlines(parsing: block, in: body, of: bytes, references: references, options: options))
    if !isTight { writer.write("</p>\n") }
  }

  private mutating func renderCheckbox(_ checkbox: ByteRange) {
    let isDone = checkbox.count == 3 && bytes[checkbox.lower + 1] | 0x20 == UInt8(ascii: "x")
    writer.write(
      isDone ? "<input type=\"checkbox\" checked=\"\" disabled=\"\" /> " : "<input type=\"checkbox\" disabled=\"\" /> ")
  }

  private mutating func renderHeading(_ block: Block) {
    writer.startLine()
    writer.write("<h")
    writer.write(Int(block.level))
    writer.write(">")
    render(Inlines(parsing: block, in: body, of: bytes, references: references, options: options))
    writer.write("</h")
    writer.write(Int(block.level))
    writer.write(">\n")
  }

  private mutating func renderCode(_ block: Block) {
    writer.startLine()
    writer.write("<pre><code")
    let info = CharacterReference.decoded(bytes.span.extracting(block.info.indices))
    if let language = info.split(whereSeparator: isSpaceOrTab).first {
      writer.write(" class=\"language-")
      writer.writeText(language)
      writer.write("\"")
    }
    writer.write(">")
    for segment in block.segments {
      writer.writeRaw(repeatElement(0x20, count: body.padding(ofSegment: segment)))
      writer.writeText(bytes[body.segments[segment].indices])
      writer.write("\n")
    }
    writer.write("</code></pre>\n")
  }

  private mutating func renderHTML(_ block: Block) {
    writer.startLine()
    for segment in block.segments {
      writer.writeRaw(repeatElement(0x20, count: body.padding(ofSegment: segment)))
      writeHTML(bytes[body.segments[segment].indices])
      writer.write("\n")
    }
  }

  /// Writes raw HTML, or shows it as text where it is not trusted.
  mutating func writeHTML(_ html: some Sequence<UInt8>) {
    switch trust {
    case .none: writer.writeText(html)
    case .full: writer.writeRaw(html)
    }
  }

  // MARK: Footnotes

  private mutating func renderFootnotes() {
    var next = 0
    while next < footnotes.count {
      if next == 0 { writer.write("<section class=\"footnotes\">\n<ol>\n") }
      let index = footnotes[next]
      writer.write("<li id=\"fn-")
      writer.write(next + 1)
      writer.write("\">")
      renderBlocks(in: index + 1..<Int(body.blocks[index].subtreeEnd))
      writer.startLine()
      writer.write("<a href=\"#fnref-")
      writer.write(next + 1)
      writer.write("\" class=\"footnote-backref\">↩</a></li>\n")
      next += 1
    }
    if next > 0 { writer.write("</ol>\n</section>\n") }
  }
}
