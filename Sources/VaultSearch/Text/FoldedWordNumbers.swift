/// Numbers for folded words, from 0 in the order in which they are met: an open-addressing table over one array of
/// bytes, so that looking a word up makes no `String` and no array.
package struct FoldedWordNumbers: Sendable {
  /// All words, one behind another.
  private var bytes: [UInt8] = []
  /// Where each word ends.
  private var ends: [Int] = []
  /// The upper half of a word's hash in the upper half, its number + 1 in the lower; zero is free.
  private var entries = [UInt64](repeating: 0, count: 256)

  package init() {}

  /// The number of a word; nil for one that was never met.
  package func number(of word: FoldedWord) -> UInt32? {
    let entry = entries[place(of: word)]
    return entry == 0 ? nil : Self.number(in: entry)
  }

  /// The number of a word, which is given one where it is new.
  package mutating func insert(_ word: FoldedWord) -> UInt32 {
    let place = place(of: word)
    if entries[place] != 0 { return Self.number(in: entries[place]) }
    bytes.append(contentsOf: word.bytes[..<word.count])
    ends.append(bytes.count)
    entries[place] = (word.hash >> 32) << 32 | UInt64(ends.count)
    if ends.count * 2 > entries.count { grow() }
    return UInt32(clamping: ends.count - 1)
  }

  /// Where a word's entry is, or would be.
  private func place(of word: FoldedWord) -> Int {
    let mask = entries.count - 1
    var place = Int(truncatingIfNeeded: word.hash) & mask
    while entries[place] != 0, !isEntry(entries[place], of: word) { place = (place + 1) & mask }
    return place
  }

  private func isEntry(_ entry: UInt64, of word: FoldedWord) -> Bool {
    guard entry >> 32 == word.hash >> 32 else { return false }
    let stored = range(of: Int(Self.number(in: entry)))
    return stored.count == word.count && bytes[stored].elementsEqual(word.bytes[..<word.count])
  }

  private func range(of number: Int) -> Range<Int> { (number > 0 ? ends[number - 1] : 0)..<ends[number] }

  private static func number(in entry: UInt64) -> UInt32 { UInt32(truncatingIfNeeded: entry) &- 1 }

  private mutating func grow() {
    var larger = [UInt64](repeating: 0, count: entries.count * 4)
    for entry in entries where entry != 0 {
      let stored = range(of: Int(Self.number(in: entry)))
      let hash = FoldedWord.hash(of: bytes.span.extracting(stored), count: stored.count)
      var place = Int(truncatingIfNeeded: hash) & (larger.count - 1)
      while larger[place] != 0 { place = (place + 1) & (larger.count - 1) }
      larger[place] = entry
    }
    entries = larger
  }
}
