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
    for (index, text) in texts.enumerated() {
      let lines = Self.lines(of: text.bytes, in: text.range)
      self.lines.append(lines)
      numbers.append(lines.map { table.number(of: $0, in: index, texts) })
    }
  }

  private static func lines(of bytes: [UInt8], in range: ByteRange) -> [ByteRange] {
    var lines: [ByteRange] = []
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
    var hash: Int
    var text: Int32
    var line: ByteRange
  }

  private var slots: [Int32]
  private var entries: [Entry] = []

  init(lineCount: Int) {
    var size = 64
    while size < 2 * lineCount { size *= 2 }
    slots = Array(repeating: -1, count: size)
  }

  mutating func number(of line: ByteRange, in text: Int, _ texts: [(bytes: [UInt8], range: ByteRange)]) -> Int32 {
    if entries.count * 2 > slots.count { grow() }
    let hash = Self.hash(of: line, in: texts[text].bytes)
    var slot = hash & (slots.count - 1)
    while slots[slot] >= 0 {
      let entry = entries[Int(slots[slot])]
      if entry.hash == hash, Self.areEqual(entry.line, texts[Int(entry.text)].bytes, line, texts[text].bytes) {
        return slots[slot]
      }
      slot = (slot + 1) & (slots.count - 1)
    }
    let number = Int32(clamping: entries.count)
    slots[slot] = number
    entries.append(Entry(hash: hash, text: Int32(clamping: text), line: line))
    return number
  }

  private mutating func grow() {
    slots = Array(repeating: -1, count: slots.count * 2)
    for (number, entry) in entries.enumerated() {
      var slot = entry.hash & (slots.count - 1)
      while slots[slot] >= 0 { slot = (slot + 1) & (slots.count - 1) }
      slots[slot] = Int32(clamping: number)
    }
  }

  private static func hash(of line: ByteRange, in bytes: [UInt8]) -> Int {
    var hasher = Hasher()
    var word: UInt64 = 0
    var filled = 0
    for position in line.indices {
      word = word << 8 | UInt64(bytes[position])
      filled += 1
      if filled == 8 {
        hasher.combine(word)
        (word, filled) = (0, 0)
      }
    }
    hasher.combine(word)
    hasher.combine(line.count)
    return hasher.finalize()
  }

  private static func areEqual(_ line: ByteRange, _ bytes: [UInt8], _ other: ByteRange, _ others: [UInt8]) -> Bool {
    guard line.count == other.count else { return false }
    let shift = other.lower - line.lower
    for position in line.indices where bytes[position] != others[position + shift] { return false }
    return true
  }
}
