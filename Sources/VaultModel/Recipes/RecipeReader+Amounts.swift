import VaultSyntax

extension RecipeReader {
  /// Reads the amount: the marked one, else one at the beginning of the text.
  func readAmount(of ingredient: inout Ingredient, _ reading: LineReading) {
    if reading.amountStyle == .emphasised {
      ingredient.quantity = Quantity.parsing(bytes, in: reading.amount, context: recipe.context)
      // The delimiters are one byte each.
      ingredient.amountRange = ByteRange(max(reading.amount.lower, 1) - 1, reading.amount.upper + 1)
      ingredient.isMarked = true
      return
    }
    guard let prefix = Quantity.prefix(of: bytes, in: reading.text, context: recipe.context) else { return }
    ingredient.quantity = prefix.quantity
    ingredient.amountRange = prefix.range
    ingredient.name = ByteCursor.trimming(ByteRange(prefix.nameStart, reading.text.upper), of: bytes)
  }

  /// Reads what says the amount again, or adds to it, right after it: `(240 ml)`, `/ 240 ml`, `+ 2 tbsp`, `plus 2 tbsp`.
  ///
  /// Only amounts of mass and volume after one of mass or volume: `2 cans (400 g)` is the size of a can.
  func readFurtherAmounts(of ingredient: inout Ingredient) {
    guard let unit = ingredient.quantity?.unit, unit.dimension != .count, ingredient.quantity?.packSize == nil else {
      return
    }
    while let (further, nameStart) = furtherAmount(in: ingredient.name) {
      ingredient.furtherQuantities.append(further)
      ingredient.name = ByteCursor.trimming(ByteRange(nameStart, ingredient.name.upper), of: bytes)
    }
  }

  private func furtherAmount(in name: ByteRange) -> (quantity: Quantity, nameStart: Int)? {
    var cursor = ByteCursor(bytes, in: name)
    cursor.skipSpaces()
    let isBracketed = cursor.take(0x28)
    guard isBracketed || cursor.take(0x2F) || cursor.take(0x2B) || takePlus(&cursor) else { return nil }
    let rest = ByteRange(cursor.position, name.upper)
    guard let prefix = Quantity.prefix(of: bytes, in: rest, context: recipe.context),
      let unit = prefix.quantity.unit, unit.dimension != .count, prefix.quantity.packSize == nil
    else { return nil }
    guard isBracketed else { return (prefix.quantity, prefix.nameStart) }
    cursor.position = prefix.range.upper
    cursor.skipSpaces()
    guard cursor.take(0x29) else { return nil }
    cursor.skipSpaces()
    return (prefix.quantity, cursor.position)
  }

  private func takePlus(_ cursor: inout ByteCursor) -> Bool {
    let word = Array("plus ".utf8)
    guard cursor.position < cursor.end, bytes[cursor.position..<cursor.end].starts(with: word) else { return false }
    cursor.position += word.count
    return true
  }

  /// Takes `to taste` off the end of a name without an amount, with the comma before it.
  func readTrailingText(of ingredient: inout Ingredient) {
    guard ingredient.quantity == nil, let text = Quantity.trailingText(of: bytes, in: ingredient.name),
      text.lower > ingredient.name.lower
    else { return }
    ingredient.quantity = Quantity(magnitude: .text, unitText: text)
    ingredient.amountRange = text
    var upper = ByteCursor.trimming(ByteRange(ingredient.name.lower, text.lower), of: bytes).upper
    if upper > ingredient.name.lower, bytes[upper - 1] == 0x2C || bytes[upper - 1] == 0x28 { upper -= 1 }
    ingredient.name = ByteCursor.trimming(ByteRange(ingredient.name.lower, upper), of: bytes)
  }

  /// Reports a number that has two readings or too many digits.
  mutating func reportRefusal(of ingredient: Ingredient) {
    guard case .refused(let refusal)? = ingredient.quantity?.magnitude else { return }
    let text = document.text(refusal.range)
    switch refusal {
    case .tooLarge: report(.recipeAmountTooLarge, at: refusal.range, [text])
    case .ambiguous(let decimal, let thousands):
      let readings = [decimal, thousands].map {
        $0.value.decimal(upTo: 3, mark: recipe.context.decimalMark ?? .point) ?? text
      }
      report(.recipeAmountAmbiguous, at: refusal.range, [text] + readings, suggestions: readings)
    }
  }
}
