package import VaultModel

/// A check-in as statistics need it.
package struct MoodSample: Sendable, Hashable {
  package var day: LocalDate
  package var time: LocalTime?
  /// −2 … 2.
  package var mood: Int?
  /// 1 … 5.
  package var energy: Int?
  package var category: String?
  package var difficulty: Difficulty?

  package init(
    day: LocalDate, time: LocalTime? = nil, mood: Int? = nil, energy: Int? = nil, category: String? = nil,
    difficulty: Difficulty? = nil
  ) {
    self.day = day
    self.time = time
    self.mood = mood
    self.energy = energy
    self.category = category
    self.difficulty = difficulty
  }
}

extension Mean {
  /// Whether it is strictly more than a half above or below zero.
  fileprivate var isBeyondHalf: Bool { abs(sum) * 2 > count }
}

/// How moods, or strengths, were over some days: in all, by day, and by what was done when.
///
/// ```swift
/// let statistics = MoodStatistics(of: samples, ofNotes: [:]) { $0.mood }
/// statistics.groups(.category).first { $0.name == "work" }?.verdict      // .lifts
/// ```
package struct MoodStatistics: Sendable {
  /// By what samples are put together.
  package enum Grouping: String, Sendable, CaseIterable { case category, difficulty, part, weekday }

  /// What a group says of the mood that goes with it; it is association, never cause.
  package enum Verdict: String, Sendable {
    case lifts, lowers, neither
    /// Fewer than three check-ins.
    case tooLittleData = "too little data"
  }

  /// Some samples that have something in common.
  package struct Group: Sendable {
    package let name: String
    package let mean: Mean

    package var verdict: Verdict {
      if mean.count < 3 { return .tooLittleData }
      return mean.isBeyondHalf ? (mean.sum > 0 ? .lifts : .lowers) : .neither
    }
  }

  /// Of all samples.
  package private(set) var all = Mean()
  /// Of each day with one, in order: what its note says, else the mean of its samples.
  package private(set) var days: [(date: LocalDate, mean: Mean)] = []
  /// The days of which the note says it itself: what stands for them is no mean of samples.
  package private(set) var ownDays: Set<LocalDate> = []
  private var groups: [Grouping: [String: Mean]] = [:]

  /// - Parameters:
  ///   - notes: what the notes of days say themselves.
  ///   - value: what is looked at of a sample.
  package init(of samples: [MoodSample], ofNotes notes: [LocalDate: Int], _ value: (MoodSample) -> Int?) {
    var byDay: [LocalDate: Mean] = [:]
    for sample in samples {
      guard let value = value(sample) else { continue }
      all.add(value)
      byDay[sample.day, default: Mean()].add(value)
      for grouping in Grouping.allCases {
        guard let name = Self.name(of: sample, by: grouping) else { continue }
        groups[grouping, default: [:]][name, default: Mean()].add(value)
      }
    }
    for (day, value) in notes { byDay[day] = Mean([value]) }
    ownDays = Set(notes.keys)
    days = byDay.sorted { $0.key < $1.key }.map { ($0.key, $0.value) }
  }

  private static func name(of sample: MoodSample, by grouping: Grouping) -> String? {
    switch grouping {
    case .category: sample.category
    case .difficulty: sample.difficulty?.name
    case .part: sample.time.map { PartOfDay(of: $0).name }
    case .weekday: "\(sample.day.weekday)"
    }
  }

  /// The groups, the highest mean first, of equal ones by name.
  package func groups(_ grouping: Grouping) -> [Group] {
    (groups[grouping] ?? [:]).map { Group(name: $0, mean: $1) }
      .sorted { $0.mean == $1.mean ? $0.name < $1.name : $0.mean > $1.mean }
  }

  /// All days of the highest mean.
  package var best: [LocalDate] { days.map(\.mean).max().map(days(of:)) ?? [] }
  /// All days of the lowest.
  package var worst: [LocalDate] { days.map(\.mean).min().map(days(of:)) ?? [] }

  private func days(of mean: Mean) -> [LocalDate] { days.filter { $0.mean == mean }.map(\.date) }
}
