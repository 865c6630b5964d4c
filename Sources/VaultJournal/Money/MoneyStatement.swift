package import VaultModel

/// What came, went and remained over some days: the payments with their running balances, and the sums of each currency.
///
/// ```swift
/// let november = try MoneyStatement(of: payments, on: first...last, today: today, openings: [:], budgets: [:])
/// november.balance.sum(in: .hryvnia)
/// ```
///
/// Currencies are never added together. A transfer is neither income nor expense; its fee is an expense, without tags.
/// Source: the page on everyday life of the specification.
///
/// - Complexity: O(*n* log *n*) in the number of payments.
package struct MoneyStatement: Sendable {
  /// A payment, and what is on its account after it, in its currency.
  package struct Line: Sendable, Hashable {
    /// The payment.
    package var payment: Payment
    /// What is on ``Payment/account`` after it.
    package var balance: Money
  }

  /// Both ends among them.
  package let days: ClosedRange<LocalDate>
  /// Newest first.
  package private(set) var lines: [Line] = []
  /// What came, with a sum, perhaps of nothing, in every currency of the days.
  package private(set) var income = MoneyTally()
  /// What was spent, less what came back, in the same currencies; fees of transfers are among it.
  package private(set) var expenses = MoneyTally()
  /// Income less expenses.
  package private(set) var balance = MoneyTally()
  /// What was spent, less what came back, by category.
  package private(set) var spentByCategory = MoneyTally()
  /// Income by category.
  package private(set) var earnedByCategory = MoneyTally()
  /// The same by each tag of a payment and all that it is nested in; a transfer has none.
  package private(set) var spentByTag = MoneyTally()
  /// Income by the same tags.
  package private(set) var earnedByTag = MoneyTally()
  /// What is on each account at the end of the last day.
  package private(set) var accounts = MoneyTally()
  /// Of the limits that were given, by tag.
  package private(set) var budgets: [Budget] = []
  /// What was spent in each month up to the last day, by its first seven letters: `2026-11`.
  package private(set) var spentByMonth = MoneyTally()
  /// The month that was counted last: most payments are in that of the one before them.
  private var month: (first: LocalDate, name: String) = (.last, "")

  /// - Parameters:
  ///   - payments: in any order; those after the last day are not looked at.
  ///   - openings: what accounts held before their first payments.
  ///   - limits: what may be spent, by tag without `#`.
  /// - Throws: that a sum can no longer be counted.
  package init(
    of payments: [Payment], on days: ClosedRange<LocalDate>, today: LocalDate, openings: [String: [Money]] = [:],
    budgets limits: [String: [Money]] = [:]
  ) throws(Money.Failure) {
    self.days = days
    for (account, sums) in openings.sorted(by: { $0.key < $1.key }) {
      for sum in sums { try accounts.add(sum, to: account) }
    }
    // Only the days that are shown need an order, and the others are many.
    for payment in payments where payment.date < days.lowerBound { _ = try book(payment) }
    for payment in payments.filter({ days.contains($0.date) }).sorted(by: Payment.precedes) {
      lines.append(Line(payment: payment, balance: try book(payment)))
      try count(payment)
    }
    lines.reverse()
    try sumUp(limits, today)
  }

  /// Moves the money between accounts, and gives the new balance of the first.
  private mutating func book(_ payment: Payment) throws(Money.Failure) -> Money {
    let first = payment.date.adding(days: 1 - payment.date.day) ?? payment.date
    if month.first != first { month = (first, String(payment.date.text.prefix(7))) }
    if let cost = payment.cost { try spentByMonth.add(cost, to: month.name) }
    let balance = try accounts.add(payment.money, to: payment.account)
    if let to = payment.to { try accounts.add(payment.received, to: to) }
    return balance
  }

  private mutating func count(_ payment: Payment) throws(Money.Failure) {
    for money in [payment.money, payment.received] {
      try income.add(.zero(money.currency))
      try expenses.add(.zero(money.currency))
    }
    try Self.count(payment, in: &expenses, &income, as: [""])
    try Self.count(payment, in: &spentByCategory, &earnedByCategory, as: [payment.category])
    if payment.kind != .transfer { try Self.count(payment, in: &spentByTag, &earnedByTag, as: payment.nestedTags) }
  }

  /// Adds what a payment costs or brings under some names.
  private static func count(
    _ payment: Payment, in spent: inout MoneyTally, _ earned: inout MoneyTally, as names: [String]
  ) throws(Money.Failure) {
    for name in names {
      if let cost = payment.cost { try spent.add(cost, to: name) }
      if payment.kind == .income { try earned.add(payment.money, to: name) }
    }
  }

  private mutating func sumUp(_ limits: [String: [Money]], _ today: LocalDate) throws(Money.Failure) {
    for sum in income.sums { try balance.add(sum.money) }
    for sum in expenses.sums { try balance.add(-sum.money) }
    let length = days.upperBound.days(since: days.lowerBound) + 1
    let passed = min(max(0, today.days(since: days.lowerBound) + 1), length)
    for (tag, sums) in limits.sorted(by: { $0.key < $1.key }) {
      for limit in sums {
        let spent = spentByTag.sum(of: tag, in: limit.currency)
        budgets.append(Budget(tag: tag, limit: limit, spent: spent, passed: passed, days: length))
      }
    }
  }
}

extension Payment {
  /// The tags with all that they are nested in, each once: `food` beside `food/market`.
  package var nestedTags: [String] {
    var names: [String] = []
    for tag in tags {
      var name = tag[...]
      while !name.isEmpty {
        if !names.contains(where: { $0.lowercased() == name.lowercased() }) { names.append(String(name)) }
        name = name[..<(name.lastIndex(of: "/") ?? name.startIndex)]
      }
    }
    return names
  }
}
