import VaultModel

/// Which series some calendars have, and which occurrences that differ from them, wherever each of them stands.
///
/// What an occurrence is called is known once all were met: its series may follow it, and tells the clock that names it.
struct SeriesSurvey: Sendable {
  /// A series: what occurrences know it by, and its own identifier, which differ where nothing has a `UID`.
  private struct Series: Sendable, Comparable {
    let key: CalendarKey
    let identifier: CalendarKey
    let start: ZonedMoment
    let number: UInt32
    let revision: CalendarRevision

    static func < (left: Self, right: Self) -> Bool { (left.key, left.number) < (right.key, right.number) }
    static func == (left: Self, right: Self) -> Bool { left.key == right.key && left.number == right.number }
  }

  /// An occurrence of a series that has a component of its own.
  struct Occurrence: Sendable {
    /// What stands for its series.
    var series: CalendarKey
    /// What stands for the `UID` that it has by itself.
    let own: CalendarKey
    let moment: ZonedMoment
    /// Its name where nobody knows the series, and its other name then.
    let name: PackedMoment
    let other: PackedMoment?
    let number: UInt32
    let isCalledOff: Bool
    let revision: CalendarRevision
  }

  private var series: [Series] = []
  private var occurrences: [Occurrence] = []
  private var zones = ZoneNumbers()
  private let clocks: CalendarClocks

  init(_ clocks: CalendarClocks) { self.clocks = clocks }

  /// Takes an entry; whether it is an occurrence, whose name ``finish(_:)`` tells.
  mutating func add(_ read: ReadEntry, _ number: UInt32, isCalledOff: Bool) -> Bool {
    let entry = read.entry
    guard let moment = read.occurrence.flatMap({ ZonedMoment($0, &zones) }) else {
      if read.repeats, let start = entry.repetitionStart.flatMap({ ZonedMoment($0, &zones) }) {
        series.append(
          Series(
            key: read.series, identifier: entry.identifier.key, start: start, number: number,
            revision: read.revision))
      }
      return false
    }
    var alone = read
    alone.name(inSeriesFrom: nil, clocks)
    guard let name = alone.entry.identifier.occurrence.flatMap({ PackedMoment($0) }) else { return false }
    let other = alone.entry.otherIdentifier(clocks)?.occurrence.flatMap { PackedMoment($0) }
    occurrences.append(
      Occurrence(
        series: read.series, own: CalendarKey(entry.identifier.uid), moment: moment, name: name, other: other,
        number: number, isCalledOff: isCalledOff, revision: read.revision))
    return true
  }

  /// Ends the reading: what stands for the identifier of each occurrence, and for its other name.
  ///
  /// - Parameter starts: the numbers of the first entries of the sources.
  mutating func finish(_ starts: [UInt32]) -> [(Occurrence, [CalendarKey])] {
    series = Self.counting(series.sorted(), starts)
    let found = occurrences.map { occurrence in
      var occurrence = occurrence
      let keys = name(&occurrence)
      return (occurrence, keys)
    }
    occurrences = found.map(\.0).sorted { $0.series < $1.series }
    return found
  }

  /// Of the series of one name in one calendar the newest, of those alike the last, of several calendars' the first calendar's.
  private static func counting(_ all: [Series], _ starts: [UInt32]) -> [Series] {
    var kept: [Series] = []
    var limit = UInt32.max
    for next in all {
      if kept.last?.key != next.key {
        kept.append(next)
        limit = starts.first { $0 > next.number } ?? .max
      } else if next.number < limit, let last = kept.last, next.revision >= last.revision {
        kept[kept.count - 1] = next
      }
    }
    return kept
  }

  /// Finds the series of an occurrence, and what stands for its names.
  private func name(_ occurrence: inout Occurrence) -> [CalendarKey] {
    var names = [occurrence.name, occurrence.other].compactMap { $0?.moment.map(CalendarMoment.value) }
    if let series = series(occurrence.series), let start = series.start.moment(zones),
      let moment = occurrence.moment.moment(zones)
    {
      let name = OccurrenceName.text(moment, inSeriesFrom: start, clocks)
      names = [name] + (OccurrenceName.other(than: name, inSeriesFrom: start, clocks).map { [$0] } ?? [])
      occurrence.series = series.identifier
    } else {
      occurrence.series = occurrence.own
    }
    return names.map(occurrence.series.occurrence)
  }

  /// What stands for the series that occurrences are of, and that were not met.
  var missing: Set<CalendarKey> { Set(occurrences.map(\.series)).subtracting(series.map(\.key)) }

  // MARK: Asking

  private func series(_ key: CalendarKey) -> Series? {
    let place = series.partitioningIndex { $0.key >= key }
    return place < series.count && series[place].key == key ? series[place] : nil
  }

  /// The start of the series that a key stands for; nil for one that is not there.
  ///
  /// - Complexity: O(log *n*).
  func start(of key: CalendarKey) -> Moment? { series(key)?.start.moment(zones) }

  /// The occurrences of a series that have components of their own, with the zones in which they are named.
  ///
  /// - Parameter identifier: what stands for its identifier.
  func occurrences(of identifier: CalendarKey) -> [Moment] {
    let place = occurrences.partitioningIndex { $0.series >= identifier }
    return occurrences[place...].prefix { $0.series == identifier }.compactMap { $0.moment.moment(zones) }
  }
}

extension Array {
  /// The first place at which something is so that is so at all places after it.
  ///
  /// - Complexity: O(log *n*).
  func partitioningIndex(where isSo: (Element) -> Bool) -> Int {
    var (low, high) = (0, count)
    while low < high {
      let middle = (low + high) / 2
      if isSo(self[middle]) { high = middle } else { low = middle + 1 }
    }
    return low
  }
}
