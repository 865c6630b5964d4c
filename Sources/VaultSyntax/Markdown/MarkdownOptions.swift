/// Which constructs beyond CommonMark 0.31 the Markdown parsers read.
///
/// ```swift
/// MarkdownBlocks(parsing: bytes, in: body, options: .commonMark)
/// ```
package struct MarkdownOptions: OptionSet, Hashable, Sendable {
  package let rawValue: UInt16

  package init(rawValue: UInt16) {
    self.rawValue = rawValue
  }

  /// Tables (GFM 4.10).
  package static let tables = MarkdownOptions(rawValue: 1 << 0)
  /// A checkbox at the beginning of a list item (GFM 5.3), with any one character between the brackets.
  package static let taskItems = MarkdownOptions(rawValue: 1 << 1)
  /// `~~deleted~~` text (GFM 6.5).
  package static let strikethrough = MarkdownOptions(rawValue: 1 << 2)
  /// Addresses without angle brackets (GFM 6.9).
  package static let autolinks = MarkdownOptions(rawValue: 1 << 3)
  /// `[^label]` and `[^label]: text`, as GitHub reads them.
  package static let footnotes = MarkdownOptions(rawValue: 1 << 4)
  /// `[[target#heading|text]]` and `![[embed]]`, as Obsidian reads them.
  package static let wikiLinks = MarkdownOptions(rawValue: 1 << 5)
  /// `%%` comments, on lines of their own and within a line, as Obsidian reads them.
  package static let comments = MarkdownOptions(rawValue: 1 << 6)
  /// `#tag` and `#a/b` in text.
  package static let tags = MarkdownOptions(rawValue: 1 << 7)

  /// Nothing but CommonMark 0.31.
  package static let commonMark: MarkdownOptions = []
  /// Everything a note may hold.
  package static let notes: MarkdownOptions = [
    .tables, .taskItems, .strikethrough, .autolinks, .footnotes, .wikiLinks, .comments, .tags,
  ]
}
