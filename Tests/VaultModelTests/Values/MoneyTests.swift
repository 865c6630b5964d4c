import Testing
import VaultModel
import VaultSyntax

private func reading(_ text: String, _ language: Language? = nil) -> String {
  let context = NumberContext(language)
  guard let reading = MoneyReading(parsing: text, configured: .hryvnia, context: context) else { return "none" }
  return describe(reading)
}

private func describe(_ reading: MoneyReading) -> String {
  switch reading {
  case .money(let money): money.printed()
  case .signMissing(let expense, let income): "\(expense.printed()) or \(income.printed())"
  case .ambiguous(let decimal, let thousands): "\(decimal.printed()) or \(thousands.printed())"
  case .tooLarge: "too large"
  case .tooManyDecimals: "too many decimals"
  }
}

@Suite struct MoneyTests {
  @Test(arguments: [
    ("-249.90 UAH", "-249.90 UAH"), ("+1 500,00 ₴", "+1500.00 UAH"), ("-₴249.90", "-249.90 UAH"), ("+$5", "+5.00 USD"),
    ("₴-249.90", "-249.90 UAH"), ("-249.90", "-249.90 UAH"), ("−249,90", "-249.90 UAH"), ("–5", "-5.00 UAH"),
    ("-100 JPY", "-100 JPY"), ("-1.5 KWD", "-1.500 KWD"), ("-5 грн.", "-5.00 UAH"), ("-5 грн", "-5.00 UAH"),
    ("+1\u{A0}500 €", "+1500.00 EUR"), ("-US$3.50", "-3.50 USD"), ("-12,50", "-12.50 UAH"),
    ("-0.0001 USD", "-0.0001 USD"),
    ("-5 євро", "-5.00 EUR"), ("-10zł", "-10.00 PLN"), ("-1 500 UAH", "-1500.00 UAH"), ("+.5 USD", "+0.50 USD"),
  ])
  func `money is exact`(text: String, expected: String) { #expect(reading(text) == expected) }

  @Test(arguments: [
    "", "abc", "-", "+", "UAH", "-abc", "-½ UAH", "-5 XYZ", "-5 UAHX", "- 5", "-5:30", "-5%", "--5", "-2026-11-20",
  ])
  func `other texts are no money`(text: String) { #expect(reading(text) == "none") }

  @Test func `a sign that is missing comes with both corrections`() {
    #expect(reading("249.90 UAH") == "-249.90 UAH or +249.90 UAH")
    let budget = MoneyReading(parsing: "6000 UAH", configured: .hryvnia, needsSign: false)
    #expect(budget?.money?.printed(sign: .onlyMinus) == "6000.00 UAH")
  }

  @Test(arguments: [
    ("-1,500 UAH", Language.english, "-1500.00 UAH"), ("-1,500 UAH", .ukrainian, "-1.50 UAH"),
    ("-1.500 UAH", .ukrainian, "-1500.00 UAH"),
  ])
  func `a mark before three digits is read by the language`(text: String, language: Language, expected: String) {
    #expect(reading(text, language) == expected)
  }

  @Test func `without a language it is refused`() {
    #expect(reading("-1,500 UAH") == "-1.50 UAH or -1500.00 UAH")
    #expect(reading("-1 500") == "-1.00 UAH or -1500.00 UAH")
  }

  @Test(arguments: [
    ("-249.90 UAH Groceries #food", "-249.90 UAH", "Groceries #food"), ("-249.90 Coffee", "-249.90 UAH", "Coffee"),
    ("-20 USB cable", "-20.00 UAH", "USB cable"), ("-5 kr tax", "-5.00 UAH", "kr tax"),
    ("+1 500,00 ₴ зарплата", "+1500.00 UAH", "зарплата"),
    ("-5 100 watt bulbs", "-5.00 UAH or -5100.00 UAH", "watt bulbs"),
    ("-5, cash", "-5.00 UAH", ", cash"),
  ])
  func `an amount begins a money line`(line: String, expected: String, text: String) throws {
    let bytes = Array(line.utf8)
    let prefix = try #require(MoneyReading.prefix(of: bytes, in: ByteRange(0, bytes.count), configured: .hryvnia))
    #expect(describe(prefix.reading) == expected)
    #expect(String(decoding: bytes[prefix.textStart...], as: UTF8.self) == text)
  }

  @Test func `a plain space groups thousands in Ukrainian`() {
    let bytes = Array("-1 500 кава".utf8)
    let prefix = MoneyReading.prefix(
      of: bytes, in: ByteRange(0, bytes.count), configured: .hryvnia, context: NumberContext(.ukrainian))
    #expect(prefix?.reading.money?.printed() == "-1500.00 UAH")
  }

  @Test(arguments: ["-9999999999999999 UAH", "-99999999999999999999 UAH", "+922337203685478 USD"])
  func `more than can be counted is said`(text: String) { #expect(reading(text) == "too large") }

  @Test func `more decimals than any currency has are said`() {
    #expect(reading("-0.12345 UAH") == "too many decimals")
  }

  @Test func `ten times ten kopiykas is one hryvnia`() throws {
    let dime = try #require(MoneyReading(parsing: "+0.10", configured: .hryvnia)?.money)
    let sum = try (0..<10).reduce(Money.zero(.hryvnia)) { sum, _ in try sum + dime }
    #expect(sum.printed() == "+1.00 UAH")
    #expect(sum.columnValue.number == 10_000)
  }

  @Test func `currencies are never added and sums never wrap`() throws {
    let dollar = try #require(Currency(code: "USD"))
    let one = Money(parts: 10_000, .hryvnia)
    #expect(throws: Money.Failure.differentCurrencies(.hryvnia, dollar)) { try one + .zero(dollar) }
    #expect(throws: Money.Failure.overflow) { try Money(parts: .max, .hryvnia) + one }
    #expect(one.isLess(than: .zero(dollar)) == nil)
  }

  @Test func `a currency of the settings counts its own decimals`() throws {
    let tether = try #require(Currency(code: "USDT", decimals: 6))
    func read(_ text: String) -> MoneyReading? {
      MoneyReading(parsing: text, configured: .hryvnia, others: [tether])
    }
    #expect(read("-5 USDT")?.money?.printed() == "-5.000000 USDT")
    #expect(read("-0.0000001 USDT") == .tooManyDecimals)
    #expect(read("-9223372036854.775808 USDT") == .tooLarge)
    #expect(Currency(code: "UAH", decimals: 6) == nil)
    #expect(Currency(code: "usdt", decimals: 6) == nil)
    #expect(Currency(code: "BTC", decimals: 8)?.code == "BTC")
    #expect(Currency(code: "BTC", decimals: 13) == nil)
  }

  @Test func `a shared symbol is the vault's own currency`() {
    let krona = Currency(code: "SEK")
    #expect(Currency(parsing: "kr", configured: krona)?.code == "SEK")
    #expect(Currency(parsing: "kr") == nil)
    #expect(Currency(parsing: "$")?.code == "USD")
    #expect(Currency(parsing: "$", configured: Currency(code: "CAD"))?.code == "CAD")
    #expect(Currency(parsing: "¥")?.code == "JPY")
    #expect(Currency(parsing: "¥", configured: Currency(code: "CNY"))?.code == "CNY")
    #expect(Currency(parsing: "uah")?.code == "UAH")
    #expect(Currency(code: "XXQ") == nil)
    #expect(Currency.hryvnia.symbol == "₴")
    #expect(Currency(code: "JPY")?.minorDigits == 0)
    #expect(Currency(code: "BHD")?.minorDigits == 3)
    #expect(Currency(code: "ZMW")?.minorDigits == 2)
  }
}
