import Testing
import VaultExchange
import VaultModel
import VaultSyntax

@Suite struct LedgerFileTests {
  private func file(_ text: String, openings: [String: [String]] = [:]) -> LedgerFile {
    let note = Note(Document(Array(text.utf8)), context: ReadingContext(folderType: .money, stem: "2026-11"))
    let payments = note.items.dropFirst().enumerated().compactMap { number, item in
      Payment(note.moneyEntry(of: item), path: "money/2026-11.md", line: number + 1)
    }
    let sums = openings.mapValues { texts in
      texts.compactMap { MoneyReading(parsing: $0, configured: .hryvnia, needsSign: false)?.money }
    }
    return LedgerFile(payments, openings: sums)
  }

  private let lines = """
    - 2026-11-06 -100 EUR exchange {account: euro, to: card, received: 4800 UAH}
    - 2026-11-07 -500 UAH cash machine {account: card, to: cash, received: 490 UAH}
    - 2026-11-08 +5 UAH wrong {account: card, to: cash}
    - 2026-11-10 -12.50 UAH Coffee; "to go" #food #їжа {account: Cash}
    - 2026-11-11 +10 UAH jar #food {refund}

    """

  @Test func `hledger reads every payment as postings`() {
    #expect(
      file(lines, openings: ["euro": ["300 EUR"]]).text(as: .hledger) == """
        decimal-mark .

        2026-11-06 opening balances
            assets:euro  300.00 EUR
            equity:opening  -300.00 EUR

        2026-11-06 exchange
            assets:euro  -100.00 EUR @@ 4800.00 UAH
            assets:card  4800.00 UAH

        2026-11-07 cash machine
            assets:card  -500.00 UAH
            assets:cash  490.00 UAH
            expenses:fees  10.00 UAH

        2026-11-10 Coffee- "to go"
            ; food:, їжа:
            assets:cash  -12.50 UAH
            expenses:food  12.50 UAH

        2026-11-11 jar
            ; food:
            assets:cash  10.00 UAH
            expenses:food  -10.00 UAH

        """)
  }

  @Test func `Beancount wants accounts opened, capitals, and tags of few letters`() {
    #expect(
      file(lines).text(as: .beancount).split(separator: "\n", omittingEmptySubsequences: false).prefix(6)
        == [
          "2026-11-06 open Assets:Card", "2026-11-06 open Assets:Cash", "2026-11-06 open Assets:Euro",
          "2026-11-06 open Expenses:Fees", "2026-11-06 open Expenses:Food", "",
        ])
    let text = file(lines).text(as: .beancount)
    #expect(text.contains("2026-11-10 * \"Coffee; \\\"to go\\\"\" #food\n  tags: \"їжа\"\n  Assets:Cash  -12.50 UAH\n"))
    #expect(text.contains("  Assets:Euro  -100.00 EUR @@ 4800.00 UAH\n"))
  }

  @Test func `a table has a row a payment`() {
    let rows = file(lines).text(as: .csv).split(separator: "\r\n")
    #expect(rows.count == 5)
    #expect(
      rows[1] == "2026-11-06,,-100.00,EUR,exchange,,,euro,card,4800.00,UAH,,,money/2026-11.md,1")
    #expect(rows[4] == "2026-11-11,,10.00,UAH,jar,food,food,cash,,,,true,,money/2026-11.md,5")
  }

  @Test func `what looks like a status or a code stays the description`() {
    let text = file("- 2026-11-01 -1 UAH (x) tea\n- 2026-11-01 -1 UAH * tea {account: \"a:b  c\"}\n").text(as: .hledger)
    #expect(text.contains("2026-11-01 () (x) tea\n"))
    #expect(text.contains("2026-11-01 () * tea\n    assets:a-b c  -1.00 UAH\n"))
  }
}
