import VaultModel
import VaultSyntax

/// What is to change in the slots of one line, and what has no place there any more.
struct SlotChange {
  /// What changes in the slots.
  var patches: [Patch] = []
  /// What the slots said or cannot say, for the tail.
  var added: [(key: String, value: NewValue)] = []
  /// The keys whose fields may differ afterwards.
  var keys: Set<String> = []
}

extension EditedLine {
  /// A value of a key that stands in a slot; nil for a key that does not.
  ///
  /// - Parameter hasAttribute: whether the tail has the key too, so that the slot need not take what it cannot hold.
  func slotChange(
    setting key: String, to value: NewValue, hasAttribute: Bool
  ) throws(EditRefusal) -> SlotChange? {
    guard let kind = slotKind(of: key, isNew: !hasAttribute) else { return nil }
    guard case .scalar(let scalar) = value else { throw unwritable(value) }
    let text = scalar.text.trimmed
    let change: SlotChange? =
      switch kind {
      case .due: momentChange(text, of: key, as: .due)
      case .start where reading.endTime.isEmpty: momentChange(text, of: key, as: .start)
      case .start: blockChange(text, isStart: true)
      case .end: blockChange(text, isStart: false)
      case .date: LocalDate(text) == nil ? nil : SlotChange(patches: [Patch(reading.date, text)], keys: momentKeys)
      case .times: timesChange(text)
      case .amount: text.isEmpty ? nil : SlotChange(patches: [amountPatch(text)])
      }
    guard let change else { throw unwritable(value) }
    // What the slot cannot hold, the tail says already.
    return hasAttribute && !change.added.isEmpty ? nil : change
  }

  /// The slot of a key without its value; nil for a key that stands in none.
  func slotChange(removing key: String) -> SlotChange? {
    guard let kind = slotKind(of: key, isNew: false) else { return nil }
    switch kind {
    case .due, .date: return SlotChange(patches: [dateRemoval], keys: momentKeys)
    case .start where reading.endTime.isEmpty: return SlotChange(patches: [dateRemoval], keys: momentKeys)
    case .start: return SlotChange(patches: [dateRemoval], added: blockPairs(without: "start"), keys: momentKeys)
    case .end: return SlotChange(patches: [dateRemoval], added: blockPairs(without: "end"), keys: momentKeys)
    case .times:
      let range = ByteRange(reading.date.isEmpty ? times.lower : reading.date.upper, times.upper)
      let removal = reading.date.isEmpty ? ByteRange(range.lower, endOfSpaces(from: range.upper)) : range
      return SlotChange(patches: [Patch(removal, "")], keys: momentKeys)
    case .amount:
      return SlotChange(patches: amountRemoval.map { [Patch($0, "")] } ?? [])
    }
  }

  private enum SlotKind { case due, start, end, date, times, amount }

  private func slotKind(of key: String, isNew: Bool) -> SlotKind? {
    let isFilled = fields(named: key).contains { $0.source == .slot }
    switch key {
    case "due": return isFilled ? .due : nil
    case "start": return isFilled ? .start : nil
    case "end": return isFilled ? .end : nil
    case "date": return isFilled ? .date : nil
    case "at":
      let mayStand = grammar.time == .afterDateOrAlone || (grammar.time == .afterDate && !reading.date.isEmpty)
      return isFilled || (isNew && mayStand) ? .times : nil
    case "amount":
      return isFilled || (isNew && grammar.amount == .leading) ? .amount : nil
    default: return nil
    }
  }

  /// The keys that a line's date and times say.
  private var momentKeys: Set<String> { ["date", "at", "due", "start", "end"] }

  private func unwritable(_ value: NewValue) -> EditRefusal {
    refusal(.valueNotWritable, value.scalars.map(\.text).joined(separator: ", "))
  }
}

// MARK: - Date and times

extension EditedLine {
  /// The times of the line, from the first to the last byte.
  private var times: ByteRange {
    ByteRange(reading.startTime.lower, max(reading.startTime.upper, reading.endTime.upper))
  }

  /// The date with its times and the white space behind them.
  private var dateRemoval: Patch {
    Patch(ByteRange(reading.date.lower, endOfSpaces(from: max(reading.date.upper, times.upper))), "")
  }

  private func endOfSpaces(from offset: Int) -> Int {
    bytes.skippingSpaces(from: offset, to: line.content.upper)
  }

  /// A new day, and time if one is given, of a line whose date says when its task is due, or with one time when it starts.
  ///
  /// What would be read there as the other of the two goes to the tail.
  private func momentChange(
    _ text: String, of key: String, as meant: LineReadings.SlotMoment
  ) -> SlotChange? {
    let toTail = SlotChange(
      patches: [dateRemoval], added: [(key, .scalar(NewScalar(text)))], keys: momentKeys.union([key]))
    if let moment = LocalDateTime(text) {
      guard moment.zone == nil, self.moment(of: moment.time, isForLesson: isForLesson) == meant else { return toTail }
      let time =
        reading.startTime.isEmpty
        ? Patch(insertingAt: reading.date.upper, " " + moment.time.text) : timePatch(reading.startTime, moment.time)
      return SlotChange(patches: [Patch(reading.date, moment.date.text), time], keys: momentKeys)
    }
    guard let date = LocalDate(text) else { return nil }
    guard meant == .due else { return toTail }
    var patches = [Patch(reading.date, date.text)]
    if !reading.startTime.isEmpty {
      patches.append(Patch(ByteRange(reading.date.upper, reading.startTime.upper), ""))
    }
    return SlotChange(patches: patches, keys: momentKeys)
  }

  /// What becomes of the date and the one time of a line that is to be of a lesson, or no longer: by a lesson that time is
  /// when the task is due, and the task of none keeps that in its tail.
  ///
  /// - Parameter hasLesson: whether it will be of one.
  func lessonChange(_ hasLesson: Bool) -> SlotChange? {
    guard item.type == .task, !reading.startTime.isEmpty, reading.endTime.isEmpty else { return nil }
    guard !hasLesson, case .dateTime(let moment)? = slot("due")?.value, attributes(named: "due").isEmpty,
      self.moment(of: moment.time, isForLesson: false) == .start
    else { return SlotChange(keys: momentKeys) }
    return SlotChange(patches: [dateRemoval], added: [("due", .scalar(NewScalar(moment.text)))], keys: momentKeys)
  }

  private var isForLesson: Bool { note.readings.isForLesson(reading) }

  private func moment(of time: LocalTime, isForLesson: Bool) -> LineReadings.SlotMoment {
    LineReadings.moment(ofTime: time.text.utf8, isForLesson: isForLesson)
  }

  /// A new start or end of a line with a date and a range of times.
  ///
  /// Where start and end are not a day and a range of times any more, both go to the tail, so that neither changes
  /// unasked.
  private func blockChange(_ text: String, isStart: Bool) -> SlotChange? {
    let key = isStart ? "start" : "end"
    let added =
      isStart
      ? [("start", NewValue.scalar(NewScalar(text)))] + blockPairs(without: "start")
      : blockPairs(without: "end") + [("end", NewValue.scalar(NewScalar(text)))]
    let toTail = SlotChange(patches: [dateRemoval], added: added, keys: momentKeys.union([key]))
    guard let moment = LocalDateTime(text) else { return LocalDate(text) == nil ? nil : toTail }
    guard let old = block, moment.zone == nil else { return toTail }
    let start = isStart ? moment : old.start
    let end = isStart ? old.end : moment
    guard start.adding(seconds: TimeRange(start.time, end.time).duration.seconds) == end else { return toTail }
    var patches = [Patch(reading.date, start.date.text)]
    patches.append(isStart ? timePatch(reading.startTime, start.time) : timePatch(reading.endTime, end.time))
    return SlotChange(patches: patches, keys: momentKeys)
  }

  /// Another day and other times in the slots of a line that begins with a day and a range of times.
  ///
  /// - Throws: that it does not, or that the new ones are not a day and a range of times.
  func movingBlock(_ start: LocalDateTime, _ end: LocalDateTime) throws(EditRefusal) -> LinePlan {
    guard block != nil, start.zone == nil, end.zone == nil,
      start.adding(seconds: TimeRange(start.time, end.time).duration.seconds) == end
    else { throw refusal(.valueNotWritable, start.text + " - " + end.text) }
    let patches = [
      Patch(reading.date, start.date.text), timePatch(reading.startTime, start.time),
      timePatch(reading.endTime, end.time),
    ]
    var plan = LinePlan(patches, in: self, keys: momentKeys)
    plan.expectation = { note, number in
      guard let item = note.item(ofLine: number) else { return false }
      return note.value(.start, of: item) == .dateTime(start) && note.value(.end, of: item) == .dateTime(end)
    }
    return plan
  }

  /// The start and end that the slots say.
  private var block: (start: LocalDateTime, end: LocalDateTime)? {
    guard case .dateTime(let start)? = slot("start")?.value, case .dateTime(let end)? = slot("end")?.value else {
      return nil
    }
    return (start, end)
  }

  /// What the slots say of start and end but for one of them, for the tail.
  private func blockPairs(without key: String) -> [(key: String, value: NewValue)] {
    guard let block else { return [] }
    let other = key == "start" ? "end" : "start"
    guard attributes(named: other).isEmpty else { return [] }
    return [(other, .scalar(NewScalar((other == "start" ? block.start : block.end).text)))]
  }

  private func slot(_ key: String) -> Field? { fields(named: key).first { $0.source == .slot } }

  /// A time in the place of another, which stays as it is when it says the same.
  private func timePatch(_ range: ByteRange, _ time: LocalTime) -> Patch {
    LocalTime(bytes, in: range) == time ? Patch(ByteRange(range.lower, range.lower), "") : Patch(range, time.text)
  }

  /// A time or a range of times, in the slot or as a new one behind the date.
  private func timesChange(_ text: String) -> SlotChange? {
    guard TimesOfDay(text) != nil else { return nil }
    if !reading.startTime.isEmpty { return SlotChange(patches: [Patch(times, text)], keys: momentKeys) }
    let patch =
      reading.date.isEmpty
      ? Patch(insertingAt: line.content.lower, text + " ") : Patch(insertingAt: reading.date.upper, " " + text)
    return SlotChange(patches: [patch], keys: momentKeys)
  }
}

/// A time of day, or a range of two.
enum TimesOfDay: Equatable {
  /// One time.
  case time(LocalTime)
  /// From one time to another.
  case range(TimeRange)

  /// Reads `14:00` or `14:00-15:30`; nil for anything else.
  init?(_ text: String) {
    if let time = LocalTime(text) {
      self = .time(time)
    } else if let range = TimeRange(text) {
      self = .range(range)
    } else {
      return nil
    }
  }
}

extension Note {
  /// The times in the slots of a line.
  func times(of item: Item) -> TimesOfDay? {
    guard let reading = item.reading.map({ readings.lines[$0] }), !reading.startTime.isEmpty else { return nil }
    let upper = max(reading.startTime.upper, reading.endTime.upper)
    return TimesOfDay(document.text(ByteRange(reading.startTime.lower, upper)))
  }
}

// MARK: - Amount

extension EditedLine {
  /// The amount with its emphasis and the space behind it, or with what joins it to the name before it; nil when the line
  /// names none that can be read.
  private var amountRemoval: ByteRange? {
    let range: ByteRange
    switch reading.amountStyle {
    case .emphasised: range = ByteRange(reading.amount.lower - 1, reading.amount.upper + 1)
    case .money: range = reading.amount
    case .unmarked, .absent:
      guard let stated = note.statedAmount(of: item) else { return nil }
      guard stated.isLeading else { return ByteRange(stated.name.upper, stated.range.upper) }
      range = stated.range
    }
    return ByteRange(range.lower, endOfSpaces(from: range.upper))
  }

  /// An amount in the place of the old one, in emphasis as the old one was; a new one is emphasised.
  private func amountPatch(_ text: String) -> Patch {
    switch reading.amountStyle {
    case .emphasised, .money: return Patch(reading.amount, text)
    case .unmarked, .absent:
      if let stated = note.statedAmount(of: item) { return Patch(stated.range, text) }
    }
    return Patch(insertingAt: reading.text.lower, "*\(text)* ")
  }
}
