import VaultSyntax

/// The words, blanks, signs and line ends of a stretch of text.
///
/// A word is a run of letters and digits; every byte beyond ASCII counts as one, so that no character is divided within
/// a word. Other signs stand alone, line feeds and carriage returns too.
struct WordTokens {
  let bytes: [UInt8]
  private(set) var ranges: [ByteRange] = []

  /// Divides a part of a text.
  init(_ bytes: [UInt8], _ part: ByteRange) {
    self.bytes = bytes
    var start = part.lower
    while start < part.upper {
      let kind = Self.kind(of: bytes[start])
      var end = start + 1
      if kind == .word || kind == .blank {
        while end < part.upper, Self.kind(of: bytes[end]) == kind { end += 1 }
      }
      ranges.append(ByteRange(start, end))
      start = end
    }
  }

  /// Whether a token ends a line.
  func endsLine(_ index: Int) -> Bool { bytes[ranges[index].lower] == UInt8(ascii: "\n") }

  /// Whether a token is nothing but spaces and tabs.
  func isBlank(_ index: Int) -> Bool { Self.kind(of: bytes[ranges[index].lower]) == .blank }

  private enum Kind { case word, blank, sign }

  private static func kind(of byte: UInt8) -> Kind {
    switch byte {
    case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"),
      UInt8(ascii: "0")...UInt8(ascii: "9"), 0x80...:
      .word
    case UInt8(ascii: " "), UInt8(ascii: "\t"): .blank
    default: .sign
    }
  }
}

/// Puts the words of two versions together, line by line.
struct WordDiffWriter {
  private let before: WordTokens
  private let after: WordTokens
  private var done: [WordDiff.Line] = []
  private var line: [WordDiff.Piece] = []
  private var kind = WordDiff.Piece.Kind.common
  private var piece: [UInt8] = []

  init(before: WordTokens, after: WordTokens) {
    self.before = before
    self.after = after
  }

  /// The lines with their pieces.
  mutating func lines() -> [WordDiff.Line] {
    var next = 0
    for change in changes() {
      for index in next..<change.before.lowerBound { add(before, index, as: .common) }
      for index in change.before { add(before, index, as: .removed) }
      for index in change.after { add(after, index, as: .added) }
      next = change.before.upperBound
    }
    for index in next..<before.ranges.count { add(before, index, as: .common) }
    endPiece()
    if !line.isEmpty { endLine(nil) }
    return done
  }

  /// The changed words; changes with nothing but blanks between them are one, as a reader sees them.
  private func changes() -> [LineChange] {
    var numbers: [ArraySlice<UInt8>: Int32] = [:]
    func number(_ token: ByteRange, _ bytes: [UInt8]) -> Int32 {
      let next = Int32(clamping: numbers.count)
      let word = bytes[token.indices]
      if let number = numbers[word] { return number }
      numbers[word] = next
      return next
    }
    let old = before.ranges.map { number($0, before.bytes) }
    let new = after.ranges.map { number($0, after.bytes) }
    var search = ShortestEdit(from: old, to: new, effort: LineDiff.effort)
    var joined: [LineChange] = []
    for change in search.changes() {
      if let last = joined.last, (last.before.upperBound..<change.before.lowerBound).allSatisfy(before.isBlank) {
        joined[joined.count - 1] = LineChange(
          before: last.before.lowerBound..<change.before.upperBound,
          after: last.after.lowerBound..<change.after.upperBound)
      } else {
        joined.append(change)
      }
    }
    return joined
  }

  private mutating func add(_ tokens: WordTokens, _ index: Int, as kind: WordDiff.Piece.Kind) {
    if kind != self.kind { endPiece() }
    self.kind = kind
    guard !tokens.endsLine(index) else {
      endPiece()
      endLine(kind)
      return
    }
    piece += tokens.bytes[tokens.ranges[index].indices]
  }

  private mutating func endPiece() {
    guard !piece.isEmpty else { return }
    line.append(WordDiff.Piece(kind, piece))
    piece = []
  }

  private mutating func endLine(_ end: WordDiff.Piece.Kind?) {
    done.append(WordDiff.Line(pieces: line, end: end))
    line = []
  }
}
