extension SlotReader {
  /// Reads the slots that the grammar has, in their order: date, time, amount.
  mutating func read(_ grammar: LineGrammar, into line: inout LineReading) {
    if grammar.hasDate, let date = date() { line.date = date }
    let mayHaveTime = grammar.time == .afterDateOrAlone || (grammar.time == .afterDate && !line.date.isEmpty)
    if mayHaveTime, let times = times() {
      line.startTime = times.start
      line.endTime = times.end
    }
    switch grammar.amount {
    case .absent: break
    case .leading:
      guard let amount = emphasisedAmount() else { break }
      line.amount = amount
      line.amountStyle = .emphasised
    case .signed:
      guard !line.date.isEmpty, let money = signedAmount() else { break }
      line.amount = money.range
      line.currency = money.currency
      line.amountStyle = .money
    }
  }
}

extension LineReading {
  /// Notes the number with which the text begins, if it begins with one.
  mutating func readUnmarkedAmount(in bytes: [UInt8]) {
    guard let number = NumberShape.leadingAmount(at: text.lower, before: text.upper, in: bytes) else { return }
    amount = number
    amountStyle = .unmarked
  }

  /// Whether a line with these slots and links is an item of the grammar's notes.
  func isItem(of grammar: LineGrammar) -> Bool {
    switch grammar.membership {
    case .every: !text.isEmpty || !date.isEmpty || !amount.isEmpty || !attributes.isEmpty
    case .withDate: !date.isEmpty
    case .withTime: !startTime.isEmpty
    case .withDateOrTime: !date.isEmpty || !startTime.isEmpty
    case .withLink: !links.isEmpty
    }
  }
}
