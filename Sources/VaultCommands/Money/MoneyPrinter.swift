import VaultActions
import VaultJournal
import VaultMessages
import VaultModel
import VaultSearch
import VaultStore
import VaultSyntax

/// Prints a statement: for people its sums, payments, budgets and bars, for programs a line a payment, then in JSON a line
/// a sum.
struct MoneyPrinter {
  let statement: MoneyStatement
  private let invocation: Invocation
  private var messages: Messages { invocation.messages }

  init(_ statement: MoneyStatement, _ invocation: Invocation) {
    self.statement = statement
    self.invocation = invocation
  }

  func print() throws(Failure) {
    let handles = try self.handles
    try payments(handles).print(statement.lines, invocation) { printForPeople(handles) }
    guard case .json = try ListingForm(of: invocation) else { return }
    try MoneySum.listing.print(MoneySum.all(of: statement), invocation, isContinued: true)
  }

  /// Only people see them.
  private var handles: ItemHandles {
    get throws(Failure) {
      guard case .people = try ListingForm(of: invocation) else { return [:] }
      let items = statement.lines.compactMap(\.payment.item)
      let vault = try invocation.workspace.vault()
      return try vault.ask { index throws(Failure) in try Handles(index.snapshot).handles(of: items.sorted()) }
    }
  }

  // MARK: Payments

  func payments(_ handles: ItemHandles = [:]) -> Listing<MoneyStatement.Line> {
    typealias Own = Column<MoneyStatement.Line>
    let language = messages.language
    let (title, account) = (
      Own("title", .title, .title) { $0.payment.title },
      Own("account", .flexible(minimum: 0), .faint) { $0.payment.account }.cell { line in
        .init(line.payment.account + (line.payment.to.map { " → " + $0 } ?? ""), .faint)
      }
    )
    let members: [Own] = [
      Own("date") { $0.payment.date.text }, Own("amount") { $0.payment.money.digits(sign: .onlyMinus) },
      Own("currency") { $0.payment.money.currency.code }, title, Own("category") { $0.payment.countedCategory },
      Own("tags") { $0.payment.tags }, account, Own("balance") { $0.balance.digits(sign: .onlyMinus) },
      Own("path") { $0.payment.path }, Own("line") { $0.payment.line },
    ]
    let cells: [Own] = [
      Own(forPeople: .fixed) { .init($0.payment.item.flatMap { handles[$0] } ?? "", .handle) },
      Own(forPeople: .number) { .init($0.payment.date.dayAndMonth(in: language), .faint) },
      title,
      Own(forPeople: .number) { line in
        .init(line.payment.money.printed(), line.payment.kind == .income ? .success : nil)
      },
      account,
      Own(forPeople: .number) { .init($0.balance.printed(sign: .onlyMinus), .faint) },
    ]
    return Listing(members, cells: cells)
  }

  // MARK: For people

  private func printForPeople(_ handles: ItemHandles) {
    printHeading(heading)
    print(totals)
    printHeading(messages(.moneyPayments), isFirst: false)
    for line in payments(handles).lines(of: statement.lines, invocation, indent: 2) {
      if invocation.shouldStop { return }
      invocation.print("  " + line)
    }
    printTable(.moneyBudgets, budgets)
    printBars(.moneySpent, statement.spentByCategory)
    printBars(.moneyEarned, statement.earnedByCategory)
    printBars(.moneyTags, statement.spentByTag)
    printTable(.moneyAccounts, accounts)
    printBars(.moneyMonths, statement.spentByMonth, last: Self.months)
  }

  private func printHeading(_ text: String, isFirst: Bool = true) {
    if !isFirst { invocation.print("") }
    invocation.print(invocation.painter.paint(text, .heading))
  }

  /// How many months are shown beside each other.
  static let months = 12

  /// The month.
  var heading: String { messages.month(of: statement.days.lowerBound) }

  /// What came, what went and what remains.
  var totals: [[AlignedTable.Cell]] {
    [
      (messages(.moneyIncome), statement.income), (messages(.moneyExpenses), statement.expenses),
      (messages(.moneyBalance), statement.balance),
    ].map { label, tally in [AlignedTable.Cell(label)] + tally.sums.map { Self.sum($0.money) } }
  }

  var budgets: [[AlignedTable.Cell]] {
    statement.budgets.map { budget in
      let isOver = budget.left?.isNegative ?? true
      let left = budget.left?.printed(sign: .onlyMinus) ?? ""
      let limit = messages(.moneyBudgetLeft, [.text(budget.limit.printed(sign: .onlyMinus)), .text(left)])
      let pace = budget.paceText.map { messages(.moneyBudgetPace, [.text($0)]) } ?? ""
      return [.init("#" + budget.tag), Self.sum(budget.spent), .init(limit, isOver ? .overdue : .faint), .init(pace)]
    }
  }

  var accounts: [[AlignedTable.Cell]] { statement.accounts.sums.map { [.init($0.name), Self.sum($0.money)] } }

  /// Sums, those of each currency as a share of its largest.
  func shares(of tally: MoneyTally, last count: Int? = nil) -> [(name: String, share: Double, sum: AlignedTable.Cell)] {
    var sums = tally.sums.filter { $0.money.parts != 0 }
    if let count {
      let names = Set(sums.map(\.name)).sorted().suffix(count)
      sums = sums.filter { names.contains($0.name) }
    }
    let most = Dictionary(sums.map { ($0.money.currency, $0.money.parts) }, uniquingKeysWith: max)
    return sums.map { sum in
      (sum.name, Double(sum.money.parts) / Double(max(1, most[sum.money.currency] ?? 1)), Self.sum(sum.money))
    }
  }

  private func printBars(_ heading: MessageKey, _ tally: MoneyTally, last count: Int? = nil) {
    printTable(
      heading,
      shares(of: tally, last: count).map { [.init($0.name), .init(ShareBar.text($0.share), .success), $0.sum] })
  }

  private func printTable(_ heading: MessageKey, _ rows: [[AlignedTable.Cell]]) {
    guard !rows.isEmpty else { return }
    printHeading(messages(heading), isFirst: false)
    print(rows)
  }

  private func print(_ rows: [[AlignedTable.Cell]]) {
    let width = rows.map(\.count).max() ?? 0
    var table = AlignedTable([.flexible(minimum: 12)] + Array(repeating: .number, count: max(0, width - 1)))
    for row in rows { table.add(row) }
    for line in table.lines(fitting: max(20, invocation.columns - 2), invocation.painter) {
      invocation.print("  " + line)
    }
  }

  /// No sum is rounded.
  private static func sum(_ money: Money) -> AlignedTable.Cell { .init(money.printed(sign: .onlyMinus)) }
}

extension Payment {
  /// Nil for a transfer that costs nothing, which is in no category.
  fileprivate var countedCategory: String? { kind == .transfer && fee == nil ? nil : category }
}

/// A sum of a statement as programs get it.
private struct MoneySum: Sendable {
  var kind: String
  var name: String?
  var money: Money
  var budget: Budget?
  /// What a sum by category or tag adds up.
  var of: String?

  static func all(of statement: MoneyStatement) -> [MoneySum] {
    func sums(_ kind: String, _ tally: MoneyTally, of side: String? = nil, isNamed: Bool = true) -> [MoneySum] {
      tally.sums.map { MoneySum(kind: kind, name: isNamed ? $0.name : nil, money: $0.money, of: side) }
    }
    return sums("income", statement.income, isNamed: false) + sums("expenses", statement.expenses, isNamed: false)
      + sums("balance", statement.balance, isNamed: false)
      + sums("category", statement.spentByCategory, of: "expenses")
      + sums("category", statement.earnedByCategory, of: "income")
      + sums("tag", statement.spentByTag, of: "expenses") + sums("tag", statement.earnedByTag, of: "income")
      + sums("account", statement.accounts)
      + statement.budgets.map { MoneySum(kind: "budget", name: $0.tag, money: $0.limit, budget: $0) }
  }

  static var listing: Listing<MoneySum> {
    typealias Own = Column<MoneySum>
    return Listing([
      Own("kind") { $0.kind }, Own("name") { $0.name }.ifAny, Own("amount") { $0.money.digits(sign: .onlyMinus) },
      Own("currency") { $0.money.currency.code },
      Own("spent") { $0.budget?.spent.digits(sign: .onlyMinus) }.ifAny, Own("pace") { $0.budget?.paceText }.ifAny,
      Own("left") { $0.budget?.left?.digits(sign: .onlyMinus) }.ifAny, Own("of") { $0.of }.ifAny,
    ])
  }
}
