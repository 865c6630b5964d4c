import Testing
import VaultKitchen
import VaultModel

/// Amounts as a cook would say them: units stepped up and down, spoons and cups in fractions, words in the right form.
@Suite struct KitchenStyleTests {
  @Test(arguments: [
    // Metric units step at a thousand.
    ScalingRow("500 g flour", 1, 2, "1 kg flour"),
    ScalingRow("500 g flour", 1, 3, "1.5 kg flour"),
    ScalingRow("999 g flour", 1, 1, "999 g flour"),
    ScalingRow("1 kg flour", 4, 1, "250 g flour"),
    ScalingRow("1 l milk", 2, 1, "500 ml milk"),
    ScalingRow("250 ml milk", 1, 8, "2 l milk"),
    ScalingRow("5 dl milk", 1, 2, "1 l milk"),
    ScalingRow("1 dl milk", 4, 1, "25 ml milk"),
    ScalingRow("800-1200 g flour", 1, 1, "800-1200 g flour"),
    ScalingRow("500-750 g flour", 1, 2, "1-1.5 kg flour"),
    // A scale shows no thirds.
    ScalingRow("100 g flour", 3, 1, "≈33 g flour"),
    ScalingRow("10 g yeast", 3, 1, "≈3.3 g yeast"),
    ScalingRow("1 g yeast", 3, 1, "≈0.33 g yeast"),
    ScalingRow("1234 g flour", 1, 1, "≈1.23 kg flour"),
    ScalingRow("1/2 kg flour", 1, 3, "1.5 kg flour"),
    // Spoons and cups.
    ScalingRow("1 tsp salt", 1, 3, "1 tbsp salt"),
    ScalingRow("1 tsp salt", 1, 4, "4 tsp salt"),
    ScalingRow("2 tbsp oil", 1, 2, "¼ cup oil"),
    ScalingRow("2 tbsp oil", 1, 4, "½ cup oil"),
    ScalingRow("2 tbsp oil", 1, 3, "6 tbsp oil"),
    ScalingRow("5 tbsp oil", 1, 2, "10 tbsp oil"),
    ScalingRow("1 tbsp oil", 2, 1, "½ tbsp oil"),
    ScalingRow("1 tbsp oil", 4, 1, "¾ tsp oil"),
    ScalingRow("1/4 cup sugar", 2, 1, "2 tbsp sugar"),
    ScalingRow("0.5 cup sugar", 2, 1, "¼ cup sugar"),
    ScalingRow("1/2 cup sugar", 1, 1, "1/2 cup sugar"),
    ScalingRow("1 tsp salt", 8, 1, "⅛ tsp salt"),
    ScalingRow("1 tsp salt", 100, 1, "0.01 tsp salt"),
    ScalingRow("8 oz cheese", 1, 2, "1 lb cheese"),
    ScalingRow("8 oz cheese", 1, 3, "1½ lb cheese"),
    ScalingRow("9 oz cheese", 1, 2, "18 oz cheese"),
    // Plurals.
    ScalingRow("1 cup flour", 2, 5, "2½ cups flour"),
    ScalingRow("2 cups flour", 2, 1, "1 cup flour"),
    ScalingRow("1 cup flour", 2, 1, "½ cup flour"),
    ScalingRow("1 clove garlic", 1, 3, "3 cloves garlic"),
    ScalingRow("2 cloves garlic", 2, 1, "1 clove garlic"),
    ScalingRow("a pinch of salt", 1, 2, "2 pinches of salt"),
    ScalingRow("1 400 g can tomatoes", 1, 2, "2 400 g cans tomatoes"),
    ScalingRow("1 bunch dill", 2, 3, "1½ bunches dill"),
    // Counts keep their fractions.
    ScalingRow("3 eggs", 2, 3, "4½ eggs"),
    ScalingRow("1 onion", 7, 1, "≈⅛ onion"),
    ScalingRow("1 egg", 1000, 1, "0.001 egg"),
  ])
  func `an amount in kitchen style`(_ row: ScalingRow) throws {
    #expect(try row.result(ScaleOptions(style: .kitchen)) == row.printed)
  }

  @Test(arguments: [
    ScalingRow("500 г борошна", 1, 2, "1 кг борошна", .ukrainian),
    ScalingRow("500 г борошна", 1, 3, "1,5 кг борошна", .ukrainian),
    ScalingRow("1 л води", 4, 1, "250 мл води", .ukrainian),
    ScalingRow("1 ч. л. солі", 1, 3, "1 ст. л. солі", .ukrainian),
    ScalingRow("1 ст. л. олії", 3, 1, "1 ч. л. олії", .ukrainian),
    ScalingRow("2 ст. л. олії", 1, 8, "16 ст. л. олії", .ukrainian),
    ScalingRow("1 склянка цукру", 1, 2, "2 склянки цукру", .ukrainian),
    ScalingRow("1 склянка цукру", 1, 5, "5 склянок цукру", .ukrainian),
    ScalingRow("2 склянки цукру", 1, 11, "22 склянки цукру", .ukrainian),
    ScalingRow("1 склянка цукру", 1, 11, "11 склянок цукру", .ukrainian),
    ScalingRow("1 склянка цукру", 1, 21, "21 склянка цукру", .ukrainian),
    ScalingRow("1 склянка цукру", 2, 3, "1½ склянки цукру", .ukrainian),
    ScalingRow("пів склянки цукру", 1, 2, "1 склянка цукру", .ukrainian),
    ScalingRow("2 зубчики часнику", 2, 5, "5 зубчиків часнику", .ukrainian),
    ScalingRow("5 зубчиків часнику", 5, 1, "1 зубчик часнику", .ukrainian),
    ScalingRow("1 пучок кропу", 2, 1, "½ пучка кропу", .ukrainian),
    ScalingRow("1-2 склянки молока", 1, 3, "3-6 склянок молока", .ukrainian),
    ScalingRow("1 щепотка соли", 1, 5, "5 щепоток соли", .russian),
  ])
  func `Ukrainian and Russian words take the form of their number`(_ row: ScalingRow) throws {
    #expect(try row.result(ScaleOptions(style: .kitchen)) == row.printed)
  }

  @Test(arguments: [
    // 1 oz is 28.349523125 g, 1 lb 453.59237 g (NIST Handbook 44).
    ("1 lb beef", UnitSystem.metric, PrintStyle.exact, "≈453.59 g beef"),
    ("1 lb beef", .metric, .kitchen, "≈454 g beef"),
    ("3 lb beef", .metric, .kitchen, "≈1.36 kg beef"),
    ("2 cups milk", .metric, .kitchen, "≈473 ml milk"),
    ("1 tbsp oil", .metric, .kitchen, "1 tbsp oil"),
    ("2 onions", .metric, .kitchen, "2 onions"),
    ("100 g flour", .metric, .kitchen, "100 g flour"),
    // 454 g is 1.0008988 lb; 100 g is 3.5273962 oz.
    ("100 g flour", .us, .exact, "≈3.53 oz flour"),
    ("100 g flour", .us, .kitchen, "≈3½ oz flour"),
    ("454 g flour", .us, .exact, "≈1 lb flour"),
    // 240 ml is 1.0144 cups, 15 ml 1.0144 tbsp.
    ("240 ml milk", .us, .exact, "≈1.01 cups milk"),
    ("240 ml milk", .us, .kitchen, "≈1 cup milk"),
    ("15 ml oil", .us, .kitchen, "≈1 tbsp oil"),
    ("2 pounds of beef", .metric, .kitchen, "≈907 grams of beef"),
    ("200g flour", .us, .kitchen, "≈7 oz flour"),
    ("1 glass milk", .us, .kitchen, "1 glass milk"),
  ])
  func `units convert within a dimension and never by density`(
    _ written: String, _ system: UnitSystem, _ style: PrintStyle, _ printed: String
  ) throws {
    let options = ScaleOptions(style: style, system: system)
    #expect(try ScalingRow(written, 1, 1, "").result(options) == printed)
  }

  @Test func `a metric cup holds 250 ml`() throws {
    let options = ScaleOptions(system: .metric, measures: UnitMeasures(cup: .metric))
    #expect(try ScalingRow("2 cups milk", 1, 1, "").result(options) == "500 ml milk")
  }
}
