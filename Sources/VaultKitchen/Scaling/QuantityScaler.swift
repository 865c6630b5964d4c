package import VaultModel
import VaultSyntax

/// Multiplies amounts and prints them in their author's notation.
///
/// ```swift
/// let scaler = QuantityScaler(bytes: bytes, factor: try ScaleFactor(from: 4, to: 6), options: ScaleOptions())
/// try scaler.scale(quantity)?.text   // "1 1/2 cups"
/// ```
package struct QuantityScaler: Sendable {
  /// The bytes that the quantities were read from.
  package let bytes: [UInt8]
  package let factor: ScaleFactor
  package let options: ScaleOptions
  /// What the note's numbers are read by.
  package let context: NumberContext

  package init(bytes: [UInt8], factor: ScaleFactor, options: ScaleOptions, context: NumberContext = NumberContext()) {
    self.bytes = bytes
    self.factor = factor
    self.options = options
    self.context = context
  }

  /// What limits one ingredient.
  struct Limits {
    /// The most there may be, in the quantity's own unit.
    var maximum: Rational?
    /// Whether only whole items count.
    var roundsUp = false
    /// Whether the amount is not multiplied, but may still be shown in other units.
    var isFixed = false
  }

  /// The amount multiplied; a text or refused amount as it is. Throws if the exact result does not fit.
  package func scale(_ quantity: Quantity) throws(ScaleError) -> ScaledQuantity {
    try scale(quantity, Limits())
  }

  func scale(_ quantity: Quantity, _ limits: Limits) throws(ScaleError) -> ScaledQuantity {
    var result = try scaleAlone(quantity, limits)
    var limits = limits
    // `max` limits the amount itself.
    limits.maximum = nil
    var end = quantity.range.upper
    for part in quantity.parts where part.role != .size {
      let scaled = try scaleAlone(part.quantity, limits)
      result.patches += scaled.patches
      result.parts.append(ScaledQuantity.Part(role: part.role, quantity: scaled))
      if part.quantity.range.upper <= quantity.statement.upper {
        let start = part.quantity.range.lower
        result.addedText += text(ByteRange(min(end, start), start)) + scaled.text
        end = part.quantity.range.upper
      }
    }
    return result
  }

  private func scaleAlone(_ quantity: Quantity, _ limits: Limits) throws(ScaleError) -> ScaledQuantity {
    guard let amount = quantity.amount else { return unscaled(quantity) }
    var values: [Rational] = []
    for number in amount.numbers { values.append(try multiplied(number, limits)) }
    return printed(values, quantity, amount)
  }

  private func unscaled(_ quantity: Quantity) -> ScaledQuantity {
    let unitText = text(quantity.unitText)
    guard case .refused(let refusal) = quantity.magnitude else {
      return ScaledQuantity(values: [], amountText: unitText, unit: nil, unitText: "", patches: [])
    }
    return ScaledQuantity(
      values: [], amountText: text(refusal.range), unit: quantity.unit, unitText: unitText, patches: [])
  }

  private func multiplied(_ number: WrittenNumber, _ limits: Limits) throws(ScaleError) -> Rational {
    if limits.isFixed || factor == .one { return number.value }
    guard var value = try? number.value * factor.value else { throw .overflow(text(number.range)) }
    if limits.roundsUp, !value.isWhole, value > 0 { value = Rational(value.wholePart &+ 1) }
    if let maximum = limits.maximum, value > maximum { value = maximum }
    return value
  }

  // MARK: Units

  /// The unit to print amounts of `unit` in.
  private func unit(for values: [Rational], of unit: Unit, _ amount: Amount, _ language: Language) -> Unit {
    if let system = options.system, let own = unit.system, own != system,
      let ladder = KitchenLadder(in: system, from: unit), let smallest = values.min()
    {
      return ladder.largest(for: smallest, of: unit, options.measures)
    }
    if options.style == .plain { return readable(values, unit, amount) }
    guard options.style == .kitchen, let ladder = KitchenLadder(of: unit, language: language) else { return unit }
    return ladder.best(for: values, of: unit, options.measures)
  }

  /// Grams for kilograms and millilitres for litres where two decimals would be off by more than 1 %: 1/24 kg is no 0.04 kg.
  private func readable(_ values: [Rational], _ unit: Unit, _ amount: Amount) -> Unit {
    let smaller: Unit
    switch unit {
    case .kilogram: smaller = .gram
    case .litre, .decilitre, .centilitre: smaller = .millilitre
    default: return unit
    }
    let isCoarse = zip(values, amount.numbers).contains { value, number in
      guard value.printed(in: number.notation).hasPrefix("≈"), let parts = value.rounded(toPartsOf: 100),
        let shown = Rational(parts, over: 100)
      else { return false }
      return !value.isClose(to: shown)
    }
    return isCoarse ? smaller : unit
  }

  private func printed(_ values: [Rational], _ quantity: Quantity, _ amount: Amount) -> ScaledQuantity {
    let spelling = quantity.packSize == nil ? quantity.spelling : nil
    let isChanged = values != amount.numbers.map(\.value)
    guard let own = spelling?.unit, let language = spelling?.language else {
      return written(values, nil, isChanged: isChanged, quantity, amount)
    }
    let best = unit(for: values, of: own, amount, language)
    let converted = values.compactMap { own.convert($0, to: best, options.measures) }
    guard best != own, converted.count == values.count else {
      return written(values, own, isChanged: isChanged, quantity, amount)
    }
    return written(converted, best, isChanged: true, quantity, amount)
  }

  // MARK: Writing

  private func written(
    _ values: [Rational], _ unit: Unit?, isChanged: Bool, _ quantity: Quantity, _ amount: Amount
  ) -> ScaledQuantity {
    let printer = AmountPrinter(options: options, context: context)
    var texts: [String] = []
    for (value, number) in zip(values, amount.numbers) {
      // A measure alone, `pinch of salt`, says one without a number.
      let isAsWritten = !isChanged && (options.style != .kitchen || number.range.isEmpty)
      texts.append(
        isAsWritten
          ? text(number.range)
          : Self.undoubted(
            printer.text(value, like: number, unit, quantity.spelling, isApproximate: amount.isApproximate), value, unit
          ))
    }
    let oldUnit = text(quantity.unitText)
    let newUnit =
      unit == quantity.unit || unit == nil && quantity.packSize != nil
      ? printer.sameUnit(oldUnit, quantity, texts.last ?? "")
      : printer.newUnit(unit, like: quantity.spelling, oldUnit, texts.last ?? "")
    var result = ScaledQuantity(
      values: values, amountText: "", unit: unit ?? quantity.unit, unitText: newUnit, patches: [])
    result.patchNumbers(texts, amount, in: bytes)
    result.patchUnit(oldUnit, quantity, amount)
    return result
  }

  /// `1.1250 g` for `1.125 g`: before grams and millilitres three digits behind a mark are read as thousands.
  private static func undoubted(_ text: String, _ value: Rational, _ unit: Unit?) -> String {
    guard unit == .gram || unit == .millilitre, !value.isWhole else { return text }
    let bytes = Array(text.utf8)
    guard bytes.count > 4, bytes.suffix(3).allSatisfy({ $0 &- 0x30 < 10 }), let first = bytes.first, first != 0x30,
      bytes[bytes.count - 4] == 0x2E || bytes[bytes.count - 4] == 0x2C,
      bytes.dropLast(4).allSatisfy({ $0 &- 0x30 < 10 })
    else { return text }
    return text + "0"
  }

  private func text(_ range: ByteRange) -> String {
    String(decoding: bytes[range.indices.clamped(to: bytes.indices)], as: UTF8.self)
  }
}

extension ScaledQuantity {
  /// Puts new numbers for the old ones; two ends that came out the same become one number.
  fileprivate mutating func patchNumbers(_ texts: [String], _ amount: Amount, in bytes: [UInt8]) {
    let numbers = amount.numbers
    let range = amount.range
    if texts.count == 2, texts[0] == texts[1], numbers[0].value != numbers[1].value {
      amountText = texts[0]
      patches.append(Patch(range, texts[0]))
      return
    }
    var cursor = range.lower
    for (text, number) in zip(texts, numbers) {
      amountText += String(decoding: bytes[min(cursor, number.range.lower)..<number.range.lower], as: UTF8.self) + text
      cursor = number.range.upper
      if !bytes[number.range.indices].elementsEqual(text.utf8) {
        patches.append(Patch(number.range, text + number.space(before: bytes)))
      }
    }
  }

  fileprivate mutating func patchUnit(_ oldUnit: String, _ quantity: Quantity, _ amount: Amount) {
    guard unitText != oldUnit, !oldUnit.isEmpty else { return }
    // `200g` may become `7oz`, but `1cup` needs a space.
    let isJoined = quantity.unitText.lower == amount.range.upper && amount.lower.notation.form != .word
    patches.append(Patch(quantity.unitText, (isJoined && unitText.utf8.count > 3 ? " " : "") + unitText))
  }
}

extension WrittenNumber {
  /// What digits need behind them where a word needs nothing: a space in `півсклянки`, an `x` before a fraction.
  fileprivate func space(before bytes: [UInt8]) -> String {
    guard notation.form == .word, range.upper < bytes.count else { return "" }
    if bytes[range.upper] > 0x20 { return " " }
    // `2 ¼-ounce packets` would be two and a quarter.
    let next = ByteRange(min(range.upper + 1, bytes.count), min(range.upper + 16, bytes.count))
    guard case .number(let size)? = NumberReading.prefix(of: bytes, in: next) else { return "" }
    return size.notation.form == .vulgar || size.notation.form == .slash ? " x" : ""
  }
}
