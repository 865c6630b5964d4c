import VaultActions
import VaultExchange
import VaultMessages
import VaultModel

/// Both sides of a synchronisation as they were read, and how they are merged: what the vault only says in other words than
/// the file is no difference.
struct SyncedSides {
  private let items: CalendarItems
  private let known: SyncedCalendar
  private let contents: CalendarContents
  private let there: [CalendarEntry]
  private let travelling: TravellingEntries
  private let echo: NoteEcho
  private let lines: Set<CalendarIdentifier>
  private let notes: [CalendarIdentifier: Note]
  private let repeated: Set<CalendarIdentifier>

  init(_ items: CalendarItems, _ known: SyncedCalendar, _ contents: CalendarContents, _ session: CalendarSession) {
    self.items = items
    var known = known
    for member in items.members where member.found.isPrivateByPlace {
      // What stands in something private goes out as such, whatever was agreed on before.
      let there = contents.entry(member.identifier)?.entry
      if there?[.isPrivate].isEmpty ?? false { known.entries[member.identifier]?[.isPrivate] = [] }
    }
    self.known = known
    self.contents = contents
    there = contents.entries.map(\.entry)
    travelling = TravellingEntries(items, known: known, file: there, of: session)
    echo = NoteEcho(session, links: items.links, identifier: items.identifier)
    lines = Set(items.members.filter(\.found.isLine).map(\.identifier))
    notes = Dictionary(
      items.members.filter { !$0.found.isLine }.map { ($0.identifier, $0.found.note) },
      uniquingKeysWith: { first, _ in first })
    repeated = items.repeated.union(contents.repeated)
  }

  /// Whether the vault says something else of an entry than when both sides last met.
  func isEdited(_ member: CalendarItems.Member, since last: CalendarEntry) -> Bool {
    !CalendarMerge.changes(of: travelling.entry(of: member), on: .vault, since: last, said).isEmpty
  }

  /// Merges them.
  ///
  /// - Parameter excluded: the entries that are not to be touched, besides those that a side has twice.
  /// - Throws: the failure to report: a line cannot be changed.
  func merged(excluding excluded: Set<CalendarIdentifier>) throws(Failure) -> CalendarMerge {
    let first = merge(travelling.entries, excluded)
    return try travelling.settled(for: first).map { merge($0, excluded) } ?? first
  }

  private func merge(_ here: [CalendarEntry], _ excluded: Set<CalendarIdentifier>) -> CalendarMerge {
    CalendarMerge(
      known: known, vault: here, file: there, excluding: repeated.union(excluded), echo: said,
      framing: { entry, text in
        notes[entry.identifier].map { FramedText(entry.text(.notes) ?? "", in: $0).around(text) } ?? text
      },
      excepting: contents.excepting)
  }

  private func said(_ entry: CalendarEntry) -> CalendarEntry {
    echo.entry(of: entry, inLine: lines.contains(entry.identifier), in: notes[entry.identifier])
  }
}

extension CalendarMerge {
  /// Whether an item is to get the `uid:` by which the calendar knows it; one that changes otherwise gets it with that.
  func names(_ member: CalendarItems.Member) -> Bool {
    guard !member.hasIdentifier, knows(member.identifier) else { return false }
    return !(changes[.vault] ?? []).contains { $0.entry.identifier == member.identifier }
  }

  /// Whether both sides have agreed on an entry.
  func knows(_ identifier: CalendarIdentifier) -> Bool {
    known.entries[identifier] != nil && !excluded.contains(identifier)
  }
}
