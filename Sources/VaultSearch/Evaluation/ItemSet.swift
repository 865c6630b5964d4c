/// A set of items, one bit each.
struct ItemSet: Sendable, Equatable {
  private(set) var words: [UInt64]

  /// The empty set of items below `count`.
  init(count: Int) {
    words = [UInt64](repeating: 0, count: (max(count, 0) + 63) / 64)
  }

  init(words: [UInt64]) {
    self.words = words
  }

  /// How many items the set holds. Complexity: O(words).
  var count: Int { words.reduce(into: 0) { $0 &+= $1.nonzeroBitCount } }

  var isEmpty: Bool { words.allSatisfy { $0 == 0 } }

  /// Whether the set holds an item; false outside.
  @inline(__always) func contains(_ item: Int) -> Bool {
    let word = item >> 6
    return word >= 0 && word < words.count && (words[word] >> UInt64(item & 63)) & 1 == 1
  }

  /// Adds an item; one outside is left out.
  @inline(__always) mutating func insert(_ item: Int) {
    let word = item >> 6
    guard word >= 0, word < words.count else { return }
    words[word] |= 1 << UInt64(item & 63)
  }

  @inline(__always) mutating func remove(_ item: Int) {
    let word = item >> 6
    guard word >= 0, word < words.count else { return }
    words[word] &= ~(1 << UInt64(item & 63))
  }

  mutating func insert(_ items: Range<Int>) {
    forEachMask(of: items) { words, index, mask in words[index] |= mask }
  }

  mutating func remove(_ items: Range<Int>) {
    forEachMask(of: items) { words, index, mask in words[index] &= ~mask }
  }

  private mutating func forEachMask(of items: Range<Int>, _ change: (inout [UInt64], Int, UInt64) -> Void) {
    let end = min(items.upperBound, words.count &* 64)
    var item = max(items.lowerBound, 0)
    while item < end {
      let last = min(end, (item | 63) &+ 1)
      let mask = Self.mask(item & 63, ((last &- 1) & 63) &+ 1)
      change(&words, item >> 6, mask)
      item = last
    }
  }

  mutating func formUnion(_ other: ItemSet) {
    for index in words.indices where index < other.words.count { words[index] |= other.words[index] }
  }

  mutating func formIntersection(_ other: ItemSet) {
    for index in words.indices { words[index] &= index < other.words.count ? other.words[index] : 0 }
  }

  mutating func subtract(_ other: ItemSet) {
    for index in words.indices where index < other.words.count { words[index] &= ~other.words[index] }
  }

  func union(_ other: ItemSet) -> ItemSet {
    var result = self
    result.formUnion(other)
    return result
  }

  func intersection(_ other: ItemSet) -> ItemSet {
    var result = self
    result.formIntersection(other)
    return result
  }

  func subtracting(_ other: ItemSet) -> ItemSet {
    var result = self
    result.subtract(other)
    return result
  }

  /// Calls `body` for each item, ascending.
  @inline(__always) func forEach(_ body: (Int) -> Void) {
    for index in words.indices {
      var word = words[index]
      while word != 0 {
        body(index &* 64 &+ word.trailingZeroBitCount)
        word &= word &- 1
      }
    }
  }

  /// The items, ascending.
  var items: [Int] {
    var items: [Int] = []
    items.reserveCapacity(count)
    forEach { items.append($0) }
    return items
  }
}

/// Moving between notes and their lines.
extension ItemSet {
  /// The last item of `self` that is not after `item`, or nil.
  @inline(__always) func last(notAfter item: Int) -> Int? {
    var index = item >> 6
    guard index >= 0, index < words.count else { return nil }
    var word = words[index] & (UInt64.max >> UInt64(63 &- (item & 63)))
    while word == 0 {
      guard index > 0 else { return nil }
      index &-= 1
      word = words[index]
    }
    return index &* 64 &+ 63 &- word.leadingZeroBitCount
  }

  /// The notes of `notes` that own or are an item of this set.
  func owners(in notes: ItemSet) -> ItemSet {
    var owners = ItemSet(words: [UInt64](repeating: 0, count: words.count))
    forEach { if let note = notes.last(notAfter: $0) { owners.insert(note) } }
    return owners
  }

  /// This set of notes with all of their lines.
  func withLines(notes: ItemSet) -> ItemSet {
    var filled = self
    var isInside = false
    for index in words.indices {
      let starts = index < notes.words.count ? notes.words[index] : 0
      var rest = starts
      var from = 0
      var word: UInt64 = 0
      while from < 64 {
        let next = rest == 0 ? 64 : rest.trailingZeroBitCount
        if isInside, next > from { word |= Self.mask(from, next) }
        guard next < 64 else { break }
        isInside = words[index] >> UInt64(next) & 1 == 1
        rest &= rest &- 1
        from = next
      }
      filled.words[index] = word
    }
    return filled
  }

  static func mask(_ from: Int, _ to: Int) -> UInt64 {
    (UInt64.max << UInt64(from)) & (UInt64.max >> UInt64(64 &- to))
  }
}
