import Testing
import VaultModel
import VaultSyntax

@Suite struct MoneyEntryTests {
  static let sums: [(line: String, sum: String, text: String)] = [
    ("-249.90 UAH Groceries #food", "-249.90 UAH", "Groceries #food"),
    ("+1 500,00 ₴ зарплата", "+1500.00 UAH", "зарплата"),
    ("-₴249.90 choir", "-249.90 UAH", "choir"), ("−780.00 UAH vet", "-780.00 UAH", "vet"),
    ("–780 UAH vet", "-780.00 UAH", "vet"),
    ("-96 rolled oats", "-96.00 UAH", "rolled oats"), ("-18.50 EUR e-book", "-18.50 EUR", "e-book"),
    ("18:20 -1 150.00 UAH boots", "-1150.00 UAH", "boots"),
    ("-530,50 UAH ринок: мед, гарбузи", "-530.50 UAH", "ринок: мед, гарбузи"),
  ]

  @Test("a sum has a sign, and its currency or the configured one", arguments: sums)
  func sum(line: String, sum: String, text: String) throws {
    let note = read("- 2026-11-03 \(line)\n", as: .money)
    let entry = note.moneyEntry(of: try #require(note.onlyLine))
    #expect(note.findings == [])
    #expect(entry.money?.printed() == sum)
    #expect(entry.text == text)
  }

  @Test("a payment has a day, a time, tags and an account")
  func keys() {
    let entries = read(
      "# November\n\n- 2026-11-09 18:20 -5 UAH tea #food #fun {account: cash, payee: Ann}\n", as: .money
    )
    .moneyLedger.entries
    #expect(entries.map(\.date?.text) == ["2026-11-09"])
    #expect(entries.map(\.time?.text) == ["18:20"])
    #expect(entries.map(\.tags) == [["food", "fun"]])
    #expect(entries.map(\.account) == ["cash"])
    #expect(entries.map(\.payee) == ["Ann"])
  }

  @Test("a sum in the tail counts")
  func tail() throws {
    let note = read("- 2026-11-12 -5 UAH tea {amount: -6 UAH}\n", as: .money)
    #expect(note.moneyEntry(of: try #require(note.onlyLine)).money?.printed() == "-6.00 UAH")
    #expect(note.findings == ["line-slot-and-tail-disagree: amount: -6 UAH"])
  }

  static let wrongRows: [(line: String, code: DiagnosticCode)] = [
    ("2026-11-03 249.90 UAH Coffee", .moneySignMissing), ("2026-11-03 Coffee", .moneyAmountMissing),
    ("-249.90 UAH Coffee", .moneyDateMissing), ("2026-02-30 -5 UAH Coffee", .noSuchDay),
    ("2026-11-03 -1,500 EUR x", .numberAmbiguous),
  ]

  @Test("what a payment lacks is one diagnostic", arguments: wrongRows)
  func wrong(line: String, code: DiagnosticCode) {
    #expect(read("- \(line)\n", as: .money).diagnostics.map(\.code) == [code])
  }
}
