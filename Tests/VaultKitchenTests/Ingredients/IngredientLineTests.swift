import Testing
import VaultKitchen
import VaultModel

/// Ingredient lines as English pages have them.
@Suite struct IngredientLineTests {
  @Test(
    arguments: IngredientCase.table(
      """
      2 cups flour => 2 | cup | flour
      1½ tsp. baking powder => 3/2 | teaspoon | baking powder
      1-1/2 cups sugar => 3/2 | cup | sugar
      2 and a half cups milk => 5/2 | cup | milk
      ⅔ cup rice => 2/3 | cup | rice
      0.75 l water => 3/4 | litre | water
      .5 oz dark rum => 1/2 | ounce | dark rum
      2,500 g potatoes => 2500 | gram | potatoes
      a handful of almonds => 1 | handful | almonds
      half a lemon => 1/2 | | lemon
      half an onion, diced => 1/2 | | onion
      one red onion => 1 | | red onion
      a dozen eggs => 1 | dozen | eggs
      a couple of bay leaves => 2 | | bay leaves
      2 to 3 carrots => 2–3 | | carrots
      2–3 tbsp olive oil => 2–3 | tablespoon | olive oil
      1/2 to 3/4 cup stock => 1/2–3/4 | cup | stock
      one or two shallots => 1–2 | | shallots
      1 cup to 1 1/2 cups broth => 1–3/2 | cup | broth
      2½- to 3-pound duck => 5/2–3 | pound | duck
      up to 4 cups stock => 0–4 | cup | stock
      at most 3 tbsp cream => 0–3 | tablespoon | cream
      about 200 g spinach => 200 | gram | spinach
      ~ 50 ml gin => 50 | millilitre | gin
      a heaping tablespoon of cocoa => 1 | tablespoon | cocoa
      2 generous cups blueberries => 2 | cup | blueberries
      3 large heads garlic => 3 | head | garlic
      2 lb 4 oz plums => 36 | ounce | plums
      1 tbsp plus 2 tsp soy sauce => 5 | teaspoon | soy sauce
      ½ cup + 2 tbsp cornstarch => 10 | tablespoon | cornstarch
      1 cup minus 2 tbsp cornmeal => 1 | cup | cornmeal
      500 g minus 1 tbsp sugar => 500 | gram | sugar
      2 cups or more water => 2 | cup | water
      3 tbsp or so capers => 3 | tablespoon | capers
      2 x 250 g mascarpone => 500 | gram | mascarpone
      4x eggs => 4 | | eggs
      350g butter => 350 | gram | butter
      1.5kg pork belly => 3/2 | kilogram | pork belly
      2 splashes fish sauce => 2 | splashes | fish sauce
      1 knob ginger => 1 | knob | ginger
      a drizzle of honey => 1 | drizzle | honey
      pinch of nutmeg => 1 | pinch | nutmeg
      jar of pesto => 1 | jar | pesto
      large handful spinach leaves => 1 | handful | spinach leaves
      4 parsley sprigs => 4 | sprig | parsley
      3 garlic cloves, crushed => 3 | clove | garlic
      2 cloves => 2 | | cloves
      Zest of 1 lime => 1 | | lime
      juice of half a lemon => 1/2 | | lemon
      grated rind from 2 oranges => 2 | | oranges
      skin from 1/2 pound bacon => 1/2 | pound | bacon
      fat from 200 g ham => 200 | gram | ham
      Flour - 300 g => 300 | gram | Flour
      Butter: 1 stick => 1 | stick | Butter
      sugar (1 cup) => 1 | cup | sugar
      brown sugar 120 g => 120 | gram | brown sugar
      eggs 3 => 3 | | eggs
      salt => | | salt
      Salt and freshly ground white pepper => | | Salt and white pepper
      salt, pepper to taste => | | salt, pepper
      7up => | | 7up
      2 tsp five-spice => 2 | teaspoon | five-spice
      1 cup 2% milk => 1 | cup | 2% milk
      6 ½-inch-thick slices brioche => 6 | slice | brioche
      Two 1-inch-wide strips orange zest => 2 | strip | orange zest
      - 2 cups cherries => 2 | cup | cherries
      (optional) 1 cup raisins => 1 | cup | raisins
      3/4 of a cup of warm water => 3/4 | cup | water
      2 good pinches of salt => 2 | pinch | salt
      • 1 tbsp honey => 1 | tablespoon | honey
      [ ] 3 eggs => 3 | | eggs
      """))
  func `an amount with its unit and name`(row: IngredientCase) {
    let read = ReadLine(row.line)
    #expect(read.amount == row.amount)
    #expect(read.unit == row.unit)
    #expect(read.line.name == row.name)
  }

  @Test(arguments: [
    ("2 cups chopped onion", "onion", ["chopped"]),
    ("1 onion, finely chopped", "onion", ["finely chopped"]),
    ("1 onion finely chopped", "onion", ["finely chopped"]),
    ("3 tbsp freshly grated parmesan", "parmesan", ["freshly grated"]),
    ("1 cup grated or thinly sliced pear", "pear", ["grated or thinly sliced"]),
    ("1 lb peeled and cored apples", "apples", ["peeled and cored"]),
    ("2 lightly beaten eggs", "eggs", ["lightly beaten"]),
    ("2 cups roasted and peeled chestnuts", "roasted chestnuts", ["and peeled"]),
    ("1 lb smoked and sliced trout", "smoked trout", ["and sliced"]),
    ("1 cup toasted and chopped walnuts", "walnuts", ["toasted and chopped"]),
    ("1 kg boneless, skinless chicken thighs", "chicken thighs", ["boneless", "skinless"]),
    ("2 firm, ripe pears", "pears", ["firm", "ripe"]),
    ("1 cup unsalted, roasted cashews", "unsalted roasted cashews", []),
    ("2 cups all-purpose, unbleached flour", "all-purpose unbleached flour", []),
    ("1 cup long- or medium-grain rice", "medium-grain rice", []),
    ("4 small- or medium-size beets", "beets", ["medium-size"]),
    ("250 ml cold water", "water", ["cold"]),
    ("1 tbsp hot sauce", "hot sauce", []),
    ("500 g ground pork", "ground pork", []),
    ("1 tsp ground cumin", "cumin", ["ground"]),
    ("100 g dried apricots", "dried apricots", []),
    ("1 tsp dried thyme", "thyme", ["dried"]),
    ("2 cups whole milk", "whole milk", []),
    ("1 whole duck", "duck", ["whole"]),
    ("flour for dusting", "flour", ["for dusting"]),
    ("4 tbsp butter at room temperature", "butter", ["at room temperature"]),
    ("2 tbsp oil, plus more for the pan", "oil", ["plus more for the pan"]),
    ("1 cup crisp white wine such as riesling", "white wine", ["crisp", "such as riesling"]),
    ("3 eggs, separated, at room temperature", "eggs", ["separated", "at room temperature"]),
    ("a few sprigs of mint", "mint", ["a few sprigs of"]),
    ("several leaves of sage", "sage", ["several leaves of"]),
    ("sprigs of dill", "dill", ["sprigs of"]),
    ("2 small, ripe plums", "plums", ["small", "ripe"]),
    ("1 cup cold, skimmed milk", "milk", ["cold", "skimmed"]),
    ("1 lb pale-yellow, oil-cured cheese", "pale-yellow oil-cured cheese", []),
    ("2 medium sized leeks", "leeks", ["medium sized"]),
    ("50 g duck fat", "duck fat", []),
    ("1 cup generously buttered crumbs", "generously buttered crumbs", []),
    ("1 cup tidily packed kale", "kale", ["tidily packed"]),
    ("4 oz pork belly chopped", "pork belly", ["chopped"]),
    ("3 slices ham 1/4 inch thick", "ham", ["1/4 inch thick"]),
    ("500 g cut green beans", "green beans", ["cut"]),
    ("6-ounce jar capers", "capers", ["jar"]),
    ("½-inch piece turmeric", "turmeric", ["piece"]),
    ("1 tbsp cold unsalted butter", "unsalted butter", ["cold"]),
    ("100 ml ice water", "water", ["ice"]),
    ("2 large or 3 medium leeks", "leeks", ["large or 3 medium"]),
  ])
  func `what is done to the food is no part of its name`(line: String, name: String, preparations: [String]) {
    let read = ReadLine(line)
    #expect(read.line.name == name)
    #expect(read.preparations == preparations)
  }

  @Test(arguments: [
    ("1 cup butter or margarine", "butter", ["margarine"]),
    ("2 shallots, or 1 small onion", "shallots", ["1 small onion"]),
    ("1 red or yellow pepper", "red pepper", ["yellow pepper"]),
    ("3 cups fish or vegetable stock", "fish stock", ["vegetable stock"]),
    ("1 cup light or regular sour cream", "light sour cream", ["regular sour cream"]),
    ("2 tbsp sunflower, peanut, or corn oil", "sunflower oil", ["peanut", "corn oil"]),
    ("1 tsp cumin, coriander, or fennel", "cumin", ["coriander", "fennel"]),
    ("1 tbsp ghee (or butter)", "ghee", ["butter"]),
    ("100 g pecans/walnuts", "pecans", ["walnuts"]),
    ("1 red or green bell pepper", "red bell pepper", ["green bell pepper"]),
    ("dill and/or parsley", "dill", ["parsley"]),
    ("salt and/or sugar", "salt", ["sugar"]),
    ("2 tbsp corn, peanut or olive oil", "corn oil", ["peanut", "olive oil"]),
    ("1 lb sea or bay scallops", "sea scallops", ["bay scallops"]),
    ("1 tsp black or brown cumin seeds", "black cumin seeds", ["brown cumin seeds"]),
    ("1 lb hot Italian or French sausage", "hot Italian sausage", ["French sausage"]),
    ("1 cup light or whole wheat flour", "light flour", ["whole wheat flour"]),
    ("2 cups low-fat or homemade chicken stock", "low-fat chicken stock", ["homemade chicken stock"]),
    ("1 tsp sweet or hot paprika", "sweet paprika", ["hot paprika"]),
    ("1 cup milk or coconut milk", "milk", ["coconut milk"]),
    ("2 tbsp rice wine or dry sherry", "rice wine", ["dry sherry"]),
    ("1 apple, red or green", "apple", []),
  ])
  func `alternatives, with the word they share`(line: String, name: String, alternatives: [String]) {
    let read = ReadLine(line)
    #expect(read.line.name == name)
    #expect(read.alternatives == alternatives)
  }

  @Test(arguments: [
    ("1 (14 oz) can beans", ["main 1 can", "size 14 ounce"]),
    ("2 14-ounce cans tomatoes", ["main 2 can", "size 14 ounce"]),
    ("One 5-pound goose", ["main 1 ", "size 5 pound"]),
    ("1 whole 2-pound fish", ["main 1 ", "size 2 pound"]),
    ("2 x 400 g tins chickpeas", ["main 2 can", "size 400 gram"]),
    ("2 cups / 250 g flour", ["main 2 cup", "equivalent 250 gram"]),
    ("1 cup (240 ml) milk", ["main 1 cup", "equivalent 240 millilitre"]),
    ("200 g spinach (about 6 cups)", ["main 200 gram", "equivalent 6 cup"]),
    ("1 packet, about 2 tsp, yeast", ["main 1 packet", "equivalent 2 teaspoon"]),
    ("8 oz [225 g] pasta", ["main 8 ounce", "equivalent 225 gram"]),
    ("Cream — 150 grams | ½ cup", ["main 150 gram", "equivalent 1/2 cup"]),
    ("2 cloves garlic plus 1 tsp garlic oil", ["main 2 clove"]),
    ("1 bunch plus 2 tbsp parsley", ["main 1 bunch", "addition 2 tablespoon"]),
  ])
  func `sizes of packs, the same in other units, and what is to be added`(line: String, amounts: [String]) {
    #expect(ReadLine(line).amounts == amounts)
  }

  @Test(arguments: [
    ("(1 bay leaf)", true, false), ("1 bay leaf (optional)", true, false), ("chives, optional", true, false),
    ("salt to taste", false, true), ("sugar, as needed", false, true), ("1 tsp salt", false, false),
    ("chilli flakes (to taste)", false, true), ("(optional) 1 cup raisins", true, false),
  ])
  func `what may be left out, and what the cook decides`(line: String, isOptional: Bool, isToTaste: Bool) {
    let read = IngredientLine(line)
    #expect(read.isOptional == isOptional)
    #expect(read.isToTaste == isToTaste)
  }

  @Test(arguments: [
    "", "   ", "-", "(", ")", "((((", "1/0 cup x", "99999999999999999999 g x", "(1", "1 (", "½½½", "x x x x",
  ])
  func `nothing that stands in a line traps`(line: String) {
    _ = IngredientLine(line)
  }

  @Test func `every range lies inside the line and the name is read from its ranges`() {
    let line = "2 tablespoons toasted sliced almonds, or pecans (optional)"
    let read = ReadLine(line)
    #expect(read.line.nameRanges.map(read.text) == ["toasted", "almonds"])
    #expect(read.line.name == "toasted almonds")
    #expect(read.line.amounts.map { read.text($0.range) } == ["2 tablespoons"])
    #expect(read.preparations == ["sliced"])
    #expect(read.alternatives == ["pecans"])
    #expect(read.line.isOptional)
  }

  @Test(arguments: ["1 (1 (1 or 1 to 1 plus ", "flour ", "1 g x, "])
  func `of a page in one line what follows the first 2,000 bytes is left unread`(piece: String) {
    let page = String(repeating: piece, count: 20_000)
    #expect(IngredientLine(page) == IngredientLine(String(page.prefix(2_000))))
  }
}
