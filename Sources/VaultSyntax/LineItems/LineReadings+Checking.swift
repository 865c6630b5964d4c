extension LineReadings {
  /// A slot and the tail that name the same key must say the same, and so must two fields of a key; the last one wins.
  mutating func checkSlots(of line: LineReading, grammar: LineGrammar, in bytes: [UInt8]) {
    guard !line.attributes.isEmpty else { return }
    let attributes = attributes(of: line)
    if attributes.count > 1 { checkFields(attributes, in: bytes) }
    let moment = moment(of: line, in: bytes)
    for attribute in attributes {
      guard let key = attribute.key, let (first, second) = line.slot(of: key, grammar: grammar, moment),
        !attribute.says(first, second, in: bytes)
      else { continue }
      diagnostics.append(Diagnostic(.lineSlotAndTailDisagree, at: attribute.range, values: [key.name]))
    }
  }

  private mutating func checkFields(_ attributes: ArraySlice<LineAttribute>, in bytes: [UInt8]) {
    var last: [LineKey: ByteRange] = [:]
    for attribute in attributes.reversed() {
      guard let key = attribute.key else { continue }
      if let value = last[key] {
        if !bytes[attribute.value.indices].elementsEqual(bytes[value.indices]) {
          diagnostics.append(Diagnostic(.lineSlotAndTailDisagree, at: attribute.range, values: [key.name]))
        }
      } else {
        last[key] = attribute.value
      }
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

extension LineReadings {
  /// Makes Dataview's `start` the day from which on a task is shown, as Obsidian Tasks means it: a date without a time,
  /// where no end and no other such field makes it the start of a block.
  mutating func readStart(of line: LineReading, grammar: LineGrammar, in bytes: [UInt8]) {
    guard grammar.keys.contains(.wait) else { return }
    var start: Int?
    var (hasEnd, hasBlock) = (!line.endTime.isEmpty, false)
    for index in Int(line.attributes.lowerBound)..<Int(line.attributes.upperBound) {
      switch (attributes[index].key, attributes[index].style) {
      case (.start, .dataview):
        guard start == nil else { return }
        start = index
      case (.start, _): hasBlock = true
      case (.end, _): hasEnd = true
      case (.wait, _): return
      default: break
      }
    }
    guard let start, hasBlock || !hasEnd else { return }
    let value = attributes[start].value
    guard SlotReader.endOfDate(at: value.lower, before: value.upper, in: bytes) == value.upper else { return }
    attributes[start].key = .wait
  }

  /// A hint about every field in the text, which is none there: of Dataview by its key, of todo.txt by a key with a date,
  /// by an emoji with a date, of a priority, or with `every`; and about the emoji of a date that none stands behind.
  mutating func checkText(of line: LineReading, grammar: LineGrammar, atoms: [ByteRange], in bytes: [UInt8]) {
    var finder = TextFields(bytes: bytes, grammar: grammar, text: line.text)
    var atom = 0
    while finder.position < line.text.upper {
      while atom < atoms.count, atoms[atom].upper <= finder.position { atom &+= 1 }
      if atom < atoms.count, atoms[atom].lower <= finder.position {
        finder.position = min(atoms[atom].upper, line.text.upper)
      } else if let found = finder.next() {
        let code = found.lacksDate ? DiagnosticCode.lineDateMissing : .lineFieldInText
        diagnostics.append(Diagnostic(code, at: found.range, values: [found.key.name]))
      }
    }
  }
}

extension LineReading {
  /// What the slots say for a key, as one range or two that a space would join; nil when they do not name it.
  ///
  /// - Parameter moment: what a task's date and time are, see ``LineReadings/moment(of:in:)``.
  fileprivate func slot(
    of key: LineKey, grammar: LineGrammar, _ moment: LineReadings.SlotMoment?
  ) -> (first: ByteRange, second: ByteRange)? {
    let none = ByteRange(0, 0)
    switch (grammar.dateMeaning, key) {
    case (.task, .due): return moment == .due ? (date, startTime) : nil
    case (.task, .start): return moment == .start || moment == .block ? (date, startTime) : nil
    case (.task, .end): return moment == .block ? (date, endTime) : nil
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
