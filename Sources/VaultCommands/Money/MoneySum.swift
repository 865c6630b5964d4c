import VaultJournal
import VaultModel

/// A sum of a statement as programs get it.
struct MoneySum: Sendable {
  var kind: String
  var name: String?
  var money: Money
  var budget: Budget?
  /// What a sum by category or tag adds up.
  var of: String?
  /// Of a balance the notes that cannot be read.
  var lacks: [String] = []

  static func all(of statement: MoneyStatement, lacking unread: [String]) -> [MoneySum] {
    func sums(_ kind: String, _ tally: MoneyTally, of side: String? = nil, isNamed: Bool = true) -> [MoneySum] {
      tally.sums.map { MoneySum(kind: kind, name: isNamed ? $0.name : nil, money: $0.money, of: side) }
    }
    func balances(_ kind: String, _ tally: MoneyTally, isNamed: Bool = true) -> [MoneySum] {
      sums(kind, tally, isNamed: isNamed).map { sum in
        var sum = sum
        sum.lacks = unread
        return sum
      }
    }
    return sums("income", statement.income, isNamed: false) + sums("expenses", statement.expenses, isNamed: false)
      + balances("balance", statement.balance, isNamed: false)
      + sums("category", statement.spentByCategory, of: "expenses")
      + sums("category", statement.earnedByCategory, of: "income")
      + sums("tag", statement.spentByTag, of: "expenses") + sums("tag", statement.earnedByTag, of: "income")
      + balances("account", statement.accounts)
      + statement.budgets.map { MoneySum(kind: "budget", name: $0.tag, money: $0.limit, budget: $0) }
  }

  static var listing: Listing<MoneySum> {
    typealias Own = Column<MoneySum>
    return Listing([
      Own("kind") { $0.kind }, Own("name") { $0.name }.ifAny, Own("amount") { $0.money.digits(sign: .onlyMinus) },
      Own("currency") { $0.money.currency.code },
      Own("spent") { $0.budget?.spent.digits(sign: .onlyMinus) }.ifAny, Own("pace") { $0.budget?.paceText }.ifAny,
      Own("left") { $0.budget?.left?.digits(sign: .onlyMinus) }.ifAny, Own("of") { $0.of }.ifAny,
      Own("lacks") { $0.lacks }.ifAny,
    ])
  }
}
