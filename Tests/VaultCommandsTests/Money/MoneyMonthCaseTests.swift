import Foundation
import Testing
import VaultTestSupport

@testable import VaultCommands

/// A month of money: November 2026, to the kopiyka.
enum MoneyMonth {
  static let note = "money/2026-11.md"

  static let text = """
    - 2026-11-01 +30 000,00 UAH salary #income {account: card}
    - 2026-11-03 -249.90 UAH Groceries #food {account: cash}
    - 2026-11-03 -500 UAH cash machine {account: card, to: cash}
    - 2026-11-05 -1 402.15 UAH Supermarket #food/market {account: card}
    - 2026-11-10 +100.00 UAH jar returned #food {account: cash, refund}
    - 2026-11-12 -18.50 EUR e-book #study {account: card}
    - 2026-11-15 -96 oats and soap #food #home {account: cash}

    """ + String(repeating: "- 2026-11-16 -0.10 UAH stamp #post {account: cash}\n", count: 10)

  static func vault() throws -> PlanVault { try .everyday([note: text]) }

  static func answer(at now: String = "2026-11-20T12:00") throws -> Answer {
    try vault().answer(["money", "2026-11"], at: now)
  }
}

@Suite struct `A month of money` {
  /// A line of `vault money --json`.
  struct Row: Sendable, CustomTestStringConvertible {
    let kind: String
    let name: String?
    let currency, amount: String

    init(_ kind: String, _ name: String?, _ currency: String, _ amount: String) {
      (self.kind, self.name, self.currency, self.amount) = (kind, name, currency, amount)
    }

    var testDescription: String { "\(kind) \(name ?? "") \(amount) \(currency)" }
  }

  @Test(arguments: [
    // The refund and the transfer are none.
    Row("income", nil, "UAH", "30000.00"), Row("income", nil, "EUR", "0.00"),
    // 249.90 + 1402.15 + 96.00 + 10 × 0.10 = 1749.05; − 100.00.
    Row("expenses", nil, "UAH", "1649.05"), Row("expenses", nil, "EUR", "18.50"),
    // 30000.00 − 1649.05.
    Row("balance", nil, "UAH", "28350.95"), Row("balance", nil, "EUR", "-18.50"),
    // 1200 − 249.90 + 500 + 100 − 96 − 1.00.
    Row("account", "cash", "UAH", "1453.10"), Row("account", "cash", "EUR", "0"),
    // 30000 − 500 − 1402.15.
    Row("account", "card", "UAH", "28097.85"), Row("account", "card", "EUR", "-18.50"),
    // Ten times 0.10; 249.90 + 1402.15 + 96 − 100; the oats again.
    Row("tag", "post", "UAH", "1.00"), Row("tag", "food", "UAH", "1648.05"), Row("tag", "home", "UAH", "96.00"),
    Row("tag", "food/market", "UAH", "1402.15"), Row("tag", "study", "EUR", "18.50"), Row("tag", "study", "UAH", "0"),
    // The first tag is the category: the oats are food and not home.
    Row("category", "post", "UAH", "1.00"), Row("category", "study", "EUR", "18.50"),
    Row("category", "home", "UAH", "0"),
  ])
  func `has exact sums`(row: Row) throws {
    let answer = try MoneyMonth.answer()
    #expect(answer.sum(row.kind, row.name, in: row.currency) == decimal(row.amount), "\(answer.output)")
  }

  @Test func `agrees with itself`() throws {
    let answer = try MoneyMonth.answer()
    // 1453.10 + 28097.85 − 1200.
    let accounts = answer.sum("account", "cash", in: "UAH") + answer.sum("account", "card", in: "UAH")
    #expect(accounts - 1200 == answer.sum("balance", in: "UAH"))
    // Each expense stands in one category, so that they add up to the total, which the tags do not: 1745.05.
    let categories = answer.lines("category").compactMap { $0.sum() }
      .filter { $0.currency == "UAH" && abs($0.amount) != 30_000 }.map(\.amount).reduce(0, +)
    #expect(categories == decimal("1649.05"), "\(answer.output)")
  }

  @Test func `says sums as text with the decimals of the currency`() throws {
    let answer = try MoneyMonth.answer()
    for (kind, amount) in [("income", "30000.00"), ("expenses", "1649.05"), ("balance", "28350.95")] {
      let line = try #require(answer.lines(kind).first { $0.text("currency") == "UAH" }, "\(answer.output)")
      let text = try #require(line.object["amount"] as? String, "\(line.object)")
      #expect(text.contains(amount) && !text.contains(","), "\(text)")
    }
  }

  @Test func `has a budget by tag, nested tags included`() throws {
    let line = try #require(try MoneyMonth.answer().lines("budget", "food").first)
    #expect(line.sum() == Sum(6000, "UAH") && line.sum("spent")?.amount == decimal("1648.05"), "\(line.object)")
    // 1648.05 ÷ (6000 × 20 ÷ 30) = 1648.05 ÷ 4000 = 0.4120125.
    #expect(abs((Double(line.text("pace")) ?? 0) - 0.4120) < 0.00005, "\(line.object)")
  }

  @Test(arguments: [
    // 1648.05 ÷ 6000 = 0.274675, of the month that is over, on the last of its days and on any later one.
    ("2026-12-05T12:00", 0.2747), ("2026-11-30T12:00", 0.2747), ("2027-03-31T12:00", 0.2747),
    // 1648.05 ÷ (6000 × 1 ÷ 30) = 1648.05 ÷ 200 = 8.24025, halves away from zero.
    ("2026-11-01T00:00", 8.2403),
  ])
  func `has the pace of today, or of its last day once it is over`(now: String, pace: Double) throws {
    let line = try #require(try MoneyMonth.answer(at: now).lines("budget", "food").first)
    #expect(abs((Double(line.text("pace")) ?? 0) - pace) < 0.00006, "\(line.object)")
  }

  @Test func `is listed newest first, with what was left beside each entry`() throws {
    let entries = try MoneyMonth.answer().entries
    #expect(entries.count == 17)
    #expect(entries.first?.text("title") == "stamp" && entries.last?.text("title") == "salary")
    #expect(entries.map { $0.text("date") } == entries.map { $0.text("date") }.sorted(by: >))
    for (title, balance) in [
      // 30000; 30000 − 500 = 29500; 29500 − 1402.15. The cash: 1200 − 249.90; + 500 + 100 = 1550.10; − 96.
      ("salary", "30000"), ("cash machine", "29500"), ("Supermarket", "28097.85"), ("Groceries", "950.10"),
      ("jar returned", "1550.10"), ("oats and soap", "1454.10"), ("e-book", "-18.50"),
    ] {
      let entry = try #require(entries.first { $0.text("title") == title }, "\(title)")
      #expect(entry.sum("balance")?.amount == decimal(balance), "\(entry.object)")
    }
    // 1454.10 − 10 × 0.10, beside the newest one: the last of its lines.
    #expect(entries[0].sum("balance")?.amount == decimal("1453.10"))
    #expect(entries[9].sum("balance")?.amount == decimal("1454.00"))
  }

  @Test func `names the place and the parts of an entry`() throws {
    let entry = try #require(try MoneyMonth.answer().entries.first { $0.text("title") == "oats and soap" })
    #expect(entry.text("path") == MoneyMonth.note && entry.text("line") == "7" && entry.text("date") == "2026-11-15")
    #expect(entry.sum() == Sum(-96, "UAH") && entry.text("account") == "cash" && entry.text("category") == "food")
    #expect(entry.text("tags") == "food home", "\(entry.object)")
  }

  @Test func `without entries is nothing`() throws {
    let run = try MoneyMonth.vault().run(["money", "2026-10", "--json"], at: "2026-11-20T12:00")
    #expect(run.code == .nothingFound)
  }

  @Test(arguments: ["en", "uk"])
  func `on a terminal rounds no sum`(language: String) throws {
    let run = try MoneyMonth.vault().run(
      ["money", "2026-11", "--lang", language], at: "2026-11-20T12:00", onTerminal: true)
    #expect(run.code == .done, "\(run.errors)")
    // 6000 − 1648.05 = 4351.95 are left.
    for amount in ["30000", "164905", "2835095", "145310", "2809785", "1850", "164805", "435195", "24990", "140215"] {
      let isShown = run.output.split(separator: "\n").contains { digits(String($0)).contains(amount) }
      #expect(isShown, "\(amount): \(run.output)")
    }
  }

  @Test func `is the current one if no other is named`() throws {
    let vault = try MoneyMonth.vault()
    let named = vault.run(["money", "2026-11", "--json"], at: "2026-11-20T12:00")
    #expect(vault.run(["money", "--json"], at: "2026-11-20T12:00").output == named.output)
  }
}
