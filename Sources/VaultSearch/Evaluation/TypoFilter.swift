/// Turns away most words of a dictionary before ``OneTypo`` compares letters.
enum TypoFilter {
  /// False when more than two letters of either word lie between the bytes that both begin and both end with: one
  /// typing error touches at most two neighbouring letters. Complexity: O(length), without allocation.
  static func mayMatch(_ word: Span<UInt8>, _ term: Span<UInt8>) -> Bool {
    let shorter = min(word.count, term.count)
    // One letter is at most four bytes.
    guard max(word.count, term.count) &- shorter <= 4 else { return false }
    var front = 0
    while front < shorter, word[front] == term[front] { front &+= 1 }
    var back = 0
    while back < shorter &- front, word[word.count &- 1 &- back] == term[term.count &- 1 &- back] { back &+= 1 }
    return letterStarts(word, front, word.count &- back) <= 2 && letterStarts(term, front, term.count &- back) <= 2
  }

  private static func letterStarts(_ bytes: Span<UInt8>, _ from: Int, _ to: Int) -> Int {
    var count = 0
    var offset = from
    while offset < to {
      if bytes[offset] & 0xC0 != 0x80 { count &+= 1 }
      offset &+= 1
    }
    return count
  }
}
