/// The lines of a note, for many places in it.
package struct SourceLines: Sendable {
  private let bytes: [UInt8]
  /// Where each line begins, the first behind a byte order mark.
  private let starts: [Int]

  /// - Complexity: O(bytes).
  package init(_ bytes: [UInt8]) {
    self.bytes = bytes
    var starts = [SourceLocation.hasByteOrderMark(bytes) ? 3 : 0]
    for position in starts[0]..<max(bytes.count, starts[0]) where SourceLocation.endsLine(bytes, at: position) {
      starts.append(position + 1)
    }
    self.starts = starts
  }

  /// The same place as `SourceLocation` finds.
  ///
  /// - Complexity: O(log lines + length of the line).
  package func location(of offset: Int) -> SourceLocation {
    let end = min(max(offset, 0), bytes.count)
    var (low, high) = (0, starts.count)
    while high - low > 1 {
      let middle = (low + high) / 2
      if starts[middle] <= end { low = middle } else { high = middle }
    }
    var column = 1
    for position in min(starts[low], end)..<end where bytes[position] & 0xC0 != 0x80 { column += 1 }
    return SourceLocation(line: low + 1, column: column)
  }
}

extension SourceLocation {
  /// The places of several byte offsets; they may come in any order.
  ///
  /// - Complexity: O(*n* + *k* log *n*) in the bytes and the offsets, where asking one by one takes O(*n* · *k*).
  package static func locations(of offsets: [Int], in bytes: [UInt8]) -> [SourceLocation] {
    let lines = SourceLines(bytes)
    return offsets.map(lines.location)
  }
}
