extension LineReadings {
  /// What the date and the times before a task's words are to it.
  package enum SlotMoment: Hashable, Sendable {
    /// It has to be done by then: a day alone, or a time at which nothing begins.
    case due
    /// It takes place then: a day with one time.
    case start
    /// It takes place from one time to the other.
    case block
  }

  /// What the date of a task's line says, with its times; nil for a line without a date.
  ///
  /// ```swift
  /// // - [ ] 2026-11-23 report                                   .due
  /// // - [ ] 2026-11-23 15:00 call Ann                           .start
  /// // - [ ] 2026-11-23 23:59 essay                              .due
  /// // - [ ] 2026-11-23 09:00 lab 3 {lesson: "[[term#^lab]]"}    .due
  /// // - [ ] 2026-11-23 14:00-15:30 workshop                     .block
  /// ```
  ///
  /// Source: the vault format, section 3.
  package func moment(of line: LineReading, in bytes: [UInt8]) -> SlotMoment? {
    guard !line.date.isEmpty else { return nil }
    guard line.endTime.isEmpty else { return .block }
    guard !line.startTime.isEmpty else { return .due }
    return Self.moment(ofTime: bytes[line.startTime.indices], isForLesson: isForLesson(line))
  }

  /// What one time behind the date is to a task: the last minute of a day is its end, and by a lesson a task is done.
  package static func moment(ofTime time: some Collection<UInt8>, isForLesson: Bool) -> SlotMoment {
    isForLesson || time.starts(with: "23:59".utf8) ? .due : .start
  }

  /// Whether a line names a lesson in its tail.
  package func isForLesson(_ line: LineReading) -> Bool { attributes(of: line).contains { $0.key == .lesson } }
}
