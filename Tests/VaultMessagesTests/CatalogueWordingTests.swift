import Testing
import VaultSyntax

@testable import VaultMessages

/// The catalogue read as an editor reads it: marks, plurals, and one word for one thing.
@Suite struct `The words of the catalogue` {
  // MARK: Marks

  @Test(arguments: Catalogue.all)
  func `have ’ for the apostrophe in Ukrainian`(text: Catalogue.Text) {
    let straight = /[а-яіїєґ]['`\u{2BC}][а-яіїєґ]/.ignoresCase()
    #expect(text.ukrainian.firstMatch(of: straight) == nil)
  }

  @Test(arguments: Catalogue.all)
  func `have «» around what they quote in Ukrainian, and ' in calls alone`(text: Catalogue.Text) {
    #expect(!text.ukrainian.contains { "“”„‘".contains($0) })
    let isCall = ["vault ", "git ", "--", ": {"].contains { text.ukrainian.contains($0) }
    #expect(!text.ukrainian.contains("'") || isCall, "\(text.ukrainian)")
    #expect(text.ukrainian.count { $0 == "«" } == text.ukrainian.count { $0 == "»" }, "\(text.ukrainian)")
  }

  @Test(arguments: Catalogue.all)
  func `have ' around what they quote in English`(text: Catalogue.Text) {
    #expect(!text.english.contains { "“”„‘«»".contains($0) }, "\(text.english)")
  }

  @Test(arguments: Catalogue.all.filter { !$0.name.hasPrefix("flag") && !$0.name.hasPrefix("operand") })
  func `name in Ukrainian what is to be put into a call`(text: Catalogue.Text) {
    // What the help of an option calls its value is said so in all languages: `--where QUERY`.
    let places: Set<Substring> = [
      "ITEM", "DATE", "DAY", "DAYS", "LIST", "FOLDER", "DIR", "FILE", "DURATION", "MOOD", "NAME", "REMOTE", "BRANCH",
      "OTHER", "COMMAND", "PAGE", "RULE", "RECIPE",
    ]
    let words = text.ukrainian.matches(of: /[A-Z]+/).map(\.output)
    #expect(words.filter(places.contains) == [], "\(text.ukrainian)")
  }

  // MARK: Plurals

  /// The nouns that are declined somewhere in the catalogue, in all their forms.
  private static func nouns(_ text: (Catalogue.Text) -> String, _ isForm: (Int, Int) -> Bool) -> Set<Substring> {
    var nouns: Set<Substring> = []
    for place in Catalogue.all.flatMap({ text($0).matches(of: /\{\d:([^}]*)\}/) }) {
      let forms = place.output.1.split(separator: "|", omittingEmptySubsequences: false)
      for (number, form) in forms.enumerated() where isForm(number, forms.count) {
        // What stands there beside a noun is another word than one: `note was`.
        if let word = form.split(separator: " ").first, form.contains(" ") == false, word.count > 2 {
          nouns.insert(word)
        }
      }
    }
    return nouns
  }

  static let english = nouns(\.english) { number, count in number == count - 1 }
    .subtracting(["are", "they", "them", "keep", "differ", "stay", "have"])
  static let ukrainian = nouns(\.ukrainian) { _, _ in true }
    .subtracting(["їх", "його", "ці", "відрізняється", "відрізняються", "зберігає", "зберігають"])
  /// Sentences in which the number is none of the noun behind it: `з 1 груд. до 2 груд. занять немає`.
  private static let apart: Set<String> = ["timetableNothing", "recurNoHolidays"]

  @Test(arguments: Catalogue.all.filter { !apart.contains($0.name) })
  func `give a noun behind a number the forms that numbers ask for`(text: Catalogue.Text) {
    for place in text.english.matches(of: /\{\d\} ([a-z]+)/) {
      #expect(!Self.english.contains(place.output.1), "\(text.english)")
    }
    for place in text.ukrainian.matches(of: /\{\d\} ([а-яіїєґ’]+)/) {
      #expect(!Self.ukrainian.contains(place.output.1), "\(text.ukrainian)")
    }
  }

  @Test(arguments: Catalogue.all)
  func `decline in Ukrainian what they decline in English`(text: Catalogue.Text) {
    let declined = Set(text.english.matches(of: /\{(\d):/).map(\.output.1))
    let own = Set(text.ukrainian.matches(of: /\{(\d):/).map(\.output.1))
    for place in text.ukrainian.matches(of: /\{(\d)\} [а-яіїєґ]/) where declined.contains(place.output.1) {
      #expect(own.contains(place.output.1), "\(text.ukrainian)")
    }
  }

  // MARK: One word for one thing

  /// Beginnings of words that another word of the catalogue says: `інгредієнт`, `тека`, `запис`, `вилучити`, `вступний блок`,
  /// `код`, `коментар`, `налаштування`, `синхронізація`, `комора`, `відстежувати`, `параметр`, `завдання`, `вибрати`, `список`,
  /// `день`, `знаки після коми`; `не пройдено` is said of a check.
  private static let otherUkrainian = [
    "складник", "папк", "елемент", "видал", "шапк", "скорочен", "примітк", "конфігурац", "зведенн", "у запасах",
    "із запасів", "слідує", "опці", "задач", "копія конфлікту", "копії конфлікту", "за мітками",
    "обрати", "оберіть", "перелік ", "переліку", "порядок дня", "десяткових знаків", "не пройшл",
  ]
  /// Words of programmers, and turns that a native reader would notice.
  private static let otherEnglish = [
    "somebody", "nobody", "whoever", "reckon", "anew", "is told", "scalar", "posting", "a mapping", "operand",
    "lies in no", "called so", "mend the", "mends", "mended",
    "stands twice", "no key that vault knows",
  ]

  @Test(arguments: Catalogue.all)
  func `say one thing by one word`(text: Catalogue.Text) {
    let (english, ukrainian) = (text.english.lowercased(), text.ukrainian.lowercased())
    #expect(Self.otherUkrainian.filter(ukrainian.contains) == [], "\(text.ukrainian)")
    #expect(Self.otherEnglish.filter(english.contains) == [], "\(text.english)")
  }

  @Test(arguments: Catalogue.all)
  func `say in plain English that a thing is not another, and where it is`(text: Catalogue.Text) {
    // `there is no …` is plain; `it is no note` is not.
    let denial = /(?<there>there )?\b(is|are|was|were) no (?!longer|more|better)[a-z]/
    for place in text.english.matches(of: denial) { #expect(place.output.there != nil, "\(text.english)") }
    let standing = /\b(stand|stands)\b(?! in| for)/
    let isIdiom = text.english.contains("as it stands")
    #expect(isIdiom || text.english.firstMatch(of: standing) == nil, "\(text.english)")
  }

  /// `теки, чия назва …` is said of people alone; of things it is `назва якої`, `у якої`.
  @Test(arguments: Catalogue.all)
  func `say of a thing in Ukrainian what it has as Ukrainian does`(text: Catalogue.Text) {
    let owner = #/(?<question>каже|кажуть|скажіть)?, чи(?:й|я|є|їх) /#
    for place in text.ukrainian.matches(of: owner) { #expect(place.output.question != nil, "\(text.ukrainian)") }
  }

  @Test func `are declared once`() {
    let texts = Dictionary(grouping: Catalogue.declared) { [$0.english, $0.ukrainian] }
    for same in texts.values { #expect(same.count == 1, "\(same.map(\.name)): \(same[0].english)") }
  }
}
