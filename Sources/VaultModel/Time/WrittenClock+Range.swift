package import VaultSyntax

// Two times with a dash or a word between them.
extension WrittenClock {
  /// A span between two times, `3-4pm`, `15 до 16`.
  package struct Range: Sendable, Hashable {
    package var times: TimeRange
    /// Whether it can be nothing else; `3 to 4` may be two numbers.
    package var isSure: Bool
    /// Whether the afternoon is only what is usually meant: `from 3 to 4`.
    package var isAssumed = false
  }

  /// The span between two times at the beginning of a range, and where it ends.
  package static func rangePrefix(
    of bytes: [UInt8], in range: ByteRange, isMarked: Bool, words: Set<String>
  ) -> (range: Range, end: Int)? {
    var cursor = ByteCursor(bytes, in: range)
    return takeRange(&cursor, isMarked: isMarked, words: words).map { ($0, cursor.position) }
  }

  /// Reads two times with a dash or a word between them; `words` are those that are taken for one.
  ///
  /// What half of the day an hour is in is taken from the other end: the shorter of the spans is meant.
  private static func takeRange(_ cursor: inout ByteCursor, isMarked: Bool, words: Set<String>) -> Range? {
    var ahead = cursor
    if let exact = TimeRange.prefix(of: ahead.bytes, in: ByteRange(ahead.position, ahead.end)), !isMarked {
      ahead.position = exact.end
      if takeMeridiem(&ahead) == nil, DateScanner.endsNumber(ahead), !startsSpacedHalf(ahead) {
        cursor = ahead
        return Range(times: ending(exact.range, inAfternoonBehind: cursor), isSure: true)
      }
      ahead = cursor
    }
    // `о 17-00`
    var single = ahead
    if isMarked, let clock = WrittenClock(at: &single, .marked), clock.form == .digits,
      ahead.bytes[ahead.position..<single.position].contains(0x2D)
    {
      return nil
    }
    guard let first = WrittenClock(at: &ahead, .inRange), takeJoint(&ahead, words: words),
      let second = WrittenClock(at: &ahead, .marked)
    else { return nil }
    let isSure = first.form == .words || first.form == .digits || second.form == .words || second.form == .digits
    guard isSure || isMarked else { return nil }
    // Without a word before it, `2-15:00` is no span.
    if first.form == .hour || first.form == .dotted, !isMarked, second.form != .words { return nil }
    // `15:00 до 12.12` is a time and a day.
    if second.form == .dotted, 1...12 ~= second.time.minute { return nil }
    guard let times = first.range(to: second, isMarked: isMarked) else { return nil }
    cursor = ahead
    let isDecided = !second.isOpen && second.form == .words
    return Range(times: times, isSure: isSure, isAssumed: !isDecided && times.start != first.time)
  }

  /// Times of which the end is one of 1 to 6 behind a start from 8 to 12, `11:30-1:30`: the afternoon's, unless it is
  /// written with the zero of 24 hours. `cursor` stands behind them.
  private static func ending(_ times: TimeRange, inAfternoonBehind cursor: ByteCursor) -> TimeRange {
    guard 8...12 ~= times.start.hour, 1...6 ~= times.end.hour, cursor.position >= 5,
      // Before `1:30` stands no further digit.
      let colon = cursor.bytes[..<cursor.position].lastIndex(of: 0x3A), !cursor.bytes[colon - 2].isDigit,
      let end = LocalTime(secondOfDay: Int(times.end.secondOfDay) + 43_200)
    else { return times }
    return TimeRange(times.start, end)
  }

  private static func startsSpacedHalf(_ cursor: ByteCursor) -> Bool {
    var ahead = cursor
    ahead.skipSpaces()
    return takeMeridiem(&ahead) != nil || TimeLexicon.partsOfClock.take(&ahead).map { $0 < 4 } == true
  }

  private static func takeJoint(_ cursor: inout ByteCursor, words: Set<String>) -> Bool {
    cursor.skipSpaces()
    if cursor.takeDash() || cursor.scalar().value == 0x2014 {
      if cursor.scalar().value == 0x2014 { cursor.position += cursor.scalar().length }
      cursor.skipSpaces()
      return true
    }
    var end = cursor
    while !end.isAtEnd, FoldedScalars.isWordScalar(end.scalar().value) { end.position += max(1, end.scalar().length) }
    let word = String(decoding: cursor.bytes[cursor.position..<end.position].prefix(16), as: UTF8.self).lowercased()
    guard words.contains(word), end.takeSpace() else { return false }
    end.skipSpaces()
    cursor = end
    return true
  }

  private func range(to second: WrittenClock, isMarked: Bool) -> TimeRange? {
    // Two times in full stand as they are, unless a word before them asks for a time: `from 9:00 to 5:00`.
    let isExact = form == .digits && second.form == .digits && !isMarked && second.time > time
    let ends = second.isOpen && !isExact ? second.halves : [second.time]
    // An end that is open leaves the beginning as it stands, or in the afternoon.
    let starts = isOpen && !second.isOpen && second.form == .words ? halves : [usual]
    return starts.flatMap { start in ends.map { TimeRange(start, $0) } }
      .filter { $0.duration.seconds > 0 }.min { $0.duration.seconds < $1.duration.seconds }
  }
}
