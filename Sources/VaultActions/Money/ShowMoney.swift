package import VaultJournal
import VaultMessages
package import VaultModel
import VaultStore
import VaultSyntax

/// Shows what came, went and remained in a month.
///
/// ```swift
/// let answer = try ShowMoney("october").answer(in: workspace)
/// ```
package struct ShowMoney: Sendable {
  /// What is shown.
  package struct Answer: Sendable {
    /// The payments of the month, and the sums of each currency.
    package var statement: MoneyStatement
    /// The lines of these days that count in no sum, by their places.
    package var faults: [String]
    /// The notes and folders of these days and of earlier ones that cannot be read: what stands there is in no sum.
    package var unread: [String] = []
  }

  /// The month as it is typed; empty: that of today.
  package var month: String

  /// - Parameter month: as it is typed, such as `october` or `2026-10`; empty: that of today.
  package init(_ month: String = "") { self.month = month }

  /// The month with what is in it, and what it lacks.
  ///
  /// - Throws: what is wrong with ``month``, and that its note cannot be read where no other has a payment of it.
  package func answer(in workspace: Workspace) throws(Failure) -> Answer {
    let vault = try workspace.vault()
    let today = try vault.now.date
    let days = try days(in: vault)
    var answer = try Self.answer(on: days, today: today, in: vault)
    answer.unread = try unread(beside: answer.statement, in: vault).map(\.text)
    vault.tellOfUnreadable()
    return answer
  }

  private func unread(beside statement: MoneyStatement, in vault: Vault) throws(Failure) -> [Path] {
    let own = Path(vault.settings.moneyPath(in: statement.days.lowerBound))
    var unread = try vault.unreadableMoney().map(\.path).filter { path in
      LocalDate(path.stem + "-01").map { $0 <= statement.days.upperBound } ?? true
    }
    guard !statement.lines.contains(where: { $0.payment.path == own.text }) else { return unread }
    // A folder of its name is no note that the index could not read.
    do throws(Failure) { _ = try vault.bytes(ofNoteAt: own) } catch {
      if statement.lines.isEmpty { throw error }
      if !unread.contains(own) { unread.append(own) }
    }
    return unread
  }

  /// The balance of this month up to and including today, by currency.
  package static func balanceToday(in vault: Vault) throws(Failure) -> [Money] {
    let today = try vault.now.date
    let first = today.adding(days: 1 - today.day) ?? today
    let payments = try vault.payments(on: first...today).payments
    do throws(Money.Failure) {
      return try MoneyStatement(
        of: payments, on: first...today, today: today, openings: [:], budgets: [:]
      ).balance.sums.map(\.money)
    } catch {
      throw Failure(.wrongRequest, .moneyOverflow)
    }
  }

  private static func answer(
    on days: ClosedRange<LocalDate>, today: LocalDate, in vault: Vault
  ) throws(Failure) -> Answer {
    let found = try vault.payments(sinceAllBefore: days)
    do throws(Money.Failure) {
      let statement = try MoneyStatement(
        of: found.payments, on: days, today: today, openings: vault.settings.openings, budgets: vault.settings.budgets)
      return Answer(statement: statement, faults: found.faults(on: days))
    } catch {
      throw Failure(.wrongRequest, .moneyOverflow)
    }
  }

  /// The days of the month; a month without a year is the last one of its name, this month being one.
  private func days(in vault: Vault) throws(Failure) -> ClosedRange<LocalDate> {
    let now = try vault.now
    let first = now.date.adding(days: 1 - now.date.day) ?? now.date
    guard !month.isEmpty else { return first...now.date.endOfMonth }
    let period = try period(DayReckoning(at: now, vault.settings, looking: .back))
    guard period.precision == .month else {
      throw Failure(.wrongRequest, .moneyNotAMonth, [.text(month)], hints: [Remark(.moneyMonthHint)])
    }
    return period.firstDay...period.lastDay
  }

  private func period(_ reckoning: DayReckoning) throws(Failure) -> DatePeriod {
    do throws(DateExpressionError) {
      return try DatePeriod(resolving: month, reckoning)
    } catch {
      throw Failure(error, in: month, hints: [Remark(.moneyMonthHint)]) { $0 }
    }
  }
}
