import Testing
import VaultTestSupport
import VaultKitchen
import VaultModel

@Suite struct `Headings of a shopping list` {
  /// Every aisle in English, Ukrainian and Russian.
  static let titles: [(aisle: Aisle, en: String, uk: String, ru: String)] = [
    (.vegetables, "Vegetables", "Овочі", "Овощи"), (.herbs, "Herbs", "Зелень", "Зелень"),
    (.fruit, "Fruit", "Фрукти", "Фрукты"), (.bakery, "Bakery", "Хліб", "Хлеб"), (.meat, "Meat", "М’ясо", "Мясо"),
    (.fish, "Fish", "Риба", "Рыба"), (.dairy, "Dairy", "Молочне", "Молочное"),
    (.dryGoods, "Dry goods", "Крупи", "Крупы"), (.baking, "Baking", "Випічка", "Выпечка"),
    (.nuts, "Nuts", "Горіхи", "Орехи"), (.spices, "Spices", "Спеції", "Специи"), (.sauces, "Sauces", "Соуси", "Соусы"),
    (.canned, "Canned", "Консерви", "Консервы"), (.drinks, "Drinks", "Напої", "Напитки"),
    (.other, "Other", "Інше", "Другое"),
  ]

  @Test func `are named in every language`() {
    #expect(Self.titles.map(\.aisle) == Aisle.allCases)
    for row in Self.titles {
      #expect(Language.allCases.map { row.aisle.title(in: $0) } == [row.en, row.uk, row.ru])
    }
  }

  /// A list with a heading of another aisle gets the new one in the language of that, whatever the vault's, and whatever
  /// the language of the food and of the settings.
  @Test(arguments: LongSearch.sample(2, of: titles))
  func `come in the language of those that are there`(row: (aisle: Aisle, en: String, uk: String, ru: String)) throws {
    let isDairy = row.aisle == .dairy
    for (heading, wanted) in [
      (isDairy ? "Meat" : "Dairy", row.en), (isDairy ? "М’ясо" : "Молочне", row.uk),
      (isDairy ? "Мясо" : "Молочное", row.ru), ("Household", row.en),
    ] {
      for (food, language) in [("thing", "en"), ("річ", "uk"), ("thing", "uk"), ("річ", "en")] {
        for settings in [[], [row.en], [row.uk]] {
          var vault = vault(row.aisle, food, list: "# List\n\n## \(heading)\n\n- [ ] a thing of mine\n")
          (vault.language, vault.aisles) = (language, ShopAisles(settings))
          #expect(try vault.adding("r").text.contains("\n## \(wanted)\n\n- [ ] *2*"))
        }
      }
    }
  }

  @Test(arguments: LongSearch.sample(4, of: titles))
  func `are used where they mean the same`(row: (aisle: Aisle, en: String, uk: String, ru: String)) throws {
    for heading in [row.en, row.uk, row.ru, row.en.uppercased()] {
      for (food, language) in [("thing", "en"), ("річ", "uk"), ("thing", "uk"), ("річ", "en")] {
        var vault = vault(row.aisle, food, list: "# List\n\n## \(heading)\n\n- [ ] something\n")
        vault.language = language
        let text = try vault.adding("r").text
        #expect(text.hasPrefix("# List\n\n## \(heading)\n\n- [ ] something\n- [ ] *2* \(food)"))
        #expect(text.split(separator: "\n").count { $0.hasPrefix("## ") } == 1)
      }
    }
  }

  /// Nothing shows the language of a new list but the vault's; the settings' words are its owner's.
  @Test func `of a new list are those of the settings, else in the language of the vault`() throws {
    for (language, settings, wanted) in [
      ("en", [], "Bakery"), ("uk", [], "Хліб"), ("en", ["Хліб"], "Хліб"), ("uk", ["Bread"], "Bread"),
    ] {
      var vault = vault(.bakery, "річ", list: "# List\n")
      (vault.language, vault.aisles) = (language, ShopAisles(settings))
      #expect(try vault.adding("r").text.contains("\n## \(wanted)\n"))
    }
  }

  private func vault(_ aisle: Aisle, _ food: String, list: String) -> ShopVault {
    ShopVault(
      list: list, recipes: ["r": "- 2 \(food)"],
      foods: aisle == .other ? [] : ["title: \(food)\naisle: \(aisle.name)\n"])
  }
}
