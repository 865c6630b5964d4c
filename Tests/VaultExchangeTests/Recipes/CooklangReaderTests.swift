import Testing
import VaultExchange
import VaultKitchen
import VaultModel
import VaultTestSupport

/// What the reader of `.cook` files makes of a text, by the rules of cooklang.org.
@Suite struct CooklangReaderTests {
  private static func read(_ text: String) -> CooklangRecipe { CooklangReader.recipe(of: Array(text.utf8)) }

  private static func ingredient(
    _ name: String, _ quantity: CooklangQuantity? = nil, preparation: String? = nil, isFixed: Bool = false,
    isOptional: Bool = false
  ) -> CooklangItem {
    var ingredient = CooklangIngredient(name)
    ingredient.quantity = quantity
    ingredient.preparation = preparation
    ingredient.isFixed = isFixed
    ingredient.isOptional = isOptional
    return .ingredient(ingredient)
  }

  @Test(
    arguments: [
      ("Add @salt.", [.text("Add "), ingredient("salt"), .text(".")]),
      ("@ground black pepper{}", [ingredient("ground black pepper")]),
      ("@flour{200%g} sifted", [ingredient("flour", CooklangQuantity("200", unit: "g")), .text(" sifted")]),
      ("@onion{1}(finely chopped)", [ingredient("onion", CooklangQuantity("1"), preparation: "finely chopped")]),
      ("@salt{=1%tsp}", [ingredient("salt", CooklangQuantity("1", unit: "tsp"), isFixed: true)]),
      ("@?thyme{few%sprigs}", [ingredient("thyme", CooklangQuantity("few", unit: "sprigs"), isOptional: true)]),
      ("#potato masher{}", [.cookware("potato masher", nil)]),
      ("~eggs{3%minutes}", [.timer("eggs", CooklangQuantity("3", unit: "minutes"))]),
      ("mail ann@example.org", [.text("mail ann@example.org")]),
      // Lines of one step are joined by one space, whatever stands at their ends.
      ("One  \n  two\nthree", [.text("One two three")]),
      ("@a{}\n@b{}", [ingredient("a"), .text(" "), ingredient("b")]),
      // Comments are no text, at the end of a line, inside of one, or alone in one.
      ("@thyme{2} -- dried\nand salt", [ingredient("thyme", CooklangQuantity("2")), .text(" and salt")]),
      ("Mix [- well -], rest", [.text("Mix , rest")]),
      ("Mix\n-- alone\nand rest", [.text("Mix and rest")]),
      ("a --- b", [.text("a --- b")]),
    ] as [(String, [CooklangItem])])
  func `a step is text and marks`(_ text: String, _ items: [CooklangItem]) {
    #expect(Self.read(text + "\n").steps.map(\.items) == [items])
  }

  @Test(
    arguments: [
      ("3", Rational(3)), ("1.5", Rational(3, over: 2)), ("0.05", Rational(1, over: 20)), ("1/2", Rational(1, over: 2)),
      ("1 / 2", Rational(1, over: 2)), ("1 1/2", Rational(3, over: 2)), ("0", Rational(0)), ("01", nil), ("01/2", nil),
      ("1/0", nil), ("2-3", nil), ("few", nil), (".5", nil), ("99999999999999999999", nil), ("1/02", nil), ("", nil),
    ] as [(String, Rational?)])
  func `a quantity is a number, or words`(_ text: String, _ value: Rational?) {
    #expect(CooklangQuantity(text).value == value)
  }

  @Test(
    arguments: [
      (
        "---\ntitle: Tea\ntags:\n  - hot\n  - easy\ntime:\n  prep: 5 min\n---\n",
        ["title=Tea", "tags=hot|easy", "time.prep=5 min"]
      ),
      ("---\ncooking time    :30 mins\n---\n", ["cooking time=30 mins"]),
      ("---\n: : [\nkey: a: b\n---\n", ["=: [", "key=a: b"]),
      (">> servings: 4\n>>source : me\n", ["servings=4", "source=me"]),
      (">> no colon\n", []),
      ("Text ---\nkey: value\n---\n", []),
    ] as [(String, [String])])
  func `metadata stands in front matter, and in lines of its own`(_ text: String, _ pairs: [String]) {
    #expect(Self.read(text).metadata.map { "\($0.key)=\($0.values.joined(separator: "|"))" } == pairs)
  }

  @Test func `sections and notes are blocks of their own`() {
    let recipe = Self.read("= Dough\nMix.\n> Old\n> recipe.\n\n> Another.\n== Filling ==\n\nFold.\n==\nBake.\n")
    let blocks = recipe.blocks.map { block in
      switch block {
      case .step(let step): "step " + step.source
      case .section(let name): "section " + name
      case .note(let text): "note " + text
      }
    }
    #expect(
      blocks == [
        "section Dough", "step Mix.", "note Old recipe.", "note Another.", "section Filling", "step Fold.", "section ",
        "step Bake.",
      ])
  }

  @Test func `the list adds up what the steps of a section take`() {
    let recipe = Self.read(
      """
      == Dough ==

      Mix @flour{200%g}, @Flour{100%g} and @flour{1%cup} with @water.

      == Top ==

      Dust with @flour{10%g}; more @water and @./sauces/Hollandaise{150%g}. Boil @egg{1}(hard) and @egg{2}(hard).
      """
    ).exchangeRecipe(named: "Pie")
    #expect(recipe.title == "Pie")
    #expect(recipe.outline.map(\.title) == ["Dough", "Top"])
    #expect(
      recipe.groups.map { $0.ingredients.map { "\($0.amount?.text ?? "-") \($0.name)" } } == [
        ["300 g flour", "1 cup flour", "- water"], ["10 g flour", "150 g Hollandaise", "3 egg"],
      ])
    #expect(recipe.instructions.hasPrefix("## Dough\n\nMix @flour{200%g}, @Flour{100%g} and"))
  }

  @Test func `the conventions of metadata become what a note says`() {
    let recipe = Self.read(
      """
      ---
      title: Tea
      servings: 6 portions
      yield: 500%ml
      tags: hot, quick
      prep time: 5 min
      cook time: soon
      locale: en_GB
      source:
        name: The Book
        url: https://example.org/tea
      author: Ann
      cuisine: British
      ---

      Boil @water{1%l}.
      """
    ).exchangeRecipe(named: "x")
    #expect(recipe.title == "Tea")
    #expect(recipe.yields.map(\.text) == ["6 portions", "500 ml"])
    #expect(recipe.tags == ["hot", "quick"])
    #expect(recipe.details.preparation == TimeSpan(minutes: 5))
    #expect(recipe.details.cooking == nil)
    #expect(recipe.details.language == "en-GB")
    #expect(recipe.details.source == "https://example.org/tea")
    #expect(recipe.details.author == "Ann")
    #expect(recipe.details.further == [ExchangePair("cook time", ["soon"]), ExchangePair("cuisine", ["British"])])
  }

  @Test(arguments: [
    "Fry @eggs{2} in a #pan for ~{3%minutes}.\n",
    "---\ntitle: Tea\nservings: 4\ntags: [hot, \"a: b\"]\n---\n\nBoil @water{1%l}(cold) -- slowly\nand pour.\n",
    "== Dough ==\n\nMix @flour{1 1/2%cup} and @salt{=1%tsp}.\n\n== Filling ==\n\nFold @?nuts{} in.\n\n> A note.\n",
    "Mix @a{}.\n\n==\n\n> n\n\n1. Stir.\n",
  ])
  func `a recipe means the same after it was imported and exported`(_ text: String) {
    let before = Self.read(text)
    let name = before.metadata.isEmpty ? "x" : "Tea"
    let written = CooklangWriter.text(of: before.exchangeRecipe(named: name))
    let after = Self.read(written)
    #expect(after.steps.map(\.items) == before.steps.map(\.items), "\(written)")
    #expect(after.exchangeRecipe(named: name) == before.exchangeRecipe(named: name), "\(written)")
  }

  @Test func `what the steps do not mark stands before them, once`() {
    var recipe = ExchangeRecipe(title: "Pie")
    recipe.ingredients = [
      ExchangeIngredient("salt"),
      ExchangeIngredient("flour", amount: ExchangeAmount("½", value: Rational(1, over: 2), unit: "cup")),
    ]
    recipe.groups = [
      ExchangeGroup(
        title: "Top",
        ingredients: [ExchangeIngredient("milk", amount: ExchangeAmount("1,5", value: Rational(3, over: 2), unit: "l"))]
      )
    ]
    recipe.instructions = "1. Add @salt{}.\n2. Bake at 180 °C."
    #expect(
      CooklangWriter.text(of: recipe) == """
        ---
        title: Pie
        ---

        @flour{1/2%cup}.

        == Top ==

        @milk{1.5%l}.

        ==

        Add @salt{}.

        Bake at 180 °C.

        """)
  }

  @Test func `any bytes are read, written and read again without a trap`() {
    let pieces = [
      "@a{1%g}", "@", "#pan", "~{5%min}", "--", "[-", "-]", "---", "= A", "==", "> n", ">> k: v", "\n", "\n\n", "{",
      "}",
      "(x)", "½", "\u{0}", " ", "# ", "1. ", "```", "<!--", "\\", "\r\n", "title: x", "@?b{=2}",
    ]
    for seed in LongSearch.seeds(few: 500) {
      var random = SplitMix64(seed: seed)
      let text = (0..<24).map { _ in pieces.randomElement(using: &random) ?? "" }.joined()
      let recipe = Self.read(text).exchangeRecipe(named: "x")
      let written = CooklangWriter.text(of: recipe)
      _ = Self.read(written).exchangeRecipe(named: "x")
      let note = RecipeMDWriter(for: .note).text(of: recipe)
      #expect(throws: Never.self, "seed \(seed): \(text.debugDescription)\n\(note)") {
        do { _ = try RecipeMDReader.recipe(of: Array(note.utf8)) } catch let error as RecipeMDError {
          // Words may be an amount in a note of vault, and a name may be empty.
          guard error.reason == .amountWithoutNumber || error.reason == .ingredientWithoutName else { throw error }
        }
      }
    }
  }
}
