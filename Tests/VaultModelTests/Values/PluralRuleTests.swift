import Testing
import VaultModel

@Suite struct PluralRuleTests {
  // The samples of CLDR's cardinal rules: number, en, uk, ru.
  @Test(arguments: [
    ("0", "other many many"), ("1", "one one one"), ("2", "other few few"), ("3", "other few few"),
    ("4", "other few few"), ("5", "other many many"), ("6", "other many many"), ("10", "other many many"),
    ("11", "other many many"), ("12", "other many many"), ("13", "other many many"), ("14", "other many many"),
    ("15", "other many many"), ("19", "other many many"), ("20", "other many many"), ("21", "other one one"),
    ("22", "other few few"), ("24", "other few few"), ("25", "other many many"), ("100", "other many many"),
    ("101", "other one one"), ("111", "other many many"), ("112", "other many many"), ("121", "other one one"),
    ("1000", "other many many"), ("0.5", "other other other"), ("1.0", "other other other"),
    ("1.5", "other other other"), ("2.0", "other other other"), ("21.1", "other other other"),
    // The sign plays no part; fractions written as such are `other`, in English from one up.
    ("-1", "one one one"), ("½", "one other other"), ("1/2", "one other other"), ("1 1/2", "other other other"),
    ("1½", "other other other"), ("≈0.33", "other other other"), ("1,5", "other other other"),
  ])
  func `what is printed decides the grammatical number`(number: String, categories: String) {
    let found = Language.allCases.map { "\($0.pluralCategory(ofPrinted: number))" }
    #expect(found.joined(separator: " ") == categories)
  }

  @Test(arguments: [
    ("0", "other many many"), ("0.001", "one other other"), ("≈0.33", "one other other"), ("0.5", "one other other"),
    ("½", "one other other"), ("1", "one one one"), ("1.5", "other other other"), ("1½", "other other other"),
    ("2", "other few few"), ("5", "other many many"),
  ])
  func `an amount of a food up to one is one in English, also in decimals`(number: String, categories: String) {
    let found = Language.allCases.map { "\($0.pluralCategory(ofAmount: number))" }
    #expect(found.joined(separator: " ") == categories)
  }
}
