import Testing
import VaultModel
import VaultTestSupport

@testable import VaultExchange

/// Sequences of edits on both sides, of which the file is the bytes of a calendar that another program edits too: they
/// lose nothing and come to the same.
@Suite struct `Edits on two sides` {
  @Test func `lose nothing and come to the same`() {
    for seed in LongSearch.seeds(few: 60) {
      var play = SyncPlay(seed: seed)
      for _ in 0..<3 {
        play.editBothSides()
        if let fault = play.synchronize() {
          Issue.record("seed \(seed): \(fault)")
          return
        }
      }
    }
  }
}

/// One sequence: a vault, a file, and what was done to them since they last met.
private struct SyncPlay {
  private var random: SplitMix64
  private var known = SyncedCalendar()
  private var vault: [CalendarIdentifier: CalendarEntry] = [:]
  private var file = Array("BEGIN:VCALENDAR\nPRODID:other\nEND:VCALENDAR\n".utf8)
  private var count = 0
  /// What each side did, by entry: nil where it deleted it.
  private var done: [CalendarMerge.Side: [CalendarIdentifier: Set<CalendarField>?]] = [.vault: [:], .file: [:]]
  /// Entries in conflict, which are left alone until the end.
  private var disputed: Set<CalendarIdentifier> = []
  private static let stamp = LocalDateTime(.epoch, zone: .utc)
  private static let fields: [CalendarField] = [
    .title, .location, .notes, .tags, .due, .priority, .remind, .status, .busy, .isPrivate,
  ]

  init(seed: UInt64) { random = SplitMix64(seed: seed) }

  private static func contents(of bytes: [UInt8]) -> CalendarContents {
    var contents = CalendarContents(keepingComponents: true)
    for component in CalendarFile(parsing: bytes).components { contents.add(.component(component)) }
    contents.finish()
    return contents
  }

  private static func entries(of contents: CalendarContents) -> [CalendarIdentifier: CalendarEntry] {
    Dictionary(uniqueKeysWithValues: contents.entries.map { ($0.entry.identifier, $0.entry) })
  }

  /// What a conflict is about, whatever else of its entry was merged.
  private struct Told: Equatable {
    let identifier: CalendarIdentifier
    let reason: CalendarMerge.Conflict.Reason

    init(_ conflict: CalendarMerge.Conflict) {
      identifier = conflict.entry.identifier
      reason = conflict.reason
    }
  }

  // MARK: Editing

  mutating func editBothSides() {
    done = [.vault: [:], .file: [:]]
    var there = Self.entries(of: Self.contents(of: file))
    var here = vault
    edit(&here, .vault)
    vault = here
    let before = there
    edit(&there, .file)
    var changes: [CalendarMerge.Change] = []
    for identifier in Set(before.keys).union(there.keys).sorted() {
      switch (before[identifier], there[identifier]) {
      case (let old?, let new?): changes.append(.set(old, to: new, new.differences(from: old)))
      case (let old?, nil): changes.append(.remove(old))
      case (nil, let new?): changes.append(.add(new))
      case (nil, nil): break
      }
    }
    file = Self.changed(file, changes, Array(there.values))
  }

  private mutating func edit(_ entries: inout [CalendarIdentifier: CalendarEntry], _ side: CalendarMerge.Side) {
    for _ in 0..<Int.random(in: 0...3, using: &random) {
      let all = entries.keys.filter { !disputed.contains($0) }.sorted()
      guard let identifier = all.randomElement(using: &random), Int.random(in: 0..<4, using: &random) > 0 else {
        add(to: &entries, side)
        continue
      }
      if Int.random(in: 0..<6, using: &random) == 0 {
        entries[identifier] = nil
        done[side]?[identifier] = .some(nil)
      } else if case let fields = done[side]?[identifier] ?? [], var changed = fields,
        let field = Self.fields.filter({ !changed.contains($0) }).randomElement(using: &random)
      {
        let before = entries[identifier]?.projected()[field]
        entries[identifier]?[field] = values(of: field)
        // A lead time without anything to lead to is no change that a calendar could carry.
        if entries[identifier]?.projected()[field] != before { changed.insert(field) }
        done[side]?[identifier] = changed
      }
    }
  }

  private mutating func add(to entries: inout [CalendarIdentifier: CalendarEntry], _ side: CalendarMerge.Side) {
    count += 1
    let identifier = CalendarIdentifier(uid: "\(side)-\(count)")
    entries[identifier] =
      Bool.random(using: &random)
      ? CalendarEntry(.task, identifier, [.title: ["entry \(count)"]])
      : CalendarEntry(.event, identifier, [.title: ["entry \(count)"], .when: ["2026-11-20 10:00"]])
    done[side]?[identifier] = []
  }

  /// New values, of which no two are equal where the field has enough of them.
  private mutating func values(of field: CalendarField) -> [String] {
    count += 1
    switch field {
    case .tags: return ["a", "b", "c", "tag\(count)"].filter { _ in Bool.random(using: &random) }
    case .due: return [LocalDate.epoch.adding(days: 20_000 + count)?.text ?? ""]
    case .priority: return [["low", "medium", "high"].randomElement(using: &random) ?? "low"]
    case .remind: return [TimeSpan(seconds: Int64(count) * 60).text]
    case .status: return [["done", "in-progress", "cancelled"].randomElement(using: &random) ?? "done"]
    case .busy: return Bool.random(using: &random) ? ["false"] : []
    case .isPrivate: return Bool.random(using: &random) ? ["true"] : []
    default: return Int.random(in: 0..<5, using: &random) == 0 && field != .title ? [] : ["слово \(count), and; more"]
    }
  }

  // MARK: Synchronising

  private static func changed(
    _ file: [UInt8], _ changes: [CalendarMerge.Change], _ entries: [CalendarEntry]
  ) -> [UInt8] {
    let contents = contents(of: file)
    var edit = CalendarEdit(CalendarFile(parsing: file), contents, entries: entries, stamp: stamp)
    for change in changes { edit.make(change) }
    return edit.bytes()
  }

  /// Synchronises twice; what is wrong with the result, or nil.
  mutating func synchronize() -> String? {
    let (here, there) = (vault, Self.entries(of: Self.contents(of: file)))
    let merge = step()
    disputed = Set(merge.conflicts.map(\.entry.identifier))
    if let fault = lost(here, there) { return fault }
    let again = step()
    guard again.changes[.vault] == [], again.changes[.file] == [] else { return "a second time changes something" }
    guard again.conflicts.map(Told.init) == merge.conflicts.map(Told.init) else { return "conflicts are told once" }
    let now = Self.entries(of: Self.contents(of: file))
    for identifier in Set(vault.keys).union(now.keys) where !disputed.contains(identifier) {
      guard let one = vault[identifier]?.projected(), let other = now[identifier] else {
        return "\(identifier.text) is on one side only"
      }
      guard one.differences(from: other).isEmpty else {
        return "\(identifier.text) differs in \(one.differences(from: other))"
      }
    }
    return nil
  }

  private mutating func step() -> CalendarMerge {
    let there = Self.entries(of: Self.contents(of: file))
    let merge = CalendarMerge(known: known, vault: vault.values.map { $0.projected() }, file: Array(there.values))
    var after = there
    SyncedSides.make(merge.changes[.vault] ?? [], in: &vault)
    SyncedSides.make(merge.changes[.file] ?? [], in: &after)
    file = Self.changed(file, merge.changes[.file] ?? [], Array(after.values))
    known = SyncedCalendar(merge.known.bytes) ?? SyncedCalendar()
    return merge
  }

  /// What one side did and neither has now, or nil.
  private func lost(
    _ here: [CalendarIdentifier: CalendarEntry], _ there: [CalendarIdentifier: CalendarEntry]
  ) -> String? {
    let now = Self.entries(of: Self.contents(of: file))
    for (side, before, after) in [(CalendarMerge.Side.vault, here, vault), (.file, there, now)] {
      for (identifier, fields) in done[side] ?? [:] {
        guard let fields, !fields.isEmpty, let entry = before[identifier]?.projected() else { continue }
        guard let own = after[identifier]?.projected() else { return "\(identifier.text) is gone from its \(side)" }
        for field in fields where !field.isSet && own[field] != entry[field] {
          return "\(identifier.text) lost its \(field) on its \(side)"
        }
        for field in fields where field.isSet && field != .remind {
          let kept = Set(own[field]).isSuperset(of: entry[field].filter { $0.hasPrefix("tag") })
          if !kept { return "\(identifier.text) lost a tag" }
        }
      }
    }
    return nil
  }
}
