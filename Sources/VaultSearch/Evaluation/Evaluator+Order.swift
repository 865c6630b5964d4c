import VaultModel

/// Putting results in order.
extension Evaluator {
  /// The results by the query's sort keys, or by score; ties by path, then position; cut to the limit.
  mutating func ordered(_ results: ItemSet, by query: Query) throws(SnapshotFault) -> EvaluationResult {
    var items = results.items
    let total = items.count
    if let limit = query.limit, limit <= 0 { return EvaluationResult(hits: [], total: total) }
    var scores = try scores(of: items, in: results, for: query.condition)
    if query.sort.isEmpty, let limit = query.limit, limit < total {
      let least = Self.leastScore(of: scores, limit: limit)
      let kept = items.indices.filter { scores[$0] >= least }
      (items, scores) = (kept.map { items[$0] }, kept.map { scores[$0] })
    }
    let files = try files(of: items)
    let paths = try PathOrder(files, in: snapshot)
    let ranks = files.map(paths.rank)
    var columns: [(values: [SortValue], descending: Bool)] = []
    for key in query.sort {
      let values = try sortValues(of: items, in: results, key: key.key, scores: scores, files: files, paths: ranks)
      columns.append((values, key.descending != (key.key == "rank")))
    }
    if query.sort.isEmpty { columns = [(scores.map(SortValue.score), true)] }
    let order = items.indices.sorted { left, right in
      for column in columns {
        let (one, other) = (column.values[left], column.values[right])
        if one == other { continue }
        return SortValue.isBefore(one, other, descending: column.descending)
      }
      return (ranks[left], items[left]) < (ranks[right], items[right])
    }
    var hits: [Hit] = []
    for place in order.prefix(query.limit ?? total) {
      hits.append(Hit(location: try snapshot.location(of: items[place]), score: scores[place]))
    }
    return EvaluationResult(hits: hits, total: total)
  }

  /// The score that the `limit` best reach, by a heap of that many. Complexity: O(n log limit).
  private static func leastScore(of scores: [Double], limit: Int) -> Double {
    var heap = ScoreHeap(limit: limit)
    for score in scores { heap.offer(score) }
    return heap.least
  }

  private func files(of items: [Int]) throws(SnapshotFault) -> [Int] {
    var files: [Int] = []
    files.reserveCapacity(items.count)
    for part in snapshot.parts {
      try part.segment.withSection(.notes) { notes in
        for item in items where item >= part.firstItem && item < part.firstItem &+ part.segment.itemCount {
          let number = item &- part.firstItem
          // Items before the first note of the words up to and with this one: the rank of the note that owns it.
          let rank = part.segment.noteRank(of: part.segment.noteItem(of: number))
          files.append(Int(LittleEndian.u32(notes, rank &* NoteRecord.byteCount)) &+ part.firstFile)
        }
      }
    }
    return files
  }

  /// What each item has to sort by.
  private mutating func sortValues(
    of items: [Int], in results: ItemSet, key: String, scores: [Double], files: [Int], paths: [Int]
  ) throws(SnapshotFault) -> [SortValue] {
    switch key {
    case "rank":
      return scores.map(SortValue.score)
    case "path":
      return paths.map { .number(Int64($0)) }
    case "modified":
      var values: [SortValue] = []
      for file in files { values.append(.number(try snapshot.file(file)?.fingerprint.modified ?? 0)) }
      return values
    case "title":
      var values: [SortValue] = []
      for item in items { values.append(.text(texts.titleKey(at: try snapshot.location(of: item)))) }
      return values
    default:
      return try columnValues(of: items, in: results, key: key)
    }
  }

  /// The first value in a column; for a key without one, the place of the item's first value in the order of bytes.
  private mutating func columnValues(
    of items: [Int], in results: ItemSet, key: String
  ) throws(SnapshotFault) -> [SortValue] {
    var values = [SortValue](repeating: .absent, count: items.count)
    let ranks = ItemRanks(of: results)
    func place(_ item: Int) -> Int? {
      guard results.contains(item) else { return nil }
      let rank = ranks.rank(of: item, in: results)
      return values[rank] == .absent ? rank : nil
    }
    for part in snapshot.parts {
      guard let entry = try part.segment.entry(of: TermName.make(TermName.column, key.utf8)) else { continue }
      try part.segment.forEachEntry(of: entry) { column in
        if let rank = place(Int(column.item) + part.firstItem) { values[rank] = .typed(column.value) }
      }
    }
    let prefix = TermName.make(TermName.value, key: key.utf8, bytes: [UInt8]())
    for part in snapshot.parts {
      var terms: [([UInt8], TermEntry)] = []
      try part.segment.forEachTerm(withPrefix: prefix) { terms.append((Array($0.dropFirst(prefix.count)), $1)) }
      for (text, entry) in terms {
        try part.segment.forEachPosting(of: entry) { posting in
          if let rank = place(Int(posting.item) + part.firstItem) { values[rank] = .text(text) }
        }
      }
    }
    return values
  }
}

/// A value to sort by. Values of different kinds keep the order of the cases.
enum SortValue: Equatable {
  case score(Double)
  case number(Int64)
  case typed(ColumnValue)
  case text([UInt8])
  /// Always last, ascending or descending.
  case absent

  /// Whether `left` comes before `right`, which is another value.
  static func isBefore(_ left: SortValue, _ right: SortValue, descending: Bool) -> Bool {
    if left == .absent { return false }
    if right == .absent { return true }
    return isLess(left, right) != descending
  }

  private static func isLess(_ left: SortValue, _ right: SortValue) -> Bool {
    switch (left, right) {
    case (.score(let one), .score(let other)): one < other
    case (.number(let one), .number(let other)): one < other
    case (.typed(let one), .typed(let other)):
      (one.kind.rawValue, one.unit, one.number) < (other.kind.rawValue, other.unit, other.number)
    case (.text(let one), .text(let other)): one.lexicographicallyPrecedes(other)
    default: left.order < right.order
    }
  }

  private var order: Int {
    switch self {
    case .score: 0
    case .number: 1
    case .typed: 2
    case .text: 3
    case .absent: 4
    }
  }
}

/// The largest scores seen so far, as many as wanted, the least of them on top.
struct ScoreHeap {
  private var scores: [Double] = []
  private let limit: Int

  init(limit: Int) {
    self.limit = max(limit, 1)
  }

  /// The least of the kept scores.
  var least: Double { scores.first ?? 0 }

  /// Keeps `score` when it is among the largest. Complexity: O(log limit).
  mutating func offer(_ score: Double) {
    if scores.count < limit {
      scores.append(score)
      var child = scores.count - 1
      while child > 0, scores[child] < scores[(child - 1) / 2] {
        scores.swapAt(child, (child - 1) / 2)
        child = (child - 1) / 2
      }
    } else if score > scores[0] {
      scores[0] = score
      sink()
    }
  }

  private mutating func sink() {
    var parent = 0
    while true {
      var child = parent * 2 + 1
      guard child < scores.count else { return }
      if child + 1 < scores.count, scores[child + 1] < scores[child] { child += 1 }
      guard scores[child] < scores[parent] else { return }
      scores.swapAt(child, parent)
      parent = child
    }
  }
}
