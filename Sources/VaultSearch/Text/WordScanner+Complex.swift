import VaultSyntax

/// Words with characters beyond ASCII, or with apostrophes.
extension WordScanner {
  /// Puts the next word of the current run into `word`; false when the run holds no further word.
  @inline(never) mutating func nextComplex(in bytes: Span<UInt8>, into word: inout FoldedWord) -> Bool {
    // Taken here and not kept, so that a text of plain ASCII never builds the table.
    let table = FoldingTable.shared
    var position = runPosition
    var builder = WordBuilder()
    while position < runEnd {
      let (character, length, scalar) = decode(bytes, at: position, table)
      if character.isWord {
        builder.append(character, from: position, to: position &+ length, into: &word)
        position &+= length
        continue
      }
      switch character.kind {
      case .mark:
        builder.combine(scalar, to: position &+ length, into: &word)
      case .apostrophe where builder.isOpen && !builder.apostropheIsPending:
        builder.apostropheIsPending = true
      case .ideograph where builder.isOpen:
        runPosition = position
        return builder.finish(&word)
      case .ideograph:
        builder.append(character, from: position, to: position &+ length, into: &word)
        runPosition = position &+ length
        return builder.finish(&word)
      default:
        if builder.isOpen {
          runPosition = position &+ length
          return builder.finish(&word)
        }
      }
      position &+= length
    }
    runPosition = runEnd
    return builder.isOpen && builder.finish(&word)
  }

  @inline(__always) private func decode(
    _ bytes: Span<UInt8>, at position: Int, _ table: FoldingTable
  ) -> (FoldedCharacter, Int, UInt32) {
    let lead = UInt32(bytes[position])
    if lead < 0x80 { return (FoldedCharacter(bits: table.flat[Int(lead)]), 1, lead) }
    if lead & 0xE0 == 0xC0, lead > 0xC1, position &+ 1 < runEnd, bytes[position &+ 1] & 0xC0 == 0x80 {
      let scalar = (lead & 0x1F) << 6 | UInt32(bytes[position &+ 1] & 0x3F)
      return (FoldedCharacter(bits: table.flat[Int(scalar)]), 2, scalar)
    }
    let (scalar, length) = UTF8Reading.scalar(bytes, at: position, end: runEnd)
    return (scalar.map { table.character($0) } ?? .separator, length, scalar ?? 0)
  }
}

/// A word as it grows: the state of ``WordScanner/nextComplex(in:into:)``.
private struct WordBuilder {
  var start = -1
  var end = 0
  var count = 0
  /// An apostrophe after the last letter: inside the word if a letter follows.
  var apostropheIsPending = false
  private var isFull = false

  @inline(__always) var isOpen: Bool { start >= 0 }

  @inline(__always) mutating func append(
    _ character: FoldedCharacter, from position: Int, to next: Int, into word: inout FoldedWord
  ) {
    if start < 0 { start = position }
    end = next
    apostropheIsPending = false
    if count &+ character.count > FoldedWord.maximumCount { isFull = true }
    if isFull { return }
    WordBytes.store(character.bytes, in: &word.bytes, at: count)
    count &+= character.count
  }

  /// Drops a mark, or joins it with the last letter into й or ї.
  mutating func combine(_ mark: UInt32, to next: Int, into word: inout FoldedWord) {
    guard isOpen else { return }
    end = next
    guard mark == 0x306 || mark == 0x308, !isFull, count >= 2 else { return }
    let base = UInt32(word.bytes[count &- 2] & 0x1F) << 6 | UInt32(word.bytes[count &- 1] & 0x3F)
    guard word.bytes[count &- 2] & 0xE0 == 0xC0, let letter = FoldingTable.composedLetter(base, mark) else { return }
    word.bytes[count &- 2] = UInt8(truncatingIfNeeded: 0xC0 | letter >> 6)
    word.bytes[count &- 1] = UInt8(truncatingIfNeeded: 0x80 | letter & 0x3F)
  }

  func finish(_ word: inout FoldedWord) -> Bool {
    WordBytes.store(0, in: &word.bytes, at: count)
    word.count = count
    word.range = ByteRange(start, end)
    word.hash = FoldedWord.hash(of: word.bytes.span, count: count)
    return true
  }
}
