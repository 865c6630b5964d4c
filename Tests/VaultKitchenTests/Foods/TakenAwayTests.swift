import Testing
import VaultTestSupport
import VaultKitchen
import VaultModel

/// What takes something away from a food makes another food, wherever it stands and however it is spelt: the kitchen page
/// of the guide, Units and foods. Nobody with an allergy is told that the ordinary food will do.
@Suite struct TakenAwayTests {
  private static let book = FoodBook()

  /// How alike two names are, which must be the same from both sides.
  private static func likeness(_ asked: String, _ held: String) -> String {
    let foods = [asked, held].map { book.food(named: $0) }
    let ways = [foods[0].likeness(to: foods[1]), foods[1].likeness(to: foods[0])]
    return ways[0] == ways[1] ? "\(ways[0])" : "\(ways)"
  }

  @Test(arguments: FoodPair.takenAway.split(separator: "\n").map(String.init))
  func `what is taken away is told`(_ row: String) {
    let fields = row.split(separator: "|").map { $0.split(separator: " ").joined(separator: " ") }
    #expect(fields.count == 4)
    #expect(Self.likeness(fields[2], fields[3]) == fields[0])
  }

  @Test(arguments: FoodPair.takenAway.split(separator: "\n").map(String.init))
  func `the name that is passed on says it as well`(_ row: String) {
    for field in row.split(separator: "|")[2...] {
      let food = Self.book.food(named: field.split(separator: " ").joined(separator: " "))
      #expect(Self.book.food(named: food.name).likeness(to: food) == .same, "\(food.name)")
    }
  }

  // MARK: Every spelling of every thing

  /// One thing that can be missing, with its name alone and as each way of writing declines it.
  struct Thing: Sendable, CustomTestStringConvertible {
    var food: String, free: String
    /// The name behind `without`, and the name before `free` or behind `0 %`.
    var without: String, alone: String
    var testDescription: String { free }
  }

  private static let english = [
    Thing(food: "flour", free: "gluten-free flour", without: "gluten", alone: "gluten"),
    Thing(food: "bread", free: "wheat-free bread", without: "wheat", alone: "wheat"),
    Thing(food: "cheese", free: "lactose-free cheese", without: "lactose", alone: "lactose"),
    Thing(food: "chocolate", free: "dairy-free chocolate", without: "dairy", alone: "dairy"),
    Thing(food: "chocolate", free: "dairy-free chocolate", without: "milk", alone: "milk"),
    Thing(food: "mayonnaise", free: "egg-free mayonnaise", without: "eggs", alone: "egg"),
    Thing(food: "cookies", free: "nut-free cookies", without: "nuts", alone: "nut"),
    Thing(food: "granola", free: "peanut-free granola", without: "peanuts", alone: "peanut"),
    Thing(food: "margarine", free: "soy-free margarine", without: "soya", alone: "soy"),
    Thing(food: "hummus", free: "sesame-free hummus", without: "sesame", alone: "sesame"),
    Thing(food: "fish sauce", free: "fish-free fish sauce", without: "fish", alone: "fish"),
    Thing(food: "curry paste", free: "shellfish-free curry paste", without: "shellfish", alone: "shellfish"),
    Thing(food: "vegetable stock", free: "celery-free vegetable stock", without: "celery", alone: "celery"),
    Thing(food: "mayonnaise", free: "mustard-free mayonnaise", without: "mustard", alone: "mustard"),
    Thing(food: "yogurt", free: "sugar-free yogurt", without: "sugar", alone: "sugar"),
    Thing(food: "beer", free: "alcohol-free beer", without: "alcohol", alone: "alcohol"),
    Thing(food: "coffee", free: "caffeine-free coffee", without: "caffeine", alone: "caffeine"),
    Thing(food: "sausages", free: "pork-free sausages", without: "pork", alone: "pork"),
    Thing(food: "flour", free: "lupin-free flour", without: "lupin", alone: "lupin"),
    Thing(food: "cookies", free: "walnut-free cookies", without: "walnuts", alone: "walnut"),
    Thing(food: "cookies", free: "oat-free cookies", without: "oats", alone: "oat"),
  ]
  private static let ukrainian = [
    Thing(food: "борошно", free: "gluten-free flour", without: "глютену", alone: "глютен"),
    Thing(food: "хліб", free: "wheat-free bread", without: "пшениці", alone: "пшениця"),
    Thing(food: "молоко", free: "lactose-free milk", without: "лактози", alone: "лактоза"),
    Thing(food: "шоколад", free: "dairy-free chocolate", without: "молока", alone: "молоко"),
    Thing(food: "майонез", free: "egg-free mayonnaise", without: "яєць", alone: "яйця"),
    Thing(food: "печиво", free: "nut-free cookies", without: "горіхів", alone: "горіхи"),
    Thing(food: "шоколад", free: "peanut-free chocolate", without: "арахісу", alone: "арахіс"),
    Thing(food: "маргарин", free: "soy-free margarine", without: "сої", alone: "соя"),
    Thing(food: "хумус", free: "sesame-free hummus", without: "кунжуту", alone: "кунжут"),
    Thing(food: "бульйон", free: "celery-free stock", without: "селери", alone: "селера"),
    Thing(food: "майонез", free: "mustard-free mayonnaise", without: "гірчиці", alone: "гірчиця"),
    Thing(food: "йогурт", free: "sugar-free yogurt", without: "цукру", alone: "цукор"),
    Thing(food: "пиво", free: "alcohol-free beer", without: "алкоголю", alone: "алкоголь"),
    Thing(food: "ковбаса", free: "ковбаса без свинини", without: "свинини", alone: "свинина"),
  ]
  private static let russian = [
    Thing(food: "мука", free: "gluten-free flour", without: "глютена", alone: "глютен"),
    Thing(food: "хлеб", free: "wheat-free bread", without: "пшеницы", alone: "пшеница"),
    Thing(food: "молоко", free: "lactose-free milk", without: "лактозы", alone: "лактоза"),
    Thing(food: "шоколад", free: "dairy-free chocolate", without: "молока", alone: "молоко"),
    Thing(food: "майонез", free: "egg-free mayonnaise", without: "яиц", alone: "яйца"),
    Thing(food: "печенье", free: "nut-free cookies", without: "орехов", alone: "орехи"),
    Thing(food: "шоколад", free: "peanut-free chocolate", without: "арахиса", alone: "арахис"),
    Thing(food: "хумус", free: "sesame-free hummus", without: "кунжута", alone: "кунжут"),
    Thing(food: "йогурт", free: "sugar-free yogurt", without: "сахара", alone: "сахар"),
    Thing(food: "пиво", free: "alcohol-free beer", without: "алкоголя", alone: "алкоголь"),
    Thing(food: "колбаса", free: "колбаса без свинины", without: "свинины", alone: "свинина"),
  ]

  /// What says that something is missing: `*` stands for what stands behind `without`, `#` for its name alone.
  private static let englishPhrases = [
    "without *", "w/o *", "no *", "with no *", "sans *", "minus *", "zero *", "0% *", "0 % *", "#-free", "# free",
    "#free", "free from *", "free of *", "contains no *", "does not contain *", "doesn't contain *", "not containing *",
    "without any *", "no added *", "made without *", "excluding *", "# 0%", "#: none",
  ]
  private static let ukrainianPhrases = [
    "без *", "не містить *", "що не містить *", "без вмісту *", "без додавання *", "вільний від *", "0% *", "0 % *",
    "без жодного *", "мінус #", "# 0%", "нуль *", "без слідів *",
  ]
  private static let russianPhrases = [
    "без *", "не содержит *", "без содержания *", "без добавления *", "свободный от *", "0% *", "0 % *", "минус #",
    "# 0%", "без следов *",
  ]
  /// Where it stands: `~` for the food, `@` for what is said of it.
  private static let behind = [
    "~ @", "~, @", "~ (@)", "~ [@]", "~ - @", "~ \u{2013} @", "~ \u{2014} @", "~: @", "~\u{A0}@", "~ ( @ )",
    "~, organic, @", "~ (organic; @)",
  ]
  private static let before = ["@ ~", "@-~", "(@) ~", "@, ~"]

  private static func wrong(_ thing: Thing, _ phrases: [String], _ frames: [String]) -> [String] {
    var wrong: [String] = []
    let (ordinary, free) = (book.food(named: thing.food), book.food(named: thing.free))
    // Packages give shares of substances, and `yogurt 0% strawberry` is one without fat.
    let isFood = ["walnut", "oat"].contains(thing.alone)
    for phrase in phrases where !isFood || !phrase.contains("0") {
      let said = phrase.replacing("*", with: thing.without).replacing("#", with: thing.alone)
      for frame in frames {
        for said in [
          said, said.uppercased(), said.replacing(" ", with: "\u{A0}"), said.replacing("-", with: "\u{2011}"),
        ] {
          let name = frame.replacing("~", with: thing.food).replacing("@", with: said)
          let food = book.food(named: name)
          let likeness = [ordinary.likeness(to: food), free.likeness(to: food)]
          if likeness != [.different, .same] { wrong.append("\(name): \(likeness)") }
        }
      }
    }
    return wrong
  }

  @Test(arguments: LongSearch.sample(3, of: english))
  func `in English it may stand on either side`(_ thing: Thing) {
    let wrong =
      Self.wrong(thing, Self.englishPhrases, Self.behind)
      + Self.wrong(thing, ["#-free", "# free", "#free", "no *", "non-*", "zero *", "no-*"], Self.before)
    #expect(wrong.isEmpty, "\(wrong.count): \(wrong.prefix(40))")
  }

  @Test(arguments: LongSearch.sample(2, of: ukrainian))
  func `in Ukrainian as well`(_ thing: Thing) {
    let wrong =
      Self.wrong(thing, Self.ukrainianPhrases, Self.behind) + Self.wrong(thing, ["без *", "0% *"], Self.before)
    #expect(wrong.isEmpty, "\(wrong.count): \(wrong.prefix(40))")
  }

  @Test(arguments: LongSearch.sample(2, of: russian))
  func `in Russian as well`(_ thing: Thing) {
    let wrong = Self.wrong(thing, Self.russianPhrases, Self.behind) + Self.wrong(thing, ["без *", "0% *"], Self.before)
    #expect(wrong.isEmpty, "\(wrong.count): \(wrong.prefix(40))")
  }

  // MARK: Foods of the table

  @Test func `no food without another one is that food, nor perhaps`() {
    var wrong: [String] = []
    let missing = ["milk", "eggs", "nuts", "soy", "wheat", "fish", "garlic", "almonds"]
    for (number, food) in FoodTable.standard.foods.enumerated() {
      let name = missing[number % missing.count]
      let own = Self.book.food(named: food.title)
      // Soy milk has no milk anyway.
      if name == "milk", food.title.hasSuffix(" milk"), !food.facts.contains(.milk) { continue }
      for text in ["\(food.title) without \(name)", "\(food.title) (no \(name))"] {
        if own.likeness(to: Self.book.food(named: text)) != .different { wrong.append(text) }
      }
    }
    #expect(wrong.isEmpty, "\(wrong.count): \(wrong.prefix(40))")
  }

  @Test func `lenten food is never what otherwise has egg or milk`() {
    var wrong: [String] = []
    for food in FoodTable.standard.foods where !food.facts.isDisjoint(with: [.egg, .milk]) {
      for language in [Language.ukrainian, .russian] {
        let title = food.title(in: language)
        for word in language == .ukrainian ? ["пісний", "пісна", "пісне"] : ["постный", "постная", "постное"] {
          for name in ["\(word) \(title)", "\(title) \(word)", "\(title) (\(word))"] {
            let other = Self.book.food(named: name)
            if Self.book.food(named: title).likeness(to: other) != .different { wrong.append(name) }
          }
        }
      }
    }
    #expect(wrong.isEmpty, "\(wrong.count): \(wrong.prefix(40))")
  }
}
