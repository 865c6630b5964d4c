/// Where in a note a word stands, one bit each, so that a posting keeps the set of places in five bits.
package struct WordField: OptionSet, Sendable, Hashable {
  package let rawValue: UInt8

  package init(rawValue: UInt8) {
    self.rawValue = rawValue
  }

  /// The title, whether from front matter or the first heading.
  package static let title = WordField(rawValue: 1)
  /// A tag, in front matter or in the body.
  package static let tags = WordField(rawValue: 2)
  /// A heading of the body.
  package static let headings = WordField(rawValue: 4)
  /// Any other text of the body; also every word of a line item.
  package static let body = WordField(rawValue: 8)
  /// Any other value of the front matter.
  package static let frontMatter = WordField(rawValue: 16)
}
