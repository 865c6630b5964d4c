import VaultSyntax

extension NoteReader {
  /// Makes an item of every line that is a record of its own.
  mutating func readLines() {
    guard !lines.isEmpty else { return }
    var itemOfLine = [Int](repeating: 0, count: lines.count)
    items.reserveCapacity(items.count + readings.lines.count)
    fields.reserveCapacity(fields.count + readings.lines.count * 2 + readings.attributes.count)
    for (index, reading) in readings.lines.enumerated() {
      let line = lines[Int(reading.item)]
      let parent = line.parent >= 0 ? itemOfLine[Int(line.parent)] : 0
      itemOfLine[Int(reading.item)] = parent
      // A deeper line is a note of the item it stands in, unless it has a checkbox of its own.
      if parent > 0, line.checkbox == .absent { continue }
      if isLogged(reading, line, under: parent) {
        checkLog(reading)
        continue
      }
      guard isRecord(reading, line) else {
        explain(reading, line)
        continue
      }
      itemOfLine[Int(reading.item)] = items.count
      append(reading, at: index, line, parent: parent)
    }
  }

  private mutating func append(_ reading: LineReading, at index: Int, _ line: LineItem, parent: Int) {
    let lineType = type(ofLine: line)
    let first = fields.count
    let stated =
      lineType.hasAmounts && reading.amountStyle != .emphasised
      ? StatedAmount(document.bytes, in: reading.text, context: values.context.numbers) : nil
    appendSlots(of: reading, line, type: lineType, stated)
    appendAttributes(of: reading, type: lineType)
    let item = Item(
      type: lineType, range: line.range, title: reading.text, fields: first..<fields.count, parent: parent,
      line: Int(reading.item), reading: index, slotAmount: slotAmount(of: reading, type: lineType, stated))
    items.append(item)
    check(item)
  }

  private mutating func slotAmount(
    of reading: LineReading, type lineType: ItemType, _ stated: StatedAmount?
  ) -> ColumnValue? {
    switch lineType {
    case .money: checkedMoney(of: reading)?.columnValue
    case .shopping, .pantry: checkedQuantity(of: reading, stated)?.columnValue(values.context.measures)
    default: nil
    }
  }

  /// A checkbox line is a task, except where lines are records of their own kind.
  private func type(ofLine line: LineItem) -> ItemType {
    switch type {
    case .shopping, .pantry, .meals, .money: type
    case .timetable: .lesson
    case _ where line.checkbox != .absent: .task
    case .diary: .checkIn
    default: .entry
    }
  }

  /// Whether a line is a record: what the grammar says, and in a timetable that a date alone makes only an exam.
  private func isRecord(_ reading: LineReading, _ line: LineItem) -> Bool {
    guard reading.isItem, let sections else { return reading.isItem }
    return !reading.startTime.isEmpty || sections[line.heading] == .exams
  }

  /// Whether a line only logs a completion of the repeating task it stands below.
  private func isLogged(_ reading: LineReading, _ line: LineItem, under parent: Int) -> Bool {
    guard CompletionRecord.isOne(reading, line) else { return false }
    let task = items[parent]
    return task.type == .task && fields[task.fields].contains { $0.key == .recurrence && $0.value != .absent }
  }

  /// Reports what is wrong in a line of a log, which is no item and has no fields.
  private mutating func checkLog(_ reading: LineReading) {
    _ = values.read(TextSource(document.bytes, reading.date), as: .date, at: reading.date, name: "date")
    for attribute in readings.attributes(of: reading) {
      _ = value(of: attribute, as: attribute.key.flatMap { Schema.shape(of: ItemKey($0), in: .task) })
    }
  }
}

// MARK: - Slots

extension NoteReader {
  /// Adds what stands in a line's slots as fields, before those of its tail: where both name a key the tail counts.
  private mutating func appendSlots(
    of reading: LineReading, _ line: LineItem, type lineType: ItemType, _ stated: StatedAmount?
  ) {
    if line.checkbox != .absent { appendStatus(line, type: lineType) }
    let date = reading.date.isEmpty ? nil : appendDate(reading.date)
    let start = reading.startTime.isEmpty ? nil : appendTime(reading.startTime)
    let times = start == nil ? nil : times(of: reading)
    if lineType == .task, let date { appendMoment(date, start, times, reading) }
    if !reading.amount.isEmpty {
      appendSlot(.amount, .text, at: reading.amount)
    } else if let stated {
      appendSlot(.amount, .text, at: stated.range)
    }
  }

  private mutating func appendStatus(_ line: LineItem, type lineType: ItemType) {
    let status: TaskStatus =
      switch line.checkbox {
      case .done: .done
      case .cancelled: .cancelled
      case .inProgress: .inProgress
      case .open, .other, .absent: .open
      }
    appendSlot(.status, .member(status.rawValue), at: line.mark)
  }

  private mutating func appendDate(_ range: ByteRange) -> LocalDate? {
    let value = values.read(TextSource(document.bytes, range), as: .date, at: range, name: "date")
    appendSlot(.date, value, at: range)
    if case .date(let date) = value { return date }
    return nil
  }

  private mutating func appendTime(_ range: ByteRange) -> LocalTime? {
    guard let time = LocalTime(document.bytes, in: range) else {
      values.diagnostics.append(Diagnostic(.noSuchTime, at: range, values: [document.text(range)]))
      return nil
    }
    appendSlot(.at, .text, at: range)
    return time
  }

  /// The range of times in a line's slots; nil when there is one time, and with a diagnostic when its end is none.
  private mutating func times(of reading: LineReading) -> TimeRange? {
    guard !reading.endTime.isEmpty else { return nil }
    let range = ByteRange(reading.startTime.lower, reading.endTime.upper)
    if let times = TimeRange(document.bytes, in: range) { return times }
    values.diagnostics.append(
      Diagnostic(.noSuchTime, at: reading.endTime, values: [document.text(reading.endTime)]))
    return nil
  }

  /// A task's date as what it is to it, see ``LineReadings/moment(of:in:)``; times that do not read say nothing.
  private mutating func appendMoment(
    _ date: LocalDate, _ start: LocalTime?, _ times: TimeRange?, _ reading: LineReading
  ) {
    guard let start else { return appendSlot(.due, .date(date), at: reading.date) }
    let begin = LocalDateTime(date, start)
    let isDue = readings.moment(of: reading, in: document.bytes) == .due
    appendSlot(isDue ? .due : .start, .dateTime(begin), at: ByteRange(reading.date.lower, reading.startTime.upper))
    if let times, let finish = begin.adding(seconds: times.duration.seconds) {
      appendSlot(.end, .dateTime(finish), at: reading.endTime)
    }
  }

  private mutating func appendSlot(_ key: ItemKey, _ value: FieldValue, at range: ByteRange) {
    fields.append(
      Field(key: key, keyRange: ByteRange(range.lower, range.lower), range: range, source: .slot, value: value))
  }
}

// MARK: - Attributes

extension NoteReader {
  private mutating func appendAttributes(of reading: LineReading, type lineType: ItemType) {
    for index in readings.attributes(of: reading).indices {
      let attribute = readings.attributes[index]
      let key = key(of: attribute, type: lineType)
      let shape = key.flatMap { Schema.shape(of: $0, in: lineType) }
      let isSeveral = shape?.isSeveral == true || key == .depends && holdsIdentifiers(attribute)
      fields.append(
        Field(
          key: key, keyRange: attribute.keyRange, range: attribute.value, source: .attribute(index),
          value: value(of: attribute, as: shape), isSeveral: isSeveral))
    }
  }

  /// Whether a value of `depends` is ids with commas between them, as Obsidian Tasks writes them after ⛔ and in
  /// `[dependsOn:: a, b]`.
  private func holdsIdentifiers(_ attribute: LineAttribute) -> Bool {
    attribute.style == .emoji
      || attribute.style == .dataview && attribute.form == .plain && attribute.keyRange.count != "depends".utf8.count
  }

  /// The key of an attribute: one that lines define, else one that the schema knows, such as `cancelled` of a task.
  private func key(of attribute: LineAttribute, type lineType: ItemType) -> ItemKey? {
    if let key = attribute.key { return ItemKey(key) }
    return Schema.known(spelledBy: document.bytes, in: attribute.keyRange, type: lineType)?.key
  }

  private mutating func value(of attribute: LineAttribute, as shape: ValueShape?) -> FieldValue {
    if attribute.form == .flag { return .truth(true) }
    guard let shape else { return .text }
    let name = attribute.key?.name ?? document.text(attribute.keyRange)
    if attribute.form == .list {
      guard case .members(let set) = shape else {
        if shape.checksElements {
          for text in elements(of: attribute) { values.element(text, as: shape, at: attribute.value, name: name) }
        }
        return shape.takesList ? .text : values.notScalar(at: attribute.value, name: name)
      }
      return values.members(elements(of: attribute), of: set, at: attribute.value, name: name)
    }
    if let meaning = attribute.emojiMeaning(in: document.bytes) {
      return values.read(TextSource(Array(meaning.utf8)), as: shape, at: attribute.value, name: name)
    }
    let text =
      attribute.form == .plain || attribute.form == .link
      ? TextSource(document.bytes, attribute.value) : TextSource(Array(attribute.text(in: document.bytes).utf8))
    return values.read(text, as: shape, at: attribute.value, name: name)
  }

  private func elements(of attribute: LineAttribute) -> [TextSource] {
    attribute.elements(in: document.bytes).map { TextSource(Array($0.utf8)) }
  }
}

// MARK: - Lines that are almost items

extension NoteReader {
  /// The sum of a money line; reports one that cannot be read, with both corrections when only its sign is missing.
  private mutating func checkedMoney(of reading: LineReading) -> Money? {
    let place = reading.amount.isEmpty ? reading.text : reading.amount
    let prefix = MoneyReading.prefix(of: document.bytes, in: place, context: values.context)
    if let word = ForeignWord(of: reading, behind: prefix, in: document.bytes, context: values.context) {
      values.diagnostics.append(word.diagnostic(in: document))
      return nil
    }
    switch prefix?.reading {
    case .money(let money):
      // The braces in the text have been reported.
      if money.hasMinorUnits { return reading.amount.isEmpty || reading.hasBracesInText ? nil : money }
      let range = prefix?.range ?? place
      values.diagnostics.append(Diagnostic(.moneyDecimals, at: range, values: [document.text(range)]))
    case .signMissing(let expense, let income):
      let amount = document.text(prefix?.range ?? place)
      values.diagnostics.append(
        Diagnostic(
          .moneySignMissing, at: prefix?.range ?? place, values: [amount], suggestions: ["-" + amount, "+" + amount]))
      _ = (expense, income)
    case .ambiguous(let decimal, let thousands):
      values.diagnostics.append(
        Diagnostic(
          .numberAmbiguous, at: prefix?.range ?? place,
          values: [document.text(prefix?.range ?? place), decimal.digits(), thousands.digits()]))
    case .tooLarge: values.diagnostics.append(Diagnostic(.moneyTooLarge, at: place, values: [document.text(place)]))
    case .tooManyDecimals:
      values.diagnostics.append(Diagnostic(.moneyDecimals, at: place, values: [document.text(place)]))
    case nil: values.diagnostics.append(Diagnostic(.moneyAmountMissing, at: place, values: [document.text(place)]))
    }
    return nil
  }

  /// Says why a line that looks like a record is none.
  private mutating func explain(_ reading: LineReading, _ line: LineItem) {
    switch type {
    case .money where reading.date.isEmpty && !reading.amount.isEmpty:
      values.diagnostics.append(Diagnostic(.moneyDateMissing, at: line.content))
    case .money where reading.date.isEmpty && beginsWithMoney(line.content):
      values.diagnostics.append(Diagnostic(.moneyDateMissing, at: line.content))
    case .meals:
      if let date = firstDate(in: line.content) {
        values.diagnostics.append(Diagnostic(.mealDateFirst, at: date, values: [document.text(date)]))
      }
    default: break
    }
  }

  private func beginsWithMoney(_ content: ByteRange) -> Bool {
    MoneyReading.prefix(of: document.bytes, in: content, context: values.context) != nil
  }

  /// The first `YYYY-MM-DD` in a range that is no part of a longer word.
  private func firstDate(in range: ByteRange) -> ByteRange? {
    let bytes = document.bytes
    var position = range.lower
    while position + 10 <= range.upper {
      let isStart = position == range.lower || bytes[position - 1] == UInt8(ascii: " ")
      if isStart, LocalDate.prefix(of: bytes, in: ByteRange(position, range.upper)) != nil {
        return ByteRange(position, position + 10)
      }
      position += 1
    }
    return nil
  }
}

extension ItemKey {
  /// The key that a line spells, by the same name.
  init(_ key: LineKey) { self = Self.ofLineKeys[Int(key.rawValue)] }

  private static let ofLineKeys: [ItemKey] = LineKey.allCases.map { ItemKey(rawValue: $0.name) ?? .note }
}

extension LineAttribute {
  /// What an emoji that says everything by itself stands for, in the words of its key; nil for all others.
  ///
  /// Source: Obsidian Tasks' priorities; its highest is vault's high, its lowest vault's low.
  func emojiMeaning(in bytes: [UInt8]) -> String? {
    guard style == .emoji, key == .priority else { return nil }
    switch String(decoding: bytes[value.indices], as: UTF8.self).unicodeScalars.first {
    case "🔺", "⏫": return "high"
    case "🔼": return "medium"
    case "🔽", "⏬": return "low"
    default: return nil
    }
  }
}
