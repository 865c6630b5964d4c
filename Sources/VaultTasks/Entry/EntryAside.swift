import VaultSyntax

/// What stands at the end of a text behind a dash, or in parentheses: `call Ann — tomorrow`, `call Ann (tomorrow)`.
struct EntryAside {
  /// The text with spaces in the place of the marks, of the same length.
  let bytes: [UInt8]
  /// Where the dash or the opening mark stands.
  let mark: Int
  /// The bytes between the marks, or behind the dash.
  let range: ByteRange

  /// The last such part of a text, before its tags; nil where it has none. O(*n*) in its words.
  init?(_ text: EntryWords) {
    guard let last = text.words.indices.last(where: { !text.words[$0].isMark }), last > 0,
      let (marks, range) = Self.parentheses(text, through: last) ?? Self.dash(text, before: last)
    else { return nil }
    guard let mark = marks.first?.lower else { return nil }
    var bytes = text.typed
    for mark in marks {
      for place in mark.indices { bytes[place] = UInt8(ascii: " ") }
    }
    (self.bytes, self.mark, self.range) = (bytes, mark, range)
  }

  private static func parentheses(_ text: EntryWords, through last: Int) -> ([ByteRange], ByteRange)? {
    let upper = text.words[last].range.upper
    guard text.bytes[upper - 1] == UInt8(ascii: ")"),
      let first = text.words.indices[1...last].last(where: { place in
        text.bytes[text.words[place].range.lower] == UInt8(ascii: "(")
      }), case let lower = text.words[first].range.lower, upper - lower > 2
    else { return nil }
    return ([ByteRange(lower, lower + 1), ByteRange(upper - 1, upper)], ByteRange(lower + 1, upper - 1))
  }

  private static func dash(_ text: EntryWords, before last: Int) -> ([ByteRange], ByteRange)? {
    guard let place = text.words.indices[1..<max(1, last)].last(where: { ["-", "–", "—"].contains(text.folded($0)) })
    else { return nil }
    // `14 - 15.10`
    let isDigit = { (place: Int) in text.bytes[text.words[place].range.lower] &- 0x30 < 10 }
    guard !isDigit(place - 1) || !isDigit(place + 1) else { return nil }
    return ([text.words[place].range], ByteRange(text.words[place + 1].range.lower, text.words[last].range.upper))
  }
}

extension EntryReader {
  /// Whether nothing of the text says when but an aside, and that says nothing else, and a day.
  func saysWhenOnly(in aside: EntryAside) -> Bool {
    let isInside = { (place: Int) in
      text.words[place].range.lower >= aside.range.lower && text.words[place].range.lower < aside.range.upper
    }
    let taken = phrases.filter { $0.isTaken && $0.isOfTime }
    guard entry.left.isEmpty, taken.contains(where: { !$0.roles.isDisjoint(with: [.date, .repetition]) }) else {
      return false
    }
    let read = Set(taken.flatMap(\.words))
    return text.words.indices.allSatisfy { !isInside($0) || read.contains($0) }
      && (phrases + kept + over).allSatisfy { !$0.isOfTime || $0.words.allSatisfy(isInside) }
  }
}
