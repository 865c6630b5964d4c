import VaultTestSupport

/// Changes inputs in the ways that matter to text: pieces of the entry's own language put in, lines moved and indented,
/// numbers made extreme, parts of two inputs joined, pieces repeated; and single bytes now and then.
struct Mutator {
  /// Pieces that mean something to the entry.
  let dictionary: [[UInt8]]
  /// The longest input, in bytes.
  let limit: Int
  /// Where all choices come from.
  var random: SplitMix64

  private static let numbers = [
    "0", "-1", "00", "1e9", "2147483648", "4294967296", "9223372036854775807", "9223372036854775808",
    "-9223372036854775808", "99999999999999999999999", "0.0000001", "2026-02-29", "9999-12-31", "24:00",
  ].map { Array($0.utf8) }

  /// An input changed once to six times, with `other` to take parts of.
  mutating func mutated(_ input: [UInt8], with other: [UInt8]) -> [UInt8] {
    var result = input
    for _ in 0..<Int.random(in: 1...6, using: &random) { change(&result, other) }
    return Array(result.prefix(limit))
  }

  private mutating func change(_ bytes: inout [UInt8], _ other: [UInt8]) {
    switch Int.random(in: 0..<14, using: &random) {
    case 0...3: replace(&bytes, choose(0...0, in: bytes), piece())
    case 4: replace(&bytes, choose(1...12, in: bytes), piece())
    case 5: replace(&bytes, choose(1...24, in: bytes), [])
    case 6: replace(&bytes, choose(1...2, in: bytes), [UInt8.random(in: 0...255, using: &random)])
    case 7: replace(&bytes, choose(0...0, in: bytes), Array(bytes[choose(1...24, in: bytes)]))
    case 8: replace(&bytes, numberRange(in: bytes), Self.numbers.randomElement(using: &random) ?? [])
    case 9: splice(&bytes, other)
    case 10: repeatPiece(&bytes)
    default: changeLines(&bytes, other)
    }
  }

  private mutating func piece() -> [UInt8] { dictionary.randomElement(using: &random) ?? [0x0A] }

  /// A range of a length in `lengths`, as far as there are bytes.
  private mutating func choose(_ lengths: ClosedRange<Int>, in bytes: [UInt8]) -> Range<Int> {
    let start = Int.random(in: 0...bytes.count, using: &random)
    return start..<min(start + Int.random(in: lengths, using: &random), bytes.count)
  }

  private func replace(_ bytes: inout [UInt8], _ range: Range<Int>, _ new: [UInt8]) {
    bytes.replaceSubrange(range, with: new)
  }

  /// A run of digits near a random place; empty where there is none.
  private mutating func numberRange(in bytes: [UInt8]) -> Range<Int> {
    let place = Int.random(in: 0...bytes.count, using: &random)
    let isDigit = { (byte: UInt8) in byte >= 0x30 && byte <= 0x39 }
    guard let start = bytes[place...].firstIndex(where: isDigit) else { return place..<place }
    return start..<(bytes[start...].firstIndex { !isDigit($0) } ?? bytes.count)
  }

  /// Joins the beginning of one input to the end of another.
  private mutating func splice(_ bytes: inout [UInt8], _ other: [UInt8]) {
    let keep = Int.random(in: 0...bytes.count, using: &random)
    bytes = Array(bytes[..<keep] + other[Int.random(in: 0...other.count, using: &random)...])
  }

  /// Repeats one piece, to nest deeply and to take long.
  private mutating func repeatPiece(_ bytes: inout [UInt8]) {
    let piece = piece()
    let place = Int.random(in: 0...bytes.count, using: &random)
    let count = [2, 3, 10, 250].randomElement(using: &random) ?? 2
    let room = max(0, limit - bytes.count) / max(piece.count, 1)
    bytes.insert(contentsOf: [[UInt8]](repeating: piece, count: min(count, room)).joined(), at: place)
  }

  /// Moves, repeats, removes, indents or ends a line otherwise, or takes one of another input.
  private mutating func changeLines(_ bytes: inout [UInt8], _ other: [UInt8]) {
    var lines = PatchedText.lines(of: bytes).map(Array.init)
    let place = Int.random(in: 0...lines.count, using: &random)
    guard place < lines.count else {
      let others = PatchedText.lines(of: other)
      bytes += others.randomElement(using: &random) ?? []
      return
    }
    let target = Int.random(in: 0..<lines.count, using: &random)
    switch Int.random(in: 0..<7, using: &random) {
    case 0: lines.insert(lines[place], at: target)
    case 1: lines.remove(at: place)
    case 2: lines.swapAt(place, target)
    case 3: lines[place].insert(contentsOf: Array("  ".utf8), at: 0)
    case 4: lines[place].removeFirst(min(2, lines[place].prefix { $0 == 0x20 }.count))
    case 5: lines[place].insert(0x0D, at: max(0, lines[place].count - 1))
    default: lines.insert(Array(PatchedText.lines(of: other).randomElement(using: &random) ?? []), at: place)
    }
    bytes = Array(lines.joined())
  }
}
