import Testing
import VaultModel

@testable import VaultJournal

/// Tags of days and the moods that went with them, counted by hand.
@Suite struct `Activities of a diary` {
  private static func day(_ number: Int) -> LocalDate { LocalDate(year: 2026, month: 11, day: number) ?? .epoch }

  /// Days 1–5 `run` and happy, 6–10 nothing and neutral, 11–14 `read` and sad.
  private static let moods = Dictionary(
    uniqueKeysWithValues: (1...14).map { number in
      (day(number), Mean(sum: number <= 5 ? 1 : number <= 10 ? 0 : -1, count: 1))
    })
  private static let tags = Dictionary(
    uniqueKeysWithValues: (1...14).map { (day($0), $0 <= 5 ? ["run"] : $0 <= 10 ? [] : ["read"]) })

  private static func value(_ mean: Mean?) -> Double? {
    mean.map { Double($0.sum) / Double($0.count) }
  }

  @Test func `have the mean of the days with them and without`() {
    let activities = DiaryActivities(tags: Self.tags, moods: Self.moods).activities
    #expect(activities.map(\.name) == ["run", "read"])
    #expect(activities.map(\.count) == [5, 4])
    #expect(Self.value(activities[0].means?.with) == 1)
    // (5 × 0 + 4 × −1) / 9
    #expect(Self.value(activities[0].means?.without) == -4.0 / 9)
    #expect(activities[1].means == nil)
  }

  @Test func `are one in any case, and once on a day`() {
    let tags = [Self.day(1): ["Run", "run"], Self.day(2): ["RUN"]]
    let activities = DiaryActivities(tags: tags, moods: [:]).activities
    #expect(activities.map(\.name) == ["Run"])
    #expect(activities.map(\.count) == [2])
  }

  @Test func `need five days without them, too`() {
    let tags = Dictionary(uniqueKeysWithValues: (1...10).map { (Self.day($0), ["run"]) })
    #expect(DiaryActivities(tags: tags, moods: Self.moods).activities.first?.means == nil)
  }

  @Test func `add up means of several check-ins exactly`() {
    // Each day (1 + 0 + 0) / 3.
    let moods = Self.moods.mapValues { _ in Mean(sum: 1, count: 3) }
    let means = DiaryActivities(tags: Self.tags, moods: moods).activities.first?.means
    #expect(means.map { $0.with.sum * 3 == $0.with.count } == true)
    #expect(means.map { $0.without.sum * 3 == $0.without.count } == true)
  }
}
