import Testing

@testable import VaultCommands

@Suite struct `Plural categories` {
  // The samples of the CLDR rules for en and uk.
  @Test(arguments: [
    ("0", "other", "many"), ("1", "one", "one"), ("2", "other", "few"), ("4", "other", "few"), ("5", "other", "many"),
    ("10", "other", "many"), ("11", "other", "many"), ("12", "other", "many"), ("14", "other", "many"),
    ("15", "other", "many"), ("20", "other", "many"), ("21", "other", "one"), ("22", "other", "few"),
    ("25", "other", "many"), ("101", "other", "one"), ("111", "other", "many"), ("112", "other", "many"),
    ("121", "other", "one"), ("1000", "other", "many"), ("0.5", "other", "other"), ("1.0", "other", "other"),
    ("1,5", "other", "other"), ("21.1", "other", "other"), ("1/2", "other", "other"), ("½", "other", "other"),
    ("-1", "one", "one"), ("−2", "other", "few"),
  ])
  func `follow what is printed`(number: String, english: String, ukrainian: String) {
    #expect("\(PluralCategory(ofPrinted: number, in: .english))" == english)
    #expect("\(PluralCategory(ofPrinted: number, in: .ukrainian))" == ukrainian)
  }

  @Test func `of the least number do not trap`() {
    #expect(PluralCategory(of: .min, in: .ukrainian) == .many)
    #expect(NumberText.whole(.min, in: .english) == "−9,223,372,036,854,775,808")
  }
}

@Suite struct `Numbers for people` {
  @Test(arguments: [
    (Duration.milliseconds(4), "0.00\u{A0}s", "0,00\u{A0}с"), (.milliseconds(420), "0.42\u{A0}s", "0,42\u{A0}с"),
    (.milliseconds(9_999), "9.99\u{A0}s", "9,99\u{A0}с"), (.milliseconds(12_340), "12.3\u{A0}s", "12,3\u{A0}с"),
    (.seconds(-1), "0.00\u{A0}s", "0,00\u{A0}с"),
  ])
  func `tell a short duration in seconds`(duration: Duration, english: String, ukrainian: String) {
    #expect(NumberText.seconds(duration, in: .english) == english)
    #expect(NumberText.seconds(duration, in: .ukrainian) == ukrainian)
  }
}

@Suite struct `Dates for people` {
  @Test(arguments: [
    (2026, 11, 20, "Fri, 20 Nov 2026", "пт, 20 лист. 2026"), (2024, 2, 29, "Thu, 29 Feb 2024", "чт, 29 лют. 2024"),
    (2000, 1, 1, "Sat, 1 Jan 2000", "сб, 1 січ. 2000"), (1970, 1, 1, "Thu, 1 Jan 1970", "чт, 1 січ. 1970"),
  ])
  func `are told with the weekday`(year: Int, month: Int, day: Int, english: String, ukrainian: String) {
    let date = DateText(year: year, month: month, day: day)
    #expect(date.medium(in: .english) == english)
    #expect(date.medium(in: .ukrainian) == ukrainian)
  }

  @Test func `are told in full, the month in the genitive`() {
    let date = DateText(year: 2026, month: 11, day: 20)
    #expect(date.full(in: .english) == "Friday, 20 November 2026")
    #expect(date.full(in: .ukrainian) == "пʼятниця, 20 листопада 2026\u{A0}р.")
  }

  @Test func `of any numbers do not trap`() {
    _ = DateText(year: .min, month: .max, day: .min).full(in: .english)
    _ = DateText(year: .max, month: .min, day: .max).full(in: .ukrainian)
  }
}
