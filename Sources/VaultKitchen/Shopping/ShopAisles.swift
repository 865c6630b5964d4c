package import VaultModel
import VaultSyntax

/// The order in which somebody walks through a shop: the aisles that the vault's settings name, then those vault knows,
/// then any others, and what stands nowhere at the end.
///
/// ```swift
/// let aisles = ShopAisles(["Dairy", "Vegetables"])
/// aisles.isBefore("Молочне", "Овочі")    // true
/// ```
package struct ShopAisles: Sendable {
  /// The names as the settings have them.
  package let names: [String]

  package init(_ names: [String] = []) { self.names = names }

  /// Where an aisle comes: the smaller, the earlier.
  package func rank(of name: String) -> Int {
    if Aisle(shelf: name) == .other { return .max }
    if let place = names.firstIndex(where: { Self.isSame($0, name) }) { return place }
    guard let aisle = Aisle(shelf: name) else { return names.count + Aisle.allCases.count }
    return names.count + Int(aisle.rawValue)
  }

  /// The aisle of a food in the words of the settings, else in those of a language.
  ///
  /// - Parameter list: the language of the list it is for, where that says one: words of another one are translated.
  package func name(of food: NamedFood, on list: Language?, else language: Language) -> String {
    let own = food.kindred?.aisleText
    if let own, Aisle(shelf: own) == nil { return names.first { Self.isSame($0, own) } ?? own }
    let aisle = own.flatMap { Aisle(shelf: $0) } ?? food.kindred?.aisle ?? .other
    // `dairy` in a food's note is the aisle in whatever language; another word for it is its owner's.
    let ownWord = own.flatMap { aisle.isUsualName($0) ? nil : $0 }
    guard let name = names.first(where: { Aisle(shelf: $0) == aisle }) ?? ownWord,
      list == nil || Aisle.language(ofShelf: name) == list
    else {
      return aisle.title(in: list ?? language)
    }
    return name
  }

  /// The language of a shopping list: its own, else that of most of its headings; nil where neither says one.
  package static func language(of list: Note) -> Language? {
    if let stated = list.text(.lang, of: list.whole) { return Language(tag: stated) }
    var counts: [Language: Int] = [:]
    for shelf in ShopWords.shelves(of: list) where shelf.contains(where: \.isLetter) {
      counts[Aisle.language(ofShelf: shelf), default: 0] += 1
    }
    let most = counts.values.max() ?? 0
    let languages = counts.keys.filter { counts[$0] == most }
    return languages.count == 1 ? languages.first : nil
  }

  /// Whether two headings name one aisle: the same words, or the same known aisle in two languages.
  package static func isSame(_ left: String, _ right: String) -> Bool {
    let folded = FoldedWords.list(of: left)
    if !folded.isEmpty, folded == FoldedWords.list(of: right) { return true }
    guard let aisle = Aisle(shelf: left) else { return false }
    return aisle == Aisle(shelf: right)
  }
}

extension Aisle {
  /// The aisle that a heading or a setting names in English, Ukrainian or Russian; nil for one vault does not know.
  package init?(shelf name: String) {
    guard let aisle = Self.shelves[FoldedWords.list(of: name)] else { return nil }
    self = aisle
  }

  /// The name that a heading gets: `Dry goods`, `Крупи`.
  package func title(in language: Language) -> String {
    Self.titles[Int(rawValue)][Int(language.rawValue)]
  }

  /// Whether a name is the aisle's in some language, or what a key says.
  fileprivate func isUsualName(_ name: String) -> Bool {
    let folded = FoldedWords.list(of: name)
    return ([self.name] + Language.allCases.map(title)).contains { FoldedWords.list(of: $0) == folded }
  }

  /// The language that a heading is written in.
  fileprivate static func language(ofShelf name: String) -> Language {
    let own = ShopWords.language(of: name)
    guard own == .ukrainian, let aisle = Aisle(shelf: name) else { return own }
    // Folded, `Мясо` and `М’ясо` may be one word; as written they are of two languages.
    let titles = Language.allCases.map { (language: $0, title: aisle.title(in: $0)) }
    let exact = titles.first { $0.title.lowercased() == name.lowercased() }
    let folded = FoldedWords.list(of: name)
    return (exact ?? titles.first { FoldedWords.list(of: $0.title) == folded })?.language ?? own
  }

  private static let shelves: [[String]: Aisle] = {
    var result: [[String]: Aisle] = [:]
    for aisle in allCases {
      for name in titles[Int(aisle.rawValue)] + [aisle.name] { result[FoldedWords.list(of: name)] = aisle }
    }
    return result
  }()

  /// What the aisles are called, in the order of the cases: in English, in Ukrainian, in Russian, and otherwise.
  private static let titles: [[String]] = [
    ["Vegetables", "Овочі", "Овощи", "Vegetables and herbs", "Veg"], ["Herbs", "Зелень", "Зелень", "Fresh herbs"],
    ["Fruit", "Фрукти", "Фрукты", "Fruits"], ["Bakery", "Хліб", "Хлеб", "Bread"],
    ["Meat", "М’ясо", "Мясо", "Meat and poultry"], ["Fish", "Риба", "Рыба", "Fish and seafood"],
    ["Dairy", "Молочне", "Молочное", "Молочні продукти", "Dairy and eggs"],
    ["Dry goods", "Крупи", "Крупы", "Бакалія", "Бакалея"], ["Baking", "Випічка", "Выпечка"],
    ["Nuts", "Горіхи", "Орехи"], ["Spices", "Спеції", "Специи", "Прянощі"], ["Sauces", "Соуси", "Соусы"],
    ["Canned", "Консерви", "Консервы", "Tins", "Cans", "Canned goods", "Tins and jars"],
    ["Drinks", "Напої", "Напитки"], ["Other", "Інше", "Другое", "Остальное"],
  ]
}
