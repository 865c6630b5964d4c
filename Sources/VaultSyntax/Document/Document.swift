/// A note as its bytes, and views of them: front matter, blocks, line items, links and tags, all as ranges.
///
/// The bytes are the truth. Nothing is normalised, so an unedited document renders to the very bytes it was read
/// from, whatever they are.
///
/// ```swift
/// let document = Document(bytes)
/// document.frontMatter?.tree
/// document.blocks.blocks.filter { $0.kind == .heading }
/// assert(document.rendered == bytes)
/// ```
package struct Document: Sendable {
  /// The file's bytes, a byte order mark included.
  package let bytes: [UInt8]
  /// The front matter, or nil.
  package let frontMatter: FrontMatter?
  /// Everything after the front matter (and the byte order mark).
  package let body: ByteRange
  /// The block structure of the body.
  package let blocks: MarkdownBlocks
  /// What is wrong with the syntax, in the order of the document.
  package let diagnostics: [Diagnostic]

  /// The longest line that is read as text, in bytes (1 MB); a longer one is a diagnostic.
  package static let lineLimit = 1 << 20

  /// Reads a note. Any bytes are a document; what is wrong with them is in ``diagnostics``.
  ///
  /// - Complexity: O(*n*) in the number of bytes.
  package init(_ bytes: [UInt8]) {
    self.bytes = bytes
    let start = SourceLocation.hasByteOrderMark(bytes) ? 3 : 0
    var diagnostics: [Diagnostic] = []
    switch FrontMatterFences.find(in: bytes, from: start) {
    case .none:
      frontMatter = nil
      body = ByteRange(start, bytes.count)
    case .notClosed(let opening):
      diagnostics.append(Diagnostic(.frontMatterNotClosed, at: opening))
      frontMatter = nil
      body = ByteRange(start, bytes.count)
    case .found(let fences):
      let tree = YAMLTree(parsing: bytes, in: fences.content)
      diagnostics = tree.diagnostics
      frontMatter = FrontMatter(range: fences.range, content: fences.content, tree: tree)
      body = ByteRange(fences.range.upper, bytes.count)
    }
    blocks = MarkdownBlocks(parsing: bytes, in: body)
    if bytes.count > Self.lineLimit, let line = Self.firstLongLine(in: bytes) {
      diagnostics.append(Diagnostic(.lineTooLong, at: line, values: [String(Self.lineLimit)]))
    }
    self.diagnostics = diagnostics
  }

  /// The document's text, byte for byte what it was read from.
  package var rendered: [UInt8] { bytes }

  /// The place of a byte offset, for messages.
  ///
  /// - Complexity: O(*offset*).
  package func location(of offset: Int) -> SourceLocation { SourceLocation(of: offset, in: bytes) }

  /// The text in a range, with invalid UTF-8 repaired.
  package func text(_ range: ByteRange) -> String {
    let upper = min(range.upper, bytes.count)
    return String(decoding: bytes[min(range.lower, upper)..<upper], as: UTF8.self)
  }

  private static func firstLongLine(in bytes: [UInt8]) -> ByteRange? {
    var lineStart = 0
    for position in bytes.indices where bytes[position] == UInt8(ascii: "\n") {
      if position - lineStart > lineLimit { return ByteRange(lineStart, position) }
      lineStart = position + 1
    }
    return bytes.count - lineStart > lineLimit ? ByteRange(lineStart, bytes.count) : nil
  }
}
