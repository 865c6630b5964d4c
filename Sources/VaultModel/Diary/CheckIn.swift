package import VaultSyntax

/// A moment of a diary: `- 11:40 felt stuck {mood: sad, energy: 2, task: "[[write-report]]"}`.
package struct CheckIn: Sendable, Hashable {
  /// When it was, or when it began.
  package var time: LocalTime?
  /// When it was over; an end before the start is on the next day.
  package var times: TimeRange?
  /// The words without time and attributes.
  package var text: String
  package var mood: Mood?
  /// 1–5.
  package var energy: Int?
  /// What was being done, or was finished.
  package var tasks: [NamedLink]
  package var category: String?
  package var difficulty: Difficulty?
  package var images: [String]
  package var weather: String?
  package var location: String?
  package var tags: [String]
  /// The line with its deeper lines.
  package var range: ByteRange
}

extension CheckIn {
  /// Whether it says how somebody felt: their mood, or how much strength they had.
  package var tellsFeeling: Bool { mood != nil || energy != nil }

  /// From when on it counts, in seconds after the beginning of its day: its time, of a range the end; 0 without one.
  fileprivate var moment: Int64 {
    guard let times else { return Int64(time?.secondOfDay ?? 0) }
    return Int64(times.end.secondOfDay) + (times.endsNextDay ? 86_400 : 0)
  }
}

extension Note {
  /// The last check-in of a day that says how somebody felt; of several of one minute the one furthest down.
  ///
  /// - Complexity: O(*n*) in the lines of the note.
  package var lastCheckIn: Item? {
    let told = items.lazy.filter { $0.type == .checkIn }.map { ($0, self.checkIn(of: $0)) }.filter(\.1.tellsFeeling)
    return told.reduce(nil as (Item, CheckIn)?) { last, next in
      last.map { $0.1.moment > next.1.moment } ?? false ? last : next
    }?.0
  }

  /// A line of a diary read as a check-in.
  package func checkIn(of item: Item) -> CheckIn {
    CheckIn(
      time: time(of: item), times: times(of: item), text: title(of: item), mood: mood(of: item),
      energy: integer(.energy, of: item), tasks: links(.task, of: item), category: text(.category, of: item),
      difficulty: member(.difficulty, of: item),
      images: names(.images, of: item), weather: text(.weather, of: item), location: text(.location, of: item),
      tags: tags(of: item), range: item.range)
  }

  /// The time in a line's slot, or the first of a range.
  func time(of item: Item) -> LocalTime? {
    item.reading.flatMap { LocalTime(document.bytes, in: readings.lines[$0].startTime) }
  }

  /// The range of times in a line's slot, or nil when there is one time or none.
  func times(of item: Item) -> TimeRange? {
    guard let reading = item.reading.map({ readings.lines[$0] }), !reading.endTime.isEmpty else { return nil }
    return TimeRange(document.bytes, in: ByteRange(reading.startTime.lower, reading.endTime.upper))
  }
}

extension CheckIn: FactSource {
  package var facts: [Fact] {
    var facts = FactList()
    facts.add(.at, times?.text ?? time?.text)
    facts.add("text", text)
    facts.add(.mood, mood)
    facts.add(.energy, energy)
    facts.add(.task, tasks)
    facts.add(.category, category)
    facts.add(.difficulty, difficulty)
    facts.add(.images, images)
    facts.add(.weather, weather)
    facts.add(.location, location)
    facts.add(.tags, tags)
    return facts.facts
  }
}
