package import VaultModel
import VaultSearch
import VaultStore
import VaultTimetable

/// Lists groups: by speciality, faculty, course or stream, of a faculty, form, degree or course, or those that a search
/// finds.
package struct ListGroups: Sendable {
  package enum Grouping: String, Sendable, CaseIterable { case speciality, faculty, course, stream }

  /// What else is known of one group.
  package struct Card: Sendable {
    /// Of its lessons, by their names where they have a note.
    package let teachers: [String]
    /// The other groups of its speciality and course.
    package let stream: [String]
    package let term: DateSpan?
    package let exams: DateSpan?
    /// When its schedule was imported the last time.
    package let updated: LocalDate?
  }

  package var search = ""
  package var grouping: Grouping?
  package var faculty: String?
  package var form: String?
  package var degree: String?
  package var course: String?

  package init() {}

  package func answer(in workspace: Workspace) throws(Failure) -> CatalogueAnswer<StudyGroup, Card> {
    let vault = try workspace.vault()
    defer { vault.tellOfUnreadable() }
    let order = CatalogueOrder(vault.configuration.collation)
    return try vault.ask { index throws(Failure) in
      let all = try vault.groups(in: index)
      let entries = all.filter { takes($0.record) }
        .found(by: search, names: \.groupNames) { $0.finds($1.record, stem: $1.path.stem) }
        .inOrder { order.key(of: $0.name) }
      let only = search.isEmpty || entries.count != 1 ? nil : entries.first
      let card = try only.map { entry throws(Failure) in
        try vault.card(of: entry, among: all, by: order, in: index)
      }
      return CatalogueAnswer(entries, by: order, card: card, groupedBy: grouping?.names)
    }
  }

  private func takes(_ group: StudyGroup) -> Bool {
    func isSame(_ asked: String?, _ own: String?) -> Bool {
      asked.map { own.map { LinkName.folded($0) } == LinkName.folded($0) } ?? true
    }
    let isOfFaculty = isSame(faculty, group.faculty) || isSame(faculty, group.facultyAbbreviation)
    return isOfFaculty && isSame(form, group.form) && isSame(course, group.course)
      && (degree.map(group.isFor) ?? true)
  }
}

extension ListGroups.Grouping {
  fileprivate var names: @Sendable (StudyGroup) -> [String] {
    switch self {
    case .speciality: { [$0.speciality].compactMap(\.self) }
    case .faculty: { [$0.faculty].compactMap(\.self) }
    case .course: { [$0.course].compactMap(\.self) }
    case .stream: { [$0.stream].compactMap(\.self) }
    }
  }
}

extension CatalogueEntry<StudyGroup> {
  /// All names that lessons may call it by.
  package var groupNames: [String] { [record.name, path.stem] + record.aliases }
}

extension Vault {
  /// What lessons and other notes say of a group.
  fileprivate func card(
    of entry: CatalogueEntry<StudyGroup>, among all: [CatalogueEntry<StudyGroup>], by order: CatalogueOrder,
    in index: IndexedVault
  ) throws(Failure) -> ListGroups.Card {
    let names = entry.groupNames.map(LessonName.folded)
    let lessons = try lessons(where: [.field(ItemKey.group.rawValue, .anyOf(names))], in: index)
    let stems = Set(lessons.flatMap(\.teachers).map(LessonName.folded))
    var known: [String: String] = [:]
    for teacher in stems.isEmpty ? [] : try teachers(in: index) {
      for name in teacher.teacherNames { known[LessonName.folded(name)] = teacher.record.name }
    }
    let stream = all.filter { $0.path != entry.path && $0.record.isInStream(with: entry.record) }.map(\.record.name)
    let owner = names.map { "\(TimetableOwner.Kind.group.name)=\($0)" }
    let frames = try catalogue(of: .timetable, where: [.field(IndexedLessons.ownerKey, .anyOf(owner))], in: index) {
      note, _ in
      let frame = note.timetableFrame
      let imported = note.texts(ofKey: ItemKey.sourceDate.rawValue, of: note.whole).first.flatMap { LocalDate($0.text) }
      return ((term: frame.term, exams: frame.exams, imported: imported), false)
    }.map(\.record)
    return ListGroups.Card(
      teachers: lessons.flatMap(\.teachers).map { known[LessonName.folded($0)] ?? $0 }.namesOnce(by: order),
      stream: stream.namesOnce(by: order), term: frames.lazy.compactMap(\.term).first,
      exams: frames.lazy.compactMap(\.exams).first, updated: frames.compactMap(\.imported).max())
  }
}
