/// Finds the ends of code spans (CommonMark 6.1): a run of backticks is closed by the next run of the same length.
struct CodeRuns {
  /// The longest run that may open a span; a longer one is text.
  static let longest = 32

  /// For each length the offset of the last run seen ahead, or -1; complete when ``isComplete``.
  private var last: [Int] = []
  /// Whether the leaf was once searched to its end, so that a run not in ``last`` has no partner.
  private var isComplete = false

  /// Starts a new leaf.
  mutating func forget() {
    guard !last.isEmpty else { return }
    last.removeAll(keepingCapacity: true)
    isComplete = false
  }

  /// The span that opens with the run at `position` in segment `index`: the offset after it and the segment this is in;
  /// for a run without partner the offset after the run.
  mutating func span(
    at position: Int, in segments: ArraySlice<ByteRange>, at index: Int, bytes: [UInt8]
  ) -> (after: Int, segment: Int, isCode: Bool) {
    let opened = Self.endOfRun(at: position, before: segments[index].upper, in: bytes)
    let length = opened &- position
    let text = (after: opened, segment: index, isCode: false)
    guard length <= Self.longest else { return text }
    if last.isEmpty { last = [Int](repeating: -1, count: Self.longest + 1) }
    if isComplete, last[length] <= position { return text }
    var segment = index
    var offset = opened
    while segment < segments.endIndex {
      let end = segments[segment].upper
      offset = max(offset, segments[segment].lower)
      while offset < end {
        guard bytes[offset] == UInt8(ascii: "`") else {
          offset &+= 1
          continue
        }
        let after = Self.endOfRun(at: offset, before: end, in: bytes)
        if after &- offset == length { return (after, segment, true) }
        if after &- offset <= Self.longest { last[after &- offset] = max(last[after &- offset], offset) }
        offset = after
      }
      segment += 1
    }
    isComplete = true
    return text
  }

  private static func endOfRun(at position: Int, before end: Int, in bytes: [UInt8]) -> Int {
    var offset = position
    while offset < end, bytes[offset] == UInt8(ascii: "`") { offset &+= 1 }
    return offset
  }
}
