package import VaultSyntax

/// A line of a money note: `- 2026-11-03 -249.90 UAH Groceries #food {account: cash}`.
package struct MoneyEntry: Sendable, Hashable {
  /// The booking day.
  package var date: LocalDate?
  package var time: LocalTime?
  /// Below zero an expense, above an income; nil when it cannot be read.
  package var money: Money?
  /// The words without date, sum and attributes.
  package var text: String
  package var tags: [String]
  /// The account it is paid from or into; nil: ``Transfer/usualAccount``.
  package var account: String?
  /// The account that a transfer goes to.
  package var to: String?
  /// What arrives there, where that is not the sum itself.
  package var received: Money?
  /// Whether an income takes back an expense.
  package var isRefund: Bool
  /// The rule of a payment that repeats: it books nothing itself.
  package var recurrence: String?
  package var category: String?
  package var payee: String?
  package var note: String?
  /// What keeps the line from counting in any total; nil when nothing does.
  package var fault: DiagnosticCode?
  /// The line with its deeper lines.
  package var range: ByteRange
}

/// The payments of one note, in its order.
package struct MoneyLedger: Sendable, Hashable {
  package var title: String
  package var tags: [String]
  package var entries: [MoneyEntry]
}

extension Note {
  /// A line read as a payment.
  package func moneyEntry(of item: Item) -> MoneyEntry {
    let money = money(of: item)
    let (account, to) = (text(.account, of: item), text(.to, of: item))
    let received = text(.received, of: item)
    let transfer = money.map { Transfer(of: $0, from: account, to: to, received: received, context) }
    let date = date(.date, of: item)
    return MoneyEntry(
      date: date, time: time(of: item), money: money, text: title(of: item), tags: tags(of: item), account: account,
      to: to, received: transfer?.received, isRefund: isSet(.refund, of: item), recurrence: text(.recurrence, of: item),
      category: text(.category, of: item), payee: text(.payee, of: item), note: text(.note, of: item),
      fault: date == nil ? .moneyDateMissing : money == nil ? .moneyAmountMissing : transfer?.fault, range: item.range)
  }

  /// The note read as a ledger.
  package var moneyLedger: MoneyLedger {
    MoneyLedger(title: title, tags: tags(of: whole), entries: items.dropFirst().map(moneyEntry))
  }
}

extension MoneyEntry: FactSource {
  package var facts: [Fact] {
    var facts = FactList()
    facts.add(.date, date)
    facts.add(.at, time)
    facts.add("money", money)
    facts.add("text", text)
    facts.add(.tags, tags)
    facts.add(.account, account)
    facts.add(.to, to)
    facts.add(.received, received)
    facts.add(.refund, if: isRefund)
    facts.add(.recurrence, recurrence)
    facts.add(.category, category)
    facts.add(.payee, payee)
    facts.add(.note, note)
    return facts.facts
  }
}

extension MoneyLedger: FactSource {
  package var facts: [Fact] {
    var facts = FactList()
    facts.add(.title, title)
    facts.add(.tags, tags)
    facts.add("entries", entries)
    return facts.facts
  }
}
