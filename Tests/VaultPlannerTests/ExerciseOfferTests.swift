import Testing
import VaultModel
import VaultTestSupport

@testable import VaultPlanner

/// What is offered after a check-in: an exercise where there is time, else an encouraging line; nothing unless the mood is
/// low.
@Suite struct `An offer after a check-in` {
  /// Minutes from now at which the next block begins, and its kind; the last offer, in minutes before now.
  typealias Row = (
    mood: Int, next: Int?, kind: PlanBlock.Kind, last: Int?, isOffered: Bool, encourages: Bool
  )

  static let rows: [Row] = [
    (-1, nil, .event, nil, true, false), (-2, nil, .event, nil, true, false), (0, nil, .event, nil, false, false),
    (1, nil, .event, nil, false, false), (2, nil, .event, nil, false, false),
    // Exactly ten minutes are not more than ten.
    (-1, 11, .fixed, nil, true, false), (-1, 10, .fixed, nil, false, true), (-1, 9, .fixed, nil, false, true),
    (-1, 10, .event, nil, false, true), (-1, 10, .lesson, nil, false, true), (-1, 10, .pinned, nil, false, true),
    (-1, 11, .pinned, nil, true, false), (-1, 0, .planned, nil, true, false), (-1, 1, .planned, nil, true, false),
    // Inside of something that is set.
    (-1, -20, .event, nil, false, true), (-1, -20, .fixed, nil, false, true), (-1, -20, .running, nil, true, false),
    // Free time and what is over are nothing to come.
    (-1, 5, .free, nil, true, false), (-1, 5, .missed, nil, true, false), (-1, 5, .done, nil, true, false),
    // Once in two hours.
    (-1, nil, .event, 119, false, true), (-1, nil, .event, 120, true, false), (-2, 30, .planned, 60, false, true),
  ]

  @Test(arguments: rows.indices) func `depends on what comes next`(number: Int) {
    let row = Self.rows[number]
    let now: Int64 = 1_000_000
    let blocks = row.next.map { minutes -> [PlanBlock] in
      let start = now + Int64(minutes) * 60
      return [PlanBlock(day: .epoch, span: start..<start + 3600, kind: row.kind, source: 0)]
    }
    let offer = ExerciseOffer(
      after: row.mood, blocks ?? [], now: now, lastOffer: row.last.map { now - Int64($0) * 60 }, seed: 7)
    #expect((offer.exercise != nil) == row.isOffered, "\(row)")
    #expect(offer.encourages == row.encourages, "\(row)")
  }

  @Test func `is the same one for the same seed, and every one for some`() {
    let all = (0..<64).map { Exercise(seed: UInt64($0)) }
    #expect(Set(all) == Set(Exercise.allCases))
    #expect(all == (0..<64).map { Exercise(seed: UInt64($0)) })
  }
}
