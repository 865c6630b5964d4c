import Testing
import VaultModel
import VaultSyntax

private func value(_ text: String, _ language: Language? = nil) -> String? {
  guard let value = NumberReading(parsing: text, context: NumberContext(language))?.value else { return nil }
  return value.isWhole ? "\(value.numerator)" : "\(value.numerator)/\(value.denominator)"
}

@Suite struct NumberReadingTests {
  @Test(arguments: [
    ("3", "3"), ("2.5", "5/2"), ("2,5", "5/2"), ("1/2", "1/2"), ("1 1/2", "3/2"), ("½", "1/2"), ("1½", "3/2"),
    ("1 ½", "3/2"), ("1⁄2", "1/2"), ("1-1/2", "3/2"), ("2 and 1/4", "9/4"), (".5", "1/2"), ("0.125", "1/8"),
    ("-3", "-3"), ("−3", "-3"), ("–3", "-3"), ("-½", "-1/2"), ("⅞", "7/8"), ("010", "10"), ("3/2", "3/2"),
    ("1.23456", "3858/3125"),
  ])
  func `numbers are exact`(text: String, expected: String) { #expect(value(text) == expected) }

  @Test(arguments: [
    "", "x", "1/0", "1 3/2", "1/2/3", "10.5.2", "1,2,3", "1,00,000", "2x", "- 3", "1.", "½½", "1/", "/2", "1 2", "--3",
  ])
  func `other texts are no numbers`(text: String) { #expect(NumberReading(parsing: text) == nil) }

  @Test(arguments: [
    ("1,500", Language.english, "1500"), ("1,500", .ukrainian, "3/2"), ("1.500", .english, "3/2"),
    ("1.500", .ukrainian, "1500"), ("1.500", .russian, "1500"),
  ])
  func `a mark before three digits is read by the language`(text: String, language: Language, expected: String) {
    #expect(value(text, language) == expected)
  }

  @Test(arguments: ["1,500", "1.500", "12,345", "-1.500"])
  func `without a language it is refused with both readings`(text: String) throws {
    guard case .refused(.ambiguous(let decimal, let thousands))? = NumberReading(parsing: text) else {
      Issue.record("\(text) was not refused")
      return
    }
    #expect(try decimal.value * 1000 == thousands.value)
    #expect(decimal.range.count == text.utf8.count)
  }

  @Test(arguments: [
    ("0,500", "1/2"), ("1234,500", "2469/2"), ("1,234,567", "1234567"), ("1.234,5", "2469/2"), ("1,234.500", "2469/2"),
    ("1\u{A0}500", "1500"), ("1\u{2009}500,00", "1500"), ("1\u{202F}500\u{202F}000", "1500000"), ("1,50", "3/2"),
    ("1,5000", "3/2"), (",500", "1/2"), ("1\u{A0}500,250", "6001/4"),
  ])
  func `other digits decide it`(text: String, expected: String) { #expect(value(text) == expected) }

  @Test func `the note's language goes before the vault's locale`() {
    #expect(NumberContext(lang: "en", locale: "uk_UA.UTF-8").decimalMark == .point)
    #expect(NumberContext(lang: nil, locale: "uk_UA.UTF-8").decimalMark == .comma)
    #expect(NumberContext(lang: "xx", locale: "de-DE").decimalMark == .comma)
    #expect(NumberContext(lang: nil, locale: "C").decimalMark == nil)
    #expect(Language(tag: "uk-UA") == .ukrainian)
    #expect(Language(tag: "ukx") == nil)
  }

  @Test(arguments: [
    "99999999999999999999", "0.99999999999999999999", "9999999999999999999/2", "1 1/9999999999999999999",
  ])
  func `more digits than fit are refused`(text: String) {
    guard case .refused(.tooLarge)? = NumberReading(parsing: text) else {
      Issue.record("\(text) was not refused")
      return
    }
  }

  @Test(arguments: [
    "3", "2.5", "2,5", "1/2", "1 1/2", "½", "1½", "1 ½", "1,234,567", "1\u{A0}500", "1\u{202F}500,25", "-3", "0.0625",
  ])
  func `a number prints as it was written`(text: String) {
    guard case .number(let number)? = NumberReading(parsing: text) else {
      Issue.record("\(text) was not read")
      return
    }
    #expect(number.value.printed(in: number.notation) == text)
  }
}
