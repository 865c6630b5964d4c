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
  /// Amounts of the line beside the one it names, in their order: the 2 of `1 onion, 2 eggs`.
  package var further: [Quantity] = []

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
    if inner == nil, let text = reader.textAmount(in: body) {
      self.init(text, before: range, bytes)
      return
    }
    guard var found = reader.find(in: inner ?? body), !reader.isOnlyLength(found) else { return nil }
    reader.readTrailing(of: &found, in: inner ?? body)
    let upper = inner.map { reader.bytes(from: $0.lowerBound, to: $0.upperBound).upper } ?? range.upper
    let quantity = found.reading.quantity
    let others = reader.further(without: quantity.ranges).amounts
    let end = min(reader.bytes(from: found.start, to: found.end).upper, upper)
    if found.place == .leading {
      let isSized = found.reading.sizeStart != nil
      self.init(quantity, to: isSized ? 0 : end, before: ByteRange(range.lower, upper), bytes)
      further = others
      return
    }
    let lower = (inner ?? body).first.map { reader.tokens[$0].range.lower } ?? range.lower
    let start = min(found.place == .inside ? quantity.range.lower : reader.tokens[found.start].range.lower, upper)
    let before = ByteCursor.trimming(ByteRange(min(lower, start), start), of: bytes)
    let behind = ByteCursor.trimming(ByteRange(end, upper), of: bytes)
    if found.place == .inside {
      self.init(quantity, name: behind, aside: before)
    } else {
      self.init(quantity, name: Self.withoutSeparators(before, bytes), aside: Self.withoutSeparators(behind, bytes))
    }
    further = others
  }

  private init(_ quantity: Quantity, name: ByteRange, aside: ByteRange) {
    self.quantity = quantity
    range = quantity.statement
    self.name = name
    self.aside = aside
  }

  /// An amount before its name; `end` is the offset behind what says the amount again.
  init(_ quantity: Quantity, to end: Int = 0, before range: ByteRange, _ bytes: [UInt8]) {
    let start = ByteCursor(bytes, in: range).name(from: max(end, quantity.statement.upper))
    self.init(
      quantity, name: ByteCursor.trimming(ByteRange(start, max(start, range.upper)), of: bytes),
      aside: ByteRange(range.upper, range.upper))
  }

  /// The name before an amount that begins at an offset, without a dash, comma, colon or bracket towards it.
  static func name(before end: Int, in range: ByteRange, _ bytes: [UInt8]) -> ByteRange {
    let name = ByteCursor.trimming(ByteRange(range.lower, end), of: bytes)
    let isOpen = !name.isEmpty && bytes[name.upper - 1] == 0x28
    return withoutSeparators(isOpen ? ByteRange(name.lower, name.upper - 1) : name, bytes)
  }

  /// A stretch of text without the `-`, `–`, `—`, `,`, `:`, `=` or `/` towards an amount, and without a lone full stop.
  private static func withoutSeparators(_ range: ByteRange, _ bytes: [UInt8]) -> ByteRange {
    var text = bytes[ByteCursor.trimming(range, of: bytes).indices]
    while let last = text.last {
      let isLongDash = text.suffix(3).elementsEqual("–".utf8) || text.suffix(3).elementsEqual("—".utf8)
      guard isLongDash || last == 0x20 || last == 0x09 || ",-/:;=".utf8.contains(last) else { break }
      text.removeLast(isLongDash ? 3 : 1)
    }
    text = text.drop { $0 == 0x20 || $0 == 0x09 || ",;.".utf8.contains($0) }
    return ByteRange(text.startIndex, text.endIndex)
  }
}

extension AmountReader {
  /// Whether an amount is only the length of a thing: `9-inch pie crust`. That of a piece, `2-inch piece ginger`, says
  /// how much.
  fileprivate func isOnlyLength(_ found: Found) -> Bool {
    guard found.reading.isLength else { return false }
    guard let holder = measure(at: found.end), holder.isCount else { return true }
    // `20-cm tin`
    return holder.unit.map { $0.isContainer && $0 != .piece && $0 != .stick } ?? false
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
        let isSize = isSize(more, of: found.reading.quantity)
        for amount in more.amounts where !amount.unitText.isEmpty {
          let role = isSize ? .size : equivalentRole(of: amount, after: found.reading.quantity.parts.last)
          found.reading.append(amount, role)
        }
      }
      place = (closing(of: place) ?? body.upperBound) + 1
    }
  }
}

extension LineQuantity {
  /// Amounts of a line beside the one that was read of it, in their order: the last one of `2 cups flour, plus 2 tbsp for
  /// dusting`. O(length).
  ///
  /// - Parameter quantity: what was read of the line; nil for a line without an amount.
  package static func further(
    beside quantity: Quantity?, _ bytes: [UInt8], in range: ByteRange, context: NumberContext
  ) -> [Quantity] {
    judge(beside: quantity, bytes, in: range, context).amounts
  }

  /// The numbers of a line that may be amounts and are read as none; where the line names no amount, lengths too. O(length).
  ///
  /// - Parameter quantity: what was read of the line; nil for a line without an amount.
  package static func leftOut(
    by quantity: Quantity?, _ bytes: [UInt8], in range: ByteRange, context: NumberContext
  ) -> [ByteRange] {
    let further = judge(beside: quantity, bytes, in: range, context)
    guard quantity == nil, further.amounts.isEmpty else { return further.unread }
    return (further.unread + further.lengths).sorted { $0.lower < $1.lower }
  }

  private static func judge(
    beside quantity: Quantity?, _ bytes: [UInt8], in range: ByteRange, _ context: NumberContext
  ) -> AmountReader.Further {
    let read = ByteRange(range.lower, min(range.upper, range.lower + longest))
    let taken = quantity?.ranges ?? []
    // Most lines have no further number, which their bytes tell: a digit, or what a vulgar fraction begins with.
    let mayHold = read.indices.contains { place in
      let byte = bytes[place]
      return (byte.isDigit || byte == 0xC2 || byte == 0xE2)
        && !taken.contains { $0.lower <= place && place < $0.upper }
    }
    guard mayHold else { return AmountReader.Further() }
    return AmountReader(bytes, in: read, context: context).further(without: taken)
  }
}

extension Quantity {
  /// The bytes of the amount and of all its parts.
  var ranges: [ByteRange] { [range] + parts.map(\.quantity.range) }
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
    let start = ByteCursor(bytes, in: name).name(from: reader.tokens[reading.next - 1].range.upper)
    return ByteCursor.trimming(ByteRange(start, name.upper), of: bytes)
  }
}
