/// One term found in a dictionary.
struct TermEntry: Equatable {
  var ordinal: Int
  /// Where its postings stand in the file.
  var postings: Range<Int>
}

/// Walks the terms of a dictionary from a block on, decoding each onto the one before.
struct TermCursor {
  /// The current term; valid after ``next(_:)`` has returned true.
  private(set) var term: [UInt8] = []
  private(set) var postingCount = 0
  /// How many leading bytes the current term shares with the one before.
  private(set) var shared = 0
  private var position: Int

  init(at position: Int) {
    self.position = position
  }

  /// Decodes the next term; false at the end or where the bytes cannot be a term.
  mutating func next(_ bytes: Span<UInt8>) -> Bool {
    guard position >= 0, position < bytes.count else { return false }
    let head = bytes[position]
    position &+= 1
    guard let shared = length(head >> 4, bytes), let rest = length(head & 15, bytes),
      shared <= term.count, rest <= bytes.count &- position
    else { return false }
    self.shared = shared
    if shared < term.count { term.removeLast(term.count &- shared) }
    for offset in position..<position &+ rest { term.append(bytes[offset]) }
    position &+= rest
    guard let count = VariableLength.read(bytes, &position) else { return false }
    postingCount = Int(clamping: count)
    return true
  }

  private mutating func length(_ short: UInt8, _ bytes: Span<UInt8>) -> Int? {
    guard short == 15 else { return Int(short) }
    guard let more = VariableLength.read(bytes, &position), more <= TermName.maximumCount else { return nil }
    return 15 &+ Int(more)
  }
}

extension Segment {
  private var blockCount: Int {
    header[.dictionaryBlocks].count / DictionaryWriter.blockByteCount
  }

  /// Where a block begins in the file, where it ends, and where its postings begin.
  private func block(_ number: Int) throws(SnapshotFault) -> (terms: Range<Int>, postings: Int) {
    let table = header[.dictionaryBlocks]
    let dictionary = header[.dictionary]
    let size = DictionaryWriter.blockByteCount
    let start = table.lowerBound + number * size
    let isLast = number + 1 >= blockCount
    guard number >= 0, number < blockCount else { throw .damaged }
    let (from, to, postings) = try bytes.withSpan(start..<start + (isLast ? size : size + 4)) {
      (LittleEndian.u32($0, 0), LittleEndian.u32($0, size), LittleEndian.u64($0, 4))
    }
    let end = isLast ? dictionary.count : Int(to)
    guard Int(from) <= end, end <= dictionary.count else { throw .damaged }
    let range = dictionary.lowerBound + Int(from)..<dictionary.lowerBound + end
    return (range, Int(clamping: postings))
  }

  /// The last block whose first term is not after `term`; the first block when all are.
  private func block(holding term: [UInt8]) throws(SnapshotFault) -> Int {
    var low = 0
    var high = blockCount
    while low + 1 < high {
      let middle = (low + high) / 2
      let isAfter = try bytes.withSpan(try block(middle).terms) { span in
        var cursor = TermCursor(at: 0)
        return !cursor.next(span) || term.lexicographicallyPrecedes(cursor.term)
      }
      if isAfter { high = middle } else { low = middle }
    }
    return low
  }

  /// The range of the file that holds `count` posting bytes from `start` of the section, nil when it does not fit.
  private func postingRange(start: Int, count: Int) -> Range<Int>? {
    let section = header[.postings]
    guard start >= 0, start <= section.count, count <= section.count - start else { return nil }
    return section.lowerBound + start..<section.lowerBound + start + count
  }

  /// The entry of `term`, or nil when the segment does not have it. Complexity: O(log terms).
  func entry(of term: [UInt8]) throws(SnapshotFault) -> TermEntry? {
    var found: TermEntry?
    try forEachTerm(from: term) { bytes, entry in
      if bytes == term { found = entry }
      return false
    }
    return found
  }

  /// Calls `body` for each term not before `lower`, in order, until it returns false.
  func forEachTerm(from lower: [UInt8], _ body: ([UInt8], TermEntry) -> Bool) throws(SnapshotFault) {
    guard blockCount > 0 else { return }
    var hasReached = false
    for number in try block(holding: lower)..<blockCount {
      let isDone = try forEachTerm(ofBlock: number) { term, entry in
        if !hasReached, term.lexicographicallyPrecedes(lower) { return true }
        hasReached = true
        return body(term, entry)
      }
      if isDone { return }
    }
  }

  /// How many words the texts have: those sort behind all other terms. Complexity: O(log terms).
  func wordCount() throws(SnapshotFault) -> Int {
    var first = header.termCount
    try forEachTerm(from: [TermName.firstWordByte]) { _, entry in
      first = entry.ordinal
      return false
    }
    return header.termCount - first
  }

  /// Calls `body` for each term that begins with `prefix`, in order.
  func forEachTerm(withPrefix prefix: [UInt8], _ body: ([UInt8], TermEntry) -> Void) throws(SnapshotFault) {
    try forEachTerm(from: prefix) { term, entry in
      guard term.starts(with: prefix) else { return false }
      body(term, entry)
      return true
    }
  }

  /// Calls `body` for each term of one block until it returns false; whether it did.
  private func forEachTerm(
    ofBlock number: Int, _ body: ([UInt8], TermEntry) -> Bool
  ) throws(SnapshotFault) -> Bool {
    let (range, start) = try block(number)
    let outcome = try bytes.withSpan(range) { span -> Bool? in
      var cursor = TermCursor(at: 0)
      var postings = start
      for place in 0..<DictionaryWriter.termsPerBlock {
        let ordinal = number * DictionaryWriter.termsPerBlock + place
        guard ordinal < header.termCount else { return false }
        guard cursor.next(span), let range = postingRange(start: postings, count: cursor.postingCount) else {
          return nil
        }
        if !body(cursor.term, TermEntry(ordinal: ordinal, postings: range)) { return true }
        postings += range.count
      }
      return false
    }
    guard let outcome else { throw .damaged }
    return outcome
  }

  /// The term with this ordinal.
  func term(_ ordinal: Int) throws(SnapshotFault) -> (bytes: [UInt8], entry: TermEntry)? {
    guard ordinal >= 0, ordinal < header.termCount else { return nil }
    var found: (bytes: [UInt8], entry: TermEntry)?
    _ = try forEachTerm(ofBlock: ordinal / DictionaryWriter.termsPerBlock) { bytes, entry in
      if entry.ordinal == ordinal { found = (bytes, entry) }
      return entry.ordinal < ordinal
    }
    return found
  }

  /// Calls `body` for every word that has the stem of the folded word `word`: the stem as a word, when it is its own
  /// stem, and those of the stem table.
  func forEachWord(
    withStemOf word: [UInt8], _ body: ([UInt8], TermEntry) -> Void
  ) throws(SnapshotFault) {
    var stemmer = Stemmer()
    let stem = WordForms.stem(word, with: &stemmer)
    if let entry = try entry(of: stem), WordForms.stem(stem, with: &stemmer) == stem { body(stem, entry) }
    let wanted = StemTable.hash(of: stem.span)
    let ordinals = try withSection(.stems) { $0.count / 4 }
    let first = try firstStem(notBelow: wanted, count: ordinals, stemmer: &stemmer)
    for place in first..<max(first, ordinals) {
      guard let word = try stemmedWord(place) else { throw .damaged }
      let other = WordForms.stem(word.bytes, with: &stemmer)
      if other == stem { body(word.bytes, word.entry) }
      if StemTable.hash(of: other.span) != wanted { return }
    }
  }

  private func stemmedWord(_ place: Int) throws(SnapshotFault) -> (bytes: [UInt8], entry: TermEntry)? {
    let start = header[.stems].lowerBound + place * 4
    let ordinal = try bytes.withSpan(start..<start + 4) { LittleEndian.u32($0, 0) }
    return try term(Int(ordinal))
  }

  private func firstStem(
    notBelow wanted: UInt32, count: Int, stemmer: inout Stemmer
  ) throws(SnapshotFault) -> Int {
    var low = 0
    var high = count
    while low < high {
      let middle = (low + high) / 2
      guard let word = try stemmedWord(middle) else { throw .damaged }
      if StemTable.hash(of: WordForms.stem(word.bytes, with: &stemmer).span) < wanted {
        low = middle + 1
      } else {
        high = middle
      }
    }
    return low
  }

  /// Calls `body` for each posting of a term, items ascending.
  @inline(__always) func forEachPosting(
    of entry: TermEntry, _ body: (Posting) -> Void
  ) throws(SnapshotFault) {
    try bytes.withSpan(entry.postings) { span in
      var reader = PostingReader(limit: itemCount)
      while let posting = reader.next(span) { body(posting) }
    }
  }

  /// Whether a term has a posting of a kind. Complexity: O(postings up to the first).
  func hasPosting(of entry: TermEntry, where isWanted: (Posting) -> Bool) throws(SnapshotFault)
    -> Bool
  {
    try bytes.withSpan(entry.postings) { span in
      var reader = PostingReader(limit: itemCount)
      while let posting = reader.next(span) {
        if isWanted(posting) { return true }
      }
      return false
    }
  }

  /// Calls `body` for each entry of a column, items ascending.
  func forEachEntry(of entry: TermEntry, _ body: (ColumnEntry) -> Void) throws(SnapshotFault) {
    try bytes.withSpan(entry.postings) { span in
      var reader = ColumnReader(limit: itemCount)
      while let column = reader.next(span) { body(column) }
    }
  }
}
