import Testing
import VaultKitchen
import VaultModel
import VaultSyntax

/// Foods recognised in texts.
@Suite struct FoodMatcherTests {
  static let builtIn = FoodMatcher()

  @Test(arguments: [
    ("2 cups flour", ["flour"]),
    ("Mix the FLOUR with butter and two eggs", ["flour", "butter", "egg"]),
    ("soft unsalted butter", ["butter"]),
    ("almond flour", ["almond flour"]),
    ("red onions and green onions", ["onion", "green onion"]),
    ("creme fraiche", ["crème fraîche"]),
    ("crème fraîche", ["crème fraîche"]),
    ("all purpose flour", ["flour"]),
    ("a flourish", []),
    ("склянка борошна", ["flour"]),
    ("Борошно, масло й цукор", ["flour", "butter", "sugar"]),
    ("картоплі та моркви", ["potato", "carrot"]),
    ("п’ять картоплин", ["potato"]),
    ("зубчик часнику", ["garlic"]),
    ("десяток яєць", ["egg"]),
    ("соєвий соус", ["soy sauce"]),
    ("олії соняшникової", ["sunflower oil"]),
    ("сир кисломолочний", ["quark"]),
    ("твердого сиру", ["cheese"]),
    ("м'ята", ["mint"]),
    ("мята", ["mint"]),
    ("стакан сметаны", ["sour cream"]),
    ("растительного масла", ["oil"]),
    ("сливочного масла", ["butter"]),
    ("зелёный горошек", ["green pea"]),
    ("зеленого горошка", ["green pea"]),
    ("", []),
  ])
  func `the foods of a text, the longest name first`(text: String, foods: [String]) {
    let bytes = Array(text.utf8)
    let found = Self.builtIn.matches(in: bytes, ByteRange(0, bytes.count))
    #expect(found.map { Self.builtIn.foods[$0.food].title } == foods)
  }

  @Test(arguments: [
    ("potato starch", "potato starch"), ("chicken breast", "chicken breast"), ("ham and cheese", "cheese"),
    ("сир моцарела", "mozzarella"), ("шматок м'яса з сиром", "meat"),
  ])
  func `the food that a text is about`(text: String, food: String) {
    #expect(FoodBook().food(named: text).kindred?.title == food)
  }

  @Test(arguments: [
    ("1 tsp ground ginger", "ground ginger"), ("2 cm ginger, grated", "ginger"),
    ("1 cup dried apricots", "dried apricot"),
    ("500 g ground beef", "ground beef"), ("2 склянки просіяного борошна", "flour"), ("сіль за смаком", "salt"),
  ])
  func `the food of an ingredient line`(text: String, food: String) {
    let bytes = Array(text.utf8)
    #expect(FoodBook().food(of: IngredientLine(text), in: bytes).known?.title == food)
  }

  @Test func `a match says where its name stands`() {
    let bytes = Array("200 г вершкового масла кімнатного".utf8)
    let found = Self.builtIn.matches(in: bytes, ByteRange(0, bytes.count))
    #expect(found.map { String(decoding: bytes[$0.range.indices], as: UTF8.self) } == ["вершкового масла"])
    #expect(found.map(\.words) == [2])
  }

  // MARK: Notes

  @Test func `a note stands for the built-in food of its name, with all names of both`() {
    let note = KitchenNotes.food("title: Flour\naisle: Baking shelf\naliases: [grandma's white]\nallergens: [wheat]\n")
    let book = FoodBook(notes: [note])
    for text in ["flour", "борошна", "муки", "grandma's white"] {
      let food = book.food(named: text).known
      #expect(food?.title == "Flour", "\(text)")
      #expect(food?.note == 0)
    }
    #expect(book.food(named: "flour").known?.aisleText == "Baking shelf")
    #expect(book.food(named: "flour").known?.facts == .gluten)
    #expect(book.food(named: "rye flour").known?.title == "rye flour")
  }

  @Test func `a note of a food that vault does not know is found by its forms`() {
    let note = KitchenNotes.food("title: Черемша\nnames:\n  uk: [черемша, черемші, черемшу]\naisle: зелень\n")
    let book = FoodBook(notes: [note])
    #expect(book.food(named: "100 г черемші").known?.title == "Черемша")
    #expect(book.food(named: "черемша").known?.aisle == .herbs)
  }

  @Test func `an alias of a note wins over a built-in food`() {
    let note = KitchenNotes.food("title: Oat drink\naliases: [milk]\n")
    let book = FoodBook(notes: [note])
    #expect(book.food(named: "milk").known?.title == "Oat drink")
    #expect(book.food(named: "молока").known?.title == "milk")
  }

  /// `red` begins the names of other foods.
  @Test func `the beginning of a longer name hides no food, to the end of a long text`() {
    let text = Array(String(repeating: "chicken chicken red chicken ", count: 20_000).utf8)
    #expect(Self.builtIn.matches(in: text, ByteRange(0, text.count)).count == 60_000)
  }
}
