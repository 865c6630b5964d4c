import Testing
import VaultModel
import VaultSyntax
import VaultTimetable

@Suite struct `Sections of a cycle` {
  /// `1 monday: А, Б`, a line a section.
  private func sections(_ notes: String...) -> [String] {
    let lessons = notes.enumerated().flatMap { number, text in
      let timetable = Note(Document(Array(text.utf8))).timetable
      return timetable.lessons.map { lesson in
        ScheduledLesson(lesson, of: timetable, at: .init(path: "\(number).md", line: 1, item: 0))
      }
    }
    return lessons.cycleSections.map { section in
      let place = [section.week.map { "\($0)" }, section.weekday.map { "\($0)" }].compactMap(\.self)
      return (place.isEmpty ? "apart" : place.joined(separator: " ")) + ": "
        + section.lessons.map(\.lesson.subject).joined(separator: ", ")
    }
  }

  private func note(_ keys: String, _ body: String) -> String {
    "---\ntype: timetable\n\(keys)---\n## Monday\n\n\(body)"
  }

  @Test func `have a lesson in each of its weeks, by the hour`() {
    #expect(
      sections(
        note("cycle: 3\n", "- 10:00-11:00 B\n- 09:00-10:00 A {weeks: [1, 3]}\n\n## Friday\n\n- 09:00 C {weeks: 2}\n"))
        == ["1 monday: A, B", "2 monday: B", "2 friday: C", "3 monday: A, B"])
  }

  @Test func `have what stands in two schedules once`() {
    let line = "- 09:00-10:00 A {room: 1-1}\n"
    #expect(
      sections(note("cycle: 1\nowner: {group: a}\n", line), note("cycle: 1\nowner: {group: b}\n", line))
        == ["1 monday: A"])
  }

  @Test func `have days of their own apart and last, and no week beyond the cycle`() {
    #expect(
      sections(
        note(
          "cycle: 1\n", "- 09:00-10:00 A {weeks: [1, 2]}\n\n## Exams\n\n- 2027-01-09 09:00 Z\n- 2027-01-07 10:00 Y\n"))
        == ["1 monday: A", "apart: Y, Z"])
  }

  @Test func `are none without lessons`() { #expect(sections(note("", "")) == []) }
}
