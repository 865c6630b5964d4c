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
  /// The notes that cannot be read, which the balances lack.
  private let unread: [String]
  private let invocation: Invocation
  private var messages: Messages { invocation.messages }

  init(_ statement: MoneyStatement, lacking unread: [String] = [], _ invocation: Invocation) {
    self.statement = statement
    self.unread = unread
    self.invocation = invocation
  }

  func print() throws(Failure) {
    let handles = try self.handles
    try payments(handles).print(statement.lines, invocation) { printForPeople(handles) }
    guard case .json = try ListingForm(of: invocation) else { return }
    try MoneySum.listing.print(MoneySum.all(of: statement, lacking: unread), invocation, isContinued: true)
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
    let (language, mark) = (messages.language, mark)
    let (title, account) = (
      Own("title", .title, .title) { $0.payment.title },
      Own("account", .flexible(minimum: 0).whereThereIsRoom, .faint) { $0.payment.account }.cell { line in
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
        .init(line.payment.money.printed(mark: mark), line.payment.kind == .income ? .success : nil)
      },
      account,
      Own(forPeople: .number.whereThereIsRoom) { .init($0.balance.printed(sign: .onlyMinus, mark: mark), .faint) },
    ]
    return Listing(members, cells: cells)
  }

  // MARK: For people

  private func printForPeople(_ handles: ItemHandles) {
    printHeading(heading)
    print(isNarrow(totals) ? totals.flatMap(Self.oneBelowAnother) : totals)
    printHeading(messages(.moneyPayments), isFirst: false)
    for line in payments(handles).lines(of: statement.lines, invocation, indent: 2) {
      if invocation.shouldStop { return }
      invocation.print("  " + line)
    }
    printTable(.moneyBudgets, budgets, spare: 2)
    printBars(.moneySpent, statement.spentByCategory)
    printBars(.moneyEarned, statement.earnedByCategory)
    printBars(.moneyTags, statement.spentByTag)
    printTable(unread.isEmpty ? .moneyAccounts : .moneyAccountsLacking, accounts)
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
    ].map { label, tally in [AlignedTable.Cell(label)] + tally.sums.map { sum($0.money) } }
  }

  var budgets: [[AlignedTable.Cell]] {
    statement.budgets.map { budget in
      let isOver = budget.left?.isNegative ?? true
      let left = budget.left?.printed(sign: .onlyMinus, mark: mark) ?? ""
      let limit = messages(.moneyBudgetLeft, [.text(budget.limit.printed(sign: .onlyMinus, mark: mark)), .text(left)])
      let pace = budget.paceText.map { messages(.moneyBudgetPace, [.text(messages.figure($0))]) } ?? ""
      return [.init("#" + budget.tag), sum(budget.spent), .init(limit, isOver ? .overdue : .faint), .init(pace)]
    }
  }

  var accounts: [[AlignedTable.Cell]] { statement.accounts.sums.map { [.init($0.name), sum($0.money)] } }

  /// Sums, those of each currency as a share of its largest.
  func shares(of tally: MoneyTally, last count: Int? = nil) -> [(name: String, share: Double, sum: AlignedTable.Cell)] {
    var sums = tally.sums.filter { $0.money.parts != 0 }
    if let count {
      let names = Set(sums.map(\.name)).sorted().suffix(count)
      sums = sums.filter { names.contains($0.name) }
    }
    let most = Dictionary(sums.map { ($0.money.currency, $0.money.parts) }, uniquingKeysWith: max)
    return sums.map { sum in
      (sum.name, Double(sum.money.parts) / Double(max(1, most[sum.money.currency] ?? 1)), self.sum(sum.money))
    }
  }

  private func printBars(_ heading: MessageKey, _ tally: MoneyTally, last count: Int? = nil) {
    printTable(
      heading,
      shares(of: tally, last: count).map { [.init($0.name), .init(ShareBar.text($0.share), .success), $0.sum] },
      spare: 1)
  }

  /// - Parameter spare: the column that is shown only where there is room for it.
  private func printTable(_ heading: MessageKey, _ rows: [[AlignedTable.Cell]], spare: Int? = nil) {
    guard !rows.isEmpty else { return }
    printHeading(messages(heading), isFirst: false)
    print(rows, spare: spare)
  }

  private func print(_ rows: [[AlignedTable.Cell]], spare: Int? = nil) {
    let width = rows.map(\.count).max() ?? 0
    var columns = [AlignedTable.Column.flexible(minimum: 12)] + Array(repeating: .number, count: max(0, width - 1))
    if let spare, columns.indices.contains(spare) { columns[spare] = columns[spare].whereThereIsRoom }
    var table = AlignedTable(columns)
    for row in rows { table.add(row) }
    for line in table.lines(fitting: room, invocation.painter) { invocation.print("  " + line) }
  }

  private var room: Int { max(20, invocation.columns - 2) }

  /// Whether sums of several currencies have no room beside each other, as none of them may be left out.
  private func isNarrow(_ rows: [[AlignedTable.Cell]]) -> Bool {
    let count = rows.map(\.count).max() ?? 0
    let widths = (0..<count).map { column in
      rows.reduce(0) { max($0, $1.indices.contains(column) ? $1[column].columns : 0) }
    }
    return widths.reduce(2 * max(0, count - 1), +) > room
  }

  /// A row for each of its sums.
  private static func oneBelowAnother(_ row: [AlignedTable.Cell]) -> [[AlignedTable.Cell]] {
    guard let label = row.first else { return [] }
    return row.dropFirst().enumerated().map { [$0 == 0 ? label : .init(""), $1] }
  }

  /// No sum is rounded.
  private func sum(_ money: Money) -> AlignedTable.Cell { .init(money.printed(sign: .onlyMinus, mark: mark)) }

  /// What stands before decimals for people.
  private var mark: DecimalMark { messages.mark }
}

extension Payment {
  /// Nil for a transfer that costs nothing, which is in no category.
  fileprivate var countedCategory: String? { kind == .transfer && fee == nil ? nil : category }
}
