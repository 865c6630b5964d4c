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
  package var account: String?
  package var category: String?
  package var payee: String?
  package var note: String?
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
    MoneyEntry(
      date: date(.date, of: item), time: time(of: item), money: money(of: item), text: title(of: item),
      tags: tags(of: item), account: text(.account, of: item), category: text(.category, of: item),
      payee: text(.payee, of: item), note: text(.note, of: item), range: item.range)
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
