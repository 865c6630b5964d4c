package import VaultModel

/// The three-way merge of the entries of a vault and of a calendar file against the state after their last
/// synchronisation.
///
/// ```swift
/// let merge = CalendarMerge(known: known, vault: here, file: there)
/// merge.changes[.vault]      // what the vault is to change
/// merge.conflicts            // what both changed: left as it is on both sides
/// merge.known                // the state for the next time
/// ```
///
/// Fields that one side changed go to the other; of sets, such as tags, each side's additions and removals. The same field
/// changed to different values, and an entry deleted here and changed there, are conflicts: nothing of them is written, and
/// the known state stays, so that they are told again until one side gives way. What the vault only says in other words
/// than the file is no change; the known state is what the file says.
package struct CalendarMerge: Sendable {
  /// The two sides.
  package enum Side: String, Sendable, Hashable, CaseIterable {
    case vault, file

    package var other: Side { self == .vault ? .file : .vault }
  }

  /// What one side is to do with one entry.
  package enum Change: Sendable, Hashable {
    case add(CalendarEntry)
    /// The side's entry, what it is to become, and in which fields.
    case set(CalendarEntry, to: CalendarEntry, [CalendarField])
    case remove(CalendarEntry)

    /// The entry as it is to be, or as it is where it goes.
    package var entry: CalendarEntry {
      switch self {
      case .add(let entry), .remove(let entry): entry
      case .set(_, let entry, _): entry
      }
    }
  }

  /// What both sides changed, so that nobody but their owner can say what holds.
  package struct Conflict: Sendable, Hashable {
    package enum Reason: Sendable, Hashable {
      /// Both gave a field another value.
      case field(CalendarField, vault: [String], file: [String])
      /// The file gave a field a value that the vault has no words for, and that it cannot be without.
      case unsayable(CalendarField, file: [String])
      /// It was deleted on one side, and on the other one these fields changed; none where it is something that no
      /// calendar knows.
      case deleted(on: Side, [CalendarField])
      /// It was deleted on one side, went on the other one, and is back there.
      case returned(on: Side)
      /// One side has an event, the other one a task.
      case kind
    }

    package let entry: CalendarEntry
    package let reason: Reason
  }

  /// What the vault says of an entry once a note or a line was made of it.
  package typealias Echo = (CalendarEntry) -> CalendarEntry
  /// The text of a file's entry with another text in the place of what the vault has of it.
  package typealias Framing = (CalendarEntry, String) -> String
  /// A series with its occurrences of the file as exceptions, and with those of some moments.
  package typealias Excepting = (CalendarEntry, [Moment]) -> CalendarEntry

  /// What each side is to change, in the order of the identifiers.
  package private(set) var changes: [Side: [Change]] = [.vault: [], .file: []]
  package private(set) var conflicts: [Conflict] = []
  /// The entries that were not to be touched.
  package let excluded: Set<CalendarIdentifier>
  /// How many entries each side had, those left out that are not to be touched.
  package let sizes: [Side: Int]
  /// The state after the merge.
  package private(set) var known: SyncedCalendar

  /// Merges the entries of both sides, each identifier once on a side.
  ///
  /// - Parameters:
  ///   - excluded: identifiers that are not to be touched, because a side has them twice.
  ///   - echo: what the vault says of an entry that it has from a file; it is asked only where the sides differ.
  ///   - framing: how a text of the vault stands in that of the file, of which the vault may not have all.
  ///   - excepting: how a series leaves out what is an entry of its own, so that a side that gets one of both knows it.
  /// - Complexity: O(*n* log *n*) in the entries.
  package init(
    known: SyncedCalendar, vault: [CalendarEntry], file: [CalendarEntry],
    excluding excluded: Set<CalendarIdentifier> = [], echo: Echo = { $0 }, framing: Framing = { $1 },
    excepting: Excepting = { series, _ in series }
  ) {
    self.known = known
    self.excluded = excluded
    let here = Dictionary(vault.map { ($0.identifier, $0) }, uniquingKeysWith: { first, _ in first })
    let there = Dictionary(file.map { ($0.identifier, $0) }, uniquingKeysWith: { first, _ in first })
    sizes = [
      .vault: here.keys.count { !excluded.contains($0) }, .file: there.keys.count { !excluded.contains($0) },
    ]
    let strays = Self.newOccurrences(of: vault.filter { !excluded.contains($0.identifier) }, besides: there, known)
    let moments = Dictionary(grouping: strays, by: \.series).mapValues { $0.map(\.moment) }
    func whole(_ entry: CalendarEntry) -> CalendarEntry { excepting(entry, moments[entry.identifier] ?? []) }
    let all = Set(here.keys).union(there.keys).union(known.entries.keys).subtracting(excluded)
    for identifier in all.sorted() {
      var (there, last) = (there[identifier], known.entries[identifier])
      if let sure = here[identifier] ?? there { last?.sayMoment(as: sure) }
      if let sure = last ?? here[identifier] { there?.sayMoment(as: sure) }
      self.known.entries[identifier] = last
      switch (here[identifier], there) {
      case (let here?, let there?): merge(here, whole(there), echo, framing)
      case (let here?, nil): merge(only: here, on: .vault, echo, whole)
      case (nil, let there?): merge(only: there, on: .file, echo, whole)
      case (nil, nil):
        if let last = known.entries[identifier] { bury(last, deletedOn: .vault) }
      }
    }
  }

  /// How many entries a side is to lose when that is all it has, or more than half and more than three: few mean that.
  package func unlikelyRemovals(from side: Side) -> Int? {
    let count = (changes[side] ?? []).count { if case .remove = $0 { true } else { false } }
    let size = sizes[side] ?? 0
    return count > 0 && (count == size || count > 3 && 2 * count > size) ? count : nil
  }

  /// The occurrences of the vault that the file is to get, each with the identifier of its series.
  private static func newOccurrences(
    of vault: [CalendarEntry], besides there: [CalendarIdentifier: CalendarEntry], _ known: SyncedCalendar
  ) -> [(series: CalendarIdentifier, moment: Moment)] {
    vault.compactMap { entry in
      let identifier = entry.identifier
      guard let moment = identifier.occurrence.flatMap({ CalendarMoment.moment($0) }), there[identifier] == nil,
        known.entries[identifier] == nil, known.tombstones[identifier]?.side != .file
      else { return nil }
      return (CalendarIdentifier(uid: identifier.uid), moment)
    }
  }

  // MARK: On both sides

  private mutating func merge(
    _ here: CalendarEntry, _ there: CalendarEntry, _ echo: Echo, _ framing: Framing
  ) {
    let identifier = here.identifier
    known.tombstones[identifier] = nil
    guard here.kind == there.kind else { return conflicts.append(Conflict(entry: here, reason: .kind)) }
    let merged = EntryMerge(here, there, last: known.entries[identifier], echo: echo, framing: framing)
    conflicts += merged.conflicts
    add(here, to: merged.vault, on: .vault)
    add(there, to: merged.file, on: .file)
    known.entries[identifier] = merged.known
  }

  private mutating func add(_ old: CalendarEntry, to new: CalendarEntry, on side: Side) {
    let fields = new.differences(from: old)
    if !fields.isEmpty { changes[side]?.append(.set(old, to: new, fields)) }
  }

  // MARK: On one side

  private mutating func merge(
    only entry: CalendarEntry, on side: Side, _ echo: Echo, _ whole: (CalendarEntry) -> CalendarEntry
  ) {
    if let last = known.entries[entry.identifier] {
      let changed = entry.kind == last.kind ? Self.changes(of: entry, on: side, since: last, echo) : [.title]
      let isElsewise = side == .vault && last.seal != nil && entry.seal != last.seal
      guard changed.isEmpty, !isElsewise else {
        return conflicts.append(Conflict(entry: entry, reason: .deleted(on: side.other, changed)))
      }
      changes[side]?.append(.remove(entry))
      bury(last, deletedOn: side.other)
    } else if let tombstone = known.tombstones[entry.identifier], tombstone.side != side {
      conflicts.append(Conflict(entry: entry, reason: .returned(on: side)))
    } else {
      // New, or brought back by the side that had deleted it.
      let new = whole(entry)
      changes[side.other]?.append(.add(new))
      // Of a file the exceptions are the components beside the series.
      if side == .vault { add(entry, to: new, on: .vault) }
      known.tombstones[entry.identifier] = nil
      known.entries[entry.identifier] = new
    }
  }

  /// The fields that somebody edited on a side; what the vault only says in other words is no edit.
  package static func changes(
    of entry: CalendarEntry, on side: Side, since last: CalendarEntry, _ echo: Echo
  ) -> [CalendarField] {
    let fields = entry.differences(from: last)
    guard side == .vault, !fields.isEmpty else { return fields }
    let said = echo(last)
    return fields.filter { entry[$0] != said[$0] }
  }

  private mutating func bury(_ entry: CalendarEntry, deletedOn side: Side) {
    known.entries[entry.identifier] = nil
    known.tombstones[entry.identifier] = SyncedCalendar.Tombstone(side: side, title: entry.title)
  }
}
