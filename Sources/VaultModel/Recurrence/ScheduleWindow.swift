/// Steps of a schedule up to the end of a window.
struct ScheduleWindow: Sequence, Sendable {
  let steps: ScheduleIterator
  let through: Int64
  let isWholeDays: Bool
  let zone: WrittenZone?
  let keepsExcluded: Bool

  func makeIterator() -> Iterator { Iterator(window: self, steps: steps) }

  struct Iterator: IteratorProtocol, Sendable {
    fileprivate let window: ScheduleWindow
    fileprivate var steps: ScheduleIterator

    mutating func next() -> ScheduleStep? {
      guard let step = steps.nextStep(keepingExcluded: window.keepsExcluded), step.second <= window.through,
        let moment = LocalDateTime(secondsSinceEpoch: step.second, zone: window.zone)
      else { return nil }
      return ScheduleStep(window.isWholeDays ? .day(moment.date) : .time(moment), step.reason)
    }
  }
}

/// The moments of a window, without their reasons; a lazy map would lose that it may be sent.
struct ScheduleMoments: Sequence, Sendable {
  let window: ScheduleWindow

  func makeIterator() -> Iterator { Iterator(steps: window.makeIterator()) }

  struct Iterator: IteratorProtocol, Sendable {
    fileprivate var steps: ScheduleWindow.Iterator

    mutating func next() -> Moment? { steps.next()?.moment }
  }
}
