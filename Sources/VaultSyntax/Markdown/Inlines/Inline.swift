/// One piece of inline content (CommonMark 6, with the constructs of ``MarkdownOptions``), as ranges into the document.
package struct Inline: Hashable, Sendable {
  /// What the piece is.
  package enum Kind: UInt8, Sendable {
    case text, escape, entity, code, emphasis, strong, strikethrough, link, image
    /// An address in angle brackets or bare; `target` is the address as written.
    case autolink
    case html, hardBreak, softBreak
    /// `[[target#heading|text]]`: `target`, `title` (the heading) and `content` (the text) may each be empty.
    case wikiLink
    /// The same after `!`.
    case wikiEmbed
    /// `[^label]`, whose label is `target`.
    case footnoteReference
    /// `%%…%%`.
    case comment
    /// `#tag`, whose name without `#` is `target`.
    case tag
  }

  package var kind: Kind
  /// For an autolink: whether it is an e-mail address. For a link or image: whether it is a reference.
  package var flag = false
  /// The whole piece with its delimiters. That of a break goes from the spaces before it to the next line's text.
  package var range: ByteRange
  /// What is between the delimiters: emphasised text, code, a link's text, an escaped character; else empty.
  package var content = ByteRange(0, 0)
  /// The destination as written, without angle brackets; empty for a reference.
  package var target = ByteRange(0, 0)
  /// The title as written, without quotes; empty for a reference.
  package var title = ByteRange(0, 0)
  /// For a reference: the index in ``MarkdownReferences/definitions``; else -1.
  package var reference: Int32 = -1
  /// The index after the last descendant.
  package var subtreeEnd: Int32 = 0

  package init(_ kind: Kind, range: ByteRange) {
    self.kind = kind
    self.range = range
  }

  /// Whether the piece may hold others.
  package var isContainer: Bool {
    switch kind {
    case .emphasis, .strong, .strikethrough, .link, .image: true
    default: false
    }
  }

  /// Whether the piece is a link that no link around it may hold (CommonMark 6.3).
  var isLink: Bool {
    switch kind {
    case .link, .autolink, .wikiLink: true
    default: false
    }
  }
}

/// The inline content of one leaf: a flat list in document order, a parent before its children.
///
/// ```swift
/// let inlines = Inlines(parsing: paragraph, in: body, of: bytes, references: references)
/// for inline in inlines.nodes where inline.kind == .wikiLink { … }
/// ```
package struct Inlines: Sendable {
  /// The pieces; their ranges leave out nothing but delimiters.
  package let nodes: [Inline]
  /// The lines of text they were read from.
  package let segments: [ByteRange]

  /// Reads the inline content of a paragraph or heading; that of any other block is empty.
  ///
  /// A checkbox at the beginning is not part of the content. For a table, read its cells one by one.
  ///
  /// - Complexity: O(*n* log *n*) in the length of the text.
  package init(
    parsing leaf: Block, in body: MarkdownBlocks, of bytes: [UInt8], references: MarkdownReferences,
    options: MarkdownOptions = .notes
  ) {
    guard leaf.kind == .paragraph || leaf.kind == .heading else {
      self.init(nodes: [], segments: [])
      return
    }
    var segments = Array(body.segments[leaf.segments])
    if !leaf.info.isEmpty, let first = segments.first {
      segments[0] = ByteRange(max(first.lower, leaf.info.upper), first.upper)
      segments[0] = trimmed(segments[0].lower, segments[0].upper, bytes.span)
    }
    self.init(parsing: segments, of: bytes, references: references, options: options)
  }

  /// Reads the inline content of lines of text, such as the cell of a table.
  package init(
    parsing segments: [ByteRange], of bytes: [UInt8], references: MarkdownReferences, options: MarkdownOptions = .notes
  ) {
    guard let first = segments.first, segments.allSatisfy({ $0.upper <= bytes.count }) else {
      self.init(nodes: [], segments: [])
      return
    }
    var parser = InlineParser(references: references, options: options)
    if segments.count == 1 {
      let nodes = parser.parse(bytes.span.extracting(first.indices))
      self.init(nodes: nodes.map { $0.mapped { first.lower &+ $0 } }, segments: segments)
    } else {
      let text = LeafText(segments, of: bytes.span)
      let nodes = parser.parse(text.bytes.span)
      var line = 0
      self.init(
        nodes: nodes.map { node in node.mapped { text.documentOffset(of: $0, near: &line) } }, segments: segments)
    }
  }

  private init(nodes: [Inline], segments: [ByteRange]) {
    self.nodes = nodes
    self.segments = segments
  }

  /// The bytes of a range of the document that are text of the leaf, with a line feed between lines.
  ///
  /// Use it for code, HTML and titles, which may go over several lines of a quote or a list.
  package func text(in range: ByteRange, of bytes: [UInt8]) -> [UInt8] {
    segments.text(in: range, of: bytes)
  }
}

extension Inline {
  /// The same piece with its offsets changed by `offset`.
  fileprivate func mapped(_ offset: (Int) -> Int) -> Inline {
    func map(_ range: ByteRange) -> ByteRange {
      range == ByteRange(0, 0) ? range : ByteRange(offset(range.lower), offset(range.upper))
    }
    var inline = self
    inline.range = ByteRange(offset(range.lower), offset(range.upper))
    inline.content = map(content)
    inline.target = map(target)
    inline.title = map(title)
    return inline
  }
}

extension RandomAccessCollection<ByteRange> where Index == Int {
  /// The bytes of these lines that lie in `range`, with a line feed between lines.
  ///
  /// - Complexity: O(log *n*) in the number of lines, and linear in the length of the range.
  func text(in range: ByteRange, of bytes: [UInt8]) -> [UInt8] {
    var lower = startIndex
    var upper = endIndex
    while lower < upper {
      let middle = lower + (upper - lower) / 2
      if self[middle].upper < range.lower { lower = middle + 1 } else { upper = middle }
    }
    var text: [UInt8] = []
    for index in lower..<endIndex {
      let line = self[index]
      guard line.lower <= range.upper, line.upper <= bytes.count else { break }
      if index > lower { text.append(0x0A) }
      let piece = ByteRange(Swift.max(line.lower, range.lower), Swift.min(line.upper, range.upper))
      text.append(contentsOf: bytes[piece.indices])
    }
    return text
  }
}
