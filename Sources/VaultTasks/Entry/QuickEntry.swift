package import VaultModel
package import VaultSyntax

/// A task as somebody types it in one line, and what was understood of it.
///
/// ```swift
/// let entry = QuickEntry("Call Ann tomorrow 15:00 #work !high every week", now: now)
/// entry.title          // "Call Ann #work"
/// entry.block?.start   // 2026-11-21 15:00
/// entry.repetition     // "every week"
/// ```
///
/// What is not sure to be meant as a date, a length or a rule stays part of the title: an entry never fails. Text in
/// quotation marks, links, addresses of the web and code are never looked into.
///
/// ## Topics
/// - What was understood: ``due``, ``block``, ``scheduled``, ``priority``, ``tags``, ``list``, ``repetition``
/// - Where it stands: ``pieces``
/// - What is to be written: ``slot``, ``changes``
package struct QuickEntry: Sendable, Hashable {
  /// When it happens: from a time on, or from one to another; or whole days.
  package struct Block: Sendable, Hashable {
    package var start: Moment
    /// The end; of whole days the last one. Nil where it is left open.
    package var end: Moment?

    package init(start: Moment, end: Moment? = nil) {
      self.start = start
      self.end = end
    }
  }

  /// What a part of the text says.
  package enum Meaning: String, Sendable, Hashable {
    case date, time, dates, times, clocks, partOfDay, scheduled, wait, duration, repetition, end, priority, list
    case reminder, tag
  }

  /// Why something that reads like a time or a rule stays in the title.
  package enum Refusal: Sendable, Hashable {
    /// Several times of day in a task that does not repeat.
    case timesWithoutRule
    /// Several times of day that no one rule says.
    case timesInNoRule
    /// A rule that ends before its first occurrence.
    case ruleIsOver
    /// A phrase of dates and times of which a part is not understood, or says something else than the rest.
    case notUnderstood
    /// `12/5`, which is one of two days.
    case twoDates(LocalDate, LocalDate)
    /// A time or a rule beside a day that vault cannot know, with its words: `Christmas`, `the next day`.
    case unknownDay(String)
    /// A date that the word before it makes part of the sentence: `the` in `the sunday paper`.
    case partOfSentence(String)
    /// A date that calls a place: `проспект 8 Березня`.
    case name
    /// A date that is over, or names the past.
    case isOver
    /// Where something else is moved: `move the meeting to Friday`.
    case moved
    /// One of several dates of one text: `Ann on Monday and Bob on Tuesday`.
    case severalDates
    /// A date without which the title would end in the word.
    case cut(String)
    /// A time of a zone that vault does not know the clock of: `10am EST`.
    case zone(String)
    /// What may be another word where it stands: `sat`, `6:45`.
    case unsure
    /// `25.12` in English, where it may be a number.
    case dotted
    /// A word that is nearly the name of a day, with that name.
    case nearly(String)
    /// A part of the day, a month or `midnight` without the day of it.
    case dayMissing
  }

  /// The order of the numbers of a date with slashes.
  package enum DateOrder: Sendable, Hashable {
    case dayFirst, monthFirst

    /// The order of a locale's tag; nil for English without a country, and where there is none.
    package init?(locale: String?) {
      guard let tag = locale?.lowercased(), !tag.isEmpty else { return nil }
      let parts = tag.split { $0 == "-" || $0 == "_" || $0 == "." }
      if parts.contains("us") {
        self = .monthFirst
      } else if parts == ["en"] || parts.contains("ph") {
        return nil
      } else {
        self = .dayFirst
      }
    }
  }

  /// Words that stay in the title although they read like more.
  package struct Left: Sendable, Hashable {
    package var reason: Refusal
    /// As typed.
    package var text: String
  }

  /// A part of the text that was understood.
  package struct Piece: Sendable, Hashable {
    package var meaning: Meaning
    /// Its bytes in the text, with a preposition before it and without punctuation behind it.
    package var range: ByteRange
  }

  /// The words that are left, with their tags; empty when everything was understood.
  package internal(set) var title = ""
  /// By when it is to be done, or the day on which.
  package internal(set) var due: Moment?
  /// The words that made a time one by which it is to be done, as typed: `by`, `no later than`.
  package internal(set) var deadlineWord: String?
  package internal(set) var block: Block?
  package internal(set) var scheduled: PlannedTime?
  /// The part of the day that ``scheduled`` is, where a word said so: it leaves the time open, which hours would not.
  package internal(set) var scheduledPart: PartOfDay?
  package internal(set) var wait: Moment?
  package internal(set) var priority: Priority?
  /// Without `#`.
  package internal(set) var tags: [String] = []
  /// The name of the list as typed.
  package internal(set) var list: String?
  package internal(set) var duration: TimeSpan?
  /// The rule as typed, with the dates of its end written out; RRULE text where it has several times of day.
  package internal(set) var repetition: String?
  /// What the rule says, but for ``clocks``.
  package internal(set) var rule: RepetitionWords?
  /// How often in each period, which stands in ``repetition`` where no rule does.
  package internal(set) var quota: HabitQuota?
  /// The times of day of a rule that has several, ascending; its first one is that of ``block``.
  package internal(set) var clocks: [LocalTime] = []
  package internal(set) var reminder: Reminder?
  /// What was taken for a time of the afternoon because its hour is one of 1 to 6 and nothing says more, as typed.
  package internal(set) var assumed: [String] = []
  /// What stays in the title because no task says it, in the order of the text.
  package internal(set) var left: [Left] = []
  /// In the order of the text, not overlapping.
  package internal(set) var pieces: [Piece] = []

  /// Whether anything but tags was understood, so that the line is not the text as it was typed.
  package var understandsAnything: Bool { pieces.contains { $0.meaning != .tag } }
}

extension QuickEntry {
  /// The bytes of the longest text that is understood; a longer one is nothing that somebody types.
  static let greatestLength = 4096

  /// Reads the text of a new task, in English and Ukrainian.
  ///
  /// - Parameters:
  ///   - now: what relative dates count from, and what a time without a date is compared with.
  ///   - weekStart: the first day of a week, for `next fri`.
  ///   - order: which of the numbers of `12/5` is the day; nil where nothing tells.
  ///   - meanings: what alone is to be understood; nil for everything.
  /// - Complexity: O(*n*) in the bytes of the text.
  package init(
    _ text: String, now: LocalDateTime, weekStart: Weekday = .monday, order: DateOrder? = nil,
    only meanings: Set<Meaning>? = nil
  ) {
    let isTyped = text.utf8.count <= Self.greatestLength
    let words = EntryWords(isTyped ? Array(text.utf8) : [])
    func read(_ words: EntryWords) -> EntryReader {
      var reader = EntryReader(words, now: now, weekStart: weekStart, order: order, only: meanings)
      reader.read()
      return reader
    }
    let whole = read(words)
    self = whole.entry
    if !whole.phrases.contains(where: { $0.isTaken && $0.isOfTime }), let aside = EntryAside(words),
      case let plain = read(EntryWords(aside.bytes)), plain.saysWhenOnly(in: aside)
    {
      self = plain.entry
      // The mark goes with the first thing behind it.
      if let first = pieces.firstIndex(where: { $0.range.lower >= aside.range.lower }) {
        pieces[first].range = ByteRange(aside.mark, pieces[first].range.upper)
      }
    }
    if !isTyped { title = text }
  }
}

extension QuickEntry {
  /// What may stand before the title in a line, as the vault format has it (section 3): `2026-11-21 15:00`,
  /// `2026-11-21 14:00-15:30`; nil when nothing does.
  package var slot: String? {
    if let block {
      guard case .time(let start) = block.start, start.zone == nil else { return nil }
      guard let last = block.end else { return block.start.text }
      guard case .time(let end) = last, end.zone == nil else { return nil }
      let times = TimeRange(start.time, end.time)
      guard start.adding(seconds: times.duration.seconds) == end else { return nil }
      return start.date.text + " " + times.text
    }
    if case .time(let due) = due, due.zone != nil { return nil }
    return due?.text
  }

  /// The values of keys, in the order in which they are written; those that ``slot`` says are not among them.
  package var changes: [ItemChange] {
    slot == nil ? slotChanges + tailChanges : tailChanges
  }

  /// All values of keys, for a line whose title does not bear a date before it.
  package var allChanges: [ItemChange] { slotChanges + tailChanges }

  private var slotChanges: [ItemChange] {
    if let block { return [set("start", block.start.text)] + (block.end.map { [set("end", $0.text)] } ?? []) }
    return due.map { [set("due", $0.text)] } ?? []
  }

  private var tailChanges: [ItemChange] {
    [
      scheduledText.map { set("scheduled", $0) }, wait.map { set("wait", $0.text) },
      priority.map { set("priority", $0.name) }, duration.map { set("duration", $0.text) },
      repetition.map { set("repeat", $0) }, reminder.map { set("remind", $0.text) },
    ].compactMap { $0 }
  }

  /// When it is to be done, as it is written: `2026-11-21 morning`.
  package var scheduledText: String? {
    guard case .block(let day, let times) = scheduled, let scheduledPart, times == scheduledPart.times else {
      return scheduled?.text
    }
    return day.text + " " + scheduledPart.name
  }

  private func set(_ key: String, _ text: String) -> ItemChange { .set([key], .scalar(NewScalar(text))) }
}
