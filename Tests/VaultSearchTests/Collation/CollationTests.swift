import Testing
import VaultModel
import VaultSearch

/// The order of titles and names in the three languages.
@Suite struct CollationTests {
  /// A language and words that stand in its alphabetical order.
  struct Row: Sendable {
    var language: Language?
    var words: [String]

    init(_ language: Language?, _ words: String...) {
      self.language = language
      self.words = words
    }
  }

  static let ukrainian = Row(
    .ukrainian, "абрикос", "Авокадо", "борщ", "вареник", "гарбуз", "гусак", "ґава", "ґрунт", "дерево", "екран",
    "єдність", "жито", "зерно", "ирій", "іграшка", "інжир", "їжак", "йогурт", "кінець", "кінь", "льон", "мак", "м'ята",
    "об'єкт", "обід", "п'ять", "станція", "стань", "щавель", "юшка")

  static let russian = Row(
    .russian, "абрикос", "борщ", "вода", "грамм", "ежевика", "ёлка", "ель", "ёмкость", "енот", "ёрш", "жир", "Зима",
    "игра", "йогурт", "килограмм", "мёд", "медаль", "мел", "объезд", "обычай", "подъезд", "порт", "рис", "съезд", "сыр",
    "щавель", "электричество", "эскимо", "юла", "яблоко")

  static let rules: [Row] = [
    // Ukrainian letters of their own, and apostrophes.
    Row(.ukrainian, "кава", "Кава"),
    Row(.ukrainian, "м'ята", "мята"),
    Row(.ukrainian, "м’ята", "мята"),
    Row(.ukrainian, "мʼята", "мята"),
    Row(.ukrainian, "обєкт", "обід"),
    Row(.ukrainian, "гриб", "ґриб", "дим"),
    Row(.ukrainian, "лан", "лань", "ланя"),
    Row(.ukrainian, "ива", "іва", "їва", "йва"),
    // Russian ё, й and the letters around щ.
    Row(.russian, "все", "всё", "Всё", "вседа"),
    Row(.russian, "елка", "ёлка", "елки"),
    Row(.russian, "ия", "йа"),
    Row(.russian, "шар", "шаръ", "шары", "шарь", "шарэ"),
    // Letters of one language inside the other.
    Row(.ukrainian, "ёлочка", "ель", "єнот"),
    Row(.ukrainian, "щи", "ъ", "ы", "ь", "э", "ю"),
    Row(.russian, "іва", "їва", "івб"),
    Row(.russian, "г", "ґ", "д", "е", "є", "ж"),
    // Which script comes first.
    Row(.english, "9", "apple", "Zebra", "абрикос", "яблуко"),
    Row(nil, "9", "apple", "zebra", "абрикос", "яблуко"),
    Row(.ukrainian, "9", "абрикос", "яблуко", "apple", "zebra"),
    Row(.russian, "9", "абрикос", "яблоко", "apple", "zebra"),
    // Diacritics, case, then code points.
    Row(.english, "resume", "Resume", "résumé", "resumes"),
    Row(.english, "nose", "nøse", "noses", "zoo"),
    Row(.english, "", "-", "a"),
    Row(.english, "co op", "coal", "co-op"),
    Row(.ukrainian, "суп", "суп гороховий", "«Супник»"),
    Row(.ukrainian, "я", "ђ", "a"),
    Row(.english, "z", "я", "α", "漢"),
  ]

  @Test(arguments: [ukrainian, russian] + rules) func `words stand in the order of the alphabet`(_ row: Row) {
    let collation = Collation(row.language)
    let keys = row.words.map(collation.key)
    for (place, pair) in zip(keys, keys.dropFirst()).enumerated() {
      #expect(pair.0.lexicographicallyPrecedes(pair.1), "\(row.words[place]) before \(row.words[place + 1])")
    }
  }

  @Test(arguments: [("й", "и\u{306}"), ("Ї", "І\u{308}"), ("ё", "е\u{308}"), ("é", "e\u{301}")])
  func `composed and decomposed letters have one place`(_ composed: String, _ decomposed: String) {
    let collation = Collation(.ukrainian)
    for other in ["а", "е", "єa", "и", "і", "ія", "йa", "f"] {
      let key = collation.key(of: other)
      #expect(
        key.lexicographicallyPrecedes(collation.key(of: composed))
          == key.lexicographicallyPrecedes(collation.key(of: decomposed)), "\(other)")
    }
  }

  @Test func `different texts have different keys`() {
    let texts = ["м'ята", "м’ята", "мʼята", "мята", "a", "A", "ａ", "á", "a\u{301}", " a", "a ", "-a", "", " ", "🙂"]
    #expect(Set(texts.map(Collation(.ukrainian).key)).count == Set(texts.map { Array($0.utf8) }).count)
  }
}
