import VaultSyntax

/// The weeks of a timetable's cycle in which a lesson is held: `4`, `1-3`, or a list of these.
package enum CycleWeeks {
  /// The highest number a week of a cycle can have.
  static let highest = 52

  /// Reads one number or a range of two that fills the text; nil for any other text and outside 0 … 52.
  package static func parsing(_ text: TextSource) -> ClosedRange<Int>? {
    var cursor = ByteCursor(text.bytes, in: text.trimmed.range)
    guard let first = cursor.takeDigits(atMost: 2)?.value else { return nil }
    cursor.skipSpaces()
    guard !cursor.isAtEnd else { return first <= highest ? first...first : nil }
    guard cursor.takeDash() else { return nil }
    cursor.skipSpaces()
    guard let last = cursor.takeDigits(atMost: 2)?.value, cursor.isAtEnd, first <= last, last <= highest else {
      return nil
    }
    return first...last
  }

  /// The weeks of several texts in ascending order, each once; empty, or with a 0 among them, they mean every week.
  static func parsing(_ texts: [TextSource]) -> [Int] {
    let weeks = Set(texts.compactMap(parsing).flatMap { Array($0) })
    return weeks.contains(0) ? [] : weeks.sorted()
  }
}
