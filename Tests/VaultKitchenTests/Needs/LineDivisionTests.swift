import Testing
import VaultKitchen
import VaultModel

/// The foods that a line names, with their amounts, and what is in them.
@Suite struct `Foods of a line` {
  private static let book = FoodBook()

  private func bought(_ line: String) -> [String] {
    Self.book.foods(in: line).filter { $0.role == .bought }.map(\.text)
  }

  @Test(arguments: [
    ("lettuce, walnuts", ["lettuce", "walnuts"]), ("1 onion, 2 eggs", ["1 onion", "2 eggs"]),
    ("1 onion, 2 eggs, beaten", ["1 onion", "2 eggs, beaten"]), ("salt and pepper", ["salt", "pepper"]),
    ("сіль, перець, сметана", ["сіль", "перець", "сметана"]), ("3 яйця, 1 л молока", ["3 яйця", "1 л молока"]),
    ("молоко, хлеб и яйца", ["молоко", "хлеб", "яйца"]), ("200 g flour + 2 eggs", ["200 g flour", "2 eggs"]),
    ("1,5 кг картоплі, 0,5 л молока", ["1,5 кг картоплі", "0,5 л молока"]),
    ("2 carrots and 3 celery stalks", ["2 carrots", "3 celery stalks"]),
    ("onion (1 large, chopped), walnuts", ["onion (1 large, chopped)", "walnuts"]),
    ("butter, sugar; eggs", ["butter", "sugar", "eggs"]), ("lettuce, chopped walnuts", ["lettuce", "chopped walnuts"]),
    ("rice, dried cranberries", ["rice", "dried cranberries"]), ("zorbium, walnuts", ["zorbium", "walnuts"]),
    ("lettuce, zorbium", ["lettuce", "zorbium"]), ("flour, sugar, vanilla", ["flour", "sugar", "vanilla"]),
  ])
  func `are one each`(line: String, foods: [String]) {
    #expect(bought(line) == foods)
  }

  /// Preparations, parts, kinds, what a food lies in, what can be taken instead, and names with a joint in them.
  @Test(arguments: [
    "onions, finely chopped", "potatoes, peeled and cut into chips", "peppers, seeds removed", "eggs, yolks only",
    "milk, coconut", "flour, gluten-free", "tuna, in oil", "stock, chicken or vegetable", "lemon, juice and zest",
    "salt, to taste", "butter, plus more for the tin", "small, ripe tomatoes", "half and half",
    "olive and vegetable oil", "apples, Granny Smith", "chicken, butterflied", "капуста, нашаткована соломкою",
    "морква, кубиками", "olive oil, for frying", "chocolate, contains milk", "muesli, may contain nuts, milk",
    "butter, lard or oil", "2 cups flour, sifted", "1 chicken, about 1.5 kg", "tomatoes, canned", "onion, red",
    "лук, нарезанный кольцами", "яйца, без скорлупы", "bread, without nuts", "chocolate (hazelnuts, milk)",
  ])
  func `are one where the rest says more of it`(line: String) {
    #expect(bought(line) == [line])
  }

  @Test(arguments: [
    ("muesli (may contain nuts)", ["traces"]), ("chocolate with whole hazelnuts", ["held"]),
    ("chocolate, with whole hazelnuts", ["held"]), ("печиво (може містити горіхи)", ["traces"]),
    ("хліб, містить глютен", ["held"]), ("конфеты (следы арахиса)", ["traces"]), ("sauce (contains no nuts)", []),
    ("spread: contains milk and soy", ["held", "held"]),
  ])
  func `say what is in them`(line: String, roles: [String]) {
    let held = Self.book.foods(in: line).filter { $0.role != .bought }
    #expect(held.map { $0.role == .traces ? "traces" : "held" } == roles)
  }
}
