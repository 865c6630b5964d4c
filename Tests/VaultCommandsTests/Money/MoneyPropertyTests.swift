import Foundation
import Testing
import VaultTestSupport

@testable import VaultCommands

/// What holds of every ledger: random transfers, fees, exchanges and refunds in two currencies, added up by hand, by vault
/// and by hledger.
@Suite struct `The money of any month` {
  private typealias Key = RandomLedger.Key

  /// The totals of a month in hundredths as vault has them, without those that are zero.
  private func totals(of month: String, in vault: PlanVault) throws -> [Key: Int] {
    let answer = try vault.answer(["money", month], at: "2026-11-30T12:00")
    var totals: [Key: Int] = [:]
    for line in answer.lines {
      let (kind, name) = (line.text("kind"), line.text("name"))
      guard ["income", "expenses", "category", "tag", "account"].contains(kind), let sum = line.sum() else { continue }
      let isIncome = kind == "category" && ["pay", "gift"].contains(name)
      guard kind != "tag" || RandomLedger.tags.contains(name) else { continue }
      let number = NSDecimalNumber(decimal: (isIncome ? abs(sum.amount) : sum.amount) * 100)
      let key = Key(
        month: month, kind: isIncome ? "incoming" : kind, name: kind == "income" || kind == "expenses" ? "" : name,
        currency: sum.currency)
      #expect(totals[key] == nil, "twice: \(line.object)")
      totals[key] = number.intValue
    }
    return totals.filter { $0.value != 0 }
  }

  @Test func `adds up to the kopiyka`() throws {
    for seed in LongSearch.seeds(few: 20) {
      let ledger = RandomLedger(seed: seed)
      let vault = try PlanVault.everyday(ledger.files, settings: ledger.settings)
      for month in RandomLedger.months {
        let expected = ledger.totals.filter { $0.key.month == month && $0.value != 0 }
        let found = try totals(of: month, in: vault)
        #expect(found == expected, "seed \(seed), \(month): \(Self.difference(found, expected))")
      }
      // Sums that arrive in an account of another currency are worth a warning, and nothing else is wrong.
      let found = vault.run(["check"], at: "2026-11-30T12:00").output.split(separator: "\n")
        .filter { !$0.contains("[money-transfer-currency]") }
      #expect(found.isEmpty, "seed \(seed): \(found)")
    }
  }

  @Test(.enabled(if: isThere(.hledger))) func `agrees with hledger`() throws {
    let hledger = try InstalledHledger()
    for seed in LongSearch.seeds(few: 6) {
      let ledger = RandomLedger(seed: seed)
      let vault = try PlanVault.everyday(ledger.files, settings: ledger.settings)
      let journal = vault.journal().output
      let check = try hledger.run(["check"], on: journal, in: vault.directory)
      #expect(check.code == 0, "seed \(seed)")
      for (place, month) in RandomLedger.months.enumerated() {
        let end = ["2026-10-01", "2026-11-01", "2026-12-01"][place]
        var found: [Key: Int] = [:]
        for (name, sum) in try hledger.balances(["-e", end, "^assets:"], on: journal, in: vault.directory) {
          found[key(name, "account", month)] = sum
        }
        for (name, sum) in try hledger.balances(["-p", month, "^expenses:"], on: journal, in: vault.directory) {
          let key = key(name, "category", month)
          found[key] = sum
          found[Key(month: month, kind: "expenses", name: "", currency: key.currency), default: 0] += sum
        }
        for (name, sum) in try hledger.balances(["-p", month, "^income:"], on: journal, in: vault.directory) {
          let key = key(name, "incoming", month)
          found[key] = -sum
          found[Key(month: month, kind: "income", name: "", currency: key.currency), default: 0] -= sum
        }
        for tag in RandomLedger.tags {
          let query = ["-p", month, "^expenses:", "tag:^\(tag)(/|$)"]
          for (name, sum) in try hledger.balances(query, on: journal, in: vault.directory) {
            let currency = key(name, "", month).currency
            found[Key(month: month, kind: "tag", name: tag, currency: currency), default: 0] += sum
          }
        }
        found = found.filter { $0.value != 0 }
        let expected = try totals(of: month, in: vault)
        #expect(found == expected, "seed \(seed), \(month): \(Self.difference(found, expected))\n\(journal)")
      }
    }
  }

  /// The key of `expenses:food UAH`.
  private func key(_ account: String, _ kind: String, _ month: String) -> Key {
    let parts = account.split(separator: " ")
    let name = parts[0].split(separator: ":").dropFirst().joined(separator: ":")
    return Key(month: month, kind: kind, name: name, currency: String(parts[1]))
  }

  private static func difference(_ found: [Key: Int], _ expected: [Key: Int]) -> String {
    Set(found.keys).union(expected.keys).filter { found[$0] != expected[$0] }
      .map { "\($0.kind) \($0.name) \($0.currency): \(found[$0] ?? 0), not \(expected[$0] ?? 0)" }
      .sorted().joined(separator: "; ")
  }

  @Test func `with an exchange and a fee is exported without what is no money, which is named`() throws {
    let run = try MoneyExchange.vault().journal()
    for title in ["wrong", "coffee", "apples", "Coffee"] { #expect(!run.output.contains(title), "\(run.output)") }
    for line in 3...7 { #expect(run.errors.contains("money/2026-11.md:\(line)"), "\(line): \(run.errors)") }
  }

  @Test(.enabled(if: isThere(.hledger))) func `with an exchange and a fee is exported as hledger reads it`() throws {
    let hledger = try InstalledHledger()
    let vault = try MoneyExchange.vault()
    let journal = vault.journal().output
    let balances = try hledger.balances(["^assets:"], on: journal, in: vault.directory)
    #expect(balances == ["assets:euro EUR": 20_000, "assets:card UAH": 530_000, "assets:cash UAH": 49_000])
    let expenses = try hledger.balances(["^expenses:"], on: journal, in: vault.directory)
    #expect(expenses == ["expenses:fees UAH": 1_000], "\(journal)")
  }

  @Test(.enabled(if: isThere(.hledger))) func `with a refund and an opening is exported as hledger reads it`() throws {
    let hledger = try InstalledHledger()
    let vault = try MoneyMonth.vault()
    let journal = vault.journal().output
    // 1453.10 and 28097.85; an opening of 1200 is no income.
    let balances = try hledger.balances(["^assets:", "^equity:"], on: journal, in: vault.directory)
    #expect(
      balances == [
        "assets:cash UAH": 145_310, "assets:card UAH": 2_809_785, "assets:card EUR": -1_850,
        "equity:opening UAH": -120_000,
      ], "\(journal)")
    let income = try hledger.balances(["^income:"], on: journal, in: vault.directory)
    #expect(income == ["income:income UAH": -3_000_000])
  }

  @Test(
    .enabled(if: isThere(.hledger)),
    arguments: [
      // Comments, parts of an amount, tags and ends of lines in a name; a category of several words; braces.
      "- 2026-11-02 -1 UAH tea ; not: a comment, x:y\n", "- 2026-11-02 -1 UAH \"quoted\" | *!(1) @ 5 EUR\n",
      "- 2026-11-02 -1 UAH  two  blanks {account: my  card, category: \"a; b\"}\n",
      "- 2026-11-02 -1 UAH чай #їжа/ринок {account: готівка}\n",
      "- 2026-11-02 -1 UAH a {account: \"x:y\", category: \"(z)\"}\n",
      "- 2026-11-02 -1 UAH = {category: ';'}\n", "- 2026-11-02 -1500 JPY a\n- 2026-11-02 -0.125 KWD b\n",
    ])
  func `is exported soundly whatever its words are`(text: String) throws {
    let hledger = try InstalledHledger()
    let vault = try PlanVault.everyday(["money/2026-11.md": text], settings: "locale: en\n")
    let journal = vault.journal().output
    #expect(try hledger.run(["check"], on: journal, in: vault.directory).code == 0, "\(journal)")
    let run = try hledger.run(["print", "-O", "json"], on: journal, in: vault.directory)
    let transactions = try #require(JSONSerialization.jsonObject(with: run.output) as? [Any], "\(journal)")
    // An opening may be a transaction of its own.
    let entries = text.split(separator: "\n").count
    #expect([entries, entries + 1].contains(transactions.count), "\(journal)")
  }

  @Test func `is exported as beancount and as a table`() throws {
    let vault = try MoneyMonth.vault()
    let beancount = vault.journal("beancount").output
    #expect(beancount.contains("open Assets:Cash") && beancount.contains("Expenses:"), "\(beancount)")
    let rows = vault.journal("csv").output.split(whereSeparator: \.isNewline)
    #expect(rows.count == 18, "a heading and 17 entries: \(rows)")
  }

  @Test(.enabled(if: isThere(.program("bean-check")))) func `is exported as beancount reads it`() throws {
    let vault = try MoneyMonth.vault()
    let beancount = vault.journal("beancount").output
    try vault.directory.write(".home/book.beancount", beancount)
    let process = Process()
    process.executableURL = URL(fileURLWithPath: try InstalledProgram.path(of: "bean-check"))
    process.arguments = [vault.directory.path + "/.home/book.beancount"]
    try process.run()
    process.waitUntilExit()
    #expect(process.terminationStatus == 0, "\(beancount)")
  }
}
