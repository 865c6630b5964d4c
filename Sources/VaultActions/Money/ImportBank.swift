import VaultMessages
package import VaultModel
import VaultStore
import VaultSyntax

/// Writes the rows of a bank's table as payments, each into the note of its month; a row that was imported before is known
/// by the block id of its line, whatever the line says by now.
///
/// ```swift
/// let (proposal, counts) = try ImportBank(rows, into: "card").proposal(in: workspace)
/// ```
package struct ImportBank: Sendable {
  /// The rows, in the order of the table.
  package var rows: [BankRow]
  /// Nil: ``Transfer/usualAccount``.
  package var account: String?
  /// Whether somebody is there to say whether a row is a payment that was pending; without one it is left out.
  package var canAsk = false

  /// - Parameter account: whose table it is; nil: ``Transfer/usualAccount``.
  package init(_ rows: [BankRow], into account: String?) { (self.rows, self.account) = (rows, account) }

  /// What is to be written, and how many rows came to what.
  ///
  /// - Throws: that the vault cannot be read, or that a row cannot be written as a line.
  package func proposal(in workspace: Workspace) throws(Failure) -> (proposal: Proposal, counts: ImportCounts) {
    let vault = try workspace.vault()
    var known = try KnownRows(in: vault, besides: rows, account: account ?? Transfer.usualAccount)
    var notes = MoneyNotes(vault)
    let new = rows.filter { known.takes($0) }
    var counts = ImportCounts(same: rows.count - new.count)
    for row in new.sorted(by: { $0.date < $1.date }) {
      try workspace.goOn()
      if let (line, payment) = known.pending(row) {
        let values: [MessageValue] = [
          .day(row.date), .text(row.money.printed()), .text(row.words), .day(payment.date),
          .text("\(line.path.text):\(line.line)"),
        ]
        if try workspace.agrees(Remark(.bankSameQuestion, values)) {
          known.use(line)
          try notes.move(line, to: row.date, identifiedBy: row.identifier)
          counts.taken += 1
          continue
        } else if !canAsk {
          known.use(line)
          workspace.note(.bankMaybeSame, values)
          counts.left += 1
          continue
        }
      }
      try notes.insert(try content(of: row, in: vault), on: row.date)
      counts.new += 1
    }
    if counts.left > 0 { workspace.note(.bankMaybeSameHint) }
    var proposal = Proposal(notes.writes, in: vault)
    let remark = counts.remark
    if proposal.writes.isEmpty { proposal.closing.append(remark) } else { proposal.remarks.append(remark) }
    return (proposal, counts)
  }

  /// The line of a row; of a payee that does not read back as it is, such as one with the sign of a date, only letters and
  /// digits are kept.
  private func content(of row: BankRow, in vault: Vault) throws(Failure) -> String {
    let path = Path(vault.settings.moneyPath(in: row.date))
    var context = vault.configuration.context(forNoteAt: path)
    context.folderType = .money
    var request = AddMoney("", "")
    request.account = account
    let plain = String(row.words.map { $0.isLetter || $0.isNumber ? $0 : " " }).inOneLine
    for words in [row.words, plain.isEmpty ? account ?? Transfer.usualAccount : plain] {
      let content = try? request.content(of: row.money, words, on: row.date, at: path, context)
      guard let content else { continue }
      let line = content + " ^" + row.identifier
      let note = Note(Document(Array("- \(line)\n".utf8)), context: context)
      guard note.items.count == 2, note.blockID(of: note.items[1]) == row.identifier else { continue }
      let entry = note.moneyEntry(of: note.items[1])
      guard entry.date == row.date, entry.money == row.money, entry.text == words, entry.tags.isEmpty,
        entry.account == account, entry.fault == nil, !entry.isRegular
      else { continue }
      return line
    }
    throw Failure(.wrongRequest, .bankNotWritable, [.day(row.date), .text(row.words)])
  }
}

/// The lines that came from a bank.
private struct KnownRows {
  private var identifiers: Set<String> = []
  /// Those of lines that are not of an account which another mapping has.
  private var formerIdentifiers: Set<String> = []
  /// Those that none of the rows is, and that may have been pending.
  private var lines: [(line: FoundItem, payment: Payment)] = []

  /// How many days may lie between a pending row and the one that comes back.
  private static let daysApart = 5

  init(in vault: Vault, besides rows: [BankRow], account: String) throws(Failure) {
    let given = Set(rows.flatMap { [$0.identifier, $0.formerIdentifier] })
    let others = Set(vault.settings.imports.values.map { ($0.account ?? Transfer.usualAccount).lowercased() })
      .subtracting([account.lowercased()])
    for line in try vault.moneyLines() {
      guard let id = line.note.blockID(of: line.item), id.hasPrefix(BankRow.prefix) else { continue }
      let entry = line.note.moneyEntry(of: line.item)
      identifiers.insert(id)
      // Two accounts may have equal rows, and ids of earlier imports do not tell them apart.
      if !others.contains((entry.account ?? Transfer.usualAccount).lowercased()) { formerIdentifiers.insert(id) }
      guard !given.contains(id), let payment = Payment(entry, path: line.path.text, line: line.line),
        payment.account.lowercased() == account.lowercased()
      else { continue }
      lines.append((line, payment))
    }
  }

  /// Whether a row is new; from now on it is not.
  mutating func takes(_ row: BankRow) -> Bool {
    !formerIdentifiers.contains(row.formerIdentifier) && identifiers.insert(row.identifier).inserted
  }

  /// The line of the same sum and payee that is nearest to the day of a row.
  func pending(_ row: BankRow) -> (line: FoundItem, payment: Payment)? {
    lines.filter { _, payment in
      payment.money == row.money && payment.title.lowercased() == row.words.lowercased()
        && abs(payment.date.days(since: row.date)) <= Self.daysApart
    }
    .min { abs($0.payment.date.days(since: row.date)) < abs($1.payment.date.days(since: row.date)) }
  }

  /// No other row is this line.
  mutating func use(_ line: FoundItem) {
    lines.removeAll { $0.line.path == line.path && $0.line.item.range == line.item.range }
  }
}
