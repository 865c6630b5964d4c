import Testing

@testable import VaultExchange

/// Merges with a vault that says things in other words: every tag in capitals, no priority at all, and a word for a title
/// that is empty.
@Suite struct `The merge of what a vault says in other words` {
  typealias Values = [CalendarField: [String]]

  struct Row: Sendable, CustomTestStringConvertible {
    let name: String
    var base: Values?
    let here: Values?
    let there: Values?
    let after: (here: Values?, there: Values?)
    var conflicts: [CalendarMerge.Conflict.Reason] = []

    var testDescription: String { name }
  }

  private static func echo(_ entry: CalendarEntry) -> CalendarEntry {
    var said = entry
    said[.tags] = entry[.tags].map { $0.uppercased() }
    said[.priority] = []
    if entry.title.isEmpty { said[.title] = ["event"] }
    return said
  }

  private static let file: Values = [.tags: ["a", "b"], .priority: ["high"]]
  private static let vault: Values = [.title: ["event"], .tags: ["A", "B"]]

  static let rows: [Row] = [
    Row(name: "the first meeting", here: vault, there: file, after: (vault, file)),
    Row(name: "nothing edited", base: file, here: vault, there: file, after: (vault, file)),
    Row(
      name: "a state that the vault's words were kept in", base: vault, here: vault, there: file, after: (vault, file)),
    Row(
      name: "another title here", base: file, here: vault.merging([.title: ["Fair"]]) { $1 }, there: file,
      after: (vault.merging([.title: ["Fair"]]) { $1 }, file.merging([.title: ["Fair"]]) { $1 })),
    Row(
      name: "another title there", base: file, here: vault, there: file.merging([.title: ["Fair"]]) { $1 },
      after: (vault.merging([.title: ["Fair"]]) { $1 }, file.merging([.title: ["Fair"]]) { $1 })),
    Row(
      name: "another priority there", base: file, here: vault, there: file.merging([.priority: ["low"]]) { $1 },
      after: (vault, file.merging([.priority: ["low"]]) { $1 })),
    Row(
      name: "a tag more here", base: file, here: vault.merging([.tags: ["A", "B", "C"]]) { $1 }, there: file,
      after: (vault.merging([.tags: ["A", "B", "C"]]) { $1 }, file.merging([.tags: ["a", "b", "C"]]) { $1 })),
    // The file's own word for the one that goes is not known, so that all are the vault's.
    Row(
      name: "a tag less here", base: file, here: vault.merging([.tags: ["A"]]) { $1 }, there: file,
      after: (vault.merging([.tags: ["A"]]) { $1 }, file.merging([.tags: ["A"]]) { $1 })),
    Row(
      name: "a tag more there", base: file, here: vault, there: file.merging([.tags: ["a", "b", "c"]]) { $1 },
      after: (vault.merging([.tags: ["A", "B", "C"]]) { $1 }, file.merging([.tags: ["a", "b", "c"]]) { $1 })),
    Row(
      name: "tags of both", base: file, here: vault.merging([.tags: ["A", "B", "C"]]) { $1 },
      there: file.merging([.tags: ["b", "d"]]) { $1 },
      after: (vault.merging([.tags: ["B", "C", "D"]]) { $1 }, file.merging([.tags: ["C", "b", "d"]]) { $1 })),
    Row(
      name: "titles of both", base: file, here: vault.merging([.title: ["one"]]) { $1 },
      there: file.merging([.title: ["two"]]) { $1 },
      after: (vault.merging([.title: ["one"]]) { $1 }, file.merging([.title: ["two"]]) { $1 }),
      conflicts: [.field(.title, vault: ["one"], file: ["two"])]),
    Row(
      name: "titles at the first meeting", here: vault.merging([.title: ["one"]]) { $1 },
      there: file.merging([.title: ["two"]]) { $1 },
      after: (vault.merging([.title: ["one"]]) { $1 }, file.merging([.title: ["two"]]) { $1 }),
      conflicts: [.field(.title, vault: ["one"], file: ["two"])]),
    Row(name: "deleted there", base: file, here: vault, there: nil, after: (nil, nil)),
    Row(name: "deleted here", base: file, here: nil, there: file, after: (nil, nil)),
    Row(
      name: "deleted there and edited here", base: file, here: vault.merging([.title: ["Fair"]]) { $1 }, there: nil,
      after: (vault.merging([.title: ["Fair"]]) { $1 }, nil), conflicts: [.deleted(on: .file, [.title])]),
    Row(
      name: "deleted here and given what only a calendar says there", base: file, here: nil,
      there: file.merging([.priority: ["low"]]) { $1 }, after: (nil, file.merging([.priority: ["low"]]) { $1 }),
      conflicts: [.deleted(on: .vault, [.priority])]),
  ]

  private static func entry(_ values: Values?) -> CalendarEntry? {
    values.map { CalendarEntry(.event, CalendarIdentifier(uid: "1"), $0) }
  }

  @Test(arguments: rows) func `writes only what somebody edited`(row: Row) {
    var known = SyncedCalendar()
    if let base = Self.entry(row.base) { known.entries[base.identifier] = base }
    var sides = SyncedSides(known, [Self.entry(row.here)], [Self.entry(row.there)])
    for _ in 0..<3 {
      let merge = CalendarMerge(
        known: sides.known, vault: Array(sides.here.values), file: Array(sides.there.values), echo: Self.echo)
      #expect(merge.conflicts.map(\.reason) == row.conflicts)
      // What comes from the file stands in the vault in the vault's words.
      SyncedSides.make(merge.changes[.vault] ?? [], in: &sides.here)
      if row.conflicts.isEmpty { sides.here = sides.here.mapValues(Self.echo) }
      SyncedSides.make(merge.changes[.file] ?? [], in: &sides.there)
      sides.known = merge.known
      #expect(sides.here.values.first == Self.entry(row.after.here))
      #expect(sides.there.values.first == Self.entry(row.after.there))
    }
  }

  @Test func `asks for no echo where both sides say the same`() {
    let entry = CalendarEntry(.event, CalendarIdentifier(uid: "1"), Self.file)
    var asked = 0
    let merge = CalendarMerge(known: SyncedCalendar(), vault: [entry], file: [entry]) {
      asked += 1
      return $0
    }
    #expect(asked == 0 && merge.known.entries[entry.identifier] == entry)
  }
}
