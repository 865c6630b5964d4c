package import VaultSyntax

/// A lesson or an exam: a line of a timetable.
///
/// `- 09:00-10:20 МатПрог {kind: ЛР, weeks: [4], subgroup: 1, room: 210-4, teacher: n-petiukevich}` under its weekday.
package struct Lesson: Sendable, Hashable {
  /// What is taught, in the short form of the line.
  package var subject: String
  /// The whole name.
  package var title: String?
  /// The kind's abbreviation, such as `ЛК`, as written.
  package var kind: String?
  /// The weekday of the heading it stands under.
  package var weekday: Weekday?
  /// Its own day: an exam's, or that of a single lesson.
  package var date: LocalDate?
  package var start: LocalTime?
  package var times: TimeRange?
  /// The weeks of the cycle, in ascending order; empty for every week.
  package var weeks: [Int]
  /// The subgroup; nil for the whole group.
  package var subgroup: Int?
  package var rooms: [String]
  package var teachers: [String]
  package var groups: [String]
  /// The days between which it is held; empty for the whole term.
  package var dates: [DateSpan]
  package var note: String?
  package var announcement: String?
  package var isSplit: Bool
  package var isSkipped: Bool
  /// Whether it stands under *Exams*.
  package var isExam: Bool
  package var tags: [String]
  /// The line with its deeper lines.
  package var range: ByteRange
}

extension Note {
  /// A line read as a lesson.
  ///
  /// - Complexity: O(*n*) in the number of blocks, for the headings above it.
  package func lesson(of item: Item) -> Lesson { lesson(of: item, in: TimetableSections(of: document)) }

  func lesson(of item: Item, in sections: TimetableSections) -> Lesson {
    let section = sections[item.line.map { lines[$0].heading } ?? -1]
    let subgroup = integer(.subgroup, of: item)
    return Lesson(
      subject: text(.subject, of: item) ?? title(of: item), title: text(.title, of: item), kind: text(.kind, of: item),
      weekday: sections.weekday(of: item, in: self), date: date(.date, of: item), start: time(of: item),
      times: times(of: item),
      weeks: CycleWeeks.parsing(sources(.weeks, of: item)), subgroup: subgroup == 0 ? nil : subgroup,
      rooms: targets(.room, of: item), teachers: targets(.teacher, of: item), groups: targets(.group, of: item),
      dates: sources(.dates, of: item).compactMap { DateSpan($0.bytes, in: $0.range) }, note: text(.note, of: item),
      announcement: text(.announcement, of: item), isSplit: isSet(.split, of: item),
      isSkipped: isSet(.skipped, of: item), isExam: section == .exams, tags: tags(of: item), range: item.range)
  }

  /// The names of a key's values, whether written as links or not.
  func targets(_ key: ItemKey, of item: Item) -> [String] { links(key, of: item).map(\.target) }
}

extension Lesson: FactSource {
  package var facts: [Fact] {
    var facts = FactList()
    facts.add(.subject, subject)
    facts.add(.title, title)
    facts.add(.kind, kind)
    facts.add("weekday", weekday)
    facts.add(.date, date)
    facts.add(.at, times?.text ?? start?.text)
    facts.add(.weeks, weeks)
    facts.add(.subgroup, subgroup)
    facts.add(.room, rooms)
    facts.add(.teacher, teachers)
    facts.add(.group, groups)
    facts.add(.dates, dates)
    facts.add(.note, note)
    facts.add(.announcement, announcement)
    facts.add(.split, if: isSplit)
    facts.add(.skipped, if: isSkipped)
    facts.add("exam", isExam)
    facts.add(.tags, tags)
    return facts.facts
  }
}
