import VaultModel
import VaultSyntax

/// Reads what one scaled line of a recipe asks for.
struct NeedReader {
  let bytes: [UInt8]
  let context: NumberContext
  let factor: ScaleFactor
  let book: FoodBook

  /// What a line asks for, one need for each food that it names; `names` keeps the names that were read.
  func needs(of line: ScaledRecipe.Line, at place: Int, _ names: inout IngredientNames) -> [FoodNeed] {
    let ingredient = line.ingredient
    let reading = names.reading(of: ingredient, in: bytes, context)
    guard !reading.further.isEmpty else { return [need(of: line, at: place, reading)] }
    // `lettuce, walnuts 50 g` has an amount of the walnuts.
    let isBehind =
      ingredient.quantity != nil && ingredient.aside.isEmpty
      && ingredient.amountRange.lower >= ingredient.plainName.upper
    let owner = isBehind ? reading.all.count - 1 : 0
    return reading.all.enumerated().map { number, own in
      number == owner ? need(of: line, at: place, own) : need(of: own, listedIn: ingredient, at: place)
    }
  }

  /// What a food asks for that a line names beside another one, with the amount that stands before it.
  private func need(of reading: IngredientNames.Reading, listedIn ingredient: Ingredient, at place: Int) -> FoodNeed {
    var need = FoodNeed(food: reading.food)
    need.ingredient = place
    need.language = context.language
    need.line = ingredient.line
    need.isOptional = ingredient.attributes.isOptional || reading.line.isOptional
    need.isFixed = ingredient.attributes.isFixed
    need.isToTaste = ingredient.attributes.isToTaste || reading.line.isToTaste && reading.line.quantity == nil
    need.preparations = reading.texts(of: reading.line.preparations)
    let scaled = scaled(reading, isFixed: need.isFixed)
    need.text = scaled.text
    if scaled.spoken != scaled.text { need.agreeingText = scaled.spoken }
    var seen: Set<NamedFood> = [need.food]
    need.substitutes = reading.substitutes.filter { seen.insert($0).inserted }
    need.written = reading.line.quantity?.amount?.numbers.last
    if !need.isToTaste { readLaterAmounts(of: &need, reading) }
    countParts(of: &need)
    return need
  }

  /// The words of a food that a line names beside another one, with the amount multiplied: as written, and in the forms for
  /// its new number.
  private func scaled(_ reading: IngredientNames.Reading, isFixed: Bool) -> (text: String, spoken: String) {
    let scaler = QuantityScaler(
      bytes: reading.bytes, factor: isFixed ? .one : factor, options: ScaleOptions(measures: book.measures),
      context: context)
    let print = { (patches: [Patch]) in
      String(String(decoding: patches.applied(to: reading.bytes), as: UTF8.self).trimmed)
    }
    guard let written = reading.line.quantity, let quantity = try? scaler.scale(written) else {
      return (print([]), print([]))
    }
    let name = reading.line.nameRanges.first.flatMap { $0.lower >= written.range.upper ? $0 : nil }
    let spoken = quantity.agreeing(with: written, name, in: reading.bytes, context.language, inFractions: true)
    return (print(quantity.patches), print(spoken.patches))
  }

  /// What the food of a line asks for that names it alone, or before others.
  private func need(
    of line: ScaledRecipe.Line, at place: Int, _ reading: IngredientNames.Reading
  ) -> FoodNeed {
    let ingredient = line.ingredient
    let stated = ingredient.attributes.food.map { book.food(named: $0).called(reading.food.name) }
    var need = FoodNeed(food: stated ?? reading.food)
    need.ingredient = place
    need.language = context.language
    need.line = ingredient.line
    need.isOptional = ingredient.attributes.isOptional || reading.line.isOptional
    need.isFixed = ingredient.attributes.isFixed
    need.isToTaste = isToTaste(ingredient, reading.line)
    need.preparations =
      reading.texts(of: reading.line.preparations) + [ingredient.attributes.preparation].compactMap(\.self)
    need.text = shown(line, reading.bytes)
    // An amount that stays leaves its line to the author, but where it is put before the name.
    if !line.patches.isEmpty || ingredient.plainName.lower < ingredient.amountRange.lower {
      let spoken = shown(line.agreeing(in: bytes, context.language, inFractions: true), reading.bytes, inForm: true)
      if spoken != need.text { need.agreeingText = spoken }
    }
    need.substitutes = substitutes(of: need.food, ingredient, reading)
    if !need.isToTaste { readAmounts(of: &need, line) }
    if stated == nil, ingredient.link == nil { countParts(of: &need) }
    readParts(of: &need, ingredient)
    need.link = link(of: ingredient)?.decodedTarget(in: bytes)
    return need
  }

  /// The link that an ingredient is, also beside a word for how much: `2 batches [[shortcrust]]`.
  private func link(of ingredient: Ingredient) -> LinkReference? {
    if let link = ingredient.link { return link }
    let name = ingredient.name
    guard bytes[name.indices.clamped(to: bytes.indices)].contains(UInt8(ascii: "[")) else { return nil }
    let links = InlineScan(of: name, in: bytes).links
    return links.count == 1 ? links[0] : nil
  }

  /// Takes `10 garlic cloves` for ten cloves of garlic.
  private func countParts(of need: inout FoodNeed) {
    guard need.amounts.count == 1, need.amounts[0].unit == nil, need.amounts[0].unitText.isEmpty,
      let part = book.part(of: need.food)
    else { return }
    need.amounts[0] = FoodAmount(need.amounts[0].value, part.unit, unitText: part.word)
    need.food = part.food
  }

  /// Takes `juice of 2 lemons` for two lemons, of which a part is taken.
  private func readParts(of need: inout FoodNeed, _ ingredient: Ingredient) {
    guard ingredient.attributes.food == nil, ingredient.link == nil, !ingredient.aside.isEmpty,
      ingredient.aside.lower < ingredient.plainName.lower, need.amounts.count == 1, need.amounts[0].isCounted
    else { return }
    var parts: Set<String> = []
    var isFrom = false
    var isOther = false
    FoldedWords.forEach(in: bytes, ingredient.aside) { word, range in
      let isPart = LineWords.standard.has(bytes, range, .part)
      if isPart { parts.insert(word) }
      isFrom = isPart || LineWords.standard.has(bytes, range, .from)
      isOther =
        isOther
        || !isFrom
          && !LineWords.standard.has(bytes, range, [.preparation, .adverb, .article, .and, .size, .temperature])
    }
    let food = book.food(named: text(ingredient.plainName))
    guard !parts.isEmpty, isFrom, !isOther, !food.name.isEmpty else { return }
    need.food = food
    need.parts = parts
    need.equivalents = []
  }

  private func text(_ range: ByteRange) -> String {
    String(decoding: bytes[range.indices.clamped(to: bytes.indices)], as: UTF8.self)
  }

  /// The name behind its amount; text such as `to taste` is no amount. An amount inside stays there: `juice of 2 lemons`.
  ///
  /// - Parameter inForm: whether the name is in the form that its number asks for.
  private func shown(_ line: ScaledRecipe.Line, _ name: [UInt8], inForm: Bool = false) -> String {
    let written = line.ingredient.amountRange
    if !written.isEmpty, line.ingredient.line.lower < written.lower, written.upper <= line.ingredient.name.lower {
      return line.textWithoutBraces(in: bytes)
    }
    let name = inForm ? line.spokenName(name, in: bytes, context.language) : String(decoding: name, as: UTF8.self)
    guard let quantity = line.quantity, !quantity.values.isEmpty || line.ingredient.quantity?.magnitude != .text else {
      return name
    }
    let amount = quantity.text
    guard !amount.isEmpty, !name.isEmpty else { return amount + name }
    return amount + (isJoined(line.ingredient) ? " of " : " ") + name
  }

  /// Whether `of` and nothing else stands between the amount and the name: `a pinch of salt`.
  private func isJoined(_ ingredient: Ingredient) -> Bool {
    let (start, end) = (ingredient.amountRange.upper, ingredient.name.lower)
    return start < end && text(ByteRange(start, end)).split(separator: " ") == ["of"]
  }

  /// Text without a number never says how much: `to taste`, `a little`.
  private func isToTaste(_ ingredient: Ingredient, _ reading: IngredientLine) -> Bool {
    if ingredient.attributes.isToTaste { return true }
    if case .text? = ingredient.quantity?.magnitude { return true }
    return ingredient.quantity == nil && reading.isToTaste
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

  private func readAmounts(of need: inout FoodNeed, _ line: ScaledRecipe.Line) {
    guard let quantity = line.ingredient.quantity else { return }
    need.written = quantity.amount?.numbers.last
    if case .refused(let refusal) = quantity.magnitude { need.unread = text(refusal.range) }
    guard let scaled = line.quantity, let value = scaled.values.first, value > 0 else { return }
    need.amounts = [amount(value, quantity)]
    for (part, scaled) in zip(quantity.parts.filter({ $0.role != .size }), scaled.parts) {
      guard let value = scaled.quantity.values.first, value > 0 else { continue }
      switch part.role {
      case .addition: need.amounts.append(amount(value, part.quantity))
      case .equivalent: need.equivalents.append(amount(value, part.quantity))
      case .equivalentAddition:
        guard let last = need.equivalents.last, let unit = last.unit, let own = part.quantity.unit,
          let more = own.convert(value, to: unit), let sum = try? last.value + more
        else { continue }
        need.equivalents[need.equivalents.count - 1] = FoodAmount(sum, unit)
      case .deduction, .upperEnd, .size: break
      }
    }
    if !quantity.isProduct { need.equivalents += sizes(of: quantity, value) }
    // `1 cup (240 ml) + 2 tbsp`: the bracket says only a part again.
    if need.amounts.count > 1 { need.equivalents = [] }
  }

  private func amount(_ value: Rational, _ quantity: Quantity) -> FoodAmount {
    if quantity.isProduct, let size = quantity.packSize, let whole = try? value * size.amount.value {
      return FoodAmount(whole, size.unit)
    }
    // `400 g can` is counted in cans.
    return FoodAmount(
      value, quantity.unit, unitText: text(quantity.unit == nil ? quantity.unitText : quantity.unitWord))
  }

  /// What the counted things weigh or hold together: `2 cans (400 g) tomatoes`.
  private func sizes(of quantity: Quantity, _ count: Rational) -> [FoodAmount] {
    quantity.parts.compactMap { part in
      guard part.role == .size, let size = part.quantity.amount, let unit = part.quantity.unit, size.value > 0,
        let whole = try? count * size.value
      else { return nil }
      return FoodAmount(whole, unit)
    }
  }

  /// The amounts of a line that begins with its name: `flour (2 cups)`, `борошно 500 г`.
  func readLaterAmounts(of need: inout FoodNeed, _ reading: IngredientNames.Reading) {
    let times = need.isFixed ? 1 : factor.value
    for found in reading.line.amounts {
      let own = found.value > 0 ? found.value : found.upper ?? 0
      guard own > 0, let value = try? own * (found.role == .size ? 1 : times) else { continue }
      let amount = FoodAmount(value, found.unit, unitText: reading.texts(of: [found.unitText])[0])
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
