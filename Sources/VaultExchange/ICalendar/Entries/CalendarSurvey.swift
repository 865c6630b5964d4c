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
/// Of a calendar's own entries with one identifier the newest counts (``CalendarRevision``), of those alike the last, of
/// several calendars' the first calendar's. An occurrence that differs from its series (`RECURRENCE-ID`) is an entry of
/// its own, and an exception of the series, wherever in the calendars the two stand, and whatever zone names it; one that
/// was called off is the exception alone.
///
/// - Complexity: 32 bytes an entry, 64 more one that repeats, 88 more one that differs from its series, and 16 for each
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
    let revision: CalendarRevision

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
  /// The series that no calendar has, by what stands for their identifiers.
  private var known: [CalendarKey: CalendarEntry] = [:]
  /// What times mean.
  let clocks: CalendarClocks
  /// A bit for each entry, by its number: whether it is left out.
  private var leftOut: [UInt64] = []
  /// The same: whether another one of its calendar counts in its place.
  private var superseded: [UInt64] = []
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
    found.append(Found(key: entry.identifier.key, number: number, isCalledOff: false, revision: read.revision))
  }

  /// What stands for the UIDs of series that the calendars have occurrences of, and not themselves.
  package var missingSeries: Set<CalendarKey> { series.missing }

  /// Takes a series that the vault has and no calendar: it names its occurrences, and is none of the entries.
  package mutating func know(_ entry: CalendarEntry) {
    let read = ReadEntry(entry)
    guard read.repeats else { return }
    _ = series.add(read, .max, isCalledOff: false)
    known[entry.identifier.key] = entry
  }

  /// Ends the reading.
  ///
  /// - Complexity: O(*n* log *n*).
  package mutating func finish() {
    keepZones()
    for (occurrence, keys) in series.finish(starts) {
      guard let key = keys.first else { continue }
      found.append(
        Found(
          key: key, number: occurrence.number, isCalledOff: occurrence.isCalledOff, revision: occurrence.revision))
      otherKeys += keys.dropFirst()
    }
    leftOut = [UInt64](repeating: 0, count: found.count / 64 + 1)
    superseded = leftOut
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
    let own = range.prefix { found[$0].number < limit }
    let last = own.max { (found[$0].revision, $0) < (found[$1].revision, $1) } ?? range.lowerBound
    let counts = !found[last].isCalledOff
    for place in range where place != last || !counts { Self.add(found[place].number, to: &leftOut) }
    supersede(by: last, range)
    if counts { keys.append(found[last].key) }
  }

  /// Of each calendar all but one entry with an identifier are told to be superseded.
  private mutating func supersede(by counting: Int, _ range: Range<Int>) {
    guard range.count > 1 else { return }
    var others = range.filter { $0 != counting }[...]
    while let first = others.first {
      let end = starts.first { $0 > found[first].number } ?? .max
      let same = others.prefix { found[$0].number < end }
      others = others.dropFirst(same.count)
      let isHere = found[counting].number < end && found[counting].number >= starts.last { $0 < end } ?? 0
      for place in isHere ? same : same.dropLast() { Self.add(found[place].number, to: &superseded) }
    }
  }

  private static func add(_ number: UInt32, to bits: inout [UInt64]) {
    let place = Int(number) / 64
    if place < bits.count { bits[place] |= 1 << (UInt64(number) % 64) }
  }

  // MARK: What it knows

  /// Whether entries refer to others.
  package var hasReferences: Bool { !referenced.isEmpty }

  /// Whether an entry refers to a `UID`.
  package func isReferenced(_ uid: String) -> Bool { referenced.contains(CalendarKey(uid)) }

  /// Whether an identifier is among those of the entries that count, or another name of an occurrence among them, or that
  /// of a series of such.
  ///
  /// - Complexity: O(log *n*).
  package func contains(_ key: CalendarKey) -> Bool {
    known[key] != nil || Self.contains(key, in: keys) || Self.contains(key, in: otherKeys)
  }

  private static func contains(_ key: CalendarKey, in keys: [CalendarKey]) -> Bool {
    let place = keys.partitioningIndex { $0 >= key }
    return place < keys.count && keys[place] == key
  }

  func counts(_ number: UInt32) -> Bool { Self.bit(number, in: leftOut) == false }

  /// Whether any entry is superseded by another one of its calendar. O(*n*).
  package var hasSuperseded: Bool { superseded.contains { $0 != 0 } }

  /// Whether another entry of its calendar counts in its place.
  func isSuperseded(_ number: UInt32) -> Bool { Self.bit(number, in: superseded) == true }

  private static func bit(_ number: UInt32, in bits: [UInt64]) -> Bool? {
    let place = Int(number) / 64
    return place < bits.count ? bits[place] & (1 << (UInt64(number) % 64)) != 0 : nil
  }

  /// The entry under the name that its series gives it.
  func named(_ read: ReadEntry) -> CalendarEntry {
    guard read.occurrence != nil else { return read.entry }
    var read = read
    read.name(inSeriesFrom: series.start(of: read.series), clocks)
    return read.entry
  }

  /// The series that the vault has and no calendar, each with its occurrences in the calendars as exceptions.
  package var knownSeries: [CalendarEntry] {
    known.filter { key, _ in !Self.contains(key, in: keys) }.values.sorted { $0.identifier < $1.identifier }
      .map(withExceptions)
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
