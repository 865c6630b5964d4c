/// Goes through the same stretch of several runs, the least term first: a heap of readers.
struct TermMerger {
  private var readers: [TermRunReader]
  /// The readers that have a term left; none stands at a term before that of its parent.
  private var heap: [Head]
  /// The term that was entered last.
  private(set) var term: [UInt8] = []

  /// A reader by its number, and where it stands, so that most comparisons look at nothing else.
  private struct Head {
    var lanes: TermLanes
    var reader: Int
  }

  init(_ readers: [TermRunReader]) {
    self.readers = readers
    heap = readers.indices.map { Head(lanes: readers[$0].lanes, reader: $0) }
    for place in heap.indices.reversed() { siftDown(from: place) }
  }

  /// Goes to the next term; false when there is none left.
  mutating func enterTerm() -> Bool {
    guard let least = heap.first else { return false }
    readers[least.reader].copyTerm(into: &term)
    return true
  }

  /// Gives the postings that each run has of the term, the item they are counted from and what numbers their items, and
  /// moves past them.
  mutating func forEachRun(_ body: (Span<UInt8>, _ first: UInt32, ItemNumbering.Cursor) -> Void) {
    while let least = heap.first, readers[least.reader].isAt(term) {
      readers[least.reader].takePostings(body)
      if readers[least.reader].next() {
        heap[0].lanes = readers[least.reader].lanes
      } else {
        heap.swapAt(0, heap.count - 1)
        heap.removeLast()
      }
      siftDown(from: 0)
    }
  }

  private mutating func siftDown(from start: Int) {
    var parent = start
    while true {
      var least = parent
      for child in [2 &* parent &+ 1, 2 &* parent &+ 2] where child < heap.count && precedes(heap[child], heap[least]) {
        least = child
      }
      guard least != parent else { return }
      heap.swapAt(parent, least)
      parent = least
    }
  }

  /// Whether one reader comes before another; at the same term the earlier run does.
  @inline(__always) private mutating func precedes(_ one: Head, _ other: Head) -> Bool {
    if let order = one.lanes.order(to: other.lanes) { return order }
    let order = readers[one.reader].compareBehindLanes(readers[other.reader].term)
    return order < 0 || order == 0 && one.reader < other.reader
  }
}

/// The first 16 bytes of a term as integers that compare as the bytes do, and its length.
struct TermLanes: Equatable, Sendable {
  var high: UInt64
  var low: UInt64
  var count: Int

  /// Those of an empty term.
  init() { (high, low, count) = (0, 0, 0) }

  init(_ term: Span<UInt8>) {
    high = LittleEndian.lane(term, 0, end: term.count).byteSwapped
    low = LittleEndian.lane(term, 8, end: term.count).byteSwapped
    count = term.count
  }

  /// Whether the term sorts before another one; nil when it takes the bytes behind the first 16 to know, or they are
  /// equal.
  @inline(__always) func order(to other: TermLanes) -> Bool? {
    if high != other.high { return high < other.high }
    if low != other.low { return low < other.low }
    if count <= 16 || other.count <= 16, count != other.count { return count < other.count }
    return nil
  }
}
