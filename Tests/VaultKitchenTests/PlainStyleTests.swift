import Testing
import VaultKitchen
import VaultModel
import VaultSyntax

/// Exact numbers with the words beside them in the form that goes with them, and braces as words.
@Suite struct `The plain style of a list` {
  private static func text(_ row: ScalingRow) throws -> String { try row.result(ScaleOptions(style: .plain)) }

  @Test(arguments: [
    ScalingRow("1 clove garlic", 1, 2, "2 cloves garlic"), ScalingRow("2 cloves garlic", 2, 1, "1 clove garlic"),
    ScalingRow("1 cup flour", 2, 5, "2.5 cups flour"), ScalingRow("1 cup flour", 2, 1, "0.5 cup flour"),
    ScalingRow("1 cup", 2, 5, "2.5 cups"), ScalingRow("1/2 cup milk", 2, 1, "1/4 cup milk"),
    ScalingRow("1/2 cup milk", 1, 3, "1 1/2 cups milk"), ScalingRow("1 1/2 cups milk", 3, 1, "1/2 cup milk"),
    ScalingRow("1/2 cup milk", 1, 2, "1 cup milk"), ScalingRow("a pinch of salt", 1, 2, "2 pinches of salt"),
    ScalingRow("pinch of salt", 1, 3, "3 pinches of salt"), ScalingRow("1 Cup rice", 1, 2, "2 Cups rice"),
    ScalingRow("1-2 cloves garlic", 2, 1, "0.5-1 clove garlic"),
    ScalingRow("1 to 2 cups milk", 2, 1, "0.5 to 1 cup milk"),
    // Numbers stay exact, and so do units: 1000 g are no 1 kg.
    ScalingRow("500 g flour", 1, 2, "1000 g flour"), ScalingRow("1 onion", 3, 1, "⅓ onion"),
    // Every part agrees with its own number.
    ScalingRow("1 cup + 1 tablespoon sugar", 1, 2, "2 cups + 2 tablespoons sugar"),
    ScalingRow("1 cup (240 ml) milk", 1, 2, "2 cups (480 ml) milk"),
    // What is in a container does not.
    ScalingRow("1 400 g can tomatoes", 1, 2, "2 400 g cans tomatoes"),
    ScalingRow("1 2-inch piece ginger", 1, 2, "2 2-inch pieces ginger"),
    ScalingRow("1 (1-inch) piece ginger", 1, 2, "2 (1-inch) pieces ginger"),
    ScalingRow("2 x 20cm tins", 1, 2, "4 x 20cm tins"),
    ScalingRow("1 (14 oz) can beans", 1, 2, "2 (14 oz) cans beans"),
    ScalingRow("1 tin (400 g) beans", 1, 2, "2 tins (400 g) beans"),
    // The author's word for a unit stays.
    ScalingRow("1 liter milk", 1, 2, "2 liters milk"), ScalingRow("1 litre milk", 1, 2, "2 litres milk"),
    ScalingRow("1 tablespoonful oil", 1, 2, "2 tablespoonfuls oil"), ScalingRow("1 filet cod", 1, 3, "3 filets cod"),
    ScalingRow("1 pack yeast", 1, 2, "2 packs yeast"), ScalingRow("1 sachet yeast", 1, 2, "2 sachets yeast"),
    // Abbreviations have no plural, and give up the one they have for one.
    ScalingRow("1 lb beef", 1, 2, "2 lb beef"), ScalingRow("2 lbs beef", 2, 1, "1 lb beef"),
    ScalingRow("2 tbsps. oil", 2, 1, "1 tbsp. oil"), ScalingRow("2 tbs oil", 2, 1, "1 tbs oil"),
    ScalingRow("2 lbs beef", 1, 2, "4 lbs beef"),
    // Measures that are no units.
    ScalingRow("1 rasher bacon", 1, 2, "2 rashers bacon"), ScalingRow("2 rashers bacon", 2, 1, "1 rasher bacon"),
    ScalingRow("1 batch dough", 1, 3, "3 batches dough"),
  ])
  func `units agree with their numbers`(_ row: ScalingRow) throws {
    #expect(try Self.text(row) == row.printed)
    #expect(try row.result(ScaleOptions(style: .exact)) != "")
  }

  @Test(arguments: [
    // 0.125 kg ÷ 3 = 41.67 g, 0.5 kg ÷ 3 = 166.7 g, 0.1 l ÷ 3 = 33.3 ml: two decimals would be 2 to 10 % off.
    ScalingRow("0.125 kg flour", 3, 1, "≈42 g flour"), ScalingRow("0.5 kg flour", 3, 1, "≈167 g flour"),
    ScalingRow("0.1 l milk", 3, 1, "≈33 ml milk"), ScalingRow("0.02 l milk", 3, 1, "≈6.7 ml milk"),
    // 1.25 kg ÷ 3 = 416.7 g: 0.42 kg is 0.8 % off.
    ScalingRow("1.25 kg flour", 3, 1, "≈0.42 kg flour"),
    // 62.5 g has four decimals in kilograms. Exact ones, fractions and short decimals stay.
    ScalingRow("0.125 kg flour", 2, 1, "≈63 g flour"), ScalingRow("1/8 kg flour", 3, 1, "1/24 kg flour"),
    ScalingRow("1 kg flour", 3, 1, "⅓ kg flour"), ScalingRow("0.25 kg flour", 2, 1, "0.125 kg flour"),
    // 1/7 is 0.142857: 0.14 is 2 % off. 1/12 is 0.08333: 0.08 is 4 % off.
    ScalingRow("1 onion", 7, 1, "≈0.143 onion"), ScalingRow("0.25 oz yeast", 3, 1, "≈0.083 oz yeast"),
    ScalingRow("1 g yeast", 6, 1, "≈0.167 g yeast"),
  ])
  func `a rounded number is within 1 % of what is meant`(_ row: ScalingRow) throws {
    #expect(try Self.text(row) == row.printed)
  }

  @Test(arguments: [
    ScalingRow("one egg", 1, 2, "2 eggs"), ScalingRow("1 red onion", 1, 2, "2 red onions"),
    ScalingRow("half a lemon", 1, 3, "1.5 lemons"), ScalingRow("2 onions, chopped", 2, 1, "1 onion, chopped"),
    ScalingRow("1 onion (150 g)", 1, 2, "2 onions (300 g)"), ScalingRow("1 (200 g) egg", 1, 2, "2 (200 g) eggs"),
    ScalingRow("juice of 1 lemon", 1, 2, "juice of 2 lemons"), ScalingRow("2 bay leaves", 2, 1, "1 bay leaf"),
    ScalingRow("*1* **red** onion", 1, 2, "2 red onions"), ScalingRow("1 [egg](egg.md)", 1, 2, "2 eggs"),
    ScalingRow("*1* onion", 1, 2, "2 onions"), ScalingRow("1 garlic clove", 1, 2, "2 garlic cloves"),
    ScalingRow("1 tomato or onion", 1, 2, "2 tomatoes or onions"),
    // A mass, a word vault has no forms of, and a number that stays.
    ScalingRow("*2* flour", 1, 2, "4 flour"), ScalingRow("2 egg", 1, 1, "2 egg"),
    ScalingRow("2 pinch salt", 1, 1, "2 pinch salt"),
    ScalingRow("Onions: 1", 1, 2, "Onions: 2"), ScalingRow("Butter 1 stick", 1, 2, "Butter 2 sticks"),
  ])
  func `counted foods agree with their numbers`(_ row: ScalingRow) throws {
    #expect(try Self.text(row) == row.printed)
  }

  @Test(arguments: [
    ScalingRow("1 onion, 2 eggs", 1, 2, "2 onions, 4 eggs"),
    ScalingRow("1 onion and 1 egg", 1, 2, "2 onions and 2 eggs"),
    ScalingRow("1 cup flour, plus 1 tablespoon for dusting", 1, 2, "2 cups flour, plus 2 tablespoons for dusting"),
    ScalingRow("1 tbsp basil or 1 teaspoon dried", 1, 3, "3 tbsp basil or 3 teaspoons dried"),
  ])
  func `words beside further amounts agree with their own numbers`(_ row: ScalingRow) throws {
    #expect(try Self.text(row) == row.printed)
  }

  @Test(arguments: [
    ScalingRow("1 зубчик часнику", 1, 5, "5 зубчиків часнику"),
    ScalingRow("5 зубчиків часнику", 5, 2, "2 зубчики часнику"),
    ScalingRow("дрібка солі", 1, 2, "2 дрібки солі"), ScalingRow("1 щіпка солі", 1, 5, "5 щіпок солі"),
    ScalingRow("1 склянка борошна", 2, 1, "0,5 склянки борошна"),
    ScalingRow("півсклянки цукру", 1, 2, "1 склянка цукру"),
    ScalingRow("1 чайну ложку цукру", 1, 2, "2 чайні ложки цукру"),
    ScalingRow("1 чайна ложка солі", 1, 5, "5 чайних ложок солі"),
    ScalingRow("1 качан капусти", 1, 2, "2 качани капусти"), ScalingRow("1 пачка масла", 1, 5, "5 пачок масла"),
    ScalingRow("1 столова ложка з гіркою борошна", 1, 2, "2 столові ложки з гіркою борошна"),
    // Of an abbreviation only what is a word is declined.
    ScalingRow("1 ст. ложка олії", 1, 5, "5 ст. ложок олії"), ScalingRow("2 ст. ложки олії", 2, 1, "1 ст. ложка олії"),
    ScalingRow("1 ст. л. олії", 1, 2, "2 ст. л. олії"),
    // Measures that are no units.
    ScalingRow("1 ложка меду", 1, 2, "2 ложки меду"), ScalingRow("2 ложки меду", 2, 5, "5 ложок меду"),
    ScalingRow("1 ложку меду", 1, 2, "2 ложки меду"), ScalingRow("1 плитка шоколаду", 1, 5, "5 плиток шоколаду"),
    ScalingRow("1 часточка лимона", 1, 2, "2 часточки лимона"),
    ScalingRow("1 миска полуниць", 1, 5, "5 мисок полуниць"),
    // Counted foods, with what is said of them.
    ScalingRow("одне яйце", 1, 5, "5 яєць"), ScalingRow("пів лимона", 1, 2, "1 лимон"),
    ScalingRow("1 велика цибуля", 1, 2, "2 великі цибулі"), ScalingRow("1 цибулину", 1, 2, "2 цибулини"),
    ScalingRow("1 кабачок, нарізаний", 1, 2, "2 кабачки, нарізані"),
    ScalingRow("1 цибулина, нарізана кубиками", 1, 5, "5 цибулин, нарізаних кубиками"),
    ScalingRow("1 цибулина, нарізати", 1, 2, "2 цибулини, нарізати"),
    // Another food agrees with no number of this one.
    ScalingRow("1 цибулина, сметана", 1, 2, "2 цибулини, сметана"),
    ScalingRow("1 цибулина, свинина", 1, 5, "5 цибулин, свинина"),
    ScalingRow("1 помідор або перець", 1, 2, "2 помідори або перці"),
    // Behind a noun the genitive.
    ScalingRow("сік 1 лимона", 1, 2, "сік 2 лимонів"), ScalingRow("сік 2 лимонів", 2, 1, "сік 1 лимона"),
    ScalingRow("цедра 1 апельсина", 1, 5, "цедра 5 апельсинів"), ScalingRow("ще 1 яйце", 1, 2, "ще 2 яйця"),
    // Behind its name an amount asks for no form of it.
    ScalingRow("Картопля — 5 шт.", 1, 2, "Картопля — 10 шт."),
  ])
  func `Ukrainian words agree with their numbers`(_ row: ScalingRow) throws {
    let row = ScalingRow(row.written, row.from, row.to, row.printed, .ukrainian)
    #expect(try Self.text(row) == row.printed)
  }

  @Test(arguments: [
    ScalingRow("1 зубчик чеснока", 1, 2, "2 зубчика чеснока"), ScalingRow("1 стакан муки", 1, 5, "5 стаканов муки"),
    ScalingRow("щепотка соли", 1, 2, "2 щепотки соли"), ScalingRow("1 пачка масла", 2, 1, "0,5 пачки масла"),
    // Of Russian foods vault has no forms.
    ScalingRow("1 луковица", 1, 2, "2 луковица"),
  ])
  func `Russian units agree with their numbers`(_ row: ScalingRow) throws {
    let row = ScalingRow(row.written, row.from, row.to, row.printed, .russian)
    #expect(try Self.text(row) == row.printed)
  }

  @Test(arguments: [
    ("400 g beetroot {prep: cut into thin strips}", "600 g beetroot, cut into thin strips"),
    ("1 tbsp vinegar {or: lemon juice}", "1.5 tbsp vinegar (or lemon juice)"),
    ("garlic rolls {optional}", "garlic rolls (optional)"), ("salt {to-taste}", "salt to taste"),
    ("100 g butter, {prep: soft}", "150 g butter, soft"),
    ("2 onions {prep: diced, or: leek, optional}", "3 onions, diced (or leek) (optional)"),
    ("2 onions {or: \"leek, white part\"}", "3 onions (or leek, white part)"),
    ("2 onions {or: [[leek]]}", "3 onions (or leek)"), ("2 onions {prep: '*finely* diced'}", "3 onions, finely diced"),
    // How it scales, and which food it is, is for the program.
    ("2 eggs {fixed}", "2 eggs"), ("2 eggs {max: 2}", "2 eggs"), ("1 egg {round: up}", "2 eggs"),
    ("2 packs Fleischmann {food: yeast}", "3 packs Fleischmann"), ("2 eggs {optional: no}", "3 eggs"),
    // What the line says itself is not said twice.
    ("2 onions, chopped {prep: chopped}", "3 onions, chopped"), ("salt to taste {to-taste}", "salt to taste"),
    ("2 cups nuts (optional) {optional}", "3 cups nuts (optional)"),
    ("2 tbsp vinegar or lemon juice {or: lemon juice}", "3 tbsp vinegar or lemon juice"),
    // The words between are of the line's language, whatever the recipe's.
    ("2 ст. л. оцту {or: лимонний сік}", "3 ст. л. оцту (або лимонний сік)"),
    ("200 г сметани {optional}", "300 г сметани (за бажанням)"), ("сіль {to-taste}", "сіль за смаком"),
    ("200 г буряка {prep: нарізати соломкою}", "300 г буряка, нарізати соломкою"),
    ("200 г сыра {or: творог, optional}", "300 г сыра (или творог) (по желанию)"),
  ])
  func `braces stand as words`(line: String, printed: String) throws {
    #expect(try Self.text(ScalingRow(line, 2, 3, printed)) == printed)
    let ukrainian = try Self.text(ScalingRow(line, 2, 3, printed, .ukrainian))
    #expect(ukrainian.replacing(",", with: ".") == printed.replacing(",", with: "."))
  }

  @Test func `in a Russian recipe they are Russian, whatever the letters of a line leave open`() throws {
    let row = ScalingRow("200 г сметаны {or: йогурт, optional}", 2, 3, "", .russian)
    #expect(try Self.text(row) == "300 г сметаны (или йогурт) (по желанию)")
  }

  @Test(arguments: [
    ("1 cup flour {prep: sifted}", "2 cup flour, sifted"), ("1 onion {fixed}", "1 onion"),
    ("1 red onion {optional}", "2 red onion (optional)"), ("1 лимон", "2 лимон"), ("1 rasher bacon", "2 rasher bacon"),
  ])
  func `in the exact style the words are the author's to the letter`(line: String, printed: String) throws {
    #expect(try ScalingRow(line, 1, 2, printed).result(ScaleOptions(style: .exact)) == printed)
  }

  @Test func `what programs and notes get is exact in every style but the kitchen's`() throws {
    let document = Document(Array("## Ingredients\n\n- 1 cup flour {prep: sifted}\n".utf8))
    for style in [PrintStyle.exact, .plain] {
      let scaled = try ScaledRecipe(
        Recipe(document), of: document, by: ScaleFactor(2), options: ScaleOptions(style: style))
      #expect(scaled.facts.groups[0].ingredients[0].text == "2 cup flour {prep: sifted}")
      #expect(scaled.facts.groups[0].ingredients[0].unit == "cup")
      #expect(String(decoding: scaled.markdown, as: UTF8.self) == "## Ingredients\n\n- 2 cup flour {prep: sifted}\n")
    }
  }
}
