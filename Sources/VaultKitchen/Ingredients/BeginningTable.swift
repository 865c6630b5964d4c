/// Keys in the order of their bytes, with what each stands for, asked which of them a text begins with.
///
/// ```swift
/// let table = BeginningTable([Array("chop".utf8): 1, Array("ch".utf8): 2])
/// table.forEachBeginning(of: Array("chopped".utf8)) { value, length in … }   // (1, 4), (2, 2)
/// ```
///
/// Of the keys that a text begins with, the longest is the last one that is not greater than the text or begins like it,
/// and the others are beginnings of that one: one binary search finds all of them.
struct BeginningTable<Value: Sendable>: Sendable {
  private let keys: [[UInt8]]
  private let values: [Value]
  /// The longest other key that each key begins with; -1 for none.
  private let parents: [Int]

  init(_ entries: [[UInt8]: Value]) {
    let sorted = entries.sorted { $0.key.lexicographicallyPrecedes($1.key) }
    keys = sorted.map(\.key)
    values = sorted.map(\.value)
    var parents: [Int] = []
    for place in keys.indices {
      var parent = place - 1
      while parent >= 0, !keys[place].starts(with: keys[parent]) { parent = parents[parent] }
      parents.append(parent)
    }
    self.parents = parents
  }

  /// Calls `body` with each key that `text` begins with, the longest first. O(length × log keys).
  func forEachBeginning(of text: [UInt8], _ body: (Value, _ length: Int) -> Void) {
    var place = lastKey(notAfter: text)
    while place >= 0 {
      if text.starts(with: keys[place]) { body(values[place], keys[place].count) }
      place = parents[place]
    }
  }

  /// The place of the greatest key that is not greater than a text; -1 if all are.
  private func lastKey(notAfter text: [UInt8]) -> Int {
    var (lower, upper) = (0, keys.count)
    while lower < upper {
      let middle = (lower + upper) / 2
      if text.lexicographicallyPrecedes(keys[middle]) { upper = middle } else { lower = middle + 1 }
    }
    return lower - 1
  }
}
