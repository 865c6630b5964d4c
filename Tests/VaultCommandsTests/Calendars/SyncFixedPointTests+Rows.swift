import Testing

@testable import VaultCommands

extension `vault sync ics without edits` {
  /// A component as another program writes it, without its `BEGIN`, `UID` and `END`.
  struct Row: Sendable, CustomTestStringConvertible {
    let name: String
    var kind = "VEVENT"
    let lines: String
    /// What stands beside it in the calendar.
    var others = ""
    var settings = ""

    var testDescription: String { name }

    var calendar: String {
      let text = """
        BEGIN:VCALENDAR
        VERSION:2.0
        PRODID:-//other//EN
        \(others)BEGIN:\(kind)
        UID:one
        DTSTAMP:20261101T080000Z
        LAST-MODIFIED:20261101T080000Z
        \(lines)
        END:\(kind)
        END:VCALENDAR

        """
      return text.replacing("\n", with: "\r\n")
    }
  }

  static let fixedZone = """
    BEGIN:VTIMEZONE
    TZID:Foo
    BEGIN:STANDARD
    DTSTART:19700101T000000
    TZOFFSETFROM:+0530
    TZOFFSETTO:+0530
    END:STANDARD
    END:VTIMEZONE

    """

  static let other = """
    BEGIN:VTODO
    UID:two
    SUMMARY:Other
    END:VTODO

    """

  static let start = "DTSTART:20261120T100000"
  static let kyiv = "DTSTART;TZID=Europe/Kyiv:20261120T100000"

  static let rows: [Row] = [
    Row(name: "nothing but a title", lines: "SUMMARY:Fair\n\(start)"),
    Row(name: "a priority of an event", lines: "SUMMARY:Fair\n\(start)\nPRIORITY:1"),
    Row(name: "a priority that words round", kind: "VTODO", lines: "SUMMARY:Fair\nPRIORITY:3"),
    Row(name: "further dates alone", lines: "SUMMARY:Fair\n\(start)\nRDATE:20261127T100000,20261204T110000"),
    Row(
      name: "further dates of a task alone", kind: "VTODO",
      lines: "SUMMARY:Pay\nDUE;VALUE=DATE:20261120\nRDATE;VALUE=DATE:20261127"),
    Row(name: "exceptions alone", lines: "SUMMARY:Fair\n\(start)\nEXDATE:20261127T100000"),
    Row(
      name: "a day as the end of a series with times", lines: "SUMMARY:Fair\n\(start)\nRRULE:FREQ=DAILY;UNTIL=20261204"),
    Row(
      name: "a day as the end of a series in a zone",
      lines: "SUMMARY:Fair\n\(kyiv)\nRRULE:FREQ=WEEKLY;UNTIL=20261204\nEXDATE;TZID=Europe/Kyiv:20261127T100000"),
    Row(
      name: "a time as the end of a series of days",
      lines: """
        SUMMARY:Fair
        DTSTART;VALUE=DATE:20261120
        RRULE:FREQ=DAILY;UNTIL=20261204T120000Z
        """),
    Row(
      name: "a rule in another order", lines: "SUMMARY:Fair\n\(start)\nRRULE:BYDAY=FR,MO;FREQ=WEEKLY;INTERVAL=1;WKST=SU"
    ),
    Row(
      name: "weeks from Monday on where those of the vault begin on Sunday",
      lines: "SUMMARY:Fair\n\(start)\nRRULE:FREQ=WEEKLY;INTERVAL=2;BYDAY=FR,SU", settings: "week-start: sunday\n"),
    Row(
      name: "weeks from Sunday on, as those of the vault",
      lines: "SUMMARY:Fair\n\(start)\nRRULE:FREQ=WEEKLY;INTERVAL=2;BYDAY=FR,SU;WKST=SU",
      settings: "week-start: sunday\n"),
    Row(
      name: "days of every week of a vault whose weeks begin on Sunday",
      lines: "SUMMARY:Fair\n\(start)\nRRULE:FREQ=WEEKLY;BYDAY=FR,SU", settings: "week-start: sunday\n"),
    Row(name: "the 31st of every month", lines: "SUMMARY:Fair\nDTSTART:20261031T100000\nRRULE:FREQ=MONTHLY"),
    Row(name: "a count", lines: "SUMMARY:Fair\n\(start)\nRRULE:FREQ=WEEKLY;COUNT=5;BYDAY=FR"),
    Row(name: "every hour", lines: "SUMMARY:Fair\n\(start)\nRRULE:FREQ=HOURLY;INTERVAL=6;COUNT=5"),
    Row(name: "no title", lines: start),
    Row(name: "an empty title", lines: "SUMMARY:\n\(start)"),
    Row(name: "an empty title of a task", kind: "VTODO", lines: "SUMMARY: \nDUE;VALUE=DATE:20261121"),
    Row(name: "a title that no file can have", lines: "SUMMARY:???\n\(start)"),
    Row(
      name: "a title with signs of notes", lines: "SUMMARY:# [[x]] #tag {due: 2026-11-20} - [ ] *a*: \"b\"\n\(start)"),
    Row(name: "a title with a tab and two lines", lines: "SUMMARY:a\tb\\nc  d\n\(start)"),
    Row(
      name: "a zone of one offset",
      lines: "SUMMARY:Fair\nDTSTART;TZID=Foo:20261120T100000\nDTEND;TZID=Foo:20261120T113000",
      others: fixedZone),
    Row(
      name: "a zone of one offset that repeats",
      lines: """
        SUMMARY:Fair
        DTSTART;TZID=Foo:20261120T020000
        RRULE:FREQ=WEEKLY;UNTIL=20261204T203000Z
        EXDATE;TZID=Foo:20261127T020000
        BEGIN:VALARM
        ACTION:DISPLAY
        TRIGGER;VALUE=DATE-TIME:20261119T200000Z
        END:VALARM
        """, others: fixedZone),
    Row(name: "moments of UTC", lines: "SUMMARY:Fair\nDTSTART:20261120T100000Z\nDTEND:20261120T110000Z"),
    Row(
      name: "a zone with a path",
      lines: "SUMMARY:Fair\nDTSTART;TZID=/mozilla.org/20050126_1/Europe/Kyiv:20261120T100000"),
    Row(
      name: "a zone that nobody knows",
      lines: "SUMMARY:Fair\nDTSTART;TZID=Nowhere:20261120T100000\nDTEND;TZID=Nowhere:20261120T110000"),
    Row(name: "two zones", lines: "SUMMARY:Flight\n\(kyiv)\nDTEND;TZID=America/New_York:20261120T113000"),
    Row(name: "whole days", lines: "SUMMARY:Fair\nDTSTART;VALUE=DATE:20261120\nDTEND;VALUE=DATE:20261123"),
    Row(name: "one whole day", lines: "SUMMARY:Fair\nDTSTART;VALUE=DATE:20261120\nDTEND;VALUE=DATE:20261121"),
    Row(name: "a length", lines: "SUMMARY:Fair\n\(start)\nDURATION:PT1H30M"),
    Row(name: "an end at the start", lines: "SUMMARY:Fair\n\(start)\nDTEND:20261120T100000"),
    Row(
      name: "a task with a block", kind: "VTODO", lines: "SUMMARY:Write\n\(start)\nDURATION:PT2H\nSTATUS:NEEDS-ACTION"),
    Row(
      name: "a task with a start and a due date", kind: "VTODO", lines: "SUMMARY:Write\n\(start)\nDUE:20261121T180000"),
    Row(
      name: "a task that repeats", kind: "VTODO",
      lines: "SUMMARY:Water\nDTSTART;VALUE=DATE:20261120\nDUE;VALUE=DATE:20261120\nRRULE:FREQ=DAILY;INTERVAL=3"),
    Row(
      name: "a task whose first occurrence was moved", kind: "VTODO",
      lines: """
        SUMMARY:Water
        DTSTART:20261120T100000
        DUE:20261120T100000
        RRULE:FREQ=WEEKLY
        EXDATE:20261120T100000
        RDATE:20261122T120000
        """),
    Row(
      name: "a task that is done", kind: "VTODO",
      lines: "SUMMARY:Write\nSTATUS:COMPLETED\nCOMPLETED:20261119T173000Z\nPERCENT-COMPLETE:100"),
    Row(name: "completed without a status", kind: "VTODO", lines: "SUMMARY:Write\nCOMPLETED:20261119T120000Z"),
    Row(name: "a share that is done", kind: "VTODO", lines: "SUMMARY:Write\nSTATUS:IN-PROCESS\nPERCENT-COMPLETE:40"),
    Row(name: "a share without a status", kind: "VTODO", lines: "SUMMARY:Write\nPERCENT-COMPLETE:40"),
    Row(
      name: "confirmed",
      lines: "SUMMARY:Fair\n\(start)\nSTATUS:CONFIRMED\nSEQUENCE:3\nTRANSP:TRANSPARENT\nCLASS:PRIVATE"),
    Row(
      name: "words for what is so anyway",
      lines: "SUMMARY:Fair\n\(start)\nTRANSP:OPAQUE\nCLASS:PUBLIC\nX-MICROSOFT-CDO-BUSYSTATUS:BUSY"),
    Row(
      name: "whole days that are free", lines: "SUMMARY:Fair\nDTSTART;VALUE=DATE:20261120\nTRANSP:TRANSPARENT"),
    Row(
      name: "confidential and free, as Outlook says it",
      lines: "SUMMARY:Fair\n\(start)\nCLASS:CONFIDENTIAL\nTRANSP:transparent\nX-MICROSOFT-CDO-BUSYSTATUS:FREE"),
    Row(name: "values that nobody knows", lines: "SUMMARY:Fair\n\(start)\nCLASS:X-FAMILY\nTRANSP:X-HALF"),
    Row(
      name: "a private task with what only events have", kind: "VTODO",
      lines: "SUMMARY:Write\nCLASS:PRIVATE\nTRANSP:TRANSPARENT"),
    Row(
      name: "a private text with an open line that has a date",
      lines: "SUMMARY:Fair\n\(start)\nCLASS:PRIVATE\nDESCRIPTION:- [ ] 2026-11-21 buy milk"),
    Row(name: "tentative", lines: "SUMMARY:Fair\n\(start)\nSTATUS:TENTATIVE"),
    Row(name: "categories", lines: "SUMMARY:Fair\n\(start)\nCATEGORIES:Two words,home,#sign\nCATEGORIES:HOME,a/b,1"),
    Row(name: "categories of a task", kind: "VTODO", lines: "SUMMARY:Fair #home\nCATEGORIES:Work\\, hard,x y"),
    Row(
      name: "relations", kind: "VTODO",
      lines: "SUMMARY:Paint\nRELATED-TO:two\nRELATED-TO;RELTYPE=DEPENDS-ON:nobody\nRELATED-TO;RELTYPE=SIBLING:two",
      others: other),
    Row(name: "relations to what comes later", kind: "VTODO", lines: "SUMMARY:Paint\nRELATED-TO:nobody@example.org"),
    Row(
      name: "a place, an address and files",
      lines: """
        SUMMARY:Fair
        \(start)
        LOCATION:Main Street 1\\, Kyiv\\nsecond floor
        URL;VALUE=URI:https://example.org/a?b=c
        ATTACH:https://example.org/a.pdf
        ATTACH;FMTTYPE=text/plain;ENCODING=BASE64;VALUE=BINARY:VGhl
        GEO:50.45;30.52
        X-KEPT;X-P="a:b":yes
        """),
    Row(name: "an address that is none", lines: "SUMMARY:Fair\n\(start)\nURL: \nLOCATION:\nCATEGORIES:\nDESCRIPTION:"),
    Row(
      name: "a text of several lines, folded",
      lines:
        "SUMMARY:Fair\n\(start)\nDESCRIPTION:White blouse\\, black \n skirt\\; shoes.\\n\\nC:\\\\temp\\n  - indented"),
    Row(
      name: "a text with headings, lists and code",
      lines:
        "SUMMARY:Fair\n\(start)\nDESCRIPTION:# Fair\\n\\n## Bring\\n\\n- apples\\n- [x] tea\\n\\n```\\n- [ ] code\\n```"
    ),
    Row(name: "a text with a title of its own", lines: "SUMMARY:Fair\n\(start)\nDESCRIPTION:# Other\\n\\ntext #tag"),
    Row(name: "a text that begins with the title", kind: "VTODO", lines: "SUMMARY:Fair\nDESCRIPTION:# Fair\\n\\ntext"),
    Row(name: "a text like front matter", lines: "SUMMARY:Fair\n\(start)\nDESCRIPTION:---\\ntitle: X\\n---\\ntext"),
    Row(
      name: "an open line with a date between rules", kind: "VTODO",
      lines: "SUMMARY:Fair\n\(start)\nDESCRIPTION:---\\ntext\\n- [ ] 2026-11-21 b\\n\\n---"),
    Row(name: "a text with an open line", lines: "SUMMARY:Fair\n\(start)\nDESCRIPTION:- [ ] buy milk"),
    Row(
      name: "a text with open lines that have dates",
      lines:
        "SUMMARY:Fair\n\(start)\nDESCRIPTION:- [ ] 2026-11-21 buy milk\\n- [ ] pay {due: 2026-11-22}\\n- 2026-11-23 x"),
    Row(
      name: "a task with open lines", kind: "VTODO", lines: "SUMMARY:Fair\nDESCRIPTION:- [ ] one\\n- [ ] 2026-11-21 two"
    ),
    Row(
      name: "a text that ends like a log", kind: "VTODO",
      lines: "SUMMARY:Water\nDUE;VALUE=DATE:20261120\nRRULE:FREQ=DAILY\nDESCRIPTION:Fern.\\n\\n- [x] 2026-11-19"),
    Row(
      name: "a text that begins with the title and ends like a log", kind: "VTODO",
      lines: """
        SUMMARY:Fair
        DTSTART;VALUE=DATE:20280229
        RRULE:FREQ=DAILY
        DESCRIPTION:# Fair\\n- [x] 2026-11-19\\n    code\\n
        """),
    Row(
      name: "a text that begins with the title to come and ends like a log", kind: "VTODO",
      lines: """
        SUMMARY:Water
        DUE;VALUE=DATE:20261120
        RRULE:FREQ=DAILY
        DESCRIPTION:# Our words\\n\\nFern.\\n\\n- [-] 2026-11-18 {spent: 5m}\\n- [x] 2026-11-19
        """),
    Row(
      name: "a text that begins with a title to come",
      lines: "SUMMARY:Fair\n\(start)\nDESCRIPTION:# Our words\\ntext"
    ),
    Row(
      name: "a text that begins with the last title to come",
      lines: "SUMMARY:Fair\n\(start)\nDESCRIPTION:Their words\\n===\\n# Our words\\n\\ntext"),
    Row(name: "a text of spaces", lines: "SUMMARY:Fair\n\(start)\nDESCRIPTION: \\n \\n"),
    Row(name: "a text with spaces around it", lines: "SUMMARY:Fair\n\(start)\nDESCRIPTION:\\n  code\\n\\ntext  \\n\\n"),
    Row(
      name: "alarms",
      lines: """
        SUMMARY:Fair
        \(start)
        DTEND:20261120T120000
        BEGIN:VALARM
        ACTION:DISPLAY
        DESCRIPTION:Reminder
        TRIGGER:-PT15M
        END:VALARM
        BEGIN:VALARM
        ACTION:AUDIO
        TRIGGER;RELATED=END:-PT0S
        END:VALARM
        BEGIN:VALARM
        ACTION:EMAIL
        TRIGGER;VALUE=DATE-TIME:20261119T080000Z
        SUMMARY:Mail
        END:VALARM
        BEGIN:VALARM
        ACTION:DISPLAY
        TRIGGER:PT15M
        END:VALARM
        """),
    Row(
      name: "alarms of a task", kind: "VTODO",
      lines: """
        SUMMARY:Pay
        DUE;VALUE=DATE:20261121
        BEGIN:VALARM
        ACTION:DISPLAY
        TRIGGER;RELATED=END:-P1D
        END:VALARM
        """),
    Row(
      name: "an occurrence of its own",
      lines: "SUMMARY:Choir\n\(kyiv)\nRRULE:FREQ=WEEKLY",
      others: """
        BEGIN:VEVENT
        UID:one
        RECURRENCE-ID;TZID=Europe/Kyiv:20261127T100000
        SUMMARY:Choir later
        DTSTART;TZID=Europe/Kyiv:20261127T150000
        END:VEVENT

        """),
  ]
}
