/// What a first reading of calendars finds out about their entries, so that a second one can take them one by one: which
/// of those with one identifier counts, which occurrences each series has, and which entries others refer to.
///
/// ```swift
/// first.read(piece) { zones.add($0) }
/// var survey = CalendarSurvey()
/// survey.beginSource(zones)
/// reader.read(piece) { survey.add($0) { notice in … } }
/// survey.finish()
/// var entries = CalendarEntries(of: 0, survey)
/// again.read(piece) { if let entry = entries.entry(of: $0) { … } }
/// ```
///
/// Of a calendar's own entries with one identifier the last counts, of several calendars' the first calendar's. An
/// occurrence that differs from its series (`RECURRENCE-ID`) is an entry of its own, and an exception of the series,
/// wherever in the calendars the two stand, and whatever zone names it; one that was called off is the exception alone.
///
/// - Complexity: 24 bytes an entry, 56 more one that repeats, 80 more one that differs from its series, and 16 for each
///   that another refers to.
package struct CalendarSurvey: Sendable {
  /// What did not become part of an entry, or is wrong.
  package enum Notice: Sendable {
    case remark(CalendarRemark)
    case fault(CalendarFault)
  }

  /// One entry: what stands for its identifier, and the how manieth it is.
  private struct Found: Sendable, Comparable {
    let key: CalendarKey
    let number: UInt32
    let isCalledOff: Bool

    static func < (left: Self, right: Self) -> Bool { (left.key, left.number) < (right.key, right.number) }
  }

  /// The numbers of the first entries of the sources.
  private(set) var starts: [UInt32] = []
  private var found: [Found] = []
  private var series: SeriesSurvey
  /// The zones of the sources.
  private(set) var zones: [CalendarZones] = []
  /// What stands for the UIDs that entries refer to.
  private var referenced: Set<CalendarKey> = []
  private var components: ComponentEntries
  /// What times mean.
  let clocks: CalendarClocks
  /// A bit for each entry, by its number: whether it is left out.
  private var leftOut: [UInt64] = []
  /// What stands for the identifiers of the entries that count, in their order.
  package private(set) var keys: [CalendarKey] = []
  /// What stands for the other names of occurrences, in their order.
  private var otherKeys: [CalendarKey] = []

  package init(_ clocks: CalendarClocks = CalendarClocks()) {
    self.clocks = clocks
    series = SeriesSurvey(clocks)
    components = ComponentEntries(CalendarZones(clocks), learnsZones: true)
  }

  /// Begins with the next source.
  ///
  /// - Parameter zones: those of the source, where they were learned in a reading before; nil: each counts from where it
  ///   stands.
  package mutating func beginSource(_ zones: CalendarZones? = nil) {
    keepZones()
    components = ComponentEntries(
      zones ?? CalendarZones(clocks), learnsZones: zones == nil, from: components.next)
    starts.append(components.next)
  }

  private mutating func keepZones() { if zones.count < starts.count { zones.append(components.zones) } }

  /// Takes a part of a calendar.
  package mutating func add(_ part: CalendarReader.Part, _ report: (Notice) -> Void) {
    let entry = components.entry(of: part, report)
    if let entry { add(entry.entry, entry.number) }
  }

  /// Takes an entry of a source that is no calendar.
  package mutating func add(_ entry: CalendarEntry) { add(ReadEntry(entry), components.number()) }

  private mutating func add(_ read: ReadEntry, _ number: UInt32) {
    let entry = read.entry
    for uid in entry[.parent] + entry[.depends] { referenced.insert(CalendarKey(uid)) }
    // What an occurrence is called its series says, which may follow.
    guard !series.add(read, number, isCalledOff: entry.isCalledOff) else { return }
    found.append(Found(key: entry.identifier.key, number: number, isCalledOff: false))
  }

  /// Ends the reading.
  ///
  /// - Complexity: O(*n* log *n*).
  package mutating func finish() {
    keepZones()
    for (occurrence, keys) in series.finish(starts) {
      guard let key = keys.first else { continue }
      found.append(Found(key: key, number: occurrence.number, isCalledOff: occurrence.isCalledOff))
      otherKeys += keys.dropFirst()
    }
    leftOut = [UInt64](repeating: 0, count: found.count / 64 + 1)
    found.sort()
    var start = 0
    while start < found.count {
      var end = start + 1
      while end < found.count, found[end].key == found[start].key { end += 1 }
      settle(start..<end)
      start = end
    }
    found = []
    otherKeys.sort()
  }

  /// Decides which of some entries with one identifier counts.
  private mutating func settle(_ range: Range<Int>) {
    let limit = starts.first { $0 > found[range.lowerBound].number } ?? .max
    let last = range.last { found[$0].number < limit } ?? range.lowerBound
    let counts = !found[last].isCalledOff
    for place in range where place != last || !counts {
      leftOut[Int(found[place].number) / 64] |= 1 << (UInt64(found[place].number) % 64)
    }
    if counts { keys.append(found[last].key) }
  }

  // MARK: What it knows

  /// Whether entries refer to others.
  package var hasReferences: Bool { !referenced.isEmpty }

  /// Whether an entry refers to a `UID`.
  package func isReferenced(_ uid: String) -> Bool { referenced.contains(CalendarKey(uid)) }

  /// Whether an identifier is among those of the entries that count, or another name of an occurrence among them.
  ///
  /// - Complexity: O(log *n*).
  package func contains(_ key: CalendarKey) -> Bool {
    [keys, otherKeys].contains { keys in
      let place = keys.partitioningIndex { $0 >= key }
      return place < keys.count && keys[place] == key
    }
  }

  func counts(_ number: UInt32) -> Bool {
    let place = Int(number) / 64
    return place < leftOut.count && leftOut[place] & (1 << (UInt64(number) % 64)) == 0
  }

  /// The entry under the name that its series gives it.
  func named(_ read: ReadEntry) -> CalendarEntry {
    guard read.occurrence != nil else { return read.entry }
    var read = read
    read.name(inSeriesFrom: series.start(of: read.series), clocks)
    return read.entry
  }

  /// The other name of an occurrence, see ``CalendarEntry/otherIdentifier(inSeriesFrom:_:)``.
  package func otherIdentifier(of entry: CalendarEntry) -> CalendarIdentifier? {
    entry.otherIdentifier(inSeriesFrom: series.start(of: CalendarKey(entry.identifier.uid)), clocks)
  }

  /// The entry of a series with the occurrences as exceptions that have components of their own.
  func withExceptions(_ entry: CalendarEntry) -> CalendarEntry {
    guard entry.identifier.occurrence == nil else { return entry }
    let moments = series.occurrences(of: entry.identifier.key)
    guard !moments.isEmpty else { return entry }
    var entry = entry
    entry[.except] += entry.exceptionTexts(of: moments, clocks)
    return entry
  }
}

extension CalendarEntry {
  /// A moved occurrence that was called off is no more than an exception of its series.
  fileprivate var isCalledOff: Bool { identifier.occurrence != nil && text(.status) == "cancelled" }
}
