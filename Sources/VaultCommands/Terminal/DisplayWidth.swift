/// How many columns text takes on a terminal (UAX 11 and UTS 51).
///
/// ```swift
/// DisplayWidth.of("борщ")  // 4
/// DisplayWidth.of("寿司")  // 4
/// DisplayWidth.of("👩‍🍳")  // 2
/// ```
package enum DisplayWidth {
  /// The columns of a text without controls.
  /// - Complexity: O(n), and O(n log r) in the r = 565 ranges of the table for text beyond ASCII.
  package static func of(_ text: some StringProtocol) -> Int {
    var counter = ColumnCounter()
    for scalar in text.unicodeScalars { counter.add(scalar) }
    return counter.columns
  }

  /// The text cut to at most `columns`, with `…` in the place of what is left out; never cut inside a cluster that
  /// is drawn as one sign.
  package static func truncate(_ text: String, to columns: Int) -> String {
    guard columns > 0 else { return "" }
    // A scalar takes at most two columns, so a short text needs no counting.
    guard text.utf8.count > columns, of(text) > columns else { return text }
    return String(text.unicodeScalars[..<end(of: text[...], within: columns - 1)]) + "…"
  }

  /// Where the longest beginning of a text ends that takes at most `columns`; never inside a cluster that is drawn as one
  /// sign.
  static func end(of text: Substring, within columns: Int) -> String.Index {
    var counter = ColumnCounter()
    var end = text.startIndex
    for position in text.unicodeScalars.indices {
      let before = counter.columns
      let startsSign = counter.add(text.unicodeScalars[position])
      if startsSign, before <= columns { end = position }
      if counter.columns > columns { return end }
    }
    return text.endIndex
  }

  /// The text followed by spaces up to `columns`; longer text is left as it is.
  package static func pad(_ text: String, to columns: Int) -> String {
    text + String(repeating: " ", count: max(0, columns - of(text)))
  }
}
