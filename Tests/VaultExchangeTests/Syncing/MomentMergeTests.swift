import Testing
import VaultModel
import VaultSyntax

@testable import VaultExchange

/// The one time of a task: when it happens (`X-VAULT-AT:TRUE`), or by when it is to be done. Other programs have one time for
/// both, and most of them drop what they do not know.
@Suite struct `The one moment of a task beside a calendar` {
  private static let uid = CalendarIdentifier(uid: "1")

  /// A task of the vault.
  private func here(_ values: [CalendarField: [String]]) -> CalendarEntry {
    CalendarEntry(.task, Self.uid, values.merging([.title: ["call"]]) { first, _ in first })
  }

  /// A task of a calendar with some lines.
  private func there(_ lines: String...) throws -> CalendarEntry {
    let text =
      "BEGIN:VCALENDAR\nVERSION:2.0\nPRODID:-//x//x//EN\nBEGIN:VTODO\nUID:1\nDTSTAMP:20261120T000000Z\nSUMMARY:call\n"
      + lines.map { $0 + "\n" }.joined() + "END:VTODO\nEND:VCALENDAR\n"
    return try #require(CalendarFixtures.contents(text).entries.first?.entry)
  }

  private func known(_ entry: CalendarEntry, isOfBefore: Bool = false) throws -> SyncedCalendar {
    var known = SyncedCalendar()
    known.entries[Self.uid] = entry
    guard isOfBefore else { return known }
    let text = String(decoding: known.bytes, as: UTF8.self).replacing("\"version\":2", with: "\"version\":1")
      .replacing("\"version\": 2", with: "\"version\": 1")
    return try #require(SyncedCalendar(Array(text.utf8)))
  }

  @Test(arguments: [
    ([CalendarField.when: ["2026-11-20 15:00"]], ["DUE:20261120T150000", "X-VAULT-AT:TRUE"]),
    ([.due: ["2026-11-20 15:00"]], ["DUE:20261120T150000", "X-VAULT-AT:FALSE"]),
    ([.due: ["2026-11-20"]], ["DUE;VALUE=DATE:20261120"]),
    ([.when: ["2026-11-20"]], ["DUE;VALUE=DATE:20261120", "X-VAULT-AT:TRUE"]),
    (
      [.when: ["2026-11-20 15:00"], .due: ["2026-11-25"]],
      ["DTSTART:20261120T150000", "DUE;VALUE=DATE:20261125", "X-VAULT-AT:TRUE"]
    ),
    (
      [.scheduled: ["2026-11-20 15:00"], .due: ["2026-11-25 12:00"]],
      ["DTSTART:20261120T150000", "DUE:20261125T120000", "X-VAULT-AT:FALSE"]
    ),
    // A rule counts from a start.
    (
      [.when: ["2026-11-20 15:00"], .recurrence: ["FREQ=DAILY"]],
      ["DTSTART:20261120T150000", "DUE:20261120T150000", "X-VAULT-AT:TRUE"]
    ),
    ([.when: ["2026-11-20 15:00", "2026-11-20 16:00"]], ["DTSTART:20261120T150000", "DURATION:PT1H"]),
  ])
  func `is said of what goes out, and comes back as it was`(values: [CalendarField: [String]], lines: [String]) {
    let entry = here(values)
    let written = CalendarEntryWriter().lines(of: .when, in: entry).map { line in
      line.name + line.parameters.map { ";\($0.name)=\($0.values.joined())" }.joined() + ":" + line.value
    }
    #expect(written == lines)
    #expect(entry.projected() == entry)
  }

  @Test func `of a task made elsewhere is when it happens, a day when it is due`() throws {
    #expect(try there("DUE:20261120T150000")[.when] == ["2026-11-20 15:00"])
    #expect(try there("DTSTART:20261120T150000", "DUE:20261120T150000")[.when] == ["2026-11-20 15:00"])
    #expect(try there("DUE;VALUE=DATE:20261120")[.due] == ["2026-11-20"])
    let two = try there("DTSTART:20261120T150000", "DUE:20261121T150000")
    #expect(two[.scheduled] == ["2026-11-20 15:00"] && two[.due] == ["2026-11-21 15:00"] && two[.when] == [])
  }

  @Test(arguments: ["due", "when"])
  func `stays what it was where the other program drops the mark`(name: String) throws {
    let field = try #require(CalendarField(rawValue: name))
    let old = here([field: ["2026-11-20 15:00"]])
    // Nothing changed, and nothing is written for the mark alone.
    let same = CalendarMerge(known: try known(old), vault: [old], file: [try there("DUE:20261120T150000")])
    #expect(same.changes == [.vault: [], .file: []] && same.conflicts.isEmpty)
    // Moved on the telephone.
    let moved = CalendarMerge(known: try known(old), vault: [old], file: [try there("DUE:20261121T150000")])
    let new = here([field: ["2026-11-21 15:00"]])
    #expect(moved.changes == [.vault: [.set(old, to: new, [field])], .file: []] && moved.conflicts.isEmpty)
  }

  @Test func `of a line that was due before starts now, without a write on either side`() throws {
    let (now, before) = (here([.when: ["2026-11-20 15:00"]]), here([.due: ["2026-11-20 15:00"]]))
    let merge = CalendarMerge(
      known: try known(before, isOfBefore: true), vault: [now], file: [try there("DUE:20261120T150000")])
    #expect(merge.changes == [.vault: [], .file: []] && merge.conflicts.isEmpty)
    #expect(merge.known.entries[Self.uid]?[.when] == ["2026-11-20 15:00"])
    // What is deleted in the calendar goes here as well, and is not told to have changed.
    let gone = CalendarMerge(known: try known(before, isOfBefore: true), vault: [now], file: [])
    #expect(gone.changes == [.vault: [.remove(now)], .file: []] && gone.conflicts.isEmpty)
    // And the other way round.
    let there = try there("DUE:20261120T150000")
    let deleted = CalendarMerge(known: try known(before, isOfBefore: true), vault: [], file: [there])
    #expect(deleted.changes[.file]?.count == 1 && deleted.conflicts.isEmpty)
  }

  @Test func `that was made a deadline here is written to the calendar`() throws {
    let (now, before) = (here([.due: ["2026-11-20 15:00"]]), here([.when: ["2026-11-20 15:00"]]))
    let merge = CalendarMerge(known: try known(before), vault: [now], file: [try there("DUE:20261120T150000")])
    #expect(merge.changes[.vault] == [] && merge.changes[.file]?.count == 1 && merge.conflicts.isEmpty)
    #expect(merge.known.entries[Self.uid]?[.due] == ["2026-11-20 15:00"])
  }
}
