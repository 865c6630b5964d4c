import Foundation
import Testing
import VaultTestSupport

@testable import VaultCommands

/// What `vault money add` understands as a sum, worked out by hand.
@Suite struct `A sum of money` {
  /// A word in a vault with some settings, and the sum that it is.
  struct Row: Sendable, CustomTestStringConvertible {
    let settings, word, amount, currency: String

    init(_ settings: String, _ word: String, _ amount: String, _ currency: String = "UAH") {
      (self.settings, self.word, self.amount, self.currency) = (settings, word, amount, currency)
    }

    var testDescription: String { "\(word) (\(settings))" }
  }

  private func add(_ settings: String, _ word: String, language: String = "en") throws -> (PlanVault, CommandRun) {
    let lines = settings.split(separator: " ").map { $0.replacing(":", with: ": ") + "\n" }.joined()
    let vault = try PlanVault.bare(settings: "timezone: Europe/Kyiv\ncurrency: UAH\n" + lines)
    return (vault, vault.run(["money", "add", word, "thing", "--lang", language], at: "2026-11-20T12:00"))
  }

  @Test(arguments: [
    // Two decimals behind a comma or a point are decimals everywhere, and so is what has both.
    Row("", "-12,50", "-12.50"), Row("", "-12.50", "-12.50"), Row("locale:uk", "-12.50", "-12.50"),
    Row("locale:en", "-12,50", "-12.50"), Row("", "+12.5", "12.50"),
    Row("", "-1,500.00", "-1500"), Row("", "-1.500,00", "-1500"), Row("locale:uk", "-1,500.00", "-1500"),
    Row("locale:en", "-1.500,00", "-1500"), Row("", "-1,234,567.89", "-1234567.89"),
    // Spaces group thousands: plain, no-break and thin.
    Row("", "+1 500,00", "1500"), Row("locale:uk", "-1 500,00", "-1500"), Row("locale:en", "-1 500.00", "-1500"),
    Row("", "-1\u{A0}500,00", "-1500"), Row("", "-1\u{202F}500,00", "-1500"), Row("", "-12 345 678,90", "-12345678.90"),
    // The locale decides what stands before exactly three digits.
    Row("locale:uk", "-1,500", "-1.50"), Row("locale:uk", "-1.500", "-1500"), Row("locale:en", "-1,500", "-1500"),
    Row("locale:en", "-1.500", "-1.50"), Row("locale:uk-UA", "-1,500", "-1.50"),
    // The signs of minus, and currencies in their forms.
    Row("", "−5", "-5"), Row("", "–5", "-5"), Row("", "-₴249.90", "-249.90"), Row("", "+1 500,00 ₴", "1500"),
    Row("", "-5 грн", "-5"), Row("", "-18.50 EUR", "-18.50", "EUR"), Row("", "-€18,50", "-18.50", "EUR"),
    // No decimals, three decimals.
    Row("", "-1500 JPY", "-1500", "JPY"), Row("locale:en", "-1,500 JPY", "-1500", "JPY"),
    Row("locale:en", "-1.250 KWD", "-1.25", "KWD"), Row("locale:uk", "-1,250 KWD", "-1.25", "KWD"),
    Row("", "-0.5 KWD", "-0.5", "KWD"), Row("locale:en", "+0.001 KWD", "0.001", "KWD"),
    // Large, and exact.
    Row("", "-900000000000.01", "-900000000000.01"),
  ])
  func `is read`(row: Row) throws {
    let (vault, run) = try add(row.settings, row.word)
    #expect(run.code == .done, "\(row.word): \(run.errors)")
    let entry = try #require(try vault.answer(["money", "2026-11"]).entries.first)
    #expect(entry.sum() == Sum(decimal(row.amount), row.currency), "\(vault.text(MoneyExchange.note))")
    #expect(entry.text("title") == "thing")
  }

  @Test(arguments: [
    ("-1500 JPY", "JPY", "-1500"), ("-0.5 KWD", "KWD", "-0.500"), ("-5", "UAH", "-5.00"), ("-5.1 EUR", "EUR", "-5.10"),
  ])
  func `is printed with the decimals of its currency`(word: String, currency: String, text: String) throws {
    let entry = try #require(try add("", word).0.answer(["money", "2026-11"]).entries.first)
    let written = entry.text("amount").split(separator: " ").first.map(String.init)
    #expect(written == text, "\(entry.object)")
  }

  @Test(arguments: [
    // Thousands or decimals: nothing decides.
    ("-1,500", "1.5", "1500"), ("-1.500", "1.5", "1500"), ("+12,345", "12.345", "12345"),
  ])
  func `is refused with both readings where nothing decides`(word: String, small: String, large: String) throws {
    for language in ["en", "uk"] {
      let (vault, run) = try add("", word, language: language)
      #expect(run.code == .wrongCall && vault.files.isEmpty, "\(word): \(run.output)")
      // `1.50` or `1,50`, `1500` or `1 500`.
      let said = digits(run.errors)
      #expect(said.contains(digits(small)) && said.contains(large), "\(run.errors)")
    }
  }

  @Test(arguments: [
    ("locale:uk", "-12.505", "-12505.00", true), ("locale:uk", "+1.234 UAH", "+1234.00", true),
    // Nothing else than thousands is possible, or is written so; decimals that end in nothing are decided by the locale.
    ("locale:uk", "-12.505 JPY", "-12505", false), ("locale:en", "-12,505", "-12505.00", false),
    ("locale:uk", "-12 505", "-12505.00", false), ("locale:uk", "-12.500", "-12500.00", false),
  ])
  func `of a point before three digits is no thousands where spaces group these`(
    settings: String, word: String, thousands: String, isRefused: Bool
  ) throws {
    for language in ["en", "uk"] {
      let (vault, run) = try add(settings, word, language: language)
      #expect((run.code == .wrongCall) == isRefused && vault.files.isEmpty == isRefused, "\(word): \(run.errors)")
      guard isRefused else { continue }
      #expect(run.errors.contains(word) && run.errors.contains(thousands), "\(run.errors)")
    }
  }

  @Test(arguments: [
    // More decimals than the currency has.
    ("locale:en", "-0.123 UAH"), ("locale:en", "-1.0055 EUR"), ("", "-15.5 JPY"), ("", "-1.2505 KWD"),
    ("", "-0.00000000001"),
    // Too much to be counted.
    ("", "-99999999999999999999"), ("", "+9223372036854775808"), ("", "-9223372036854775807.99"),
    // No sums.
    ("", "-1/2"), ("", "-½"), ("", "-1e3"), ("", "-5%"), ("", "-0x10"), ("", "--5"), ("", "-5-"), ("", "-1,50,0"),
    ("", "-5 XXQ"), ("", "-NaN"), ("", "-∞"),
    // What is left over is no name.
    ("", "-5."), ("", "-5,"), ("locale:uk", "-5."), ("", "-1_000"), ("", "-12.50."), ("", "-1'000"), ("", "-5.5.5"),
    ("", "-5;"), ("", "-5!"), ("", "-(5)"), ("", "-5*2"), ("", "-5=5"), ("", "-1_000 UAH"),
  ])
  func `is refused where it is none`(settings: String, word: String) throws {
    let (vault, run) = try add(settings, word)
    #expect(run.code == .wrongCall, "\(word): \(run.output) \(vault.text(MoneyExchange.note))")
    #expect(vault.files.isEmpty)
  }

  @Test(arguments: [
    "-0.1234 UAH", "-15.5 JPY", "-99999999999999999999 UAH", "-1.2505 KWD", "-5 XXQ",
  ])
  func `in a note that is none is reported, and in no total`(sum: String) throws {
    let text = "- 2026-11-02 -1 UAH tea\n- 2026-11-03 \(sum) thing\n"
    let vault = try PlanVault.everyday([MoneyExchange.note: text])
    let check = try Answer(vault.run(["check", "--json"], at: "2026-11-20T12:00").output)
    #expect(check.lines.contains { $0.text("line") == "2" }, "\(sum) passes")
    let answer = try vault.answer(["money", "2026-11"])
    #expect(answer.lines("expenses").compactMap { $0.sum() }.filter { $0.amount != 0 } == [Sum(1, "UAH")])
  }

  @Test func `that is more than can be counted is an error, never a wrong one`() throws {
    // Twenty times nine hundred trillion less a little: 18 000 trillion.
    let text = String(repeating: "- 2026-11-03 -900000000000000 UAH X\n", count: 20)
    let run = try PlanVault.everyday([MoneyExchange.note: text])
      .run(["money", "2026-11", "--json"], at: "2026-11-20T12:00")
    if run.code == .done {
      #expect(try Answer(run.output).sum("expenses", in: "UAH") == decimal("18000000000000000"))
    } else {
      #expect(!run.errors.isEmpty)
    }
    // A sum that alone may be too large: then it is reported, and is none.
    let most = "- 2026-11-03 -90000000000000000 UAH X\n- 2026-11-04 -90000000000000000 UAH X\n"
    let other = try PlanVault.everyday([MoneyExchange.note: most])
      .run(["money", "2026-11", "--json"], at: "2026-11-20T12:00")
    let sum = try Answer(other.output).sum("expenses", in: "UAH")
    #expect(other.code != .done || [0, decimal("180000000000000000")].contains(sum), "\(other.output)")
  }
}
