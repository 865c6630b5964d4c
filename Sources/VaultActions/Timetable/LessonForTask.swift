import VaultMessages
package import VaultModel
import VaultSearch
package import VaultStore
import VaultSyntax
package import VaultTimetable

/// Finds the lesson that a task is for: the how manieth one of a subject and a kind begins after now.
///
/// ```swift
/// let wanted = try LessonForTask("БвКС", "ЛР+1")
/// let lesson = try wanted.answer(in: vault)
/// lesson.due      // 2026-11-23 09:00
/// ```
package struct LessonForTask: Sendable {
  /// A lesson that is to come.
  package struct Coming: Sendable {
    /// When it begins, on the vault's clocks.
    package let due: LocalDateTime
    package let lesson: ScheduledLesson
  }

  /// The whole name of the subject, short or long, in any letter case.
  package let subject: String
  /// Nil: of any kind.
  package let kind: String?
  /// Which one after now, from 1.
  package let count: Int
  /// Whose lessons; nil: one's own.
  package var group: String?
  package var subgroup: Int?

  /// Reads what is asked for: `ЛР+2`, `ЛР` for the next one, `+1` of any kind.
  ///
  /// - Throws: wrong request for any other text.
  package init(_ subject: String, _ text: String) throws(Failure) {
    self.subject = subject
    let parts = text.split(separator: "+", omittingEmptySubsequences: false).map(\.trimmed)
    let count = parts.count > 1 ? parts.last.flatMap { Int($0) } : 1
    guard let count, count > 0, parts.count <= 2 else {
      throw Failure(.wrongRequest, .lessonNotRead, [.text(text)], hints: [Remark(.lessonNotReadHint)])
    }
    kind = parts[0].isEmpty ? nil : parts[0]
    self.count = count
  }

  /// Any lesson of a subject.
  package init(_ subject: String) { (self.subject, kind, count) = (subject, nil, 1) }

  /// The lesson.
  ///
  /// - Throws: not found, with the starts that are left, where these are fewer than asked for; wrong request where nobody
  ///   said whose lessons are meant.
  package func answer(in vault: Vault) throws(Failure) -> Coming {
    let coming = try coming(in: vault)
    guard coming.count < count else { return coming[count - 1] }
    let name = [subject, kind].compactMap(\.self).joined(separator: " ")
    guard !coming.isEmpty else {
      let subjects = Set(try lessons(in: vault).map(\.lesson.subject)).sorted()
      let near = EditDistance.nearest(to: subject, among: subjects)
      let isKnown = subjects.contains { $0.lowercased() == subject.lowercased() }
      throw Failure(
        .notFound, .lessonNoneLeft, [.text(name)], hints: isKnown || near.isEmpty ? [] : [.didYouMean(near)])
    }
    let starts = coming.map { Moment.time($0.due).text(in: vault.workspace.device.language) }
    throw Failure(.notFound, .lessonTooFew, [.count(coming.count), .text(name), .list(starts)])
  }

  /// Every lesson of the subject and the kind that begins after now, one at a time.
  ///
  /// - Throws: wrong request where nobody said whose lessons are meant.
  package func coming(in vault: Vault) throws(Failure) -> [Coming] {
    let lessons = try lessons(in: vault).filter { matches($0.lesson, vault.settings.lessonKinds) }
    let now = try vault.instant
    let year = StudyCalendar.academicYear(of: now.date)
    // Some lessons end before the year does, or after it.
    let ends = lessons.compactMap { $0.calendar.extent(of: $0.lesson)?.upperBound }
    let last = min(max(year.upperBound, ends.max() ?? year.upperBound), now.date.adding(days: Self.horizon) ?? .last)
    let own = OwnLessons(of: lessons, on: now.date...max(now.date, last), in: vault)
    var seen: Set<LocalDateTime> = []
    return own.entries.compactMap { entry in
      guard case .time(let start) = entry.start, own.zones.seconds(from: now, to: start) > 0,
        seen.insert(start).inserted
      else { return nil }
      return Coming(due: start, lesson: entry.lesson)
    }
  }

  /// Four years, in days.
  private static let horizon = 1461

  private func lessons(in vault: Vault) throws(Failure) -> [ScheduledLesson] {
    if group == nil, vault.settings.ownTimetables?.isEmpty ?? true {
      throw Failure(.wrongRequest, .lessonWhose, hints: [Remark(.lessonWhoseHint)])
    }
    var scope = TimetableScope()
    scope.groups = [group].compactMap(\.self)
    scope.subgroup = subgroup
    return try scope.lessons(in: vault).lessons.filter { !$0.lesson.isSkipped }
  }

  private func matches(_ lesson: Lesson, _ kinds: LessonKinds) -> Bool {
    let name = subject.lowercased()
    guard lesson.subject.lowercased() == name || lesson.title?.lowercased() == name else { return false }
    guard let kind else { return true }
    guard let own = lesson.kind else { return false }
    if own.lowercased() == kind.lowercased() { return true }
    return kinds[kind].map { $0 == kinds[own] } ?? false
  }
}

/// The link from a task to the line of a lesson, and the id that the line gets for it.
package struct LessonLink {
  /// `[[timetable/151004#^lesson]]`
  package let text: String
  private let found: FoundItem
  private let newID: String?

  package init(to lesson: ScheduledLesson, in vault: Vault) throws(Failure) {
    found = try vault.ask { index throws(Failure) in
      let texts = NoteTexts(index)
      let (note, item) = texts.item(at: try readingIndex(try index.snapshot.location(of: lesson.place.item)))
      try texts.verify()
      return FoundItem(
        note, item: item, path: Path(lesson.place.path), settings: vault.settings, root: vault.root)
    }
    let id = found.note.blockID(of: found.item)
    newID = id == nil ? found.freeBlockID(of: lesson.label, orElse: ItemType.lesson.name) : nil
    let path = lesson.place.path
    text = "[[\(path.hasSuffix(".md") ? String(path.dropLast(3)) : path)#^\(id ?? newID ?? "")]]"
  }

  /// The writes that give the line its id; none where it has one.
  package func writes(in vault: Vault) throws(Failure) -> [NoteWrite] {
    guard let newID else { return [] }
    var plan = EditPlan(vault)
    plan.change(found, [.identify(newID)])
    return try plan.writes()
  }
}
