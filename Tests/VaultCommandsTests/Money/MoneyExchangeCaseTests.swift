import Foundation
import Testing
import VaultTestSupport

@testable import VaultCommands

/// Two currencies, fees, and what is no money.
enum MoneyExchange {
  static let note = "money/2026-11.md"
  static let opening = "opening: {euro: 300 EUR, card: 1000 UAH}\n"

  static let text = """
    - 2026-11-06 -100 EUR exchange {account: euro, to: card, received: 4800 UAH}
    - 2026-11-07 -500 UAH cash machine {account: card, to: cash, received: 490 UAH}
    - 2026-11-08 +5 UAH wrong {account: card, to: cash}
    - 2026-11-09 -5 UAH wrong {account: card, to: card}
    - 2026-11-11 -5 USDT coffee {account: cash}
    - 2026-11-12 -1,5 kg apples {account: cash}
    - 2026-11-13 249.90 UAH Coffee {account: cash}

    """

  static func vault(_ more: String = "") throws -> PlanVault {
    try .everyday([note: text], settings: opening + more)
  }
}

@Suite struct `Two currencies and a fee` {
  @Test(arguments: [
    // 500 − 490 is the fee. An exchange is neither income nor expense.
    ("income", nil, "UAH", "0"), ("expenses", nil, "UAH", "10.00"), ("income", nil, "EUR", "0"),
    ("expenses", nil, "EUR", "0"), ("balance", nil, "UAH", "-10.00"), ("balance", nil, "EUR", "0"),
    // 300 − 100; 1000 + 4800 − 500; 490.
    ("account", "euro", "EUR", "200.00"), ("account", "card", "UAH", "5300.00"), ("account", "cash", "UAH", "490.00"),
    // The fee of a transfer that names no category; what is no money is in none.
    ("category", "fees", "UAH", "10.00"), ("category", "other", "UAH", "0"), ("expenses", nil, "USD", "0"),
  ])
  func `each sum is exact`(kind: String, name: String?, currency: String, amount: String) throws {
    let answer = try MoneyExchange.vault().answer(["money", "2026-11"])
    #expect(answer.sum(kind, name, in: currency) == decimal(amount), "\(answer.output)")
    #expect(!answer.entries.contains { ["wrong", "coffee", "apples"].contains($0.text("title")) && $0.sum() != nil })
  }

  @Test func `a fee has the category of its transfer`() throws {
    let text = "- 2026-11-07 -500 UAH machine {account: card, to: cash, received: 490 UAH, category: bank}\n"
    let answer = try PlanVault.everyday([MoneyExchange.note: text]).answer(["money", "2026-11"])
    #expect(answer.sum("category", "bank", in: "UAH") == 10 && answer.sum("category", "fees", in: "UAH") == 0)
  }

  @Test func `what is no money is reported line by line`() throws {
    let run = try MoneyExchange.vault().run(["check", "--json"], at: "2026-11-20T12:00")
    #expect(run.code == .nothingFound)
    let findings = try Answer(run.output).lines.filter { $0.text("path") == MoneyExchange.note }
    #expect(Set(findings.map { $0.text("line") }) == ["3", "4", "5", "6", "7"], "\(run.output)")
    for line in ["3", "4"] {
      #expect(findings.contains { $0.text("line") == line && $0.text("severity") == "error" }, "\(run.output)")
    }
    let missing = try #require(findings.first { $0.text("line") == "7" })
    #expect(missing.text("code") == "money-sign-missing")
    let said = missing.texts.joined(separator: " ")
    #expect(said.contains("-249.90") && said.contains("+249.90"), "\(said)")
    let codes = Set(findings.map { $0.text("code") })
    #expect(codes.count >= 4, "an unknown currency and a unit are told apart from a missing sign: \(codes)")
  }

  @Test func `a currency of the settings has its decimals`() throws {
    let answer = try MoneyExchange.vault("crypto: {USDT: 6}\n").answer(["money", "2026-11"])
    #expect(answer.sum("expenses", in: "USDT") == 5 && answer.sum("expenses", in: "UAH") == 10, "\(answer.output)")
    let line = try #require(answer.lines("expenses").first { $0.texts.contains { $0.contains("USDT") } })
    #expect(line.text("amount").contains("5.000000"), "\(line.object)")
    #expect(answer.sum("account", "cash", in: "USDT") == -5)
    let check = try MoneyExchange.vault("crypto: {USDT: 6}\n").run(["check", "--json"], at: "2026-11-20T12:00")
    #expect(!(try Answer(check.output).lines.contains { $0.text("line") == "5" }), "\(check.output)")
  }

  @Test func `sums of six decimals are exact`() throws {
    // 0.000001 ten times.
    let text = String(repeating: "- 2026-11-11 -0.000001 USDT gas {account: cash}\n", count: 10)
    let vault = try PlanVault.everyday([MoneyExchange.note: text], settings: "crypto: {USDT: 6}\n")
    #expect(try vault.answer(["money", "2026-11"]).sum("expenses", in: "USDT") == decimal("0.00001"))
  }

  @Test(arguments: [
    // Refused in the settings, with their line.
    "crypto: {USDT: six}", "crypto: 6", "budget: 5", "opening: lots", "opening: {cash: many}", "budget: {food: 6 kg}",
  ])
  func `nonsense in the settings is an error`(setting: String) throws {
    let vault = try PlanVault.bare(settings: "lang: en\n\(setting)\n")
    let run = vault.run(["check", "--json"], at: "2026-11-20T12:00")
    let finding = try #require(try Answer(run.output).lines.first, "\(setting) passes")
    #expect(finding.text("path") == ".vault/config.yaml" && finding.text("line") == "2")
    #expect(finding.text("severity") == "error" && run.code == .nothingFound)
  }
}
