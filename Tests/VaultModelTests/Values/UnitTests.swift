import Testing
import VaultModel
import VaultSyntax

@Suite struct UnitTests {
  @Test(arguments: [
    ("g", Unit.gram), ("G", .gram), ("grams", .gram), ("kg", .kilogram), ("mg", .milligram), ("oz", .ounce),
    ("ounces", .ounce), ("lb", .pound), ("lbs.", .pound), ("ml", .millilitre), ("mL", .millilitre), ("l", .litre),
    ("dl", .decilitre), ("tsp", .teaspoon), ("tsp.", .teaspoon), ("t", .teaspoon), ("T", .tablespoon),
    ("T.", .tablespoon), ("Tbsp", .tablespoon), ("tablespoons", .tablespoon), ("cups", .cup), ("fl oz", .fluidOunce),
    ("fl. oz.", .fluidOunce), ("pint", .pint), ("quarts", .quart), ("gallon", .gallon), ("pieces", .piece),
    ("cloves", .clove), ("bunches", .bunch), ("slices", .slice), ("cans", .can), ("tins", .can), ("pinch", .pinch),
    ("г", .gram), ("г.", .gram), ("кг", .kilogram), ("мл", .millilitre), ("л", .litre), ("ч. л.", .teaspoon),
    ("ч.л.", .teaspoon), ("ст. л.", .tablespoon), ("Ст. л", .tablespoon), ("ст.ложка", .tablespoon),
    ("столові ложки", .tablespoon), ("склянка", .glass), ("склянки", .glass), ("стакан", .glass), ("шт.", .piece),
    ("зубчики", .clove), ("зубчиків", .clove), ("пучок", .bunch), ("щіпка", .pinch), ("дрібка", .pinch),
    ("грамів", .gram), ("граммов", .gram), ("столовых ложек", .tablespoon), ("щепотка", .pinch), ("банки", .can),
  ])
  func `units are known by their names and forms`(text: String, unit: Unit) {
    #expect(UnitSpelling(text)?.unit == unit)
  }

  @Test(arguments: ["", "eggs", "flour", "grammar", "cupcake", "c2", "gx", "яйця", "грамота", "large", "clove-studded"])
  func `other words are no units`(text: String) { #expect(UnitSpelling(text) == nil) }

  @Test(arguments: [
    ("1", Unit.kilogram, Unit.gram, "1000"), ("1", .pound, .gram, "45359237/100000"), ("16", .ounce, .pound, "1"),
    ("1", .gallon, .millilitre, "473176473/125000"), ("4", .quart, .gallon, "1"), ("2", .pint, .quart, "1"),
    ("2", .cup, .pint, "1"), ("8", .fluidOunce, .cup, "1"), ("16", .tablespoon, .cup, "1"),
    ("3", .teaspoon, .tablespoon, "1"),
    ("1", .cup, .millilitre, "473176473/2000000"), ("250", .millilitre, .glass, "1"), ("1", .dozen, .piece, "12"),
    ("5", .decilitre, .litre, "1/2"),
  ])
  func `conversion is exact`(amount: String, from: Unit, to: Unit, expected: String) throws {
    let value = try #require(NumberReading(parsing: amount)?.value)
    let wanted = try #require(NumberReading(parsing: expected)?.value)
    #expect(from.convert(value, to: to) == wanted)
    #expect(to.convert(wanted, to: from) == value)
  }

  @Test func `what measures different things does not convert`() {
    #expect(Unit.cup.convert(1, to: .gram) == nil)
    #expect(Unit.clove.convert(1, to: .piece) == nil)
    #expect(Unit.gallon.convert(Rational(.max), to: .millilitre) == nil)
  }

  @Test func `cups and spoons are as large as the vault says`() {
    let metric = UnitMeasures(cup: .metric)
    #expect(Unit.cup.convert(1, to: .millilitre, metric) == 250)
    #expect(Unit.tablespoon.convert(1, to: .millilitre, metric) == 15)
    #expect(Unit.teaspoon.convert(1, to: .millilitre, metric) == 5)
    #expect(Unit.glass.convert(1, to: .millilitre) == 250)
    #expect(Unit.glass.convert(1, to: .millilitre, UnitMeasures(glass: 200)) == 200)
    #expect(CupSetting(spelling: "metric") == .metric)
  }

  @Test(arguments: [
    ("cup", Language.english, "1", "cup"), ("cup", .english, "2", "cups"), ("cups", .english, "½", "cup"),
    ("склянка", .ukrainian, "2", "склянки"), ("склянка", .ukrainian, "5", "склянок"),
    ("склянка", .ukrainian, "1,5", "склянки"), ("склянок", .ukrainian, "21", "склянка"),
    ("грам", .ukrainian, "2", "грами"), ("грам", .ukrainian, "5", "грамів"), ("грам", .ukrainian, "1,5", "грама"),
    ("грамм", .russian, "2", "грамма"), ("грамм", .russian, "5", "граммов"), ("грамм", .russian, "½", "грамма"),
    ("зубчик", .russian, "2", "зубчика"), ("зубчик", .ukrainian, "2", "зубчики"), ("tin", .english, "3", "tins"),
  ])
  func `a unit takes the form its number asks for`(
    word: String, language: Language, number: String, form: String
  ) throws {
    let spelling = try #require(UnitSpelling(word, language: language))
    #expect(spelling.form(for: language.pluralCategory(ofPrinted: number)) == form)
    #expect(spelling.language == language)
  }

  @Test func `abbreviations have no grammatical number`() {
    #expect(UnitSpelling("г")?.form(for: .many) == nil)
    #expect(UnitSpelling("tbsp.")?.form(for: .other) == nil)
  }

  @Test(arguments: Unit.allCases)
  func `every unit has an English name that reads back`(unit: Unit) {
    if unit == .ten { return }
    #expect(UnitSpelling(unit.word(in: .english, for: .one))?.unit == unit)
    #expect(UnitSpelling(unit.word(in: .english, for: .other))?.unit == unit)
    for language in Language.allCases {
      for category in PluralCategory.allCases {
        let word = unit.word(in: language, for: category)
        if unit != .ten || language != .english {
          #expect(UnitSpelling(word, language: language)?.unit == unit, "\(word)")
        }
      }
      if let short = unit.abbreviation(in: language) {
        #expect(UnitSpelling(short, language: language)?.unit == unit, "\(short)")
      }
    }
  }
}
