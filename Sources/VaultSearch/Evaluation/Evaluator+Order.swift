import VaultModel

/// Putting results in order.
extension Evaluator {
  /// The results by the query's sort keys, or by score; ties by path, then position; cut to the limit.
  mutating func ordered(_ found: FoundItems, by query: Query) throws(SnapshotFault) -> EvaluationResult {
    let results = found.items
    var items = results.items
    let total = items.count
    if let limit = query.limit, limit <= 0 { return EvaluationResult(hits: [], total: total) }
    var scores = try scores(of: items, in: results, for: query.condition, asked: found.asked)
    if query.sort.isEmpty, let limit = query.limit, limit < total {
      let least = Self.leastScore(of: scores, limit: limit)
      let kept = items.indices.filter { scores[$0] >= least }
      (items, scores) = (kept.map { items[$0] }, kept.map { scores[$0] })
    }
    let files = try files(of: items)
    let paths = try PathOrder.ranks(of: files, in: snapshot)
    var order: [RankedPlace]
    if query.sort.isEmpty {
      order = items.indices.map { RankedPlace(score: scores[$0], path: paths[$0], place: $0) }
      order.sort()
    } else {
      var columns: [SortColumn] = []
      for key in query.sort {
        let values = try sortValues(of: items, in: results, key: key.key, scores: scores, files: files, paths: paths)
        // The best rank is the highest score, so ascending ranks are descending scores.
        columns.append(SortColumn(values: values, descending: key.descending != (key.key == "rank")))
      }
      order = items.indices.map { RankedPlace(score: 0, path: paths[$0], place: $0) }
      order.sort { SortColumn.isBefore($0, $1, by: columns) }
    }
    let places = order.prefix(query.limit ?? total).map(\.place)
    let locations = try snapshot.locations(of: places.map { items[$0] })
    let hits = zip(locations, places).map { Hit(location: $0, score: scores[$1]) }
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
    of items: [Int], in results: ItemSet, key: String, scores: [Double], files: [Int], paths: [UInt32]
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
      return try snapshot.locations(of: items).map { .text(collation.key(of: texts.title(of: $0))) }
    default:
      return try columnValues(of: items, in: results, key: key)
    }
  }

  /// Gives lines without a day of their own that of their note.
  private mutating func inheritDates(
    _ values: inout [SortValue], of items: [Int], key: String
  ) throws(SnapshotFault) {
    var owners: [Int: [Int]] = [:]
    for (place, item) in items.enumerated() where values[place] == .absent {
      if let note = snapshot.notes.last(notAfter: item) { owners[note, default: []].append(place) }
    }
    for part in snapshot.parts {
      guard let entry = try part.segment.entry(of: TermName.make(TermName.column, key.utf8)) else { continue }
      try part.segment.forEachEntry(of: entry) { column in
        for place in owners.removeValue(forKey: Int(column.item) + part.firstItem) ?? [] {
          values[place] = .typed(column.value)
        }
      }
    }
  }

  /// The first value in a column; for a key without one, the place of the item's first value in the order of bytes. A
  /// note has the tags of its lines, as everywhere.
  private mutating func columnValues(
    of items: [Int], in results: ItemSet, key: String
  ) throws(SnapshotFault) -> [SortValue] {
    var values = [SortValue](repeating: .absent, count: items.count)
    let ranks = ItemRanks(of: results)
    // Of no priority is what says so as well as what says nothing.
    var unset = ItemSet(count: key == ItemKey.priority.queryName ? results.words.count &* 64 : 0)
    func place(_ item: Int) -> Int? {
      guard results.contains(item), !unset.contains(item) else { return nil }
      let rank = ranks.rank(of: item, in: results)
      return values[rank] == .absent ? rank : nil
    }
    for part in snapshot.parts {
      guard let entry = try part.segment.entry(of: TermName.make(TermName.column, key.utf8)) else { continue }
      try part.segment.forEachEntry(of: entry) { column in
        let item = Int(column.item) + part.firstItem
        if column.value == Priority.none.columnValue { unset.insert(item) }
        if let rank = place(item) { values[rank] = .typed(column.value) }
      }
    }
    if let date = AskedTasks.dates[key] {
      for item in try askedTasks().intersection(results).items {
        values[ranks.rank(of: item, in: results)] = try column(ofTask: item, date).map(SortValue.typed) ?? .absent
      }
    }
    if key == "date" { try inheritDates(&values, of: items, key: key) }
    let prefix = TermName.make(TermName.value, key: key.utf8, bytes: [UInt8]())
    for part in snapshot.parts {
      var terms: [([UInt8], TermEntry)] = []
      try part.segment.forEachTerm(withPrefix: prefix) { terms.append((Array($0.dropFirst(prefix.count)), $1)) }
      for (text, entry) in terms {
        let sorted = collation.key(of: String(decoding: text, as: UTF8.self))
        try part.segment.forEachPosting(of: entry) { posting in
          let item = Int(posting.item) + part.firstItem
          if let rank = place(item) { values[rank] = .text(sorted) }
          if key == "tag", let note = snapshot.notes.last(notAfter: item), let rank = place(note) {
            values[rank] = .text(sorted)
          }
        }
      }
    }
    return values
  }
}
