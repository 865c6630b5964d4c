import Testing
import VaultKitchen
import VaultModel
import VaultSyntax

/// Taking foods out of the pantry.
@Suite struct PantryStockTests {
  static let today = LocalDate("2026-11-20")

  static func stock(_ lines: String, book: FoodBook = RecipeNeedsTests.book, lang: String = "en") throws -> PantryStock
  {
    let note = Note(
      Document(Array("---\nlang: \(lang)\n---\n\(lines)\n".utf8)), context: ReadingContext(folderType: .pantry))
    let lots = note.pantry.lots.map { StockLot($0, numbers: note.context.numbers, book) }
    return PantryStock(lots, on: try #require(today), book)
  }

  static func need(_ line: String, lang: String = "en") throws -> FoodNeed {
    try #require(try RecipeNeedsTests.needs("- " + line, lang: lang).needs.first)
  }

  /// What lots hold afterwards as they are to be written; `-` for a line that goes.
  static func left(_ stock: PantryStock) throws -> [String] {
    try stock.lots.enumerated().map { place, lot in
      guard let amount = lot.amount else { return "?" }
      let taken = try amount.value - stock.left[place]
      return taken == 0 ? lot.lot.amount?.text ?? "?" : stock.amountText(at: place) ?? "-"
    }
  }

  @Test func `the earliest expiry goes first, and the later lot keeps the rest`() throws {
    var stock = try Self.stock(
      "- *300 g* flour {expires: 2026-12-24}\n- *400 g* flour {expires: 2026-12-01}")
    let use = stock.take(try Self.need("500 g flour"))
    #expect(use.shares.map(\.lot) == [1, 0])
    #expect(use.shares.map(\.amount.value) == [400, 100])
    #expect(use.missing.isEmpty && use.covered == 1)
    #expect(try Self.left(stock) == ["200 g", "-"])
  }

  @Test func `lots without a day come after those with one, what has expired at last, ties by place`() throws {
    let stock = try Self.stock(
      """
      - *1 g* flour {expires: 2026-11-19}
      - *2 g* flour
      - *3 g* flour {expires: 2026-11-20}
      - *4 g* flour
      - *5 g* flour {expires: 2026-11-20}
      - *6 g* flour {expires: 2026-11-01}
      """)
    #expect(stock.places(of: stock.lots[0].food) == [2, 4, 1, 3, 5, 0])
  }

  @Test func `a lot is used up once, however many lines want it`() throws {
    var stock = try Self.stock("- *500 g* flour")
    #expect(stock.take(try Self.need("300 g flour")).missing.isEmpty)
    #expect(stock.take(try Self.need("300 g flour")).missing == [FoodAmount(100, .gram)])
    #expect(stock.take(try Self.need("300 g flour")).missing == [FoodAmount(300, .gram)])
    #expect(stock.left == [0])
  }

  @Test func `a copy is used up by itself`() throws {
    let stock = try Self.stock("- *500 g* flour")
    var copy = stock
    #expect(copy.take(try Self.need("500 g flour")).covered == 1)
    #expect(stock.left == [500] && copy.left == [0])
  }

  @Test func `cups go through the row of the food, which is named`() throws {
    var stock = try Self.stock("- *500 g* flour")
    let use = stock.take(try Self.need("2 cups flour"))
    #expect(use.shares.first?.amount == FoodAmount(240, .gram))
    #expect(use.shares.first?.weights.map(\.text) == ["1 cup = 120 g"])
    #expect(use.shares.first?.weights.map(\.source) == [.note("Wheat flour")])
    #expect(try Self.left(stock) == ["260 g"])
  }

  @Test(arguments: [
    ("- *1 l* milk", "*2 splashes* milk", "1 l", [0], []), ("- *1 l* milk", "3 packets milk", "1 l", [0], []),
    ("- milk", "1 l milk", "?", [], [0]), ("- *2 bunches* sorrel", "20 g sorrel", "2 bunches", [0], []),
  ])
  func `what cannot be compared is told, not guessed`(
    lots: String, line: String, left: String, incomparable: [Int], unmeasured: [Int]
  ) throws {
    var stock = try Self.stock(lots)
    let need = try Self.need(line)
    let use = stock.take(need)
    #expect(try Self.left(stock) == [left])
    #expect(use.incomparable == incomparable && use.unmeasured == unmeasured)
    #expect(use.missing == need.amounts && use.covered == 0 && use.isUncertain)
  }

  @Test func `a unit that vault does not know compares with itself`() throws {
    var stock = try Self.stock("- *3 splashes* milk")
    #expect(stock.take(try Self.need("*1 splash* milk")).missing.isEmpty)
    #expect(try Self.left(stock) == ["2 splashes"])
  }

  @Test func `to taste takes nothing, and is there when a lot is`() throws {
    var stock = try Self.stock("- *500 g* salt")
    let use = stock.take(try Self.need("salt to taste"))
    #expect(use.shares.isEmpty && use.missing.isEmpty && use.covered == 1)
    #expect(stock.take(try Self.need("pepper to taste")).covered == 0)
    #expect(stock.left == [500])
  }

  @Test func `the size of a can makes it comparable with grams`() throws {
    var stock = try Self.stock("- *1 kg* tomatoes")
    let use = stock.take(try Self.need("2 400 g cans tomatoes"))
    #expect(use.missing.isEmpty && stock.left == [Rational(1, over: 5)])
    #expect(try Self.left(stock) == ["0.2 kg"])
  }

  @Test func `both amounts of a sum are taken`() throws {
    var stock = try Self.stock("- *1 kg* sugar")
    let use = stock.take(try Self.need("1 cup + 2 tbsp sugar"))
    // A cup is 200 g, two tablespoons are an eighth of it.
    #expect(use.shares.map(\.amount) == [FoodAmount(Rational(9, over: 40) ?? 0, .kilogram)])
    #expect(use.missing.isEmpty)
  }

  @Test(arguments: [
    ("500 г борошна", "2 склянки борошна", "uk", "200 г"), ("3 банки квасолі", "2 банки квасолі", "uk", "1 банка"),
    ("1,5 кг картоплі", "250 г картоплі", "uk", "1,25 кг"), ("10 яєць", "3 яйця", "uk", "7"),
    ("½ head cabbage", "1/4 head cabbage", "en", "¼ head"), ("2-3 carrots", "1 carrot", "en", "1-2"),
    ("~700 ml sunflower oil", "200 ml sunflower oil", "en", "~500 ml"), ("3 kg flour", "1 cup flour", "en", "2.88 kg"),
    ("2 400 g cans tomatoes", "1 can tomatoes", "en", "1 400 g can"), ("1 kg flour", "1 kg flour", "en", "-"),
    ("2 dozen eggs", "12 eggs", "en", "1 dozen"), ("3 пачки чаю", "1 пачка чаю", "uk", "2 пачки"),
    ("5 качанів кукурудзи", "3 качани кукурудзи", "uk", "2 качани"), ("2 lbs beef", "1 lb beef", "en", "1 lb"),
    ("3 rashers bacon", "2 rashers bacon", "en", "1 rasher"), ("6 ложок меду", "5 ложок меду", "uk", "1 ложка"),
  ])
  func `what is left is written as its author writes`(lot: String, line: String, lang: String, left: String) throws {
    let note = Note(
      Document(
        Array(
          "---\ntype: food\ntitle: Борошно\nconversions: [1 склянка = 150 г, 1 cup = 120 g]\nnames: {uk: [борошна], en: [flour]}\n---\n"
            .utf8)),
      context: ReadingContext(folderType: .food))
    let book = FoodBook(notes: [note.food])
    var stock = try Self.stock("- " + lot, book: book, lang: lang)
    let text = "---\nlang: \(lang)\n---\n## Ingredients\n\n- \(line)\n"
    let document = Document(Array(text.utf8))
    let need = try #require(try RecipeNeeds(Recipe(document), of: document, book).needs.first)
    let use = stock.take(need)
    #expect(use.missing.isEmpty && use.shares.count == 1)
    #expect(try Self.left(stock) == [left])
  }

  @Test(arguments: [
    // A medium potato weighs 213 g on average, a small one 170 g; half a cup of cubes 75 g.
    ("3 кг картоплі", "4 картоплини", "uk", "2,15 кг"), ("3 kg potatoes", "4 potatoes", "en", "2.15 kg"),
    ("3000 g potatoes", "4 potatoes", "en", "2148 g"), ("1 kg potatoes", "4 medium potatoes", "en", "0.148 kg"),
    ("100 kg potatoes", "1 potato", "en", "99.8 kg"), ("852 g potatoes", "4 potatoes", "en", "-"),
    ("0.8521 kg potatoes", "4 potatoes", "en", "0.0001 kg"),
    ("3 kg potatoes", "852 g potatoes", "en", "2.148 kg"), ("2.1234 kg potatoes", "123.4 g potatoes", "en", "2 kg"),
  ])
  func `what is left by an average weight has three digits, by any other reckoning all`(
    lot: String, line: String, lang: String, left: String
  ) throws {
    var stock = try Self.stock("- " + lot, book: FoodBook(), lang: lang)
    let text = "---\nlang: \(lang)\n---\n## Ingredients\n\n- \(line)\n"
    let document = Document(Array(text.utf8))
    let need = try #require(try RecipeNeeds(Recipe(document), of: document, FoodBook()).needs.first)
    #expect(stock.take(need).missing.isEmpty)
    #expect(try Self.left(stock) == [left])
  }

  @Test func `a substitute is taken when it is asked for`() throws {
    var stock = try Self.stock("- *2 l* yogurt")
    let need = try Self.need("1 cup sour cream {or: yogurt}")
    let other = try #require(need.substitutes.first)
    #expect(stock.take(need).missing == [FoodAmount(1, .cup)])
    #expect(stock.take(need, as: other).missing.isEmpty)
  }

  @Test(arguments: [
    "- *9223372036854775807 kg* flour", "- *1/3 g* flour", "- *0 g* flour", "- *-5 g* flour", "- **", "- {expires: x}",
    "- *99999999999999999999 g* flour", "- *1,500 g* flour", "- flour", "- ", "- *2-1 kg* flour",
    "- *1/9223372036854775807 g* flour",
  ])
  func `no lot traps`(lot: String) throws {
    var stock = try Self.stock(lot)
    for line in ["9223372036854775807 kg flour", "1/7 cup flour", "1/9223372036854775807 oz flour", "0 g flour"] {
      _ = stock.take(try Self.need(line))
      _ = try? Self.left(stock)
      _ = stock.total(of: RecipeNeedsTests.book.food(named: "flour"))
    }
  }

  @Test(arguments: [
    ("2026-11-19", Expiry.expired), ("2026-11-20", .soon), ("2026-11-27", .soon), ("2026-11-28", .later), ("", .open),
  ])
  func `a lot is good up to its day`(day: String, state: Expiry) throws {
    #expect(Expiry(of: LocalDate(day), on: try #require(Self.today)) == state)
  }
}
