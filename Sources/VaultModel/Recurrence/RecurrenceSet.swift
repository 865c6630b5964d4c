/// All occurrences of something: those of its rules and its further dates, less its exceptions
/// (RFC 5545 section 3.8.5: `RRULE`, `RDATE`, `EXDATE`), in order and once each, worked out when asked for.
///
/// `COUNT` and `UNTIL` are the rules' own: an exception uses up one of the count. Without any rule the start is an
/// occurrence; with rules, only if one of them or a further date gives it.
package struct RecurrenceSet: Sequence, Sendable {
  /// A day or a moment of `RDATE` or `EXDATE`.
  package enum Member: Sendable, Hashable {
    /// As a further date, that day at the start's time; as an exception, all occurrences of that day.
    case date(LocalDate)
    /// That moment on the clock of the start.
    case moment(LocalDateTime)
  }

  private let first: Iterator

  /// Throws what ``Occurrences`` throws if one of the rules has no occurrence. O(n log n) in the dates.
  package init(
    start: LocalDateTime, rules: [RecurrenceRule], also: [Member] = [], except: [Member] = []
  ) throws(RecurrenceError) {
    var sources: [Occurrences.Iterator] = []
    for rule in rules { sources.append(try Occurrences(of: rule, from: start).makeIterator()) }
    var further = also.map { $0.moment(at: start.time) }
    if rules.isEmpty { further.append(start) }
    first = Iterator(sources: sources, further: further, except: except, zone: start.zone)
  }

  package func makeIterator() -> Iterator { first }

  /// Merges the rules and the dates; each step is linear in the number of rules.
  package struct Iterator: IteratorProtocol, Sendable {
    private var sources: [Occurrences.Iterator]
    /// The next moment of each source.
    private var heads: [LocalDateTime?]
    private var further: ArraySlice<Int64>
    private var excludedDays: ArraySlice<Int32>
    private var excludedMoments: ArraySlice<Int64>
    private let zone: WrittenZone?

    fileprivate init(
      sources: [Occurrences.Iterator], further: [LocalDateTime], except: [Member], zone: WrittenZone?
    ) {
      self.sources = sources
      self.zone = zone
      heads = []
      self.further = Set(further.map(\.secondsSinceEpoch)).sorted()[...]
      excludedDays = Set(except.compactMap(\.day)).sorted()[...]
      excludedMoments = Set(except.compactMap(\.second)).sorted()[...]
      for place in self.sources.indices { heads.append(self.sources[place].next()) }
    }

    package mutating func next() -> LocalDateTime? {
      while let second = nextSecond() {
        guard let moment = LocalDateTime(secondsSinceEpoch: second, zone: zone) else { return nil }
        if !isExcluded(moment, second: second) { return moment }
      }
      return nil
    }

    /// The earliest moment of all sources, which every source that has it steps over.
    private mutating func nextSecond() -> Int64? {
      var earliest = further.first
      for head in heads {
        guard let second = head?.secondsSinceEpoch else { continue }
        earliest = Swift.min(earliest ?? second, second)
      }
      guard let earliest else { return nil }
      if further.first == earliest { further.removeFirst() }
      for place in heads.indices where heads[place]?.secondsSinceEpoch == earliest {
        heads[place] = sources[place].next()
      }
      return earliest
    }

    /// Moments come in order, so exceptions that are passed can be dropped.
    private mutating func isExcluded(_ moment: LocalDateTime, second: Int64) -> Bool {
      while let first = excludedDays.first, first < moment.date.daysSinceEpoch { excludedDays.removeFirst() }
      while let first = excludedMoments.first, first < second { excludedMoments.removeFirst() }
      return excludedDays.first == moment.date.daysSinceEpoch || excludedMoments.first == second
    }
  }
}

extension RecurrenceSet.Member {
  /// The moment of a further date.
  fileprivate func moment(at time: LocalTime) -> LocalDateTime {
    switch self {
    case .date(let date): LocalDateTime(date, time)
    case .moment(let moment): moment
    }
  }

  /// The day that is excluded whole.
  fileprivate var day: Int32? {
    if case .date(let date) = self { date.daysSinceEpoch } else { nil }
  }

  /// The second that is excluded.
  fileprivate var second: Int64? {
    if case .moment(let moment) = self { moment.secondsSinceEpoch } else { nil }
  }
}
