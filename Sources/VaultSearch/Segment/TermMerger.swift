/// Goes through the same stretch of several runs, the least term first: a heap of readers.
struct TermMerger {
  private var readers: [TermRunReader]
  /// The readers that have a term left; none stands at a term before that of its parent.
  private var heap: [Head]
  /// The term that was entered last.
  private(set) var term: [UInt8] = []
  private var lanes = TermLanes()

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
    lanes = least.lanes
    return true
  }

  /// Gives the postings that each run has of the term, the item they are counted from and what numbers their items, and
  /// moves past them.
  @inline(__always) mutating func forEachRun(
    _ body: (Span<UInt8>, _ first: UInt32, ItemNumbering.Cursor) -> Void
  ) {
    while let reader = readerAtTerm {
      readers[reader].takePostings(body)
      advance()
    }
  }

  /// Takes the entries that each run has of the term, a column, and moves past them.
  mutating func takeColumn() -> [RunColumn] {
    var columns: [RunColumn] = []
    while let reader = readerAtTerm {
      columns.append(readers[reader].columnEntries())
      advance()
    }
    return columns
  }

  /// The next reader that stands at the term.
  private var readerAtTerm: Int? {
    mutating get {
      guard let least = heap.first, least.lanes == lanes, lanes.isWhole || readers[least.reader].isAt(term) else {
        return nil
      }
      return least.reader
    }
  }

  /// Moves the least reader to its next term.
  private mutating func advance() {
    let reader = heap[0].reader
    if readers[reader].next() {
      heap[0].lanes = readers[reader].lanes
    } else {
      heap.swapAt(0, heap.count - 1)
      heap.removeLast()
    }
    siftDown(from: 0)
  }

  private mutating func siftDown(from start: Int) {
    var parent = start
    while true {
      var least = parent
      let left = 2 &* parent &+ 1
      if left < heap.count, precedes(heap[left], heap[least]) { least = left }
      if left &+ 1 < heap.count, precedes(heap[left &+ 1], heap[least]) { least = left &+ 1 }
      guard least != parent else { return }
      heap.swapAt(parent, least)
      parent = least
    }
  }

  /// Whether one reader comes before another; at the same term the earlier run does.
  @inline(__always) private mutating func precedes(_ one: Head, _ other: Head) -> Bool {
    if let order = one.lanes.order(to: other.lanes) { return order }
    if one.lanes.isWhole { return one.reader < other.reader }
    let order = readers[one.reader].compareBehindLanes(readers[other.reader].term)
    return order < 0 || order == 0 && one.reader < other.reader
  }
}
