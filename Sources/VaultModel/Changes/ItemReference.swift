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
  package func reference(to item: Item) -> ItemReference { references(to: [item])[0] }

  /// The references to several of the note's items, in their order.
  ///
  /// - Complexity: O(*n* + *k*) in the number of lines and items.
  package func references(to items: [Item]) -> [ItemReference] {
    guard items.contains(where: { $0.line != nil }) else { return items.map { _ in .note } }
    var occurrences: [String: Int] = [:]
    var places: [Int: (identity: String, occurrence: Int)] = [:]
    for item in self.items where item.line != nil {
      let identity = identity(of: item)
      places[item.range.lower] = (identity, occurrences[identity, default: 0])
      occurrences[identity, default: 0] += 1
    }
    return items.map { item in
      guard item.line != nil, let place = places[item.range.lower] else { return .note }
      return .line(identity: place.identity, occurrence: place.occurrence, of: occurrences[place.identity] ?? 1)
    }
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
