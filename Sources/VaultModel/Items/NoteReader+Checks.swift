import VaultSyntax

// What only several values together can have wrong.
extension NoteReader {
  /// Checks an item once its fields are read.
  mutating func check(_ item: Item) {
    switch item.type {
    case .task:
      checkOrder(item)
      checkStatus(item)
    case .event:
      checkStart(item)
      checkOrder(item)
    case .diary where item.line == nil: checkDay(item)
    case .lesson: checkDay(ofLesson: item)
    case .money where item.line != nil:
      checkMonth(item)
      if let sum = sum(of: item) {
        checkTransfer(item, sum)
        checkRefund(item, sum)
      }
    default: break
    }
  }

  /// Reports an item that ends before it starts; times on different clocks only who knows the zones can compare.
  private mutating func checkOrder(_ item: Item) {
    guard let end = counting(.end, in: item), let finish = Moment(end.value),
      let start = Moment(counting(.start, in: item)?.value), finish.isOnClock(of: start), finish.ends(before: start)
    else { return }
    values.diagnostics.append(Diagnostic(.endBeforeStart, at: end.range))
  }

  /// Reports a status in the tail that is not the checkbox's; a mark of the author's own claims none.
  private mutating func checkStatus(_ item: Item) {
    guard let line = item.line, lines[line].checkbox != .absent, lines[line].checkbox != .other,
      let said = counting(.status, in: item), case .attribute(let index) = said.source,
      let slot = fields[item.fields].first(where: { $0.key == .status }), slot.value != said.value
    else { return }
    values.diagnostics.append(
      Diagnostic(
        .lineSlotAndTailDisagree, at: readings.attributes[index].range, values: [ItemKey.status.rawValue]))
  }

  /// Reports an event that says no start; one that does not read is reported where it stands.
  private mutating func checkStart(_ item: Item) {
    guard !isGiven(.start, in: item) else { return }
    reportMissing(.eventWithoutStart)
  }

  /// Reports a diary note whose day neither `date:` nor its place says.
  private mutating func checkDay(_ item: Item) {
    guard !isGiven(.date, in: item), values.context.diaryDay == nil else { return }
    reportMissing(.diaryWithoutDate)
  }

  private func isGiven(_ key: ItemKey, in item: Item) -> Bool {
    fields[item.fields].contains { $0.key == key && $0.value != .absent }
  }

  /// Reports what a note lacks where it begins to say such things.
  private mutating func reportMissing(_ code: DiagnosticCode) {
    let start = document.frontMatter?.range.lower ?? document.body.lower
    values.diagnostics.append(Diagnostic(code, at: ByteRange(start, start)))
  }

  /// Reports a lesson that no weekday and no date says the day of.
  private mutating func checkDay(ofLesson item: Item) {
    guard let line = item.line, !fields[item.fields].contains(where: { $0.key == .date || $0.key == .dates }) else {
      return
    }
    if case .weekday? = sections?[lines[line].heading] { return }
    values.diagnostics.append(Diagnostic(.lessonWithoutDay, at: lines[line].content))
  }

  /// The amount of something to buy or to eat, in emphasis or as its words state it; reports one whose number can be read
  /// in two ways.
  mutating func checkedQuantity(of reading: LineReading, _ stated: StatedAmount?) -> Quantity? {
    let quantity =
      reading.amountStyle == .emphasised
      ? Quantity.parsing(document.bytes, in: reading.amount, context: values.context.numbers) : stated?.quantity
    guard case .refused(.ambiguous(let decimal, let thousands))? = quantity?.magnitude else { return quantity }
    values.diagnostics.append(
      Diagnostic(
        .numberAmbiguous, at: decimal.range,
        values: [document.text(decimal.range), decimal.value.printed(), thousands.value.printed()]))
    return quantity
  }

  private func counting(_ key: ItemKey, in item: Item) -> Field? {
    fields[item.fields].last { $0.key == key && $0.counts }
  }

  /// What the tail of a line says of a key.
  private func tailText(_ key: ItemKey, of item: Item) -> String? {
    guard let field = counting(key, in: item), case .attribute(let index) = field.source else { return nil }
    return readings.attributes[index].text(in: document.bytes)
  }

  /// Reports a payment in the note of another month; it counts in its own.
  private mutating func checkMonth(_ item: Item) {
    guard let month, let field = counting(.date, in: item), case .date(let date) = field.value,
      (date.year, date.month) != (month.year, month.month)
    else { return }
    values.diagnostics.append(
      Diagnostic(.moneyOtherMonth, at: field.range, values: [date.text, values.context.stem]))
  }

  /// The sum of a payment as it counts; nil where it is reported, and where only the tail has one.
  private func sum(of item: Item) -> (money: Money, text: String, range: ByteRange)? {
    guard let number = item.reading, item.slotAmount != nil,
      [ItemKey.to, .received, .refund].contains(where: { counting($0, in: item) != nil })
    else { return nil }
    let amount = readings.lines[number].amount
    let text = tailText(.amount, of: item) ?? document.text(amount)
    let context = values.context
    let reading = MoneyReading(
      parsing: text, configured: context.currency, others: context.otherCurrencies, context: context.numbers)
    return reading?.money.map { ($0, text, amount) }
  }

  /// Reports money that comes back with a minus.
  private mutating func checkRefund(_ item: Item, _ sum: (money: Money, text: String, range: ByteRange)) {
    guard counting(.refund, in: item)?.value == .truth(true), counting(.to, in: item) == nil, sum.money.isNegative
    else { return }
    values.diagnostics.append(Diagnostic(.moneyRefundMinus, at: sum.range, values: [sum.text]))
  }

  /// Reports a transfer that cannot be one.
  private mutating func checkTransfer(_ item: Item, _ sum: (money: Money, text: String, range: ByteRange)) {
    guard let key = counting(.to, in: item) ?? counting(.received, in: item) else { return }
    let (to, received) = (tailText(.to, of: item), tailText(.received, of: item))
    let transfer = Transfer(
      of: sum.money, from: tailText(.account, of: item), to: to, received: received, values.context)
    let diagnostic: Diagnostic
    switch transfer.fault {
    case .moneyTransferPlus?: diagnostic = Diagnostic(.moneyTransferPlus, at: sum.range, values: [sum.text])
    case .moneyTransferSame?: diagnostic = Diagnostic(.moneyTransferSame, at: key.range, values: [to ?? ""])
    case .moneyReceivedWrong?:
      let place = counting(.received, in: item)?.range ?? key.range
      diagnostic = Diagnostic(.moneyReceivedWrong, at: place, values: [received ?? ""])
    default: return
    }
    values.diagnostics.append(diagnostic)
  }
}
