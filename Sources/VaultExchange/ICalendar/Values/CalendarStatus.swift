import VaultModel

/// Values of `STATUS` (RFC 5545 section 3.8.1.11).
enum CalendarStatus {
  /// The status of a note; nil for the one that needs no words, and for an unknown one.
  static func name(of value: String, kind: CalendarEntry.Kind) -> String? {
    switch (value, kind) {
    case ("COMPLETED", .task): TaskStatus.done.name
    case ("IN-PROCESS", .task): TaskStatus.inProgress.name
    case ("CANCELLED", .task): TaskStatus.cancelled.name
    case ("CANCELLED", .event): "cancelled"
    case ("TENTATIVE", .event): "tentative"
    default: nil
    }
  }

  /// The value for the status of a note; nil for one that iCalendar has no word for.
  static func value(of name: String, kind: CalendarEntry.Kind) -> String? {
    guard kind == .task else {
      if TaskStatus(spelling: name) == .cancelled { return "CANCELLED" }
      return name.lowercased() == "tentative" ? "TENTATIVE" : nil
    }
    return switch TaskStatus(spelling: name) {
    case .done: "COMPLETED"
    case .inProgress: "IN-PROCESS"
    case .cancelled: "CANCELLED"
    case .open: "NEEDS-ACTION"
    case nil: nil
    }
  }
}

/// Values of `CLASS` (RFC 5545 section 3.8.1.3): without one it is public.
enum CalendarClassification: String {
  case `public` = "PUBLIC"
  case `private` = "PRIVATE"
  case confidential = "CONFIDENTIAL"
}

/// Values of `TRANSP` (RFC 5545 section 3.8.2.7): without one it is opaque, of a whole day as well.
enum CalendarTransparency: String {
  case opaque = "OPAQUE"
  case transparent = "TRANSPARENT"
}

/// Values of `PRIORITY`: 1 to 4 are high, 5 is medium, 6 to 9 are low, 0 is none (RFC 5545 section 3.8.1.9).
enum CalendarPriority {
  static func name(of number: Int) -> String? {
    switch number {
    case 1...4: Priority.high.name
    case 5: Priority.medium.name
    case 6...9: Priority.low.name
    default: nil
    }
  }

  static func number(of name: String) -> Int? {
    switch Priority(spelling: name) {
    case .high: 1
    case .medium: 5
    case .low: 9
    default: nil
    }
  }
}

/// Moments that iCalendar writes in UTC only: `COMPLETED`, `CREATED`.
///
/// A note may say the day alone. It goes out as noon, which is the same day in all zones from -12 to +11 hours, and noon
/// comes back as the day.
enum CalendarStamp {
  private static let noon = LocalTime(hour: 12, minute: 0) ?? .midnight

  /// The moment as a note says it; one that a program wrote without `Z` is of UTC all the same.
  static func moment(_ moment: Moment) -> Moment {
    guard case .time(var time) = moment else { return moment }
    time.zone = time.zone ?? .utc
    return time.zone == .utc && time.time == noon ? .day(time.date) : .time(time)
  }

  /// The value for a moment of a note; a time without a zone is taken as one of UTC, because nothing tells another one.
  static func value(of moment: Moment) -> String {
    switch moment {
    case .day(let date): CalendarMoment.value(of: .time(LocalDateTime(date, noon, zone: .utc)))
    case .time(let time):
      switch time.zone {
      case .offset, .utc: CalendarMoment.value(of: moment)
      case .named, nil: CalendarMoment.value(of: .time(LocalDateTime(time.date, time.time, zone: .utc)))
      }
    }
  }
}
