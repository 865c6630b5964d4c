package import VaultModel
import VaultSyntax

/// What is known about foods in one vault: the foods of its notes over the built-in ones, and the sizes of its measures.
///
/// ```swift
/// let book = FoodBook(notes: vault.foods, measures: settings.measures)
/// book.food(named: "борошна") == book.food(named: "flour")   // true
/// ```
package struct FoodBook: Sendable {
  package let matcher: FoodMatcher
  package let measures: UnitMeasures
  /// The names that food notes give for what does instead, by the place of the note.
  private let substitutes: [[String]]

  package init(notes: [Food] = [], measures: UnitMeasures = UnitMeasures()) {
    matcher = FoodMatcher(notes: notes)
    self.measures = measures
    substitutes = notes.map { note in note.substitutes.map { $0.text ?? $0.target } }
  }

  /// The food of an ingredient's name that was read as a line of `bytes`.
  ///
  /// - Parameter isWhole: whether the name is the food's and nothing more, as the text of a link is: `garlic rolls` with
  ///   a recipe behind it is no garlic.
  package func food(of line: IngredientLine, in bytes: [UInt8], isWhole: Bool = false) -> NamedFood {
    guard isWhole else {
      var naming = matcher.naming(of: line, in: bytes)
      let identity = naming.read()
      return NamedFood(identity, name: name(of: line, identity, with: naming.labels, in: bytes), matcher)
    }
    let name = Array(line.name.utf8)
    return food(wholly: name) ?? NamedFood(matcher.unknown(name), name: line.name, matcher)
  }

  /// The name of a line with what makes another food of it, wherever that stands: `flour (without gluten)`.
  private func name(
    of line: IngredientLine, _ identity: FoodIdentity, with labels: [ByteRange], in bytes: [UInt8]
  ) -> String {
    let further = labels.filter { label in
      !line.nameRanges.contains { $0.lower <= label.lower && label.upper <= $0.upper }
    }
    guard !further.isEmpty else { return line.name }
    let text = { (range: ByteRange) in String(decoding: bytes[range.indices.clamped(to: bytes.indices)], as: UTF8.self)
    }
    let name = line.name + " (" + further.map(text).joined(separator: ", ") + ")"
    var naming = matcher.naming(of: IngredientLine(name), in: Array(name.utf8))
    if naming.read() == identity { return name }
    // What is said of `fresh pasta` or stands on both sides of the name is kept as a whole.
    var place = 0
    var pieces: [ByteRange] = []
    for amount in line.amounts.map(\.range).sorted(by: { $0.lower < $1.lower }) where amount.lower >= place {
      pieces.append(ByteRange(place, amount.lower))
      place = amount.upper
    }
    pieces.append(ByteRange(place, max(place, bytes.count)))
    let words = pieces.flatMap { text($0).split(whereSeparator: \.isWhitespace) }
    return words.joined(separator: " ")
  }

  /// The food whose name these bytes are, all of them; nil when they say more or less.
  func food(wholly name: [UInt8]) -> NamedFood? {
    let matches = matcher.matches(in: name, ByteRange(0, name.count))
    guard matches.count == 1, matches[0].range == ByteRange(0, name.count) else { return nil }
    return NamedFood(
      FoodIdentity(base: matches[0].food), name: String(decoding: name, as: UTF8.self), matcher)
  }

  /// The food that a name means: `sour cream`, `солоних огірків`.
  package func food(named text: String) -> NamedFood {
    let bytes = Array(text.utf8)
    if let food = food(wholly: bytes) { return food }
    let line = IngredientLine(bytes, in: ByteRange(0, bytes.count))
    guard !line.name.isEmpty else {
      return NamedFood(matcher.identity(of: bytes, ByteRange(0, bytes.count)), name: text, matcher)
    }
    return food(of: line, in: bytes)
  }

  /// The food of a lot, or of a line to shop for: what it says itself by `food:`, else what its name means.
  package func food(of lot: PantryLot) -> NamedFood { food(of: lot, with: []) }

  /// The food of a lot in which there may be more than its name says: what the rest of its line says of allergens makes it
  /// one of which nobody can say that it will do.
  ///
  /// - Parameter further: what the foods are or contain that the line names behind this one, without amounts of their own.
  func food(of lot: PantryLot, with further: FoodFacts) -> NamedFood {
    let name = WordedAmount.some.rest(of: lot.name) ?? lot.name
    let food = food(named: name, stated: lot.food)
    guard let base = food.identity.base, lot.food == nil else { return food }
    let bytes = Array(name.utf8)
    let line = IngredientLine(name)
    var naming = matcher.naming(of: line, in: bytes)
    _ = naming.read()
    let choices = line.alternatives.map { String(decoding: bytes[$0.indices], as: UTF8.self) }
    let said = choices.reduce(into: naming.saidFacts(forDiet: true)) { $0.formUnion(matcher.facts(of: $1)) }
    let extra = said.subtracting(naming.nameFacts(forDiet: true)).subtracting(matcher.foods[base].facts).union(further)
    var identity = food.identity
    if !extra.isEmpty, identity.kinds.isEmpty, !identity.others.contains(where: { $0.hasPrefix(FoodNaming.tracesOf) }) {
      identity.others.append(FoodNaming.tracesOf + extra.names.joined(separator: " "))
      identity.others.sort()
      return NamedFood(identity, name: food.name, matcher)
    }
    // `Maldon salt` is salt: of what is sold in one make an unknown word is the maker.
    guard identity.kinds.isEmpty, matcher.foods[base].isOfOneMake, !identity.others.isEmpty,
      !identity.others.contains(where: { $0.hasPrefix(FoodNaming.tracesOf) })
    else { return food }
    return NamedFood(FoodIdentity(base: base), name: food.name, matcher)
  }

  package func food(of line: ShoppingLine) -> NamedFood { food(named: line.name, stated: line.food) }

  /// The food that a line states by `food:`, under the line's own name; without one the food that the name means.
  func food(named name: String, stated: String?) -> NamedFood {
    stated.map { food(named: $0).called(name) } ?? food(named: name)
  }

  /// The foods that do instead of another one, as its note says.
  func substitutes(of food: NamedFood) -> [NamedFood] {
    guard let note = food.known?.note, substitutes.indices.contains(note) else { return [] }
    return substitutes[note].map { self.food(named: $0) }
  }
}
