package import VaultModel
import VaultSyntax

/// Values of the types DATE and DATE-TIME (RFC 5545 sections 3.3.4 and 3.3.5).
package enum CalendarMoment {
  /// Reads `20261120`, `20261120T143000` or `20261120T143000Z`; nil for anything else.
  package static func moment(_ value: String) -> Moment? { moment(Array(value.utf8)) }

  static func moment(_ bytes: [UInt8]) -> Moment? {
    switch RecurrenceEnd(bytes, in: ByteRange(0, bytes.count)) {
    case .date(let date): .day(date)
    case .local(let time): .time(time)
    case .utc(let time): .time(LocalDateTime(time.date, time.time, zone: .utc))
    case nil: nil
    }
  }

  /// Reads the text of a moment in a note; nil for anything else.
  package static func moment(inNote text: String) -> Moment? {
    LocalDate(text).map(Moment.day) ?? LocalDateTime(text).map(Moment.time)
  }

  /// The value without its zone: an offset from UTC, which iCalendar does not write, is moved to UTC.
  package static func value(of moment: Moment) -> String {
    switch moment {
    case .day(let date): return RecurrenceEnd.date(date).text
    case .time(let time):
      switch time.zone {
      case .utc: return RecurrenceEnd.utc(time).text
      case .offset(let seconds):
        return RecurrenceEnd.utc(time.adding(seconds: -Int64(seconds)) ?? time).text
      case .named, nil: return RecurrenceEnd.local(time).text
      }
    }
  }

  /// The line of a property that says a moment.
  package static func line(_ name: String, _ moment: Moment) -> ContentLine {
    ContentLine(name, parameters(of: moment), value(of: moment))
  }

  /// `VALUE=DATE` of a day, `TZID` of a moment in a zone.
  package static func parameters(of moment: Moment) -> [ContentLine.Parameter] {
    if moment.isWholeDay { return [.init("VALUE", ["DATE"])] }
    if case .time(let time) = moment, case .named(let zone) = time.zone { return [.init("TZID", [zone])] }
    return []
  }
}

extension Moment {
  /// The zone that is written behind it, or nil.
  var zone: WrittenZone? {
    if case .time(let time) = self { time.zone } else { nil }
  }

  /// The same moment on the clock of its zone, some seconds later; a day by whole days. Nil outside the years 1 … 9999.
  func adding(seconds: Int64) -> Moment? {
    switch self {
    case .day(let date): date.adding(days: Int(clamping: seconds / 86_400)).map(Moment.day)
    case .time(let time): time.adding(seconds: seconds).map(Moment.time)
    }
  }

  /// Seconds since 1970-01-01 00:00 on its clock; of a day those of its beginning.
  var clockSeconds: Int64 {
    switch self {
    case .day(let date): Int64(date.daysSinceEpoch) * 86_400
    case .time(let time): time.secondsSinceEpoch
    }
  }
}
