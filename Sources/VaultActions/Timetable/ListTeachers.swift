package import VaultModel
import VaultSearch
import VaultStore
import VaultTimetable

/// Lists teachers: by the letter they stand under, by department, rank or degree, or those that a search finds.
package struct ListTeachers: Sendable {
  package enum Grouping: String, Sendable, CaseIterable { case initial, department, rank, degree }

  /// What else is known of one teacher.
  package struct Card: Sendable {
    /// The groups that they teach.
    package let groups: [String]
  }

  package var search = ""
  package var grouping: Grouping?

  package init() {}

  package func answer(in workspace: Workspace) throws(Failure) -> CatalogueAnswer<Teacher, Card> {
    let vault = try workspace.vault()
    defer { vault.tellOfUnreadable() }
    let order = CatalogueOrder(vault.configuration.collation)
    return try vault.ask { index throws(Failure) in
      let entries = try vault.teachers(in: index)
        .found(by: search, names: \.teacherNames) { $0.finds($1.record, stem: $1.path.stem) }
        .inOrder { order.key(of: $0.surname + " " + $0.name) }
      let only = search.isEmpty || entries.count != 1 ? nil : entries.first
      let card = try only.map { entry throws(Failure) in
        let names = entry.teacherNames.map(LessonName.folded)
        let lessons = try vault.lessons(where: [.field(ItemKey.teacher.rawValue, .anyOf(names))], in: index)
        return Card(groups: lessons.flatMap(\.groups).namesOnce(by: order))
      }
      return CatalogueAnswer(entries, by: order, card: card, groupedBy: grouping?.names)
    }
  }
}

extension ListTeachers.Grouping {
  fileprivate var names: @Sendable (Teacher) -> [String] {
    switch self {
    case .initial: { [$0.initial].compactMap(\.self) }
    case .department: { $0.departments }
    case .rank: { [$0.rank].compactMap(\.self) }
    case .degree: { [$0.degree].compactMap(\.self) }
    }
  }
}

extension CatalogueEntry<Teacher> {
  /// All names that lessons may call them by.
  package var teacherNames: [String] {
    [record.name, path.stem] + record.aliases + [record.nickname].compactMap(\.self)
  }
}
