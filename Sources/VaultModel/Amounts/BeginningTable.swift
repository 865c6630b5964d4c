/// Keys in the order of their bytes, with what each stands for, asked which of them a text begins with.
///
/// ```swift
/// let table = BeginningTable([Array("chop".utf8): 1, Array("ch".utf8): 2])
/// table.forEachBeginning(of: Array("chopped".utf8)[...]) { value, length in … }   // (1, 4), (2, 2)
/// ```
///
/// Of the keys that a text begins with, the longest is the last one that is not greater than the text or begins like it,
/// and the others are beginnings of that one: one binary search finds all of them.
package struct BeginningTable<Value: Sendable>: Sendable {
  /// All keys, one behind another: an array of arrays would count a reference at every step of a search.
  private let bytes: [UInt8]
  /// Where each key begins in ``bytes``, and where the last one ends.
  private let starts: [Int]
  private let values: [Value]
  /// The longest other key that each key begins with; -1 for none.
  private let parents: [Int]

  package init(_ entries: [[UInt8]: Value]) {
    // Most keys differ in their first eight bytes, which one comparison tells.
    let sorted = entries.map { (first: Self.first(of: $0.key), key: $0.key, value: $0.value) }
      .sorted { $0.first != $1.first ? $0.first < $1.first : $0.key.lexicographicallyPrecedes($1.key) }
    bytes = sorted.flatMap(\.key)
    starts = sorted.reduce(into: [0]) { starts, entry in starts.append(starts[starts.count - 1] + entry.key.count) }
    values = sorted.map(\.value)
    var parents: [Int] = []
    for place in sorted.indices {
      var parent = place - 1
      while parent >= 0, !sorted[place].key.starts(with: sorted[parent].key) { parent = parents[parent] }
      parents.append(parent)
    }
    self.parents = parents
  }

  /// The first eight bytes of a key as a number of the same order, zeros behind a shorter one.
  private static func first(of key: [UInt8]) -> UInt64 {
    var number: UInt64 = 0
    for place in 0..<8 { number = number << 8 | UInt64(place < key.count ? key[place] : 0) }
    return number
  }

  /// Calls `body` with each key that `text` begins with, the longest first. O(length × log keys).
  package func forEachBeginning(of text: ArraySlice<UInt8>, _ body: (Value, _ length: Int) -> Void) {
    var place = lastKey(notAfter: text)
    while place >= 0 {
      let length = starts[place + 1] - starts[place]
      if sharedCount(text, keyAt: place) == length { body(values[place], length) }
      place = parents[place]
    }
  }

  /// Whether some longer key begins with a text. O(length × log keys).
  package func isBeginning(_ text: ArraySlice<UInt8>) -> Bool {
    let next = lastKey(notAfter: text) + 1
    return next < values.count && sharedCount(text, keyAt: next) == text.count
  }

  /// The place of the greatest key that is not greater than a text; -1 if all are.
  private func lastKey(notAfter text: ArraySlice<UInt8>) -> Int {
    var (lower, upper) = (0, values.count)
    while lower < upper {
      let middle = (lower + upper) / 2
      if isAfter(text, keyAt: middle) { upper = middle } else { lower = middle + 1 }
    }
    return lower - 1
  }

  /// Whether a key stands behind a text in the order of bytes.
  private func isAfter(_ text: ArraySlice<UInt8>, keyAt place: Int) -> Bool {
    let shared = sharedCount(text, keyAt: place)
    let next = starts[place] + shared
    guard next < starts[place + 1] else { return false }
    return shared == text.count || bytes[next] > text[text.startIndex + shared]
  }

  /// How many bytes a text and a key have in common at their beginnings.
  private func sharedCount(_ text: ArraySlice<UInt8>, keyAt place: Int) -> Int {
    let start = starts[place]
    let limit = min(text.count, starts[place + 1] - start)
    var count = 0
    while count < limit, text[text.startIndex + count] == bytes[start + count] { count += 1 }
    return count
  }
}
