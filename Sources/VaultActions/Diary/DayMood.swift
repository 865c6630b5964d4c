package import VaultModel
package import VaultPlanner
package import VaultStore

/// How a day was so far: its last check-in with a mood, and the mean of all, or what its note says itself.
package struct DayMood: Sendable {
  package let time: LocalTime?
  package let mood: Mood?
  package let mean: Mean

  /// Nil for a day without any mood.
  package init?(on day: LocalDate, of vault: Vault, in index: IndexedVault) throws(Failure) {
    let found = try MoodSamples(of: vault, index, on: day...day) { $0.mood?.score }
    let statistics = MoodStatistics(of: found.samples, ofNotes: found.ofNotes, \.mood)
    guard let mean = statistics.days.first?.mean else { return nil }
    let last = found.samples.last { $0.mood != nil }
    time = last?.time
    mood = (last?.mood ?? found.ofNotes[day]).flatMap { Mood(score: $0) }
    self.mean = mean
  }
}
