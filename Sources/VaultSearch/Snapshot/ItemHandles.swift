import VaultSyntax

/// The short names of some items, by item.
///
/// ```swift
/// let handles = try snapshot.handles(of: [3, 8])
/// handles[8]   // "kte"
/// ```
///
/// A sorted list, because a process pays a tenth of a millisecond for its first dictionary with keys of a type.
package struct ItemHandles: Sendable, Hashable, ExpressibleByDictionaryLiteral {
  /// Ascending.
  private let items: [Int]
  private let handles: [String]

  init(_ pairs: [(item: Int, handle: String)]) {
    let sorted = pairs.sorted { $0.item < $1.item }
    items = sorted.map(\.item)
    handles = sorted.map(\.handle)
  }

  package init(dictionaryLiteral pairs: (Int, String)...) {
    self.init(pairs.map { (item: $0.0, handle: $0.1) })
  }

  /// The handle of an item; nil when it has none, or was not asked for.
  package subscript(item: Int) -> String? {
    let place = items.partitioningIndex { $0 >= item }
    return place < items.count && items[place] == item ? handles[place] : nil
  }
}
