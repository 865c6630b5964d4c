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
  /// The days on which it is not held.
  package var except: [DateSpan]
  /// The days on which an announcement is to be shown.
  package var shown: [DateSpan]
  package var note: String?
  /// Whether it is announced beside the plan, such as a meeting; held in every week.
  package var isAnnouncement: Bool
  package var isSplit: Bool
  package var isSkipped: Bool
  /// Whether it stands under *Exams*.
  package var isExam: Bool
  package var tags: [String]
  /// The line with its deeper lines.
  package var range: ByteRange
}

extension Lesson {
  /// Whether a day is one of those on which it is not held.
  package func isExcepted(on day: LocalDate) -> Bool { except.contains { $0.contains(day) } }
}

extension Note {
  /// A line read as a lesson.
  ///
  /// - Complexity: O(*n*) in the number of blocks, for the headings above it.
  package func lesson(of item: Item) -> Lesson { lesson(of: item, in: TimetableSections(of: document)) }

  /// The same with the headings of the note at hand, which are read once for all of its lines.
  package func lesson(of item: Item, in sections: TimetableSections) -> Lesson {
    let section = sections[item.line.map { lines[$0].heading } ?? -1]
    let subgroup = integer(.subgroup, of: item)
    return Lesson(
      subject: text(.subject, of: item) ?? title(of: item), title: text(.title, of: item), kind: text(.kind, of: item),
      weekday: sections.weekday(of: item, in: self), date: date(.date, of: item), start: time(of: item),
      times: times(of: item),
      weeks: CycleWeeks.parsing(sources(.weeks, of: item)), subgroup: subgroup == 0 ? nil : subgroup,
      rooms: targets(.room, of: item), teachers: targets(.teacher, of: item),
      groups: targets(.group, of: item) + targets(.groups, of: item), dates: spans(.dates, of: item),
      except: spans(.except, of: item), shown: spans(.shown, of: item), note: text(.note, of: item),
      isAnnouncement: isSet(.announcement, of: item), isSplit: isSet(.split, of: item),
      isSkipped: isSet(.skipped, of: item), isExam: section == .exams, tags: tags(of: item), range: item.range)
  }

  /// The spans of days of a key; what is none is left out.
  func spans(_ key: ItemKey, of item: Item) -> [DateSpan] {
    sources(key, of: item).compactMap { DateSpan($0.bytes, in: $0.range) }
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
    facts.add(.except, except)
    facts.add(.shown, shown)
    facts.add(.note, note)
    facts.add(.announcement, if: isAnnouncement)
    facts.add(.split, if: isSplit)
    facts.add(.skipped, if: isSkipped)
    facts.add("exam", isExam)
    facts.add(.tags, tags)
    return facts.facts
  }
}
