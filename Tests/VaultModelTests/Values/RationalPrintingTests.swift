import Testing
import VaultModel

private func scaled(_ text: String, by factor: String, _ style: PrintStyle = .exact) -> String? {
  guard case .number(let number)? = NumberReading(parsing: text, context: NumberContext(.english)),
    let factor = NumberReading(parsing: factor, context: NumberContext(.english))?.value,
    let value = try? number.value * factor
  else { return nil }
  return value.printed(in: number.notation, style: style)
}

@Suite struct RationalPrintingTests {
  // The rows of recipes.md, "Must hold", and of its rule for notation.
  @Test(arguments: [
    ("200", "2", "400"), ("400", "1/2", "200"), ("2.5", "2", "5"), ("1/2", "2", "1"), ("1 1/2", "2", "3"),
    ("3", "2", "6"), ("1", "2.5", "2.5"), ("100", "1", "100"), ("1/2", "3", "1 1/2"), ("½", "3", "1½"),
    ("1 ½", "3", "4 ½"), ("1,5", "3", "4,5"), ("1/2", "1/3", "1/6"), ("½", "1/3", "⅙"), ("1", "1/3", "⅓"),
    ("2", "2/3", "1⅓"), ("0.5", "2/3", "⅓"), ("1", "1/7", "≈0.14"), ("5", "1/7", "≈0.71"), ("1,5", "1/7", "≈0,21"),
    ("1,000", "2", "2,000"), ("1,000", "1/2", "500"), ("½", "1/8", "1/16"), ("1", "1/8", "0.125"),
    ("1", "1/10000", "0.0001"), ("1", "1/30000", "≈0.000033"), ("1/2", "1/1000", "0.0005"), ("-1/2", "3", "-1 1/2"),
    ("1\u{A0}000,5", "2", "2\u{A0}001"), ("2.0625", "3", "6.1875"), ("1", "2.999", "2.999"), ("1", "2.9999", "≈3"),
    ("0", "5", "0"), ("1.500,5", "3", "4.501,5"), ("1.500,5", "2", "3001"), ("1,500.5", "2", "3001"),
    ("1.500.000,5", "2", "3.000.001"), ("1.500.000", "1/2", "750000"), ("1,500,000", "1/2", "750,000"),
  ])
  func `a scaled number keeps its notation`(text: String, factor: String, printed: String) {
    #expect(scaled(text, by: factor) == printed)
  }

  @Test(arguments: [
    ("1", "2.5", "2½"), ("1/2", "5", "2 1/2"), ("1", "0.33", "≈⅓"), ("1", "2.97", "≈3"), ("2.5", "2.5", "6.25"),
    ("1", "1/100", "0.01"), ("1", "1/300", "≈0.0033"), ("1", "37/3", "12⅓"), ("1", "601/6", "≈100"),
    ("1", "12.5", "12.5"), ("1", "1/16", "≈⅛"),
    ("1", "1/3", "⅓"),
  ])
  func `kitchen style takes the nearest measure`(text: String, factor: String, printed: String) {
    #expect(scaled(text, by: factor, .kitchen) == printed)
  }

  @Test func `no number but zero is printed as zero`() throws {
    for denominator in [2, 3, 7, 100, 101, 999_999_937, Int64.max] as [Int64] {
      let value = try #require(Rational(1, over: denominator))
      for form in [NumberNotation.Form.integer, .decimal, .slash, .vulgar, .word] {
        for style in PrintStyle.allCases {
          let text = value.printed(in: NumberNotation(form), style: style)
          #expect(text.contains { ("1"..."9").contains($0) || "½⅓⅔¼¾⅛⅜⅝⅞⅐".contains($0) }, "\(denominator): \(text)")
        }
      }
    }
  }

  @Test(arguments: [(5, 2, "2.5"), (1, 8, "0.125"), (3, 1, "3"), (-1, 4, "-0.25")])
  func `an exact decimal is printed where there is one`(numerator: Int64, denominator: Int64, text: String) {
    #expect(Rational(numerator, over: denominator)?.decimal(upTo: 3) == text)
  }

  @Test func `a third has no exact decimal`() { #expect(Rational(1, over: 3)?.decimal(upTo: 18) == nil) }
}
