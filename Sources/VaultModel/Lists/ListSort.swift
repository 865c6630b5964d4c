import VaultSyntax

/// What a list is sorted by: `due`, `priority desc`, `manual`.
package struct ListSort: Sendable, Hashable {
  /// The key of the order; ties go by path, and what has no value comes last.
  package enum Key: UInt8, ClosedSet {
    case title, created, priority, due, manual

    package static let vocabulary = Vocabulary(
      """
      title: назва, назвою, за назвою
      created: створено, за створенням
      priority: пріоритет, пріоритетом, за пріоритетом
      due: термін, терміном, за терміном
      manual: вручну
      """)

    /// The key that queries sort by: what was put in order by hand says so under `order`.
    package var queryKey: String { self == .manual ? ItemKey.order.rawValue : name }
  }

  /// From the smallest up, or from the largest down.
  package enum Direction: UInt8, ClosedSet {
    case ascending, descending

    package static let vocabulary = Vocabulary(
      """
      asc: ascending, зростання, за зростанням
      desc: descending, спадання, за спаданням
      """)
  }

  package var key: Key
  package var isDescending: Bool

  package init(_ key: Key, isDescending: Bool = false) {
    self.key = key
    self.isDescending = isDescending
  }

  /// Reads a key, and after it or as a `-` before it the direction; nil for any other text.
  package init?(_ source: TextSource) {
    let text = source.trimmed
    let isNegated = !text.isEmpty && text.bytes[text.range.lower] == UInt8(ascii: "-")
    let words = ByteRange(text.range.lower + (isNegated ? 1 : 0), text.range.upper)
    if let key = Key(spelledIn: text.bytes, in: words) {
      self.init(key, isDescending: isNegated)
      return
    }
    for space in words.indices.reversed() where text.bytes[space] == 0x20 {
      guard let key = Key(spelledIn: text.bytes, in: ByteRange(words.lower, space)),
        let direction = Direction(spelledIn: text.bytes, in: ByteRange(space + 1, words.upper))
      else { continue }
      self.init(key, isDescending: (direction == .descending) != isNegated)
      return
    }
    return nil
  }

  /// `due`, `priority desc`.
  package var text: String { key.name + (isDescending ? " desc" : "") }
}

extension ListSort: FactConvertible {
  package var factValue: FactValue? { .text(text) }
}

/// What a list shows beside open items.
package enum ListDisplay: UInt8, ClosedSet {
  case completed, overdue

  package static let vocabulary = Vocabulary("completed: done, виконане, виконані\noverdue: прострочене, прострочені")
}

extension ListDisplay: FactConvertible {}
