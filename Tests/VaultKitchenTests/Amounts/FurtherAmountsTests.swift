import Testing
import VaultKitchen
import VaultModel
import VaultSyntax

/// Lines with more than one amount.
@Suite struct FurtherAmountsTests {
  @Test(
    arguments: [(String, Language, String)]([
      ("1 onion, 2 eggs", .english, "2 onion, 4 eggs"),
      ("2 cups flour, plus 2 tbsp for dusting", .english, "4 cups flour, plus 4 tbsp for dusting"),
      ("1 tbsp basil or 2 tsp dried", .english, "2 tbsp basil or 4 tsp dried"),
      ("2 carrots and 3 celery stalks", .english, "4 carrots and 6 celery stalks"),
      ("1 egg yolk, whisked with 1 tbsp water", .english, "2 egg yolk, whisked with 2 tbsp water"),
      ("2 yams, about 3 lb, peeled", .english, "4 yams, about 6 lb, peeled"),
      ("2 15-ounce cans (about 3 cups) beans", .english, "4 15-ounce cans (about 6 cups) beans"),
      ("1 cup chestnuts ( about 20 ), peeled", .english, "2 cup chestnuts ( about 40 ), peeled"),
      ("1 cup dates or 2 10-oz packages frozen", .english, "2 cup dates or 4 10-oz packages frozen"),
      ("two eggs and one yolk", .english, "4 eggs and 2 yolk"),
      ("1 lemon and half an onion", .english, "2 lemon and 1 onion"),
      ("10 eggs (or 12, if small)", .english, "20 eggs (or 24, if small)"),
      ("2 яйця та пів лимона", .ukrainian, "4 яйця та 1 лимона"),
      ("2 яйца и пол-лимона", .russian, "4 яйца и 1 лимона"),
      ("*1 cup* cream and 3 egg yolks", .english, "2 cup cream and 6 egg yolks"),
      ("200 г борошна та 2 яйця", .ukrainian, "400 г борошна та 4 яйця"),
      ("200 г борошна + 1 жовток", .ukrainian, "400 г борошна + 2 жовток"),
      ("+1 жовток", .ukrainian, "+2 жовток"), ("3 яйця, 1 л молока", .ukrainian, "6 яйця, 2 л молока"),
      ("200 г муки и 2 яйца", .russian, "400 г муки и 4 яйца"),
      ("100 г масла или 3 ст. л. оливкового", .russian, "200 г масла или 6 ст. л. оливкового"),
    ]))
  func `all amounts of a line scale`(line: String, language: Language, doubled: String) throws {
    let answers = try AmountAnswers(line, times: 2, language)
    let document = AmountAnswers.document(line)
    let scaled = try ScaledRecipe(AmountAnswers.recipe(document, language), of: document, by: ScaleFactor(2))
    #expect(scaled.lines.first?.text(in: document.bytes) == doubled)
    #expect(answers.agree)
    #expect(answers.warnings == [])
  }

  @Test(
    arguments: [(String, Language, String)]([
      ("1 onion, half chopped", .english, "2 onion, half chopped"),
      ("1 onion or a leek", .english, "2 onion or a leek"),
      ("2 trout, about 7 oz each", .english, "4 trout, about 7 oz each"),
      ("2 14-oz cans (400 g) beans", .english, "4 14-oz cans (400 g) beans"),
      ("2 14-oz cans (1 cup each) beans", .english, "4 14-oz cans (1 cup each) beans"),
      ("2 racks of lamb, each about 2 lb", .english, "4 racks of lamb, each about 2 lb"),
      ("1 chicken, cut into 8 pieces", .english, "2 chicken, cut into 8 pieces"),
      ("2 lb potatoes, in 3 x 4 cm pieces", .english, "4 lb potatoes, in 3 x 4 cm pieces"),
      ("1 lb cod, soaked 2 hours, rinsed 3 times", .english, "2 lb cod, soaked 2 hours, rinsed 3 times"),
      ("3 lb shrimp (20 to 24 a pound)", .english, "6 lb shrimp (20 to 24 a pound)"),
      ("1 cup water, 85 to 105 degrees", .english, "2 cup water, 85 to 105 degrees"),
      ("1 cup milk, heated to 110 F", .english, "2 cup milk, heated to 110 F"),
      ("1 cup milk, heated to 110F/43C", .english, "2 cup milk, heated to 110F/43C"),
      ("1 pie, baked at 350F/180C/gas mark 4", .english, "2 pie, baked at 350F/180C/gas mark 4"),
      ("1 trimmed 3-ounce piece of ginger", .english, "2 trimmed 3-ounce piece of ginger"),
      ("4 котлети по 100 г", .ukrainian, "8 котлети по 100 г"),
      ("1 курка, порізана на 8 шматків", .ukrainian, "2 курка, порізана на 8 шматків"),
      ("500 г квасолі, замочити на 12 годин", .ukrainian, "1000 г квасолі, замочити на 12 годин"),
      ("4 котлеты по 100 г", .russian, "8 котлеты по 100 г"),
      ("500 г фасоли, замочить на 12 часов", .russian, "1000 г фасоли, замочить на 12 часов"),
    ]))
  func `sizes, times, temperatures and pieces stay without a word`(
    line: String, language: Language, doubled: String
  ) throws {
    let document = AmountAnswers.document(line)
    let scaled = try ScaledRecipe(AmountAnswers.recipe(document, language), of: document, by: ScaleFactor(2))
    #expect(scaled.lines.first?.text(in: document.bytes) == doubled)
    #expect(scaled.warnings == [])
  }

  @Test func `a fixed line keeps all its amounts, and the note takes all that scale`() throws {
    let note = "## Ingredients\n\n- 1 onion, 2 eggs\n- 1 tsp salt and 2 bay leaves {fixed}\n"
    let document = Document(Array(note.utf8))
    let scaled = try ScaledRecipe(
      AmountAnswers.recipe(document, .english), of: document, by: ScaleFactor(2), options: ScaleOptions(style: .exact))
    let text = String(decoding: scaled.markdown, as: UTF8.self)
    #expect(text == "## Ingredients\n\n- 2 onion, 4 eggs\n- 1 tsp salt and 2 bay leaves {fixed}\n")
    let parts = scaled.facts.groups.first?.ingredients.first?.parts
    #expect(parts?.map(\.role) == ["further"])
    #expect(parts?.first?.amount == "4")
  }

  @Test func `the address of a link is no amount`() throws {
    let line = "1 cup sauce, [see 2 cups](a-2-cups.md)"
    let document = AmountAnswers.document(line)
    let scaled = try ScaledRecipe(AmountAnswers.recipe(document, .english), of: document, by: ScaleFactor(2))
    #expect(String(decoding: scaled.markdown, as: UTF8.self).contains("2 cup sauce, [see 2 cups](a-2-cups.md)"))
  }
}

/// Forms of a first amount.
@Suite struct FormsOfAmountsTests {
  @Test(
    arguments: [(String, Language, String)]([
      ("x3 eggs", .english, "x6 eggs"), ("3x eggs", .english, "6x eggs"), ("x1/2 cucumber", .english, "x1 cucumber"),
      ("eggs x3", .english, "eggs x6"), ("х3 яйця", .ukrainian, "х6 яйця"),
      ("500g / 1lb 2oz beef", .english, "1000 g / 2 lb 4 oz beef"),
      ("500g (1lb 2oz) beef", .english, "1000 g (2 lb 4 oz) beef"),
      ("1 pint 10fl oz stock", .english, "2 pint 20 fl oz stock"), ("2-3lb 4oz beef", .english, "4-6 lb 8 oz beef"),
      ("1/3rd cup sugar", .english, "2/3 cup sugar"), ("2 (or 3) eggs", .english, "4 (or 6) eggs"),
      ("8large eggs", .english, "16large eggs"), ("carrots (about 6), diced", .english, "carrots (about 12), diced"),
      ("двоє яєць", .ukrainian, "4 яєць"), ("п'ятеро яєць", .ukrainian, "10 яєць"), ("трое яиц", .russian, "6 яиц"),
      ("полкило картошки", .russian, "1 кило картошки"), ("полкочана капусты", .russian, "1 кочана капусты"),
      ("півкіло борошна", .ukrainian, "1 кіло борошна"), ("кіло борошна", .ukrainian, "2 кіло борошна"),
      ("кг картошки", .russian, "2 кг картошки"),
      ("1 ст. л. з гіркою борошна", .ukrainian, "2 ст. л. з гіркою борошна"),
      ("1 500 g flour", .english, "3 000 g flour"), ("1 250 ml pot cream", .english, "2 250 ml pot cream"),
      ("1.250 kg flour", .english, "2.5 kg flour"),
      ("1,250 кг борошна", .ukrainian, "2,5 кг борошна"), ("1.250 кг борошна", .ukrainian, "2.5 кг борошна"),
      ("1,250 ml milk", .english, "2,500 ml milk"), ("1.250 мл молока", .russian, "2.500 мл молока"),
    ]))
  func `doubled`(line: String, language: Language, doubled: String) throws {
    try Self.expect(line, language, doubled)
  }

  private static func expect(_ line: String, _ language: Language, _ doubled: String) throws {
    let document = AmountAnswers.document(line)
    let scaled = try ScaledRecipe(AmountAnswers.recipe(document, language), of: document, by: ScaleFactor(2))
    #expect(scaled.lines.first?.text(in: document.bytes) == doubled)
    #expect(scaled.warnings == [])
    #expect(try AmountAnswers(line, times: 2, language).agree)
  }

  @Test(
    arguments: [(String, Language, String)]([
      // A spoon without a number is one: how full it is, or the short form, shows that it is a measure.
      ("heaped tbsp sugar", .english, "2 heaped tbsp sugar"),
      ("rounded teaspoon cocoa", .english, "2 rounded teaspoon cocoa"),
      ("1 heaped tablespoon flour", .english, "2 heaped tablespoon flour"),
      ("ст. л. з гіркою борошна", .ukrainian, "2 ст. л. з гіркою борошна"),
      ("повна ч. л. соди", .ukrainian, "2 повна ч. л. соди"),
      ("ст. л. с горкой муки", .russian, "2 ст. л. с горкой муки"),
      ("x½ cucumber", .english, "x1 cucumber"), ("1/2 a lemon", .english, "1 lemon"),
      ("½ a cup milk", .english, "1 cup milk"), ("x⅓ cucumber", .english, "x⅔ cucumber"),
      ("500g flour (1lb 2oz)", .english, "1000 g flour (2 lb 4 oz)"),
      ("beef (1 lb 2 oz)", .english, "beef (2 lb 4 oz)"),
      ("2 lb carrots (about 6)", .english, "4 lb carrots (about 12)"),
      ("2 (або 3) яйця", .ukrainian, "4 (або 6) яйця"), ("2 (или 3) яйца", .russian, "4 (или 6) яйца"),
      ("морква (близько 6)", .ukrainian, "морква (близько 12)"),
      ("морковь (примерно 6)", .russian, "морковь (примерно 12)"),
      ("четверо яєць", .ukrainian, "8 яєць"), ("двое яиц", .russian, "4 яиц"),
      ("8великих яєць", .ukrainian, "16великих яєць"), ("8крупных яиц", .russian, "16крупных яиц"),
      ("пів кіло картоплі", .ukrainian, "1 кіло картоплі"), ("пол-литра молока", .russian, "1 литра молока"),
      ("кг картоплі", .ukrainian, "2 кг картоплі"), ("кило муки", .russian, "2 кило муки"),
      ("1 500 г борошна", .ukrainian, "3 000 г борошна"), ("1 500 г муки", .russian, "3 000 г муки"),
    ]))
  func `doubled in three languages`(line: String, language: Language, doubled: String) throws {
    try Self.expect(line, language, doubled)
  }

  @Test(
    arguments: [(String, Language)]([
      ("baking tin 25 x 35 cm", .english), ("25 x 35 cm tin", .english), ("20-cm tin", .english),
      ("форма 25 х 35 см", .ukrainian), ("форма 25 на 35 см", .ukrainian), ("форма 25 × 35 см", .russian),
      ("форма 20 см", .russian),
    ]))
  func `a size is no amount`(line: String, language: Language) throws {
    let document = AmountAnswers.document(line)
    let scaled = try ScaledRecipe(AmountAnswers.recipe(document, language), of: document, by: ScaleFactor(2))
    #expect(scaled.lines.first?.text(in: document.bytes) == line)
  }

  @Test func `what is added to the same in another unit belongs to it`() throws {
    let bytes = Array("500 g / 1 lb 2 oz beef".utf8)
    let quantity = try #require(LineQuantity(bytes, in: ByteRange(0, bytes.count))?.quantity)
    let other = try #require(quantity.equivalents.first?.whole())
    #expect(quantity.equivalents.count == 1)
    #expect(other.unit == .pound && other.value == Rational(9, over: 8))
    #expect(quantity.whole()?.value == 500)
  }

  @Test func `three digits before a cup have two readings`() {
    let bytes = Array("1,500 cups flour".utf8)
    let line = LineQuantity(bytes, in: ByteRange(0, bytes.count))
    #expect(line?.quantity.amount == nil)
    let known = LineQuantity(bytes, in: ByteRange(0, bytes.count), context: NumberContext(.english))
    #expect(known?.quantity.amount?.value == 1500)
  }
}
