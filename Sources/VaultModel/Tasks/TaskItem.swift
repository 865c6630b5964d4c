/// A task: a note of that type, or a checkbox line.
///
/// ```swift
/// let task = note.task(of: item)
/// task.kind        // .fixed: it starts at a time
/// task.blockEnd    // its end, or its start and its duration
/// ```
///
/// Source: the vault format, section 5.
package struct TaskItem: Sendable, Hashable {
  /// What a task says of how it is to be planned, besides its dates.
  package struct Said: OptionSet, Sendable, Hashable {
    package let rawValue: UInt8

    package init(rawValue: UInt8) { self.rawValue = rawValue }

    /// A duration, or a block.
    package static let length = Said(rawValue: 1)
    package static let category = Said(rawValue: 2)
    package static let difficulty = Said(rawValue: 4)
    package static let priority = Said(rawValue: 8)
  }

  /// Whether its time is set.
  package enum Kind: Sendable, Hashable {
    /// It starts at a time.
    case fixed
    /// It may be done at any time.
    case flexible
  }

  package var title: String
  package var status: TaskStatus
  /// The mark in the checkbox as written, such as `>`; empty for a note.
  package var mark: String
  package var due: Moment?
  /// When it happens: a block from a time on, or a day.
  package var start: Moment?
  /// When its block ends, where that is said; see ``blockEnd``.
  package var end: Moment?
  /// When somebody means to do it.
  package var scheduled: PlannedTime?
  /// The same for each sitting of one that is done in several; empty of any other.
  package var sittings: [PlannedTime] = []
  /// Whether a plan gave it the time at which somebody means to do it, of one occurrence.
  package var isPlanOwned = false
  /// The day on which a person meant to do what a plan gave a time.
  package var ownDay: PlannedTime?
  /// It is hidden until then.
  package var wait: Moment?
  package var completed: Moment?
  package var cancelled: Moment?
  package var created: Moment?
  package var priority: Priority
  package var isFlagged: Bool
  package var list: String?
  /// Lists that it was kept out of by hand.
  package var notLists: [String]
  package var tags: [String]
  /// How it repeats on days of its own.
  package var repetition: Repetition?
  /// How often it is to be done in each period, on no day of its own; ``repetition`` is nil then.
  package var quota: HabitQuota?
  package var reminders: [Reminder]
  /// Whether it asks for no reminder, not even the usual one.
  package var isUnreminded = false
  package var url: String?
  package var location: String?
  package var attachments: [String]
  /// The task it is a part of, where its own key says so.
  package var parent: NamedLink?
  /// The tasks that come first.
  package var depends: [NamedLink]
  /// Its place among others when sorted by hand.
  package var order: Rational?
  /// How long it takes: as given, else as long as its fixed block lasts, else 30 minutes.
  package var duration: TimeSpan
  /// An open set; `other` unless given.
  package var category: String
  package var difficulty: Difficulty
  /// What it says itself of how it is to be planned.
  package var said: Said = []
  /// The class it is for, and the lesson.
  package var subject: String?
  package var lesson: String?
  /// Whether it may be done in several sittings.
  package var isSplit: Bool
  /// How long was spent on it so far, and on which days.
  package var spentTime: SpentTime?
  /// What becomes of its line when it is done; nil unless the task says it.
  package var onCompletion: CompletionAction?
  /// What was done of a repeating task.
  package var log: [CompletionRecord]
  /// Its own subtasks, as places in ``Note/items``.
  package var subtasks: [Int]

  /// How long was spent on it so far.
  package var spent: TimeSpan? { spentTime?.total }

  /// Whether it is to be done again and again, on days of its own or not.
  package var repeats: Bool { repetition != nil || quota != nil }

  /// Fixed with a start at a time, else flexible; a day on which it starts makes nothing fixed.
  package var kind: Kind { start?.timeOfDay == nil ? .flexible : .fixed }

  /// When what happens is over: its end, else of a start at a time as much later as it takes; nil of a day without an end.
  package var blockEnd: Moment? {
    guard end == nil, case .time(let time)? = start else { return end }
    return time.adding(seconds: duration.seconds).map(Moment.time)
  }

  /// The task's day, by which lists of tasks are asked and sorted: when it is due, else when it starts.
  package var day: Moment? { due ?? start }

  /// When somebody means to do it: each sitting, or the one time.
  package var allSittings: [PlannedTime] { sittings.isEmpty ? [scheduled].compactMap(\.self) : sittings }

  /// The date that its repetition is laid from: its day, else when somebody means to do it.
  package var repeatedDate: Moment? { day ?? scheduled?.moment }

  /// How long a task takes that neither says it nor has a block.
  package static let defaultDuration = TimeSpan(seconds: 30 * 60)
  /// The category of a task that does not say it.
  package static let defaultCategory = "other"
}

extension TaskItem.Kind: FactConvertible {
  package var factValue: FactValue? { .text("\(self)") }
}
