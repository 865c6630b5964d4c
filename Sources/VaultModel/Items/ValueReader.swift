import VaultSyntax

/// Reads the values of keys by the shapes the schema gives them.
///
/// A value that does not fit is one diagnostic and ``FieldValue/invalid``; the rest of the note still reads.
struct ValueReader {
  let context: ReadingContext
  var diagnostics: [Diagnostic] = []

  init(_ context: ReadingContext) { self.context = context }

  /// Reads one scalar value.
  ///
  /// - Parameters:
  ///   - source: the value's text, decoded if it was quoted.
  ///   - range: where the value stands in the note, for a diagnostic.
  ///   - name: the key's spelling, for a diagnostic.
  mutating func read(_ source: TextSource, as shape: ValueShape, at range: ByteRange, name: String) -> FieldValue {
    let text = source.trimmed
    guard !text.isEmpty else { return .absent }
    switch shape {
    case .text, .name, .names, .tags, .links, .recurrence, .anything, .yield:
      return .text
    // An owner is a mapping.
    case .owner: return unknown(text, of: TimetableOwner.Kind.self, at: range, name: name)
    case .cookingTime:
      _ = duration(text, at: range, name: name)
      return .text
    case .date: return date(text, at: range, name: name)
    case .moment: return moment(text, at: range, name: name)
    case .block: return block(text, at: range, name: name)
    case .duration: return duration(text, at: range, name: name)
    case .spent:
      guard let spent = SpentTime(text) else {
        return fail(.valueNotDuration, at: range, values: [name, text.text])
      }
      return .duration(spent.total)
    case .integer(let bounds): return integer(text, in: bounds, at: range, name: name)
    case .number: return number(text, at: range, name: name)
    case .truth: return truth(text, at: range, name: name)
    case .mood:
      guard let mood = Mood(parsing: text.bytes, in: text.range) else {
        return unknown(text, of: Mood.self, at: range, name: name)
      }
      return .mood(mood)
    case .difficulty(let bounds):
      guard let level = Difficulty(spelledIn: text.bytes, in: text.range), bounds.contains(level) else {
        return unknown(text, of: Difficulty.self, at: range, name: name)
      }
      return .member(level.rawValue)
    case .member(let set): return member(text, of: set, at: range, name: name)
    case .share: return share(text, at: range, name: name)
    case .sort: return sort(text, at: range, name: name)
    case .conversions:
      element(text, as: shape, at: range, name: name)
      return .text
    case .cycleWeeks, .reminders, .days, .breaks:
      for piece in text.pieces(separatedBy: ",") { element(piece, as: shape, at: range, name: name) }
      return .text
    case .members(let set): return members(text.pieces(separatedBy: ","), of: set, at: range, name: name)
    }
  }

  /// Reads the members of a closed set, each given by itself.
  mutating func members(
    _ texts: [TextSource], of set: any ClosedSet.Type, at range: ByteRange, name: String
  ) -> FieldValue {
    var bits: UInt64 = 0
    for text in texts {
      if let ordinal = ordinal(of: text, in: set) {
        bits |= 1 << UInt64(min(ordinal, 63))
      } else {
        _ = unknown(text, of: set, at: range, name: name)
      }
    }
    return .members(bits)
  }

  /// Checks one element of a list; a wrong one is a diagnostic, and the others count.
  mutating func element(_ source: TextSource, as shape: ValueShape, at range: ByteRange, name: String) {
    let text = source.trimmed
    switch shape {
    case .block: _ = block(text, at: range, name: name)
    case .days, .breaks: days(text, at: range, name: name)
    case .cycleWeeks: cycleWeeks(text, at: range, name: name)
    case .reminders where Reminder(text) == nil && !Reminder.isNever(text):
      _ = fail(.valueNotReminder, at: range, values: [name, text.text])
    case .conversions where FoodConversion(text, context: context.numbers) == nil:
      _ = fail(.valueNotConversion, at: range, values: [name, text.text])
    default: break
    }
  }

  /// Reports a list or mapping where one value is wanted.
  mutating func notScalar(at range: ByteRange, name: String) -> FieldValue {
    fail(.valueNotScalar, at: range, values: [name])
  }
}

extension ValueReader {
  private mutating func date(_ text: TextSource, at range: ByteRange, name: String) -> FieldValue {
    if let date = LocalDate(text.bytes, in: text.range) ?? linkedDate(text) { return .date(date) }
    return failDate(text, .valueNotDate, at: range, name: name)
  }

  private mutating func moment(_ text: TextSource, at range: ByteRange, name: String) -> FieldValue {
    if let date = LocalDate(text.bytes, in: text.range) ?? linkedDate(text) { return .date(date) }
    if let dateTime = LocalDateTime(text.bytes, in: text.range) { return .dateTime(dateTime) }
    return failDate(text, .valueNotMoment, at: range, name: name)
  }

  /// The day of the daily note that a value is a link to, which Dataview takes for a date: `[[2026-12-01]]`, in any folder.
  private func linkedDate(_ text: TextSource) -> LocalDate? {
    guard text.range.count > 4, text.bytes[text.range.lower] == UInt8(ascii: "["),
      let link = InlineScan(of: text.range, in: text.bytes).links.first, link.range == text.range
    else { return nil }
    let target = NamedLink(link, in: text.bytes).target
    return target.split(separator: "/").last.flatMap { LocalDate($0) }
  }

  /// A day, a moment, or a day with a range of times or a part of it: `2026-11-23 14:00-15:30`, `2026-11-23 evening`.
  private mutating func block(_ text: TextSource, at range: ByteRange, name: String) -> FieldValue {
    let day = ByteRange(text.range.lower, min(text.range.lower + 10, text.range.upper))
    let rest = TextSource(
      text.bytes, ByteCursor.trimming(ByteRange(day.upper, text.range.upper), of: text.bytes))
    if let date = LocalDate(text.bytes, in: day), !rest.isEmpty {
      if let times = TimeRange(rest.bytes, in: rest.range) { return .block(date, times) }
      if let part = PartOfDay(spelledIn: rest.bytes, in: rest.range) { return .block(date, part.times) }
    }
    return moment(text, at: range, name: name)
  }

  /// A wrong date that has the shape of one is a day that does not exist; anything else is no date at all.
  private mutating func failDate(
    _ text: TextSource, _ code: DiagnosticCode, at range: ByteRange, name: String
  ) -> FieldValue {
    if case .noSuchDay? = LocalDate.prefix(of: text.bytes, in: text.range) {
      return fail(.noSuchDay, at: range, values: [text.text])
    }
    return fail(code, at: range, values: [name, text.text])
  }

  private mutating func duration(_ text: TextSource, at range: ByteRange, name: String) -> FieldValue {
    guard let span = TimeSpan(text.bytes, in: text.range) else {
      return fail(.valueNotDuration, at: range, values: [name, text.text])
    }
    return .duration(span)
  }

  private mutating func number(_ text: TextSource, at range: ByteRange, name: String) -> FieldValue {
    switch NumberReading(parsing: text.bytes, in: text.range, context: context.numbers) {
    case .number(let number): return .number(number.value)
    case .refused(.ambiguous(let decimal, let thousands)):
      return fail(
        .numberAmbiguous, at: range,
        values: [text.text, decimal.value.printed(), thousands.value.printed()])
    case .refused(.tooLarge), nil: return fail(.valueNotNumber, at: range, values: [name, text.text])
    }
  }

  private mutating func integer(
    _ text: TextSource, in bounds: ClosedRange<Int>, at range: ByteRange, name: String
  ) -> FieldValue {
    guard let reading = NumberReading(parsing: text.bytes, in: text.range, context: context.numbers),
      let value = reading.value, value.isWhole
    else { return fail(.valueNotNumber, at: range, values: [name, text.text]) }
    guard bounds.contains(Int(clamping: value.numerator)) else {
      return fail(
        .numberOutOfRange, at: range,
        values: [name, text.text, String(bounds.lowerBound), String(bounds.upperBound)])
    }
    return .number(value)
  }

  private mutating func share(_ text: TextSource, at range: ByteRange, name: String) -> FieldValue {
    let value = number(text, at: range, name: name)
    guard case .number(let number) = value, number < 0 || number > 1 else { return value }
    return fail(.numberOutOfRange, at: range, values: [name, text.text, "0", "1"])
  }

  private mutating func days(_ text: TextSource, at range: ByteRange, name: String) {
    if DateSpan(text.bytes, in: text.range) == nil { _ = failDate(text, .valueNotDays, at: range, name: name) }
  }

  private mutating func cycleWeeks(_ text: TextSource, at range: ByteRange, name: String) {
    guard CycleWeeks.parsing(text) == nil else { return }
    guard case .number? = NumberReading(parsing: text.bytes, in: text.range, context: context.numbers) else {
      _ = fail(.valueNotNumber, at: range, values: [name, text.text])
      return
    }
    _ = fail(.numberOutOfRange, at: range, values: [name, text.text, "0", String(CycleWeeks.highest)])
  }

  private mutating func sort(_ text: TextSource, at range: ByteRange, name: String) -> FieldValue {
    if ListSort(text) != nil { return .text }
    return unknown(text, of: ListSort.Key.self, at: range, name: name)
  }

  private mutating func truth(_ text: TextSource, at range: ByteRange, name: String) -> FieldValue {
    guard let answer = Answer(spelledIn: text.bytes, in: text.range) else {
      return fail(.valueNotTruth, at: range, values: [name, text.text])
    }
    return .truth(answer == .yes)
  }

  private mutating func member(
    _ text: TextSource, of set: any ClosedSet.Type, at range: ByteRange, name: String
  ) -> FieldValue {
    guard let ordinal = ordinal(of: text, in: set) else { return unknown(text, of: set, at: range, name: name) }
    return .member(UInt8(clamping: ordinal))
  }

  private func ordinal(of text: TextSource, in set: any ClosedSet.Type) -> Int? {
    set.vocabulary.member(text.bytes, in: text.range)
  }

  /// Reports a value that is no member of a closed set.
  mutating func unknown(
    _ text: TextSource, of set: any ClosedSet.Type, at range: ByteRange, name: String
  ) -> FieldValue {
    diagnostics.append(
      Diagnostic(
        .unknownMember, at: range, values: [name, text.text],
        suggestions: set.vocabulary.suggestions(for: text.text)))
    return .invalid
  }

  private mutating func fail(_ code: DiagnosticCode, at range: ByteRange, values: [String]) -> FieldValue {
    diagnostics.append(Diagnostic(code, at: range, values: values))
    return .invalid
  }
}
