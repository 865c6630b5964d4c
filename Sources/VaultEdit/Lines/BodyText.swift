import VaultSyntax

/// The lines of a note's text as bytes: where they begin and end, and how.
struct BodyText {
  /// The note.
  let document: Document

  /// The note's bytes.
  var bytes: [UInt8] { document.bytes }
  /// The first byte after front matter and byte order mark.
  var lower: Int { document.body.lower }

  /// The beginning of the line that an offset lies in.
  func start(ofLineAt offset: Int) -> Int {
    var position = min(offset, bytes.count)
    while position > lower, !bytes[position - 1].isLineEnding { position -= 1 }
    return position
  }

  /// The end of the line that an offset lies in, before its line ending.
  func end(ofLineAt offset: Int) -> Int {
    var position = offset
    while position < bytes.count, !bytes[position].isLineEnding { position += 1 }
    return position
  }

  /// The beginning of the next line, given the end of one; the same offset where no line ending stands.
  func next(afterLineEnd end: Int) -> Int {
    guard end < bytes.count else { return end }
    let isPair = bytes[end] == 0x0D && end + 1 < bytes.count && bytes[end + 1] == 0x0A
    return end + (isPair ? 2 : 1)
  }

  /// The beginning of the line before the one that begins at `start`; nil for the first one.
  func start(ofLineBefore start: Int) -> Int? {
    guard start > lower else { return nil }
    var end = start - 1
    if bytes[end] == 0x0A, end > lower, bytes[end - 1] == 0x0D { end -= 1 }
    return self.start(ofLineAt: end)
  }

  /// How many lines end in `start..<end`, however they do.
  func countOfLineEndings(from start: Int, to end: Int) -> Int {
    var count = 0
    var position = self.end(ofLineAt: start)
    while position < end {
      count += 1
      position = self.end(ofLineAt: next(afterLineEnd: position))
    }
    return count
  }

  /// The line ending as the lines at an offset have it: that of its own line, else of the one before, else LF.
  func lineEnding(at offset: Int) -> [UInt8] {
    let end = end(ofLineAt: offset)
    if end < bytes.count { return Array(bytes[end..<next(afterLineEnd: end)]) }
    let start = start(ofLineAt: offset)
    guard start > 0, bytes[start - 1].isLineEnding else { return [0x0A] }
    let isPair = bytes[start - 1] == 0x0A && start > 1 && bytes[start - 2] == 0x0D
    return Array(bytes[(isPair ? start - 2 : start - 1)..<start])
  }

  /// Whether only white space, and in a quote its marks, stand in `start..<end`.
  func isBlank(_ start: Int, _ end: Int, inQuote: Bool) -> Bool {
    bytes[start..<end].allSatisfy { $0.isSpaceOrTab || (inQuote && $0 == UInt8(ascii: ">")) }
  }

  /// The blank lines from `start` on: the offset after the last one.
  func endOfBlankLines(from start: Int, inQuote: Bool) -> Int {
    var position = start
    while position < bytes.count {
      let end = end(ofLineAt: position)
      guard isBlank(position, end, inQuote: inQuote) else { break }
      position = next(afterLineEnd: end)
    }
    return position
  }

  /// The blank lines before the line that begins at `start`: the beginning of the first one.
  func startOfBlankLines(before start: Int, inQuote: Bool) -> Int {
    var position = start
    while let before = self.start(ofLineBefore: position),
      isBlank(before, end(ofLineAt: before), inQuote: inQuote)
    {
      position = before
    }
    return position
  }

  /// The end of the last line that is not blank, before its line ending; nil when all are.
  var endOfText: Int? {
    var position = bytes.count
    while position > lower, bytes[position - 1].isSpaceOrTab || bytes[position - 1].isLineEnding { position -= 1 }
    return position > lower ? end(ofLineAt: position - 1) : nil
  }
}
