import Testing
import VaultKitchen
import VaultModel
import VaultSyntax

@Suite struct `What recipes put on a shopping list` {
  static let bread = ["bread": "- 500 g flour", "pizza": "- 1 kg flour\n- 2 tbsp olive oil"]

  @Test func `500 g and 1 kg of flour are one line of 1.5 kg that says why`() throws {
    let list = try ShopVault(recipes: Self.bread).adding("bread", "pizza").text
    #expect(
      list == """
        # List

        ## Baking

        - [ ] *1.5 kg* flour {from: "[[bread]], [[pizza]]"}

        ## Sauces

        - [ ] *2 tbsp* olive oil {from: "[[pizza]]"}

        """)
  }

  @Test func `one after the other they make the same list as together`() throws {
    let vault = ShopVault(pantry: "- *200 g* flour\n", recipes: Self.bread)
    #expect(try vault.after(adding: "bread", "pizza").list == vault.adding("bread", "pizza").text)
  }

  @Test func `a second time nothing changes`() throws {
    let recipes = Self.bread.merging([
      "cake": "- 3 eggs\n- 1/2 lemon\n- 1/3 cup honey\n- salt to taste\n- 2 splashes stardust syrup\n- 100 g 7up"
    ]) { $1 }
    let vault = ShopVault(pantry: "- *1* egg\n", recipes: recipes)
    let once = try vault.adding("bread", "pizza", "cake").text
    var later = vault
    later.list = once
    #expect(try later.adding("bread", "pizza", "cake").text == once)
    #expect(try later.adding("cake").text == once)
  }

  @Test func `other servings refresh the line and are said`() throws {
    let vault = try ShopVault(recipes: ["bread": "- 500 g flour"]).after(adding: "bread", "bread × 8")
    #expect(vault.list.contains("- [ ] *1 kg* flour {from: \"[[bread]] × 8\"}\n"))
    #expect(vault.list.split(separator: "\n").count == 3)
    // What another recipe adds counts the eight.
    let both = ShopVault(list: vault.list, recipes: ["bread": "- 500 g flour", "pie": "- 250 g flour"])
    #expect(try both.adding("pie").text.contains("*1.25 kg* flour {from: \"[[bread]] × 8, [[pie]]\"}"))
  }

  // MARK: Units

  @Test func `1 cup and 200 g of something unknown stay two amounts`() throws {
    let vault = ShopVault(recipes: ["a": "- *1 cup* stardust", "b": "- *200 g* stardust"])
    let outcome = try vault.adding("a", "b")
    #expect(
      outcome.text.contains(
        "- [ ] *200 g* stardust {from: \"[[a]], [[b]]\"}\n- [ ] *1 cup* stardust {from: \"[[a]], [[b]]\"}\n"))
    #expect(outcome.remarks.isEmpty)
    var later = vault
    later.list = outcome.text
    #expect(try later.adding("a", "b").text == outcome.text)
  }

  @Test func `1 cup and 200 g of flour are 320 g, and it is said how`() throws {
    var vault = ShopVault(recipes: ["a": "- 1 cup flour", "b": "- 200 g flour"])
    vault.foods = ["title: Flour\nconversions: [1 cup = 120 g]\n"]
    let outcome = try vault.adding("a", "b")
    #expect(outcome.text.contains("- [ ] *320 g* flour {from: \"[[a]], [[b]]\"}\n"))
    guard case .converted(food: "flour", let weight)? = outcome.remarks.first else {
      Issue.record("nothing says how")
      return
    }
    #expect(weight.text == "1 cup = 120 g" && weight.source == .note("Flour"))
  }

  @Test func `an ingredient that is a size and a can compares by either`() throws {
    let vault = ShopVault(pantry: "- *300 g* chickpeas\n", recipes: ["a": "- 2 400 g cans chickpeas"])
    #expect(try vault.adding("a").text.contains("*500 g* chickpeas"))
  }

  // MARK: The pantry

  @Test func `lots are taken off once, however many recipes want them`() throws {
    let vault = ShopVault(pantry: "- *300 g* flour\n- *0.5 kg* flour\n", recipes: Self.bread)
    // 500 g + 1,000 g - 800 g
    #expect(try vault.adding("bread", "pizza").text.contains("*700 g* flour"))
    #expect(try vault.adding("bread").text == "# List\n")
  }

  @Test func `a recipe on the list claims its part of the pantry`() throws {
    // 600 g of 1,000 g are there: 400 g for the first, and all 500 g for the second.
    let vault = ShopVault(
      pantry: "- *600 g* flour\n", recipes: ["first": "- 1 kg flour", "second": "- 500 g flour"])
    #expect(try vault.adding("first").text.contains("*400 g* flour"))
    #expect(try vault.after(adding: "first").adding("second").text.contains("*900 g* flour"))
  }

  @Test func `a recipe on the list keeps what the pantry had for it, and buys no more than it says`() throws {
    // The pantry has all the flour of the bread, whose yeast is on the list; somebody took its salt out again.
    let vault = ShopVault(
      list: "- [ ] *7 g* yeast {from: \"[[bread]]\"}\n", pantry: "- *500 g* flour\n",
      recipes: ["bread": "- 400 g flour\n- 10 g salt\n- 7 g yeast", "pie": "- 300 g flour\n- 5 g salt"])
    let text = try vault.adding("pie").text
    // 300 g - (500 g - 400 g)
    #expect(
      text == vault.list + "- [ ] *200 g* flour {from: \"[[pie]]\"}\n- [ ] *5 g* salt {from: \"[[pie]]\"}\n")
  }

  @Test func `a pinch is bought only where nothing else of it is`() throws {
    let recipes = ["a": "- 1 pinch salt", "b": "- 2 tsp salt"]
    #expect(try ShopVault(recipes: recipes).adding("a").text.contains("*1 pinch* salt"))
    #expect(
      try ShopVault(recipes: recipes).adding("a", "b").text.contains("- [ ] *2 tsp* salt {from: \"[[a]], [[b]]\"}\n"))
    #expect(try ShopVault(pantry: "- *1 g* salt\n", recipes: recipes).adding("a").text == "# List\n")
  }

  @Test func `a lot that expired is not counted, and one on its last day is`() throws {
    var vault = ShopVault(pantry: "- *500 g* flour {expires: 2026-11-19}\n", recipes: ["bread": "- 500 g flour"])
    let outcome = try vault.adding("bread")
    #expect(outcome.text.contains("*500 g* flour") && outcome.remarks == [.expired(food: "flour")])
    vault.pantry = "- *500 g* flour {expires: 2026-11-20}\n"
    #expect(try vault.adding("bread").text == vault.list)
  }

  @Test func `what cannot be compared is bought, and said`() throws {
    let vault = ShopVault(pantry: "- *2 jars* flour\n- salt\n", recipes: ["bread": "- 500 g flour\n- 10 g salt"])
    let outcome = try vault.adding("bread")
    #expect(outcome.text.contains("*500 g* flour") && !outcome.text.contains("salt"))
    #expect(
      outcome.remarks == [.notCompared(food: "flour", amount: "2 jars"), .takenAsEnough(food: "salt")])
  }

  @Test func `a line goes when the pantry has got it`() throws {
    var vault = try ShopVault(recipes: Self.bread).after(adding: "bread")
    vault.pantry = "- *2 kg* flour\n"
    #expect(try vault.adding("bread").text == "# List\n\n## Baking\n")
  }

  // MARK: Why there is no line

  @Test func `says of each food without a new line why there is none`() throws {
    var vault = ShopVault(
      list: "# List\n\n- [ ] *7 g* yeast\n- [ ] *2* onion {from: \"[[soup]]\"}\n", pantry: "- *5 kg* flour\n- salt\n",
      recipes: [
        "bread": "- 500 g flour\n- 7 g yeast\n- 1 tsp salt\n- 2 eggs", "soup": "- 2 onions", "pie": "- 1 onion",
      ])
    // The eggs get a line, and of the salt a remark says that the pantry has some.
    let bread = try vault.adding("bread")
    #expect(bread.reasons == ["flour: inPantry", "yeast: onList"] && bread.remarks == [.takenAsEnough(food: "salt")])
    #expect(try vault.adding("pie").reasons == ["onion: merged"])
    #expect(try vault.adding("soup").reasons == ["onions: onList"])
    vault.pantry = "- *9* onions\n"
    #expect(try vault.adding("soup").reasons == ["onions: lineLeftForPantry"])
    #expect(try vault.adding("soup").text == "# List\n\n- [ ] *7 g* yeast\n")
    vault.pantry = ""
    vault.list = "# List\n\n- [ ] *2* onions\n- [ ] *2* onions {from: \"[[soup]]\"}\n"
    #expect(try vault.adding("soup").reasons == ["onions: lineLeftForOthers"])
  }

  @Test func `the word for what is counted goes with its number`() throws {
    let recipes = ["a": "- 1 onion", "b": "- 1 цибуля", "c": "- 4 цибулі"]
    #expect(try ShopVault(recipes: recipes).adding("a", "b").text.contains("*2* onions {"))
    let vault = ShopVault(recipes: recipes, language: "uk")
    #expect(try vault.adding("b").text.contains("*1* цибуля {"))
    #expect(try vault.adding("b", "c").text.contains("*5* цибуль {"))
  }

  // MARK: Lines that are there

  static let list = """
    # List

    ## Baking

    - [ ] *100 g* flour
    - [x] *200 g* flour {from: "[[bread]]"}
    - [ ] candles
      for the cake

    """

  @Test func `ticks and lines written by hand survive, and count`() throws {
    let text = try ShopVault(list: Self.list, recipes: Self.bread).adding("bread", "pizza").text
    // 1,500 g - 100 g - 200 g
    #expect(
      text == Self.list
        + "- [ ] *1.2 kg* flour {from: \"[[bread]], [[pizza]]\"}\n\n## Sauces\n\n- [ ] *2 tbsp* olive oil {from: \"[[pizza]]\"}\n"
    )
  }

  @Test func `a recipe whose lines are all ticked is bought`() throws {
    let list = "- [x] *500 g* flour {from: \"[[bread]]\"}\n"
    #expect(try ShopVault(list: list, recipes: Self.bread).adding("bread").text == list)
  }

  @Test func `a cancelled line stays, and its recipe gets no other`() throws {
    let list = "- [-] *500 g* flour {from: \"[[bread]]\"}\n"
    let vault = ShopVault(list: list, recipes: Self.bread)
    #expect(try vault.adding("bread").text == list)
    #expect(try vault.adding("pizza").text.hasPrefix(list + "- [ ] *1 kg* flour {from: \"[[pizza]]\"}\n"))
  }

  @Test func `what somebody wrote in jars where the recipe has grams is settled`() throws {
    let list = "- [ ] 2 jars flour {from: \"[[bread]]\"}\n"
    let vault = ShopVault(list: list, recipes: Self.bread)
    let outcome = try vault.adding("bread")
    #expect(
      outcome.text == list
        && outcome.remarks == [.notCompared(food: "flour", amount: "2 jars", isListed: true)])
    #expect(try vault.adding("pizza").text.hasPrefix(list + "- [ ] *1 kg* flour {from: \"[[pizza]]\"}\n"))
  }

  @Test func `a line of a recipe that is gone stays as it is`() throws {
    let list = "- [ ] *500 g* flour {from: \"[[gone]]\"}\n"
    let text = try ShopVault(list: list, recipes: Self.bread).adding("bread").text
    #expect(text == list + "- [ ] *500 g* flour {from: \"[[bread]]\"}\n")
  }

  @Test func `only the amount of a line changes`() throws {
    let list = "* [ ]  *100 g*   rye flour,  fine #mill {price: 20, from: '[[bread]]'} ^a1\r\n"
    let vault = ShopVault(list: list, recipes: ["bread": "- 500 g rye flour"])
    #expect(try vault.adding("bread").text == list.replacingFirst("100 g", with: "500 g"))
  }

  @Test func `optional ingredients and water are not bought`() throws {
    let vault = ShopVault(recipes: ["a": "- 2 l water\n- 50 g walnuts {optional}"])
    let outcome = try vault.adding("a")
    #expect(outcome.text == vault.list && outcome.remarks == [.optional(["walnuts"])])
  }

  // MARK: Languages

  @Test func `Ukrainian recipes, pantries and lists`() throws {
    var vault = ShopVault(
      list: "# Список\n\n## Овочі\n\n- [ ] 1 кг картоплі\n", pantry: "- *2* яйця\n",
      recipes: [
        "деруни": "- 1,5 кг картоплі\n- 3 яйця\n- 2 ст. л. борошна\n- сіль за смаком",
        "хліб": "- 500 г борошна\n- 1 кг борошна",
      ])
    vault.language = "uk"
    let text = try vault.adding("деруни").text
    #expect(
      text.hasPrefix("# Список\n\n## Овочі\n\n- [ ] 1 кг картоплі\n- [ ] *500 г* картоплі {from: \"[[деруни]]\"}\n"))
    #expect(text.contains("## Молочне\n\n- [ ] *1* яйце {from: \"[[деруни]]\"}\n"), "\(text)")
    #expect(text.contains("- [ ] *2 ст. л.* борошна {from: \"[[деруни]]\"}\n"))
    #expect(text.contains("- [ ] сіль {from: \"[[деруни]]\"}\n"))
    #expect(try vault.adding("хліб").text.contains("- [ ] *1,5 кг* борошна {from: \"[[хліб]]\"}\n"))
    vault.list = text
    #expect(try vault.adding("деруни").text == text)
  }

  // MARK: Shelves

  @Test func `new lines stand under the headings of the list, in any language`() throws {
    let list = "# List\n\n## Випічка\n\n- [ ] vanilla\n\n## Household\n\n- [ ] soap\n"
    let text = try ShopVault(list: list, recipes: ["bread": "- 500 g flour"]).adding("bread").text
    #expect(text == list.replacingFirst("vanilla\n", with: "vanilla\n- [ ] *500 g* flour {from: \"[[bread]]\"}\n"))
  }

  @Test func `a list without headings stays one`() throws {
    let text = try ShopVault(list: "- [ ] soap\n", recipes: ["bread": "- 500 g flour"]).adding("bread").text
    #expect(text == "- [ ] soap\n- [ ] *500 g* flour {from: \"[[bread]]\"}\n")
  }

  @Test func `aisles come in the order of the settings, Other at the end`() {
    let aisles = ShopAisles(["Other", "Dairy", "Household", "Vegetables"])
    let names = ["Інше", "Party", "Vegetables", "Фрукти", "Household", "Молочне"]
    #expect(
      names.sorted { aisles.rank(of: $0) < aisles.rank(of: $1) }
        == ["Молочне", "Household", "Vegetables", "Фрукти", "Party", "Інше"])
  }

  @Test(arguments: [
    "- *99999999999999999999 kg* flour", "- 9223372036854775807 g flour\n- 9223372036854775807 kg flour",
    "- *1/0 g* flour", "- {from: x}", "- ** flour", "- 1,500 g flour", "- *2 {* x", "- 3 #tag ^id", "- [[",
    "- 0.000000000000000001 g flour", "- *1 g* `x` | y",
  ])
  func `whatever a recipe says, a second time changes nothing`(lines: String) throws {
    let vault = ShopVault(
      list: "- [ ] 9223372036854775807 kg flour {from: \"[[a]] × 99999999999999999999\"}\n", recipes: ["a": lines])
    var later = vault
    later.list = try vault.adding("a").text
    #expect(try later.adding("a").text == later.list)
  }
}

extension String {
  /// The text with the first occurrence of another one replaced.
  fileprivate func replacingFirst(_ old: String, with new: String) -> String {
    guard let range = firstRange(of: old) else { return self }
    return replacingCharacters(in: range, with: new)
  }

  private func firstRange(of text: String) -> Range<String.Index>? {
    indices.first { self[$0...].hasPrefix(text) }.map { $0..<index($0, offsetBy: text.count) }
  }

  private func replacingCharacters(in range: Range<String.Index>, with text: String) -> String {
    self[..<range.lowerBound] + text + self[range.upperBound...]
  }
}
