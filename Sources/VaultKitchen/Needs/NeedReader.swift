import VaultModel
import VaultSyntax

/// Reads what one scaled line of a recipe asks for.
struct NeedReader {
  let bytes: [UInt8]
  let context: NumberContext
  let factor: ScaleFactor
  let book: FoodBook

  /// What a line asks for; `names` keeps the names that were read.
  func need(of line: ScaledRecipe.Line, at place: Int, _ names: inout IngredientNames) -> FoodNeed {
    let ingredient = line.ingredient
    let name = ingredient.plainName
    let reading = names.reading(of: bytes, in: name, context, isLink: ingredient.link != nil)
    let stated = ingredient.attributes.food.map { book.food(named: $0).called(reading.food.name) }
    var need = FoodNeed(food: stated ?? reading.food)
    need.ingredient = place
    need.line = ingredient.line
    need.isOptional = ingredient.attributes.isOptional || reading.line.isOptional
    need.isFixed = ingredient.attributes.isFixed
    need.isToTaste = isToTaste(ingredient, reading.line)
    need.preparations =
      reading.texts(of: reading.line.preparations) + [ingredient.attributes.preparation].compactMap(\.self)
    need.text = shown(line, name)
    need.substitutes = substitutes(of: need.food, ingredient, reading)
    if !need.isToTaste { readAmounts(of: &need, line, reading) }
    return need
  }

  private func text(_ range: ByteRange) -> String {
    String(decoding: bytes[range.indices.clamped(to: bytes.indices)], as: UTF8.self)
  }

  /// The name behind its amount; text such as `to taste` is no amount.
  private func shown(_ line: ScaledRecipe.Line, _ name: ByteRange) -> String {
    guard let quantity = line.quantity, !quantity.values.isEmpty || line.ingredient.quantity?.magnitude != .text else {
      return text(name)
    }
    let (amount, name) = (quantity.text, text(name))
    return amount.isEmpty || name.isEmpty ? amount + name : amount + " " + name
  }

  /// Text without a number never says how much: `to taste`, `a little`.
  private func isToTaste(_ ingredient: Ingredient, _ reading: IngredientLine) -> Bool {
    if ingredient.attributes.isToTaste { return true }
    if case .text? = ingredient.quantity?.magnitude { return true }
    return ingredient.quantity == nil && reading.isToTaste && reading.amounts.isEmpty
  }

  private func substitutes(
    of food: NamedFood, _ ingredient: Ingredient, _ reading: IngredientNames.Reading
  ) -> [NamedFood] {
    guard ingredient.attributes.substitute != nil || !reading.substitutes.isEmpty else { return [] }
    var seen: Set<NamedFood> = [food]
    return (named(by: ingredient.attributes.substitute) + reading.substitutes).filter { seen.insert($0).inserted }
  }

  /// The foods that the text of a `substitute` names: `oat milk or soy milk`.
  private func named(by substitute: String?) -> [NamedFood] {
    guard let substitute else { return [] }
    let bytes = Array(substitute.utf8)
    let line = IngredientLine(bytes, in: ByteRange(0, bytes.count))
    let others = line.alternatives.map { String(decoding: bytes[$0.indices.clamped(to: bytes.indices)], as: UTF8.self) }
    return ([line.name.isEmpty ? substitute : line.name] + others).map { book.food(named: $0) }
  }

  // MARK: The amounts

  private func readAmounts(of need: inout FoodNeed, _ line: ScaledRecipe.Line, _ reading: IngredientNames.Reading) {
    guard let quantity = line.ingredient.quantity else { return readLaterAmounts(of: &need, reading) }
    if case .refused(let refusal) = quantity.magnitude { need.unread = text(refusal.range) }
    guard let scaled = line.quantity, let value = scaled.values.first, value > 0 else { return }
    need.amounts = [amount(value, quantity)]
    if let pack = quantity.packSize, let whole = try? value * pack.amount.value {
      need.equivalents.append(FoodAmount(whole, pack.unit))
    }
    readFurther(of: &need, line)
    readSize(of: &need, value, reading.line)
    // `1 cup (240 ml) + 2 tbsp`: the bracket says only a part again.
    if need.amounts.count > 1 { need.equivalents = [] }
  }

  private func amount(_ value: Rational, _ quantity: Quantity) -> FoodAmount {
    // `400 g can` is counted in cans.
    FoodAmount(value, quantity.unit, unitText: quantity.unit == nil ? text(quantity.unitText) : "")
  }

  /// The amounts behind the first one: the same again, or what is added after `+` and `plus`.
  private func readFurther(of need: inout FoodNeed, _ line: ScaledRecipe.Line) {
    var end = line.ingredient.plainAmount.upper
    for (quantity, scaled) in zip(line.ingredient.furtherQuantities, line.further) {
      guard let written = quantity.amount, let value = scaled.values.first, value > 0 else { continue }
      let joint = ByteRange(min(end, written.range.lower), written.range.lower)
      let isAdded = bytes[joint.indices].contains(0x2B) || FoldedWords.list(of: text(joint)).contains("plus")
      if isAdded {
        need.amounts.append(amount(value, quantity))
      } else {
        need.equivalents.append(amount(value, quantity))
      }
      end = max(written.range.upper, quantity.unitText.upper)
    }
  }

  /// What one of the counted things weighs, `2 cans (400 g) tomatoes`, or the whole of it, `1 cup flour (120 g)`.
  private func readSize(of need: inout FoodNeed, _ value: Rational, _ reading: IngredientLine) {
    guard need.amounts.count == 1, let size = reading.amounts.first, let unit = size.unit, unit.dimension != .count
    else { return }
    let isCount = need.amounts[0].comparedUnit?.dimension ?? .count == .count
    let times = isCount ? value : need.isFixed ? 1 : factor.value
    if let whole = try? times * size.value, whole > 0 { need.equivalents.append(FoodAmount(whole, unit)) }
  }

  /// The amounts of a line that begins with its name: `flour (2 cups)`, `борошно 500 г`.
  func readLaterAmounts(of need: inout FoodNeed, _ reading: IngredientNames.Reading) {
    let times = need.isFixed ? 1 : factor.value
    for found in reading.line.amounts {
      let own = found.value > 0 ? found.value : found.upper ?? 0
      guard own > 0, let value = try? own * (found.role == .size ? 1 : times) else { continue }
      let amount = FoodAmount(
        value, found.unit, unitText: found.unit == nil ? reading.texts(of: [found.unitText])[0] : "")
      switch found.role {
      case .main, .addition: need.amounts.append(amount)
      case .equivalent: need.equivalents.append(amount)
      case .size:
        guard let count = need.amounts.first?.value, let whole = try? value * count else { continue }
        need.equivalents.append(FoodAmount(whole, amount.unit, unitText: amount.unitText))
      }
    }
    if need.amounts.count > 1 { need.equivalents = [] }
  }
}
