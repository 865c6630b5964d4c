import Testing
import VaultKitchen
import VaultModel

/// Two names and whether a cook takes one for the other, as somebody said who had not seen the tables.
struct FoodPair {
  var isVariant: Bool
  /// Whether taking one for the other could harm somebody.
  var isAllergen: Bool
  var names: [String]
  var row: String

  /// Reads rows such as `different allergen | en | flour | almond flour | flourkind`.
  static func rows(of table: String) -> [FoodPair] {
    table.split(separator: "\n").map { row in
      let fields = row.split(separator: "|").map { $0.drop { $0 == " " } }
        .map { String($0.reversed().drop { $0 == " " }.reversed()) }
      return FoodPair(
        isVariant: fields[0] == "variant", isAllergen: fields[0].hasSuffix("allergen"), names: [fields[2], fields[3]],
        row: String(row))
    }
  }
}

/// Different foods are told apart, and equal ones known: the kitchen page of the guide, Units and foods.
@Suite struct FoodPairTests {
  private static let book = FoodBook()

  @Test("pairs of names", arguments: [FoodPair.open, FoodPair.closed])
  func pairs(_ table: String) {
    let pairs = FoodPair.rows(of: table)
    var counts: [String: Int] = [:]
    var wrong: [String] = []
    for pair in pairs {
      let foods = pair.names.map { Self.book.food(named: $0).identity }
      let likeness = foods[0].likeness(to: foods[1])
      let kind = pair.isVariant ? "variant" : "different"
      counts[kind, default: 0] += 1
      counts["\(kind) \(likeness)", default: 0] += 1
      if pair.isAllergen { #expect(likeness == .different, "\(pair.row)") }
      if likeness != (pair.isVariant ? .same : .different) { wrong.append("\(likeness): \(pair.row)") }
    }
    let (different, variants) = (counts["different", default: 0], counts["variant", default: 0])
    #expect(different >= 150 && variants >= 150)
    let note = Comment(rawValue: "\(counts)\n" + wrong.joined(separator: "\n"))
    #expect(counts["different same", default: 0] * 100 <= different * 2, note)
    #expect(counts["variant same", default: 0] * 100 >= variants * 95, note)
    #expect(counts["different perhaps", default: 0] * 10 <= different, note)
    #expect(counts["variant perhaps", default: 0] * 10 <= variants, note)
  }

  // MARK: Laws over the whole table

  /// Words that replace something or take it away, with what of a food they do; nothing where they do it to every food.
  private static let labels: [(word: String, facts: FoodFacts)] = [
    ("gluten-free", .gluten), ("vegan", .contradicting(.vegan)), ("dairy-free", .milk), ("lactose-free", .milk),
    ("egg-free", .egg), ("plant-based", .contradicting(.vegan)), ("soy", []), ("oat", []), ("almond", []),
    ("coconut", []), ("rice", []), ("chickpea", []), ("безглютенове", .gluten),
    ("веганський", .contradicting(.vegan)), ("соєва", []), ("вівсяне", []), ("рослинна", .contradicting(.vegan)),
    ("кокосове", []), ("мигдальне", []), ("безглютеновая", .gluten), ("веганская", .contradicting(.vegan)),
    ("соевый", []), ("овсяное", []), ("растительное", .contradicting(.vegan)), ("кокосовое", []),
    ("безлактозный", .milk),
  ]
  /// Words for what is made of a food.
  private static let forms = [
    "oil", "powder", "sauce", "juice", "vinegar", "syrup", "paste", "chips", "bread", "cake", "cookies", "soup",
    "salad",
    "stock", "broth", "extract", "butter", "milk", "cream", "flour", "starch", "noodles", "water", "salt", "sugar",
    "tea",
    "wine", "liqueur", "jam", "jelly", "cheese", "yogurt", "fat", "peel", "zest", "bones", "liver", "crackers",
    "chocolate", "candy", "dip", "dressing", "pudding", "pie", "tofu", "sausage", "purée", "concentrate",
  ]
  /// One of so many names is looked at: all of them were once, and each food is.
  private static let sample = 24

  @Test func `no label leaves a food what it is, nor perhaps what it is`() {
    var wrong: [String] = []
    for (number, food) in FoodTable.standard.foods.enumerated() {
      let own = Self.book.food(named: food.title)
      for (place, label) in Self.labels.enumerated() where (number + place) % Self.sample == 0 {
        // Tofu is vegan anyway, and soy.
        let says = label.facts.isEmpty ? !food.facts.contains(.soy) : !food.facts.isDisjoint(with: label.facts)
        let other = Self.book.food(named: "\(label.word) \(food.title)")
        guard says, own.likeness(to: other) != .different, !Self.isNamed(food, label.word) else { continue }
        wrong.append("\(label.word) \(food.title)")
      }
    }
    #expect(wrong.isEmpty, "\(wrong.count): \(wrong.prefix(100))")
  }

  @Test func `what is made of a food is not that food`() {
    // Of milk the fat is told in per cent, and ground spices are powder.
    let harmless: [Aisle: Set<String>] = [.dairy: ["fat"], .spices: ["powder"]]
    var wrong: [String] = []
    for (number, food) in FoodTable.standard.foods.enumerated() where !food.title.contains(" in ") {
      let own = Self.book.food(named: food.title)
      for (place, form) in Self.forms.enumerated() where (number + place) % Self.sample == 0 {
        let other = Self.book.food(named: "\(food.title) \(form)")
        guard own.likeness(to: other) == .same, !Self.isNamed(food, form),
          harmless[food.aisle]?.contains(form) != true
        else { continue }
        wrong.append("\(food.title) \(form)")
      }
    }
    #expect(wrong.isEmpty, "\(wrong.count): \(wrong.prefix(100))")
  }

  /// Whether some name of a food has a word.
  private static func isNamed(_ food: BuiltInFood, _ word: String) -> Bool {
    let beginning = word.prefix { $0.isLetter }.prefix(5)
    return food.names.joined().contains { $0.lowercased().contains(beginning) }
  }

  @Test func `the first name of every food in every language means it`() {
    for food in FoodTable.standard.foods {
      for names in food.names {
        guard let name = names.first else { continue }
        #expect(Self.book.food(named: name).known?.title == food.title, "\(name)")
      }
    }
  }

  // MARK: Names that nobody writes

  @Test(arguments: [
    "", " ", ",", "(", "—", "2", "%", "of", "without", "без", "a", "й", "flour,", "(flour", "flour)", ",gluten-free",
    "of of of", "juice of", "of lemon", "\u{301}", "\u{FEFF}flour", "🥚", "flour\u{0}", "FLOUR", "gluten-free",
  ])
  func `any name means something, the same each time`(_ name: String) {
    let food = Self.book.food(named: name)
    #expect(food == Self.book.food(named: name))
    #expect(food.likeness(to: food) == .same)
  }

  @Test func `a name of 200 kB is that of another food than milk`() {
    for piece in ["flour ", "борошно ", "gluten-free, ", "юшка (", "🥚"] {
      let name = String(repeating: piece, count: 200_000 / piece.utf8.count)
      #expect(Self.book.food(named: name).likeness(to: Self.book.food(named: "milk")) == .different)
    }
  }
}
