import VaultSyntax

/// The lines of several texts, with one number for equal lines.
///
/// A line ends after its LF; a CR before it belongs to the line.
struct NumberedLines: Sendable {
  /// The lines of each text, in its order.
  private(set) var lines: [[ByteRange]] = []
  /// Their numbers.
  private(set) var numbers: [[Int32]] = []

  /// Numbers the lines of some texts, each within a range.
  ///
  /// - Complexity: O(*n*) in the bytes.
  init(of texts: [(bytes: [UInt8], range: ByteRange)]) {
    var table = LineTable(lineCount: texts.reduce(0) { $0 + $1.range.count / 24 + 16 })
    for index in texts.indices {
      let bytes = texts[index].bytes
      let lines = Self.lines(of: bytes.span, in: texts[index].range)
      self.lines.append(lines)
      numbers.append(table.numbers(of: lines, in: index, texts))
    }
  }

  private static func lines(of bytes: Span<UInt8>, in range: ByteRange) -> [ByteRange] {
    var lines: [ByteRange] = []
    lines.reserveCapacity(range.count / 32)
    var start = range.lower
    for position in range.indices where bytes[position] == UInt8(ascii: "\n") {
      lines.append(ByteRange(start, position + 1))
      start = position + 1
    }
    if start < range.upper { lines.append(ByteRange(start, range.upper)) }
    return lines
  }
}

/// The different lines met so far, in an open-addressing table; its hash has a seed of this run, so that no text is
/// made to collide.
private struct LineTable {
  private struct Entry {
    var hash: UInt64
    var text: Int32
    var line: ByteRange
  }

  private let seed = ByteHash()
  private var slots: [Int32]
  private var entries: [Entry] = []

  init(lineCount: Int) {
    var size = 64
    while size < 2 * lineCount { size *= 2 }
    slots = Array(repeating: -1, count: size)
    entries.reserveCapacity(lineCount / 2)
  }

  mutating func numbers(
    of lines: [ByteRange], in text: Int, _ texts: [(bytes: [UInt8], range: ByteRange)]
  ) -> [Int32] {
    let own = texts[text].bytes
    let bytes = own.span
    var numbers: [Int32] = []
    numbers.reserveCapacity(lines.count)
    for line in lines {
      if entries.count * 2 > slots.count { grow() }
      let hash = seed.hash(of: bytes, in: line)
      var slot = Int(truncatingIfNeeded: hash) & (slots.count - 1)
      while slots[slot] >= 0 {
        let entry = entries[Int(slots[slot])]
        let others = texts[Int(entry.text)].bytes
        if entry.hash == hash, Self.areEqual(entry.line, others.span, line, bytes) { break }
        slot = (slot + 1) & (slots.count - 1)
      }
      if slots[slot] < 0 {
        slots[slot] = Int32(clamping: entries.count)
        entries.append(Entry(hash: hash, text: Int32(clamping: text), line: line))
      }
      numbers.append(slots[slot])
    }
    return numbers
  }

  private mutating func grow() {
    slots = Array(repeating: -1, count: slots.count * 2)
    for (number, entry) in entries.enumerated() {
      var slot = Int(truncatingIfNeeded: entry.hash) & (slots.count - 1)
      while slots[slot] >= 0 { slot = (slot + 1) & (slots.count - 1) }
      slots[slot] = Int32(clamping: number)
    }
  }

  private static func areEqual(
    _ line: ByteRange, _ bytes: Span<UInt8>, _ other: ByteRange, _ others: Span<UInt8>
  ) -> Bool {
    guard line.count == other.count else { return false }
    let shift = other.lower - line.lower
    for position in line.indices where bytes[position] != others[position + shift] { return false }
    return true
  }
}
