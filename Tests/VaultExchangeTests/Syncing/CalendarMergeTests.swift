import Testing

@testable import VaultExchange

@Suite struct `The merge of a vault and a calendar` {
  typealias Values = [CalendarField: [String]]

  /// What stands on both sides, what stood there before, and what comes of it.
  struct Row: Sendable, CustomTestStringConvertible {
    let name: String
    var base: Values?
    let here: Values?
    let there: Values?
    /// What each side is afterwards; nil where the entry is gone.
    let after: (here: Values?, there: Values?)
    var conflicts: [CalendarMerge.Conflict.Reason] = []

    var testDescription: String { name }
  }

  private static let one: Values = [.title: ["one"], .due: ["2026-11-20"]]
  private static let two: Values = [.title: ["two"], .due: ["2026-11-20"]]
  private static let three: Values = [.title: ["three"], .due: ["2026-11-20"]]
  private static let later: Values = [.title: ["one"], .due: ["2026-11-27"]]
  private static let both: Values = [.title: ["two"], .due: ["2026-11-27"]]
  private static let tags: Values = [.title: ["one"], .tags: ["a", "b"]]

  static let rows: [Row] = [
    Row(name: "nothing changed", base: one, here: one, there: one, after: (one, one)),
    Row(name: "an edit goes to the file", base: one, here: two, there: one, after: (two, two)),
    Row(name: "an edit comes from the file", base: one, here: one, there: two, after: (two, two)),
    Row(name: "different fields", base: one, here: two, there: later, after: (both, both)),
    Row(name: "the same edit on both sides", base: one, here: two, there: two, after: (two, two)),
    Row(
      name: "the same field changed to different values", base: one, here: two, there: three, after: (two, three),
      conflicts: [.field(.title, vault: ["two"], file: ["three"])]),
    Row(
      name: "a field that one side took away", base: one, here: [.title: ["one"]], there: one,
      after: ([.title: ["one"]], [.title: ["one"]])),
    Row(
      name: "tags of both sides", base: tags, here: [.title: ["one"], .tags: ["b", "c"]],
      there: [.title: ["one"], .tags: ["a", "b", "d"]],
      after: ([.title: ["one"], .tags: ["b", "c", "d"]], [.title: ["one"], .tags: ["b", "c", "d"]])),
    Row(name: "new here", here: one, there: nil, after: (one, one)),
    Row(name: "new there", here: nil, there: one, after: (one, one)),
    Row(
      name: "the first meeting of two that agree in part", here: one, there: [.title: ["one"], .priority: ["high"]],
      after: (one.merging([.priority: ["high"]]) { $1 }, one.merging([.priority: ["high"]]) { $1 })),
    Row(
      name: "the first meeting of two that disagree", here: one, there: two, after: (one, two),
      conflicts: [.field(.title, vault: ["one"], file: ["two"])]),
    Row(name: "deleted here", base: one, here: nil, there: one, after: (nil, nil)),
    Row(name: "deleted there", base: one, here: one, there: nil, after: (nil, nil)),
    Row(name: "deleted on both sides", base: one, here: nil, there: nil, after: (nil, nil)),
    Row(
      name: "deleted here and edited there", base: one, here: nil, there: two, after: (nil, two),
      conflicts: [.deleted(on: .vault, [.title])]),
    Row(
      name: "edited here and deleted there", base: one, here: both, there: nil, after: (both, nil),
      conflicts: [.deleted(on: .file, [.title, .due])]),
  ]

  private static func entry(_ values: Values?) -> CalendarEntry? {
    values.map { CalendarEntry(.task, CalendarIdentifier(uid: "1"), $0) }
  }

  @Test(arguments: rows) func `carries changes both ways`(row: Row) {
    var known = SyncedCalendar()
    if let base = Self.entry(row.base) { known.entries[base.identifier] = base }
    var sides = SyncedSides(known, [Self.entry(row.here)], [Self.entry(row.there)])
    let conflicts = sides.synchronize().conflicts
    #expect(conflicts.map(\.reason) == row.conflicts)
    #expect(sides.here.values.first == Self.entry(row.after.here))
    #expect(sides.there.values.first == Self.entry(row.after.there))
    // The same again: nothing moves, and what is in conflict is told again.
    let again = sides.synchronize()
    #expect(again.changes[.vault] == [] && again.changes[.file] == [])
    #expect(again.conflicts.map(\.reason) == row.conflicts)
  }

  @Test func `tells what comes back to the side that it was deleted from after the other`() {
    let entry = CalendarEntry(.task, CalendarIdentifier(uid: "1"), Self.one)
    var known = SyncedCalendar()
    known.entries[entry.identifier] = entry
    // Deleted in the file, so it goes from the vault; an old copy of the note brings it back.
    var sides = SyncedSides(known, [entry], [])
    _ = sides.synchronize()
    #expect(sides.here.isEmpty)
    sides.here[entry.identifier] = entry
    #expect(sides.synchronize().conflicts.map(\.reason) == [.returned(on: .vault)])
    #expect(sides.there.isEmpty && sides.here.count == 1)
    // In the file itself it is somebody's wish.
    sides.there[entry.identifier] = entry
    #expect(sides.synchronize().conflicts == [])
    #expect(sides.there.count == 1 && sides.here.count == 1)
  }

  @Test func `is careful with what was edited beside the fields of a calendar`() {
    var entry = CalendarEntry(.task, CalendarIdentifier(uid: "1"), Self.one)
    var known = SyncedCalendar()
    entry.seal = "before"
    known.entries[entry.identifier] = entry
    entry.seal = "after"
    let merge = CalendarMerge(known: known, vault: [entry], file: [])
    #expect(merge.conflicts.map(\.reason) == [.deleted(on: .file, [])])
    #expect(merge.changes[.vault] == [])
  }

  @Test func `does not touch what a side has twice`() {
    let entry = CalendarEntry(.task, CalendarIdentifier(uid: "1"), Self.one)
    let merge = CalendarMerge(known: SyncedCalendar(), vault: [entry], file: [], excluding: [entry.identifier])
    #expect(merge.changes[.file] == [] && merge.known == SyncedCalendar())
  }

  @Test func `keeps its state as JSON`() {
    var known = SyncedCalendar()
    let entry = CalendarEntry(.event, CalendarIdentifier(text: "1#20261120"), Self.tags)
    known.entries[entry.identifier] = entry
    known.tombstones[CalendarIdentifier(uid: "2\"")] = .init(side: .file, title: "a\nb")
    #expect(SyncedCalendar(known.bytes) == known)
    #expect(SyncedCalendar(Array("{\"version\": 3, \"entries\": [], \"deleted\": []}".utf8)) == nil)
    #expect(SyncedCalendar([0]) == nil)
  }
}

/// Both sides of a synchronisation as sets of entries.
struct SyncedSides {
  var known: SyncedCalendar
  var here: [CalendarIdentifier: CalendarEntry]
  var there: [CalendarIdentifier: CalendarEntry]

  init(_ known: SyncedCalendar, _ here: [CalendarEntry?], _ there: [CalendarEntry?]) {
    self.known = known
    self.here = Dictionary(uniqueKeysWithValues: here.compactMap { $0 }.map { ($0.identifier, $0) })
    self.there = Dictionary(uniqueKeysWithValues: there.compactMap { $0 }.map { ($0.identifier, $0) })
  }

  /// Merges, and makes the changes.
  mutating func synchronize() -> CalendarMerge {
    let merge = CalendarMerge(known: known, vault: Array(here.values), file: Array(there.values))
    Self.make(merge.changes[.vault] ?? [], in: &here)
    Self.make(merge.changes[.file] ?? [], in: &there)
    known = merge.known
    return merge
  }

  static func make(_ changes: [CalendarMerge.Change], in entries: inout [CalendarIdentifier: CalendarEntry]) {
    for change in changes {
      switch change {
      case .add(let entry), .set(_, to: let entry, _): entries[entry.identifier] = entry
      case .remove(let entry): entries[entry.identifier] = nil
      }
    }
  }
}
