extension MadeUpUniversity {
  /// The notes of a vault that say the same as the answers, by their paths.
  package var notes: [String: String] {
    var notes: [String: String] = [:]
    for room in rooms { notes["rooms/\(Self.stem(room.name)).md"] = note(of: room) }
    for teacher in teachers { notes["teachers/\(teacher.urlID).md"] = note(of: teacher) }
    for group in groups { notes["groups/\(group.name).md"] = note(of: group) }
    for (group, places) in lessonsByGroup.enumerated() {
      notes["timetable/\(groups[group].name).md"] = timetable(of: groups[group], places)
    }
    return notes
  }

  /// Latin letters and digits in lower case, and `-` for what is between them: names of files that every system and tool
  /// shows alike. The title keeps the name.
  private static func stem(_ name: String) -> String {
    let latin = name.lowercased().map { letters[$0] ?? String($0) }.joined()
    return latin.split { !$0.isLetter && !$0.isNumber }.joined(separator: "-")
  }

  /// The Cyrillic letters of rooms by Latin ones.
  private static let letters: [Character: String] = [
    "а": "a", "б": "b", "в": "v", "е": "e", "і": "i", "к": "k", "о": "o", "р": "r", "с": "s", "т": "t", "я": "ia",
  ]

  /// Front matter of those keys that have a value.
  private func frontMatter(_ keys: [(String, String?)]) -> String {
    "---\n" + keys.compactMap { key, value in value.map { "\(key): \($0)\n" } }.joined() + "---\n"
  }

  private func note(of room: Room) -> String {
    frontMatter([
      ("title", room.name), ("building", room.building.map(String.init)), ("floor", room.floor.map(String.init)),
      ("kind", room.kind), ("capacity", room.capacity.map(String.init)),
      ("department", room.department.map { departments[$0].name }),
    ])
  }

  private func note(of teacher: Teacher) -> String {
    let departments = teacher.departments.map { self.departments[$0].name }
    return frontMatter([
      ("name", teacher.name), ("aliases", "[\(teacher.lastName)]"), ("rank", teacher.rank),
      ("degree", teacher.degree?.abbreviation),
      (
        "department",
        departments.count > 1 ? "[\(departments.joined(separator: ", "))]" : departments.first
      ), ("lang", "uk"),
    ])
  }

  private func note(of group: Group) -> String {
    let speciality = specialities[group.speciality]
    return frontMatter([
      ("title", "\"\(group.name)\""), ("speciality", speciality.name), ("code", speciality.code),
      ("faculty", faculties[speciality.faculty].name), ("form", group.isEvening ? "evening" : "full-time"),
      ("degree", group.isMaster ? "2" : "1"),
      ("course", String(group.course)), ("students", String(group.students)),
    ])
  }

  // MARK: - Timetables

  private static let weekdays = ["Monday", "Tuesday", "Wednesday", "Thursday", "Friday", "Saturday"]

  private func timetable(of group: Group, _ places: [Int]) -> String {
    let breaks = "[2026-10-26..2026-10-30, {days: 2026-12-28..2027-01-03, counts: false}]"
    var text = frontMatter([
      ("title", "Group \(group.name), autumn 2026"), ("owner", "{group: \"\(group.name)\"}"),
      ("term", group.hasTerm ? "\(Self.term.first)..\(Self.term.last)" : nil),
      ("exams", group.hasExams ? "\(Self.exams.first)..\(Self.exams.last)" : nil), ("anchor", Self.term.first),
      ("breaks", shape.hasBreaks ? breaks : nil), ("lang", "uk"),
    ])
    for (weekday, heading) in (Self.weekdays + ["Exams"]).enumerated() {
      let lines = places.filter { (lessons[$0].weekday ?? Self.weekdays.count) == weekday }.map { place in
        line(lessons[place])
      }
      if !lines.isEmpty { text += "\n## \(heading)\n\n" + lines.joined(separator: "\n") + "\n" }
    }
    return text
  }

  private func line(_ lesson: Lesson) -> String {
    var fields: [String] = []
    func add(_ key: String, _ values: [String]) {
      if !values.isEmpty {
        fields.append("\(key): " + (values.count == 1 ? values[0] : "[\(values.joined(separator: ", "))]"))
      }
    }
    add("kind", lesson.kind.map { [$0] } ?? [])
    if !lesson.weeks.isEmpty { fields.append("weeks: [\(lesson.weeks.map(String.init).joined(separator: ", "))]") }
    if lesson.subgroup > 0 { fields.append("subgroup: \(lesson.subgroup)") }
    add("room", lesson.rooms.map { rooms[$0].name })
    add("teacher", lesson.teachers.map { teachers[$0].urlID })
    if lesson.groups.count > 1 {
      fields.append("groups: [\(lesson.groups.map { "\"\(groups[$0].name)\"" }.joined(separator: ", "))]")
    }
    // The same in the schedules of all groups, so that it is one lesson.
    let needsTerm = lesson.groups.contains { !groups[$0].hasTerm } && lesson.date == nil && !lesson.isAnnouncement
    if let dates = lesson.dates ?? lesson.shown ?? (needsTerm ? Self.term : nil) { add("dates", [Self.text(dates)]) }
    add("title", lesson.title.map { [$0] } ?? [])
    add("note", lesson.note.map { [$0] } ?? [])
    if lesson.isSplit { fields.append("split") }
    if lesson.isAnnouncement { fields.append("announcement") }
    if let shown = lesson.shown { add("shown", [Self.text(shown)]) }
    let slots = [lesson.date, "\(lesson.start)-\(lesson.end)", lesson.subject].compactMap { $0 }
    return "- \(slots.joined(separator: " "))" + (fields.isEmpty ? "" : " {\(fields.joined(separator: ", "))}")
  }

  private static func text(_ span: Span) -> String {
    span.first == span.last ? span.first : "\(span.first)..\(span.last)"
  }
}
