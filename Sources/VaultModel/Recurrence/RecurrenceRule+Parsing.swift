package import VaultSyntax

extension RecurrenceRule {
  /// Reads the value of an `RRULE`, such as `FREQ=WEEKLY;BYDAY=MO,WE`: parts in any order, letters of any case.
  ///
  /// Throws at the first fault, with its range in the UTF-8 bytes of the text.
  package init(_ text: some StringProtocol) throws(RecurrenceRuleError) {
    let bytes = Array(text.utf8)
    try self.init(bytes, in: ByteRange(0, bytes.count))
  }

  /// Reads a rule that fills `range`, but for spaces around it; throws at the first fault. Linear in the bytes.
  package init(_ bytes: [UInt8], in range: ByteRange) throws(RecurrenceRuleError) {
    var reader = RecurrenceRuleReader(bytes, in: ByteCursor.trimming(range, of: bytes))
    self = try reader.rule()
  }
}

/// Reads one rule, part by part, and keeps where each stands for the errors of their combination.
private struct RecurrenceRuleReader {
  private let bytes: [UInt8]
  private let range: ByteRange
  private var result = RecurrenceRule(.daily)
  /// Where the value of each part is, by ``RecurrencePart`` number; nil for a part not read yet.
  private var values = [ByteRange?](repeating: nil, count: RecurrencePart.allCases.count)

  init(_ bytes: [UInt8], in range: ByteRange) {
    let end = min(range.upper, bytes.count)
    self.bytes = bytes
    self.range = ByteRange(min(range.lower, end), end)
  }

  mutating func rule() throws(RecurrenceRuleError) -> RecurrenceRule {
    guard !range.isEmpty else { throw RecurrenceRuleError(.missingFrequency, at: range) }
    for part in split(range, at: 0x3B) { try readPart(part) }
    try checkCombination()
    return result
  }

  private mutating func readPart(_ text: ByteRange) throws(RecurrenceRuleError) {
    guard let equals = bytes[text.indices].firstIndex(of: 0x3D) else {
      throw RecurrenceRuleError(.missingValue, at: text)
    }
    let name = ByteRange(text.lower, equals)
    let value = ByteRange(equals + 1, text.upper)
    guard let part = RecurrencePart.allCases.first(where: { matches(name, $0.name) }) else {
      throw RecurrenceRuleError(.unknownPart, at: name)
    }
    guard values[part.rawValue] == nil else { throw RecurrenceRuleError(.duplicatePart(part), at: text) }
    values[part.rawValue] = value
    guard !value.isEmpty else { throw RecurrenceRuleError(.emptyValue(part), at: text) }
    try readValue(value, of: part)
  }

  private mutating func readValue(_ value: ByteRange, of part: RecurrencePart) throws(RecurrenceRuleError) {
    switch part {
    case .frequency: result.frequency = try frequency(value)
    case .until: result.until = try end(value)
    case .count: result.count = try number(value, of: part)
    case .interval: result.interval = try number(value, of: part)
    case .bySecond: result.bySecond = try numbers(value, of: part)
    case .byMinute: result.byMinute = try numbers(value, of: part)
    case .byHour: result.byHour = try numbers(value, of: part)
    case .byDay: result.byDay = try weekdays(value)
    case .byMonthDay: result.byMonthDay = try numbers(value, of: part)
    case .byYearDay: result.byYearDay = try numbers(value, of: part)
    case .byWeekNumber: result.byWeekNumber = try numbers(value, of: part)
    case .byMonth: result.byMonth = try numbers(value, of: part)
    case .bySetPosition: result.bySetPosition = try numbers(value, of: part)
    case .weekStart: result.weekStart = try weekday(value)
    }
  }

  /// Checks what holds between parts, once all are read because their order is free.
  private func checkCombination() throws(RecurrenceRuleError) {
    guard values[RecurrencePart.frequency.rawValue] != nil else {
      throw RecurrenceRuleError(.missingFrequency, at: range)
    }
    let frequency = result.frequency
    for part in RecurrencePart.allCases where !part.isAllowed(with: frequency) {
      guard let value = values[part.rawValue] else { continue }
      throw RecurrenceRuleError(.partNotAllowed(part, with: frequency), at: value)
    }
    let takesNumberedDays = frequency == .monthly || frequency == .yearly && result.byWeekNumber.isEmpty
    if !takesNumberedDays, let value = values[RecurrencePart.byDay.rawValue],
      result.byDay.contains(where: { $0.number != nil })
    {
      throw RecurrenceRuleError(.numberedWeekdayNotAllowed(with: frequency), at: value)
    }
    if let value = values[RecurrencePart.bySetPosition.rawValue] {
      let others = RecurrencePart.allCases.filter { $0.isSelecting && $0 != .bySetPosition }
      guard others.contains(where: { values[$0.rawValue] != nil }) else {
        throw RecurrenceRuleError(.setPositionAlone, at: value)
      }
    }
    if let value = values[RecurrencePart.count.rawValue], values[RecurrencePart.until.rawValue] != nil {
      throw RecurrenceRuleError(.countWithUntil, at: value)
    }
  }

  // MARK: Values

  private func frequency(_ value: ByteRange) throws(RecurrenceRuleError) -> RecurrenceFrequency {
    guard let frequency = RecurrenceFrequency.allCases.first(where: { matches(value, $0.name) }) else {
      throw RecurrenceRuleError(.unknownFrequency, at: value)
    }
    return frequency
  }

  private func numbers(_ value: ByteRange, of part: RecurrencePart) throws(RecurrenceRuleError) -> [Int] {
    var numbers: [Int] = []
    for member in split(value, at: 0x2C) { numbers.append(try number(member, of: part)) }
    return Set(numbers).sorted()
  }

  /// Reads `[+|-]digits` and checks it against the range of the part.
  private func number(_ text: ByteRange, of part: RecurrencePart) throws(RecurrenceRuleError) -> Int {
    guard !text.isEmpty else { throw RecurrenceRuleError(.emptyValue(part), at: text) }
    let sign = bytes[text.lower]
    let isSigned = sign == 0x2B || sign == 0x2D
    let digits = ByteRange(text.lower + (isSigned ? 1 : 0), text.upper)
    guard let magnitude = digitsValue(digits) else { throw RecurrenceRuleError(.notANumber(part), at: text) }
    guard magnitude <= part.greatest, !isSigned || part.countsFromEnd else {
      throw RecurrenceRuleError(.numberOutOfRange(part), at: text)
    }
    guard magnitude > 0 || part.hasZero else { throw RecurrenceRuleError(.zero(part), at: text) }
    return sign == 0x2D ? -magnitude : magnitude
  }

  /// The number that the digits write, at most 10^12 however many there are; nil if there are none or another byte.
  private func digitsValue(_ digits: ByteRange) -> Int? {
    guard !digits.isEmpty else { return nil }
    var value = 0
    for byte in bytes[digits.indices] {
      guard 0x30...0x39 ~= byte else { return nil }
      value = min(value * 10 + Int(byte - 0x30), 1_000_000_000_000)
    }
    return value
  }

  private func weekdays(_ value: ByteRange) throws(RecurrenceRuleError) -> [NumberedWeekday] {
    var days: [NumberedWeekday] = []
    for member in split(value, at: 0x2C) {
      guard !member.isEmpty else { throw RecurrenceRuleError(.emptyValue(.byDay), at: member) }
      // A longer word, such as MON, is no number before a weekday but a weekday that is none.
      guard member.count >= 2, member.count == 2 || bytes[member.lower] < 0x3A else {
        throw RecurrenceRuleError(.unknownWeekday, at: member)
      }
      let name = ByteRange(member.upper - 2, member.upper)
      let place = ByteRange(member.lower, member.upper - 2)
      let number = place.isEmpty ? nil : try number(place, of: .byDay)
      days.append(NumberedWeekday(try weekday(name), number: number))
    }
    return Set(days).sorted()
  }

  private func weekday(_ value: ByteRange) throws(RecurrenceRuleError) -> Weekday {
    guard let weekday = Weekday.allCases.first(where: { matches(value, $0.recurrenceName) }) else {
      throw RecurrenceRuleError(.unknownWeekday, at: value)
    }
    return weekday
  }

  /// Reads `YYYYMMDD` or `YYYYMMDDTHHMMSS[Z]` (RFC 5545 sections 3.3.4 and 3.3.5).
  private func end(_ value: ByteRange) throws(RecurrenceRuleError) -> RecurrenceEnd {
    guard let end = RecurrenceEnd(bytes, in: value) else { throw RecurrenceRuleError(.notADate, at: value) }
    return end
  }

  // MARK: Bytes

  private func split(_ range: ByteRange, at separator: UInt8) -> [ByteRange] {
    bytes[range.indices].split(separator: separator, omittingEmptySubsequences: false).map { ByteRange($0.indices) }
  }

  /// Whether the bytes are the word of capital letters, whatever their case.
  private func matches(_ range: ByteRange, _ word: String) -> Bool {
    guard range.count == word.utf8.count else { return false }
    return zip(bytes[range.indices], word.utf8).allSatisfy { byte, letter in
      byte == letter || byte == letter | 0x20
    }
  }
}
