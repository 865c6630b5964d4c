package import VaultSyntax

extension Quantity {
  /// Reads a marked amount, such as the `400 g` of `*400 g* flour`: what follows the number is the unit, verbatim, unless
  /// it is all one statement such as `1 kg 200 g` or `2 x 400 g`.
  ///
  /// Text without a number is a text amount. Nil only if `range` holds nothing but spaces.
  package static func parsing(
    _ bytes: [UInt8], in range: ByteRange, context: NumberContext = NumberContext()
  ) -> Quantity? {
    let range = ByteCursor.trimming(range, of: bytes)
    guard !range.isEmpty else { return nil }
    let reader = AmountReader(bytes, in: range, context: context)
    if let whole = reader.statement(at: 0), whole.next == reader.tokens.count, whole.notes.isEmpty, !whole.isLength,
      whole.sizeStart == nil, whole.quantity.statement.upper == range.upper || whole.quantity.unitText.isEmpty
    {
      return whole.quantity
    }
    guard let number = reader.number(at: 0) ?? reader.joinedNumber else {
      return Quantity(magnitude: .text, unitText: range, range: range)
    }
    let end = number.range.isEmpty ? number.amount?.range.upper ?? range.upper : reader.end(of: number)
    let unitText = ByteCursor.trimming(ByteRange(end, range.upper), of: bytes)
    return Quantity(
      magnitude: number.magnitude, unitText: unitText,
      spelling: UnitSpelling(of: bytes, in: unitText, language: context.language),
      range: ByteRange(range.lower, max(end, unitText.upper)))
  }

  /// Reads a marked amount given as text; its ranges are offsets into the text's UTF-8.
  package static func parsing(_ text: String, context: NumberContext = NumberContext()) -> Quantity? {
    let bytes = Array(text.utf8)
    return parsing(bytes, in: ByteRange(0, bytes.count), context: context)
  }

  /// Reads an unmarked amount at the beginning of a text; nil if it begins with a name, such as `7up`.
  ///
  /// A word after the number is a unit only if vault knows it, because in `3 eggs` it is the food. What says the amount
  /// again, the `(240 ml)` of `1 cup (240 ml) milk`, is left to the name.
  package static func prefix(
    of bytes: [UInt8], in range: ByteRange, context: NumberContext = NumberContext()
  ) -> LineQuantity? {
    let read = ByteRange(range.lower, min(range.upper, range.lower + LineQuantity.longest))
    let reader = AmountReader(bytes, in: read, context: context)
    let body = 0..<reader.tokens.count
    if let text = reader.textAmount(in: body) { return LineQuantity(text, before: range, bytes) }
    guard let reading = reader.leading(in: body), !reading.isLength else { return nil }
    return LineQuantity(reading.quantity, before: range, bytes)
  }

  /// Reads an unmarked amount at the beginning of a text.
  package static func prefix(of text: String, context: NumberContext = NumberContext()) -> LineQuantity? {
    let bytes = Array(text.utf8)
    return prefix(of: bytes, in: ByteRange(0, bytes.count), context: context)
  }

  /// The range of a text amount at the end, such as `за смаком` in `сіль за смаком`, without the comma before it; nil if
  /// the text does not end in one. O(length of the text), which is cut to its last 64 bytes.
  package static func trailingText(of bytes: [UInt8], in range: ByteRange) -> ByteRange? {
    let trimmed = ByteCursor.trimming(range, of: bytes)
    let read = ByteRange(max(trimmed.lower, trimmed.upper - 64), trimmed.upper)
    let reader = AmountReader(bytes, in: read, context: NumberContext())
    for (place, token) in reader.tokens.enumerated() where token.isSpaced || reader.kind(place - 1) == .open {
      // The first one may be a part of a word.
      guard place > 0 || read.lower == trimmed.lower, let next = reader.phrase(at: place, .toTaste) else { continue }
      let end = reader.tokens[next - 1].range.upper
      // An abbreviation has its full stop.
      if end == trimmed.upper || end + 1 == trimmed.upper && bytes[end] == 0x2E {
        return ByteRange(token.range.lower, trimmed.upper)
      }
    }
    return nil
  }
}

extension ByteCursor {
  /// The offset of a name at or after another offset, past spaces and an `of`.
  func name(from offset: Int) -> Int {
    var name = self
    name.position = offset
    name.skipSpaces()
    if name.peek() == 0x6F, name.peek(1) == 0x66, name.peek(2) == 0x20 {
      name.position += 3
      name.skipSpaces()
    }
    return name.position
  }
}

extension AmountReader {
  /// `to taste` at the beginning of a line.
  func textAmount(in body: Range<Int>) -> Quantity? {
    guard let first = body.first, let next = phrase(at: first, .toTaste) else { return nil }
    let range = bytes(from: first, to: next)
    return Quantity(magnitude: .text, unitText: range, range: range)
  }

  /// The number of `5%`, which is a word of a line, but in a marked amount has a unit.
  fileprivate var joinedNumber: Number? {
    guard let first = tokens.first, first.kind == .word else { return nil }
    var cursor = ByteCursor(bytes, in: ByteRange(first.range.lower, end))
    guard let reading = NumberReader(context: context).read(&cursor), !goesOn(cursor.position) else { return nil }
    switch reading {
    case .number(let number): return Number(magnitude: .amount(Amount(number)), range: 0..<0)
    case .refused(let refusal): return Number(magnitude: .refused(refusal), range: 0..<0)
    }
  }

  /// Where a number ends, with the `x` of `2x`.
  fileprivate func end(of number: Number) -> Int {
    let last = kind(number.range.upperBound) == .times ? number.range.upperBound + 1 : number.range.upperBound
    return bytes(from: number.range.lowerBound, to: last).upper
  }
}
