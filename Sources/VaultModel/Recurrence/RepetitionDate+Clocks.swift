extension RepetitionDate {
  /// The moment as an occurrence of something that begins at `start`, in seconds since 1970-01-01 00:00 of the start's
  /// clock; nil for days and links, and for a time whose zone is not known beside another one.
  ///
  /// A time without a zone is on the start's clock. One with a zone is an instant: what the start's clock shows then.
  func second(of start: Moment, _ zones: ZoneTable) -> Int64? {
    guard case .moment(let moment) = self else { return nil }
    guard let zone = moment.zone, case .time(let first) = start, zone != first.zone,
      let rules = zones.rules(of: first.zone), let instant = zones.instant(of: moment)
    else { return moment.secondsSinceEpoch }
    return rules.clock(at: instant)?.secondsSinceEpoch
  }

  /// The moments that it leaves out of something that begins at `start`: the one it names, and the one that the clocks
  /// skip and move onto it.
  func excludedSeconds(of start: Moment, _ zones: ZoneTable) -> [Int64] {
    guard let second = second(of: start, zones), case .time(let first) = start else {
      return second(of: start, zones).map { [$0] } ?? []
    }
    guard let rules = zones.rules(of: first.zone), let clock = LocalDateTime(secondsSinceEpoch: second) else {
      return [second]
    }
    let instant = rules.instant(of: clock)
    // The clocks are put forward by the difference between a day before and now.
    let skipped = instant + Int64(rules.offset(at: instant - 86_400))
    guard skipped != second, let unshown = LocalDateTime(secondsSinceEpoch: skipped),
      rules.instant(of: unshown) == instant
    else { return [second] }
    return [second, skipped]
  }
}

extension Repetition {
  /// The names of the zones in which `except` and `also` name moments.
  package var zoneNames: [String] {
    guard let words = try? RepetitionReading(self).words() else { return [] }
    return (words.except + words.also).compactMap { date in
      if case .moment(let moment) = date, case .named(let name)? = moment.zone { name } else { nil }
    }
  }
}
