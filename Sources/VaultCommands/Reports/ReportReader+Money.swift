import VaultActions
import VaultJournal
import VaultMessages
import VaultModel
import VaultPages
import VaultStore

extension ReportReader {
  /// What `vault money` says of this month.
  func money() throws(Failure) -> Page {
    let answer = try ShowMoney().answer(in: invocation.workspace)
    MoneyCommand.tell(ofFaults: answer.faults, invocation)
    let printer = MoneyPrinter(answer.statement, invocation)
    var page = Page(printer.heading, in: messages, note: try ReportCommand.note(invocation))
    func add(_ heading: MessageKey, _ block: Page.Block, isEmpty: Bool) {
      if !isEmpty { page.sections.append(.init(messages(heading), [block])) }
    }
    func add(_ heading: MessageKey, _ rows: [[AlignedTable.Cell]]) {
      add(heading, .rows(rows.map { Page.Row($0) }), isEmpty: rows.isEmpty)
    }
    func add(_ heading: MessageKey, _ tally: MoneyTally, last count: Int? = nil) {
      let bars = printer.shares(of: tally, last: count).map { Page.Bar($0.name, value: $0.sum.text, share: $0.share) }
      add(heading, .bars(bars), isEmpty: bars.isEmpty)
    }
    guard !answer.statement.lines.isEmpty else {
      page.lead = [messages(.moneyNothing, [.text(String(answer.statement.days.lowerBound.text.prefix(7)))])]
      return finished(page)
    }
    add(.reportTotals, printer.totals)
    add(.moneyBudgets, printer.budgets)
    add(.moneySpent, answer.statement.spentByCategory)
    add(.moneyEarned, answer.statement.earnedByCategory)
    add(.moneyTags, answer.statement.spentByTag)
    add(.moneyAccounts, printer.accounts)
    add(.moneyMonths, answer.statement.spentByMonth, last: MoneyPrinter.months)
    let lines = shown(answer.statement.lines) { (Path($0.payment.path), $0.payment.line) }
    add(.moneyPayments, .rows(printer.payments().lines(forPageOf: lines)), isEmpty: lines.isEmpty)
    return finished(page)
  }
}
