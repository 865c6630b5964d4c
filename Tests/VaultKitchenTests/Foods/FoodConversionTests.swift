import Testing
import VaultKitchen
import VaultModel

/// Amounts of foods in other units.
@Suite struct FoodConversionTests {
  static let book = FoodBook()

  static func value(_ text: String) -> Rational {
    NumberReading(parsing: text, context: NumberContext(.english))?.value ?? -1
  }

  @Test(arguments: [
    // The row's own unit.
    ("flour", "2", Unit.cup, Unit.gram, "250", "1 cup = 125 g"),
    ("flour", "250", .gram, .cup, "2", "1 cup = 125 g"),
    ("sugar", "1", .teaspoon, .gram, "4.2", "1 tsp = 4.2 g"),
    ("sugar", "1/2", .cup, .kilogram, "1/10", "1 cup = 200 g"),
    // Another unit of volume goes by the row of a cup: a tablespoon is a sixteenth.
    ("flour", "1", .tablespoon, .gram, "125/16", "1 cup = 125 g"),
    ("honey", "3", .tablespoon, .gram, "63", "1 tbsp = 21 g"),
    // Pieces.
    ("egg", "3", .piece, .gram, "150", "1 large = 50 g"),
    ("garlic", "2", .clove, .gram, "6", "1 clove = 3 g"),
    ("butter", "1", .stick, .gram, "113", "1 stick = 113 g"),
    // By themselves.
    ("flour", "1", .kilogram, .gram, "1000", ""),
    ("milk", "1", .litre, .millilitre, "1000", ""),
    ("egg", "1", .dozen, .piece, "12", ""),
  ])
  func `exactly, by a row that is named`(
    food: String, value: String, unit: Unit, target: Unit, result: String, row: String
  ) throws {
    let known = try #require(Self.book.food(named: food).known)
    let converted = try #require(known.convert(Self.value(value), unit, to: target))
    #expect(converted.value == Self.value(result))
    #expect(converted.weights.map(\.text).joined() == row)
  }

  @Test func `a glass is 250 ml unless the vault says otherwise, and a cup of the database is a US one`() throws {
    let flour = try #require(Self.book.food(named: "борошно").known)
    let cup = Self.value("236.5882365")
    let one = try #require(flour.convert(1, .glass, to: .gram)).value
    #expect(try one * cup == 250 * 125)
    let small = try #require(flour.convert(1, .glass, to: .gram, UnitMeasures(glass: 200))).value
    #expect(try small * cup == 200 * 125)
    // In a kitchen of metric cups the user's cup is 250 ml, the database's is not.
    let metric = try #require(flour.convert(1, .cup, to: .gram, UnitMeasures(cup: .metric))).value
    #expect(metric == one)
  }

  @Test func `the words of the line choose among rows`() throws {
    let cheddar = try #require(Self.book.food(named: "cheddar").known)
    #expect(cheddar.convert(1, .cup, to: .gram)?.value == 113)
    #expect(cheddar.convert(1, .cup, to: .gram, words: ["diced"])?.value == 132)
  }

  @Test(arguments: [
    // 1 tbsp = 15 g; the database weighs a cup of it whipped: 120 g.
    ("cream", "", "240"), ("cream", "whipped", "120"), ("вершки", "збиті", "120"),
    // Whole 143 g, and what is said: sliced 92 g, ground 95 g.
    ("almonds", "", "143"), ("almonds", "sliced", "92"), ("мигдаль", "мелений", "95"),
    // Shredded 113 g before diced 132 g, as nothing is plain; grated is shredded.
    ("cheddar", "", "113"), ("cheddar", "cut into cubes", "132"), ("cheddar", "freshly grated", "113"),
    // Not packed 145 g, packed 165 g.
    ("raisins", "", "145"), ("raisins", "packed", "165"),
    ("brown sugar", "", "220"), ("powdered sugar", "", "120"), ("powdered sugar", "sifted", "100"),
    ("sour cream", "", "230"), ("black pepper", "", "110.4"),
  ])
  func `a cup is one of the plain food unless the line says what was done to it`(
    _ food: String, _ words: String, _ grams: String
  ) throws {
    let known = try #require(Self.book.food(named: food).known)
    let converted = try #require(known.convert(1, .cup, to: .gram, words: words.isEmpty ? [] : [words]))
    #expect(converted.value == Self.value(grams))
  }

  @Test func `whipped cream of a note is no cream either`() throws {
    let note = KitchenNotes.food("title: Cream\nconversions: [1 cup whipped = 110 g]\n")
    let cream = try #require(FoodBook(notes: [note]).food(named: "cream").known)
    #expect(cream.convert(1, .cup, to: .gram)?.value == 240)
  }

  /// Cups, tablespoons and teaspoons of every food of the table, each way its rows tell it.
  @Test func `the measures of one food are of one density, within a tenth`() throws {
    let tenth = try #require(Rational(11, over: 10))
    for food in FoodTable.standard.foods where !food.weights.isEmpty {
      guard let known = Self.book.food(named: food.title).known else { continue }
      let words = Set(food.weights.map(\.unitText)).sorted()
      for said in [[]] + words.map({ [$0] }) {
        // 16 tablespoons and 48 teaspoons are a cup.
        let cups = [(Rational(1), Unit.cup), (16, .tablespoon), (48, .teaspoon)].compactMap {
          known.convert($0.0, $0.1, to: .gram, words: said)?.value
        }
        guard let least = cups.min(), let most = cups.max() else { continue }
        #expect(try most <= least * tenth, "\(food.title) \(said): \(cups)")
      }
    }
  }

  @Test func `there is no default density`() throws {
    let sorrel = try #require(Self.book.food(named: "щавель").known)
    #expect(sorrel.convert(1, .cup, to: .gram) == nil)
    let flour = try #require(Self.book.food(named: "flour").known)
    #expect(flour.convert(1, .bunch, to: .gram) == nil)
  }

  @Test func `a cup of what is counted goes by both weights`() throws {
    let onion = try #require(Self.book.food(named: "onion").known)
    // 1 cup, chopped = 160 g; 1 medium = 110 g.
    let result = try #require(onion.convert(1, .cup, to: .piece))
    #expect(result.value == Self.value("16/11"))
    #expect(result.weights.count == 2)
  }

  @Test func `the note's own conversion wins, whichever way round it stands`() throws {
    let note = KitchenNotes.food("title: Flour\nconversions: [1 cup = 120 g, 15 g = 2 tbsp, 1 scoop = 30 g]\n")
    let flour = try #require(FoodBook(notes: [note]).food(named: "борошна").known)
    let cup = try #require(flour.convert(2, .cup, to: .gram))
    #expect(cup.value == 240)
    #expect(cup.weights.map(\.source) == [.note("Flour")])
    let spoons = try #require(flour.convert(4, .tablespoon, to: .gram))
    #expect(spoons.value == 30)
    #expect(spoons.weights.map(\.text) == ["2 tbsp = 15 g"])
    #expect(spoons.weights.map(\.spokenText) == ["2 tbsp = 15 g"])
  }

  @Test func `for people what a note states is in its own units`() throws {
    let note = KitchenNotes.food("title: Картопля\nconversions: [1 шт. = 120 г, \"1 склянка = 150,5 г\"]\nlang: uk\n")
    let potato = try #require(FoodBook(notes: [note]).food(named: "картопля").known)
    #expect(potato.weights.prefix(2).map(\.spokenText) == ["1 шт. = 120 г", "1 склянка = 150,5 г"])
    #expect(potato.weights.prefix(2).map(\.text) == ["1 шт. = 120 g", "1 склянка = 150.5 g"])
  }

  // MARK: Sums

  @Test func `amounts of one food add up where units convert, and stand side by side else`() {
    var total = FoodAmounts()
    total.add(FoodAmount(500, .gram))
    total.add(FoodAmount(1, .kilogram))
    total.add(FoodAmount(2, .can))
    total.add(FoodAmount(1, .can))
    total.add(FoodAmount(2, nil, unitText: "knobs"))
    total.add(FoodAmount(1, nil, unitText: "Knobs"))
    total.add(FoodAmount(3, nil))
    total.add(FoodAmount(1, .dozen))
    #expect(total.amounts.map(\.value) == [1500, 3, 3, 15])
    #expect(total.amounts.map(\.unit) == [.gram, .can, nil, nil])
  }

  @Test func `a weight and a volume add up only through the food`() throws {
    var alone = FoodAmounts()
    alone.add(FoodAmount(100, .gram))
    alone.add(FoodAmount(1, .cup))
    #expect(alone.amounts.count == 2)
    let sugar = try #require(Self.book.food(named: "sugar").known)
    var total = FoodAmounts(of: sugar)
    total.add(FoodAmount(100, .gram))
    total.add(FoodAmount(1, .cup))
    #expect(total.amounts.map(\.value) == [300])
    #expect(total.weights.map(\.text) == ["1 cup = 200 g"])
  }

  @Test func `a sum that does not fit stands side by side`() {
    var total = FoodAmounts()
    total.add(FoodAmount(Rational(.max), .gram))
    total.add(FoodAmount(Rational(.max), .gram))
    #expect(total.amounts.count == 2)
  }
}
