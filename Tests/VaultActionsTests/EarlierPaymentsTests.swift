import Testing
import VaultActions
import VaultModel
import VaultTestSupport

/// What was paid before some days comes from the index, and adds up to what the notes say.
@Suite struct `Earlier payments` {
  private static let notes = [
    "money/2026-09.md": """
    - 2026-09-01 +1 000,00 UAH salary #income {account: Card}
    - 2026-09-02 -10.10 UAH bread
    - 2026-09-02 18:20 -10.10 UAH bread #food {account: cash}
    - 2026-09-03 -100 UAH {account: card, to: Cash, received: 90 UAH}
    - 2026-09-04 -50 UAH {account: card, to: "Jar", received: 1 EUR}
    - 2026-09-04 -50 UAH {account: card, to: jar}
    - 2026-09-05 -5 UAH to its own account {to: cash}
    - 2026-09-05 -5 UAH more arrives {account: card, to: cash, received: 6 UAH}
    - 2026-09-06 +7 UAH brought back {refund}
    - 2026-09-06 +8 UAH brought back {refund: no}
    - 2026-09-07 -3.50 EUR book {account: "[[Card]]"}
    - 2026-09-08 -9 UAH {account: Straße}
    - 2026-09-08 -9 UAH {account: STRASSE}
    - 2026-09-08 -9 UAH {account: box, account: jar}
    - 2026-09-09 -1 UAH again and again {repeat: monthly}
    - -4 UAH of no day
    - 2026-09-10 5 UAH without a sign
    - 2026-09-11 -5 USDT coffee
    - 2026-09-12 -8 UAH what arrives nowhere {received: 3 UAH}
    - 2026-09-13 -8 UAH of another sum {amount: -6.50 EUR}
    - 2026-10-03 -2 UAH in the note of another month

    """,
    "money/2026-10.md": "- 2026-10-01 -12 500.00 UAH rent {account: card}\n- 2026-11-02 -1 UAH stamp\n",
    "money/2026-11.md": "- 2026-11-01 -20 UAH bread {account: CARD}\n- 2026-11-30 +1 UAH found\n",
    "diary/2026-09-02.md": "- 2026-09-02 -77 UAH no payment\n",
    "food.md": "---\ntype: shopping\n---\n- soap {price: 30 UAH}\n",
  ]

  /// What is on each account, and what was spent and earned in each month.
  private func sums(_ payments: [Payment]) throws -> [String: Money] {
    var sums: [String: Money] = [:]
    func add(_ money: Money, to name: String) throws {
      let key = name + " " + money.currency.code
      sums[key] = try (sums[key] ?? .zero(money.currency)) + money
    }
    for payment in payments {
      try add(payment.money, to: payment.account.lowercased())
      if let to = payment.to { try add(payment.received, to: to.lowercased()) }
      let month = payment.date.text.prefix(7)
      if let cost = payment.cost { try add(cost, to: "spent \(month)") }
      if payment.kind == .income { try add(payment.money, to: "earned \(month)") }
    }
    return sums
  }

  private func november() throws -> ClosedRange<LocalDate> {
    try #require(LocalDate("2026-11-01"))...#require(LocalDate("2026-11-30"))
  }

  private func compare(in scratch: ScratchWorkspace) throws -> [String: Money] {
    let days = try november()
    let vault = try scratch.workspace().vault()
    let read = try vault.payments(on: .first...days.upperBound).payments
    let summed = try vault.payments(sinceAllBefore: days).payments
    #expect(try sums(summed) == sums(read))
    #expect(summed.filter { days.contains($0.date) } == read.filter { days.contains($0.date) })
    return try sums(summed)
  }

  @Test func `add up to what the notes say`() throws {
    let scratch = try ScratchWorkspace(Self.notes)
    let sums = try compare(in: scratch)
    // 1000 − 100 − 50 − 50 − 12500 − 20.
    #expect(sums["card UAH"]?.printed() == "-11720.00 UAH")
    // 10.10 twice and 2 in other words, less the refund of 7; 10 of a fee, 9 three times.
    #expect(sums["spent 2026-09 UAH"]?.printed() == "+50.20 UAH")
    #expect(sums["spent 2026-10 UAH"]?.printed() == "+12502.00 UAH")
    #expect(sums["straße UAH"]?.printed() == "-9.00 UAH")
  }

  @Test func `know what changed since the index was made`() throws {
    let scratch = try ScratchWorkspace(Self.notes)
    _ = try compare(in: scratch)
    try scratch.directory.write("money/2026-09.md", "- 2026-09-01 -1.25 UAH stamp {account: Card}\n")
    try scratch.directory.write("money/2026-08.md", "- 2026-08-01 -0.05 UAH stamp {account: card}\n")
    // 1.25, 0.05, 12500 and 20.
    #expect(try compare(in: scratch)["card UAH"]?.printed() == "-12521.30 UAH")
  }

  @Test func `are read from their notes where a name is too long for the index`() throws {
    let name = String(repeating: "a long name ", count: 30) + "."
    let scratch = try ScratchWorkspace(["money/2026-10.md": "- 2026-10-01 -1 UAH stamp {account: \(name)}\n"])
    #expect(try compare(in: scratch)[name + " UAH"]?.printed() == "-1.00 UAH")
  }

  @Test func `of a month, an account and a currency are one`() throws {
    let lines = (1...28).map { "- 2026-10-\($0 < 10 ? "0" : "")\($0) -0.10 UAH stamp\n" }.joined()
    let scratch = try ScratchWorkspace(["money/2026-10.md": lines])
    let found = try scratch.workspace().vault().payments(sinceAllBefore: try november())
    #expect(found.payments.map { $0.money.printed() } == ["-2.80 UAH"])
  }
}
