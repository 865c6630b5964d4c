import VaultModel
import VaultPlanner
import VaultSearch

extension PlanReader {
  /// The mood of the latest check-in that has one, not after now and at most four hours old.
  func lastMood() throws(Failure) -> Mood? {
    let today = clock.clock(at: now).date
    guard let yesterday = today.adding(days: -1) else { return nil }
    let query = try vault.workspace.read(
      "type:check-in mood:any date:\(yesterday.text)..\(today.text)", by: try vault.queryParser(in: index))
    let clock = clock
    let moods = try index.read(
      try NoteTexts(index).hits(of: query, keepingNotes: true), vault.workspace
    ) { note, item, _ in MoodRecord(item, in: note, clock) }
    let recent = moods.filter { $0.moment <= now && now - $0.moment <= Self.recent }
    // Of two of one minute the one further down is the later; of equal ones the first is found.
    return recent.reversed().max { $0.moment < $1.moment }?.mood
  }

  /// Four hours, in seconds.
  static let recent: Int64 = 4 * 3600
}

/// A mood of the diary, and when it was felt.
struct MoodRecord: Sendable {
  let mood: Mood
  /// As an instant; of a range its end.
  let moment: Int64

  init?(_ item: Item, in note: Note, _ clock: PlanClock) {
    guard item.type == .checkIn, let date = note.diaryDate else { return nil }
    let checkIn = note.checkIn(of: item)
    guard let mood = checkIn.mood, let time = checkIn.time else { return nil }
    self.mood = mood
    moment = checkIn.times.map { clock.moment(ofEnd: $0, on: date) } ?? clock.instant(date, time)
  }
}

extension PlanClock {
  /// When a range of times on a day ends.
  func moment(ofEnd times: TimeRange, on date: LocalDate) -> Int64 {
    instant(times.endsNextDay ? date.adding(days: 1) ?? date : date, times.end)
  }
}
