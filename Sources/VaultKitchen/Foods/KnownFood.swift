import VaultModel

/// A food with what its note says and, where the note is silent, what vault knows.
package struct KnownFood: Sendable, Hashable {
  /// The name as its note has it, else the built-in one.
  package var title: String
  package var aisle: Aisle
  /// The aisle as the note names it, which may be none of the known ones.
  package var aisleText: String?
  package var facts: FoodFacts
  /// Whether it is known what is in it: the table of foods says so, or the note by `allergens`, be it that there are none.
  package var statesContents = true
  /// What its measures weigh: the note's own first.
  package var weights: [FoodWeight]
  /// The place of its note among those given, if it has one.
  package var note: Int?
  /// Its place in ``FoodTable``, if it is there.
  package var builtIn: Int?

  /// What the built-in food is called that it is, whatever its note says.
  package var builtInTitle: String? { builtIn.map { FoodTable.standard.foods[$0].title } }

  /// Whether it is the same whoever makes it, so that an unknown word beside it is a maker.
  var isOfOneMake: Bool { builtInTitle.map(OneMakeNames.titles.contains) ?? false }

  /// The food of a note, with the built-in food of the same name behind it.
  init(_ note: Food, at place: Int, over builtIn: (number: Int, food: BuiltInFood)?) {
    title = note.title
    aisleText = note.aisle
    aisle = note.aisle.flatMap { Aisle(spelling: $0) } ?? (note.aisle == nil ? builtIn?.food.aisle ?? .other : .other)
    facts = note.allergens.reduce(into: builtIn?.food.facts ?? []) { $0.formUnion(FoodFacts(spelling: $1) ?? []) }
    statesContents = builtIn != nil || note.statesAllergens
    weights = note.conversions.compactMap { FoodWeight($0, note: note.title) } + (builtIn?.food.weights ?? [])
    self.note = place
    self.builtIn = builtIn?.number
  }

  init(_ food: BuiltInFood, number: Int) {
    title = food.title
    aisle = food.aisle
    facts = food.facts
    weights = food.weights
    builtIn = number
  }
}
