@testable import VaultExchange

/// Calendars in the manner of programs that people use, written by hand.
enum CalendarFixtures {
  /// A web calendar: UTC and zoned times, a series with a moved occurrence, extensions of its own.
  static let google = """
    BEGIN:VCALENDAR
    PRODID:-//Google Inc//Google Calendar 70.9054//EN
    VERSION:2.0
    CALSCALE:GREGORIAN
    METHOD:PUBLISH
    X-WR-CALNAME:Home
    X-WR-TIMEZONE:Europe/Kiev
    BEGIN:VTIMEZONE
    TZID:Europe/Kiev
    X-LIC-LOCATION:Europe/Kyiv
    BEGIN:DAYLIGHT
    TZOFFSETFROM:+0200
    TZOFFSETTO:+0300
    DTSTART:19700329T030000
    RRULE:FREQ=YEARLY;BYMONTH=3;BYDAY=-1SU
    END:DAYLIGHT
    BEGIN:STANDARD
    TZOFFSETFROM:+0300
    TZOFFSETTO:+0200
    DTSTART:19701025T040000
    RRULE:FREQ=YEARLY;BYMONTH=10;BYDAY=-1SU
    END:STANDARD
    END:VTIMEZONE
    BEGIN:VEVENT
    DTSTART;TZID=Europe/Kiev:20260902T173000
    DTEND;TZID=Europe/Kiev:20260902T183000
    RRULE:FREQ=WEEKLY;UNTIL=20261216T213000Z;BYDAY=WE
    EXDATE;TZID=Europe/Kiev:20261028T173000
    DTSTAMP:20261120T080000Z
    ORGANIZER;CN=Home:mailto:home@example.org
    UID:choir@example.org
    CREATED:20260801T091500Z
    DESCRIPTION:Second row.\\nBring water\\, and the notes.
    LAST-MODIFIED:20261101T120000Z
    LOCATION:music school
    SEQUENCE:2
    STATUS:CONFIRMED
    SUMMARY:Choir rehearsal
    TRANSP:OPAQUE
    BEGIN:VALARM
    ACTION:DISPLAY
    DESCRIPTION:This is an event reminder
    TRIGGER:-P0DT0H45M0S
    END:VALARM
    END:VEVENT
    BEGIN:VEVENT
    DTSTART;TZID=Europe/Kiev:20261112T180000
    DTEND;TZID=Europe/Kiev:20261112T190000
    RECURRENCE-ID;TZID=Europe/Kiev:20261111T173000
    UID:choir@example.org
    SUMMARY:Choir rehearsal on Thursday
    END:VEVENT
    BEGIN:VEVENT
    DTSTART;VALUE=DATE:20261122
    DTEND;VALUE=DATE:20261126
    UID:grandmother@example.org
    SUMMARY:Grandmother stays with us
    X-GOOGLE-CONFERENCE:https://meet.example.org/abc
    END:VEVENT
    END:VCALENDAR

    """

  /// A desktop suite with the zone names of Windows, which it does not explain.
  static let outlook = """
    BEGIN:VCALENDAR
    METHOD:PUBLISH
    PRODID:Microsoft Exchange Server 2010
    VERSION:2.0
    BEGIN:VEVENT
    CLASS:PRIVATE
    DTSTAMP:20261120T080000Z
    DTSTART;TZID="FLE Standard Time":20261123T100000
    DTEND;TZID="FLE Standard Time":20261123T113000
    PRIORITY:1
    SUMMARY;LANGUAGE=uk-UA:Нарада
    UID:040000008200E00074C5B7101A82E008
    X-MICROSOFT-CDO-BUSYSTATUS:BUSY
    X-MICROSOFT-CDO-IMPORTANCE:2
    BEGIN:VALARM
    TRIGGER:-PT15M
    ACTION:DISPLAY
    DESCRIPTION:Reminder
    END:VALARM
    END:VEVENT
    BEGIN:VEVENT
    DTSTART;TZID=Our Own Time:20261124T100000
    DURATION:PT30M
    SUMMARY:Elsewhere
    UID:elsewhere
    END:VEVENT
    END:VCALENDAR

    """

  /// Reminders of a telephone: start and due date are one, the alarm is a moment in UTC.
  static let apple = """
    BEGIN:VCALENDAR
    VERSION:2.0
    PRODID:-//Apple Inc.//iOS 18.0//EN
    BEGIN:VTODO
    UID:9F6B
    DTSTAMP:20261120T080000Z
    CREATED:20261119T120000Z
    SUMMARY:Buy paint
    DTSTART;TZID=Europe/Kyiv:20261121T090000
    DUE;TZID=Europe/Kyiv:20261121T090000
    PRIORITY:9
    STATUS:NEEDS-ACTION
    X-APPLE-SORT-ORDER:700000000
    BEGIN:VALARM
    ACTION:DISPLAY
    DESCRIPTION:Reminder
    TRIGGER;VALUE=DATE-TIME:20261121T070000Z
    UID:1111
    X-WR-ALARMUID:1111
    END:VALARM
    END:VTODO
    END:VCALENDAR

    """

  /// Tasks of a home server: a parent with a share that is done, a subtask, categories.
  static let nextcloud = """
    BEGIN:VCALENDAR
    VERSION:2.0
    PRODID:-//Nextcloud Tasks v0.16.0
    BEGIN:VTODO
    UID:kitchen
    CREATED:20261101T100000
    SUMMARY:Paint the kitchen
    DTSTART;VALUE=DATE:20261120
    DUE;VALUE=DATE:20261130
    PERCENT-COMPLETE:40
    STATUS:IN-PROCESS
    CATEGORIES:home,walls\\, ceiling
    PRIORITY:5
    PERCENT-COMPLETE:50
    END:VTODO
    BEGIN:VTODO
    UID:brushes
    SUMMARY:Clean the brushes
    RELATED-TO:kitchen
    STATUS:COMPLETED
    COMPLETED:20261119T173000Z
    PERCENT-COMPLETE:100
    END:VTODO
    END:VCALENDAR

    """

  /// The contents of a calendar.
  static func contents(_ text: String, keepingComponents keeps: Bool = false) -> CalendarContents {
    var contents = CalendarContents(keepingComponents: keeps)
    for part in parts(of: Array(text.utf8)) { contents.add(part) }
    contents.finish()
    return contents
  }
}
