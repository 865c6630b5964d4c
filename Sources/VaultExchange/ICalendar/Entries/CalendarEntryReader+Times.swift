import VaultModel
import VaultSyntax

// When an entry begins and ends (RFC 5545 sections 3.6.1 and 3.6.2).
extension CalendarEntryReader {
  mutating func readTimes(of entry: inout CalendarEntry) {
    // An occurrence that says no start of its own is at the time that it is named by.
    let start = takeMoment("DTSTART") ?? (entry.kind == .event ? occurrence : nil)
    if entry.kind == .event {
      let stated = takeEnd("DTEND", of: start)
      let length = takeLength(of: start, besides: stated)
      return entry.setTimes(start, stated ?? length)
    }
    let due = takeMoment("DUE")
    let stated = takeOwnEnd(of: start)
    let length = takeLength(of: start, besides: stated)
    let isAt = take(CalendarProperty.at).map { $0.value.trimmed.uppercased() == "TRUE" }
    entry.set(.wait, takeOwnMoment(CalendarProperty.wait)?.text)
    if let start, let end = stated ?? length, end != start {
      entry.setTimes(start, end)
      entry.set(.due, due?.text)
      return
    }
    entry.saysMoment = isAt != nil
    // A telephone has one time, and rings then: what says no other one happens at it.
    let isOne = due != nil && (start == nil || start == due)
    guard isAt ?? (isOne && due?.isWholeDay == false) else {
      if start != due { entry.set(.scheduled, start?.text) }
      entry.set(.due, due?.text)
      return
    }
    entry.setTimes(start ?? due, nil)
    if !isOne { entry.set(.due, due?.text) }
  }

  /// The end that a property states, of whole days the last one; nil, with a remark, for one that the start cannot have.
  private mutating func takeEnd(_ name: String, of start: Moment?) -> Moment? {
    guard let line = take(name) else { return nil }
    guard let end = moment(line) else {
      remark(.badValue, line: line.number, name)
      return nil
    }
    guard let start else {
      remark(.noStart, line: line.number, name)
      return nil
    }
    guard start.isWholeDay == end.isWholeDay else {
      remark(.otherType, line: line.number, name)
      return nil
    }
    guard !zones.clocks.isBefore(end, start) else {
      remark(.endBeforeStart, line: line.number, name)
      return nil
    }
    // The end of whole days is the day after; many programs write the start's own day for one day.
    return end.isWholeDay ? .day(max(start.date, end.date.adding(days: -1) ?? end.date)) : end
  }

  /// The end of a task's block as vault's own property has it.
  private mutating func takeOwnEnd(of start: Moment?) -> Moment? {
    let line = component[CalendarProperty.end]
    guard let end = takeOwnMoment(CalendarProperty.end), let line else { return nil }
    guard let start else {
      remark(.noStart, line: line.number, line.name)
      return nil
    }
    guard start.isWholeDay != end.isWholeDay || !zones.clocks.isBefore(end, start) else {
      remark(.endBeforeStart, line: line.number, line.name)
      return nil
    }
    return end
  }

  /// A moment in the spelling of notes, as vault's own properties have them.
  private mutating func takeOwnMoment(_ name: String) -> Moment? {
    guard let line = take(name) else { return nil }
    let moment = CalendarMoment.moment(inNote: CalendarText.decoded(line.value).trimmed)
    if moment == nil { remark(.badValue, line: line.number, name) }
    return moment
  }

  /// The end of something that says how long it takes, of whole days the last one; nil, with a remark, for one that the
  /// start cannot have.
  ///
  /// - Parameter stated: the end that is said in another way, which counts.
  private mutating func takeLength(of start: Moment?, besides stated: Moment?) -> Moment? {
    guard let line = take("DURATION") else { return nil }
    guard var length = CalendarDuration(line.value.trimmed) else {
      remark(.badValue, line: line.number, line.name)
      return nil
    }
    guard let start else {
      remark(.noStart, line: line.number, line.name)
      return nil
    }
    if start.isWholeDay {
      // Of whole days RFC 5545 section 3.6.1 wants days; so many hours are as good where they make days.
      let (days, rest) = length.seconds.quotientAndRemainder(dividingBy: 86_400)
      if rest != 0 { remark(.otherType, line: line.number, line.name) }
      length = CalendarDuration(days: length.days + days)
    }
    guard !length.isNegative else {
      remark(.endBeforeStart, line: line.number, line.name)
      return nil
    }
    guard length.days > 0 || length.seconds > 0 else { return nil }
    if start.isWholeDay { length.days -= 1 }
    guard let end = zones.clocks.moment(start, after: length) else {
      remark(.badValue, line: line.number, line.name)
      return nil
    }
    if let stated, stated != end { remark(.secondEnd, line: line.number, line.name) }
    return end
  }
}
