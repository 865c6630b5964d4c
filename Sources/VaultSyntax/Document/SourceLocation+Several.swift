extension SourceLocation {
  /// The places of several byte offsets, found in one pass; the offsets may come in any order.
  ///
  /// - Complexity: O(*n* + *k* log *k*) in the bytes and the offsets, where asking one by one takes O(*n* · *k*).
  package static func locations(of offsets: [Int], in bytes: [UInt8]) -> [SourceLocation] {
    var locations = [SourceLocation](repeating: SourceLocation(line: 1, column: 1), count: offsets.count)
    var place = SourceLocation(line: 1, column: 1)
    var position = hasByteOrderMark(bytes) ? 3 : 0
    for number in offsets.indices.sorted(by: { offsets[$0] < offsets[$1] }) {
      let end = min(offsets[number], bytes.count)
      while position < end {
        place.advance(over: position, in: bytes)
        position += 1
      }
      locations[number] = place
    }
    return locations
  }

  private mutating func advance(over position: Int, in bytes: [UInt8]) {
    if Self.endsLine(bytes, at: position) {
      line += 1
      column = 1
    } else if bytes[position] & 0xC0 != 0x80 {
      column += 1
    }
  }
}
