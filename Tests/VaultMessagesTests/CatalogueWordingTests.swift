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
  /// `код`, `коментар`, `налаштування`, `синхронізація`, `комора`, `відстежувати`, `параметр`, `завдання`.
  private static let otherUkrainian = [
    "складник", "папк", "елемент", "видал", "шапк", "скорочен", "примітк", "конфігурац", "зведенн", "у запасах",
    "із запасів", "слідує", "опці", "задач", "копія конфлікту", "копії конфлікту", "за мітками",
  ]
  /// Words of programmers, and turns that a native reader would notice.
  private static let otherEnglish = [
    "somebody", "nobody", "whoever", "reckon", "anew", "is told", "scalar", "posting", "a mapping", "operand",
    "lies in no",
    "stands twice", "no key that vault knows",
  ]

  @Test(arguments: Catalogue.all)
  func `say one thing by one word`(text: Catalogue.Text) {
    let (english, ukrainian) = (text.english.lowercased(), text.ukrainian.lowercased())
    #expect(Self.otherUkrainian.filter(ukrainian.contains) == [], "\(text.ukrainian)")
    #expect(Self.otherEnglish.filter(english.contains) == [], "\(text.english)")
  }
}
