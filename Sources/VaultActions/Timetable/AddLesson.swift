import VaultEdit
import VaultMessages
package import VaultModel
import VaultSearch
import VaultStore
import VaultSyntax

/// Writes a lesson of one's own into a schedule, under its weekday and in the order of the hours; a schedule that is not
/// there is made.
///
/// ```swift
/// var request = AddLesson("09:00-10:20 БД", on: .weekday(.monday))
/// request.owner = TimetableOwner(.group, "151004")
/// let proposal = try request.proposal(in: workspace)
/// ```
package struct AddLesson: Sendable {
  /// When a lesson is held.
  package enum Day: Sendable, Hashable {
    /// On this day of the weeks.
    case weekday(Weekday)
    /// Once.
    case date(LocalDate)
  }

  /// The time and the subject, perhaps with attributes.
  package var text: String
  package var day: Day
  /// Whose schedule it is; nil: the one that the settings call one's own.
  package var owner: TimetableOwner?
  package var kind: String?
  package var weeks: [Int] = []
  package var subgroup: Int?
  package var rooms: [String] = []
  package var teachers: [String] = []
  package var dates: DateSpan?

  package init(_ text: String, on day: Day) { (self.text, self.day) = (text, day) }

  package func proposal(in workspace: Workspace) throws(Failure) -> Proposal {
    let vault = try workspace.vault()
    let owner = if let owner { owner } else { try vault.ownOwner() }
    var plan = EditPlan(vault)
    if let found = try vault.schedule(of: owner, on: try reference(vault)) {
      try refuseWeeks(beyond: found.note.timetableFrame.calendar.cycle)
      let line = try line(found.path, found.note.lineContext, in: vault)
      plan.change(
        noteAt: found.path, found.note.document.bytes,
        [.append(NewLine(line.content), place(of: line.lesson, in: found.note, vault))])
    } else {
      try refuseWeeks(beyond: StudyCalendar().cycle)
      plan.add(try newSchedule(of: owner, in: vault))
    }
    return try plan.proposal()
  }

  /// A lesson in a week that never comes is held on no day.
  private func refuseWeeks(beyond cycle: Int) throws(Failure) {
    guard let week = weeks.first(where: { $0 > cycle }) else { return }
    throw Failure(.wrongRequest, .timetableNoWeek, [.count(week), .count(cycle)])
  }

  /// The day by which the schedule is chosen, where there are several.
  private func reference(_ vault: Vault) throws(Failure) -> LocalDate {
    if case .date(let date) = day { return date }
    if let dates { return dates.first }
    return try vault.now.date
  }

  // MARK: The line

  /// What stands behind the marker, which reads as the very lesson that was asked for.
  private func line(
    _ path: Path, _ context: ReadingContext, in vault: Vault
  ) throws(Failure) -> (content: String, lesson: Lesson) {
    let words = text.trimmed
    let bytes = Array(words.utf8)
    guard let time = Self.time(of: bytes) else {
      throw Failure(.wrongRequest, .lessonNoTime, [.text(words)], hints: [Remark(.lessonTextHint)])
    }
    // Who turns the times round hardly means a lesson until the next day.
    if let span = time.span, span.endsNextDay, span.end != .midnight, span.duration.seconds > Self.longest {
      throw Failure(.wrongRequest, .timesTurned, [.text(span.text)], hints: [Remark(.lessonTextHint)])
    }
    guard time.end < bytes.count else {
      throw Failure(.wrongRequest, .lessonNoSubject, [.text(words)], hints: [Remark(.lessonTextHint)])
    }
    let date = if case .date(let date) = day { date.text + " " } else { "" }
    // A weekday above it, without which a line says no day.
    let written = Array("## Monday\n\n- \(date)\(words)\n".utf8)
    let note = Note(Document(written), context: context)
    guard let item = note.items.last, item.line != nil else { throw misread }
    let edit = NoteEdit(attributes.map { (note.reference(to: item), $0) }, context: context)
    let after: [UInt8]
    do throws(EditRefusal) { after = try edit.applied(to: written) } catch {
      throw Failure(error, path: path, bytes: written)
    }
    let read = Note(Document(after), context: context)
    guard read.items.count == 2, let lesson = read.items.last.map({ read.lesson(of: $0) }), isMeant(lesson, time.start)
    else { throw misread }
    if let error = read.diagnostics.first(where: { $0.severity == .error }) {
      throw Failure(.wrongRequest, .editMakesError, [.text(path.text), .diagnostic(error)])
    }
    let start = Array("## Monday\n\n- ".utf8).count
    return (String(decoding: after[start...].dropLast(), as: UTF8.self), lesson)
  }

  /// The longest lesson through a midnight, in seconds.
  private static let longest: Int64 = 12 * 3600

  private static func time(of bytes: [UInt8]) -> (start: LocalTime, span: TimeRange?, end: Int)? {
    if let span = TimeRange.prefix(of: bytes, in: ByteRange(0, bytes.count)) {
      return (span.range.start, span.range, span.end)
    }
    let word = bytes.prefix { $0 != UInt8(ascii: " ") }
    return LocalTime(String(decoding: word, as: UTF8.self)).map { ($0, nil, word.count) }
  }

  private var attributes: [ItemChange] {
    func names(_ key: String, _ values: [String]) -> ItemChange? {
      let scalars = values.map { NewScalar($0) }
      return scalars.isEmpty ? nil : .set([key], scalars.count == 1 ? .scalar(scalars[0]) : .list(scalars))
    }
    let numbers = weeks.map { NewScalar(String($0)) }
    return [
      names("kind", kind.map { [$0] } ?? []), numbers.isEmpty ? nil : .set(["weeks"], .list(numbers)),
      names("subgroup", subgroup.map { [String($0)] } ?? []), names("room", rooms), names("teacher", teachers),
      names("dates", dates.map { [$0.text] } ?? []),
    ].compactMap(\.self)
  }

  private func isMeant(_ lesson: Lesson, _ start: LocalTime) -> Bool {
    guard !lesson.subject.isEmpty, lesson.times?.start ?? lesson.start == start else { return false }
    if case .date(let date) = day, lesson.date != date { return false }
    return (kind == nil || lesson.kind == kind) && (weeks.isEmpty || lesson.weeks == weeks)
      && (rooms.isEmpty || lesson.rooms == rooms) && (teachers.isEmpty || lesson.teachers == teachers)
  }

  private var misread: Failure {
    Failure(.wrongRequest, .lessonReadsOtherwise, [.text(text)], hints: [Remark(.lessonTextHint)])
  }

  // MARK: Where it goes

  /// Below the last lesson of the day that begins no later, or above the first.
  private func place(of lesson: Lesson, in note: Note, _ vault: Vault) -> LinePlace {
    let weekday = weekday(of: lesson, vault)
    let sections = TimetableSections(of: note.document)
    let others = note.items.filter { $0.type == .lesson && $0.parent == 0 }.compactMap { item in
      let other = note.lesson(of: item, in: sections)
      let isThere = weekday.map { other.weekday == $0 } ?? other.isExam
      return isThere ? (item: item, lesson: other) : nil
    }
    if let last = others.last(where: { !Self.stands(lesson, before: $0.lesson) }) {
      return .after(note.reference(to: last.item))
    }
    if let first = others.first { return .before(note.reference(to: first.item)) }
    let heading = heading(of: weekday, in: note, vault)
    let next = Self.headings(behind: weekday).lazy.compactMap { TimetableSections.heading(of: $0, in: note.document) }
    return next.first.map { .section(heading: heading, before: $0) } ?? .under(heading: heading)
  }

  /// The weekdays whose headings stand behind that of one, then that of exams, which is nil.
  private static func headings(behind weekday: Weekday?) -> [Weekday?] {
    guard let weekday else { return [] }
    let later: [Weekday?] = Weekday.allCases.filter { $0.rawValue > weekday.rawValue }
    return later + [nil]
  }

  private static func stands(_ lesson: Lesson, before other: Lesson) -> Bool {
    if other.isExam, let left = lesson.date, let right = other.date, left != right { return left < right }
    let (left, right) = (lesson.times?.start ?? lesson.start, other.times?.start ?? other.start)
    return (left?.secondOfDay ?? 0) < (right?.secondOfDay ?? 0)
  }

  /// The weekday under whose heading it belongs; nil for an examination, which stands among such.
  private func weekday(of lesson: Lesson, _ vault: Vault) -> Weekday? {
    switch day {
    case .weekday(let weekday): weekday
    case .date(let date): vault.settings.lessonKinds.areExams(lesson.kind) ? nil : date.weekday
    }
  }

  private func heading(of weekday: Weekday?, in note: Note, _ vault: Vault) -> String {
    if let written = TimetableSections.heading(of: weekday, in: note.document) { return written }
    let stated = note.plainNote.language ?? vault.settings.language
    let language = TimetableSections.language(of: note.document) ?? stated.flatMap { Language(tag: $0) } ?? .english
    guard let weekday else {
      return switch language {
      case .english: "Exams"
      case .ukrainian: "Іспити"
      case .russian: "Экзамены"
      }
    }
    return weekday.name(in: language).capitalized
  }

  /// A note with nothing but its owner and the lesson.
  private func newSchedule(of owner: TimetableOwner, in vault: Vault) throws(Failure) -> NoteWrite {
    guard let name = NoteName(title: owner.name) else {
      throw Failure(.wrongRequest, .lessonBadName, [.text(owner.name)])
    }
    let path = Path(vault.settings.path(forNew: .timetable, named: name.stem))
    let quoted = owner.name.replacing("\\", with: "\\\\").replacing("\"", with: "\\\"")
    let context = vault.configuration.context(forNoteAt: path)
    let type = context.folderType == .timetable ? "" : "type: timetable\n"
    let head = Array("---\n\(type)owner: {\(owner.kind.name): \"\(quoted)\"}\n---\n\n# \(owner.name)\n".utf8)
    let note = Note(Document(head), context: context)
    guard try vault.bytes(ofNoteAt: path) == nil else {
      throw Failure(.conflict, .nameTaken, [.text(path.text)])
    }
    guard note.timetableFrame.owner == owner else { throw Failure(.wrongRequest, .lessonBadName, [.text(owner.name)]) }
    let line = try line(path, note.lineContext, in: vault)
    let edit = NoteEdit(
      [(.note, .append(NewLine(line.content), place(of: line.lesson, in: note, vault)))], context: note.context)
    do throws(EditRefusal) {
      return NoteWrite(path, before: [], .create(try edit.applied(to: head), permissions: 0o666))
    } catch {
      throw Failure(error, path: path, bytes: head)
    }
  }
}

extension LessonKinds {
  /// Whether lines of a kind stand among exams: tests and examinations, and the consultations before them.
  fileprivate func areExams(_ kind: String?) -> Bool {
    kind.map { [.yellow, .indigo].contains(color(of: $0)) } ?? false
  }
}
