package import VaultSyntax

/// A link as a value: `[[stem#heading|text]]`, `[text](path.md)`, or the bare name of what would be linked.
///
/// ```swift
/// NamedLink("[[recipes/borshch|the soup]]").target    // "recipes/borshch"
/// NamedLink("borshch").target                         // "borshch"
/// ```
package struct NamedLink: Sendable, Hashable {
  /// The path or stem.
  package var target: String
  /// The heading, or the block id with `^`; nil when there is none.
  package var heading: String?
  /// The words shown; nil when there are none.
  package var text: String?
  /// Whether it is written as a link, so that a missing target is worth a word.
  package var isLink: Bool

  /// A link found in a note.
  package init(_ link: LinkReference, in bytes: [UInt8]) {
    func words(_ range: ByteRange) -> String? {
      range.isEmpty ? nil : String(decoding: bytes[range.indices], as: UTF8.self)
    }
    target = link.decodedTarget(in: bytes)
    heading = link.heading.isEmpty ? nil : link.decodedHeading(in: bytes)
    text = words(link.text)
    isLink = true
  }

  /// Every link of a value such as `[[soup]], [[bread]]`, or the name of what would be linked.
  static func all(in source: TextSource) -> [NamedLink] {
    let links = InlineScan(of: source.range, in: source.bytes).links
    return links.isEmpty ? [NamedLink(name: source.text)] : links.map { NamedLink($0, in: source.bytes) }
  }

  /// A value that is a link, or the name of what would be linked.
  package init(_ source: TextSource) {
    if let link = InlineScan(of: source.range, in: source.bytes).links.first {
      self.init(link, in: source.bytes)
    } else {
      self.init(name: source.text)
    }
  }

  /// The same for a string.
  package init(_ text: String) { self.init(TextSource(Array(text.utf8))) }

  private init(name: String) {
    target = name
    heading = nil
    text = nil
    isLink = false
  }

  /// What people see: the words shown, else the target.
  package var label: String { text ?? (target.isEmpty ? heading ?? "" : target) }
}

extension NamedLink: FactConvertible {
  /// The target with its heading: `chores#^k2x`.
  package var place: String { heading.map { target + "#" + $0 } ?? target }

  package var factValue: FactValue? { .text(place) }
}
