package import VaultModel

/// Which lessons a view shows: those of any of its groups, teachers and rooms, narrowed by subgroup and subject.
///
/// ```swift
/// let filter = LessonFilter(TimetableView(groups: ["151004"], subgroup: 1))
/// lessons.filter(filter.shows)
/// ```
package struct LessonFilter: Sendable, Hashable {
  private let groups: Set<String>
  private let teachers: Set<String>
  private let rooms: Set<String>
  private let subgroup: Int?
  private let subject: String?

  /// - Parameter view: with all names that those whom it names go by.
  package init(_ view: TimetableView) {
    groups = Set(view.groups.map(LessonName.folded))
    self.teachers = Set(view.teachers.map(LessonName.folded))
    rooms = Set(view.rooms.map { RoomName.folded($0) })
    subgroup = view.subgroup
    subject = view.subject.map(Self.folded)
  }

  package func shows(_ scheduled: ScheduledLesson) -> Bool {
    guard isOfOwner(scheduled) else { return false }
    if let subgroup, let own = scheduled.lesson.subgroup, own != subgroup { return false }
    guard let subject else { return true }
    return [scheduled.lesson.subject, scheduled.lesson.title ?? ""].contains { Self.folded($0).contains(subject) }
  }

  /// A view of nobody in particular shows the lessons of everybody.
  private func isOfOwner(_ scheduled: ScheduledLesson) -> Bool {
    guard !groups.isEmpty || !teachers.isEmpty || !rooms.isEmpty else { return true }
    return scheduled.groups.contains { groups.contains(LessonName.folded($0)) }
      || scheduled.teachers.contains { teachers.contains(LessonName.folded($0)) }
      || scheduled.rooms.contains { rooms.contains(RoomName.folded($0)) }
  }

  private static func folded(_ text: String) -> String { text.lowercased() }
}
