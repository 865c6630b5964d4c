import Testing
import VaultModel

@testable import VaultExchange

@Suite struct `Calendars of other programs` {
  private func entry(_ text: String, _ uid: String) throws -> CalendarEntry {
    try #require(CalendarFixtures.contents(text).entry(CalendarIdentifier(text: uid))?.entry)
  }

  private func expect(_ entry: CalendarEntry, _ values: [CalendarField: [String]]) {
    #expect(entry.fields == values.keys.sorted())
    for (field, value) in values { #expect(entry[field] == value, "\(field)") }
  }

  @Test func `give a series with its exceptions`() throws {
    let series = try entry(CalendarFixtures.google, "choir@example.org")
    #expect(series.kind == .event)
    expect(
      series,
      [
        .title: ["Choir rehearsal"], .when: ["2026-09-02 17:30 [Europe/Kyiv]", "2026-09-02 18:30 [Europe/Kyiv]"],
        .recurrence: ["FREQ=WEEKLY;UNTIL=20261216T213000Z;BYDAY=WE"],
        // The 28th by EXDATE; the 11th, which was moved, has an entry of its own.
        .except: ["2026-10-28", "2026-11-11"], .location: ["music school"], .remind: ["45m"],
        .created: ["2026-08-01 09:15Z"], .notes: ["Second row.\nBring water, and the notes."],
      ])
    let moved = try entry(CalendarFixtures.google, "choir@example.org#20261111T173000")
    expect(
      moved,
      [
        .title: ["Choir rehearsal on Thursday"],
        .when: ["2026-11-12 18:00 [Europe/Kyiv]", "2026-11-12 19:00 [Europe/Kyiv]"],
      ])
  }

  @Test func `give whole days without the day after`() throws {
    expect(
      try entry(CalendarFixtures.google, "grandmother@example.org"),
      [.title: ["Grandmother stays with us"], .when: ["2026-11-22", "2026-11-25"]])
  }

  @Test func `tell each property that is not understood, with its line`() {
    let remarks = CalendarFixtures.contents(CalendarFixtures.google).remarks
    #expect(
      remarks == [
        CalendarRemark(.notUnderstood, line: 30, component: "VEVENT", property: "ORGANIZER", title: "Choir rehearsal"),
        CalendarRemark(
          .notUnderstood, line: 58, component: "VEVENT", property: "X-GOOGLE-CONFERENCE",
          title: "Grandmother stays with us"),
      ])
  }

  @Test func `may name zones as Windows does`() throws {
    expect(
      try entry(CalendarFixtures.outlook, "040000008200E00074C5B7101A82E008"),
      [
        .title: ["Нарада"], .when: ["2026-11-23 10:00 [Europe/Kyiv]", "2026-11-23 11:30 [Europe/Kyiv]"],
        .priority: ["high"], .isPrivate: ["true"], .remind: ["15m"],
      ])
    expect(
      try entry(CalendarFixtures.outlook, "elsewhere"),
      [.title: ["Elsewhere"], .when: ["2026-11-24 10:00", "2026-11-24 10:30"]])
    let remarks = CalendarFixtures.contents(CalendarFixtures.outlook).remarks
    #expect(remarks.map(\.property) == ["X-MICROSOFT-CDO-IMPORTANCE", "DTSTART"])
    #expect(remarks.last?.reason == .unknownZone)
  }

  @Test func `give reminders of a telephone`() throws {
    expect(
      try entry(CalendarFixtures.apple, "9F6B"),
      [
        .title: ["Buy paint"], .when: ["2026-11-21 09:00 [Europe/Kyiv]"], .priority: ["low"],
        .remind: ["2026-11-21 07:00Z"], .created: ["2026-11-19"],
      ])
    #expect(
      CalendarFixtures.contents(CalendarFixtures.apple).remarks
        == [
          CalendarRemark(
            .notUnderstood, line: 13, component: "VTODO", property: "X-APPLE-SORT-ORDER", title: "Buy paint")
        ])
  }

  @Test func `give tasks of a home server`() throws {
    expect(
      try entry(CalendarFixtures.nextcloud, "kitchen"),
      [
        .title: ["Paint the kitchen"], .scheduled: ["2026-11-20"], .due: ["2026-11-30"], .status: ["in-progress"],
        .tags: ["home", "walls, ceiling"], .priority: ["medium"], .created: ["2026-11-01 10:00Z"],
      ])
    expect(
      try entry(CalendarFixtures.nextcloud, "brushes"),
      [
        .title: ["Clean the brushes"], .parent: ["kitchen"], .status: ["done"], .completed: ["2026-11-19 17:30Z"],
      ])
    let remarks = CalendarFixtures.contents(CalendarFixtures.nextcloud).remarks
    #expect(remarks.map(\.reason) == [.repeated, .notUnderstood])
    #expect(remarks.map(\.property) == ["PERCENT-COMPLETE", "PERCENT-COMPLETE"])
  }

  @Test(arguments: [
    ("Europe/Kyiv", "Europe/Kyiv"), ("/freeassociation.sourceforge.net/Europe/Kyiv", "Europe/Kyiv"),
    ("/mozilla.org/20050126_1/America/Argentina/Buenos_Aires", "America/Argentina/Buenos_Aires"),
    ("W. Europe Standard Time", "Europe/Berlin"), ("fle standard time", "Europe/Kyiv"),
  ]) func `name zones in many ways`(name: String, zone: String) {
    #expect(CalendarZones().zone(of: name) == .named(zone))
  }

  @Test func `may explain zones themselves`() {
    let text = """
      BEGIN:VCALENDAR
      BEGIN:VTIMEZONE
      TZID:Here
      BEGIN:STANDARD
      TZOFFSETFROM:+0545
      TZOFFSETTO:+0545
      END:STANDARD
      END:VTIMEZONE
      END:VCALENDAR
      """
    let zones = CalendarFixtures.contents(text).zones
    #expect(zones.zone(of: "Here") == .offset(seconds: 20_700))
    #expect(zones.zone(of: "There") == nil)
    #expect(zones.zone(of: "UTC") == .utc)
  }
}

@Suite struct `Who may read an entry of a calendar, and whether its time is free` {
  typealias Reason = CalendarRemark.Reason

  struct Row: Sendable, CustomTestStringConvertible {
    var kind = CalendarEntry.Kind.event
    let lines: String
    var busy: [String] = []
    var isPrivate: [String] = []
    var reasons: [Reason] = []

    var testDescription: String { kind.rawValue + " " + lines.replacing("\n", with: " ") }
  }

  static let rows: [Row] = [
    Row(lines: "SEQUENCE:1"), Row(lines: "TRANSP:OPAQUE\nCLASS:PUBLIC"),
    Row(lines: "TRANSP:TRANSPARENT", busy: ["false"]), Row(lines: "transp: transparent ", busy: ["false"]),
    Row(lines: "TRANSP:X-HALF", reasons: [.badValue]), Row(lines: "TRANSP:", reasons: [.badValue]),
    Row(lines: "TRANSP:OPAQUE\nTRANSP:TRANSPARENT", reasons: [.repeated]),
    // Outlook says the same twice.
    Row(lines: "TRANSP:TRANSPARENT\nX-MICROSOFT-CDO-BUSYSTATUS:FREE", busy: ["false"]),
    Row(lines: "X-MICROSOFT-CDO-BUSYSTATUS:BUSY"),
    Row(lines: "X-MICROSOFT-CDO-BUSYSTATUS:FREE", reasons: [.notUnderstood]),
    Row(lines: "CLASS:PRIVATE", isPrivate: ["true"]), Row(lines: "CLASS:confidential", isPrivate: ["true"]),
    // Section 3.8.1.3: an unknown value is treated as PRIVATE.
    Row(lines: "CLASS:X-FAMILY", isPrivate: ["true"], reasons: [.notUnderstood]),
    Row(lines: "CLASS:", reasons: [.badValue]),
    Row(lines: "CLASS:PUBLIC\nCLASS:PRIVATE", reasons: [.repeated]),
    Row(kind: .task, lines: "CLASS:PRIVATE", isPrivate: ["true"]), Row(kind: .task, lines: "CLASS:PUBLIC"),
    // Section 3.6.2: a task has no TRANSP.
    Row(kind: .task, lines: "TRANSP:OPAQUE"),
    Row(kind: .task, lines: "TRANSP:TRANSPARENT", reasons: [.notUnderstood]),
  ]

  @Test(arguments: rows) func `is read as the key of a note has it`(row: Row) throws {
    let name = row.kind.componentName
    let component = "BEGIN:\(name)\nUID:1\nSUMMARY:a\nDTSTART:20261120T100000\n\(row.lines)\nEND:\(name)\n"
    let contents = CalendarFixtures.contents("BEGIN:VCALENDAR\n\(component)END:VCALENDAR\n")
    let entry = try #require(contents.entries.first?.entry)
    #expect(entry[.busy] == row.busy)
    #expect(entry[.isPrivate] == row.isPrivate)
    #expect(contents.remarks.map(\.reason) == row.reasons)
    #expect(entry.projected() == entry)
  }

  @Test(
    arguments: [
      (.event, "2026-11-20 10:00", ["TRANSP:TRANSPARENT", "CLASS:PRIVATE"]),
      (.event, "2026-11-20", ["TRANSP:TRANSPARENT", "CLASS:PRIVATE"]), (.task, "2026-11-20 10:00", ["CLASS:PRIVATE"]),
    ] as [(CalendarEntry.Kind, String, [String])])
  func `is written where it is not what is so anyway`(kind: CalendarEntry.Kind, start: String, lines: [String]) {
    var entry = CalendarEntry(kind, CalendarIdentifier(uid: "1"), [.title: ["a"], .when: [start]])
    func written() -> [String] {
      CalendarEntryWriter().component(of: entry, stamp: LocalDateTime(.epoch, zone: .utc)).lines
        .filter { ["TRANSP", "CLASS"].contains($0.name) }.map { $0.name + ":" + $0.value }
    }
    #expect(written() == [])
    (entry[.busy], entry[.isPrivate]) = (["false"], ["true"])
    #expect(written() == lines)
  }
}

@Suite struct `A reminder of a calendar` {
  struct Row: Sendable, CustomTestStringConvertible {
    let values: [CalendarField: [String]]
    var kind = CalendarEntry.Kind.event
    let trigger: ContentLine
    let text: String?

    var testDescription: String { "\(trigger.parameters.map(\.values)) \(trigger.value)" }
  }

  private static let meeting: [CalendarField: [String]] = [.when: ["2026-11-20 10:00", "2026-11-20 11:00"]]

  static let rows: [Row] = [
    Row(values: meeting, trigger: ContentLine("TRIGGER", "-PT15M"), text: "15m"),
    Row(values: meeting, trigger: ContentLine("TRIGGER", "PT0S"), text: "0m"),
    Row(values: meeting, trigger: ContentLine("TRIGGER", "-P1D"), text: "24h"),
    // An hour and a half before the end is half an hour before the start.
    Row(values: meeting, trigger: ContentLine("TRIGGER", [.init("RELATED", ["END"])], "-PT90M"), text: "30m"),
    // After the start it is a moment.
    Row(values: meeting, trigger: ContentLine("TRIGGER", "PT10M"), text: "2026-11-20 10:10"),
    Row(
      values: [.when: ["2026-11-20"]], trigger: ContentLine("TRIGGER", "PT10H"), text: "2026-11-20 10:00"),
    Row(
      values: [.due: ["2026-11-20 10:00"]], kind: .task, trigger: ContentLine("TRIGGER", "-PT5M"), text: "5m"),
    // Of a task that is due two hours after its start, one hour before the start is three before it is due.
    Row(
      values: [.due: ["2026-11-20 12:00"], .scheduled: ["2026-11-20 10:00"]], kind: .task,
      trigger: ContentLine("TRIGGER", "-PT1H"), text: "3h"),
    Row(
      values: meeting, trigger: ContentLine("TRIGGER", [.init("VALUE", ["DATE-TIME"])], "20261119T180000Z"),
      text: "2026-11-19 18:00Z"),
    Row(values: meeting, trigger: ContentLine("TRIGGER", "soon"), text: nil),
  ]

  @Test(arguments: rows) func `is a lead time or a moment`(row: Row) {
    let entry = CalendarEntry(row.kind, CalendarIdentifier(uid: "1"), row.values)
    #expect(CalendarEntryReader.reminder(of: row.trigger, for: entry, CalendarClocks()) == row.text)
  }
}

@Suite struct `An entry that is written` {
  private let stamp = LocalDateTime(LocalDate(year: 2026, month: 11, day: 20) ?? .epoch, zone: .utc)

  private func text(_ entries: [CalendarEntry]) -> String {
    String(decoding: CalendarDocument(entries, stamp: stamp).bytes, as: UTF8.self)
      .split(separator: "\r\n").joined(separator: "\n") + "\n"
  }

  @Test func `is an event with its alarm`() {
    let entry = CalendarEntry(
      .event, CalendarIdentifier(uid: "7@vault"),
      [
        .title: ["Choir; the concert"], .when: ["2026-12-20 19:00 [Europe/Kyiv]", "2026-12-20 21:00 [Europe/Kyiv]"],
        .tags: ["music", "family"], .remind: ["1h30m"], .notes: ["Two parts.\nAn interval."],
        .recurrence: ["FREQ=YEARLY;COUNT=3"], .except: ["2027-12-20"],
      ])
    #expect(
      text([entry]) == """
        BEGIN:VCALENDAR
        VERSION:2.0
        PRODID:-//vault//vault//EN
        BEGIN:VEVENT
        UID:7@vault
        DTSTAMP:20261120T000000Z
        SUMMARY:Choir\\; the concert
        DTSTART;TZID=Europe/Kyiv:20261220T190000
        DTEND;TZID=Europe/Kyiv:20261220T210000
        RRULE:FREQ=YEARLY;COUNT=3
        EXDATE;TZID=Europe/Kyiv:20271220T190000
        CATEGORIES:family,music
        DESCRIPTION:Two parts.\\nAn interval.
        BEGIN:VALARM
        ACTION:DISPLAY
        TRIGGER:-PT1H30M
        DESCRIPTION:Choir\\; the concert
        END:VALARM
        END:VEVENT
        END:VCALENDAR

        """)
  }

  @Test func `is a task that repeats from the day it is due`() {
    let entry = CalendarEntry(
      .task, CalendarIdentifier(uid: "8"),
      [
        .title: ["Pay"], .due: ["2026-11-30"], .recurrence: ["FREQ=MONTHLY"], .priority: ["high"], .status: ["done"],
        .completed: ["2026-11-20"], .remind: ["1h"], .depends: ["7"],
      ])
    #expect(
      text([entry]) == """
        BEGIN:VCALENDAR
        VERSION:2.0
        PRODID:-//vault//vault//EN
        BEGIN:VTODO
        UID:8
        DTSTAMP:20261120T000000Z
        SUMMARY:Pay
        STATUS:COMPLETED
        DTSTART;VALUE=DATE:20261130
        DUE;VALUE=DATE:20261130
        RRULE:FREQ=MONTHLY
        PRIORITY:1
        COMPLETED:20261120T120000Z
        RELATED-TO;RELTYPE=DEPENDS-ON:7
        BEGIN:VALARM
        ACTION:DISPLAY
        TRIGGER;RELATED=END:PT8H
        DESCRIPTION:Pay
        END:VALARM
        END:VTODO
        END:VCALENDAR

        """)
  }

  @Test(arguments: [
    CalendarFixtures.google, CalendarFixtures.outlook, CalendarFixtures.apple, CalendarFixtures.nextcloud,
  ]) func `reads as the same again`(text: String) {
    let contents = CalendarFixtures.contents(text)
    let entries = contents.entries.map(\.entry)
    let again = CalendarFixtures.contents(
      String(decoding: CalendarDocument(entries, stamp: stamp).bytes, as: UTF8.self))
    #expect(again.entries.map(\.entry) == entries)
    #expect(again.remarks == [])
    #expect(again.faults == [])
    for entry in entries where entry.identifier.occurrence == nil { #expect(entry.projected() == entry) }
  }

  @Test(arguments: [
    // A fixed block of a task is DTSTART and DURATION; with a due date its end has a property of vault's own.
    [CalendarField.when: ["2026-11-20 10:00", "2026-11-20 11:30"]],
    [.when: ["2026-11-20 10:00", "2026-11-20 11:30"], .due: ["2026-11-21"]],
    [.when: ["2026-11-20", "2026-11-22"]],
    [.scheduled: ["2026-11-20 10:00"], .due: ["2026-11-20 12:00"]],
    [.scheduled: ["2026-11-20"]],
    [.due: ["2026-11-20 10:00Z"], .list: ["Home"], .status: ["cancelled"]],
    [.due: ["2026-11-20"], .recurrence: ["FREQ=DAILY"], .except: ["2026-11-22"], .also: ["2026-12-24"]],
    [.when: ["2026-11-20 10:00 [Europe/Kyiv]", "2026-11-20 11:30 [Europe/Warsaw]"]],
  ]) func `keeps the times of a task`(values: [CalendarField: [String]]) {
    let entry = CalendarEntry(
      .task, CalendarIdentifier(uid: "1"), values.merging([.title: ["a"]]) { first, _ in first })
    #expect(entry.projected() == entry)
  }

  @Test func `leaves out what a calendar cannot say`() {
    let entry = CalendarEntry(
      .event, CalendarIdentifier(uid: "1"),
      [.title: ["a"], .when: ["2026-11-20 10:00+02:00"], .remind: ["2026-11-20 09:00 [Europe/Kyiv]"]])
    let projected = entry.projected()
    #expect(projected[.when] == ["2026-11-20 08:00Z"])
    #expect(projected[.remind] == [])
  }
}

@Suite struct `The identifier of an entry` {
  @Test(
    arguments: [
      ("a", "a", nil), ("a#b", "a#b", nil), ("a#20261120", "a", "20261120"),
      ("a#20261120T143000Z", "a", "20261120T143000Z"), ("#20261120", "#20261120", nil),
    ] as [(String, String, String?)]) func `may name an occurrence`(text: String, uid: String, occurrence: String?)
  {
    let identifier = CalendarIdentifier(text: text)
    #expect(identifier.uid == uid)
    #expect(identifier.occurrence == occurrence)
    #expect(identifier.text == text)
  }

  @Test func `is the same on every device`() {
    let first = CalendarIdentifier.made(of: ["tasks/a.md", "b"])
    #expect(first == CalendarIdentifier.made(of: ["tasks/a.md", "b"]))
    #expect(first != CalendarIdentifier.made(of: ["tasks/a.mdb", ""]))
    #expect(first != CalendarIdentifier.made(of: ["tasks/a.md", "b"], attempt: 1))
    // FNV-1a of the words with two beginnings, reckoned apart from the code.
    #expect(first.uid == "954dd72b1d87c278d0cb1a2347cf1e4d@vault")
  }
}
