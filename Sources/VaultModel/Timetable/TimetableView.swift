/// What a saved view of timetables shows: `{group: ["151004"], subgroup: 1, show: [teachers, rooms]}`.
///
/// Groups, teachers and rooms are a union: a lesson of any of them is shown. The rest narrows it.
package struct TimetableView: Sendable, Hashable {
  /// What a view can show of its lessons.
  package enum Part: UInt8, ClosedSet {
    case teachers, groups, rooms, weeks, dates, full

    package static let vocabulary = Vocabulary(
      """
      teachers: teacher, викладачі, преподаватели
      groups: group, групи, группы
      rooms: room, аудиторії, аудитории
      weeks: week, тижні, недели
      dates: date, дати, даты
      full: повні, повністю, полные
      """)
  }

  package var groups: [String]
  package var teachers: [String]
  package var rooms: [String]
  /// Lessons of this subgroup and of the whole group; nil: of all.
  package var subgroup: Int?
  /// A part of the subject's name, in any letter case.
  package var subject: String?
  /// What is shown of each lesson; nil: what suits the view.
  package var shown: [Part]?

  package init(
    groups: [String] = [], teachers: [String] = [], rooms: [String] = [], subgroup: Int? = nil, subject: String? = nil,
    shown: [Part]? = nil
  ) {
    self.groups = groups
    self.teachers = teachers
    self.rooms = rooms
    self.subgroup = subgroup
    self.subject = subject
    self.shown = shown
  }

  /// Whether it names nothing whose lessons it would show.
  package var isEmpty: Bool { groups.isEmpty && teachers.isEmpty && rooms.isEmpty }

  /// The view that a mapping describes; nil for any other value. What it does not understand is left out.
  init?(_ value: FrontMatterValue) {
    guard value.isMapping else { return nil }
    self.init()
    for (key, value) in value.pairs {
      let names = value.elements.compactMap(\.source).filter { !$0.isEmpty }.map { NamedLink($0).target }
      switch TimetableOwner.Kind(spelling: key) {
      case .group: groups += names
      case .teacher: teachers += names
      case .room: rooms += names
      case nil: read(key, value)
      }
    }
  }

  private mutating func read(_ key: String, _ value: FrontMatterValue) {
    switch key {
    // A subgroup of 0 is the whole group, as in a lesson.
    case "subgroup": subgroup = value.text.flatMap { Int($0) }.flatMap { $0 > 0 ? $0 : nil }
    case "subject": subject = value.text
    case "show": shown = value.texts.compactMap { Part(spelling: $0) }
    default: break
    }
  }
}

extension TimetableView: FactSource {
  package var facts: [Fact] {
    var facts = FactList()
    facts.add(.group, groups)
    facts.add(.teacher, teachers)
    facts.add(.room, rooms)
    facts.add(.subgroup, subgroup)
    facts.add(.subject, subject)
    facts.add(.show, shown?.map(\.name) ?? [])
    return facts.facts
  }
}
