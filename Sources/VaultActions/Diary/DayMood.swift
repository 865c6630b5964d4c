package import VaultModel
import VaultPlanner
package import VaultSearch
package import VaultStore

/// How a day was so far: its last check-in with a mood, and the mean of all, or what its note says itself.
package struct DayMood: Sendable {
  /// The day.
  package let day: LocalDate
  /// Of the last check-in with a mood; nil for one without a time, and where only the note says a mood.
  package let time: LocalTime?
  /// Of that check-in, else what the note says.
  package let mood: Mood?
  /// Of scores from −2 to 2.
  package let mean: Mean

  /// The days with a mood among some, in order.
  ///
  /// - Parameter conditions: what a check-in, or the note of its day, must meet to count.
  package static func all(
    on days: ClosedRange<LocalDate>, where conditions: [Condition] = [], of vault: Vault, in index: IndexedVault
  ) throws(Failure) -> [DayMood] {
    let found = try MoodSamples(of: vault, index, on: days, where: conditions) { $0.mood?.score }
    let last = Dictionary(
      found.samples.filter { $0.mood != nil }.map { ($0.day, $0) }, uniquingKeysWith: { _, later in later })
    return MoodStatistics(of: found.samples, ofNotes: found.ofNotes, \.mood).days.map { day, mean in
      let score = last[day]?.mood ?? found.ofNotes[day]
      return DayMood(day: day, time: last[day]?.time, mood: score.flatMap { Mood(score: $0) }, mean: mean)
    }
  }
}
