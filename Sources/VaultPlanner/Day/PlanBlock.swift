package import VaultModel

/// Something that stands in a day.
package struct PlanBlock: Sendable, Hashable {
  package enum Kind: String, Sendable, Hashable, CaseIterable {
    case allDay = "all-day"
    case event, lesson, fixed, pinned, running, planned, free, done, missed
  }

  /// The day it belongs to: that on which its window began.
  package var day: LocalDate
  /// When it is; nil for what lasts all day.
  package var span: Range<Int64>?
  package var kind: Kind
  /// What its reader knows it by; nil for free time.
  package var source: Int?
  package var reasons: [PlanReason] = []
}

/// A task that is not planned.
package struct LeftTask: Sendable, Hashable {
  package var source: Int
  package var reasons: [PlanReason]
  /// What of it is not planned, in seconds.
  package var length: Int64
  /// The first day on which there is room; nil where none is near.
  package var firstDay: LocalDate?
  /// Whether it is neither due within seven days nor meant to be done by now.
  package var isDistant: Bool
}

/// Why a task stands where it does, or is left out.
package enum PlanReason: Sendable, Hashable {
  case overdue, dueToday
  /// It was meant for the day, or for one before it.
  case scheduled
  /// It is due within seven days.
  case dueSoon
  /// It has no near date.
  case distant
  case priority, hardestFirst, easiestFirst
  /// As check-ins say that a better mood is to be expected.
  case history
  /// It was moved up to be in time.
  case deadline
  /// It is not done in time.
  case late
  /// It goes beyond what is planned on a day, and is planned because it is due.
  case beyondCapacity
  /// It was missed at the time that a person wrote.
  case missed
  /// One of several parts.
  case part
  /// It follows another task of the plan.
  case follows
  /// There is no gap for it.
  case noRoom(seconds: Int64)
  /// The day has no active hours.
  case noHours
  /// More would be planned than the capacity of the day.
  case capacity
  /// So many tasks that say nothing of a plan are planned on the day already.
  case fill
  /// What comes first is not planned.
  case waits
  /// It is hidden until a day.
  case hidden(LocalDate)

  /// The same for programs.
  package var text: String {
    switch self {
    case .overdue: "overdue"
    case .dueToday: "due today"
    case .scheduled: "scheduled"
    case .dueSoon: "due within 7 days"
    case .distant: "no near date"
    case .priority: "priority"
    case .hardestFirst: "hardest first"
    case .easiestFirst: "easiest first"
    case .history: "history"
    case .deadline: "deadline"
    case .late: "late"
    case .beyondCapacity: "beyond capacity"
    case .missed: "missed"
    case .part: "part"
    case .follows: "follows"
    case .noRoom(let seconds): "no room for \(TimeSpan(seconds: seconds).text)"
    case .noHours: "no active hours"
    case .capacity: "capacity"
    case .fill: "fill"
    case .waits: "waits"
    case .hidden(let day): "waits until \(day.text)"
    }
  }
}
