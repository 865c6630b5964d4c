/// A schedule of one group, teacher or room over a term, or a saved view of such.
///
/// Source: the vault format, section 5.
package struct Timetable: Sendable, Hashable {
  package var title: String
  package var owner: TimetableOwner?
  package var term: DateSpan?
  /// The days of the exams.
  package var exams: DateSpan?
  /// How many weeks the cycle has: 4 unless given.
  package var cycle: Int
  /// A date whose week is week 1.
  package var anchor: LocalDate?
  package var breaks: [TimetableBreak]
  package var source: String?
  /// The IANA name of the zone of its times; nil: the vault's.
  package var timezone: String?
  /// What a saved view shows; nil for a schedule of its own.
  package var view: TimetableView?
  package var tags: [String]
  /// Its lessons and exams, in the order of the note.
  package var lessons: [Lesson]

  /// How many weeks a cycle has that does not say it.
  package static let defaultCycle = 4

  /// By which weeks and days its lessons are held.
  package var calendar: StudyCalendar { StudyCalendar(cycle: cycle, anchor: anchor, term: term, breaks: breaks) }
}

extension Note {
  /// The note read as a timetable.
  ///
  /// - Complexity: O(*n*) in the size of the note.
  package var timetable: Timetable {
    var timetable = timetableFrame
    let sections = TimetableSections(of: document)
    timetable.lessons = items.filter { $0.type == .lesson }.map { lesson(of: $0, in: sections) }
    return timetable
  }

  /// The note read as a timetable, without its lessons: whose it is, its calendar, what it shows.
  package var timetableFrame: Timetable {
    Timetable(
      title: title, owner: frontMatterValue(.owner).flatMap(TimetableOwner.init), term: spans(.term, of: whole).first,
      exams: spans(.exams, of: whole).first, cycle: integer(.cycle, of: whole) ?? Timetable.defaultCycle,
      anchor: date(.anchor, of: whole), breaks: breaks, source: text(.source, of: whole),
      timezone: text(.timezone, of: whole), view: frontMatterValue(.view).flatMap(TimetableView.init),
      tags: tags(of: whole), lessons: [])
  }
}

extension Timetable: FactSource {
  package var facts: [Fact] {
    var facts = FactList()
    facts.add(.title, title)
    facts.add(.owner, owner)
    facts.add(.term, term)
    facts.add(.exams, exams)
    facts.add(.cycle, cycle)
    facts.add(.anchor, anchor)
    facts.add(.breaks, breaks)
    facts.add(.source, source)
    facts.add(.timezone, timezone)
    facts.add(.view, view)
    facts.add(.tags, tags)
    facts.add("lessons", lessons)
    return facts.facts
  }
}
