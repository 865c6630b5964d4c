import VaultModel

extension PlanInput {
  /// When a task may be done on a day: in the hours of its category, and in the part of the day for which it is meant; nil
  /// for all active hours.
  func allowed(_ task: PlanTask, in window: PlanWindow) -> [Range<Int64>]? {
    var spans: [Range<Int64>]?
    if let hours = settings.hours[task.category] {
      spans = [window.date.adding(days: -1), window.date, window.date.adding(days: 1)].flatMap { date in
        date.map { date in hours[date.weekday].map { clock.span($0, on: date) } } ?? []
      }
    }
    guard let part = task.part, task.scheduledDay == window.date,
      let start = LocalTime(hour: part.hours.start, minute: 0), let end = LocalTime(hour: part.hours.end, minute: 0)
    else { return spans }
    let own = clock.span(TimeRange(start, end), on: window.date)
    // A part of the day that is over was missed.
    guard own.upperBound > now else { return spans }
    return spans.map { $0.filter { $0.overlaps(own) }.map { $0.clamped(to: own) } } ?? [own]
  }

  /// Whether a task can be done on a day until a moment, whatever else takes place then.
  func hasTime(for task: PlanTask, on date: LocalDate, until deadline: Int64) -> Bool {
    let window = PlanWindow(date, settings, clock)
    var free = FreeTime(window.hours)
    for pause in window.breaks { free.remove(pause) }
    let gaps = free.gaps(within: allowed(task, in: window), from: .min)
    let lengths = gaps.map { min($0.upperBound, deadline) - $0.lowerBound }.filter { $0 > 0 }
    return (task.isSplit ? lengths.reduce(0, +) : lengths.max() ?? 0) >= task.length
  }
}
