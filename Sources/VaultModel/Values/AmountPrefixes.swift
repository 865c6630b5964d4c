package import VaultSyntax

/// The pieces of an amount one by one, for readers of text that is freer than an ingredient of a note.
extension NumberReading {
  /// The number that begins at the first byte of `range`, which says itself where it ends; nil if none begins there.
  package static func prefix(
    of bytes: [UInt8], in range: ByteRange, context: NumberContext = NumberContext()
  ) -> NumberReading? {
    var cursor = ByteCursor(bytes, in: range)
    return NumberReader(context: context).read(&cursor)
  }
}

extension UnitSpelling {
  /// The longest name of a unit at the beginning of `range`, and the offset after it; nil if none begins there.
  package static func prefix(
    of bytes: [UInt8], in range: ByteRange, language: Language? = nil
  ) -> (spelling: UnitSpelling, end: Int)? {
    var cursor = ByteCursor(bytes, in: range)
    guard let spelling = UnitSpelling(at: &cursor, language: language) else { return nil }
    return (spelling, cursor.position)
  }
}
