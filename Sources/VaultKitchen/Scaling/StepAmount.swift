package import VaultModel
package import VaultSyntax

/// An amount of a food inside a step.
package struct StepAmount: Sendable, Hashable {
  package var quantity: Quantity
  /// Where the amount stands, its unit included.
  package var range: ByteRange
  /// The name of the food, as the step has it.
  package var food: ByteRange
  /// Whether it never scales.
  package var isFixed: Bool
  /// The ingredients it is some of, as positions in ``Recipe/ingredients``; empty for a food the list does not have.
  package var ingredients: [Int]

  /// The number and the unit as written, without the marks around them.
  func text(in document: Document) -> String {
    guard let number = quantity.amount?.range else { return document.text(quantity.unitText) }
    let unit = quantity.unitText.isEmpty ? "" : " " + document.text(quantity.unitText)
    return document.text(number) + unit
  }
}

extension Recipe {
  /// The amounts inside the steps: Cooklang marks, and unmarked amounts that a unit and a food of the list follow.
  ///
  /// Temperatures, times and sizes are none, for no food of the list follows them. In the order of the note.
  /// O(bytes of the note).
  package func stepAmounts(in document: Document) -> [StepAmount] {
    var finder = StepAmountFinder(self, document)
    var amounts = marks.compactMap { finder.amount(of: $0) }
    for step in steps { amounts += finder.unmarked(in: step) }
    return amounts.sorted { $0.range.start < $1.range.start }
  }
}

/// Looks for foods of the list in the text of the steps.
private struct StepAmountFinder {
  let recipe: Recipe
  let document: Document
  let names: [FoodName]
  /// The marks in whose braces no further amounts are looked for; ``nextMark`` is the first not yet passed.
  private let hidden: [ByteRange]
  private var nextMark = 0
  /// Which ingredients have a stem in their names, at most ``mostCandidates``.
  var ingredients: [String: [Int]] = [:]

  /// No step means all of twenty lines that share a word; the bound keeps the work linear.
  private static let mostCandidates = 20

  init(_ recipe: Recipe, _ document: Document) {
    self.recipe = recipe
    self.document = document
    hidden = recipe.marks.map(\.mark.range).sorted { $0.start < $1.start }
    names = recipe.ingredients.map { FoodName(document.bytes, in: $0.plainName) }
    for (place, name) in names.enumerated() {
      for stem in name.stems where ingredients[stem]?.last != place {
        if ingredients[stem]?.count ?? 0 < Self.mostCandidates { ingredients[stem, default: []].append(place) }
      }
    }
  }

  func amount(of mark: StepMark) -> StepAmount? {
    guard mark.mark.kind == .ingredient, let quantity = mark.quantity, quantity.amount != nil else { return nil }
    let name = FoodName(document.bytes, in: mark.mark.name)
    let candidates = Set(name.stems.prefix(8).flatMap { ingredients[$0] ?? [] }).sorted()
    var fitting = candidates.filter { names[$0] == name }
    if fitting.isEmpty { fitting = candidates.filter { name.isPart(of: names[$0]) || names[$0].isPart(of: name) } }
    let range = ByteRange(mark.mark.quantity.lower, max(mark.mark.quantity.upper, quantity.unitText.upper))
    return StepAmount(
      quantity: quantity, range: range, food: mark.mark.name, isFixed: mark.isFixed, ingredients: fitting)
  }

  /// The unmarked amounts of one step.
  mutating func unmarked(in step: ByteRange) -> [StepAmount] {
    let bytes = document.bytes
    var result: [StepAmount] = []
    var place = step.lower
    while place < step.upper {
      while nextMark < hidden.count, hidden[nextMark].upper <= place { nextMark += 1 }
      if nextMark < hidden.count, hidden[nextMark].lower <= place {
        place = hidden[nextMark].upper
        continue
      }
      guard Self.mayBegin(at: place, step, bytes) else {
        place += 1
        continue
      }
      // An amount, its unit and its food are not far from each other.
      let reach = ByteRange(place, min(step.upper, place + 200))
      if let found = amount(at: reach) { result.append(found) }
      place = Self.endOfNumber(from: place, step, bytes)
    }
    return result
  }

  private func amount(at reach: ByteRange) -> StepAmount? {
    let bytes = document.bytes
    guard let prefix = Quantity.prefix(of: bytes, in: reach, context: recipe.context), let unit = prefix.quantity.unit,
      prefix.quantity.amount != nil, prefix.quantity.packSize == nil, !prefix.quantity.unitText.isEmpty,
      !isTemperature(prefix.quantity), !isOneThing(prefix.range.lower),
      let (food, ingredients) = food(after: prefix, unit, in: reach)
    else { return nil }
    return StepAmount(
      quantity: prefix.quantity, range: prefix.range, food: food, isFixed: false, ingredients: ingredients)
  }

  /// The food behind an amount: a word of an ingredient's name, after one other word at most.
  private func food(
    after prefix: LineQuantity, _ unit: Unit, in reach: ByteRange
  ) -> (ByteRange, [Int])? {
    let rest = ByteRange(prefix.range.upper, reach.upper)
    let words = FoodWord.words(of: document.bytes, in: rest)
    guard let end = words.dropFirst().firstIndex(where: \.isAfterBreak) ?? Optional(words.count), end > 0,
      !isBroken(rest.lower, words[0].range.lower)
    else { return nil }
    // `400 g can of tomatoes` is a size.
    if let next = UnitSpelling(of: document.bytes, in: words[0].range), next.unit.isContainer { return nil }
    let named = words[..<end].filter { !FoodWord.joints.contains($0.stem) }
    for (place, word) in named.prefix(2).enumerated() {
      guard let candidates = ingredients[word.stem] else { continue }
      // `2 l pot of milk` and `на 3 л скласти` are sizes, `1 l hot milk` is an amount.
      if place > 0, isSize(named[0], word, before: prefix.range.lower) { return nil }
      let stems = Set(named.map(\.stem))
      let whole = candidates.filter { stems.isSuperset(of: names[$0].stems) }
      return (word.range, whole.isEmpty ? candidates : whole)
    }
    return nil
  }

  /// Whether a word joins the first word to the food, or `на` stands before the amount.
  private func isSize(_ first: FoodWord, _ food: FoodWord, before amount: Int) -> Bool {
    let between = ByteRange(first.range.upper, food.range.lower)
    if !FoodWord.words(of: document.bytes, in: between).isEmpty { return true }
    return wordBefore(amount) == "на"
  }

  /// The folded word before an offset; nil if there is none close by.
  private func wordBefore(_ offset: Int) -> String? {
    FoodWord.words(of: document.bytes, in: ByteRange(max(0, offset - 16), offset)).last.flatMap {
      document.bytes[$0.range.upper..<offset].allSatisfy { $0 == 0x20 } ? document.text($0.range).lowercased() : nil
    }
  }

  /// Whether punctuation stands between the unit and the next word.
  private func isBroken(_ lower: Int, _ upper: Int) -> Bool {
    lower < upper && document.bytes[lower..<upper].contains { $0 == 0x2C || $0 == 0x2E || $0 == 0x3B || $0 == 0x28 }
  }

  /// Whether `a` or `each` before the amount makes it the size of one thing: `a 200 g steak`.
  private func isOneThing(_ amount: Int) -> Bool {
    let before = wordBefore(amount)
    return before == "a" || before == "an" || before == "each" || before == "per"
  }

  /// `180 C` and `350 F` are no cups and no units at all.
  private func isTemperature(_ quantity: Quantity) -> Bool {
    quantity.unitText.count == 1 && (document.bytes[quantity.unitText.lower] & 0xDF) == 0x43
  }

  private static func mayBegin(at place: Int, _ step: ByteRange, _ bytes: [UInt8]) -> Bool {
    let byte = bytes[place]
    // `½` and its like begin with C2 or E2.
    guard byte &- 0x30 < 10 || byte == 0xC2 || byte == 0xE2 else { return false }
    guard place > step.lower else { return true }
    let before = bytes[place - 1]
    return before == 0x20 || before == 0x28 || before == 0x0A || before == 0x7E || before == 0x09
  }

  /// Past the number, so that the second half of `2–3` does not begin another.
  private static func endOfNumber(from place: Int, _ step: ByteRange, _ bytes: [UInt8]) -> Int {
    var end = place + 1
    while end < step.upper, bytes[end] != 0x20 { end += 1 }
    return end
  }
}
