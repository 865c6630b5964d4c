import Testing
import VaultKitchen
import VaultModel

@Suite struct `Counted foods` {
  /// The forms after 1, 2 and 5, and of fractions, by the grammar of Ukrainian.
  static let ukrainian = rows(
    """
    цибуля|цибулі|цибуль|цибулі
    червона цибуля|червоні цибулі|червоних цибуль|червоної цибулі
    цибуля ріпчаста|цибулі ріпчасті|цибуль ріпчастих|цибулі ріпчастої
    цибулина|цибулини|цибулин|цибулини
    велика картоплина|великі картоплини|великих картоплин|великої картоплини
    морквина|морквини|морквин|морквини
    груша|груші|груш|груші
    стигла груша|стиглі груші|стиглих груш|стиглої груші
    слива|сливи|слив|сливи
    вишня|вишні|вишень|вишні
    черешня|черешні|черешень|черешні
    полуниця|полуниці|полуниць|полуниці
    печериця|печериці|печериць|печериці
    сосиска|сосиски|сосисок|сосиски
    котлета|котлети|котлет|котлети
    булочка|булочки|булочок|булочки
    канапка|канапки|канапок|канапки
    куряча грудка|курячі грудки|курячих грудок|курячої грудки
    куряча ніжка|курячі ніжки|курячих ніжок|курячої ніжки
    редька|редьки|редьок|редьки
    диня|дині|динь|дині
    мідія|мідії|мідій|мідії
    папайя|папайї|папай|папайї
    вафля|вафлі|вафель|вафлі
    паляниця|паляниці|паляниць|паляниці
    ягода|ягоди|ягід|ягоди
    оливка|оливки|оливок|оливки
    тигрова креветка|тигрові креветки|тигрових креветок|тигрової креветки
    домашня ковбаса|домашні ковбаси|домашніх ковбас|домашньої ковбаси
    капуста|капусти|капуст|капусти
    лимон|лимони|лимонів|лимона
    великий лимон|великі лимони|великих лимонів|великого лимона
    помідор|помідори|помідорів|помідора
    середній помідор|середні помідори|середніх помідорів|середнього помідора
    огірок|огірки|огірків|огірка
    солоний огірок|солоні огірки|солоних огірків|солоного огірка
    свіжий огірок|свіжі огірки|свіжих огірків|свіжого огірка
    баклажан|баклажани|баклажанів|баклажана
    молодий кабачок|молоді кабачки|молодих кабачків|молодого кабачка
    гарбуз|гарбузи|гарбузів|гарбуза
    гриб|гриби|грибів|гриба
    волоський горіх|волоські горіхи|волоських горіхів|волоського горіха
    буряк|буряки|буряків|буряка
    перець|перці|перців|перцю
    перець чилі|перці чилі|перців чилі|перцю чилі
    болгарський перець|болгарські перці|болгарських перців|болгарського перцю
    перець солодкий|перці солодкі|перців солодких|перцю солодкого
    млинець|млинці|млинців|млинця
    голубець|голубці|голубців|голубця
    оселедець|оселедці|оселедців|оселедця
    корінь|корені|коренів|кореня
    корінець|корінці|корінців|корінця
    лавровий лист|лаврові листи|лаврових листів|лаврового листа
    лавровий листок|лаврові листки|лаврових листків|лаврового листка
    сухар|сухарі|сухарів|сухаря
    пиріжок|пиріжки|пиріжків|пиріжка
    пельмень|пельмені|пельменів|пельменя
    окунь|окуні|окунів|окуня
    лаваш|лаваші|лавашів|лаваша
    овоч|овочі|овочів|овоча
    артишок|артишоки|артишоків|артишока
    батат|батати|бататів|батату
    яєчний жовток|яєчні жовтки|яєчних жовтків|яєчного жовтка
    яєчний білок|яєчні білки|яєчних білків|яєчного білка
    бульйонний кубик|бульйонні кубики|бульйонних кубиків|бульйонного кубика
    яйце|яйця|яєць|яйця
    куряче яйце|курячі яйця|курячих яєць|курячого яйця
    перепелине яйце|перепелині яйця|перепелиних яєць|перепелиного яйця
    кисле яблуко|кислі яблука|кислих яблук|кислого яблука
    стегно|стегна|стегон|стегна
    ребро|ребра|ребер|ребра
    крило|крила|крил|крила
    тістечко|тістечка|тістечок|тістечка
    стигле авокадо|стиглі авокадо|стиглих авокадо|стиглого авокадо
    манго|манго|манго|манго
    курча|курчата|курчат|курчати
    Груша|Груші|Груш|Груші
    """)

  @Test(arguments: ukrainian)
  func `take the form that their number asks for in Ukrainian`(forms: [String]) {
    for name in forms {
      #expect(CountedFood.name(name, after: "1") == forms[0])
      #expect(CountedFood.name(name, after: "21") == forms[0])
      #expect(CountedFood.name(name, after: "2") == forms[1])
      #expect(CountedFood.name(name, after: "34") == forms[1])
      #expect(CountedFood.name(name, after: "5") == forms[2])
      #expect(CountedFood.name(name, after: "12") == forms[2])
      #expect(CountedFood.name(name, after: "1,5") == forms[3])
      #expect(CountedFood.name(name, after: "½") == forms[3])
    }
  }

  /// Of some words five are counted by another one.
  @Test(arguments: [
    ("картопля", "2", "картоплі"), ("картопля", "5", "картоплин"), ("молода картопля", "7", "молодих картоплин"),
    ("картопля молода", "3", "картоплі молоді"), ("морква", "6", "морквин"), ("моркви", "1", "морква"),
    ("яблук", "1,175", "яблука"), ("лимон (сік)", "2", "лимони (сік)"), ("лимон, сік", "5", "лимонів, сік"),
    ("великих яблука", "3", "великі яблука"), ("цибуля", "2–3", "цибулі"), ("цибуля", "4-5", "цибуль"),
    ("цибуля", "≈0,33", "цибулі"),
  ])
  func `are declined wherever they stand`(name: String, number: String, form: String) {
    #expect(CountedFood.name(name, after: number) == form)
  }

  static let english = rows(
    """
    onion|onions
    red onion|red onions
    potato|potatoes
    tomato|tomatoes
    cherry tomato|cherry tomatoes
    mango|mangoes
    chilli|chillies
    cherry|cherries
    anchovy|anchovies
    peach|peaches
    radish|radishes
    loaf of bread|loaves of bread
    bay leaf|bay leaves
    clove of garlic|cloves of garlic
    egg|eggs
    large egg|large eggs
    egg yolk|egg yolks
    egg white|egg whites
    avocado|avocados
    zucchini|zucchini
    shrimp|shrimp
    chicken|chickens
    chicken thigh|chicken thighs
    carrot|carrots
    lemon|lemons
    lemon, juiced|lemons, juiced
    apple (peeled)|apples (peeled)
    sausage|sausages
    Potato|Potatoes
    """)

  @Test(arguments: english)
  func `take the form that their number asks for in English`(forms: [String]) {
    for name in forms {
      for number in ["1", "½", "0.5", "½-1"] { #expect(CountedFood.name(name, after: number) == forms[0]) }
      for number in ["2", "5", "21", "1½", "1.5", "1-2"] { #expect(CountedFood.name(name, after: number) == forms[1]) }
    }
  }

  // MARK: By rule

  /// What no table has is declined where its author counted one of it, in a language that is known; of men's gender a
  /// fraction has two endings, so that the word stays.
  @Test(
    arguments: rows(
      """
      галушка|галушки|галушок|галушки
      велика галушка|великі галушки|великих галушок|великої галушки
      запіканка|запіканки|запіканок|запіканки
      ватрушка|ватрушки|ватрушок|ватрушки
      куліш|куліш|куліш|куліш
      пундик|пундики|пундиків|пундик
      рогалик|рогалики|рогаликів|рогалик
      пиріжечок|пиріжечки|пиріжечків|пиріжечок
      сердечко|сердечка|сердечок|сердечка
      кесадилья|кесадилья|кесадилья|кесадилья
      насіння|насіння|насіння|насіння
      кіноа|кіноа|кіноа|кіноа
      вода|вода|вода|вода
      сік|сік|сік|сік
      кріп|кріп|кріп|кріп
      сіль|сіль|сіль|сіль
      щеня|щеня|щеня|щеня
      броколі|броколі|броколі|броколі
      капкейк|капкейк|капкейк|капкейк
      скоринка хліба|скоринка хліба|скоринка хліба|скоринка хліба
      голова кролика|голова кролика|голова кролика|голова кролика
      """))
  func `follow the rule where it is certain`(forms: [String]) throws {
    let one = try number("1", .ukrainian)
    for (count, form) in zip(["1", "2", "5", "1,5"], forms) {
      #expect(CountedFood.name(forms[0], after: count, written: one, in: .ukrainian) == form)
      #expect(CountedFood.name(forms[0], after: count) == forms[0])
      #expect(CountedFood.name(forms[0], after: count, written: one, in: .russian) == forms[0])
      #expect(
        CountedFood.name(forms[0], after: count, written: try number("5", .ukrainian), in: .ukrainian) == forms[0])
    }
  }

  @Test func `follow the English rule where they are counted`() throws {
    let (one, two) = (try number("1", .english), try number("2", .english))
    #expect(CountedFood.name("custard tart", after: "3", written: one, in: .english) == "custard tarts")
    #expect(CountedFood.name("custard tarts", after: "1", written: two, in: .english) == "custard tart")
    #expect(CountedFood.name("quesito", after: "2", written: one, in: .english) == "quesitos")
    #expect(CountedFood.name("brownies", after: "1", written: two, in: .english) == "brownies")
    #expect(CountedFood.name("Zwiebel", after: "2", written: one) == "Zwiebel")
  }

  private func number(_ text: String, _ language: Language) throws -> WrittenNumber {
    guard case .number(let number)? = NumberReading(parsing: text, context: NumberContext(language)) else {
      throw NotANumber()
    }
    return number
  }
  private struct NotANumber: Error {}

  // MARK: What stays

  /// Masses, other languages, and what counts no food.
  @Test(arguments: [
    "сметани", "солёных огурца", "луковица", "сік лимона", "цедра лимона", "stardust", "", "flour", "garlic", "milk",
    "rice", "butter", "black pepper", "olive oil", "salt", "hummus", "Mehl", "玉ねぎ",
  ])
  func `stay as they are where vault does not know their forms`(name: String) {
    for number in ["1", "2", "5", "1,5"] { #expect(CountedFood.name(name, after: number) == name) }
  }

  @Test(arguments: ["лимон", "банан", "абрикос"])
  func `stay as they are in Russian, which has other forms`(name: String) {
    for number in ["2", "5", "1,5"] { #expect(CountedFood.name(name, after: number, in: .russian) == name) }
  }

  @Test(arguments: ["", "some", "a few", "2 + 3"])
  func `stay as they are behind what is no number`(number: String) {
    #expect(CountedFood.name("цибуля", after: number) == "цибуля")
    #expect(CountedFood.name("onion", after: number) == "onion")
  }

  private static func rows(_ table: String) -> [[String]] {
    table.split(separator: "\n").map { $0.split(separator: "|").map { String($0) } }
  }
}
