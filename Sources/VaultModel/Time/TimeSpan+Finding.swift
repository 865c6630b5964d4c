package import VaultSyntax

extension TimeSpan {
  /// A duration inside a text and where it stands.
  package struct Found: Sendable, Hashable {
    /// How long; of `20–25 minutes` the lower end.
    package var span: TimeSpan
    package var range: ByteRange
  }

  /// The durations of a text, from left to right: `20 minutes`, `1 h 30 min`, `3–4 хвилини`, `10 to 15 min`.
  ///
  /// A number that stands behind a letter or another number begins none. O(length).
  package static func all(in bytes: [UInt8], _ range: ByteRange) -> [Found] {
    let end = min(range.upper, bytes.count)
    var result: [Found] = []
    var place = range.lower
    var isJoined = false
    while place < end {
      guard !isJoined, bytes[place].isDigit || bytes[place] == 0xC2 || bytes[place] == 0xE2 else {
        isJoined = bytes[place].isDigit || bytes[place] | 0x20 &- 0x61 < 26 || bytes[place] >= 0x80
        place += 1
        continue
      }
      var cursor = ByteCursor(bytes, in: ByteRange(place, min(end, place + longest)))
      if let span = found(&cursor) {
        result.append(Found(span: span, range: ByteRange(place, cursor.position)))
        place = cursor.position
      } else {
        place += 1
      }
      isJoined = true
    }
    return result
  }

  /// No duration of a text is longer, in bytes.
  private static let longest = 80

  private static func found(_ cursor: inout ByteCursor) -> TimeSpan? {
    var whole = cursor
    if let span = TimeSpan(at: &whole) {
      cursor = whole
      return span
    }
    guard let lower = takeCount(&cursor), takeJoint(&cursor), let upper = takeCount(&cursor) else { return nil }
    cursor.skipSpaces()
    guard upper > lower, let seconds = TimeUnit(at: &cursor)?.seconds,
      let length = try? lower * Rational(seconds), length.isWhole
    else { return nil }
    return TimeSpan(seconds: length.numerator)
  }

  /// `–`, `-`, or one of the words of a range of amounts, between two numbers, with spaces around it.
  private static func takeJoint(_ cursor: inout ByteCursor) -> Bool {
    cursor.skipSpaces()
    let start = cursor.position
    while !cursor.isAtEnd, !cursor.peek().isDigit, cursor.peek() != 0x20, VulgarFraction(at: cursor) == nil {
      cursor.position += max(1, cursor.scalar().length)
    }
    let joint = ByteCursor.trimming(ByteRange(start, min(cursor.position, cursor.end)), of: cursor.bytes)
    cursor.skipSpaces()
    return ["–", "—", "-"].contains { cursor.bytes[joint.indices].elementsEqual($0.utf8) }
      || LineWords.standard.has(cursor.bytes, joint, .upTo)
  }
}
