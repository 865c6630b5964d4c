package import VaultSyntax

/// The amount of a line and the text around it, which names what is measured.
///
/// ```swift
/// let bytes = Array("Картопля — 5 шт., очищена".utf8)
/// let line = LineQuantity(bytes, in: ByteRange(0, bytes.count))
/// line?.quantity.amount?.value     // 5
/// line?.name, line?.aside          // the bytes of "Картопля", of "очищена"
/// ```
package struct LineQuantity: Sendable, Hashable {
  package var quantity: Quantity
  /// The amount with what is added to it, without what says it again.
  package var range: ByteRange
  /// What is measured.
  package var name: ByteRange
  /// The rest of the line on the other side of the amount: the `juice of` before the 1 of `juice of 1 lemon`, the
  /// `melted` of `Butter 50 g, melted`; empty if there is none.
  package var aside: ByteRange

  /// What of a line is read at most, in bytes: no ingredient is longer, but a pasted page may be one line.
  package static let longest = 2000

  /// Reads a line; nil if it names no amount.
  ///
  /// - Complexity: O(length); what follows the first 2,000 bytes is only the name.
  package init?(_ bytes: [UInt8], in range: ByteRange, context: NumberContext = NumberContext()) {
    let range = ByteCursor.trimming(range, of: bytes)
    let read = ByteRange(range.lower, min(range.upper, range.lower + Self.longest))
    let reader = AmountReader(bytes, in: read, context: context)
    let body = reader.body()
    let inner = reader.wholeBracket(body)
    if inner == nil, let text = Quantity.Prefix(textAmountOf: reader, in: body) {
      self.init(text, in: range, bytes)
      return
    }
    guard var found = reader.find(in: inner ?? body), !reader.isOnlyLength(found) else { return nil }
    reader.readTrailing(of: &found, in: inner ?? body)
    let upper = inner.map { reader.bytes(from: $0.lowerBound, to: $0.upperBound).upper } ?? range.upper
    let quantity = found.reading.quantity
    if found.place == .leading {
      self.init(Quantity.Prefix(found, in: reader), in: ByteRange(range.lower, upper), bytes)
      return
    }
    let lower = (inner ?? body).first.map { reader.tokens[$0].range.lower } ?? range.lower
    let start = min(found.place == .inside ? quantity.range.lower : reader.tokens[found.start].range.lower, upper)
    let end = min(reader.bytes(from: found.start, to: found.end).upper, upper)
    let (before, behind) = (ByteRange(min(lower, start), start), ByteRange(end, upper))
    if found.place == .inside {
      self.init(quantity, name: ByteCursor.trimming(behind, of: bytes), aside: ByteCursor.trimming(before, of: bytes))
    } else {
      self.init(quantity, name: Self.withoutSeparators(before, bytes), aside: Self.withoutSeparators(behind, bytes))
    }
  }

  private init(_ quantity: Quantity, name: ByteRange, aside: ByteRange) {
    self.quantity = quantity
    range = quantity.statement
    self.name = name
    self.aside = aside
  }

  private init(_ prefix: Quantity.Prefix, in range: ByteRange, _ bytes: [UInt8]) {
    quantity = prefix.quantity
    self.range = prefix.range
    name = ByteCursor.trimming(ByteRange(prefix.nameStart, max(prefix.nameStart, range.upper)), of: bytes)
    aside = ByteRange(range.upper, range.upper)
  }

  /// The name before an amount that begins at an offset, without a dash, comma, colon or bracket towards it.
  static func name(before end: Int, in range: ByteRange, _ bytes: [UInt8]) -> ByteRange {
    let name = ByteCursor.trimming(ByteRange(range.lower, end), of: bytes)
    let isOpen = !name.isEmpty && bytes[name.upper - 1] == 0x28
    return withoutSeparators(isOpen ? ByteRange(name.lower, name.upper - 1) : name, bytes)
  }

  /// A stretch of text without the dash, comma or colon towards an amount, and without a lone full stop.
  private static func withoutSeparators(_ range: ByteRange, _ bytes: [UInt8]) -> ByteRange {
    var range = ByteCursor.trimming(range, of: bytes)
    while range.count > 0 {
      let length = separator(endingAt: range.upper, range, bytes)
      guard length > 0 else { break }
      range = ByteCursor.trimming(ByteRange(range.lower, range.upper - length), of: bytes)
    }
    while range.count > 0, let first = Optional(bytes[range.lower]), first == 0x2C || first == 0x3B || first == 0x2E {
      range = ByteCursor.trimming(ByteRange(range.lower + 1, range.upper), of: bytes)
    }
    return range
  }

  /// How many bytes a `-`, `–`, `—`, `,`, `:`, `=` or `/` before an offset takes; 0 for anything else.
  private static func separator(endingAt upper: Int, _ range: ByteRange, _ bytes: [UInt8]) -> Int {
    switch bytes[upper - 1] {
    case 0x2C, 0x2D, 0x2F, 0x3A, 0x3B, 0x3D: 1
    case 0x93, 0x94:
      upper - range.lower >= 3 && bytes[upper - 3] == 0xE2 && bytes[upper - 2] == 0x80 ? 3 : 0
    default: 0
    }
  }
}

extension AmountReader {
  /// Whether an amount is only the length of a thing: `9-inch pie crust`. That of a piece, `2-inch piece ginger`, says
  /// how much.
  fileprivate func isOnlyLength(_ found: Found) -> Bool {
    found.reading.isLength && !(measure(at: found.end)?.isCount ?? false)
  }

  /// Adds amounts in brackets behind the name, which say the first one again: `2 cups flour (250 g)`.
  fileprivate func readTrailing(of found: inout Found, in body: Range<Int>) {
    var place = found.end
    while place < body.upperBound {
      guard kind(place) == .open else {
        place += 1
        continue
      }
      if let more = bracketedAmounts(at: place), found.reading.quantity.amount != nil {
        let isSize = more.isEach || isHeld(found.reading.quantity)
        for amount in more.amounts where !amount.unitText.isEmpty {
          found.reading.append(amount, isSize ? .size : .equivalent)
        }
      }
      place = (closing(of: place) ?? body.upperBound) + 1
    }
  }
}

extension LineQuantity {
  /// The amounts in a line that its quantity leaves out, such as the last one of `2 cups flour, plus 2 tbsp for dusting`:
  /// numbers with a unit of mass or volume, and where there is no quantity any number. O(length).
  ///
  /// - Parameter quantity: what was read of the line; nil for a line without an amount.
  package static func leftOut(
    by quantity: Quantity?, _ bytes: [UInt8], in range: ByteRange, context: NumberContext
  ) -> [ByteRange] {
    let read = ByteRange(range.lower, min(range.upper, range.lower + longest))
    let taken = quantity.map { [$0.range] + $0.parts.map(\.quantity.range) } ?? []
    // Most lines have no further number, which their bytes tell: a digit, or what a vulgar fraction begins with.
    let mayHold = read.indices.contains { place in
      let byte = bytes[place]
      return (byte.isDigit || byte == 0xC2 || byte == 0xE2)
        && !taken.contains { $0.lower <= place && place < $0.upper }
    }
    guard mayHold else { return [] }
    return AmountReader(bytes, in: read, context: context).amounts(without: taken, isEvery: quantity == nil)
  }
}

extension AmountReader {
  fileprivate func amounts(without taken: [ByteRange], isEvery: Bool) -> [ByteRange] {
    tokens.indices.compactMap { place in
      let range = tokens[place].range
      guard tokens[place].isNumber, !taken.contains(where: { $0.lower <= range.lower && range.upper <= $0.upper }),
        !isLabelled(place)
      else { return nil }
      let measure = measure(at: place + 1)
      guard isEvery || measure?.isPhysical ?? false else { return nil }
      return ByteRange(range.lower, max(range.upper, measure?.text.upper ?? 0))
    }
  }
}

extension Quantity {
  /// Takes a unit that stands apart from the number, as the `kg` of `@flour{1%kg}`, with what it adds: `1%kg 200 g`.
  mutating func setUnit(_ bytes: [UInt8], in text: ByteRange, _ context: NumberContext) {
    unitText = text
    unitWord = text
    spelling = UnitSpelling(of: bytes, in: text, language: context.language)
    range = ByteRange(range.lower, max(range.upper, text.upper))
    guard spelling == nil, amount != nil else { return }
    let reader = AmountReader(bytes, in: text, context: context)
    guard let unit = reader.measure(at: 0), unit.spelling != nil else { return }
    var whole = self
    whole.unitText = unit.text
    whole.unitWord = unit.text
    whole.spelling = unit.spelling
    whole.range = ByteRange(range.lower, unit.text.upper)
    let reading = reader.extended(whole, from: unit.next)
    if reading.next == reader.tokens.count { self = reading.quantity }
  }

  /// Adds what says a marked amount again or adds to it in the text behind it: `*1 cup* (240 ml) milk`.
  ///
  /// - Returns: the name, which begins behind an amount that follows at once.
  mutating func readFurther(_ bytes: [UInt8], in name: ByteRange, context: NumberContext) -> ByteRange {
    guard amount != nil, !name.isEmpty else { return name }
    let read = ByteRange(name.lower, min(name.upper, name.lower + LineQuantity.longest))
    let reader = AmountReader(bytes, in: read, context: context)
    let reading = reader.extended(self)
    var found = AmountReader.Found(reading: reading, place: .leading, start: 0, end: reading.next)
    reader.readTrailing(of: &found, in: 0..<reader.tokens.count)
    parts = found.reading.quantity.parts
    guard reading.next > 0 else { return name }
    var cursor = ByteCursor(bytes, in: name)
    cursor.position = reader.tokens[reading.next - 1].range.upper
    return ByteCursor.trimming(ByteRange(cursor.positionOfName, name.upper), of: bytes)
  }
}
