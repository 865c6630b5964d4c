extension LineReadings {
  /// A slot and the tail that name the same key must say the same; the tail wins.
  mutating func checkSlots(of line: LineReading, grammar: LineGrammar, in bytes: [UInt8]) {
    guard !line.attributes.isEmpty else { return }
    for attribute in attributes(of: line) {
      guard let key = attribute.key, let (first, second) = line.slot(of: key, grammar: grammar),
        !attribute.says(first, second, in: bytes)
      else { continue }
      diagnostics.append(Diagnostic(.lineSlotAndTailDisagree, at: attribute.range, values: [key.name]))
    }
  }

  /// A hint about the first braces that begin with a known key and were not read; of money an error, because what they
  /// say decides what the sum is.
  mutating func checkBraces(
    of line: inout LineReading, grammar: LineGrammar, content: ByteRange, code: ArraySlice<ByteRange>, in bytes: [UInt8]
  ) {
    let end = line.braces.isEmpty ? content.upper : line.braces.lower
    let reader = BraceReader(bytes: bytes, grammar: grammar, end: end)
    var candidates = BraceCandidates(bytes: bytes, lower: content.lower, end: end, code: code)
    while let open = candidates.next() {
      guard let key = reader.knownKey(afterBraceAt: open) else { continue }
      var close = open
      while close < end, bytes[close] != UInt8(ascii: "}") { close &+= 1 }
      guard close < end else { return }
      let code = grammar.amount == .signed ? DiagnosticCode.moneyBracesInText : .lineBracesAreText
      diagnostics.append(Diagnostic(code, at: ByteRange(open, close + 1), values: [key.name]))
      line.hasBracesInText = true
      return
    }
  }
}

extension LineReading {
  /// What the slots say for a key, as one range or two that a space would join; nil when they do not name it.
  fileprivate func slot(of key: LineKey, grammar: LineGrammar) -> (first: ByteRange, second: ByteRange)? {
    let none = ByteRange(0, 0)
    switch (grammar.dateMeaning, key) {
    case (.due, .due): return date.isEmpty || !endTime.isEmpty ? nil : (date, startTime)
    case (.due, .start): return endTime.isEmpty ? nil : (date, startTime)
    case (.due, .end): return endTime.isEmpty ? nil : (date, endTime)
    case (.day, .date): return date.isEmpty ? nil : (date, none)
    case (.day, .time):
      return startTime.isEmpty ? nil : (ByteRange(startTime.lower, max(startTime.upper, endTime.upper)), none)
    case (_, .amount): return amount.isEmpty ? nil : (amount, none)
    default: return nil
    }
  }
}

extension LineAttribute {
  /// Whether the value is the bytes of `first`, then, unless it is empty, a space or `T` and those of `second`.
  fileprivate func says(_ first: ByteRange, _ second: ByteRange, in bytes: [UInt8]) -> Bool {
    var value = value
    if form == .singleQuoted || form == .doubleQuoted { value = ByteRange(value.lower + 1, value.upper - 1) }
    guard value.count >= first.count else { return false }
    let head = ByteRange(value.lower, value.lower + first.count)
    guard bytes[head.indices].elementsEqual(bytes[first.indices]) else { return false }
    if second.isEmpty { return head.end == value.end }
    guard head.end < value.end, bytes[head.upper] == UInt8(ascii: " ") || bytes[head.upper] == UInt8(ascii: "T") else {
      return false
    }
    return bytes[head.upper + 1..<value.upper].elementsEqual(bytes[second.indices])
  }
}
