import Testing
import VaultModel
import VaultTimetable

@Suite struct `Clashes` {
  /// The clashes of the schedules of two groups, `1` and `2`: what is booked twice, the subjects, the first day and how many
  /// days.
  private func clashes(_ first: [String], _ second: [String] = [], to last: String = "2026-12-24") -> [String] {
    let lessons =
      notedSchedule("{group: \"1\"}", first) + notedSchedule("{group: \"2\"}", second, path: "timetable/b.md")
    return lessons.clashes(in: day("2026-09-01")...day(last)).map { clash in
      let booked = (clash.rooms + clash.teachers + clash.groups).joined(separator: " ")
      return "\(booked): \(clash.first.lesson.subject) \(clash.second.lesson.subject)"
        + " \(clash.dates[0].text) \(clash.dates.count)"
    }
  }

  @Test func `are lessons that overlap in a room, a teacher or a group`() {
    // 17 Wednesdays from 2 September to 23 December.
    #expect(
      clashes(["09:00-10:20 А {room: 210-4}"], ["10:00-11:00 Б {room: 210-4}"]) == ["210-4: А Б 2026-09-02 17"])
    #expect(
      clashes(["09:00-10:20 А {room: 1-1, teacher: ada}"], ["09:00-10:20 Б {room: 2-2, teacher: [bob, Ada]}"])
        == ["ada: А Б 2026-09-02 17"])
    #expect(
      clashes(["09:00-10:20 А {room: 1-1}", "10:00-11:00 Б {room: 2-2}"]) == ["1: А Б 2026-09-02 17"])
    #expect(
      clashes(["09:00-10:20 А {room: 213a-4, teacher: ada}"], ["09:00-10:20 Б {room: 213а-4, teacher: ada}"])
        == ["213a-4 ada: А Б 2026-09-02 17"])
  }

  @Test func `are counted on the days that both take place`() {
    // Week 1 begins on 31 August, 28 September, 26 October, 23 November and 21 December.
    #expect(
      clashes(["09:00-10:20 А {room: 210-4, weeks: [1, 3]}"], ["09:00-10:20 Б {room: 210-4, weeks: [1]}"])
        == ["210-4: А Б 2026-09-02 5"])
    #expect(
      clashes(
        ["09:00-10:20 А {room: 210-4, dates: 2026-09-02..2026-09-16, except: 2026-09-02}"],
        ["09:00-10:20 Б {room: 210-4, dates: 2026-09-01..2026-09-10}"]) == ["210-4: А Б 2026-09-09 1"])
    #expect(
      clashes(["09:00-10:20 А {room: 210-4}"], ["10:00-11:00 Б {room: 210-4}"], to: "2026-09-09")
        == ["210-4: А Б 2026-09-02 2"])
  }

  @Test(arguments: [
    // The end of one is the beginning of the other; other weeks; other rooms; two subgroups; no time.
    (["09:00-10:20 А {room: 210-4}"], ["10:20-11:00 Б {room: 210-4}"]),
    (["09:00-10:20 А {room: 210-4, weeks: [1, 3]}"], ["09:00-10:20 Б {room: 210-4, weeks: [2, 4]}"]),
    (["09:00-10:20 А {room: 210-4}"], ["09:00-10:20 Б {room: 210-3}"]),
    (["09:00-10:20 А {room: 1-1, subgroup: 1}", "09:00-10:20 А {room: 2-2, subgroup: 2}"], []),
    (["09:00-10:20 А"], ["09:00-10:20 Б"]),
  ])
  func `are none`(first: [String], second: [String]) {
    #expect(clashes(first, second).isEmpty)
  }

  @Test func `are none between what several schedules say of one lesson`() {
    let lines = ["09:00-10:20 А {kind: ЛК, room: 210-4, teacher: ada}"]
    #expect(clashes(lines, lines).isEmpty)
    // A third lesson clashes with it once.
    #expect(
      clashes(lines + ["10:00-11:00 Б {room: 1-1, teacher: ada}"], lines) == ["ada 1: А Б 2026-09-02 17"])
  }

  @Test(arguments: [
    // A lecture for a stream, which differs between the schedules of its groups in weeks, in kind, in having a teacher.
    ("09:00-10:20 А {room: 21-4, teacher: ada, weeks: [1, 3]}", "09:00-10:20 а {room: 21-4, teacher: Ada, weeks: [1]}"),
    ("09:00-10:20 А {kind: ЛК, room: 210-4, teacher: ada}", "09:00-10:20 А {kind: УЛк, room: 210-4, teacher: ada}"),
    ("09:00-10:20 А {room: 210-4, teacher: ada, weeks: [1]}", "09:00-10:20 А {room: 210-4}"),
  ])
  func `are none within one class of several groups`(first: String, second: String) {
    #expect(clashes([first], [second]).isEmpty)
    // Whose lines are of one group has it twice.
    #expect(clashes([first, second]).map { $0.prefix(2) } == ["1:"])
  }

  @Test func `are none within one class of several groups of which nobody says the room`() {
    #expect(clashes(["09:00-10:20 А {teacher: ada}"], ["09:00-10:20 А {teacher: [bob, ada]}"]).isEmpty)
  }

  @Test(arguments: [
    ("09:00-10:20 А {teacher: ada}", "09:00-10:20 Б {teacher: ada}"),
    ("09:00-10:20 А {room: 1-1, teacher: ada}", "09:00-10:20 А {room: 2-2, teacher: ada}"),
    ("09:00-10:20 А {teacher: ada}", "09:05-10:20 А {teacher: ada}"),
  ])
  func `are two classes of one teacher`(first: String, second: String) {
    #expect(clashes([first], [second]).map { $0.prefix(4) } == ["ada:"])
  }

  @Test func `are two teachers of one subject in one room`() {
    #expect(
      clashes(
        ["09:00-10:20 А {room: 210-4, teacher: ada, weeks: [1]}"],
        ["09:00-10:20 А {room: 210-4, teacher: bob, weeks: [1, 3]}"]
      ).map { $0.prefix(6) } == ["210-4:"])
  }

  @Test func `are those of lessons that somebody skips, too`() {
    #expect(clashes(["09:00-10:20 А {room: 1-1, skipped}"], ["09:00-10:20 Б {room: 1-1}"]).count == 1)
  }

  @Test func `are found past midnight`() {
    // From Wednesday to Thursday, on which the other one has a day of its own.
    #expect(
      clashes(["23:30-00:30 А {room: 1-1}"], ["2026-09-03 00:15-01:00 Б {room: 1-1}"])
        == ["1-1: А Б 2026-09-03 1"])
  }

  @Test func `agree with every pair looked at on every day`() {
    let times = ["09:00-10:20", "10:00-11:00", "10:20-11:40", "09:30-12:00"]
    let lines = (0..<24).map { number in
      "\(times[number % 4]) П\(number) {room: \(number % 5)-1, teacher: t\(number % 7), weeks: [\(number % 4 + 1), \(number % 3 + 1)]}"
    }
    let lessons =
      notedSchedule("{group: \"1\"}", Array(lines[..<12]))
      + notedSchedule("{group: \"2\"}", Array(lines[12...]), path: "timetable/b.md")
    let days = day("2026-09-01")...day("2026-10-31")
    var expected: Set<String> = []
    for left in lessons {
      for right in lessons where left.lesson.subject < right.lesson.subject {
        let isShared =
          !Set(left.rooms).isDisjoint(with: right.rooms)
          || !Set(left.teachers).isDisjoint(with: right.teachers) || !Set(left.groups).isDisjoint(with: right.groups)
        guard isShared, let mine = left.lesson.times, let other = right.lesson.times, mine.start < other.end,
          other.start < mine.end
        else { continue }
        let common = Set(left.calendar.days(of: left.lesson, in: days))
          .intersection(right.calendar.days(of: right.lesson, in: days))
        if !common.isEmpty { expected.insert("\(left.lesson.subject) \(right.lesson.subject) \(common.count)") }
      }
    }
    let found = lessons.clashes(in: days).map { clash in
      [clash.first.lesson.subject, clash.second.lesson.subject].sorted().joined(separator: " ")
        + " \(clash.dates.count)"
    }
    #expect(!expected.isEmpty && Set(found) == expected && found.count == expected.count)
  }
}
