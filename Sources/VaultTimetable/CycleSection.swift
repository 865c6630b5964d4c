package import VaultModel

/// The lessons of one weekday in one week of the cycle, or those that stand outside of it.
package struct CycleSection: Sendable, Hashable {
  /// From 1; nil for lessons with a day of their own, and for those that say neither day nor weekday.
  package var week: Int?
  package var weekday: Weekday?
  /// In the order of a day; those outside of the cycle by their days.
  package var lessons: [ScheduledLesson]
}

extension Sequence<ScheduledLesson> {
  /// The lessons by the weeks of their cycle and its weekdays, whatever their dates: a lesson stands in each of its weeks,
  /// what several schedules have once. Those with a day of their own come last.
  ///
  /// - Complexity: O(*n* · *w*) in the lessons and the weeks of the longest cycle.
  package var cycleSections: [CycleSection] {
    var (places, dated) = ([Int: [ScheduledLesson]](), [ScheduledLesson]())
    for lesson in united {
      guard lesson.lesson.date == nil, let weekday = lesson.lesson.weekday else {
        dated.append(lesson)
        continue
      }
      let weeks = lesson.lesson.weeks.isEmpty ? Array(1...lesson.calendar.cycle) : lesson.lesson.weeks
      // Weeks beyond the cycle never come.
      for week in weeks where 1...lesson.calendar.cycle ~= week {
        places[week * 7 + Int(weekday.rawValue) - 1, default: []].append(lesson)
      }
    }
    let sections = places.sorted { $0.key < $1.key }.map { place, lessons in
      CycleSection(
        week: place / 7, weekday: .monday.advanced(by: place % 7), lessons: lessons.sorted { $0.stands(before: $1) })
    }
    guard !dated.isEmpty else { return sections }
    let sorted = dated.sorted { left, right in
      let (first, second) = (left.lesson.date ?? .last, right.lesson.date ?? .last)
      return first == second ? left.stands(before: right) : first < second
    }
    return sections + [CycleSection(lessons: sorted)]
  }
}
