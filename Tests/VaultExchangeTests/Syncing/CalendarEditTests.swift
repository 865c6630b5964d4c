import Testing
import VaultModel

@testable import VaultExchange

@Suite struct `A calendar that is edited` {
  private let stamp = LocalDateTime(LocalDate(year: 2026, month: 11, day: 21) ?? .epoch, zone: .utc)

  /// The lines that go and those that come when an entry changes.
  private func difference(
    of text: String, _ uid: String, _ change: (inout CalendarEntry) -> Void
  ) throws -> (removed: [String], added: [String]) {
    let bytes = Array(text.utf8)
    let contents = CalendarFixtures.contents(text, keepingComponents: true)
    let old = try #require(contents.entry(CalendarIdentifier(text: uid))?.entry)
    var new = old
    change(&new)
    let entries = contents.entries.map { $0.entry.identifier == old.identifier ? new : $0.entry }
    var edit = CalendarEdit(CalendarFile(parsing: bytes), contents, entries: entries, stamp: stamp)
    edit.make(.set(old, to: new, new.differences(from: old)))
    let after = edit.bytes()
    // What was meant is what is read.
    let again = CalendarFixtures.contents(String(decoding: after, as: UTF8.self))
    #expect(again.entries.map(\.entry) == entries)
    let (before, now) = (text.split(separator: "\n"), String(decoding: after, as: UTF8.self).split(separator: "\n"))
    let shifts = now.difference(from: before)
    return (
      shifts.removals.map { change in if case .remove(_, let line, _) = change { String(line) } else { "" } },
      shifts.insertions.map { change in if case .insert(_, let line, _) = change { String(line) } else { "" } }
    )
  }

  @Test func `keeps every byte when nothing changes`() {
    let bytes = Array(CalendarFixtures.google.utf8)
    let contents = CalendarFixtures.contents(CalendarFixtures.google, keepingComponents: true)
    var edit = CalendarEdit(
      CalendarFile(parsing: bytes), contents, entries: contents.entries.map(\.entry), stamp: stamp)
    for found in contents.entries { edit.make(.set(found.entry, to: found.entry, [])) }
    edit.followOccurrences(besides: [])
    #expect(edit.bytes() == bytes)
  }

  @Test func `changes the lines of one field, and the stamps`() throws {
    let (removed, added) = try difference(of: CalendarFixtures.google, "choir@example.org") {
      $0[.location] = ["town hall"]
    }
    #expect(
      removed == ["DTSTAMP:20261120T080000Z", "LAST-MODIFIED:20261101T120000Z", "LOCATION:music school"])
    #expect(
      added == ["DTSTAMP:20261121T000000Z", "LAST-MODIFIED:20261121T000000Z", "LOCATION:town hall"])
  }

  @Test func `keeps the calendar's own name of a zone, and parameters`() throws {
    let moved = try difference(of: CalendarFixtures.google, "choir@example.org#20261111T173000") {
      $0[.when] = ["2026-11-12 18:30 [Europe/Kyiv]", "2026-11-12 19:00 [Europe/Kyiv]"]
    }
    #expect(moved.removed == ["DTSTART;TZID=Europe/Kiev:20261112T180000"])
    #expect(moved.added == ["DTSTART;TZID=Europe/Kiev:20261112T183000"])
    let named = try difference(of: CalendarFixtures.outlook, "040000008200E00074C5B7101A82E008") {
      $0[.title] = ["Велика нарада"]
    }
    #expect(named.added == ["DTSTAMP:20261121T000000Z", "SUMMARY;LANGUAGE=uk-UA:Велика нарада"])
  }

  @Test func `leaves no two words for whether the time is free`() throws {
    let free = try difference(of: CalendarFixtures.outlook, "040000008200E00074C5B7101A82E008") {
      $0[.busy] = ["false"]
    }
    #expect(free.removed.sorted() == ["DTSTAMP:20261120T080000Z", "X-MICROSOFT-CDO-BUSYSTATUS:BUSY"])
    #expect(free.added.sorted() == ["DTSTAMP:20261121T000000Z", "TRANSP:TRANSPARENT"])
    let replaced = try difference(of: CalendarFixtures.google, "choir@example.org") { $0[.busy] = ["false"] }
    #expect(replaced.removed.contains("TRANSP:OPAQUE") && replaced.added.contains("TRANSP:TRANSPARENT"))
  }

  @Test func `takes away that something is private`() throws {
    let (removed, added) = try difference(of: CalendarFixtures.outlook, "040000008200E00074C5B7101A82E008") {
      $0[.isPrivate] = []
    }
    #expect(removed.sorted() == ["CLASS:PRIVATE", "DTSTAMP:20261120T080000Z"])
    #expect(added == ["DTSTAMP:20261121T000000Z"])
  }

  @Test func `replaces one alarm and keeps the others as they are`() throws {
    let (removed, added) = try difference(of: CalendarFixtures.apple, "9F6B") {
      $0[.remind] = ["2026-11-21 07:00Z", "1h"]
    }
    #expect(removed == ["DTSTAMP:20261120T080000Z"])
    #expect(
      added.sorted() == [
        "ACTION:DISPLAY", "BEGIN:VALARM", "DESCRIPTION:Buy paint", "DTSTAMP:20261121T000000Z", "END:VALARM",
        "TRIGGER;RELATED=END:-PT1H",
      ])
  }

  /// A task with alarms.
  private func task(_ alarms: String...) -> String {
    let lines = alarms.flatMap { ["BEGIN:VALARM", "ACTION:DISPLAY", "DESCRIPTION:a", "TRIGGER:\($0)", "END:VALARM"] }
    return
      (["BEGIN:VCALENDAR", "BEGIN:VEVENT", "UID:a", "SUMMARY:a", "DTSTART:20261122T100000Z"] + lines
      + ["END:VEVENT", "END:VCALENDAR", ""]).joined(separator: "\n")
  }

  @Test func `keeps two alarms that say the same, and takes both away`() throws {
    let twice = task("-PT15M", "-PT15M")
    let renamed = try difference(of: twice, "a") { $0[.title] = ["b"] }
    #expect(renamed.removed == ["SUMMARY:a"])
    #expect(renamed.added == ["SUMMARY:b"])
    let silent = try difference(of: task("-PT15M", "-PT1H", "-PT15M"), "a") { $0[.remind] = ["1h"] }
    #expect(silent.removed.count { $0 == "TRIGGER:-PT15M" } == 2)
    #expect(!silent.removed.contains("TRIGGER:-PT1H"))
    #expect(silent.added == [])
  }

  @Test func `takes a component out and puts one in before the end`() {
    let bytes = Array(CalendarFixtures.apple.utf8)
    let contents = CalendarFixtures.contents(CalendarFixtures.apple, keepingComponents: true)
    let new = CalendarEntry(.task, CalendarIdentifier(uid: "new"), [.title: ["New"]])
    var edit = CalendarEdit(CalendarFile(parsing: bytes), contents, entries: [new], stamp: stamp)
    for found in contents.entries { edit.make(.remove(found.entry)) }
    edit.make(.add(new))
    #expect(
      String(decoding: edit.bytes(), as: UTF8.self) == """
        BEGIN:VCALENDAR
        VERSION:2.0
        PRODID:-//Apple Inc.//iOS 18.0//EN
        BEGIN:VTODO
        UID:new
        DTSTAMP:20261121T000000Z
        SUMMARY:New
        END:VTODO
        END:VCALENDAR

        """)
  }

  @Test func `makes an exception of an occurrence whose component goes`() throws {
    let text = CalendarFixtures.google
    let contents = CalendarFixtures.contents(text, keepingComponents: true)
    let moved = try #require(contents.entries.first { $0.entry.identifier.occurrence != nil }).entry
    let others = contents.entries.map(\.entry).filter { $0 != moved }
    var edit = CalendarEdit(CalendarFile(parsing: Array(text.utf8)), contents, entries: others, stamp: stamp)
    edit.make(.remove(moved))
    edit.followOccurrences(besides: [moved.identifier])
    let again = CalendarFixtures.contents(String(decoding: edit.bytes(), as: UTF8.self))
    #expect(again.entries.map(\.entry) == others)
    #expect(again.entries.first?.entry[.except] == ["2026-10-28", "2026-11-11"])
  }

  @Test func `ends its new lines as the others`() throws {
    let text = CalendarFixtures.apple.split(separator: "\n").joined(separator: "\r\n") + "\r\n"
    let contents = CalendarFixtures.contents(text, keepingComponents: true)
    let old = try #require(contents.entries.first?.entry)
    var new = old
    new[.notes] = ["a"]
    var edit = CalendarEdit(CalendarFile(parsing: Array(text.utf8)), contents, entries: [new], stamp: stamp)
    edit.make(.set(old, to: new, [.notes]))
    let lines = edit.bytes().split(separator: 0x0A)
    #expect(lines.allSatisfy { $0.last == 0x0D })
    #expect(lines.count == text.utf8.count { $0 == 0x0A } + 1)
  }

  @Test func `is a calendar of its own where there was none`() {
    let new = CalendarEntry(.task, CalendarIdentifier(uid: "new"), [.title: ["New"]])
    var edit = CalendarEdit(CalendarFile(parsing: []), CalendarContents(), entries: [new], stamp: stamp)
    edit.make(.add(new))
    #expect(edit.bytes() == CalendarDocument([new], stamp: stamp).bytes)
  }
}
