package import VaultModel

/// Something that was done once.
package struct TaskRecord: Sendable, Hashable {
  /// What it was called.
  package var title: String
  /// When it was done, on the clocks of the vault; nil where nobody wrote it.
  package var moment: Moment?
  /// How long it took; nil where nobody measured it.
  package var minutes: Int?

  package init(_ title: String, at moment: Moment? = nil, minutes: Int? = nil) {
    self.title = title
    self.moment = moment
    self.minutes = minutes
  }
}

/// What somebody's own records say of a task that is asked for by its title.
///
/// ```swift
/// TaskHistory(of: records).habits(of: "Полити квіти").usualPart      // evening, 5 of 6
/// ```
///
/// Records of one title, as ``TitleStems`` has it, decide where there are three of them; else those of near titles do, too.
/// A time and a length are decided each by itself. Nothing is guessed.
package struct TaskHistory: Sendable {
  /// Fewer records tell nothing.
  package static let fewest = 3

  private let known: [(stems: TitleStems, record: TaskRecord)]

  /// - Complexity: O(letters of the titles).
  package init(of records: some Sequence<TaskRecord>) {
    var reader = TitleReader()
    var titles: [String: TitleStems] = [:]
    known = records.map { record in
      let stems = titles[record.title] ?? TitleStems(record.title, by: &reader)
      titles[record.title] = stems
      return (stems, record)
    }
  }

  /// What is usual of a task of a title.
  ///
  /// - Complexity: O(records · words of a title).
  package func habits(of title: String) -> TaskHabits {
    var reader = TitleReader()
    let asked = TitleStems(title, by: &reader)
    let near = known.filter { $0.stems.isNear(asked) }
    let same = near.filter { $0.stems.isSame(as: asked) }.map(\.record)
    func values<Value>(_ read: ([TaskRecord]) -> [Value]) -> [Value] {
      let own = read(same)
      return own.count < Self.fewest ? read(near.map(\.record)) : own
    }
    var habits = TaskHabits()
    habits.usualPart = Self.usualPart(of: values(Self.parts))
    habits.usualLength = Self.usualLength(of: values(Self.lengths))
    return habits
  }

  // MARK: When

  /// The parts of the day in which something was done, each once a day: what was done and checked in after is told twice.
  private static func parts(of records: [TaskRecord]) -> [PartOfDay] {
    var seen: Set<DayPart> = []
    return records.compactMap { record in
      guard let moment = record.moment, let part = moment.timeOfDay.map(PartOfDay.init(of:)),
        seen.insert(DayPart(day: moment.date, part: part)).inserted
      else { return nil }
      return part
    }
  }

  private struct DayPart: Hashable {
    let day: LocalDate
    let part: PartOfDay
  }

  private static func usualPart(of parts: [PartOfDay]) -> TaskHabits.Part? {
    guard parts.count >= fewest else { return nil }
    for part in PartOfDay.allCases {
      let count = parts.count { $0 == part }
      if count > parts.count / 2 { return TaskHabits.Part(part: part, count: count, total: parts.count) }
    }
    return nil
  }

  // MARK: How long

  /// A week, in minutes: who writes more did not do it at one time, or it is a slip of the pen.
  private static let longest = 7 * 1440

  private static func lengths(of records: [TaskRecord]) -> [Int] {
    records.compactMap(\.minutes).filter { (1...longest).contains($0) }
  }

  private static func usualLength(of lengths: [Int]) -> TaskHabits.Length? {
    guard lengths.count >= fewest else { return nil }
    let sorted = lengths.sorted()
    let twice = sorted[(sorted.count - 1) / 2] + sorted[sorted.count / 2]
    return TaskHabits.Length(minutes: max(5, (twice + 5) / 10 * 5), count: lengths.count)
  }
}
