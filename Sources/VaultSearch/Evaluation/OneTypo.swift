/// Whether two words differ by at most one letter inserted, dropped, changed, or swapped with its neighbour (a
/// Damerau–Levenshtein distance of at most one), letters being Unicode scalars.
enum OneTypo {
  /// Compares `word` with the part of `term` from `start` on. Complexity: O(length), without allocation.
  static func matches(_ word: [UInt8], _ term: [UInt8], from start: Int) -> Bool {
    let count = term.count &- start
    // One letter is at most four bytes.
    guard abs(count &- word.count) <= 4 else { return false }
    var front = 0
    while front < min(word.count, count), word[front] == term[start &+ front] { front &+= 1 }
    while front > 0, isInside(word, front) || isInside(term, start &+ front) { front &-= 1 }
    var back = 0
    let room = min(word.count, count) &- front
    while back < room, word[word.count &- 1 &- back] == term[term.count &- 1 &- back] { back &+= 1 }
    while back > 0, isInside(word, word.count &- back) || isInside(term, term.count &- back) { back &-= 1 }
    let left = letters(word, front, word.count &- back)
    let right = letters(term, start &+ front, term.count &- back)
    if left.count <= 1 && right.count <= 1 { return true }
    guard left.count == 2, right.count == 2 else { return false }
    return isSwapped(word, left, term, right)
  }

  /// Whether `offset` is inside a character.
  private static func isInside(_ bytes: [UInt8], _ offset: Int) -> Bool {
    offset < bytes.count && bytes[offset] & 0xC0 == 0x80
  }

  /// How many letters `from ..< to` holds, at most 3, and where the second one begins.
  private static func letters(_ bytes: [UInt8], _ from: Int, _ to: Int) -> (count: Int, from: Int, second: Int, to: Int) {
    var count = 0
    var second = to
    for offset in from..<max(from, to) where bytes[offset] & 0xC0 != 0x80 {
      count &+= 1
      if count == 2 { second = offset }
      if count == 3 { break }
    }
    return (count, from, second, to)
  }

  private typealias Letters = (count: Int, from: Int, second: Int, to: Int)

  private static func isSwapped(_ word: [UInt8], _ left: Letters, _ term: [UInt8], _ right: Letters) -> Bool {
    word[left.from..<left.second].elementsEqual(term[right.second..<right.to])
      && word[left.second..<left.to].elementsEqual(term[right.from..<right.second])
  }
}
