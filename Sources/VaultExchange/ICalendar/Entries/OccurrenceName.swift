import VaultModel

/// How an occurrence of a series is named: by the moment at which the series has it (`RECURRENCE-ID`, RFC 5545 section
/// 3.8.4.4), whatever zone writes it.
///
/// ```swift
/// // 02:00 in New York, of a series at 09:00 in Kyiv.
/// OccurrenceName.text(moment, inSeriesFrom: start, clocks)      // "20261110T090000"
/// ```
enum OccurrenceName {
  /// The occurrence that a moment means, on the clock of its series; of a series of whole days a day.
  ///
  /// - Parameter isFurther: whether the moment is a date besides those of the rule, and names none of these.
  static func moment(
    _ moment: Moment, inSeriesFrom start: Moment, isFurther: Bool = false, _ clocks: CalendarClocks
  ) -> Moment {
    switch (start, moment) {
    case (.day, .day): return moment
    case (.day, .time(let time)): return .day(day(of: time, clocks))
    case (.time(let first), .day(let day)): return .time(LocalDateTime(day, first.time, zone: first.zone))
    case (.time(let first), .time(let time)): return .time(Self.time(time, first, isFurther: isFurther, clocks))
    }
  }

  /// The day whose beginning a time is, on its own clock or on those of the vault; else the day it is written with.
  private static func day(of time: LocalDateTime, _ clocks: CalendarClocks) -> LocalDate {
    guard time.time != .midnight, time.zone != nil, case let here = clocks.time(time, in: nil), here.zone == nil,
      here.time == .midnight
    else { return time.date }
    return here.date
  }

  private static func time(
    _ written: LocalDateTime, _ first: LocalDateTime, isFurther: Bool, _ clocks: CalendarClocks
  ) -> LocalDateTime {
    var time = written
    if time.zone == nil { time.zone = first.zone }
    time = clocks.time(time, in: first.zone)
    if time.zone == first.zone, time.time == first.time { return time }
    // The occurrence may be at a time that the clocks skip.
    let occurrence = LocalDateTime(time.date, first.time, zone: first.zone)
    if let instant = clocks.instant(of: time), clocks.instant(of: occurrence) == instant { return occurrence }
    // A series on every clock has its own time on the clock of a zone too.
    guard !isFurther, first.zone == nil, written.zone != .utc, written.time == first.time else { return time }
    return LocalDateTime(written.date, written.time)
  }

  // MARK: Values

  /// The value that names the occurrence: on the clock of the series, else in UTC.
  ///
  /// - Parameters:
  ///   - start: the start of the series; nil where nobody knows it.
  ///   - own: the start of the occurrence itself, whose zone is that of the series where the name has it too.
  static func text(
    _ moment: Moment, inSeriesFrom start: Moment?, ownStart own: Moment? = nil, _ clocks: CalendarClocks
  ) -> String {
    if let start { return CalendarMoment.value(of: Self.moment(moment, inSeriesFrom: start, clocks)) }
    guard case .time(let time) = moment, time.zone != nil, time.zone != own?.zone else {
      return CalendarMoment.value(of: moment)
    }
    return CalendarMoment.value(of: .time(clocks.time(time, in: .utc)))
  }

  /// The other name of an occurrence: in UTC of one that is named on the clock of the series, and the other way round; nil
  /// where there is none, and where the zone of the series is not known.
  static func other(than text: String, inSeriesFrom start: Moment?, _ clocks: CalendarClocks) -> String? {
    guard case .time(var time)? = CalendarMoment.moment(text), let start, !start.isWholeDay, start.zone != .utc else {
      return nil
    }
    let other: LocalDateTime
    if time.zone == .utc {
      other = clocks.time(time, in: start.zone)
    } else {
      time.zone = start.zone
      other = clocks.time(time, in: .utc)
    }
    return other.zone == time.zone ? nil : CalendarMoment.value(of: .time(other))
  }
}

/// An entry as its component says it, which may stand before that of its series.
struct ReadEntry: Sendable {
  var entry: CalendarEntry
  /// The occurrence that it is, with the zone in which it is named; nil for a series or a single entry.
  let occurrence: Moment?
  /// Whether it has no `UID` of its own, so that its title alone tells the series that an occurrence is of.
  let isNameless: Bool
  /// Which of several with its identifier it is.
  let revision: CalendarRevision

  init(
    _ entry: CalendarEntry, occurrence: Moment? = nil, isNameless: Bool = false, revision: CalendarRevision = .oldest
  ) {
    self.entry = entry
    self.occurrence = occurrence ?? entry.identifier.occurrence.flatMap { CalendarMoment.moment($0) }
    self.isNameless = isNameless
    self.revision = revision
  }

  /// Whether occurrences count from its start.
  var repeats: Bool { occurrence == nil && !(entry[.recurrence].isEmpty && entry[.also].isEmpty) }

  /// What stands for its series.
  var series: CalendarKey {
    isNameless
      ? CalendarKey("\u{0}" + entry.kind.rawValue + "\u{0}" + entry.title) : CalendarKey(entry.identifier.uid)
  }

  /// Names an occurrence by the moment at which its series has it, and without a `UID` by that of the series.
  ///
  /// - Parameter start: the start of the series; nil where nobody knows it.
  mutating func name(inSeriesFrom start: Moment?, _ clocks: CalendarClocks) {
    guard let occurrence else { return }
    if isNameless, let start {
      entry.identifier = .made(of: entry.kind, entry.title, [start, nil], clocks)
    }
    entry.identifier.occurrence = OccurrenceName.text(
      occurrence, inSeriesFrom: start, ownStart: entry.repetitionStart, clocks)
  }
}

extension CalendarIdentifier {
  /// The identifier of an entry that has none: of its kind, title, start and occurrence, so that it is the same in every
  /// file in which these are, whatever else changed.
  static func made(
    of kind: CalendarEntry.Kind, _ title: String, _ moments: [Moment?], _ clocks: CalendarClocks
  ) -> CalendarIdentifier {
    let words = moments.map { moment -> String in
      guard case .time(let time)? = moment, time.zone != nil else { return moment?.text ?? "" }
      return clocks.time(time, in: .utc).text
    }
    return made(of: [kind.componentName, title] + words)
  }
}
