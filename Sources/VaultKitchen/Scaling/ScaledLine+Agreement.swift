import VaultModel
import VaultSyntax

extension ScaledRecipe.Line {
  /// The line with its words in the forms for its new numbers: units, and the name of a food that is counted. What vault
  /// has no forms of, and what stands beside a number that stays, is its author's.
  ///
  /// - Parameters:
  ///   - language: that of the recipe.
  ///   - inFractions: whether parts of a cup, a spoon or a piece are fractions.
  func agreeing(in bytes: [UInt8], _ language: Language?, inFractions: Bool = false) -> Self {
    var line = self
    for (place, written) in ingredient.further.enumerated() where further.indices.contains(place) {
      let start = written.statement.upper
      let end = ingredient.further.dropFirst(place + 1).first?.range.lower ?? ingredient.nameEnd
      line.further[place] = further[place].agreeing(
        with: written, ByteRange(start, max(start, end)), in: bytes, language, inFractions: inFractions)
    }
    guard let written = ingredient.quantity, let quantity else { return line }
    let isName = ingredient.amountRange.upper <= ingredient.plainName.lower
    line.quantity = quantity.agreeing(
      with: written, isName ? ingredient.plainName : nil, inGenitive: !ingredient.aside.isEmpty, in: bytes, language,
      inFractions: inFractions)
    line.further = zip(further, ingredient.further).map { scaled, written in
      let name = ByteRange(written.statement.upper, max(written.statement.upper, ingredient.plainName.upper))
      return scaled.agreeing(with: written, name, in: bytes, language, inFractions: inFractions)
    }
    return line
  }

  /// A name that an amount is printed before, in the form for it.
  ///
  /// - Parameter name: the name with what stands beside its amount.
  func spokenName(_ name: [UInt8], in bytes: [UInt8], _ language: Language?) -> String {
    let text = String(decoding: name, as: UTF8.self)
    let (own, written) = (ingredient.plainName, ingredient.quantity)
    if own.lower < ingredient.amountRange.lower {
      // Behind its name an amount asks for no form: `Onions: 1`.
      guard let quantity, quantity.unitText.isEmpty, quantity.parts.isEmpty, written?.packSize == nil else {
        return text
      }
      return CountedFood.name(
        text, after: quantity.amountText, written: written?.amount?.numbers.last, in: language)
    }
    guard ingredient.aside.isEmpty, !patches.isEmpty, let written,
      let patch = quantity?.agreeingName(own, of: written, inGenitive: false, in: bytes, language)
    else { return text }
    let range = ByteRange(patch.range.lower - own.lower, patch.range.upper - own.lower)
    return String(decoding: [Patch(range, patch.bytes)].applied(to: name), as: UTF8.self)
  }
}

extension Ingredient {
  /// Where the words of the line end, before its braces.
  fileprivate var nameEnd: Int { tail.isEmpty ? textEnd : tail.lower }
}

extension ScaledRecipe {
  /// The changes of the steps in order, with units in the form for their new numbers.
  var spokenStepPatches: [Patch] {
    let scaler = QuantityScaler(
      bytes: document.bytes, factor: factor, options: ScaleOptions(), context: recipe.context)
    let words = recipe.stepAmounts(in: document).compactMap { amount -> Patch? in
      // What is fixed has no change.
      guard patches.contains(where: { amount.range.contains($0.range) }),
        let scaled = try? scaler.scale(amount.quantity),
        let word = scaled.agreeingUnit(of: amount.quantity, in: document.bytes, recipe.context.language)
      else { return nil }
      return Patch(amount.quantity.unitText, word)
    }
    return (patches + words).sorted { ($0.range.start, $0.range.end) < ($1.range.start, $1.range.end) }
  }
}

extension ScaledQuantity {
  /// The amount with the changes that put units, and the name behind it, in the forms for its new numbers; itself where no
  /// number is new.
  ///
  /// - Parameters:
  ///   - written: the amount that was scaled.
  ///   - name: where the name of what is measured stands, if that is behind the amount.
  ///   - inGenitive: whether words before the amount may ask for the genitive: `сік 2 лимонів`.
  ///   - inFractions: whether parts of a cup, a spoon or a piece are fractions.
  func agreeing(
    with written: Quantity, _ name: ByteRange?, inGenitive: Bool = false, in bytes: [UInt8], _ language: Language?,
    inFractions: Bool = false
  ) -> Self {
    guard !patches.isEmpty else { return self }
    var result = self
    if inFractions, written.amount?.numbers.contains(where: { $0.notation.form == .decimal }) == false {
      result.writeFractions()
    }
    let scaled = result
    if let word = scaled.agreeingUnit(of: written, in: bytes, language) {
      result.unitText = word
      result.patches.append(Patch(written.unitText, word))
    }
    for (part, scaled) in zip(written.parts.filter({ $0.role != .size }), scaled.parts) {
      guard let word = scaled.quantity.agreeingUnit(of: part.quantity, in: bytes, language) else { continue }
      result.patches.append(Patch(part.quantity.unitText, word))
    }
    if let name, let form = scaled.agreeingName(name, of: written, inGenitive: inGenitive, in: bytes, language) {
      result.patches.append(form)
    }
    return result
  }

  /// The change that puts the name in the form for its number; nil where that does not count it.
  fileprivate func agreeingName(
    _ name: ByteRange, of written: Quantity, inGenitive: Bool, in bytes: [UInt8], _ language: Language?
  ) -> Patch? {
    let isSaidAgain = parts.allSatisfy {
      ($0.role == .equivalent || $0.role == .equivalentAddition) && !$0.quantity.unitText.isEmpty
    }
    guard unitText.isEmpty, isSaidAgain else { return nil }
    let whole = String(decoding: bytes[name.indices.clamped(to: bytes.indices)], as: UTF8.self)
    // What one of them weighs may stand before the name: `1 (200 g) steak`.
    let aside = whole.hasPrefix("(") ? whole.prefix { $0 != ")" } + ")" : ""
    let old = whole.dropFirst(aside.count)
    let space = old.prefix { $0 == " " }
    let form =
      space
      + CountedFood.name(
        String(old.dropFirst(space.count)), after: amountText, written: written.amount?.numbers.last, in: language,
        inGenitive: inGenitive)
    guard form != old else { return nil }
    // What is the same at both ends may hold amounts and emphasis that are replaced as well: `onion (150 g)`.
    let start = zip(old, form).prefix { $0 == $1 }.count
    let (oldRest, rest) = (old.dropFirst(start), form.dropFirst(start))
    let same = zip(oldRest.reversed(), rest.reversed()).prefix { $0 == $1 }.count
    let lower = name.lower + aside.utf8.count + old.prefix(start).utf8.count
    let range = ByteRange(lower, lower + oldRest.dropLast(same).utf8.count)
    return Patch(range, String(rest.dropLast(same)))
  }

  /// Puts `1/2` for `0.5`: below one nobody measures cups and spoons in decimals. What is weighed stays.
  fileprivate mutating func writeFractions() {
    guard unit?.system != .metric else { return }
    amountText = Self.inFractions(amountText)
    patches = patches.map { Patch($0.range, Self.inFractions(String(decoding: $0.bytes, as: UTF8.self))) }
  }

  /// Numbers between zero and one that are kitchen fractions, and are all of a text or one end of a range.
  private static func inFractions(_ text: String) -> String {
    let ends = text.split(separator: "-", omittingEmptySubsequences: false).map { end in
      let number = end.replacing(",", with: ".").split(separator: ".", omittingEmptySubsequences: false)
      guard number.count == 2, number[0] == "0", let digits = Int64(number[1]), number[1].utf8.count <= 3,
        let value = Rational(digits, over: [10, 100, 1_000][number[1].utf8.count - 1]),
        value.nearestKitchenFraction == value
      else { return String(end) }
      return value.printed(in: NumberNotation(.slash))
    }
    return ends.joined(separator: "-")
  }

  /// The word for its unit that goes with the new number; nil where it is that already, or the number is its author's.
  func agreeingUnit(of written: Quantity, in bytes: [UInt8], _ language: Language?) -> String? {
    let range = written.unitText
    let old = String(decoding: bytes[range.indices.clamped(to: bytes.indices)], as: UTF8.self)
    guard !old.isEmpty, old == unitText, !patches.isEmpty else { return nil }
    // Of a range the end counts.
    let number = amountText.split { "–—-".contains($0) || $0.isLetter }.last?.drop { $0 == " " } ?? ""
    let printer = AmountPrinter(options: ScaleOptions(style: .kitchen), context: NumberContext())
    let word =
      written.spelling == nil && written.packSize == nil
      ? CountedFood.measure(old, after: String(number), written: written.amount?.numbers.last, in: language)
      : printer.sameUnit(old, written, String(number))
    return word == old ? nil : word
  }
}
