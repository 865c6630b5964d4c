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
    func add(_ heading: MessageKey, _ tally: MoneyTally, last count: Int? = nil, names: NamesOnPage? = nil) {
      let shares = printer.shares(of: tally, last: count).filter { names?.hold($0.name) ?? true }
      let bars = shares.map { Page.Bar($0.name, value: $0.sum.text, share: $0.share) }
      add(heading, .bars(bars), isEmpty: bars.isEmpty)
    }
    guard !answer.statement.lines.isEmpty else {
      page.lead = [messages(.moneyNothing, [.text(messages.month(of: answer.statement.days.lowerBound))])]
      return finished(page)
    }
    let lines = shown(answer.statement.lines) { (Path($0.payment.path), $0.payment.line) }
    let payments = lines.map(\.payment)
    let categories = NamesOnPage(payments.map(\.category))
    add(.reportTotals, printer.totals)
    add(.moneyBudgets, printer.budgets)
    add(.moneySpent, answer.statement.spentByCategory, names: categories)
    add(.moneyEarned, answer.statement.earnedByCategory, names: categories)
    add(.moneyTags, answer.statement.spentByTag, names: NamesOnPage(payments.flatMap(\.nestedTags)))
    let names = try accountsOnPage(answer.statement, payments)
    let accounts = zip(answer.statement.accounts.sums, printer.accounts).filter { names.hold($0.0.name) }
    add(.moneyAccounts, accounts.map(\.1))
    add(.moneyMonths, answer.statement.spentByMonth, last: MoneyPrinter.months)
    add(.moneyPayments, .rows(printer.payments().lines(forPageOf: lines)), isEmpty: lines.isEmpty)
    return finished(page)
  }

  /// The accounts of the settings and of payments that may be on the page, of this month or an earlier one.
  private func accountsOnPage(_ statement: MoneyStatement, _ payments: [Payment]) throws(Failure) -> NamesOnPage {
    let names = NamesOnPage(Array(session.settings.openings.keys) + payments.flatMap(\.accounts))
    // Earlier payments are summed without their lines, which are read only where their accounts have to be told apart.
    guard !statement.accounts.sums.allSatisfy({ names.hold($0.name) }) else { return names }
    let all = try session.payments(on: .first...statement.days.upperBound).payments
    return names.adding(all.filter { shows(Path($0.path), $0.line) }.flatMap(\.accounts))
  }
}

/// The names that a page may tell, compared without case as those of a tally: a name that only private payments have is
/// private like them.
private struct NamesOnPage {
  private let folded: Set<String>

  init(_ names: [String]) { self.init(folded: Set(names.map { $0.lowercased() })) }

  private init(folded: Set<String>) { self.folded = folded }

  func hold(_ name: String) -> Bool { folded.contains(name.lowercased()) }

  func adding(_ names: [String]) -> Self { Self(folded: folded.union(names.map { $0.lowercased() })) }
}

extension Payment {
  /// That of the payment and, of a transfer, that which it goes to.
  fileprivate var accounts: [String] { [account] + (to.map { [$0] } ?? []) }
}
