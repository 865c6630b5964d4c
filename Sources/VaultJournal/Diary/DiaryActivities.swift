package import VaultModel

/// What was done on days, told by their tags, and the mood that went with it; it is association, never cause.
///
/// ```swift
/// DiaryActivities(tags: [day: ["run"]], moods: [day: .init(sum: 3, count: 2)]).activities
/// ```
package struct DiaryActivities: Sendable {
  /// A tag of some days.
  package struct Activity: Sendable, Hashable {
    /// The tag without `#`, as it was first written.
    package let name: String
    /// On how many days it stands.
    package let count: Int
    /// The mean mood of the days with it, and of those without; nil where there is too little data.
    package let means: (with: Mean, without: Mean)?

    /// Whether both say the same of the same tag.
    package static func == (left: Activity, right: Activity) -> Bool {
      left.name == right.name && left.count == right.count && left.means?.with == right.means?.with
        && left.means?.without == right.means?.without
    }

    /// Adds the name, in which equal ones are equal.
    package func hash(into hasher: inout Hasher) { hasher.combine(name) }
  }

  /// On fewer days than these, with it or without, a mean says nothing.
  package static let fewest = 5

  /// The most frequent first, of equal ones by name.
  package let activities: [Activity]

  /// - Parameters:
  ///   - tags: those of each day; they are one in any case of their letters, and named as they are first written.
  ///   - moods: the mean mood of each day that has one.
  package init(tags: [LocalDate: [String]], moods: [LocalDate: Mean]) {
    let scores = moods.mapValues(Self.score)
    let all = scores.values.reduce(0, +)
    var names: [String: String] = [:]
    var days: [String: Set<LocalDate>] = [:]
    for (day, tags) in tags.sorted(by: { $0.key < $1.key }) {
      for tag in tags {
        let key = tag.lowercased()
        if names[key] == nil { names[key] = tag }
        days[key, default: []].insert(day)
      }
    }
    activities = days.map { key, days in
      let known = days.compactMap { scores[$0] }
      let (with, without) = (known.count, scores.count - known.count)
      let sum = known.reduce(0, +)
      let isKnown = with >= Self.fewest && without >= Self.fewest
      return Activity(
        name: names[key] ?? key, count: days.count,
        means: isKnown
          ? (Mean(sum: sum, count: with * Self.scale), Mean(sum: all - sum, count: without * Self.scale)) : nil)
    }.sorted { ($1.count, $0.name) < ($0.count, $1.name) }
  }

  /// What every count from 1 to 16 divides (OEIS A003418), so that means of so many check-ins add up exactly.
  private static let scale = 720_720

  private static func score(_ mean: Mean) -> Int {
    guard mean.count > 0 else { return 0 }
    return mean.sum * scale / mean.count
  }
}
