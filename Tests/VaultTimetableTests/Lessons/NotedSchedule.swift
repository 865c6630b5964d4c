import Testing
import VaultModel
import VaultSyntax
import VaultTimetable

/// The lessons of a schedule that is written by hand, of one term: from Tuesday, 1 September 2026, a day of week 1.
///
/// ```swift
/// try notedSchedule("{group: \"1\"}", ["09:00-10:20 БД {room: 210-4}"])
/// ```
///
/// - Parameters:
///   - lines: under *Wednesday*, without the mark of a list.
///   - term: the value of that key.
func notedSchedule(
  _ owner: String, _ lines: [String], term: String = "2026-09-01..2026-12-24", path: String = "timetable/a.md"
) -> [ScheduledLesson] {
  let text =
    "---\ntype: timetable\nowner: \(owner)\nterm: \(term)\n---\n\n## Wednesday\n\n"
    + lines.map { "- \($0)\n" }.joined()
  let timetable = Note(Document(Array(text.utf8))).timetable
  return timetable.lessons.enumerated().map { place, lesson in
    ScheduledLesson(lesson, of: timetable, at: .init(path: path, line: place + 8, item: place))
  }
}

/// A day; the first of all where it does not read, which no test takes.
func day(_ text: String) -> LocalDate { LocalDate(text) ?? .first }
