/// Counts the rows of a screen that lines take: one that is wider than the screen takes several.
struct ScreenRows {
  /// How wide the screen is.
  private let columns: Int
  /// The rows of the lines that have ended.
  private(set) var count = 0
  /// The line that has not ended yet.
  private var line: [UInt8] = []

  /// - Parameter columns: how wide the screen is, at least 1.
  init(columns: Int) { self.columns = max(1, columns) }

  /// Counts what is written next; the colours in it take no columns.
  mutating func add(_ bytes: [UInt8]) {
    var rest = bytes[...]
    while let end = rest.firstIndex(of: UInt8(ascii: "\n")) {
      line += rest[..<end]
      count += max(1, (Self.width(of: line) + columns - 1) / columns)
      line.removeAll(keepingCapacity: true)
      rest = rest[(end + 1)...]
    }
    line += rest
  }

  /// The columns of a line without its colours (ECMA-48, 5.4: `ESC [` up to a byte from `@` on).
  private static func width(of line: [UInt8]) -> Int {
    var text: [UInt8] = []
    var position = 0
    while position < line.count {
      guard line[position] == 0x1B, position + 1 < line.count, line[position + 1] == UInt8(ascii: "[") else {
        text.append(line[position])
        position += 1
        continue
      }
      let final = line[(position + 2)...].firstIndex { 0x40...0x7E ~= $0 }
      position = (final ?? line.count - 1) + 1
    }
    return DisplayWidth.of(String(decoding: text, as: UTF8.self))
  }
}
