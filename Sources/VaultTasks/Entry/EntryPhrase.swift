import VaultModel
import VaultSyntax

/// Some words that may say something beside the title, before it is known whether they are meant so.
struct EntryPhrase {
  /// What they would say.
  enum Meaning {
    case day(DateExpression.Day)
    /// A date-time in full, or so many seconds from now.
    case moment(DateExpression)
    case days(DateExpression.Day, DateExpression.Day)
    case time(WrittenClock)
    case times(WrittenClock.Range)
    /// A part of the day beside a day or a time.
    case part(PartOfDay)
    /// Several times of each day.
    case clocks([WrittenClock])
    case dayPart(DateExpression.Day, PartOfDay)
    case length(TimeSpan, beginsBlock: Bool)
    /// A rule, and the part of each of its days: `every morning`.
    case repetition(String, RepetitionWords, PartOfDay?)
    /// How often in each period, on no day of its own: `3 times a week`.
    case quota(String, HabitQuota)
    /// Where the rule before it stops.
    case end(End)
    case priority(Priority)
    case list(String)
    case scheduled(DateExpression)
    case wait(DateExpression)
    case reminder(Reminder)
    case tag(String)
  }

  /// Where a rule stops.
  enum End {
    /// With a day; `до` may name a deadline as well.
    case until(DateExpression.Day, isDeadline: Bool)
    /// With the day before the first one of a month, or with the month's last day: `until December`, `through December`.
    case month(Int, year: Int?, isWhole: Bool)
    case count(Int)
    /// When so much time has passed since its first day.
    case lasting(months: Int, days: Int)
  }

  /// How sure they are meant so.
  enum Strength: Int, Comparable {
    /// Not at all: the word before makes them part of the sentence.
    case never
    /// Only beside a date.
    case beside
    /// At the end of the text, or beside something that is understood.
    case atEdge
    /// Wherever they stand.
    case anywhere

    static func < (left: Strength, right: Strength) -> Bool { left.rawValue < right.rawValue }
  }

  var meaning: Meaning
  var strength: Strength
  /// Places in ``EntryWords/words``.
  var words: Range<Int>
  /// Whether it is decided that it is meant.
  var isTaken = false
  /// Why it is never meant.
  var refusal: QuickEntry.Refusal?
}

extension EntryPhrase {
  /// What it says that can be said once only in a task; nothing for a tag, of which there may be many.
  var roles: Set<QuickEntry.Meaning> {
    switch meaning {
    case .dayPart: [.date, .partOfDay]
    case .repetition(_, _, .some): [.repetition, .partOfDay]
    case .moment, .days: [.date, .time]
    case .times, .clocks: [.time]
    case .tag: []
    default: [pieceMeaning]
    }
  }

  /// Whether it says when.
  var isWhen: Bool {
    switch pieceMeaning {
    case .date, .dates, .time, .times, .clocks, .partOfDay, .repetition, .end: true
    default: false
    }
  }

  /// Whether it says when or how long.
  var isOfTime: Bool { isWhen || pieceMeaning == .duration }

  /// Whether it is a weekend, of which the first day is taken.
  var isWeekend: Bool { if case .day(.weekend) = meaning { true } else { false } }

  /// The rule that it is.
  var rule: RepetitionWords? { if case .repetition(_, let words, _) = meaning { words } else { nil } }

  /// Whether it is a number of times in each period.
  var isQuota: Bool { if case .quota = meaning { true } else { false } }

  /// Whether an hour of it is taken for one of the afternoon because nothing says more.
  var isAssumed: Bool {
    switch meaning {
    case .time(let clock): clock.usual != clock.time
    case .times(let range): range.isAssumed
    case .clocks(let clocks): clocks.contains { $0.usual != $0.time }
    default: false
    }
  }

  /// The name of what it says.
  var pieceMeaning: QuickEntry.Meaning {
    switch meaning {
    case .day, .moment: .date
    case .days: .dates
    case .time: .time
    case .times: .times
    case .clocks: .clocks
    case .dayPart, .part: .partOfDay
    case .length: .duration
    case .repetition, .quota: .repetition
    case .end: .end
    case .priority: .priority
    case .list: .list
    case .scheduled: .scheduled
    case .wait: .wait
    case .reminder: .reminder
    case .tag: .tag
    }
  }
}
