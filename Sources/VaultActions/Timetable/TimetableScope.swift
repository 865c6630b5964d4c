import VaultMessages
package import VaultModel
import VaultSearch
import VaultStore
package import VaultTimetable

/// Whose lessons are asked about, as it is said on a command line: groups, teachers and rooms, a saved view, or nothing, which
/// means one's own.
///
/// ```swift
/// var scope = TimetableScope()
/// scope.groups = ["151004"]
/// ```
package struct TimetableScope: Sendable, Hashable {
  package var groups: [String] = []
  package var teachers: [String] = []
  package var rooms: [String] = []
  /// The title or the file name of a note with a `view`.
  package var view: String?
  package var subgroup: Int?
  /// A part of a subject's name.
  package var subject: String?

  package init() {}

  /// Whether nobody is named.
  package var isOwn: Bool { groups.isEmpty && teachers.isEmpty && rooms.isEmpty && view == nil }
}

/// The lessons of a scope, and how they are shown.
package struct ScopedLessons: Sendable {
  /// What a scope turned out to mean.
  package enum Meaning: Sendable, Hashable {
    /// What is named in the request.
    case named
    /// The schedules of the settings' `timetable: mine`.
    case mine
    /// Favourites and saved views.
    case favorites
    /// The only schedule of a vault where the settings name nobody, not even that it is nobody's.
    case only
  }

  package let meaning: Meaning
  /// Whose lessons they are; a lesson of any of them is shown.
  package let views: [TimetableView]
  /// Each line, in the order of paths and lines; what stands in two schedules stands twice.
  package let lessons: [ScheduledLesson]

  /// The name of the only schedule, where nobody said whose it is.
  package var onlySchedule: String? { meaning == .only ? lessons.first?.scheduleName : nil }
}

extension TimetableScope {
  /// Reads the lessons that a scope means.
  ///
  /// - Throws: wrong request where nobody is named and the settings name nobody either; not found where a name has no
  ///   lessons and no note.
  package func lessons(in vault: Vault) throws(Failure) -> ScopedLessons {
    let (meaning, views) = try views(in: vault)
    // A view may narrow its lessons by a subject of its own.
    let asked = LessonFilter(TimetableView(subject: subject))
    return try vault.ask { index throws(Failure) in
      var filters: [LessonFilter] = []
      var conditions: [Condition] = []
      let names = OwnerNames(vault, index)
      for view in views {
        let view = try names.expanded(view, refusingUnknown: meaning == .named)
        filters.append(LessonFilter(view))
        conditions.append(view.owners)
      }
      let lessons = try vault.lessons(
        where: conditions.isEmpty ? [] : [conditions.count == 1 ? conditions[0] : .any(conditions)], in: index)
      return ScopedLessons(
        meaning: meaning, views: views,
        lessons: lessons.filter { lesson in
          (filters.isEmpty || filters.contains { $0.shows(lesson) }) && asked.shows(lesson)
        })
    }
  }

  /// The views that a scope means.
  private func views(in vault: Vault) throws(Failure) -> (ScopedLessons.Meaning, [TimetableView]) {
    if let view { return (.named, [narrowed(try vault.savedView(named: view))]) }
    if !isOwn {
      return (.named, [narrowed(TimetableView(groups: groups, teachers: teachers, rooms: rooms))])
    }
    let own = vault.settings.ownTimetables ?? []
    if !own.isEmpty { return (.mine, own.map(narrowed)) }
    let favorites = try vault.favoriteViews()
    if !favorites.isEmpty { return (.favorites, favorites.map(narrowed)) }
    guard try vault.hasOnlyOneSchedule() else {
      throw Failure(.wrongRequest, .timetableWhose, hints: [Remark(.timetableWhoseHint)])
    }
    return (.only, [narrowed(TimetableView())])
  }

  /// A view with the subgroup that is asked about.
  private func narrowed(_ view: TimetableView) -> TimetableView {
    var view = view
    view.subgroup = subgroup ?? view.subgroup
    return view
  }
}

extension TimetableView {
  /// What must hold of a lesson that stands in one of its schedules; everything for a view that names nobody.
  fileprivate var owners: Condition {
    var owners: [Condition] = []
    if !groups.isEmpty { owners.append(.field(ItemKey.group.rawValue, .anyOf(groups.map(LessonName.folded)))) }
    if !teachers.isEmpty { owners.append(.field(ItemKey.teacher.rawValue, .anyOf(teachers.map(LessonName.folded)))) }
    if !rooms.isEmpty { owners.append(.field(IndexedLessons.roomKey, .anyOf(rooms.map { RoomName.folded($0) }))) }
    return owners.count > 1 ? .any(owners) : owners.first ?? .everything
  }
}

extension Vault {
  /// The view of a note that is named by its title or its file.
  fileprivate func savedView(named name: String) throws(Failure) -> TimetableView {
    let folded = name.lowercased()
    let saved = try savedViews()
    guard let found = saved.first(where: { $0.name.lowercased() == folded || $0.stem.lowercased() == folded }) else {
      throw Failure(
        .notFound, .timetableNoView, [.text(name)],
        hints: saved.isEmpty ? [Remark(.timetableViewHint)] : [.didYouMean(saved.map(\.name))])
    }
    return found.view
  }

  /// Whether all lessons stand in one note, and nothing says whose they are.
  package func hasOnlyOneSchedule() throws(Failure) -> Bool {
    guard settings.ownTimetables == nil else { return false }
    return try ask { index throws(Failure) in
      let type = Condition.field(ItemKey.type.rawValue, .anyOf([ItemType.lesson.name]))
      return Set(try NoteTexts(index).hits(of: Query(condition: type)).map(\.location.file)).count == 1
    }
  }

  /// The saved views of the vault, by path.
  package func savedViews() throws(Failure) -> [(name: String, stem: String, view: TimetableView)] {
    try ask { index throws(Failure) in
      try FoundNote.all(matching: "type:timetable view:any", in: index, self).compactMap { found in
        found.note.timetableFrame.view.map { (found.note.title, found.path.stem, $0) }
      }
    }
  }

  /// The favourites of the settings and of the catalogue's notes, and the saved views.
  fileprivate func favoriteViews() throws(Failure) -> [TimetableView] {
    let named = TimetableView(
      groups: settings.favorites["group"] ?? [], teachers: settings.favorites["teacher"] ?? [],
      rooms: settings.favorites["room"] ?? [])
    var views = named.isEmpty ? [] : [named]
    views += try ask { index throws(Failure) in
      try FoundNote.all(matching: "type:group,teacher,room favorite:true", in: index, self).map { found in
        switch found.note.type {
        case .group: TimetableView(groups: [found.note.studyGroup.name])
        case .teacher: TimetableView(teachers: [found.path.stem, found.note.teacher.name])
        default: TimetableView(rooms: [found.note.room.name])
        }
      }
    }
    return views + (try savedViews()).map(\.view)
  }
}
