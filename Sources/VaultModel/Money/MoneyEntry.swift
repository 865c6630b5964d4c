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
  /// The rule of a payment that repeats.
  package var recurrence: String?
  /// Whether it has further days, by a rule or by dates alone: it books nothing itself.
  package var isRegular = false
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

extension MoneyEntry {
  /// A line of which only what moves money is known, as an index holds it.
  ///
  /// - Parameter isReceivedWritten: whether the line says what arrives, even if nobody can read it.
  package init(
    date: LocalDate?, money: Money?, account: String?, to: String?, received: Money?, isReceivedWritten: Bool,
    isRefund: Bool
  ) {
    let transfer = money.map {
      Transfer(of: $0, from: account, to: to, received: received, isReceivedWritten: isReceivedWritten)
    }
    (self.date, self.money, self.account, self.to) = (date, money, account, to)
    (self.received, self.isRefund) = (transfer?.received, isRefund)
    (text, tags, range) = ("", [], ByteRange(0, 0))
    let isMinus = to == nil && isRefund && money?.isNegative ?? false
    let refund = isMinus ? DiagnosticCode.moneyRefundMinus : nil
    fault = date == nil ? .moneyDateMissing : money == nil ? .moneyAmountMissing : transfer?.fault ?? refund
  }
}

extension Note {
  /// A line read as a payment.
  package func moneyEntry(of item: Item) -> MoneyEntry {
    let received = text(.received, of: item)
    var entry = MoneyEntry(
      date: date(.date, of: item), money: money(of: item), account: text(.account, of: item), to: text(.to, of: item),
      received: received.flatMap { Transfer.received($0, context) }, isReceivedWritten: received != nil,
      isRefund: isSet(.refund, of: item))
    (entry.time, entry.text, entry.tags) = (time(of: item), title(of: item), tags(of: item))
    (entry.recurrence, entry.category) = (text(.recurrence, of: item), text(.category, of: item))
    entry.isRegular = entry.recurrence != nil || repetition(of: item) != nil
    (entry.payee, entry.note) = (text(.payee, of: item), text(.note, of: item))
    entry.range = item.range
    return entry
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
