import Synchronization
import Testing
import VaultModel
import VaultSyntax
import VaultTestSupport

@testable import VaultSearch

@Suite struct SegmentBuilderTests {
  private func snapshot(_ fill: (inout SegmentBuilder) -> Void, files count: Int = 1) throws -> Snapshot {
    var builder = SegmentBuilder()
    fill(&builder)
    let writer = try writer(of: &builder, files: count)
    let sink = MemorySink(byteCount: writer.byteCount)
    #expect((consume writer).write(to: sink))
    return try Snapshot(base: sink.snapshot())
  }

  private func writer(of builder: inout SegmentBuilder, files count: Int) throws -> SnapshotWriter {
    var files = FileTableBuilder()
    files.addDirectory("".utf8, modified: 0, changed: 0, inode: 0)
    for number in 0..<count {
      files.addFile(
        "\(number).md".utf8, in: 0, fingerprint: FileFingerprint(size: 0, modified: 0, changed: 0, inode: 0))
    }
    return try SnapshotWriter(header: SnapshotHeader(), files: files, runs: [builder.sealed()])
  }

  /// Keeps the bytes of a snapshot as an array.
  private final class ArraySink: SnapshotSink {
    let bytes: Mutex<[UInt8]>

    init(byteCount: Int) { bytes = Mutex([UInt8](repeating: 0, count: byteCount)) }

    func write(_ span: Span<UInt8>, at offset: Int) -> Bool {
      bytes.withLock { bytes in
        for place in span.indices { bytes[offset + place] = span[place] }
      }
      return true
    }
  }

  private func bytes(of builder: inout SegmentBuilder, files count: Int) throws -> [UInt8] {
    let writer = try writer(of: &builder, files: count)
    let sink = ArraySink(byteCount: writer.byteCount)
    #expect((consume writer).write(to: sink))
    return sink.bytes.withLock { $0 }
  }

  /// Four terms of 12,000 items each, a byte an item, which several threads can join; behind them many short terms, which
  /// are less work than a piece of one of them.
  @Test func `a run is divided by what its terms hold, not by how many they are`() {
    var table = TermTable(seed: (1, 2))
    for term in ["a", "b", "c", "d"] {
      let slot = table.slot(of: Array(term.utf8).span, count: 1)
      for item in 0..<12_000 { table.mark(slot, item: UInt32(item), fields: .body) }
    }
    for number in 100..<400 {
      let slot = table.slot(of: Array("e\(number)".utf8).span, count: 4)
      table.mark(slot, item: 7, fields: .body)
    }
    let run = table.takeRun()
    #expect(run.dividers(into: 4).map { String(decoding: $0, as: UTF8.self) } == ["c", "d", "e100"])
  }

  private func postings(_ snapshot: Snapshot, _ term: String) throws -> [Posting] {
    var postings: [Posting] = []
    guard let entry = try snapshot.parts[0].segment.entry(of: Array(term.utf8)) else { return [] }
    try snapshot.parts[0].segment.forEachPosting(of: entry) { postings.append($0) }
    return postings
  }

  private func add(_ word: String, _ field: WordField = .body, to builder: inout SegmentBuilder) {
    builder.addWord(Array(word.utf8).span, count: word.utf8.count, in: field)
  }

  @Test func `an empty vault is a snapshot with nothing in it`() throws {
    let snapshot = try snapshot({ _ in }, files: 0)
    #expect(snapshot.noteCount == 0)
    #expect(snapshot.fileCount == 0)
    #expect(try snapshot.wordCount() == 0)
    var evaluator = Evaluator(snapshot, texts: NoTexts())
    #expect(try evaluator.evaluate(Query()).hits.isEmpty)
  }

  @Test func `words go to the innermost item, also when a note goes on after its lines`() throws {
    let snapshot = try snapshot { builder in
      builder.beginNote(file: 0)
      add("x", .title, to: &builder)
      builder.beginLine(range: ByteRange(10, 20))
      add("x", to: &builder)
      builder.beginLine(range: ByteRange(20, 30))
      add("x", to: &builder)
      add("x", to: &builder)
      builder.endLine(type: .task)
      add("x", to: &builder)
      builder.endLine(type: .entry)
      add("x", to: &builder)
      builder.endNote(type: .diary, title: ByteRange(3, 8))
    }
    #expect(
      try postings(snapshot, "x") == [
        Posting(item: 0, frequency: 2, fields: [.title, .body]),
        Posting(item: 1, frequency: 2, fields: .body),
        Posting(item: 2, frequency: 2, fields: .body),
      ])
    let segment = snapshot.parts[0].segment
    var lengths: [UInt32] = []
    try segment.withItemTables { notes, lines, _ in
      lengths = (0..<3).map { segment.words(of: $0, notes, lines) }
    }
    #expect(lengths == [6, 2, 2])
    let line = try snapshot.location(of: 2)
    #expect(line.isLine && line.type == .task && line.range == ByteRange(20, 30))
    let note = try snapshot.location(of: 0)
    #expect(!note.isLine && note.type == .diary && note.title == ByteRange(3, 8))
    #expect(try snapshot.location(of: 1).type == .entry)
  }

  @Test func `lines left open end with their note`() throws {
    let snapshot = try snapshot(
      { builder in
        builder.endLine(type: .task)
        builder.endNote(type: .note, title: ByteRange(0, 0))
        builder.beginNote(file: 0)
        builder.beginLine(range: ByteRange(0, 1))
        builder.endNote(type: .list, title: ByteRange(0, 0))
        builder.beginNote(file: 1)
        add("y", to: &builder)
        builder.endNote(type: .note, title: ByteRange(0, 0))
      }, files: 2)
    #expect(try postings(snapshot, "y") == [Posting(item: 2, frequency: 1, fields: .body)])
    #expect(snapshot.noteCount == 2 && snapshot.lineCount == 1)
  }

  /// Words of few letters, so that many notes share them, and of many; values, columns, lines that end out of order.
  private func fill(_ builder: inout SegmentBuilder, notes: Int, seed: UInt64) {
    var random = SplitMix64(seed: seed)
    func word() -> String {
      let length =
        Bool.random(using: &random) ? Int.random(in: 1...3, using: &random) : .random(in: 14...34, using: &random)
      return String((0..<length).map { _ in "abc".randomElement(using: &random) ?? "a" })
    }
    for note in 0..<notes {
      builder.beginNote(file: note)
      for _ in 0..<Int.random(in: 0...30, using: &random) {
        add(word(), Bool.random(using: &random) ? .body : .title, to: &builder)
      }
      builder.addValue("source", value: word().utf8)
      builder.beginLine(range: ByteRange(0, 9))
      add(word(), to: &builder)
      builder.beginLine(range: ByteRange(2, 5))
      builder.addValue("source", value: word().utf8)
      add(word(), to: &builder)
      builder.endLine(type: .task)
      add(word(), to: &builder)
      builder.endLine(type: .entry)
      builder.endNote(type: .note, title: ByteRange(0, 0))
    }
  }

  @Test(arguments: [0, 2_000, 60_000])
  func `the bytes do not depend on how often the terms are taken as a run`(tableSize: Int) throws {
    for seed in LongSearch.seeds(few: 1) {
      var one = SegmentBuilder()
      fill(&one, notes: 200, seed: seed)
      var many = SegmentBuilder(tableSize: tableSize)
      fill(&many, notes: 200, seed: seed)
      let (whole, joined) = (try bytes(of: &one, files: 200), try bytes(of: &many, files: 200))
      #expect(whole.count > 10_000, "seed \(seed)")
      // A comparison of arrays that failed would print them.
      let isSame = whole == joined
      #expect(isSame, "seed \(seed)")
    }
  }

  /// Every length around the limits of the cache line (16 bytes), of front coding (15) and of a term (240).
  @Test(arguments: [1, 2, 7, 8, 9, 14, 15, 16, 17, 18, 30, 31, 32, 33, 119, 120, 239, 240])
  func `words of any length are found, and told apart in their last byte`(length: Int) throws {
    let stem = String(repeating: "x", count: length - 1)
    let snapshot = try snapshot { builder in
      builder.beginNote(file: 0)
      for last in ["a", "b", "c"] { add(stem + last, to: &builder) }
      add(stem + "b", to: &builder)
      builder.endNote(type: .note, title: ByteRange(0, 0))
    }
    #expect(try postings(snapshot, stem + "a").map(\.frequency) == [1])
    #expect(try postings(snapshot, stem + "b").map(\.frequency) == [2])
    #expect(try postings(snapshot, stem + "d") == [])
    #expect(try snapshot.wordCount() == 3)
  }

  @Test func `a value longer than a term keeps its beginning and a hash, so that long values differ`() throws {
    let long = String(repeating: "y", count: 5000)
    let snapshot = try snapshot { builder in
      builder.beginNote(file: 0)
      builder.addValue("source", value: (long + "1").utf8)
      builder.endNote(type: .note, title: ByteRange(0, 0))
    }
    var evaluator = Evaluator(snapshot, texts: NoTexts())
    func count(_ value: String) throws -> Int {
      try evaluator.count(.field(FieldCondition(key: "source", test: .anyOf([value]), range: ByteRange(0, 0))))
    }
    #expect(try count(long + "1") == 1)
    #expect(try count(long + "2") == 0)
    #expect(try snapshot.keys() == ["source"])
  }

  /// Posting lists of every length up to some chunks of the arena: 1, 2, … postings of one and two bytes each.
  @Test func `posting lists of any length come back whole`() throws {
    let count = 400
    let snapshot = try snapshot(
      { builder in
        for note in 0..<count {
          builder.beginNote(file: note)
          // The word numbered n stands in the first n notes, twice in every third.
          for word in stride(from: note + 1, through: count, by: 7) {
            for _ in 0..<(note % 3 == 0 ? 2 : 1) { add("w\(word)", to: &builder) }
          }
          builder.endNote(type: .note, title: ByteRange(0, 0))
        }
      }, files: count)
    for word in 1...count {
      let expected = (0..<word).filter { (word - 1 - $0) % 7 == 0 }
        .map { Posting(item: UInt32($0), frequency: $0 % 3 == 0 ? 2 : 1, fields: .body) }
      #expect(try postings(snapshot, "w\(word)") == expected)
    }
  }

  @Test func `the bytes do not depend on the number of workers and runs`() throws {
    for seed in LongSearch.seeds(few: 1) {
      var random = SplitMix64(seed: seed)
      let vault = RandomVault.vault(&random, notes: 25)
      let one = try vault.base(workers: 1)
      for workers in 2...6 { #expect(try vault.base(workers: workers) == one, "seed \(seed)") }
    }
  }

  @Test func `the bytes do not depend on who read which stretch`() throws {
    for seed in LongSearch.seeds(few: 40) {
      var random = SplitMix64(seed: seed)
      let vault = RandomVault.vault(&random, notes: 40)
      let (size, workers) = (Int.random(in: 1...9, using: &random), Int.random(in: 1...4, using: &random))
      let runs = vault.runs(stretchesOf: size, workers: workers, using: &random)
      let bytes = try vault.bytes(SnapshotHeader(), vault.files(vault.notes.indices), runs, workers: 2)
      #expect(bytes == (try vault.base(workers: 1)), "seed \(seed)")
    }
  }

  @Test func `many words in many notes are the same from one worker and from three`() throws {
    // Text to fill many blocks; which words it has is of no account.
    var random = SplitMix64(seed: 11)
    var vault = ModelVault()
    for number in 0..<300 {
      var note = ModelNote(path: "\(number % 7)/\(number).md")
      for _ in 0..<100 { note.item.words.append(("w\(Int.random(in: 0..<3000, using: &random))", .body)) }
      vault.notes.append(note)
    }
    let one = try vault.base(workers: 1)
    #expect(try vault.base(workers: 3) == one)
    #expect(one.count > 3 * SnapshotBytes.blockSize)
    let snapshot = try Snapshot(base: SnapshotBytes(copying: one))
    let words = Set(vault.notes.flatMap { $0.item.words.map(\.text) })
    #expect(try snapshot.wordCount() == words.count)
    for word in words.sorted().prefix(200) {
      let expected = vault.notes.indices.filter { vault.notes[$0].item.words.contains { $0.text == word } }
      #expect(try postings(snapshot, word).map { Int($0.item) } == expected)
    }
  }
}

/// For queries that open no note.
struct NoTexts: ItemTexts {
  func group(ofTaskAt location: ItemLocation, at now: LocalDateTime) -> TaskGroup? { nil }
  func standing(ofTaskAt location: ItemLocation) -> TaskItem? { nil }
  func days(ofLessonAt location: ItemLocation, in range: ClosedRange<LocalDate>) -> [LocalDate] { [] }

  func holds(_ matcher: TextMatcher, key: String?, at location: ItemLocation) -> Bool { false }
  func title(of location: ItemLocation) -> String { "" }
}
