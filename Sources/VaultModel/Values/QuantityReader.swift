import VaultSyntax

/// Reads a quantity where it is marked as one, and where it stands unmarked before a name.
struct QuantityReader {
  /// What decides doubtful numbers, and which language a word shared by two is in.
  var context: NumberContext

  // MARK: Marked

  /// Reads all that is left of the cursor as a quantity; nil if that is nothing.
  func readMarked(_ start: ByteCursor) -> Quantity? {
    guard !start.isAtEnd else { return nil }
    if let quantity = readPlain(start) { return quantity }
    if let (quantity, _) = readGroupedBySpace(start) { return filled(quantity, from: start) }
    var cursor = start
    guard let reading = AmountReader(context: context).read(&cursor), !isPartOfWord(cursor, isMarked: true) else {
      return Quantity(magnitude: .text, unitText: ByteRange(start.position, start.end))
    }
    takeTimes(&cursor)
    cursor.skipSpaces()
    if var pack = cursor as ByteCursor?, let found = takePack(&pack), pack.isAtEnd {
      return quantity(reading, found, unitText: ByteRange(cursor.position, cursor.end))
    }
    let unitText = ByteRange(cursor.position, cursor.end)
    let spelling = UnitSpelling(of: cursor.bytes, in: unitText, language: context.language)
    return Quantity(magnitude: magnitude(reading), unitText: unitText, spelling: spelling)
  }

  /// Reads the commonest shape, `400 g`, in one step: digits and after them nothing but the ASCII letters of one word,
  /// which can be no fraction, range or size of a pack. Nil for all others, and for the `x` of `2x`.
  private func readPlain(_ start: ByteCursor) -> Quantity? {
    var cursor = start
    guard let digits = cursor.takeDigits(atMost: 18) else { return nil }
    let number = WrittenNumber(
      value: Rational(Int64(digits.value)),
      notation: NumberNotation(.integer, decimalMark: context.decimalMark ?? .point),
      range: ByteRange(start.position, cursor.position))
    if cursor.peek() == 0x20 { cursor.position += 1 }
    guard cursor.peek() | 0x20 != 0x78 else { return nil }
    for place in cursor.position..<max(cursor.end, cursor.position) where !cursor.bytes[place].isLetter { return nil }
    let unitText = ByteRange(cursor.position, cursor.end)
    let spelling = UnitSpelling(of: cursor.bytes, in: unitText, language: context.language)
    return Quantity(magnitude: .amount(Amount(number)), unitText: unitText, spelling: spelling)
  }

  /// The quantity, if it fills what is left after `start`; else with all the rest as the text of its unit.
  private func filled(_ quantity: Quantity, from start: ByteCursor) -> Quantity {
    guard quantity.unitText.upper < start.end else { return quantity }
    var whole = quantity
    whole.unitText = ByteRange(quantity.unitText.lower, start.end)
    whole.spelling = nil
    return whole
  }

  // MARK: Unmarked

  /// Reads the quantity the text begins with; nil if it begins with something else.
  func readPrefix(_ beginning: ByteCursor) -> Quantity.Prefix? {
    var start = beginning
    start.skipSpaces()
    if let match = AmountWords.toTaste.longestMatch(start) {
      let text = ByteRange(start.position, match.end)
      return prefix(Quantity(magnitude: .text, unitText: text), start, upTo: match.end)
    }
    if let (quantity, cursor) = readGroupedBySpace(start) { return prefix(quantity, start, upTo: cursor.position) }
    var cursor = start
    guard let reading = AmountReader(context: context).read(&cursor) else { return readWords(start) }
    guard !isPartOfWord(cursor, isMarked: false) else { return nil }
    return readRest(reading, start, &cursor)
  }

  /// What follows the number: `x`, the size of a pack, a unit, or the name at once.
  private func readRest(
    _ reading: AmountReader.Reading, _ start: ByteCursor, _ cursor: inout ByteCursor
  ) -> Quantity.Prefix? {
    takeTimes(&cursor)
    let afterAmount = cursor.position
    _ = takeHyphen(&cursor)
    cursor.skipSpaces()
    var pack = cursor
    if let found = takePack(&pack) {
      let text = ByteRange(cursor.position, pack.position)
      return prefix(quantity(reading, found, unitText: text), start, upTo: pack.position)
    }
    let unitStart = cursor.position
    guard let spelling = takeUnit(&cursor) else {
      let none = Quantity(magnitude: magnitude(reading), unitText: ByteRange(afterAmount, afterAmount))
      return prefix(none, start, upTo: afterAmount)
    }
    let quantity = Quantity(
      magnitude: magnitude(reading), unitText: ByteRange(unitStart, cursor.position), spelling: spelling)
    return prefix(quantity, start, upTo: cursor.position)
  }

  /// `a pinch`, `пів склянки`, `one 10-ounce steak`: a word is a number only where a unit or another number follows.
  private func readWords(_ start: ByteCursor) -> Quantity.Prefix? {
    guard let match = AmountWords.numbers.longestMatch(start), Int(match.value) < AmountWords.numberValues.count else {
      return nil
    }
    let number = WrittenNumber(
      value: AmountWords.numberValues[Int(match.value)],
      notation: NumberNotation(.word, decimalMark: context.decimalMark ?? .point),
      range: ByteRange(start.position, match.end))
    var cursor = start
    cursor.position = match.end
    var next = cursor
    next.skipSpaces()
    let isBeforeNumber = next.peek().isDigit || VulgarFraction(at: next) != nil
    let result = readRest(.amount(Amount(number)), start, &cursor)
    return isBeforeNumber || result?.quantity.unit != nil ? result : nil
  }

  private func prefix(_ quantity: Quantity, _ start: ByteCursor, upTo end: Int) -> Quantity.Prefix {
    var name = start
    name.position = end
    name.skipSpaces()
    if name.peek() == 0x6F, name.peek(1) == 0x66, name.peek(2) == 0x20 {
      name.position += 3
      name.skipSpaces()
    }
    return Quantity.Prefix(quantity: quantity, range: ByteRange(start.position, end), nameStart: name.position)
  }

  // MARK: Parts

  /// Whether the number goes on as something that is no amount: `7up`, `2nd`, `5%`, `2026-11-20`, `9:30`.
  private func isPartOfWord(_ cursor: ByteCursor, isMarked: Bool) -> Bool {
    let next = cursor.peek()
    let isJoined = next == 0x3A || next == 0x2F || next == 0x2E || next == 0x2C || next == 0x2D
    if isJoined, cursor.peek(1).isDigit { return true }
    if isMarked { return false }
    if next == 0x25 { return true }
    var ahead = cursor
    if takeTimes(&ahead) { return false }
    let isHyphenated = takeHyphen(&ahead)
    guard isHyphenated || FoldedScalars.isWordScalar(ahead.scalar().value), !ahead.isAtEnd else { return false }
    guard let spelling = UnitSpelling(at: &ahead, language: context.language) else { return true }
    return isHyphenated && spelling.unit.dimension == .count
  }

  /// The hyphen of `10-ounce`.
  private func takeHyphen(_ cursor: inout ByteCursor) -> Bool {
    guard cursor.peek() == 0x2D, cursor.peek(1).isLetter || cursor.peek(1) >= 0xD0 else { return false }
    cursor.position += 1
    return true
  }

  /// The `x` of `2x milk` or `2 x 400 g`: Latin, Cyrillic or the multiplication sign, with no letter after it.
  @discardableResult private func takeTimes(_ cursor: inout ByteCursor) -> Bool {
    var ahead = cursor
    ahead.skipSpaces()
    let scalar = ahead.scalar()
    guard [0x78, 0x58, 0xD7, 0x445, 0x425].contains(scalar.value) else { return false }
    ahead.position += scalar.length
    let isWord = FoldedScalars.isWordScalar(ahead.scalar().value) && !ahead.isAtEnd && !ahead.peek().isDigit
    guard !isWord, ahead.peek() != 0x2D else { return false }
    cursor = ahead
    return true
  }

  /// A unit at the cursor. A count with nothing after it is no unit but the food: `2 cloves`.
  private func takeUnit(_ cursor: inout ByteCursor) -> UnitSpelling? {
    var ahead = cursor
    guard let spelling = UnitSpelling(at: &ahead, language: context.language) else { return nil }
    var rest = ahead
    rest.skipSpaces()
    if rest.isAtEnd, spelling.unit.dimension == .count, !spelling.isAbbreviation { return nil }
    cursor = ahead
    return spelling
  }

  private typealias Pack = (size: Quantity.PackSize, container: UnitSpelling)

  /// `400 g can`, `(14 oz) can`, `14-oz can`, `400 г банка`.
  private func takePack(_ cursor: inout ByteCursor) -> Pack? {
    var ahead = cursor
    let isBracketed = ahead.take(0x28)
    guard case .amount(let amount)? = AmountReader(context: context).read(&ahead) else { return nil }
    _ = takeHyphen(&ahead)
    ahead.skipSpaces()
    guard let measure = UnitSpelling(at: &ahead, language: context.language), measure.unit.dimension != .count else {
      return nil
    }
    guard !isBracketed || ahead.take(0x29) else { return nil }
    ahead.skipSpaces()
    guard let container = UnitSpelling(at: &ahead, language: context.language), container.unit.isContainer else {
      return nil
    }
    cursor = ahead
    return (Quantity.PackSize(amount: amount, unit: measure.unit), container)
  }

  /// `1 400 г`: a plain space groups thousands in Ukrainian and Russian before a unit of mass or volume, unless that is
  /// the size of a container. The language is the text's, or shows in the unit.
  private func readGroupedBySpace(_ start: ByteCursor) -> (Quantity, ByteCursor)? {
    guard start.hasSpaceBetweenDigits else { return nil }
    var cursor = start
    guard case .amount(let amount)? = AmountReader(context: context, groupsBySpace: true).read(&cursor),
      amount.numbers.contains(where: { $0.notation.groupSeparator == .space })
    else { return nil }
    cursor.skipSpaces()
    let unitStart = cursor.position
    guard let spelling = UnitSpelling(at: &cursor, language: context.language), spelling.unit.dimension != .count,
      context.language?.isCyrillic ?? spelling.language.isCyrillic, !isBeforeContainer(cursor)
    else { return nil }
    let unitText = ByteRange(unitStart, cursor.position)
    return (Quantity(magnitude: .amount(amount), unitText: unitText, spelling: spelling), cursor)
  }

  private func isBeforeContainer(_ cursor: ByteCursor) -> Bool {
    var ahead = cursor
    ahead.skipSpaces()
    guard let next = UnitSpelling(at: &ahead, language: context.language) else { return false }
    return next.unit.isContainer
  }

  private func magnitude(_ reading: AmountReader.Reading) -> Quantity.Magnitude {
    switch reading {
    case .amount(let amount): .amount(amount)
    case .refused(let refusal): .refused(refusal)
    }
  }

  private func quantity(_ reading: AmountReader.Reading, _ pack: Pack, unitText: ByteRange) -> Quantity {
    Quantity(magnitude: magnitude(reading), unitText: unitText, spelling: pack.container, packSize: pack.size)
  }
}
