/// A line of a money note that counts, as totals and exports need it: nothing in it is wrong or left open.
///
/// ```swift
/// Payment(note.moneyEntry(of: item), path: "money/2026-11.md", line: 4)?.kind   // .expense
/// ```
package struct Payment: Sendable, Hashable {
  package enum Kind: Sendable, Hashable { case income, expense, refund, transfer }

  /// The category of a payment without any, and that of the fee of a transfer.
  package static let (otherCategory, feeCategory) = ("other", "fees")

  package var date: LocalDate
  package var time: LocalTime?
  /// The words without tags.
  package var title: String
  package var payee: String?
  /// Without `#`, in the order of the line.
  package var tags: [String]
  package var account: String
  /// With its sign: of a transfer what leaves the account.
  package var money: Money
  /// The account that a transfer goes to.
  package var to: String?
  /// What arrives there.
  package var received: Money
  package var kind: Kind
  /// The one that is named, else the first tag, else `other`; of a transfer that of its fee.
  package var category: String
  package var path: String
  /// From 1.
  package var line: Int
  /// The line in an index, where it was found by one.
  package var item: Int?

  /// Nil for what counts in no total: a line with a fault, and one that repeats and so books nothing itself.
  package init?(_ entry: MoneyEntry, path: String, line: Int, item: Int? = nil) {
    guard entry.fault == nil, !entry.isRegular, let date = entry.date, let money = entry.money else {
      return nil
    }
    (self.date, time, self.money) = (date, entry.time, money)
    (self.path, self.line, self.item) = (path, line, item)
    (payee, tags, to) = (entry.payee, entry.tags, entry.to)
    title = entry.wordsWithoutTags
    account = entry.account ?? Transfer.usualAccount
    received = entry.received ?? -money
    if entry.to != nil {
      kind = .transfer
      category = entry.category ?? Self.feeCategory
    } else {
      kind = money.isNegative ? .expense : entry.isRefund ? .refund : .income
      category = entry.category ?? entry.tags.first ?? Self.otherCategory
    }
  }

  /// What a transfer in one currency cost; nil for others, and when all of it arrives.
  package var fee: Money? {
    guard kind == .transfer, received.currency == money.currency, let fee = try? -money - received,
      fee.parts != 0
    else { return nil }
    return fee
  }

  /// What it costs: an expense and the fee of a transfer, of a refund less than nothing; nil for what costs nothing.
  package var cost: Money? {
    switch kind {
    case .income: nil
    case .expense, .refund: -money
    case .transfer: fee
    }
  }

  /// Whether a payment comes before another: by day, by time, then by where they stand.
  package static func precedes(_ first: Payment, _ second: Payment) -> Bool {
    if first.date != second.date { return first.date < second.date }
    let times = (first.time ?? .midnight, second.time ?? .midnight)
    if times.0 != times.1 { return times.0 < times.1 }
    return first.path == second.path ? first.line < second.line : first.path < second.path
  }
}

extension MoneyEntry {
  /// The words of the line without its tags; all of them where it has no others.
  fileprivate var wordsWithoutTags: String {
    guard !tags.isEmpty else { return text }
    let words = text.split(separator: " ").filter { word in
      word.first != "#" || !tags.contains { $0 == word.dropFirst() }
    }
    return words.isEmpty ? text : words.joined(separator: " ")
  }
}
