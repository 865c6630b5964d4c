import Testing
import VaultModel
import VaultSyntax

@testable import VaultKitchen

@Suite struct `Diets and allergens of a recipe` {
  private static let book = FoodBook(notes: [
    food("Magic butter", names: "чарівне масло"), food("Ghee mix", allergens: ["milk"]),
  ])

  private static func food(_ title: String, names: String = "", allergens: [String] = []) -> Food {
    let keys =
      (names.isEmpty ? "" : "names: {uk: [\(names)]}\n") + (allergens.isEmpty ? "" : "allergens: \(allergens)\n")
    let text = "---\ntitle: \(title)\n\(keys)---\n".replacing("\"", with: "")
    return Note(Document(Array(text.utf8)), context: ReadingContext(folderType: .food)).food
  }

  /// The findings of a recipe of one line as `code: ingredient: facts`.
  private func findings(_ keys: String, _ line: String) -> [String] {
    let text = "---\n\(keys)\n---\n# A\n\n## Ingredients\n\n- \(line)\n\n## Steps\n\n1. Eat.\n"
    let note = Note(Document(Array(text.utf8)), context: ReadingContext(folderType: .recipe))
    var names = IngredientNames(Self.book)
    return Recipe(note).dietFindings(in: note.document, names: &names).map { finding in
      let facts = finding.facts.names.joined(separator: " ")
      switch finding.kind {
      case .contradicts(let diets): return "\(diets.map(\.name).joined(separator: " ")) not: \(facts)"
      case .unsettles(let diets): return "\(diets.map(\.name).joined(separator: " ")) unless: \(facts)"
      case .traces(let diets): return "\(diets.map(\.name).joined(separator: " ")) traces: \(facts)"
      case .unnamed: return "unnamed: \(facts)"
      }
    }
  }

  @Test(arguments: [
    ("vegan", "200 ml milk", "milk"), ("vegan", "200 мл молока", "milk"), ("vegan", "2 eggs", "egg"),
    ("vegan", "3 яйця", "egg"), ("vegan", "1 tbsp honey", "honey"), ("vegan", "100 g вершкового масла", "milk"),
    ("vegan", "50 г масла", "milk"), ("vegan", "200 г сиру", "milk"), ("vegan", "2 sheets gelatin", "gelatin"),
    ("vegan", "ham & cheese", "milk meat pork"),
    ("vegan", "1 cup chicken broth", "meat"), ("vegetarian", "100 g bacon", "meat pork"),
    ("vegetarian", "2 anchovies", "fish"), ("vegetarian", "1 ст. л. рибного соусу", "fish"),
    ("vegetarian", "300 g lean pork", "meat pork"), ("vegetarian", "300 г пісної свинини", "meat pork"),
    ("gluten-free", "500 g flour", "gluten"), ("gluten-free", "500 г борошна", "gluten"),
    ("gluten-free", "2 tbsp soy sauce", "gluten"), ("gluten-free", "200 g spaghetti", "gluten"),
    ("dairy-free", "sour cream to serve", "milk"), ("dairy-free", "100 ml lactose-free milk", "milk"),
    ("nut-free", "50 g ground almonds", "nuts"), ("nut-free", "2 tbsp peanut butter", "peanuts"),
    ("nut-free", "50 г волоських горіхів", "nuts"), ("nut-free", "200 ml almond milk", "nuts"),
    ("nut-free", "100 г мигдального молока", "nuts"), ("kid-friendly", "100 ml red wine", "alcohol"),
    ("vegan", "50 g Ghee mix", "milk"), ("vegan", "salted butter, cold", "milk"),
  ])
  func `are contradicted by what is in it`(diet: String, line: String, facts: String) {
    #expect(findings("diets: [\(diet)]", line) == ["\(diet) not: \(facts)"])
  }

  @Test(arguments: [
    ("vegan", "eggs and milk", ["vegan not: egg", "vegan not: milk"]),
    ("nut-free", "lettuce, walnuts", ["nut-free not: nuts"]),
    ("vegan", "1 onion, 2 eggs", ["vegan not: egg"]), ("vegan", "honey-roasted carrots", ["vegan not: honey"]),
    ("nut-free", "apples/almonds", ["nut-free unless: nuts"]),
    ("nut-free", "chocolate (may contain nuts)", ["nut-free traces: nuts"]),
    ("vegan", "сіль, перець, сметана", ["vegan not: milk"]), ("nut-free", "chocolate (contains no nuts)", []),
  ])
  func `are told food by food`(diet: String, line: String, expected: [String]) {
    #expect(findings("diets: [\(diet)]", line) == expected)
  }

  /// Each of these has a food in its words that it is not.
  @Test(arguments: [
    ("vegan", "200 ml oat milk"), ("vegan", "200 ml unsweetened almond milk"), ("vegan", "1 can coconut milk"),
    ("vegan", "coconut cream"), ("vegan", "rice milk"), ("vegan", "hemp milk"), ("vegan", "cashew cream"),
    ("vegan", "soy yogurt"), ("vegan", "2 tbsp peanut butter"), ("vegan", "almond butter"), ("vegan", "cocoa butter"),
    ("vegan", "1 can butter beans"), ("vegan", "butter lettuce"), ("vegan", "vegan butter"),
    ("vegan", "100 g butter (vegan)"), ("vegan", "plant-based milk"), ("vegan", "dairy-free yoghurt"),
    ("vegan", "non-dairy milk"), ("vegan", "vegan cream cheese"), ("vegan", "milk (oat or soy)"),
    ("vegan", "1 eggplant"), ("vegan", "egg substitute"), ("vegan", "egg-free mayonnaise"), ("vegan", "vegan mayo"),
    ("vegan", "vegetable broth"), ("vegan", "vegan sausages"), ("vegan", "oyster mushrooms"), ("vegan", "tofu"),
    ("vegan", "cream of tartar"), ("vegan", "beef tomatoes"), ("vegan", "butternut squash"), ("vegan", "honeydew"),
    ("vegan", "dark chocolate"), ("vegan", "rice noodles"), ("vegan", "udon noodles"), ("vegan", "Magic butter"),
    ("vegan", "вівсяне молоко"), ("vegan", "200 мл рослинного молока"), ("vegan", "кокосового молока"),
    ("vegan", "молоко кокосове"), ("vegan", "арахісове масло"), ("vegan", "какао-масло"), ("vegan", "масло какао"),
    ("vegan", "веганського сиру"), ("vegan", "сир тофу"), ("vegan", "соєвий фарш"), ("vegan", "пармезан веганський"),
    ("vegan", "оливкова олія"), ("vegan", "масло оливкове"), ("vegan", "соєві вершки"), ("vegan", "чарівне масло"),
    ("vegetarian", "vegetarian sausages"), ("vegetarian", "meat-free mince"), ("vegetarian", "soy mince"),
    ("vegetarian", "mushroom stock"), ("gluten-free", "gluten-free flour"), ("gluten-free", "rice flour"),
    ("gluten-free", "chickpea flour"), ("gluten-free", "гречане борошно"), ("gluten-free", "tamari"),
    ("gluten-free", "corn tortillas"), ("gluten-free", "rolled oats"), ("gluten-free", "lentil pasta"),
    ("gluten-free", "buckwheat"), ("gluten-free", "безглютенова паста"), ("gluten-free", "борошно без глютену"),
    ("dairy-free", "almond butter"), ("dairy-free", "milk thistle"), ("dairy-free", "butter extract"),
    ("nut-free", "1 pinch nutmeg"), ("nut-free", "1 мускатний горіх"), ("nut-free", "coconut"),
    ("nut-free", "water chestnuts"), ("nut-free", "oat milk"), ("kid-friendly", "ginger beer"),
    ("kid-friendly", "red wine vinegar"), ("kid-friendly", "non-alcoholic beer"), ("kid-friendly", "rum extract"),
    ("vegan", "[[milk-free-cake]]"), ("vegan", "1 batch [milk rolls](milk-rolls.md)"), ("vegan", "stardust"),
  ])
  func `are not contradicted by a name alone`(diet: String, line: String) {
    #expect(findings("diets: [\(diet)]", line) == [])
  }

  @Test(arguments: [
    ("vegan", "100 g parmesan {optional}", "vegan unless: milk"), ("vegan", "cheese, optional", "vegan unless: milk"),
    ("vegan", "1 cup milk {or: oat milk}", "vegan unless: milk"),
    ("vegan", "butter or olive oil", "vegan unless: milk"),
    ("vegan", "1 cup milk {or: cream}", "vegan not: milk"), ("vegan", "margarine or butter", "vegan unless: milk"),
    ("vegan, dairy-free", "1 cup milk", "vegan dairy-free not: milk"),
    ("vegan, nut-free", "1 egg {or: almond butter}", "vegan unless: egg"),
    ("kid-friendly", "1 egg", ""),
  ])
  func `may hold without an ingredient, or with another one`(diets: String, line: String, finding: String) {
    #expect(findings("diets: [\(diets)]", line) == (finding.isEmpty ? [] : [finding]))
  }

  @Test(arguments: [
    ("[gluten]", "200 ml milk", "unnamed: milk"), ("[milk]", "200 ml milk", ""), ("[Dairy]", "cheese", ""),
    ("[молоко]", "2 яйця", "unnamed: egg"), ("[eggs, milk]", "2 eggs", ""), ("[nuts]", "peanut butter", ""),
    ("[almonds]", "50 g almonds", ""), ("[milk]", "rolled oats", "unnamed: gluten"), ("[milk]", "100 g bacon", ""),
    ("[milk]", "1 stick celery {optional}", "unnamed: celery"), ("[milk]", "1 tbsp mustard", "unnamed: mustard"),
    ("[milk]", "oat milk", ""), ("[milk]", "soy yogurt", "unnamed: soy"), ("[]", "2 eggs", ""),
    ("[lupin]", "2 eggs", "unnamed: egg"), ("[wheat]", "flour", ""), ("[shellfish]", "prawns", ""),
  ])
  func `has the allergens of its ingredients, once it names any`(allergens: String, line: String, finding: String) {
    #expect(findings("allergens: \(allergens)", line) == (finding.isEmpty ? [] : [finding]))
  }
}
