extension UniversityScheduler {
  /// Every second group or so has an announcement: with days of its own, with days on which it is shown, with neither.
  mutating func announce(to group: Int) {
    var lesson = MadeUpUniversity.Lesson(start: "08:15", end: "08:40", groups: [group])
    lesson.isAnnouncement = true
    switch group % 6 {
    case 1:
      lesson.weekday = 2
      lesson.dates = .init(first: "2026-11-18", last: "2026-11-18")
      lesson.shown = .init(first: "2026-11-17", last: "2026-11-18")
      lesson.note = "Збори групи біля деканату"
    case 3:
      lesson.weekday = 3
      lesson.subject = "Екскурсія"
      lesson.shown = .init(first: "2026-11-23", last: "2026-11-27")
      lesson.note = "Тепло вдягніться"
    case 5:
      lesson.weekday = 1
      lesson.subject = "Гурток"
      lesson.note = "Дату скажуть згодом"
    default: return
    }
    counts[group] += 1
    lessons.append(lesson)
  }

  /// Lectures that all groups of a stream have together.
  mutating func lecture(to stream: [Int]) {
    for (number, subject) in subjects(stream[0]).prefix(3).enumerated() {
      guard let slot = slot(stream) else { continue }
      add(
        .init(
          subject: subject.name, title: subject.title, kind: "ЛК", start: "", end: "",
          weeks: [[], [1, 2, 3], [1, 3]][number], rooms: room("ЛК", slot), teachers: teacher(faculty(stream[0]), slot),
          groups: stream), slot)
    }
  }

  /// Practical and laboratory lessons until the group has its number of them.
  mutating func fill(_ group: Int) {
    let subjects = subjects(group)
    var number = group
    while counts[group] < target(group), let slot = slot([group]) {
      let subject = subjects[number % subjects.count]
      let isPair = number % 3 == 1 && counts[group] + 2 <= target(group)
      let isAtOnce = number % 2 == 0
      for subgroup in isPair ? [1, 2] : [0] {
        // Both subgroups at once, or one after the other in alternate weeks.
        let weeks = isPair ? (isAtOnce ? [2] : [subgroup, subgroup + 2]) : [[], [1, 3], [4], [2, 4]][number % 4]
        add(
          .init(
            subject: subject.name, kind: isPair ? "ЛР" : "ПЗ", start: "", end: "", weeks: weeks, subgroup: subgroup,
            rooms: room(isPair ? "ЛР" : "ПЗ", slot),
            teachers: teacher(faculty(group), slot), groups: [group]), slot)
      }
      number += 1
    }
  }

  private static let examDays = [4, 5, 6, 7, 8, 11, 12, 13, 14, 15, 18, 19, 20, 21, 22].map { day in
    "2027-01-" + String(100 + day).dropFirst()
  }

  /// What the exams of a group are, in turn: kind, day after its first, time, subject.
  private static let examPatterns: [[(kind: String, day: Int, subject: Int)]] = [
    [("Зачет", 0, 2), ("Консультация", 2, 0), ("Экзамен", 3, 0), ("Экзамен", 8, 1)],
    [("Консультация", 1, 1), ("Экзамен", 2, 1), ("Зачет", 5, 0), ("Экзамен", 9, 2)],
    // A lecture among the exams.
    [("ЛК", 0, 0), ("Консультация", 3, 0), ("Экзамен", 4, 0), ("Экзамен", 7, 2)],
  ]

  mutating func examine(_ group: Int) {
    let subjects = subjects(group)
    let count = group % 2 == 0 ? shape.exams.upperBound : shape.exams.lowerBound
    for exam in Self.examPatterns[group % 3].prefix(count) {
      var lesson = MadeUpUniversity.Lesson(
        subject: subjects[exam.subject].name, kind: exam.kind, date: Self.examDays[group % 6 + exam.day],
        start: "14:00",
        end: "15:20", groups: [group])
      if exam.kind == "Экзамен" { (lesson.start, lesson.end) = ("11:30", "13:30") }
      if exam.kind == "Консультация" { (lesson.start, lesson.end) = ("17:30", "18:15") }
      if exam.kind != "Консультация" {
        let time = (lesson.date ?? "") + lesson.start
        var busy = busyAtExams[time] ?? Busy()
        lesson.rooms = free(catalogue.rooms.count, &busy.rooms)
        lesson.teachers = free(catalogue.teachers.count, &busy.teachers)
        busyAtExams[time] = busy
      }
      lessons.append(lesson)
    }
  }

  // MARK: - Clashes

  /// Has the second of two lessons of different streams use the room or the teacher of the first.
  ///
  /// The groups of the evening are left alone: the sample vault has a schedule of its own for one.
  mutating func book(
    twice key: WritableKeyPath<MadeUpUniversity.Lesson, [Int]>, _ names: [String]
  ) {
    let taken = Set(clashes.flatMap(\.lessons))
    let places = lessons.indices.filter { place in
      let lesson = lessons[place]
      return !taken.contains(place) && lesson.weekday != nil && lesson.weeks.isEmpty && lesson.dates == nil
        && !lesson[keyPath: key].isEmpty && !lesson.groups.contains { catalogue.groups[$0].isEvening }
    }
    for (number, first) in places.enumerated() {
      let second = places[(number + 1)...].first { second in
        lessons[second].order == lessons[first].order && lessons[second].groups != lessons[first].groups
      }
      guard let second else { continue }
      let shared = lessons[first][keyPath: key]
      lessons[second][keyPath: key] = shared
      clashes.append(.init(lessons: [first, second], name: names[shared[0]]))
      return
    }
  }
}
