import VaultSyntax

/// Which item of a note is meant, in words that still hold after somebody else edited the note: never a line number.
///
/// ```swift
/// let reference = note.reference(to: item)      // .line(identity: "call Ann", occurrence: 0, of: 1)
/// later.item(reference)                         // the same line, wherever it stands now
/// ```
package enum ItemReference: Sendable, Hashable {
  /// The note itself.
  case note
  /// A line by its identity (the vault format, section 3): of `of` lines that have it the one that `occurrence` others
  /// stand before.
  case line(identity: String, occurrence: Int, of: Int)
}

extension Note {
  /// The reference to one of the note's items.
  ///
  /// - Complexity: O(*n*) in the number of lines.
  package func reference(to item: Item) -> ItemReference {
    guard item.line != nil else { return .note }
    let identity = identity(of: item)
    let equals = items.filter { $0.line != nil && self.identity(of: $0) == identity }
    return .line(identity: identity, occurrence: equals.firstIndex(of: item) ?? 0, of: equals.count)
  }

  /// The item that a reference means in this note; nil when the line is gone, or when one more or one fewer is like it,
  /// so that nobody can tell which was meant.
  ///
  /// - Complexity: O(*n*) in the number of lines.
  package func item(_ reference: ItemReference) -> Item? {
    items([reference])[reference]
  }

  /// The items that several references mean, found in one pass; without those that ``item(_:)`` would not find.
  ///
  /// - Complexity: O(*n* + *k*) in the number of lines and references.
  package func items(_ references: [ItemReference]) -> [ItemReference: Item] {
    var result: [ItemReference: Item] = [:]
    var equals: [String: [Int]] = [:]
    if references.contains(where: { $0 != .note }) {
      for (place, item) in items.enumerated() where item.line != nil {
        equals[identity(of: item), default: []].append(place)
      }
    }
    for reference in references {
      switch reference {
      case .note: result[reference] = whole
      case .line(let identity, let occurrence, let count):
        guard let places = equals[identity], places.count == count, places.indices.contains(occurrence) else {
          continue
        }
        result[reference] = items[places[occurrence]]
      }
    }
    return result
  }
}
