import Testing
import VaultModel

@testable import VaultTasks

/// What somebody's own records say of a task.
@Suite struct `The history of a task` {
  /// `Water the plants` at moments, one record each: `2026-11-20 18:30`, or `40` for minutes that it took on no known day.
  private static func records(_ title: String, _ texts: String...) -> [TaskRecord] {
    texts.map { text in
      Int(text).map { TaskRecord(title, minutes: $0) } ?? TaskRecord(title, at: Moment(writtenAs: text))
    }
  }

  private static func habits(_ title: String, _ records: [TaskRecord]...) -> TaskHabits {
    TaskHistory(of: records.joined()).habits(of: title)
  }

  // MARK: The part of the day

  @Test(arguments: [
    ("Water the plants", "water plants, the"), ("Полити квіти", "квітів полити"), ("Купити молоко", "молока купити"),
  ])
  func `tells the part of the day of more than half of its times`(title: String, asked: String) throws {
    let records = Self.records(
      title, "2026-11-01 18:30", "2026-11-02 17:00", "2026-11-03 21:59", "2026-11-04 12:00", "2026-11-05 19:00",
      "2026-11-06 20:15")
    let usual = try #require(Self.habits(asked, records).usualPart)
    #expect(usual.part == .evening && usual.count == 5 && usual.total == 6)
    #expect(Self.habits(asked, records).usualLength == nil)
  }

  @Test(arguments: [("04:59", PartOfDay.night), ("05:00", .morning), ("12:00", .afternoon), ("22:00", .night)])
  func `has the parts of the day that queries have`(time: String, part: PartOfDay) {
    let records = Self.records("a walk", "2026-11-01 \(time)", "2026-11-02 \(time)", "2026-11-03 \(time)")
    #expect(Self.habits("a walk", records).usualPart?.part == part)
  }

  @Test func `tells nothing of two times, of a half, and of days without a time`() {
    let two = Self.records("sweep", "2026-11-01 18:30", "2026-11-02 18:30")
    #expect(Self.habits("sweep", two).isEmpty)
    #expect(Self.habits("sweep", two, Self.records("sweep", "2026-11-03", "2026-11-04")).isEmpty)
    let half = Self.records("sweep", "2026-11-03 08:00", "2026-11-04 08:00")
    #expect(Self.habits("sweep", two, half).isEmpty)
    #expect(Self.habits("sweep", two, Self.records("sweep", "2026-11-03 18:30")).usualPart?.total == 3)
  }

  @Test func `counts a part of one day once, and two parts of it each`() {
    let twice = Self.records("pills", "2026-11-01 18:30", "2026-11-01 18:31", "2026-11-02 18:30")
    #expect(Self.habits("pills", twice).isEmpty)
    let parts = Self.records("pills", "2026-11-01 08:00", "2026-11-01 18:30", "2026-11-02 18:30")
    #expect(Self.habits("pills", parts).usualPart?.count == 2)
  }

  // MARK: The length

  @Test(arguments: [
    ([40, 35, 300, 42, 38, 41], 40), ([1, 1, 2], 5), ([37, 37, 38, 38], 40), ([37, 37, 37], 35), ([90, 88, 95], 90),
    ([Int.max, -5, 0, 30, 30, 30], 30),
  ])
  func `tells the median of its lengths to five minutes`(minutes: [Int], usual: Int) throws {
    let records = minutes.map { TaskRecord("write the report", minutes: $0) }
    let length = try #require(Self.habits("Write the report", records).usualLength)
    #expect(length.minutes == usual && length.count == minutes.count { (1...10080).contains($0) })
  }

  @Test func `tells no length of two of them`() {
    #expect(Self.habits("write", Self.records("write", "40", "40")).isEmpty)
  }

  // MARK: Titles

  @Test(arguments: [
    ("Weekly review", "Weekly review of notes", true), ("call Ann", "call Bob", false),
    ("Купити молоко", "Купити хліб", false), ("Купити молоко", "Купити молоко й хліб", true),
    ("Lecture 3", "Lecture 4", true), ("pay for the rent", "pay rent", true), ("swim", "walk", false),
    ("go", "go", true), ("go", "to", false),
  ])
  func `is that of titles that share half of their stems or more`(title: String, other: String, isNear: Bool) {
    let records = Self.records(other, "2026-11-01 18:30", "2026-11-02 18:30", "2026-11-03 18:30")
    #expect((Self.habits(title, records).usualPart != nil) == isNear)
    let words = Set(TaskHistory.words(nearTo: title)).intersection(TaskHistory.words(nearTo: other))
    #expect(!isNear || !words.isEmpty)
  }

  @Test func `is its own where that is enough, and that of near titles where it is not`() throws {
    let near = Self.records(
      "Weekly review of notes", "2026-11-01 08:00", "2026-11-02 08:00", "2026-11-03 08:00", "2026-11-04 08:00", "20",
      "20",
      "20")
    let own = Self.records("Weekly review", "2026-11-05 18:00", "2026-11-06 18:00", "2026-11-07 18:00", "60")
    let habits = Self.habits("weekly review", near, own)
    #expect(habits.usualPart?.part == .evening && habits.usualPart?.total == 3)
    #expect(habits.usualLength?.minutes == 20 && habits.usualLength?.count == 4)
    #expect(Self.habits("weekly review", near).usualPart?.part == .morning)
  }

  @Test func `is none without records, or without words`() {
    #expect(Self.habits("Call Ann").isEmpty)
    #expect(Self.habits("", Self.records("", "2026-11-01 08:00", "2026-11-02 08:00", "2026-11-03 08:00")).isEmpty)
    #expect(Self.habits("!?", Self.records("…", "40", "40", "40")).isEmpty)
    #expect(TaskHistory.words(nearTo: "!?").isEmpty && TaskHistory.words(nearTo: "to Ann, to Anns").count == 1)
  }
}
