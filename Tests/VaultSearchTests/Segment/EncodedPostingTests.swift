import Testing
import VaultModel
import VaultTestSupport

@testable import VaultSearch

/// Postings and columns as a snapshot keeps them.
@Suite struct EncodedPostingTests {
  struct Row: Sendable, CustomTestStringConvertible {
    var testDescription: String
    var postings: [Posting]
    var bytes: [UInt8]

    init(_ name: String, _ postings: [(item: UInt32, frequency: UInt32, fields: WordField)], _ bytes: [UInt8]) {
      testDescription = name
      self.postings = postings.map { Posting(item: $0.item, frequency: $0.frequency, fields: $0.fields) }
      self.bytes = bytes
    }
  }

  /// The bytes are worked out by hand from the description of the format.
  static let rows = [
    Row("nothing", [], []),
    Row("one, once in the body", [(5, 1, .body)], [0x0A]),
    Row("an item above 63", [(64, 1, .body)], [0x80, 0x01]),
    Row("neighbours, a bit each", [(0, 1, .body), (1, 1, .body), (2, 1, .body)], [0x01, 0x20, 0x03]),
    // 6 of order 2: a zero and a one, no bit of 2 below its highest but 0, and 2 in two bits.
    Row("a distance of 7", [(3, 1, .body), (10, 1, .body)], [0x07, 0x22, 0x12]),
    Row("one in a title", [(4, 1, .title)], [0x09, 0x00, 0x05]),
    Row("one twice in the body", [(0, 2, .body)], [0x01, 0x00, 0x11]),
    Row("the largest frequency", [(0, 263, .body)], [0x01, 0x00, 0x1F, 0xFD, 0x1F]),
    // 1, 00101; then the distance 1 in one bit, and 0 for a plain one.
    Row("a title and a plain one", [(4, 1, .title), (5, 1, .body)], [0x09, 0x00, 0x25]),
  ]

  @Test(arguments: rows) func `postings are written as described and read back`(row: Row) {
    var writer = PostingWriter()
    for posting in row.postings { writer.add(posting) }
    var bytes: [UInt8] = []
    writer.finish(to: &bytes)
    #expect(bytes == row.bytes)
    #expect(read(bytes) == row.postings)
  }

  @Test func `a frequency above the largest is kept as the largest`() {
    var writer = PostingWriter()
    writer.add(Posting(item: 3, frequency: 5000, fields: .body))
    var bytes: [UInt8] = []
    writer.finish(to: &bytes)
    #expect(read(bytes) == [Posting(item: 3, frequency: Posting.maximumFrequency, fields: .body)])
  }

  private func read(_ bytes: [UInt8], limit: Int = .max) -> [Posting] {
    var reader = PostingReader(limit: limit)
    var postings: [Posting] = []
    while let posting = reader.next(bytes.span) { postings.append(posting) }
    #expect(reader.next(bytes.span) == nil)
    return postings
  }

  @Test func `any postings come back, and a limit cuts them`() {
    for seed in LongSearch.seeds(few: 400) {
      var random = SplitMix64(seed: seed)
      // Distances of every size, evenly and in bursts, up to the largest number of items.
      let largest = UInt32(1) << UInt32.random(in: 0...24, using: &random)
      let isPlain = random.chance(30)
      var writer = PostingWriter()
      var postings: [Posting] = []
      var item = UInt32.random(in: 0...largest, using: &random)
      for _ in 0..<Int.random(in: 1...200, using: &random) {
        var posting = Posting(item: item, frequency: 1, fields: .body)
        if !isPlain, random.chance(40) {
          posting.frequency = random.chance(90) ? UInt32.random(in: 1...9, using: &random) : 263
          posting.fields = WordField(rawValue: UInt8.random(in: 1...31, using: &random))
        }
        postings.append(posting)
        writer.add(posting)
        let step = random.chance(50) ? 1 : UInt32.random(in: 1...largest, using: &random)
        guard item < 1 << 31 - step else { break }
        item += step
      }
      var bytes: [UInt8] = []
      writer.finish(to: &bytes)
      #expect(read(bytes) == postings, "seed \(seed)")
      let limit = postings.randomElement(using: &random)?.item ?? 0
      #expect(read(bytes, limit: Int(limit)) == postings.filter { $0.item < limit }, "seed \(seed), limit \(limit)")
    }
  }

  @Test func `bytes of any kind end in a list of ascending items below the limit`() {
    for seed in LongSearch.seeds(few: 400) {
      var random = SplitMix64(seed: seed)
      var bytes = (0..<Int.random(in: 0..<60, using: &random)).map { _ in UInt8.random(in: 0...255, using: &random) }
      if random.chance(50), bytes.count > 2 { (bytes[0], bytes[1]) = (1, bytes[1] & 63) }
      let items = read(bytes, limit: 1 << 31).map(\.item)
      #expect(zip(items, items.dropFirst()).allSatisfy { $0 < $1 }, "seed \(seed)")
      #expect(items.allSatisfy { $0 < 1 << 31 }, "seed \(seed)")
    }
  }

  @Test func `entries of a column are written as described and read back`() {
    // A day of the calendar has 1,440 minutes; a shape is said once, and then the differences.
    let rows: [(item: UInt32, value: ColumnValue, bytes: [UInt8])] = [
      (7, ColumnValue(.moment, number: 4_320), [0x0E, 0x30, 0x06]),
      (8, ColumnValue(.moment, number: 5_760), [0x03, 0x02]),
      (8, ColumnValue(.moment, number: 4_321), [0x00, 0x00, 0xC2, 0x43]),
      (9, ColumnValue(.quantity, unit: 2, number: 400_000_000), [0x02, 0x63, 0x02, 0xA0, 0x06]),
      (9, ColumnValue(.quantity, unit: 2, number: 300_000_000), [0x01, 0xC7, 0x01]),
      (9, ColumnValue(.quantity, unit: 3, number: 0), [0x00, 0x63, 0x03, 0x00]),
      (200, ColumnValue(.mood, number: -2), [0xFE, 0x02, 0x05, 0x03]),
    ]
    var writer = ColumnWriter()
    var bytes: [UInt8] = []
    for row in rows {
      let start = bytes.count
      writer.append(ColumnEntry(item: row.item, value: row.value), to: &bytes)
      #expect(Array(bytes[start...]) == row.bytes, "\(row)")
    }
    var reader = ColumnReader(limit: 201)
    for row in rows { #expect(reader.next(bytes.span) == ColumnEntry(item: row.item, value: row.value)) }
    #expect(reader.next(bytes.span) == nil)
  }

  @Test func `any entries of a column come back`() {
    for seed in LongSearch.seeds(few: 200) {
      var random = SplitMix64(seed: seed)
      let kinds: [ColumnValue.Kind] = [.moment, .duration, .number, .quantity, .money, .mood, .rank, .timeOfDay]
      var writer = ColumnWriter()
      var bytes: [UInt8] = []
      var entries: [ColumnEntry] = []
      var item: UInt32 = 0
      for _ in 0..<100 {
        let kind = random.chance(60) ? entries.last?.value.kind ?? .moment : random.pick(kinds, default: .moment)
        let factor: Int64 = random.pick([1, 60, 100, 1_440, 1_000_000], default: 1)
        let number = random.chance(95) ? Int64.random(in: -500...500, using: &random) * factor : .max - factor
        let unit = kind == .quantity || kind == .money ? UInt16.random(in: 0...3, using: &random) : 0
        let entry = ColumnEntry(
          item: item, value: ColumnValue(kind, unit: unit, number: random.chance(2) ? .min : number))
        entries.append(entry)
        writer.append(entry, to: &bytes)
        if random.chance(70) { item += UInt32.random(in: 0...300, using: &random) }
      }
      var reader = ColumnReader(limit: .max)
      for entry in entries { #expect(reader.next(bytes.span) == entry, "seed \(seed)") }
      #expect(reader.next(bytes.span) == nil, "seed \(seed)")
    }
  }

  @Test(
    arguments: [[0x80], [0x00], [0x00, 0x08, 0x00], [0x00, 0x70, 0x00], [0x01, 0x00], [0x00, 0x03, 0x80]] as [[UInt8]])
  func `bytes that are no entry of a column end it`(bytes: [UInt8]) {
    var reader = ColumnReader(limit: 10)
    #expect(reader.next(bytes.span) == nil)
  }
}
