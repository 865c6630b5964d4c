package import VaultModel
import VaultPlanner
package import VaultSearch
package import VaultStore

/// How a day was so far: what its note says itself, else its last check-in with a mood, and the mean of all.
package struct DayMood: Sendable {
  /// The day.
  package let day: LocalDate
  /// Of the last check-in with a mood; nil for one without a time, and where the note says the mood of the day.
  package let time: LocalTime?
  /// What the note says, else that of the last check-in.
  package let mood: Mood?
  /// Of the scores of its check-ins, from −2 to 2; nil where the note says the mood of the day.
  package let mean: Mean?

  /// The days with a mood among some, in order.
  ///
  /// - Parameter conditions: what a check-in, or the note of its day, must meet to count.
  package static func all(
    on days: ClosedRange<LocalDate>, where conditions: [Condition] = [], of vault: Vault, in index: IndexedVault
  ) throws(Failure) -> [DayMood] {
    let found = try MoodSamples(of: vault, index, on: days, where: conditions) { $0.mood?.score }
    let last = Dictionary(
      found.samples.filter { $0.mood != nil }.map { ($0.day, $0) }, uniquingKeysWith: { _, later in later })
    let statistics = MoodStatistics(of: found.samples, ofNotes: found.ofNotes, \.mood)
    return statistics.days.map { day, mean in
      let own = found.ofNotes[day].flatMap { Mood(score: $0) }
      guard own == nil else { return DayMood(day: day, time: nil, mood: own, mean: nil) }
      return DayMood(
        day: day, time: last[day]?.time, mood: last[day]?.mood.flatMap { Mood(score: $0) }, mean: mean)
    }
  }
}
