package import VaultModel
package import VaultSyntax

/// One amount of an ingredient line, exact, with what adds up added up.
package struct IngredientAmount: Sendable, Hashable {
  /// What an amount says about the others.
  package enum Role: UInt8, Sendable, Hashable {
    /// How much to take.
    case main
    /// The same once more in another unit: the 240 g of `2 cups / 240 g flour`.
    case equivalent
    /// What one of the counted things holds or weighs: the 14 oz of `1 (14 oz) can`.
    case size
    /// To be taken as well, where the units do not add up: `2 cloves plus 1 tsp garlic`.
    case addition
  }

  package var role: Role
  /// The number, or the lower end of a range; zero for `up to 5`.
  package var value: Rational
  /// The upper end of a range.
  package var upper: Rational?
  /// The unit, if vault knows it.
  package var unit: Unit?
  /// The unit as written; empty for a bare number.
  package var unitText: ByteRange
  /// From the first byte of the amount to the last of its unit.
  package var range: ByteRange
  /// Whether the amount is not meant exactly: `about 2 cups`.
  package var isApproximate = false

  /// One quantity without its parts; nil for text and for a number that cannot be read.
  init?(_ quantity: Quantity, role: Role = .main) {
    guard let amount = quantity.amount else { return nil }
    self.role = role
    value = amount.isAtMost ? 0 : amount.value
    upper = amount.isAtMost ? amount.value : amount.upper?.value
    unit = quantity.unit
    unitText = quantity.unitWord
    range = quantity.range
    isApproximate = amount.isApproximate
    if role == .main, quantity.isProduct, let size = quantity.packSize,
      let total = try? amount.value * size.amount.value
    {
      value = total
      upper = amount.upper.flatMap { try? $0.value * size.amount.value }
      unit = size.unit
      unitText = quantity.parts.first { $0.role == .size }?.quantity.unitText ?? unitText
    }
  }

  /// Two amounts as one of the smaller unit, exactly; nil where they do not add up.
  func adding(_ second: IngredientAmount) -> IngredientAmount? {
    guard let left = unit, let right = second.unit, left.base == right.base, upper == nil, second.upper == nil else {
      return nil
    }
    let isSecondSmaller = right.factor() < left.factor()
    let smaller = isSecondSmaller ? right : left
    guard let one = left.convert(value, to: smaller), let other = right.convert(second.value, to: smaller),
      let total = try? one + other
    else { return nil }
    var result = isSecondSmaller ? second : self
    result.role = .main
    result.value = total
    result.range = ByteRange(range.lower, second.range.upper)
    return result
  }
}

extension IngredientLine {
  /// Takes over what an amount says with all its parts.
  mutating func setQuantity(_ quantity: Quantity, in bytes: [UInt8]) {
    self.quantity = quantity
    amounts = IngredientAmount(quantity).map { [$0] } ?? []
    let isProduct = quantity.isProduct
    for part in quantity.parts where !(isProduct && part.role == .size) { appendAmount(of: part) }
  }

  /// Adds what is said behind the name; it is the amount itself where there is none yet.
  mutating func add(_ part: Quantity.Part, in bytes: [UInt8]) {
    guard quantity != nil else { return setQuantity(part.quantity, in: bytes) }
    quantity?.parts.append(part)
    appendAmount(of: part)
  }

  private mutating func appendAmount(of part: Quantity.Part) {
    guard let first = amounts.first else { return }
    switch part.role {
    case .deduction: break
    case .equivalentAddition:
      guard let more = IngredientAmount(part.quantity), let last = amounts.last, last.role == .equivalent,
        var sum = last.adding(more)
      else { return }
      sum.role = .equivalent
      amounts[amounts.count - 1] = sum
    case .upperEnd:
      guard let upper = IngredientAmount(part.quantity), let unit = first.unit else { return }
      amounts[0].upper = upper.unit?.convert(upper.value, to: unit)
      amounts[0].range = ByteRange(first.range.lower, upper.range.upper)
    case .addition:
      guard let more = IngredientAmount(part.quantity, role: .addition) else { return }
      if amounts.count == 1, let sum = first.adding(more) { amounts = [sum] } else { amounts.append(more) }
    case .equivalent, .size:
      guard let more = IngredientAmount(part.quantity, role: part.role == .size ? .size : .equivalent) else { return }
      amounts.append(more)
    }
  }
}
