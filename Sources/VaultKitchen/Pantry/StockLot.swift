package import VaultModel
import VaultSyntax

/// One lot of the pantry with its food, as far as amounts can be taken from it.
package struct StockLot: Sendable {
  package let lot: PantryLot
  package let food: NamedFood
  /// How much the note says there is, of a range the lower end; nil when it says no number.
  package let amount: FoodAmount?
  /// What the note's numbers are read by.
  private let numbers: NumberContext

  /// Recognises the food of a lot.
  ///
  /// - Parameter numbers: what the numbers of the lot's note are read by.
  package init(_ lot: PantryLot, numbers: NumberContext, _ book: FoodBook) {
    self.init(lot, with: [], numbers: numbers, book)
  }

  private init(_ lot: PantryLot, with further: FoodFacts, numbers: NumberContext, _ book: FoodBook) {
    self.lot = lot
    self.numbers = numbers
    let food = book.food(of: lot, with: further)
    self.food = food
    amount = lot.amount.flatMap { written in
      guard let (value, unit) = written.quantity.whole(book.measures), value >= 0 else { return nil }
      let own = FoodAmount(value, unit, unitText: unit == nil ? written.unitText : written.unitWord)
      return lot.food == nil ? book.amount(own, inPartsOf: food) : own
    }
  }

  /// The lots of a line, one for each food that it names: `3 eggs, 1 l milk`. Each has the line's other keys.
  ///
  /// - Parameter numbers: what the numbers of the line's note are read by.
  package static func all(of lot: PantryLot, numbers: NumberContext, _ book: FoodBook) -> [StockLot] {
    let name = Array(lot.name.utf8)
    let whole = ByteRange(0, name.count)
    let stretches = lot.food == nil ? LineDivision(name, in: whole, numbers, book).stretches : [whole]
    guard stretches.count > 1 else { return [StockLot(lot, numbers: numbers, book)] }
    // `500 g muesli, nuts, raisins` may be one bag.
    let isOneAmount =
      lot.amount != nil
      && stretches.dropFirst().allSatisfy { stretch in
        LineQuantity(name, in: stretch, context: numbers) == nil
      }
    let facts = stretches.map { isOneAmount ? book.matcher.facts(of: TextSource(name, $0).trimmed.text) : [] }
    return stretches.enumerated().map { number, stretch in
      let further = number == 0 ? facts.dropFirst().reduce(into: FoodFacts()) { $0.formUnion($1) } : []
      var own = lot
      own.name = TextSource(name, stretch).trimmed.text
      if number > 0 {
        own.amount = nil
        let bytes = Array(own.name.utf8)
        if let line = LineQuantity(bytes, in: ByteRange(0, bytes.count), context: numbers), !line.name.isEmpty {
          own.amount = LineAmount(
            text: TextSource(bytes, line.range).text, quantity: line.quantity, range: line.range)
          own.name = TextSource(bytes, line.name).text
        }
      }
      return StockLot(own, with: further, numbers: numbers, book)
    }
  }

  /// The lot's amount as it is to be written when some of it was taken: in its author's notation, `1 jar` of `2 jars`; of a
  /// range both ends. Nil when nothing is left, so that the line goes.
  ///
  /// - Parameters:
  ///   - taken: so many of the lot's own unit.
  ///   - isEstimate: whether that was reckoned by an average weight, so that further digits would say nothing.
  package func amountText(without taken: Rational, isEstimate: Bool = false) -> String? {
    guard let written = lot.amount, let quantity = written.quantity.amount else { return nil }
    // Of heads and cups the printer says itself that they are near.
    let isEstimate = isEstimate && amount?.unit?.system == .metric
    if written.quantity.isProduct || written.quantity.parts.contains(where: { $0.role == .addition }) {
      guard let whole = amount, let left = try? whole.value - taken, left > 0 else { return nil }
      return written.text(asOne: isEstimate ? left.estimate : left, whole.unit, numbers)
    }
    var values: [Rational] = []
    for number in quantity.numbers {
      guard let left = try? number.value - taken else { return written.text }
      values.append(max(isEstimate ? left.estimate : left, 0))
    }
    guard let least = values.first, least > 0 else { return nil }
    return written.text(with: values, numbers)
  }
}

extension StockLot {
  /// The lot's amount as it is to be written when nothing is left and the line says so: `0 g`.
  package var emptyText: String {
    guard let amount, let written = lot.amount else { return "0" }
    return written.text(asOne: 0, amount.unit, numbers).trimmed
  }

  /// Whether its amount is one number, exact and with at most a unit.
  var isPlain: Bool {
    guard let written = lot.amount, let quantity = written.quantity.amount else { return false }
    return quantity.numbers.count == 1 && written.quantity.parts.isEmpty && !written.quantity.isProduct
      && !quantity.isApproximate
  }
}

extension Rational {
  /// The number with three digits, but none less before the decimal mark; exact where nothing would be left of it.
  var estimate: Rational {
    let parts: Int64 = self >= 100 ? 1 : self >= 10 ? 10 : self >= 1 ? 100 : 1000
    guard let rounded = rounded(toPartsOf: parts), rounded > 0 else { return self }
    return Rational(rounded, over: parts) ?? self
  }
}

extension LineAmount {
  /// The unit as written; empty for a bare number.
  fileprivate var unitText: String { written(quantity.unitText) }

  /// The unit as written, without the size of a pack.
  fileprivate var unitWord: String { written(quantity.unitWord) }

  /// The text of a range of the note.
  private func written(_ range: ByteRange) -> String {
    let bytes = Array(text.utf8)
    return String(decoding: bytes[own(range).indices.clamped(to: bytes.indices)], as: UTF8.self)
  }

  /// A range of the note as one of ``text``.
  private func own(_ other: ByteRange) -> ByteRange {
    let lower = max(other.lower - range.lower, 0)
    return ByteRange(lower, max(lower, other.upper - range.lower))
  }

  /// `900 g` for what is left of `1 kg 200 g` or `3 x 400 g`: one number for all that was added up.
  fileprivate func text(asOne value: Rational, _ unit: Unit?, _ numbers: NumberContext) -> String {
    guard let amount = quantity.amount else { return text }
    let printer = AmountPrinter(options: ScaleOptions(style: .exact), context: numbers)
    let part = quantity.isProduct ? quantity.parts.first { $0.role == .size }?.quantity : quantity
    let number = printer.text(
      value, like: part?.amount?.lower ?? amount.lower, unit, part?.spelling, isApproximate: amount.isApproximate)
    let bytes = Array(text.utf8)
    let word = own(part?.unitWord ?? quantity.unitWord).indices.clamped(to: bytes.indices)
    return number + " " + String(decoding: bytes[word], as: UTF8.self)
  }

  /// The text with other numbers, and the unit in the form that goes with the last of them.
  fileprivate func text(with values: [Rational], _ numbers: NumberContext) -> String {
    guard let amount = quantity.amount else { return text }
    let printer = AmountPrinter(options: ScaleOptions(style: .exact), context: numbers)
    let texts = zip(values, amount.numbers).map { value, number in
      printer.text(value, like: number, quantity.unit, quantity.spelling, isApproximate: amount.isApproximate)
    }
    var patches = zip(texts, amount.numbers).map { Patch(own($1.range), $0) }
    if !quantity.unitText.isEmpty {
      let plural = AmountPrinter(options: ScaleOptions(style: .kitchen), context: numbers)
      let word =
        quantity.spelling == nil && quantity.packSize == nil
        ? CountedFood.measure(
          unitText, after: texts.last ?? "", written: amount.numbers.last, in: ShopWords.language(of: unitText))
        : plural.sameUnit(unitText, quantity, texts.last ?? "")
      patches.append(Patch(own(quantity.unitText), word))
    }
    return String(decoding: patches.applied(to: Array(text.utf8)), as: UTF8.self)
  }
}
