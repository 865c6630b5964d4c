package import VaultModel

/// Two lessons that need the same room, teacher or group at one time.
///
/// ```swift
/// for clash in lessons.clashes(in: term) { print(clash.first.lesson.subject, clash.second.lesson.subject, clash.rooms) }
/// ```
package struct LessonClash: Sendable, Hashable {
  /// The one that begins first on the first day; at the same time, the one that stands first.
  package let first: ScheduledLesson
  package let second: ScheduledLesson
  /// What is booked twice, as the first lesson spells it.
  package fileprivate(set) var rooms: [String] = []
  package fileprivate(set) var teachers: [String] = []
  package fileprivate(set) var groups: [String] = []
  /// The days on which they overlap, in ascending order; never empty.
  package fileprivate(set) var dates: [LocalDate] = []

  /// The two lessons on the first of these days.
  package var occurrences: [LessonOccurrence] {
    dates.prefix(1).flatMap { day in
      [first, second].map { LessonOccurrence(date: day, week: $0.calendar.week(of: day), lesson: $0) }
    }
  }
}

extension Sequence<ScheduledLesson> {
  /// The pairs of lessons that overlap on a day in the same room, teacher or group, in the order of their first days.
  ///
  /// What stands in several schedules is one lesson, and so is for its room and its teacher what several groups have together,
  /// also where their weeks differ or nobody says the room. Two subgroups of one group do not clash, and a lesson keeps its room
  /// also where its person skips it. A lesson without a time clashes with nothing, one without an end takes a minute.
  ///
  /// - Complexity: O(*n* log *n* + *c*) in the days of the lessons and the overlaps of these.
  package func clashes(in range: ClosedRange<LocalDate>) -> [LessonClash] {
    let lessons = bookedLessons(in: range)
    var clashes: [ClashKey: LessonClash] = [:]
    for resource in Resource.all(of: lessons) {
      for (early, late, day) in overlaps(of: resource.lessons.map { ($0, lessons[$0]) }) {
        let (left, right) = (lessons[early].lesson, lessons[late].lesson)
        if resource.kind == .group ? areSubgroups(left, right) : areTaughtTogether(left, right) { continue }
        // The pair has one row, whichever of them begins first on another day.
        let key = ClashKey(Swift.min(early, late), Swift.max(early, late))
        let clash = clashes[key] ?? LessonClash(first: lessons[early].lesson, second: lessons[late].lesson)
        clashes[key] = clash.adding(resource, on: day)
      }
    }
    return clashes.values.map(\.inOrder).sorted { left, right in
      if left.dates[0] != right.dates[0] { return left.dates[0] < right.dates[0] }
      if left.first != right.first { return left.first.stands(before: right.first) }
      return left.second.stands(before: right.second)
    }
  }

  /// Each lesson that has a time once, with all days on which some schedule has it.
  private func bookedLessons(in range: ClosedRange<LocalDate>) -> [BookedLesson] {
    var places: [LessonIdentity: Int] = [:]
    var booked: [BookedLesson] = []
    for lesson in self where lesson.start != nil {
      let days = lesson.calendar.days(of: lesson.lesson, in: range)
      guard !days.isEmpty else { continue }
      let identity = LessonIdentity(lesson)
      if let place = places[identity] {
        booked[place].lesson.formUnion(lesson)
        booked[place].days.formUnion(days)
      } else {
        places[identity] = booked.count
        booked.append(BookedLesson(lesson: lesson, days: Set(days)))
      }
    }
    return booked
  }
}

/// A lesson and the days on which it takes place.
private struct BookedLesson {
  var lesson: ScheduledLesson
  var days: Set<LocalDate>

  /// When it takes place on a day, in seconds.
  func span(on day: LocalDate) -> Range<Int64> {
    let start = Int64(day.daysSinceEpoch) * 86_400 + Int64(lesson.start?.secondOfDay ?? 0)
    return start..<start + max(lesson.lesson.times?.duration.seconds ?? 0, 60)
  }
}

/// Two lessons by their places among all.
private struct ClashKey: Hashable {
  let low: Int
  let high: Int

  init(_ low: Int, _ high: Int) { (self.low, self.high) = (low, high) }
}

/// A room, a teacher or a group, and the places of its lessons.
private struct Resource {
  let kind: TimetableOwner.Kind
  /// As it is compared.
  let name: String
  var lessons: [Int] = []

  static func all(of lessons: [BookedLesson]) -> [Resource] {
    var places: [String: Int] = [:]
    var resources: [Resource] = []
    func add(_ names: [String], _ kind: TimetableOwner.Kind, _ lesson: Int) {
      for name in Set(names.map(kind.folded)) {
        let key = "\(kind.rawValue)" + name
        if let place = places[key] {
          resources[place].lessons.append(lesson)
        } else {
          places[key] = resources.count
          resources.append(Resource(kind: kind, name: name, lessons: [lesson]))
        }
      }
    }
    for (place, booked) in lessons.enumerated() {
      add(booked.lesson.rooms, .room, place)
      add(booked.lesson.teachers, .teacher, place)
      add(booked.lesson.groups, .group, place)
    }
    return resources
  }

  /// How a lesson spells it.
  func spelling(in lesson: ScheduledLesson) -> String {
    let names =
      switch kind {
      case .room: lesson.rooms
      case .teacher: lesson.teachers
      case .group: lesson.groups
      }
    return names.first { kind.folded($0) == name } ?? name
  }
}

/// The pairs of some lessons that overlap, the one that begins first before the other, each with the day of the later one.
private func overlaps(of lessons: [(place: Int, booked: BookedLesson)]) -> [(early: Int, late: Int, day: LocalDate)] {
  guard lessons.count > 1 else { return [] }
  let spans = lessons.flatMap { place, booked in booked.days.map { (span: booked.span(on: $0), day: $0, place: place) }
  }
  .sorted { ($0.span.lowerBound, $0.place) < ($1.span.lowerBound, $1.place) }
  var open: [(end: Int64, place: Int)] = []
  var overlaps: [(early: Int, late: Int, day: LocalDate)] = []
  for (span, day, place) in spans {
    open.removeAll { $0.end <= span.lowerBound }
    overlaps += open.filter { $0.place != place }.map { ($0.place, place, day) }
    open.append((span.upperBound, place))
  }
  return overlaps
}

/// Whether two lessons are of different subgroups, which can be in two places.
private func areSubgroups(_ left: ScheduledLesson, _ right: ScheduledLesson) -> Bool {
  guard let mine = left.lesson.subgroup, let other = right.lesson.subgroup else { return false }
  return mine != other
}

/// Whether two lessons are one class of a subject for several groups: at the same time, in the same rooms, by a teacher of both
/// unless one of them says none.
private func areTaughtTogether(_ left: ScheduledLesson, _ right: ScheduledLesson) -> Bool {
  guard !left.lesson.subject.isEmpty, left.lesson.subject.lowercased() == right.lesson.subject.lowercased(),
    (left.start, left.end) == (right.start, right.end),
    Set(left.rooms.map(TimetableOwner.Kind.room.folded)) == Set(right.rooms.map(TimetableOwner.Kind.room.folded))
  else { return false }
  let (mine, others) = (left.teachers, right.teachers)
  if mine.isEmpty || others.isEmpty { return !left.rooms.isEmpty }
  return !Set(mine.map(LessonName.folded)).isDisjoint(with: others.map(LessonName.folded))
}

extension LessonClash {
  /// The same with a thing that is booked twice on a day.
  fileprivate func adding(_ resource: Resource, on day: LocalDate) -> LessonClash {
    var clash = self
    let name = resource.spelling(in: first)
    switch resource.kind {
    case .room: if !rooms.contains(name) { clash.rooms.append(name) }
    case .teacher: if !teachers.contains(name) { clash.teachers.append(name) }
    case .group: if !groups.contains(name) { clash.groups.append(name) }
    }
    clash.dates.append(day)
    return clash
  }

  /// The same with each day once.
  fileprivate var inOrder: LessonClash {
    var clash = self
    clash.dates = Set(dates).sorted()
    (clash.rooms, clash.teachers, clash.groups) = (rooms.sorted(), teachers.sorted(), groups.sorted())
    return clash
  }
}
