import VaultModel

/// What the index knows of lessons beside what their lines say: the days on which they are held, when they end, whose they
/// are, and their rooms by the names that all spellings of a room share.
package enum IndexedLessons {
  /// The minute of the day at which a lesson ends; more than a day for one that goes on after midnight. A key that no note
  /// can have, as the next ones.
  package static let endKey = "/ends"
  /// Rooms, as ``RoomName/folded`` has them.
  package static let roomKey = "/room"
  /// The kind and the folded name of a schedule's owner, `group=151004`; of the note, not of its lines.
  package static let ownerKey = "/owner"
  /// A mark of lessons that nothing bounds: the index does not know their days, so the notes are asked.
  static let askedKey = "/held"
  static let asked = "asked"
  static let keys: Set<String> = [endKey, roomKey, ownerKey, askedKey]
  /// The longest time, in days, of which every day of a lesson stands in the index.
  private static let longest = 1500

  /// The days on which a lesson is held; nil when the note must be asked.
  static func days(of lesson: Lesson, in calendar: StudyCalendar) -> [LocalDate]? {
    // A day of its own is in the index as the date of the line.
    guard lesson.date == nil, lesson.weekday != nil else { return [] }
    if lesson.dates.isEmpty, lesson.isAnnouncement, lesson.shown.isEmpty { return [] }
    guard let extent = calendar.extent(of: lesson), extent.upperBound.days(since: extent.lowerBound) <= longest else {
      return nil
    }
    return calendar.days(of: lesson, in: extent)
  }

  /// When a lesson ends; one without an end is over a minute after its start.
  static func end(of lesson: Lesson) -> ColumnValue? {
    guard let start = lesson.times?.start ?? lesson.start else { return nil }
    let minutes = (lesson.times?.duration.seconds).map { ($0 + 59) / 60 } ?? 1
    return ColumnValue(.timeOfDay, number: Int64(start.minuteOfDay) + max(minutes, 1))
  }
}
