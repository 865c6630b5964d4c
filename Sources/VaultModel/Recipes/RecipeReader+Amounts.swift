import VaultSyntax

extension RecipeReader {
  /// Reads the amount: the marked one, else one at the beginning of the text.
  func readAmount(of ingredient: inout Ingredient, _ reading: LineReading) {
    if reading.amountStyle == .emphasised {
      ingredient.quantity = Quantity.parsing(bytes, in: reading.amount, context: recipe.context)
      // The delimiters are one byte each.
      ingredient.amountRange = ByteRange(max(reading.amount.lower, 1) - 1, reading.amount.upper + 1)
      ingredient.isMarked = true
      if var quantity = ingredient.quantity {
        ingredient.name = quantity.readFurther(bytes, in: ingredient.name, context: recipe.context)
        ingredient.quantity = quantity
      }
      ingredient.further = LineQuantity.further(
        beside: ingredient.quantity, bytes, in: reading.text, context: recipe.context)
      return
    }
    guard let line = LineQuantity(bytes, in: reading.text, context: recipe.context) else {
      ingredient.further = LineQuantity.further(beside: nil, bytes, in: reading.text, context: recipe.context)
      return
    }
    ingredient.further = line.further
    ingredient.quantity = line.quantity
    ingredient.amountRange = line.range
    ingredient.name = line.name
    ingredient.aside = line.aside
  }

  /// Takes `to taste` off the end of a name without an amount, with the comma before it.
  func readTrailingText(of ingredient: inout Ingredient) {
    guard ingredient.quantity == nil, let text = Quantity.trailingText(of: bytes, in: ingredient.name),
      text.lower > ingredient.name.lower
    else { return }
    ingredient.quantity = Quantity(magnitude: .text, unitText: text, range: text)
    ingredient.amountRange = text
    ingredient.name = LineQuantity.name(before: text.lower, in: ByteRange(ingredient.name.lower, text.lower), bytes)
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
