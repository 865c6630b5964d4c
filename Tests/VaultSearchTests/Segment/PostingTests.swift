import Testing
import VaultModel

@testable import VaultSearch

@Suite struct PostingTests {
  /// Delta, frequency, fields, and the bytes the format's description gives.
  @Test(
    arguments: [
      (0, 1, WordField.body, [0x00]),
      (1, 1, .body, [0x02]),
      (63, 1, .body, [0x7E]),
      (64, 1, .body, [0x80, 0x01]),
      (8191, 1, .body, [0xFE, 0x7F]),
      (8192, 1, .body, [0x80, 0x80, 0x01]),
      (1, 2, .body, [0x03, 0x28]),
      (1, 1, .title, [0x03, 0x01]),
      (1, 7, [.title, .body], [0x03, 0xC9]),
      (1, 8, .body, [0x03, 0xE8, 0x00]),
      (1, 9, .body, [0x03, 0xE8, 0x01]),
      (1, 263, .body, [0x03, 0xE8, 0xFF]),
      (1, 5000, .body, [0x03, 0xE8, 0xFF]),
    ] as [(UInt32, UInt32, WordField, [UInt8])])
  func `a posting of a run is written as described and read back`(
    delta: UInt32, frequency: UInt32, fields: WordField, expected: [UInt8]
  ) {
    let (bits, count) = Posting.packed(delta: delta, frequency: frequency, fields: fields)
    let bytes = (0..<count).map { UInt8(truncatingIfNeeded: bits >> UInt64($0 * 8)) }
    #expect(bytes == expected)
    var reader = RunPostingReader(limit: 10_000)
    let stored = min(frequency, Posting.maximumFrequency)
    #expect(reader.next(bytes.span) == Posting(item: delta, frequency: stored, fields: fields))
    #expect(reader.next(bytes.span) == nil)
  }

  @Test(
    arguments: [
      [0x80], [0x03], [0x03, 0xE8], [0xFF, 0xFF, 0xFF, 0xFF, 0xFF, 0xFF, 0xFF, 0xFF, 0xFF, 0xFF, 0x01], [0x14],
    ] as [[UInt8]])
  func `bytes that are no posting of a run, or name an item beyond the limit, end the list`(bytes: [UInt8]) {
    var reader = RunPostingReader(limit: 10)
    #expect(reader.next(bytes.span) == nil)
  }

  @Test(
    arguments: [
      (ColumnValue(.moment, number: 0), [0x04, 0x00, 0x00]),
      (ColumnValue(.mood, number: -2), [0x04, 0x05, 0x03]),
      (ColumnValue(.quantity, unit: 2, number: 3), [0x04, 0x03, 0x02, 0x06]),
      (ColumnValue(.number, number: .min), [0x04, 0x02] + [UInt8](repeating: 0xFF, count: 9) + [0x01]),
    ] as [(ColumnValue, [UInt8])])
  func `a column's entry of a run is written as described and read back`(value: ColumnValue, expected: [UInt8]) {
    let entry = ColumnEntry(item: 7, value: value)
    #expect(bytes(of: entry, after: 5) == expected)
    let bytes = bytes(of: entry, after: 0)
    var reader = RunColumnReader(limit: 8)
    #expect(reader.next(bytes.span) == entry)
    #expect(reader.next(bytes.span) == nil)
  }

  private func bytes(of entry: ColumnEntry, after item: UInt32) -> [UInt8] {
    var bytes: [UInt8] = []
    entry.encode(after: item) { packed, count in
      bytes += (0..<count).map { UInt8(truncatingIfNeeded: packed >> UInt64($0 * 8)) }
    }
    return bytes
  }

  @Test(
    arguments: [
      0, 1, 127, 128, 16_383, 16_384, 1 << 21, (1 << 35) - 1, UInt64.max,
    ] as [UInt64])
  func `an integer of variable length takes the bytes it says`(value: UInt64) {
    var bytes: [UInt8] = []
    VariableLength.append(value, to: &bytes)
    #expect(bytes.count == VariableLength.count(value))
    var position = 0
    #expect(VariableLength.read(bytes.span, &position) == value)
    #expect(position == bytes.count)
    if value < 1 << 35 {
      let packed = VariableLength.packed(value)
      #expect((0..<packed.count).map { UInt8(truncatingIfNeeded: packed.bytes >> UInt64($0 * 8)) } == bytes)
    }
  }
}
