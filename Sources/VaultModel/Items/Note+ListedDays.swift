import VaultSyntax

extension Note {
  /// The days that a note lists: those at the beginning of its list lines, such as `- 2026-12-25 Christmas` or
  /// `- 2026-12-24..2027-01-02 no school`, in order and once each; of one line ten years at most.
  ///
  /// A note of holidays is read so, which `except: "[[holidays]]"` names.
  package var listedDays: [LocalDate] {
    let bytes = document.bytes
    var days: Set<LocalDate> = []
    for line in lines {
      var cursor = ByteCursor(bytes, in: ByteRange(line.content.lower, line.content.upper))
      cursor.skipSpaces()
      let start = cursor.position
      while !cursor.isAtEnd, !cursor.takeSpace() { cursor.position += 1 }
      let word = ByteCursor.trimming(ByteRange(start, cursor.position), of: bytes)
      guard let span = DateSpan(bytes, in: word) else { continue }
      for offset in 0...min(span.last.days(since: span.first), 3652) {
        if let day = span.first.adding(days: offset) { days.insert(day) }
      }
    }
    return days.sorted()
  }
}
