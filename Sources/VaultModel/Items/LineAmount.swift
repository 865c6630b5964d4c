package import VaultSyntax

/// How much of something a line of a shopping list or of the pantry names.
package struct LineAmount: Sendable, Hashable {
  /// The amount as written, without its emphasis: `400 g`.
  package var text: String
  /// The same as a quantity.
  package var quantity: Quantity
  /// Where it is written, without its emphasis.
  package var range: ByteRange

  package init(text: String, quantity: Quantity, range: ByteRange) {
    self.text = text
    self.quantity = quantity
    self.range = range
  }
}

extension ItemType {
  /// Whether its lines say of something how much there is or is wanted, so that their words may name an amount.
  package var hasAmounts: Bool { self == .shopping || self == .pantry }
}

/// The amount that the words of a line name without emphasis.
///
/// It stands before the name, `400 g flour`, `half a lemon`, or with a unit behind it, `Butter 50 g`: a number alone at the
/// end belongs to the name, `batteries AAA 4`.
package struct StatedAmount {
  package var quantity: Quantity
  package var range: ByteRange
  package var name: ByteRange

  /// Whether it stands before the name.
  package var isLeading: Bool { range.lower <= name.lower }

  /// The name in the text of a line; nil if it names no amount.
  package static func name(in text: String) -> String? {
    let source = TextSource(Array(text.utf8))
    return StatedAmount(source.bytes, in: source.range, context: NumberContext())
      .map { TextSource(source.bytes, $0.name).text }
  }

  /// Reads the text of a line; nil if it is only a name. O(length).
  init?(_ bytes: [UInt8], in text: ByteRange, context: NumberContext) {
    if let prefix = Quantity.prefix(of: bytes, in: text, context: context) {
      (quantity, range, name) = (prefix.quantity, prefix.range, prefix.name)
    } else if let line = LineQuantity(bytes, in: text, context: context), !line.name.isEmpty,
      line.name.upper <= line.range.lower, line.quantity.spelling != nil,
      // Only tags may follow.
      line.aside.isEmpty || bytes[line.aside.lower] == UInt8(ascii: "#")
    {
      (quantity, range, name) = (line.quantity, line.range, line.name)
    } else {
      return nil
    }
  }
}

extension Note {
  /// The amount of a line and the words behind it; the whole text when it names no amount, as of `7up`.
  ///
  /// An `amount:` in the tail counts instead of the slot's.
  package func amountAndName(of item: Item) -> (amount: LineAmount?, name: String) {
    guard let reading = item.reading.map({ readings.lines[$0] }) else { return (nil, title(of: item)) }
    let slot = slotAmountAndName(of: item, reading)
    let tail = amountInTail(of: item).flatMap { range in
      Quantity.parsing(document.bytes, in: range, context: context.numbers).map { amount($0, at: range) }
    }
    return (tail ?? slot.amount, slot.name)
  }

  /// The quantity of ``amountAndName(of:)``, without a text made of anything.
  func quantity(of item: Item) -> Quantity? {
    guard let reading = item.reading.map({ readings.lines[$0] }) else { return nil }
    if let range = amountInTail(of: item),
      let quantity = Quantity.parsing(document.bytes, in: range, context: context.numbers)
    {
      return quantity
    }
    switch reading.amountStyle {
    case .emphasised: return Quantity.parsing(document.bytes, in: reading.amount, context: context.numbers)
    case .unmarked, .absent: return statedAmount(of: item)?.quantity
    case .money: return nil
    }
  }

  /// Where the tail of a line says its amount, without quotes; nil when it does not.
  package func amountInTail(of item: Item) -> ByteRange? {
    guard let field = field(.amount, of: item), case .attribute(let index) = field.source else { return nil }
    let attribute = readings.attributes[index]
    switch attribute.form {
    case .plain: return attribute.value
    case .singleQuoted, .doubleQuoted: return ByteRange(attribute.value.lower + 1, attribute.value.upper - 1)
    case .flag, .link, .list: return nil
    }
  }

  private func slotAmountAndName(of item: Item, _ reading: LineReading) -> (amount: LineAmount?, name: String) {
    switch reading.amountStyle {
    case .emphasised:
      let quantity = Quantity.parsing(document.bytes, in: reading.amount, context: context.numbers)
      return (quantity.map { amount($0, at: reading.amount) }, document.text(reading.text))
    case .unmarked, .absent:
      guard let stated = statedAmount(of: item) else { return (nil, document.text(reading.text)) }
      return (amount(stated.quantity, at: stated.range), document.text(stated.name))
    case .money:
      return (nil, document.text(reading.text))
    }
  }

  /// The amount in the words of a line of a shopping list or of the pantry, and that which an ingredient begins with.
  package func statedAmount(of item: Item) -> StatedAmount? {
    guard let reading = item.reading.map({ readings.lines[$0] }) else { return nil }
    switch reading.amountStyle {
    case .emphasised, .money: return nil
    case .absent where !item.type.hasAmounts: return nil
    case .absent, .unmarked: return StatedAmount(document.bytes, in: reading.text, context: context.numbers)
    }
  }

  private func amount(_ quantity: Quantity, at range: ByteRange) -> LineAmount {
    LineAmount(text: document.text(range), quantity: quantity, range: range)
  }
}

extension LineAmount: FactSource {
  package var facts: [Fact] {
    var facts = FactList()
    facts.add("text", text)
    facts.add("value", quantity.amount?.value)
    facts.add("to", quantity.amount?.upper?.value)
    facts.add("unit", quantity.unit?.name)
    let added = quantity.parts.filter { $0.role == .addition }
    facts.add("added", added.isEmpty ? nil : added.map { FactValue.object($0.quantity.addedFacts) })
    return facts.facts
  }
}

extension Quantity {
  /// What is added to an amount: the 200 g of `1 kg 200 g`.
  fileprivate var addedFacts: [Fact] {
    var facts = FactList()
    facts.add("value", amount?.value)
    facts.add("unit", unit?.name)
    return facts.facts
  }
}
