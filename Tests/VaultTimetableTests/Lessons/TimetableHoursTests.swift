import Testing
import VaultModel
import VaultTimetable

@Suite struct `Hours of lessons` {
  /// Of the Wednesdays 2, 9, 16, 23 and 30 September 2026: weeks 1, 2, 3, 4, 1.
  private func hours(_ lines: [String], on days: ClosedRange<LocalDate>? = nil) -> TimetableHours {
    let all = day("2026-09-01")...day("2026-09-30")
    return TimetableHours(of: notedSchedule("{group: \"1\"}", lines).occurrences(in: days ?? all))
  }

  private func text(_ shares: [TimetableHours.Share]) -> [String] {
    shares.map { "\($0.name) \($0.lessons) \($0.seconds / 60)" }
  }

  @Test func `are counted by subject, kind, week and teacher`() {
    let hours = hours([
      "09:00-10:20 Алгебра {kind: ЛК, teacher: ada}", "12:00-14:00 Фізика {kind: ЛР, weeks: [1], teacher: [ada, bob]}",
      "12:00-12:45 Фізика {kind: лк, weeks: [2]}",
    ])
    #expect(hours.total.lessons == 8 && hours.total.seconds / 60 == 5 * 80 + 2 * 120 + 45)
    #expect(text(hours.subjects) == ["Алгебра 5 400", "Фізика 3 285"])
    #expect(text(hours.kinds) == ["ЛК 6 445", "ЛР 2 240"])
    #expect(text(hours.weeks) == ["1 4 400", "2 2 125", "3 1 80", "4 1 80"])
    #expect(text(hours.teachers) == ["ada 7 640", "bob 2 240"])
  }

  @Test func `leave out what is skipped, and count what has no end as no time`() {
    let hours = hours(["09:00-10:00 А {skipped}", "11:00 Б"])
    #expect(text(hours.subjects) == ["Б 5 0"] && hours.gaps.count == 0)
  }

  @Test func `have the gaps of each day`() {
    // On 2 and 30 September 10:00 to 12:00 and 14:00 to 16:00, else 10:00 to 16:00.
    let gaps = hours(["09:00-10:00 А", "12:00-14:00 Б {weeks: [1]}", "16:00-17:00 В"]).gaps
    #expect(gaps.count == 2 * 2 + 3 && gaps.seconds == (2 * 4 + 3 * 6) * 3600)
    #expect(gaps.longest == 6 * 3600 && gaps.dayOfLongest == day("2026-09-09"))
  }

  @Test func `have no gap where another lesson goes on`() {
    // The short one ends within the long one.
    let gaps = hours(["09:00-12:00 А {subgroup: 1}", "09:00-10:00 Б {subgroup: 2}", "12:30-13:00 В"]).gaps
    #expect(gaps.count == 5 && gaps.seconds == 5 * 1800 && gaps.dayOfLongest == day("2026-09-02"))
  }

  @Test func `are none without lessons`() {
    #expect(hours([]) == TimetableHours(of: []) && hours([]).total.lessons == 0)
  }
}
