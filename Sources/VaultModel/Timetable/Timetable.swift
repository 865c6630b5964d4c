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
  package var breaks: [DateSpan]
  package var source: String?
  /// What a saved view shows; nil for a schedule of its own.
  package var view: FactValue?
  package var tags: [String]
  /// Its lessons and exams, in the order of the note.
  package var lessons: [Lesson]

  /// How many weeks a cycle has that does not say it.
  package static let defaultCycle = 4
}

extension Note {
  /// The note read as a timetable.
  ///
  /// - Complexity: O(*n*) in the size of the note.
  package var timetable: Timetable {
    let sections = TimetableSections(of: document)
    return Timetable(
      title: title, owner: frontMatterValue(.owner).flatMap(TimetableOwner.init), term: spans(.term).first,
      exams: spans(.exams).first, cycle: integer(.cycle, of: whole) ?? Timetable.defaultCycle,
      anchor: date(.anchor, of: whole), breaks: spans(.breaks), source: text(.source, of: whole),
      view: frontMatterValue(.view)?.factValue, tags: tags(of: whole),
      lessons: items.filter { $0.type == .lesson }.map { lesson(of: $0, in: sections) })
  }

  /// The spans of days of a key; what is none is left out.
  private func spans(_ key: ItemKey) -> [DateSpan] {
    sources(key, of: whole).compactMap { DateSpan($0.bytes, in: $0.range) }
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
    facts.add(.view, view)
    facts.add(.tags, tags)
    facts.add("lessons", lessons)
    return facts.facts
  }
}
