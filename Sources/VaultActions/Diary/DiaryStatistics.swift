package import VaultJournal
import VaultMessages
import VaultModel
package import VaultPlanner
import VaultStore

/// What the diary tells of some days: activities and the moods that went with them; and for how long somebody has written.
package struct DiaryStatistics: Sendable {
  /// How many days in a row have an entry, up to today, whatever days are looked at.
  package let streak: Int
  /// Of the days that are looked at.
  package let moods: MoodStatistics
  /// Of the days that are looked at, the most frequent first.
  package let activities: [DiaryActivities.Activity]
}

extension Statistics {
  /// How the diary was kept.
  package func diary(in workspace: Workspace) throws(Failure) -> DiaryStatistics {
    let vault = try workspace.vault()
    let (days, today) = (try days(in: workspace), try vault.now.date)
    let moods = try moods(in: workspace)
    return try vault.ask { index throws(Failure) in
      let notes = try DiaryNote.read("type:diary", in: index, vault).filter(\.isWritten)
      let tags = Dictionary(
        notes.filter { days.contains($0.day) }.map { ($0.day, $0.tags) }, uniquingKeysWith: +)
      return DiaryStatistics(
        streak: DiaryDays.streak(of: Set(notes.map(\.day)), through: today), moods: moods,
        activities: DiaryActivities(tags: tags, moods: moods.means).activities)
    }
  }
}

extension MoodStatistics {
  /// The mean of each day.
  var means: [LocalDate: Mean] {
    Dictionary(days.map { ($0.date, $0.mean) }) { first, _ in first }
  }
}
