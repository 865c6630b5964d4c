import Testing
import VaultJournal
import VaultModel

private let november =
  """
  - 2026-11-01 -10 UAH bread
  - 2026-11-02 -20.05 UAH soup
  - 2026-11-02 -3 EUR book
  - 2026-11-04 -30 UAH cinema
  - 2026-11-05 -4 UAH tram
  - 2026-11-05 -6 UAH tram
  - 2026-11-06 -100 UAH boots
  - 2026-11-07 -50.01 UAH tea
  - 2026-11-08 +500 UAH salary
  - 2026-11-09 -30 UAH jar
  - 2026-11-09 +20 UAH jar returned {refund}
  - 2026-11-10 -500 UAH cash machine {account: card, to: cash, received: 490 UAH}
  - 2026-11-11 -12.50 UAH coffee
  - 2026-11-12 -7 UAH stamp
  - 2026-11-20 -1000 USD of a day without a mood

  """

@Suite struct MoodSpendingTests {
  /// Moods of days of November, each as a sum and a count.
  private func moods(_ days: [Int: (sum: Int, count: Int)]) throws -> [LocalDate: Mean] {
    var moods: [LocalDate: Mean] = [:]
    for (day, mean) in days {
      moods[try #require(LocalDate(year: 2026, month: 11, day: day))] = .init(sum: mean.sum, count: mean.count)
    }
    return moods
  }

  private func texts(_ spending: MoodSpending) -> [String] {
    spending.groups.map { group in
      "\(group.mood.name) \(group.days) \(group.median?.printed(sign: .onlyMinus) ?? "– " + group.currency.code)"
    }
  }

  // Happy: 0, 10, 4 + 6, 20.05, 30. Sad: 0, 30 − 20, a fee of 10, 12.50, 50.01, 100: between 10 and 12.50.
  @Test func `is the median of days, without an expense too, in each currency`() throws {
    let happy = Dictionary(uniqueKeysWithValues: (1...5).map { ($0, (sum: 1, count: 1)) })
    let sad = Dictionary(uniqueKeysWithValues: (6...11).map { ($0, (sum: -1, count: 1)) })
    let neutral = Dictionary(uniqueKeysWithValues: (12...15).map { ($0, (sum: 0, count: 1)) })
    let days = happy.merging(sad) { $1 }.merging(neutral) { $1 }
    #expect(
      try texts(MoodSpending(of: payments(november), moods: moods(days))) == [
        "sad 6 0.00 EUR", "neutral 4 – EUR", "happy 5 0.00 EUR", "sad 6 11.25 UAH", "neutral 4 – UAH",
        "happy 5 10.00 UAH",
      ])
  }

  // 0.5 and 1.49 are happy, −0.5 is neutral, −0.75 and −1.5 are sad; nothing is no mood.
  @Test func `counts a day to the mood that its mean is nearest to`() throws {
    let days = [1: (1, 2), 2: (149, 100), 4: (-1, 2), 5: (-3, 4), 6: (-3, 2), 7: (0, 0)]
    let spending = try MoodSpending(
      of: payments(november), moods: moods(days.mapValues { (sum: $0.0, count: $0.1) }))
    #expect(
      spending.groups.filter { $0.currency == .hryvnia }.map { "\($0.mood.name) \($0.days)" }
        == ["sad 2", "neutral 1", "happy 2"])
  }

  @Test func `is nothing without an expense, and refuses what cannot be counted`() throws {
    let day = try moods([8: (1, 1)])
    #expect(try MoodSpending(of: payments(november), moods: day).groups.isEmpty)
    let much = String(repeating: "- 2026-11-08 -900000000000000 UAH moon\n", count: 2)
    #expect(throws: Money.Failure.overflow) { try MoodSpending(of: payments(much), moods: day) }
  }
}
