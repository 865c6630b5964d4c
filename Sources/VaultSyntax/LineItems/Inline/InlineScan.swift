/// The links and tags of a note's text, found in one pass over its bytes.
///
/// ```swift
/// let scan = InlineScan(of: blocks, in: bytes)
/// for tag in scan.tags { … }     // the ranges of "#work", "#food/soup"
/// ```
/// Text in code, HTML tags, `%%` comments and URLs holds neither. All three lists are in document order.
package struct InlineScan: Sendable {
  /// The links to other notes and files, wiki and Markdown; URLs with a scheme are none.
  package internal(set) var links: [LinkReference] = []
  /// The tags with their `#`.
  package internal(set) var tags: [ByteRange] = []
  /// What is not read as text: code spans, HTML tags, `%%` comments and Markdown links to a URL.
  package internal(set) var opaque: [ByteRange] = []

  /// An empty scan.
  package init() {}

  /// Scans every paragraph, heading and table. O(bytes).
  package init(of markdown: MarkdownBlocks, in bytes: [UInt8]) {
    var scanner = InlineScanner(bytes: bytes)
    for block in markdown.blocks {
      switch block.kind {
      case .paragraph, .heading: scanner.scan(markdown.segments[block.segments])
      case .table:
        // A row is a text of its own: no span reaches into the next.
        for segment in block.segments { scanner.scan(markdown.segments[segment...segment]) }
      default: break
      }
    }
    self = scanner.finish()
  }

  /// Scans one piece of text, for example a value of the front matter. O(bytes).
  package init(of range: ByteRange, in bytes: [UInt8]) {
    var scanner = InlineScanner(bytes: bytes)
    scanner.scan([range])
    self = scanner.finish()
  }
}
