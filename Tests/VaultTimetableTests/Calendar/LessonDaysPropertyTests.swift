import Testing
import VaultModel
import VaultSyntax
import VaultTestSupport

/// The days of lessons against a walk over every day that asks of each whether the lesson takes place.
@Suite struct `The days of any lesson` {
  private func timetable(_ text: String) -> Timetable { Note(Document(Array(text.utf8))).timetable }

  @Test func `are those of the walk`() throws {
    for seed in LongSearch.seeds(few: 150) {
      let schedule = RandomSchedule(seed: seed)
      let timetable = timetable(schedule.text)
      let calendar = timetable.calendar
      try #require(timetable.lessons.count == schedule.lines.count, "seed \(seed): \(schedule.text)")
      for (lesson, line) in zip(timetable.lessons, schedule.lines) {
        let found = calendar.days(of: lesson, in: schedule.span).map(\.text)
        let expected = schedule.reference.days(of: line, in: schedule.span).map(\.text)
        #expect(found == expected, "seed \(seed), \(lesson.subject): \(schedule.text)")
      }
    }
  }

  @Test func `are the same whatever the span is cut into`() throws {
    for seed in LongSearch.seeds(few: 60) {
      let schedule = RandomSchedule(seed: seed)
      let timetable = timetable(schedule.text)
      let calendar = timetable.calendar
      var random = SplitMix64(seed: seed)
      let (lower, upper) = (schedule.span.lowerBound, schedule.span.upperBound)
      let middle = try #require(lower.adding(days: Int.random(in: 0..<upper.days(since: lower), using: &random)))
      let next = try #require(middle.adding(days: 1))
      for lesson in timetable.lessons {
        let whole = calendar.days(of: lesson, in: schedule.span)
        let parts = calendar.days(of: lesson, in: lower...middle) + calendar.days(of: lesson, in: next...upper)
        #expect(whole == parts, "seed \(seed), \(lesson.subject): \(schedule.text)")
      }
    }
  }

  @Test func `are numbered as the walk numbers them`() throws {
    for seed in LongSearch.seeds(few: 60) {
      let schedule = RandomSchedule(seed: seed)
      let timetable = timetable(schedule.text)
      let calendar = timetable.calendar
      var day = schedule.span.lowerBound
      while day <= schedule.span.upperBound {
        #expect(
          calendar.week(of: day) == schedule.reference.week(of: day), "seed \(seed), \(day.text): \(schedule.text)")
        day = try #require(day.adding(days: 1))
      }
    }
  }
}
