import Testing
import VaultModel

@testable import VaultSearch

/// Lessons as queries ask for them, on Friday, 20 November 2026: by weekday, kind and week, and by the days on which their
/// timetable holds them.
@Suite struct `Queries for lessons` {
  /// Weeks begin with that of 31 August: 21 September, 19 October, 16 November and 14 December are of week 4, 21 December of
  /// week 1.
  private static let note = """
    ---
    owner: {group: "151004"}
    term: 2026-09-01..2026-12-24
    breaks: [2026-11-02..2026-11-08]
    ---

    ## Monday

    - 10:35-11:55 Lecture {kind: ЛК, room: 210-4, except: 2026-12-07}

    ## Tuesday

    - 09:00-10:20 Lab {kind: ЛР, weeks: [1, 3], subgroup: 1, room: 213а-4}
    - 12:25-13:45 Seminar {kind: ПЗ, weeks: [2, 4], dates: 2026-09-08..2026-10-06, teacher: ada}
    - 15:00-16:00 Meeting {announcement, dates: 2026-11-17, shown: 2026-11-10..2026-11-17}

    ## Exams

    - 2026-12-29 10:00-12:00 Exam {kind: Экзамен}

    """

  /// Nothing ends these but the question: Wednesdays of week 1 and every Thursday.
  private static let endless = """
    ---
    owner: {teacher: ada}
    ---

    ## Wednesday

    - 09:00-10:20 Reading {weeks: [1]}

    ## Thursday

    - 09:00-10:20 Writing

    """

  private func vault() throws -> SearchedVault {
    try SearchedVault(["timetable/151004.md": Self.note, "timetable/ada.md": Self.endless])
  }

  @Test(
    arguments: [
      ("weekday:tue", ["Lab", "Meeting", "Seminar"]), ("weekday:понеділок", ["Lecture"]), ("kind:лр", ["Lab"]),
      ("weeks:1", ["Lab", "Reading"]), ("weeks:2", ["Seminar"]), ("room:210-4", ["Lecture"]),
      ("weekday:tue kind:ЛР weeks:1 date:2026-12-22", ["Lab"]), ("weekday:tue kind:ЛР weeks:1 date:2026-12-15", []),
      // Tuesday, 22 December, is of week 1; the 15th of week 4, the 8th of week 3, the 1st of week 2.
      ("date:2026-12-22", ["Lab"]), ("date:2026-12-15", []), ("date:2026-12-08", ["Lab"]), ("date:2026-12-01", []),
      // An exception, the Monday after it, a break, the day after the term.
      ("date:2026-12-07", []), ("date:2026-12-14", ["Lecture"]), ("date:2026-11-02", []), ("date:2026-12-28", []),
      // An exam has a day of its own outside the term, an announcement is held on its lesson days and not when it is shown.
      ("date:2026-12-29", ["Exam"]), ("date:2026-11-17", ["Meeting"]), ("date:2026-11-10", ["Lab"]),
      // Weeks 2 and 4 between 8 September, of week 2, and 6 October, of week 2: also 22 September.
      ("date:2026-09-08", ["Seminar"]), ("date:2026-09-15", ["Lab"]), ("date:2026-09-22", ["Seminar"]),
      ("date:2026-10-06", ["Seminar"]), ("date:2026-10-20", []),
    ] as [(String, [String])])
  func `find what is held`(query: String, found: [String]) throws {
    #expect(try vault().found(by: "type:lesson \(query)") == found)
  }

  @Test(
    arguments: [
      // 25 November and 23 December are of week 1, 2 and 16 December are not; 26 November is a Thursday.
      ("date:2026-11-25", ["Reading"]), ("date:2026-12-02", []), ("date:2026-12-23", ["Reading"]),
      ("date:2026-11-26", ["Writing"]), ("date:2026-11-25..2026-11-26", ["Reading", "Writing"]),
      // Of another academic year, counted from its own September: 1 September 2027 is a Wednesday of week 1.
      ("date:2027-09-01", ["Reading"]), ("date:2027-09-08", []),
    ] as [(String, [String])])
  func `ask the notes of lessons that nothing ends`(query: String, found: [String]) throws {
    #expect(try vault().found(by: "type:lesson \(query)") == found)
  }

  @Test(
    arguments: [
      // To the end of the term, whose last Monday is the 21st, and of the academic year.
      ("date>=2026-12-22", ["Exam", "Lab", "Reading", "Writing"]),
      ("date>=2026-12-21", ["Exam", "Lab", "Lecture", "Reading", "Writing"]),
      ("date>=2026-12-30", ["Reading", "Writing"]), ("date<=2026-09-03", ["Lab", "Reading", "Writing"]),
      ("date:2026-12-25..", ["Exam", "Reading", "Writing"]), ("date:2026-08", ["Reading", "Writing"]),
    ] as [(String, [String])])
  func `take ranges with one end`(query: String, found: [String]) throws {
    #expect(try vault().found(by: "type:lesson \(query)") == found)
  }

  @Test(
    arguments: [
      ("date:today", []), ("date:+4d", ["Lab"]), ("date:+3d", ["Lecture"]),
      ("date:any", ["Exam", "Lab", "Lecture", "Meeting", "Reading", "Seminar", "Writing"]), ("date:none", []),
    ] as [(String, [String])])
  func `take words of days near now`(query: String, found: [String]) throws {
    #expect(try vault().found(by: "type:lesson \(query)") == found)
  }
}
