/// The records of ``UnicodeFoldingData``, sorted by code point: decomposition, case folding and combining class.
struct FoldingRecords: Sendable {
  struct Record: Sendable {
    var scalar: UInt32
    /// Where the full canonical decomposition and the full case folding stand in ``pool``; empty means the character itself.
    var decomposition: Range<Int>, folding: Range<Int>
    var combiningClass: UInt8
  }

  private(set) var records: [Record] = []
  private(set) var pool: [UInt32] = []

  /// Reads the compiled-in table. Complexity: one pass over 23 KB.
  init() {
    records.reserveCapacity(1_700)
    pool.reserveCapacity(4_000)
    UnicodeFoldingData.records.withUTF8Buffer { unsafe parse($0) }
  }

  private mutating func parse(_ text: UnsafeBufferPointer<UInt8>) {
    var fields = (starts: [0, 0, 0, 0], ends: [0, 0, 0, 0])
    var field = 0
    var value: UInt32 = 0
    var decimal: UInt8 = 0
    fields.starts[0] = pool.count
    func digit(_ byte: UInt8) -> UInt32 { UInt32(byte) &- (byte < 0x3A ? 0x30 : 0x37) }
    var inValue = false
    for position in 0...text.count {
      let byte = unsafe position < text.count ? text[position] : UInt8(ascii: " ")
      switch byte {
      case UInt8(ascii: ";"), UInt8(ascii: "."), UInt8(ascii: " "), UInt8(ascii: "\n"):
        if inValue && field < 3 { pool.append(value) }
        value = 0
        inValue = false
        guard byte != UInt8(ascii: ".") else { continue }
        fields.ends[field] = pool.count
        if byte == UInt8(ascii: ";"), field < 3 {
          field += 1
        } else if field > 0 {
          append(fields, combiningClass: decimal)
          field = 0
          decimal = 0
        }
        fields.starts[field] = pool.count
      default:
        inValue = true
        value = value << 4 | digit(byte)
        if field == 3 { decimal = decimal &* 10 &+ UInt8(truncatingIfNeeded: digit(byte)) }
      }
    }
  }

  private mutating func append(_ fields: (starts: [Int], ends: [Int]), combiningClass: UInt8) {
    records.append(
      Record(
        scalar: pool[fields.starts[0]], decomposition: fields.starts[1]..<fields.ends[1],
        folding: fields.starts[2]..<fields.ends[2], combiningClass: combiningClass))
  }

  /// The record of a character, or nil when it neither decomposes, folds nor is a mark. Complexity: O(log n).
  func record(of scalar: UInt32) -> Record? {
    var low = 0
    var high = records.count
    while low < high {
      let middle = (low &+ high) / 2
      if records[middle].scalar < scalar { low = middle &+ 1 } else { high = middle }
    }
    guard low < records.count, records[low].scalar == scalar else { return nil }
    return records[low]
  }

  /// Appends the full case folding of `scalar`, each part fully decomposed (Unicode 15.1, section 3.13, toCasefold and
  /// NFD), to `output`. Letters outside the table fold by the standard library's lower case.
  func appendFolded(_ scalar: UInt32, to output: inout [UInt32]) {
    guard let record = record(of: scalar) else {
      // Below Armenian the records know every letter that folds.
      guard scalar >= 0x531, let known = Unicode.Scalar(scalar),
        known.properties.generalCategory == .uppercaseLetter
      else {
        return output.append(scalar)
      }
      return output.append(contentsOf: known.properties.lowercaseMapping.unicodeScalars.lazy.map(\.value))
    }
    guard !record.folding.isEmpty else { return appendDecomposed(record, to: &output) }
    for part in pool[record.folding] {
      if let partRecord = self.record(of: part) {
        appendDecomposed(partRecord, to: &output)
      } else {
        output.append(part)
      }
    }
  }

  private func appendDecomposed(_ record: Record, to output: inout [UInt32]) {
    if record.decomposition.isEmpty {
      output.append(record.scalar)
    } else {
      output.append(contentsOf: pool[record.decomposition])
    }
  }

  /// The canonical combining class of a mark of the table; 0 for everything else.
  func combiningClass(of scalar: UInt32) -> UInt8 {
    // The first mark of the table is U+0300.
    scalar < 0x300 ? 0 : record(of: scalar)?.combiningClass ?? 0
  }
}
