import VaultEdit
import VaultMessages
package import VaultModel
import VaultStore
import VaultSyntax

/// Writes a payment into the note of its month, in the order of its days.
///
/// ```swift
/// var request = AddMoney("-249.90", "Groceries #food")
/// request.account = "card"
/// let proposal = try request.proposal(in: workspace)
/// ```
package struct AddMoney: Sendable {
  /// With its sign; the currency may stand in it or begin ``name``.
  package var sum: String
  /// The words, with tags.
  package var name: String
  /// Nil: today.
  package var day: LocalDate?
  /// Nil: none is written, which means ``Transfer/usualAccount``.
  package var account: String?
  /// Whether it is said with which tags and account the last payment of this name was written, where this one has none.
  package var recallsUsual = false

  /// A payment of today, on no account that is named.
  package init(_ sum: String, _ name: String) { (self.sum, self.name) = (sum, name) }

  /// The line in the note of its month, which is made where there is none.
  ///
  /// - Throws: that the sum, its currency or the words cannot be read as they are meant, or that the note cannot be read.
  package func proposal(in workspace: Workspace) throws(Failure) -> Proposal {
    let vault = try workspace.vault()
    let today = try vault.now.date
    let day = day ?? today
    let (money, words) = try parts(vault.settings.context(folderType: .money))
    var plan = EditPlan(vault)
    try add(money, words, on: day, to: &plan)
    var proposal = try plan.proposal()
    if recallsUsual, let usual = try usual(words, through: today, in: vault) { proposal.remarks.append(usual) }
    return proposal
  }

  /// Plans a payment of a sum and words that are known beside other changes, which are then one step to be taken back.
  ///
  /// - Throws: that the words would be read otherwise behind the sum, or that the note cannot be read.
  package func add(_ money: Money, _ words: String, on day: LocalDate, to plan: inout EditPlan) throws(Failure) {
    let vault = plan.vault
    let path = Path(vault.settings.moneyPath(in: day))
    let bytes = try vault.bytes(ofNoteAt: path)
    let context = vault.configuration.context(forNoteAt: path)
    let note = Note(Document(bytes ?? Array(vault.settings.head(ofNew: .money, at: path.text).utf8)), context: context)
    let content = try content(of: money, words, on: day, at: path, note.lineContext)
    plan.change(noteAt: path, bytes, orNew: .money, [.append(NewLine(content), note.place(ofPaymentOn: day))])
  }

  private func usual(_ words: String, through today: LocalDate, in vault: Vault) throws(Failure) -> Remark? {
    guard account == nil, !words.contains("#") else { return nil }
    let found = try vault.payments(on: .first...today).payments.filter { payment in
      payment.kind != .transfer && payment.title.lowercased() == words.lowercased()
    }
    guard let last = found.max(by: Payment.precedes) else { return nil }
    let isUsual = last.account == Transfer.usualAccount
    let parts = last.tags.map { "#" + $0 } + (isUsual ? [] : ["{account: \(last.account)}"])
    return parts.isEmpty ? nil : Remark(.moneyUsual, [.text(last.title), .text(parts.joined(separator: " "))])
  }

  // MARK: The line

  /// Everything after the marker, which reads as the very payment that was asked for.
  func content(
    of money: Money, _ words: String, on day: LocalDate, at path: Path, _ context: ReadingContext
  ) throws(Failure) -> String {
    // Three decimals behind a point are thousands in some languages.
    let whole = (money.amount.isWhole ? [String(money.amount.numerator) + " " + money.currency.code] : [])
      .map { money.isNegative ? $0 : "+" + $0 }
    for sum in [DecimalMark.point, .comma].map({ money.printed(mark: $0) }) + whole {
      let line = try line("\(day.text) \(sum) \(words)", at: path, context)
      let note = Note(Document(line), context: context)
      let isRead = note.items.count == 2 && note.moneyEntry(of: note.items[1]).money == money
      // Braces in the words leave no sum that any way of writing it would give back.
      let error = note.diagnostics.first { isRead ? $0.severity == .error : $0.code == .moneyBracesInText }
      guard isRead || error != nil else { continue }
      if let error {
        throw Failure(.wrongRequest, .editMakesError, [.text(path.text), .diagnostic(error)])
      }
      return String(decoding: line.dropFirst(2).dropLast(), as: UTF8.self)
    }
    throw notASum
  }

  /// A whole line of these words, with the account among its attributes.
  private func line(_ content: String, at path: Path, _ context: ReadingContext) throws(Failure) -> [UInt8] {
    let line = Array("- \(content)\n".utf8)
    guard let account else { return line }
    let note = Note(Document(line), context: context)
    let item = note.items.last.map { note.reference(to: $0) } ?? .note
    let edit = NoteEdit([(item, .set(["account"], .scalar(NewScalar(account))))], context: context)
    do throws(EditRefusal) { return try edit.applied(to: line) } catch {
      throw Failure(error, path: path, bytes: line)
    }
  }

  /// The sum, and the words behind it.
  private func parts(_ context: ReadingContext) throws(Failure) -> (Money, words: String) {
    let text = ([sum] + name.split(whereSeparator: \.isWhitespace).map(String.init)).joined(separator: " ")
    let bytes = Array(text.utf8)
    let prefix = sum.isEmpty ? nil : MoneyReading.prefix(of: bytes, in: ByteRange(0, bytes.count), context: context)
    guard let prefix else { throw notASum }
    let money = try money(prefix.reading)
    let alone = MoneyReading.prefix(of: Array(sum.utf8), in: ByteRange(0, sum.utf8.count), context: context)
    // What is left of `-5.` or `-1_000` is no name.
    if let alone, alone.range.upper < sum.utf8.count, alone.textStart == alone.range.upper { throw notASum }
    // A name that begins with a number is not a part of the sum.
    if let alone = alone?.reading.money, alone.amount != money.amount {
      throw Failure(
        .wrongRequest, .moneyAmbiguous, [.text(text)], hints: [.didYouMean([alone.digits(), money.digits()])])
    }
    try requirePlainThousands(money, context)
    let rest = ByteRange(prefix.textStart, bytes.count)
    if prefix.currencyRange.isEmpty, let word = ForeignWord(at: rest, in: bytes, context: context) {
      let written = String(decoding: bytes[word.range.indices], as: UTF8.self)
      throw Failure(
        .wrongRequest, word.kind == .unit ? .moneyWordIsUnit : .moneyWordNoCurrency, [.text(written)],
        hints: word.code.map { [.didYouMean([$0])] } ?? [Remark(.moneyWordHint, [.text(context.currency.code)])])
    }
    let words = String(decoding: bytes[rest.indices], as: UTF8.self)
    guard !words.isEmpty else { throw Failure(.wrongRequest, .moneyNoName, hints: [Remark(.moneySumHint)]) }
    return (money, words)
  }

  private func money(_ reading: MoneyReading) throws(Failure) -> Money {
    switch reading {
    case .money(let money):
      guard money.parts != 0 else { throw notASum }
      guard money.hasMinorUnits else { throw tooManyDecimals(money.currency) }
      return money
    case .signMissing:
      throw Failure(.wrongRequest, .moneyNoSign, [.text(sum)], hints: [.didYouMean(["-" + sum, "+" + sum])])
    case .ambiguous(let decimal, let thousands): throw ambiguous(decimal, thousands)
    case .tooLarge: throw Failure(.wrongRequest, .moneyTooLarge, [.text(sum)])
    case .tooManyDecimals: throw Failure(.wrongRequest, .moneyTooFine, [.text(sum)])
    }
  }

  /// Throws for `-12.505` where thousands are grouped by spaces: whoever writes that may mean decimals, of which the currency
  /// has fewer.
  private func requirePlainThousands(_ money: Money, _ context: ReadingContext) throws(Failure) {
    guard context.numbers.language?.isCyrillic ?? false, money.currency.minorDigits > 0,
      case .ambiguous(let decimal, let thousands)? = MoneyReading.prefix(
        of: Array(sum.utf8), in: ByteRange(0, sum.utf8.count), configured: money.currency,
        others: context.otherCurrencies)?.reading,
      thousands == money, !decimal.hasMinorUnits
    else { return }
    throw ambiguous(decimal, thousands)
  }

  /// Both readings; one with too many decimals is no correction, and is explained.
  private func ambiguous(_ decimal: Money, _ thousands: Money) -> Failure {
    let meant = (decimal.hasMinorUnits ? [decimal.digits()] : []) + [thousands.digits()]
    let hint = decimal.hasMinorUnits ? [] : [tooManyDecimals(decimal.currency).remark]
    return Failure(.wrongRequest, .moneyAmbiguous, [.text(sum)], hints: [.didYouMean(meant)] + hint)
  }

  private func tooManyDecimals(_ currency: Currency) -> Failure {
    Failure(
      .wrongRequest, .moneyDecimals, [.text(sum), .text(currency.code), .count(currency.minorDigits)])
  }

  private var notASum: Failure {
    Failure(.wrongRequest, .moneyNotASum, [.text(sum)], hints: [Remark(.moneySumHint)])
  }
}

extension Note {
  /// Where a payment of a day belongs: below the last one that is not later, or above it in a note that begins with the
  /// newest.
  func place(ofPaymentOn day: LocalDate) -> LinePlace {
    let dated = items.dropFirst().filter { $0.type == .money && $0.parent == 0 }
      .compactMap { item in moneyEntry(of: item).date.map { (item: item, date: $0) } }
    guard let first = dated.first, let last = dated.last else { return .end }
    if first.date > last.date {
      return dated.first { $0.date <= day }.map { .before(reference(to: $0.item)) } ?? .after(reference(to: last.item))
    }
    return dated.last { $0.date <= day }.map { .after(reference(to: $0.item)) } ?? .before(reference(to: first.item))
  }
}
