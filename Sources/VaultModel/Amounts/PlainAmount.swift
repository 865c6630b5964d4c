import VaultSyntax

/// Reads the commonest shapes byte by byte, without tokens: `400 g flour`, `3 eggs`, and lines without an amount.
///
/// What it decides is what the ``AmountReader`` would; all else it leaves undecided.
enum PlainAmount {
  /// The text names no amount.
  case none
  case prefix(Quantity.Prefix)
  /// Only the tokens can tell.
  case undecided

  /// - Parameter isPrefix: whether only the beginning counts, as where the rest is more than a line.
  init(_ bytes: [UInt8], in range: ByteRange, context: NumberContext, isPrefix: Bool = false) {
    var cursor = ByteCursor(bytes, in: range)
    cursor.skipSpaces()
    let first = cursor.peek()
    guard first.isDigit || first == 0xC2 || first == 0xE2 else {
      self = Self.mayHold(cursor, isPrefix: isPrefix) ? .undecided : .none
      return
    }
    self = Self.leading(&cursor, context, isPrefix).map { .prefix($0) } ?? .undecided
  }

  /// A marked amount of a number and the letters of one unit; nil for all others.
  static func marked(_ bytes: [UInt8], in range: ByteRange, _ context: NumberContext) -> Quantity? {
    var cursor = ByteCursor(bytes, in: range)
    guard cursor.peek().isDigit, let number = number(&cursor, context) else { return nil }
    let end = cursor.position
    if cursor.peek() == 0x20 { cursor.position += 1 }
    guard cursor.peek() | 0x20 != 0x78 else { return nil }
    for place in cursor.position..<max(cursor.end, cursor.position) where !bytes[place].isLetter { return nil }
    let unitText = cursor.isAtEnd ? ByteRange(end, end) : ByteRange(cursor.position, cursor.end)
    let spelling = UnitSpelling(of: bytes, in: unitText, language: context.language)
    return Quantity(magnitude: .amount(Amount(number)), unitText: unitText, spelling: spelling, range: range)
  }

  /// Whether the text behind an amount may say it again or add to it.
  static func mayGoOn(_ bytes: [UInt8], in range: ByteRange) -> Bool {
    let cursor = ByteCursor(bytes, in: range)
    let first = cursor.peek()
    // `+ 2 tbsp`, `/ 240 g`, `| ½ cup`, `, about 2 tsp`, and the 200 g behind a marked `1 kg`.
    let isMark = first == 0x2B || first == 0x2F || first == 0x7C || first == 0x2C
    return isMark || first.isDigit || mayGoOn(cursor, isCount: false)
      || AmountWords.signals.longestMatch(cursor) != nil
  }

  private static func number(_ cursor: inout ByteCursor, _ context: NumberContext) -> WrittenNumber? {
    guard case .number(let number)? = NumberReader(context: context).read(&cursor) else { return nil }
    return number
  }

  private static func leading(
    _ cursor: inout ByteCursor, _ context: NumberContext, _ isPrefix: Bool
  ) -> Quantity.Prefix? {
    let start = cursor.position
    guard let number = number(&cursor, context) else { return nil }
    let end = cursor.position
    let isSpaced = cursor.take(0x20)
    // A digit, a bracket, a dash, an `x` and the like may make more of it.
    guard isLetter(cursor.peek()), !isTimes(cursor) else { return nil }
    var unit = cursor
    let spelling = UnitSpelling(at: &unit, language: context.language)
    guard spelling != nil || isSpaced else { return nil }
    if spelling != nil {
      guard unit.isAtEnd && spelling?.unit.dimension != .count || unit.peek() == 0x20 && isLetter(unit.peek(1)) else {
        return nil
      }
      // `ст. л. з гіркою` and `cups or more` go on.
      var next = unit
      next.skipSpaces()
      guard AmountWords.signals.longestMatch(next) == nil, measureEnds(cursor, unit) else { return nil }
      if !isPrefix, mayGoOn(next, isCount: false) { return nil }
    } else {
      guard !mayGoOn(cursor, isCount: true) else { return nil }
      unit.position = end
    }
    let unitText = spelling == nil ? ByteRange(end, end) : ByteRange(cursor.position, unit.position)
    let quantity = Quantity(
      magnitude: .amount(Amount(number)), unitText: unitText, spelling: spelling,
      range: ByteRange(start, unit.position))
    return Quantity.Prefix(quantity: quantity, range: quantity.range, nameStart: unit.positionOfName)
  }

  /// Whether no longer measure begins where a unit does: `десертна ложка`.
  private static func measureEnds(_ start: ByteCursor, _ unit: ByteCursor) -> Bool {
    AmountWords.signals.longestMatch(start).map { $0.end <= unit.position } ?? true
  }

  /// The `x` of `2x milk`, Latin or Cyrillic.
  private static func isTimes(_ cursor: ByteCursor) -> Bool {
    let scalar = cursor.scalar()
    guard scalar.value | 0x20 == 0x78 || scalar.value == 0x445 || scalar.value == 0x425 else { return false }
    var ahead = cursor
    ahead.position += scalar.length
    return !FoldedScalars.isWordScalar(ahead.scalar().value) || ahead.peek().isDigit || ahead.isAtEnd
  }

  /// A letter: ASCII, Latin-1 but for its signs, Cyrillic.
  private static func isLetter(_ byte: UInt8) -> Bool { byte.isLetter || byte >= 0xC3 && byte <= 0xDF }

  /// Whether more of an amount may follow one: amounts in brackets wherever they stand, and behind a count a unit, the
  /// size of the things or a joint before the first comma.
  private static func mayGoOn(_ cursor: ByteCursor, isCount: Bool) -> Bool {
    var first = cursor.end
    for place in cursor.position..<max(cursor.position, cursor.end) {
      let byte = cursor.bytes[place]
      if byte == 0x28 || byte == 0x5B || byte == 0x7B || byte == 0x3C { return true }
      if byte == 0x2C || byte == 0x3B || byte == 0x3A { first = min(first, place) }
      if isCount, byte.isDigit, place < first { return true }
    }
    guard isCount else { return false }
    if let match = AmountWords.signals.longestMatch(cursor),
      AmountWords.Signal(rawValue: match.value).contains(.joint)
    {
      return true
    }
    let stretch = ByteCursor(cursor.bytes, in: ByteRange(cursor.position, first))
    return hasVulgarFraction(stretch) || hasSignal(stretch, .measure, isPrefix: false)
  }

  /// `½` and its like begin with C2 or E2, as some signs do.
  private static func hasVulgarFraction(_ cursor: ByteCursor) -> Bool {
    for place in cursor.position..<max(cursor.position, cursor.end) {
      let byte = cursor.bytes[place]
      if byte == 0xC2 || byte == 0xE2, VulgarFraction(at: cursor.moved(to: place)) != nil { return true }
    }
    return false
  }

  /// Whether a text that begins with no number may name an amount.
  private static func mayHold(_ cursor: ByteCursor, isPrefix: Bool) -> Bool {
    for place in cursor.position..<max(cursor.position, cursor.end) {
      let byte = cursor.bytes[place]
      if byte.isDigit || byte == 0x3C || byte == 0x28 && place == cursor.position { return true }
    }
    // `to taste` is an amount only where it begins the text, whatever marks stand before it.
    var first = cursor
    while !first.isAtEnd, !isLetter(first.peek()) { first.position += 1 }
    if let match = AmountWords.signals.longestMatch(first),
      AmountWords.Signal(rawValue: match.value).contains(.free)
    {
      return true
    }
    return hasVulgarFraction(cursor) || hasSignal(cursor, [.number, .single], isPrefix: isPrefix)
  }

  /// Whether a word of some kinds stands in a text, or one that begins with a half: `півсклянки`.
  private static func hasSignal(_ start: ByteCursor, _ kinds: AmountWords.Signal, isPrefix: Bool) -> Bool {
    var cursor = start
    var words = 0
    while !cursor.isAtEnd, !isPrefix || words < 4 {
      if isLetter(cursor.peek()) {
        words += 1
        if let match = AmountWords.signals.longestMatch(cursor),
          !AmountWords.Signal(rawValue: match.value).isDisjoint(with: kinds)
        {
          return true
        }
        if kinds.contains(.number), beginsWithHalf(cursor) { return true }
        while !cursor.isAtEnd, isLetter(cursor.peek()) || cursor.peek() & 0xC0 == 0x80 { cursor.position += 1 }
      } else {
        cursor.position += 1
      }
    }
    return false
  }

  private static func beginsWithHalf(_ cursor: ByteCursor) -> Bool {
    guard cursor.peek() >= 0xD0, cursor.position + 6 <= cursor.end else { return false }
    let rest = cursor.bytes[cursor.position..<cursor.position + 6]
    return rest.elementsEqual("пів".utf8) || rest.elementsEqual("Пів".utf8) || rest.elementsEqual("пол".utf8)
      || rest.elementsEqual("Пол".utf8)
  }
}

extension ByteCursor {
  fileprivate func moved(to place: Int) -> ByteCursor {
    var cursor = self
    cursor.position = place
    return cursor
  }
}
