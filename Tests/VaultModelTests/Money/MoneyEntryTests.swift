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
    ("2026-11-11 -5 USDT coffee {account: cash}", .moneyCurrencyUnknown), ("2026-11-11 -5 XYZ", .moneyCurrencyUnknown),
    ("2026-11-11 -5 usd coffee", .moneyCurrencyUnknown), ("2026-11-11 -5 ₿ coffee", .moneyCurrencyUnknown),
    ("2026-11-12 -1,5 kg apples", .moneyUnit), ("2026-11-12 -2 кг яблук", .moneyUnit),
    ("2026-11-12 -2 літри молока", .moneyUnit), ("2026-11-12 -0.123 UAH tea", .moneyDecimals),
    ("2026-11-12 -40000000000000000 UAH tea", .moneyTooLarge), ("2026-11-12 -0.12345 UAH tea", .moneyDecimals),
    ("2026-11-12 -15.5 JPY tea", .moneyDecimals), ("2026-11-12 -1.2505 KWD tea", .moneyDecimals),
    ("2026-11-08 +5 UAH wrong {account: card, to: cash}", .moneyTransferPlus),
    ("2026-11-09 -5 UAH wrong {account: card, to: Card}", .moneyTransferSame),
    ("2026-11-09 -5 UAH wrong {to: cash}", .moneyTransferSame),
    ("2026-11-07 -500 UAH a {account: card, to: cash, received: 501 UAH}", .moneyReceivedWrong),
    ("2026-11-07 -500 UAH a {account: card, to: cash, received: much}", .moneyReceivedWrong),
    ("2026-11-07 -500 UAH a {account: card, received: 490 UAH}", .moneyReceivedWrong),
    ("2026-11-10 -100 UAH jar #food {refund}", .moneyRefundMinus),
    ("2026-11-10 -100 UAH jar {refund, account: card}", .moneyRefundMinus),
    ("2026-11-10 -100 UAH Rent {to: cash} of May", .moneyBracesInText),
    ("2026-11-10 -100 UAH Rent {account: card} paid", .moneyBracesInText),
    ("2026-11-10 +100 UAH jar {refund} of May", .moneyBracesInText),
    ("2026-11-10 -100 UAH Rent {to: cash} {account: card}", .moneyBracesInText),
  ]

  @Test("what a payment lacks is one diagnostic", arguments: wrongRows)
  func wrong(line: String, code: DiagnosticCode) {
    #expect(read("- \(line)\n", as: .money).diagnostics.map(\.code) == [code])
  }

  @Test("a line with such a finding counts nowhere", arguments: wrongRows)
  func fault(line: String, code: DiagnosticCode) {
    let note = read("- \(line)\n", as: .money)
    #expect(note.moneyLedger.entries.allSatisfy { $0.fault != nil })
  }

  static let rightRows: [(line: String, text: String)] = [
    ("-96 oats and soap #food", "oats and soap #food"), ("-12 Bus ticket", "Bus ticket"), ("-5 All", "All"),
    ("-500 UAH IKEA", "IKEA"), ("-12 tea", "tea"), ("-5 UAH kg", "kg"), ("-90 box of tea", "box of tea"),
    ("-5 UAH {tea} #food", "{tea} #food"),
    ("-5 cup of tea", "cup of tea"), ("-5 pen", "pen"), ("-5 t shirt", "t shirt"), ("-20 г. Київ", "г. Київ"),
  ]

  @Test("other words are the text of the payment", arguments: rightRows)
  func words(line: String, text: String) throws {
    let note = read("- 2026-11-03 \(line)\n", as: .money)
    #expect(note.findings == [])
    #expect(note.moneyEntry(of: try #require(note.onlyLine)).text == text)
  }

  @Test("a transfer names where it goes and what arrives")
  func transfer() throws {
    let line = "- 2026-11-06 -100 EUR exchange {account: euro, to: card, received: 4800 UAH}\n"
    let note = read(line, as: .money)
    #expect(note.findings == [])
    let entry = note.moneyEntry(of: try #require(note.onlyLine))
    #expect(entry.to == "card")
    #expect(entry.received?.printed() == "+4800.00 UAH")
    #expect(entry.fault == nil)
  }

  @Test("a payment in the note of another month is said and counts")
  func otherMonth() throws {
    let note = read("- 2026-10-31 -5 UAH tea\n- 2026-11-01 -5 UAH tea\n", as: .money, stem: "2026-11")
    #expect(note.findings == ["money-other-month: 2026-10-31"])
    #expect(note.moneyLedger.entries.map(\.fault) == [nil, nil])
    #expect(read("- 2026-10-31 -5 UAH tea\n", as: .money, stem: "regular").findings == [])
  }
}
