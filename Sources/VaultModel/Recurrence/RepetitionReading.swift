import VaultSyntax

/// Puts what a repetition says in its rule and in the keys beside it together.
struct RepetitionReading {
  private let repetition: Repetition

  init(_ repetition: Repetition) { self.repetition = repetition }

  /// The rule with the keys put in; throws what cannot be read, and what is said in two places.
  func words() throws(ScheduleError) -> RepetitionWords {
    var words: RepetitionWords
    do throws(RepetitionWordsError) {
      let isOnce = repetition.rule.isEmpty && !repetition.also.isEmpty
      words = try isOnce ? .once : RepetitionWords(reading: repetition.rule)
    } catch {
      throw error.scheduleError
    }
    if words.form != .once { try addEnd(to: &words) }
    if !repetition.except.isEmpty {
      guard words.except.isEmpty else { throw saidTwice(.except, words) }
      words.except = try dates(repetition.except, of: .except)
    }
    if !repetition.also.isEmpty {
      guard words.also.isEmpty else { throw saidTwice(.also, words) }
      words.also = try dates(repetition.also, of: .also)
    }
    return words
  }

  private func addEnd(to words: inout RepetitionWords) throws(ScheduleError) {
    if let until = repetition.until {
      guard words.rule.until == nil else { throw saidTwice(.until, words) }
      words.rule.until = RecurrenceEnd(until)
    }
    if let count = repetition.count {
      guard words.rule.count == nil else { throw saidTwice(.count, words) }
      words.rule.count = count
    }
    guard words.rule.until == nil || words.rule.count == nil else {
      throw ScheduleError(
        .countWithUntil, at: repetition.count == nil ? .key(.until, entry: 0) : .key(.count, entry: 0))
    }
  }

  private func saidTwice(_ key: ItemKey, _ words: RepetitionWords) -> ScheduleError {
    ScheduleError(.saidTwice(key), at: .rule(words.ranges[key] ?? words.range))
  }

  private func dates(_ entries: [String], of key: ItemKey) throws(ScheduleError) -> [RepetitionDate] {
    var dates: [RepetitionDate] = []
    for (number, entry) in entries.enumerated() {
      guard let found = RepetitionDate.all(in: entry) else {
        throw ScheduleError(.notADate(entry), at: .key(key, entry: number))
      }
      if key == .also, found.contains(where: \.isLink) {
        throw ScheduleError(.linkNotAllowed, at: .key(key, entry: number))
      }
      dates += found
    }
    return dates
  }
}

extension RecurrenceEnd {
  /// The end that a key says.
  init(_ moment: Moment) {
    switch moment {
    case .day(let date): self = .date(date)
    case .time(let moment) where moment.zone == .utc: self = .utc(LocalDateTime(moment.date, moment.time))
    case .time(let moment): self = .local(LocalDateTime(moment.date, moment.time))
    }
  }
}

extension RepetitionWordsError {
  /// The same, as a schedule says it.
  var scheduleError: ScheduleError {
    switch code {
    case .ruleText(let code): ScheduleError(.ruleText(code), at: .rule(range), suggestions: suggestions)
    default: ScheduleError(.words(code), at: .rule(range), suggestions: suggestions)
    }
  }
}

extension Repetition {
  /// The notes that `except` links, in the rule or beside it; none where the rule does not read.
  package var exceptionLinks: [NamedLink] {
    guard let words = try? RepetitionReading(self).words() else { return [] }
    return words.except.compactMap { if case .link(let link) = $0 { link } else { nil } }
  }

  /// Whether its exceptions leave nothing of it: what it belongs to takes place on no day, whatever date it has. Not where
  /// the rule does not read, which is an error of its own.
  ///
  /// - Parameters:
  ///   - start: the moment that the rule is laid from.
  ///   - exceptions: the days of the notes of holidays that ``exceptionLinks`` names.
  package func isAllExcepted(
    from start: Moment, weekStart: Weekday = .monday, exceptions: [LocalDate] = [], zones: ZoneTable = ZoneTable()
  ) -> Bool {
    do throws(ScheduleError) {
      let words = try RepetitionReading(self).words()
      guard !words.except.isEmpty else { return false }
      return try Schedule(self, start: start, weekStart: weekStart, exceptions: exceptions, zones: zones).isAllExcepted
    } catch {
      return false
    }
  }

  /// What is wrong with the rule and the keys beside it before they are laid from any start; nil where they read.
  package var fault: ScheduleError? {
    do throws(ScheduleError) {
      _ = try RepetitionReading(self).words()
      return nil
    } catch {
      return error
    }
  }
}
