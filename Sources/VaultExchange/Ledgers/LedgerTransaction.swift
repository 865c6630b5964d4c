import VaultModel

/// A payment as double entry: postings that add up to nothing in every currency, a price counting for what it is paid for.
struct LedgerTransaction {
  /// The five roots of accounts that ledgers agree on, without liabilities.
  enum Root: String { case assets, expenses, income, equity }

  struct Posting {
    var root: Root
    var name: String
    var money: Money
    /// What all of it is worth in another currency.
    var price: Money?
  }

  var date: LocalDate
  var title: String
  var tags: [String] = []
  var postings: [Posting]

  init(_ payment: Payment) {
    (date, title) = (payment.date, payment.payee ?? payment.title)
    // A transfer is in no tag, and neither is its fee.
    tags = payment.kind == .transfer ? [] : payment.tags
    let isExchange = payment.received.currency != payment.money.currency
    postings = [
      Posting(
        root: .assets, name: payment.account, money: payment.money,
        price: payment.kind == .transfer && isExchange ? payment.received : nil)
    ]
    switch payment.kind {
    case .income: postings.append(Posting(root: .income, name: payment.category, money: -payment.money))
    case .expense, .refund: postings.append(Posting(root: .expenses, name: payment.category, money: -payment.money))
    case .transfer:
      postings.append(Posting(root: .assets, name: payment.to ?? "", money: payment.received))
      if let fee = payment.fee { postings.append(Posting(root: .expenses, name: payment.category, money: fee)) }
    }
  }

  /// What accounts held at the beginning.
  private init(openings: [(account: String, sum: Money)], on date: LocalDate) {
    (self.date, title) = (date, "opening balances")
    postings = openings.flatMap { account, sum in
      [
        Posting(root: .assets, name: account, money: sum), Posting(root: .equity, name: "opening", money: -sum),
      ]
    }
  }

  /// The transactions of some payments by date, the opening balances first, on the day of the first of them. An account or a
  /// category has the spelling that came first.
  static func all(of payments: [Payment], openings: [String: [Money]]) -> [LedgerTransaction] {
    let sorted = payments.sorted(by: Payment.precedes)
    guard let first = sorted.first else { return [] }
    let sums = openings.sorted { $0.key < $1.key }.flatMap { account, sums in sums.map { (account, $0) } }
    var transactions = sums.isEmpty ? [] : [LedgerTransaction(openings: sums, on: first.date)]
    transactions += sorted.map { LedgerTransaction($0) }
    var spellings: [String: String] = [:]
    for number in transactions.indices {
      for place in transactions[number].postings.indices {
        let name = transactions[number].postings[place].name
        let folded = name.lowercased()
        let spelling = spellings[folded] ?? name
        spellings[folded] = spelling
        transactions[number].postings[place].name = spelling
      }
    }
    return transactions
  }
}
