package import VaultModel
package import VaultSyntax

/// Collects the items of the files that one worker reads, stretch by stretch.
///
/// ```swift
/// var builder = SegmentBuilder()
/// builder.beginNote(file: 0)
/// builder.addWord(word.bytes.span, count: word.count, in: .title)
/// builder.addValue("list", value: "home".utf8)
/// builder.beginLine(range: line)
/// builder.addColumn("due", value: due)
/// builder.endLine(type: .task)
/// builder.endNote(type: .list, title: title)
/// let run = builder.sealed()
/// ```
///
/// Words and values belong to the innermost item that is begun; a note has those of its lines by evaluation, so nothing
/// is stored twice. The text of a note may go on after a line.
///
/// ## Topics
/// - Files: ``beginStretch(_:)``
/// - Items: ``beginNote(file:)``, ``beginLine(range:)``, ``endLine(type:)``, ``endNote(type:title:diagnostics:)``
/// - What they hold: ``addWord(_:count:in:)``, and the calls of `SegmentBuilder+Values`
/// - The result: ``sealed()``
package struct SegmentBuilder: Sendable {
  /// Values, keys, columns and names on one side, the words of the texts on the other, so that the table every word is
  /// looked up in stays small.
  var keyed: TermTable
  private(set) var words: TermTable
  /// What was taken from the tables each time they were full.
  private(set) var keyedRuns: [TermRun] = []
  private(set) var wordRuns: [TermRun] = []
  private(set) var notes: [NoteRecord] = []
  private(set) var noteItems: [UInt32] = []
  private(set) var diagnostics: [UInt16] = []
  private(set) var lines: [LineRecord] = []
  private(set) var types: [UInt8] = []
  private(set) var hashes: [UInt8] = []
  private(set) var stretches: [SegmentStretch] = []

  /// The item that words belong to now.
  var item: UInt32 = 0
  private var noteItem: UInt32 = 0
  /// The lines begun and not ended, innermost last, by their number in ``lines``.
  private var openLines: [(item: UInt32, line: Int)] = []
  /// Whether a line of the note stood in another, so that what they hold may not come in the order of items.
  private var hasNestedLines = false
  /// Words of the note whose slots are not looked up yet.
  private var pending: [PendingWord] = []
  /// What lines hold, kept until the note ends, because postings are stored in the order of items.
  private var deferredWords: [DeferredMark] = []
  var deferredMarks: [DeferredMark] = []
  var deferredEntries: [DeferredEntry] = []
  private var noteWords: UInt32 = 0
  private var lineWords: UInt32 = 0
  /// Keys that were met, by ``KnownKey/place(of:)``.
  var knownKeys = [KnownKey](repeating: KnownKey(), count: KnownKey.capacity)
  /// The term being put together from a key and a value.
  var scratch: [UInt8] = []

  /// An empty builder.
  package init() { self.init(tableSize: TermTable.usualSize) }

  /// An empty builder whose terms are taken as a run when they fill so many bytes.
  init(tableSize: Int) {
    var random = SystemRandomNumberGenerator()
    keyed = TermTable(seed: (random.next(), random.next()), fullSize: tableSize)
    words = TermTable(seed: (random.next(), random.next()), fullSize: tableSize)
    pending.reserveCapacity(Self.batchSize)
  }

  /// As many words as are looked up together: what fits into the first-level cache beside the text.
  private static var batchSize: Int { 256 }

  /// Whether words now belong to a line.
  var isInLine: Bool { item != noteItem }

  /// Begins a stretch of neighbouring files by its place among those of all workers; it must come after all stretches
  /// that this builder got before.
  package mutating func beginStretch(_ number: Int) {
    endStretch()
    stretches.append(
      SegmentStretch(
        number: number, notes: notes.count..<notes.count, lines: lines.count..<lines.count,
        items: types.count..<types.count))
  }

  private mutating func endStretch() {
    guard let last = stretches.indices.last else { return }
    stretches[last].notes = stretches[last].notes.lowerBound..<notes.count
    stretches[last].lines = stretches[last].lines.lowerBound..<lines.count
    stretches[last].items = stretches[last].items.lowerBound..<types.count
  }

  /// Begins the note of `file`, the ordinal in the file table; files come in ascending order.
  package mutating func beginNote(file: Int, hash: ItemHash = ItemHash(value: 0)) {
    if stretches.isEmpty { beginStretch(0) }
    noteItem = UInt32(truncatingIfNeeded: types.count)
    item = noteItem
    noteWords = 0
    lineWords = 0
    hasNestedLines = false
    notes.append(NoteRecord(file: UInt32(clamping: file), words: 0, title: ByteRange(0, 0)))
    noteItems.append(noteItem)
    types.append(ItemType.note.rawValue)
    hash.append(to: &hashes)
  }

  /// Begins a line item of the note by its whole range in the file.
  package mutating func beginLine(range: ByteRange, hash: ItemHash = ItemHash(value: 0)) {
    let line = LineRecord(range: range, words: 0)
    item = UInt32(truncatingIfNeeded: types.count)
    hasNestedLines = hasNestedLines || !openLines.isEmpty
    openLines.append((item, lines.count))
    lines.append(line)
    types.append(ItemType.task.rawValue)
    hash.append(to: &hashes)
  }

  /// Ends the innermost line; words belong again to what is around it.
  package mutating func endLine(type: ItemType) {
    guard let ended = openLines.popLast() else { return }
    types[Int(ended.item)] = type.rawValue
    item = openLines.last?.item ?? noteItem
  }

  /// Ends the note. An empty `title` range means that the title is the file's stem.
  package mutating func endNote(type: ItemType, title: ByteRange, diagnostics count: Int = 0) {
    guard let last = notes.indices.last else { return }
    while !openLines.isEmpty { endLine(type: .task) }
    flushPending()
    flushDeferred()
    types[Int(noteItem)] = type.rawValue
    notes[last].words = noteWords &+ lineWords
    notes[last].title = title
    diagnostics.append(UInt16(clamping: count))
    if keyed.isFull { takeKeyedRun() }
    if words.isFull { wordRuns.append(words.takeRun()) }
  }

  private mutating func takeKeyedRun() {
    keyedRuns.append(keyed.takeRun())
    for place in knownKeys.indices {
      knownKeys[place].slot = nil
      knownKeys[place].column = nil
    }
  }

  /// Adds the folded word in the first `count` bytes of `word`. Words of a line count as body whatever the field.
  @inline(__always) package mutating func addWord(_ word: Span<UInt8>, count: Int, in field: WordField) {
    guard count > 0 else { return }
    pending.append(words.pending(word, count: count, item: item, fields: field))
    self.count(1)
    if pending.count >= Self.batchSize { flushPending() }
  }

  /// Adds all words of a stretch of text, which belongs to the item begun last.
  ///
  /// - Parameter word: a buffer, made once for many calls.
  package mutating func addWords(
    of bytes: Span<UInt8>, in range: ByteRange, as field: WordField, through word: inout FoldedWord
  ) {
    var scanner = WordScanner(range)
    var added: UInt32 = 0
    scanner.forEachWord(
      in: bytes, into: &word,
      takeShort: { low, high, count in
        added &+= 1
        pending.append(words.pending(low: low, high: high, count: count, item: item, fields: field))
        if pending.count >= Self.batchSize { flushPending() }
      },
      take: { word in
        added &+= 1
        pending.append(words.pending(word.bytes.span, count: word.count, item: item, fields: field))
        if pending.count >= Self.batchSize { flushPending() }
      })
    count(added)
  }

  /// Counts words into the length of the item.
  @inline(__always) private mutating func count(_ added: UInt32) {
    if isInLine {
      lineWords &+= added
      if let line = openLines.last?.line { lines[line].words &+= added }
    } else {
      noteWords &+= added
    }
  }

  @inline(never) private mutating func flushPending() {
    words.resolve(&pending)
    words.count(pending, noteItem: noteItem, deferring: &deferredWords)
    pending.removeAll(keepingCapacity: true)
  }

  /// Adds what the lines held, in the order of items.
  private mutating func flushDeferred() {
    // Only an item that went on after its subtask is out of order.
    if hasNestedLines { sortDeferred() }
    words.count(deferredWords)
    deferredWords.removeAll(keepingCapacity: true)
    keyed.mark(deferredMarks)
    deferredMarks.removeAll(keepingCapacity: true)
    for deferred in deferredEntries { keyed.append(deferred.entry, to: Int(deferred.term)) }
    deferredEntries.removeAll(keepingCapacity: true)
  }

  private mutating func sortDeferred() {
    deferredWords.sort { $0.item < $1.item }
    deferredMarks.sort { $0.item < $1.item }
    // A stable order by hand: the values of one item stay in the order they were written.
    let order = deferredEntries.indices.sorted {
      (deferredEntries[$0].entry.item, $0) < (deferredEntries[$1].entry.item, $1)
    }
    deferredEntries = order.map { deferredEntries[$0] }
  }

  /// The finished run. Complexity: O(t log t) in the number of terms, so call it on the worker.
  package consuming func sealed() -> SegmentRun {
    endStretch()
    takeKeyedRun()
    wordRuns.append(words.takeRun())
    return SegmentRun(self)
  }
}
