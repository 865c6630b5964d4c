import Foundation
import Testing
import VaultTestSupport

@testable import VaultCommands

/// Lines of money that say two things at once: each is reported, and is in no sum, neither of its month nor of a later one.
@Suite struct `A payment that contradicts itself` {
  private static let note = MoneyExchange.note

  @Test(arguments: [
    ("-100 UAH Rent {to: jar} of May", "money-braces-in-text"),
    ("-100 UAH Rent {account: card} for November", "money-braces-in-text"),
    ("+100 UAH jar {refund} of May", "money-braces-in-text"),
    ("-100 UAH Rent {to: jar} #home {amount: -6 UAH}", "money-braces-in-text"),
    ("-100 UAH jar #food {refund}", "money-refund-minus"),
    ("-100 UAH jar {account: card, refund}", "money-refund-minus"),
  ])
  func `is an error and counts nowhere`(line: String, code: String) throws {
    for language in ["en", "uk"] {
      let vault = try PlanVault.everyday([Self.note: "- 2026-11-02 -1 UAH tea\n- 2026-11-03 \(line)\n"])
      let check = vault.run(["check", "--lang", language], at: "2026-11-20T12:00")
      #expect(check.code == .nothingFound && check.output.contains("\(Self.note):2:"), "\(check.output)")
      #expect(check.output.contains("[\(code)]"), "\(check.output)")
    }
    let vault = try PlanVault.everyday([
      Self.note: "- 2026-11-02 -1 UAH tea\n- 2026-11-03 \(line)\n", "money/2026-12.md": "- 2026-12-01 -2 UAH tea\n",
    ])
    let november = try vault.answer(["money", "2026-11"])
    #expect(november.sum("expenses", in: "UAH") == 1 && november.sum("income", in: "UAH") == 0)
    let december = try vault.answer(["money", "2026-12"], at: "2026-12-20T12:00")
    #expect(december.sum("account", "cash", in: "UAH") == 1197 && december.lines("account").count == 1)
  }

  @Test(arguments: [
    ("-100 UAH x {account: card, to: euro}", true), ("-100 UAH x {account: card, to: Euro}", true),
    ("-100 UAH x {account: card, to: euro, received: 2 EUR}", false), ("-5 EUR x {account: card, to: euro}", false),
    // Of an account without openings nobody knows.
    ("-100 UAH x {account: euro, to: card}", false), ("-100 UAH x {account: euro}", false),
  ])
  func `is a transfer to an account of another currency without what arrives`(line: String, isReported: Bool) throws {
    let vault = try PlanVault.everyday(
      [Self.note: "- 2026-11-03 \(line)\n"], settings: "opening: {euro: 300 EUR}\n")
    let check = vault.run(["check"], at: "2026-11-20T12:00")
    #expect(check.output.contains("[money-transfer-currency]") == isReported, "\(check.output)")
    // It counts all the same, and arrives in the currency that left.
    #expect(check.code == .done)
    #expect(try vault.answer(["money", "2026-11"]).entries.count == 1)
  }

  @Test func `is not written`() throws {
    let vault = try PlanVault.everyday()
    let run = vault.run(["money", "add", "-100", "Rent {to: jar} of May"], at: "2026-11-20T12:00")
    #expect(run.code == .wrongCall && vault.files.isEmpty, "\(run.output)")
    #expect(run.errors.contains("'to'"), "\(run.errors)")
  }
}
