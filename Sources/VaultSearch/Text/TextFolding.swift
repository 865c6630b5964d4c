package import VaultSyntax

/// Folding of whole values and exact words: case does not count, diacritics do.
///
/// Text is case folded and canonically decomposed with its marks in canonical order (Unicode 15.1, sections 3.11 and
/// 3.13), so that `É` in NFC equals `é` in NFD, and neither equals `e`.
package enum TextFolding {
  /// A whole value as closed sets, lists, tags and links are compared: case folded, without white space at its ends.
  ///
  /// ```swift
  /// TextFolding.caseFolded("  Main Course ") == "main course"
  /// ```
  package static func caseFolded(_ text: some StringProtocol) -> String {
    let bytes = Array(text.utf8)
    return String(decoding: caseFolded(bytes, in: ByteRange(0, bytes.count)), as: UTF8.self)
  }

  /// The same of a range of bytes. Complexity: O(length).
  package static func caseFolded(_ bytes: [UInt8], in range: ByteRange) -> [UInt8] {
    var output: [UInt8] = []
    caseFold(bytes, in: range, into: &output)
    return output
  }

  /// The same into a buffer that is made once for many values, instead of what it holds.
  static func caseFold(_ bytes: [UInt8], in range: ByteRange, into output: inout [UInt8]) {
    var start = min(range.lower, bytes.count)
    var end = min(range.upper, bytes.count)
    while start < end, bytes[start] <= 0x20 { start += 1 }
    while start < end, bytes[end - 1] <= 0x20 { end -= 1 }
    output.removeAll(keepingCapacity: true)
    output.reserveCapacity(end &- start)
    guard isASCII(bytes.span, start, end) else {
      fold(bytes.span, start, end, droppingApostrophes: false, into: &output)
      return
    }
    output.append(contentsOf: bytes[start..<end])
    lowerCapitals(of: &output)
  }

  private static func isASCII(_ bytes: Span<UInt8>, _ start: Int, _ end: Int) -> Bool {
    var offset = start
    while offset < end {
      if LittleEndian.lane(bytes, offset, end: end) & 0x8080_8080_8080_8080 != 0 { return false }
      offset &+= 8
    }
    return true
  }

  /// ASCII text, of which only the capitals change.
  private static func lowerCapitals(of bytes: inout [UInt8]) {
    var bytes = bytes.mutableSpan
    for offset in bytes.indices {
      let byte = bytes[offset]
      bytes[offset] = byte &- 0x41 < 26 ? byte | 0x20 : byte
    }
  }

  /// One word as `--exact` compares it: case folded, diacritics kept, apostrophes and invisible characters dropped.
  package static func exactWord(_ bytes: [UInt8], in range: ByteRange) -> [UInt8] {
    exactWord(bytes.span, in: range)
  }

  static func exactWord(_ bytes: Span<UInt8>, in range: ByteRange) -> [UInt8] {
    let end = min(range.upper, bytes.count)
    var output: [UInt8] = []
    fold(bytes, min(range.lower, end), end, droppingApostrophes: true, into: &output)
    return output
  }

  private static func fold(
    _ bytes: Span<UInt8>, _ start: Int, _ end: Int, droppingApostrophes: Bool, into output: inout [UInt8]
  ) {
    var marks = PendingMarks()
    var position = start
    while position < end {
      let byte = bytes[position]
      if byte < 0x80 {
        position += 1
        if droppingApostrophes && byte == 0x27 { continue }
        marks.flush(into: &output)
        output.append(byte &- 0x41 < 26 ? byte | 0x20 : byte)
        continue
      }
      let (scalar, length) = UTF8Reading.scalar(bytes, at: position, end: end)
      position += length
      guard let scalar else { continue }
      if droppingApostrophes && isDropped(scalar) { continue }
      marks.add(scalar, to: &output)
    }
    marks.flush(into: &output)
  }

  /// Apostrophes, and what ``FoldingTable`` drops though it is no combining mark.
  private static func isDropped(_ scalar: UInt32) -> Bool {
    switch FoldingTable.shared.character(scalar).kind {
    case .apostrophe: true
    case .mark: FoldingTable.shared.records.combiningClass(of: scalar) == 0
    default: false
    }
  }
}

/// The marks after a base character, until all are known and can be ordered.
private struct PendingMarks {
  private var marks: [(scalar: UInt32, combiningClass: UInt8)] = []
  private var parts: [UInt32] = []

  mutating func add(_ scalar: UInt32, to output: inout [UInt8]) {
    // Taken here and not kept, so that plain ASCII never builds the table.
    let records = FoldingTable.shared.records
    parts.removeAll(keepingCapacity: true)
    records.appendFolded(scalar, to: &parts)
    for part in parts {
      let combiningClass = records.combiningClass(of: part)
      if combiningClass > 0 {
        marks.append((part, combiningClass))
      } else {
        flush(into: &output)
        Self.append(part, to: &output)
      }
    }
  }

  mutating func flush(into output: inout [UInt8]) {
    guard !marks.isEmpty else { return }
    // The standard library's sort is stable, as the canonical ordering needs.
    marks.sort { $0.combiningClass < $1.combiningClass }
    for mark in marks { Self.append(mark.scalar, to: &output) }
    marks.removeAll(keepingCapacity: true)
  }

  private static func append(_ value: UInt32, to output: inout [UInt8]) {
    guard let scalar = Unicode.Scalar(value), let utf8 = UTF8.encode(scalar) else { return }
    output.append(contentsOf: utf8)
  }
}
