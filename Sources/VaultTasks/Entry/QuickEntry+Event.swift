package import VaultModel

extension QuickEntry {
  /// What a text can say of an event whose date is said otherwise: it has no priority, and is on no list.
  private static let besideDates: Set<Meaning> = [.duration, .repetition, .end, .reminder, .tag]

  /// Dates and times.
  private static let dates: Set<Meaning> = [.date, .time, .dates, .times, .clocks, .partOfDay]

  /// What is understood of a task whose date is said otherwise, so that dates in its text are text.
  package static let meaningsBesideDates = besideDates.union([.wait, .priority, .list])

  /// Reads the text of a task whose date is said otherwise.
  package init(_ text: String, due: Moment, isPlain: Bool, now: LocalDateTime, weekStart: Weekday = .monday) {
    self.init(text, now: now, weekStart: weekStart, only: isPlain ? [] : Self.meaningsBesideDates)
    self.due = due
  }

  /// How long an event with a time lasts that does not say it, in seconds.
  private static let usualLength: Int64 = 3600

  /// Reads the text of a new event, in the words of a task.
  ///
  /// It begins when a task of these words would be due, and is all day without a time; it ends when its length has passed,
  /// else an hour later. A text that does not say when makes an entry without ``block``.
  ///
  /// ```swift
  /// QuickEntry(event: "Lunch with Bob tomorrow 12:00", now: now).block    // 2026-11-21 12:00 to 13:00
  /// ```
  ///
  /// - Parameter start: when it begins, where that is said otherwise: then dates in the text are text.
  package init(
    event text: String, at start: Moment? = nil, now: LocalDateTime, weekStart: Weekday = .monday,
    order: DateOrder? = nil
  ) {
    let meanings = start == nil ? Self.besideDates.union(Self.dates) : Self.besideDates
    self.init(text, now: now, weekStart: weekStart, order: order, only: meanings)
    // A length of hours says nothing of whole days.
    if block == nil, (start ?? due)?.isWholeDay == true, let duration, duration.wholeDays == nil {
      self.init(text, now: now, weekStart: weekStart, order: order, only: meanings.subtracting([.duration]))
    }
    if let start { due = start }
    becomeEvent()
  }

  private mutating func becomeEvent() {
    let begin = block.map { $0.end == nil ? $0.start : nil } ?? due
    switch (begin, scheduled) {
    case (.day?, .block(let day, let times)?):
      let begin = LocalDateTime(day, times.start)
      block = Block(start: .time(begin), end: .time(begin.adding(seconds: times.duration.seconds) ?? begin))
    case (.day(let day)?, _):
      let last = duration?.wholeDays.flatMap { day.adding(days: $0 - 1) } ?? day
      block = Block(start: .day(day), end: .day(last))
      duration = nil
    case (.time(let begin)?, _):
      block = Block(
        start: .time(begin),
        end: .time(begin.adding(seconds: duration?.seconds ?? Self.usualLength) ?? begin))
      duration = nil
    case (nil, _): break
    }
    guard block != nil else { return }
    due = nil
    scheduled = nil
  }
}

extension TimeSpan {
  /// The number of days; nil for a length that is none of whole days.
  fileprivate var wholeDays: Int? {
    seconds > 0 && seconds % 86_400 == 0 ? Int(seconds / 86_400) : nil
  }
}

// MARK: - As a note

extension QuickEntry {
  /// The title of a note of its own: without the tags at its end.
  package var noteTitle: String { titleAndTags.title }

  /// What the front matter of a note of its own says beside the title.
  package var noteChanges: [ItemChange] {
    let tags = titleAndTags.tags.map { NewScalar($0, isText: true) }
    return allChanges + (tags.isEmpty ? [] : [.add(["tags"], tags)])
  }

  private var titleAndTags: (title: String, tags: [String]) {
    var words = title.split(separator: " ")[...]
    var last: [String] = []
    while let word = words.last, word.hasPrefix("#"), tags.contains(String(word.dropFirst())) {
      last.insert(String(word.dropFirst()), at: 0)
      words.removeLast()
    }
    return last.isEmpty ? (title, []) : (words.joined(separator: " "), last)
  }
}
