/// The entries that one run has of a column, read one after another with their numbers in the snapshot.
///
/// Of each run only one entry is at hand, so that joining columns takes hardly any memory however long they are.
struct RunColumn {
  private let run: TermRun
  private let range: Range<Int>
  private var reader: RunColumnReader
  private var cursor: ItemNumbering.Cursor
  /// The entry it stands at; nil at the end.
  private(set) var entry: ColumnEntry?

  /// Stands at the first of the entries that a range of a run encodes, whose items are counted from `first`.
  init(_ run: TermRun, _ range: Range<Int>, from first: UInt32, _ cursor: ItemNumbering.Cursor) {
    self.run = run
    self.range = range
    self.cursor = cursor
    reader = RunColumnReader(from: first, limit: .max)
    advance()
  }

  /// Goes to the next entry.
  mutating func advance() {
    let run = run
    entry = reader.next(run.bytes.span.extracting(range))
    if let item = entry?.item { entry?.item = cursor.number(of: item) }
  }
}

extension [RunColumn] {
  /// Gives the entries of all runs, items ascending. Those of one item are in one run and stay in their order.
  mutating func forEachEntry(_ body: (ColumnEntry) -> Void) {
    while let least = indices.min(by: { item(of: $0) < item(of: $1) }), let first = self[least].entry {
      // Files come in stretches, of which each is in one run: many entries follow each other.
      let next = indices.lazy.filter { $0 != least }.map(item(of:)).min() ?? .max
      var entry: ColumnEntry? = first
      while let taken = entry, UInt64(taken.item) <= next {
        body(taken)
        self[least].advance()
        entry = self[least].entry
      }
    }
  }

  /// The item that a run stands at, beyond all items at its end.
  private func item(of run: Int) -> UInt64 { self[run].entry.map { UInt64($0.item) } ?? .max }
}
