import VaultSyntax

/// Whether two words differ by one slip of the finger: `crem~` finds `cream`.
package enum OneTypo {
  /// Whether at most one letter is inserted, dropped, changed or swapped with its neighbour between two folded words in
  /// UTF-8. Complexity: O(length).
  package static func matches(_ left: Span<UInt8>, _ right: Span<UInt8>) -> Bool {
    let prefix = commonPrefix(left, right)
    if prefix == left.count && prefix == right.count { return true }
    let (one, other) = (letters(left, from: prefix), letters(right, from: prefix))
    switch one.count - other.count {
    case 0: return one.dropFirst() == other.dropFirst() || isSwap(one, other)
    case 1: return one.dropFirst() == other[...]
    case -1: return one[...] == other.dropFirst()
    default: return false
    }
  }

  /// The number of equal bytes at the beginning, cut to whole letters.
  private static func commonPrefix(_ left: Span<UInt8>, _ right: Span<UInt8>) -> Int {
    var count = 0
    let shorter = min(left.count, right.count)
    while count < shorter, left[count] == right[count] { count += 1 }
    while count > 0,
      count < left.count && left[count] & 0xC0 == 0x80 || count < right.count && right[count] & 0xC0 == 0x80
    {
      count -= 1
    }
    return count
  }

  private static func letters(_ word: Span<UInt8>, from start: Int) -> [UInt32] {
    var letters: [UInt32] = []
    var position = start
    while position < word.count {
      let (scalar, length) = UTF8Reading.scalar(word, at: position, end: word.count)
      letters.append(scalar ?? UInt32(word[position]) | 1 << 31)
      position += length
    }
    return letters
  }

  private static func isSwap(_ one: [UInt32], _ other: [UInt32]) -> Bool {
    one.count >= 2 && one[0] == other[1] && one[1] == other[0] && one.dropFirst(2) == other.dropFirst(2)
  }
}
