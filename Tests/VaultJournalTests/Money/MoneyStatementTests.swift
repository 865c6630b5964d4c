import Testing
import VaultJournal
import VaultModel

private let november =
  """
  - 2026-11-01 +30 000,00 UAH salary #income {account: card}
  - 2026-11-03 -249.90 UAH Groceries #food {account: cash}
  - 2026-11-03 -500 UAH cash machine {account: card, to: cash}
  - 2026-11-05 -1 402.15 UAH Supermarket #food/market {account: card}
  - 2026-11-10 +100.00 UAH jar returned #food {account: cash, refund}
  - 2026-11-12 -18.50 EUR e-book #study {account: card}
  - 2026-11-15 -96 oats and soap #food #home {account: cash}

  """ + String(repeating: "- 2026-11-16 -0.10 UAH stamp #post {account: cash}\n", count: 10)

extension MoneyTally {
  /// Each sum as `name amount currency`.
  fileprivate var texts: [String] { sums.map { $0.name + " " + $0.money.printed(sign: .onlyMinus) } }
}

@Suite struct MoneyStatementTests {
  private func statement(
    _ text: String = november, today: String = "2026-11-20", openings: [String: [String]] = ["cash": ["1200 UAH"]]
  ) throws -> MoneyStatement {
    try MoneyStatement(
      of: payments(text), on: days("2026-11-01", "2026-11-30"), today: try #require(LocalDate(today)),
      openings: openings.mapValues { $0.compactMap { money($0) } },
      budgets: ["food": [try #require(money("6000 UAH"))]])
  }

  // 249.90 + 1402.15 + 96.00 + 10 × 0.10 = 1749.05, less the refund of 100.00.
  @Test func `transfers are neither and refunds lower expenses`() throws {
    let statement = try statement()
    #expect(statement.income.texts == [" 0.00 EUR", " 30000.00 UAH"])
    #expect(statement.expenses.texts == [" 18.50 EUR", " 1649.05 UAH"])
    #expect(statement.balance.texts == [" -18.50 EUR", " 28350.95 UAH"])
  }

  // 1200 − 249.90 + 500 + 100 − 96 − 1.00; 30000 − 500 − 1402.15.
  @Test func `balances run over all earlier payments`() throws {
    let statement = try statement()
    #expect(statement.accounts.texts == ["card -18.50 EUR", "card 28097.85 UAH", "cash 1453.10 UAH"])
    #expect(statement.lines.first?.payment.title == "stamp")
    #expect(statement.lines.last?.payment.title == "salary")
    let supermarket = try #require(statement.lines.first { $0.payment.title == "Supermarket" })
    #expect(supermarket.balance.printed() == "+28097.85 UAH")
  }

  @Test func `an entry with two tags counts in both and in the total once`() throws {
    let statement = try statement()
    #expect(
      statement.spentByTag.texts == [
        "food 1648.05 UAH", "food/market 1402.15 UAH", "home 96.00 UAH", "post 1.00 UAH", "study 18.50 EUR",
      ])
    #expect(
      statement.spentByCategory.texts == [
        "food 245.90 UAH", "food/market 1402.15 UAH", "post 1.00 UAH", "study 18.50 EUR",
      ])
    #expect(statement.earnedByCategory.texts == ["income 30000.00 UAH"])
  }

  // 1648.05 ÷ (6000 × 20 ÷ 30) and 1648.05 ÷ 6000.
  @Test(arguments: [
    ("2026-11-20", "0.4120"), ("2026-11-30", "0.2747"), ("2026-12-05", "0.2747"), ("2026-10-31", nil),
  ])
  func `the pace is that of the days that have passed`(today: String, pace: String?) throws {
    let budget = try #require(try statement(today: today).budgets.first)
    #expect(budget.spent.printed() == "+1648.05 UAH")
    #expect(budget.left?.printed() == "+4351.95 UAH")
    #expect(budget.paceText == pace)
  }

  @Test func `a fee is what does not arrive and an exchange costs nothing`() throws {
    let statement = try statement(
      """
      - 2026-11-06 -100 EUR exchange {account: euro, to: card, received: 4800 UAH}
      - 2026-11-07 -500 UAH cash machine {account: card, to: cash, received: 490 UAH}
      - 2026-11-08 +5 UAH wrong {account: card, to: cash}
      - 2026-11-09 -5 UAH wrong {account: card, to: card}
      - 2026-11-11 -5 USDT coffee {account: cash}
      - 2026-11-12 -1,5 kg apples {account: cash}
      - 2026-11-13 249.90 UAH Coffee {account: cash}

      """, openings: ["euro": ["300 EUR"], "card": ["1000 UAH"]])
    #expect(statement.income.texts == [" 0.00 EUR", " 0.00 UAH"])
    #expect(statement.expenses.texts == [" 0.00 EUR", " 10.00 UAH"])
    #expect(statement.spentByCategory.texts == ["fees 10.00 UAH"])
    #expect(statement.accounts.texts == ["card 5300.00 UAH", "cash 490.00 UAH", "euro 200.00 EUR"])
  }

  @Test func `a currency of the settings has its own decimals`() throws {
    let tether = try #require(Currency(code: "USDT", decimals: 6))
    let found = payments("- 2026-11-11 -5 USDT coffee\n- 2026-11-12 -0.000001 USDT dust\n", others: [tether])
    #expect(found.map { $0.money.printed() } == ["-5.000000 USDT", "-0.000001 USDT"])
    #expect(found.first?.title == "coffee")
  }

  @Test func `a day is in its own month whatever the note, and later days are not looked at`() throws {
    let found = payments("- 2026-10-31 -1 UAH a\n- 2026-11-01 -2 UAH b\n- 2026-12-01 -4 UAH c\n")
    let statement = try MoneyStatement(
      of: found, on: days("2026-11-01", "2026-11-30"), today: try #require(LocalDate("2026-11-20")))
    #expect(statement.expenses.texts == [" 2.00 UAH"])
    #expect(statement.accounts.texts == ["cash -3.00 UAH"])
    #expect(statement.spentByMonth.texts == ["2026-10 1.00 UAH", "2026-11 2.00 UAH"])
  }

  @Test func `what can no longer be counted is an error`() {
    let line = "- 2026-11-01 -900000000000000 UAH a\n"
    #expect(throws: Money.Failure.overflow) { try statement(line + line) }
  }

  @Test func `a line that repeats books nothing`() {
    #expect(payments("- 2026-11-01 -9000 UAH rent {repeat: monthly}\n").isEmpty)
  }
}
