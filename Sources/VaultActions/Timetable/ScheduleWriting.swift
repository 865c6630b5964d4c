import VaultEdit
import VaultExchange
import VaultMessages
import VaultModel
import VaultStore
import VaultSyntax

/// What an import makes of one schedule: a new note, or changes of the one that is there. It needs no other schedule, so
/// that several are found out at once.
struct ScheduleWriting: Sendable {
  struct Outcome: Sendable {
    /// Of a new note.
    var write: NoteWrite?
    /// Of a note that is there.
    var changes: [(item: Item, changes: [ItemChange])] = []
    var counts = TimetableImport.Counts()
    /// How lessons moved, to be said.
    var moves: [Remark] = []
  }

  private let schedule: ImportedSchedule
  private let keys: [(key: String, value: NewScalar)]
  /// The note that is there.
  let entry: TimetableNotes.Entry?
  /// Else the one to make.
  private let new: NewNote?

  init(
    _ schedule: ImportedSchedule, from address: String?, _ prefix: String, _ notes: TimetableNotes,
    _ paths: inout NoteNames
  ) throws(Failure) {
    self.schedule = schedule
    keys = Self.keys(schedule, address, prefix, paths.today)
    entry = notes.schedule(of: schedule)
    new =
      try entry == nil
      ? paths.note(.timetable, titled: schedule.title ?? schedule.name, named: schedule.name) : nil
  }

  func outcome(_ lines: inout LessonLines) throws(Failure) -> Outcome {
    var outcome = Outcome()
    if let new {
      outcome.write = try write(new, &lines)
      outcome.counts.added = schedule.lessons.count
    } else if let entry {
      var merge = ScheduleMerge(schedule, into: entry, lines)
      outcome.changes = merge.changes(&lines, at: entry.path)
      outcome.changes.append((entry.note.whole, frontMatter(of: entry.note, merge.isFirst)))
      outcome.changes.removeAll { $0.changes.isEmpty }
      (outcome.counts, outcome.moves) = (merge.counts, merge.moves)
    }
    return outcome
  }

  /// The keys of a timetable that is there already.
  private func frontMatter(of note: Note, _ isFirst: Bool) -> [ItemChange] {
    keys.filter { key, value in
      let old = note.texts(key, of: note.whole).first
      guard key != "timezone" else { return isFirst && old == nil }
      return old != value.text && old.flatMap { DateSpan($0)?.text } != value.text
    }.map { .set([$0], .scalar($1)) }
  }

  private static func keys(
    _ schedule: ImportedSchedule, _ address: String?, _ prefix: String, _ today: LocalDate
  ) -> [(key: String, value: NewScalar)] {
    var keys: [(key: String, value: NewScalar)] = []
    if let term = schedule.term { keys.append(("term", NewScalar(term.text))) }
    if let exams = schedule.exams { keys.append(("exams", NewScalar(exams.text))) }
    if let address {
      keys.append(("source", NewScalar(address, isText: true)))
      keys.append(("source-date", NewScalar(today.text)))
    }
    if prefix == "iis-" { keys.append(("timezone", NewScalar("Europe/Minsk", isText: true))) }
    return keys
  }

  /// A new note.
  private func write(_ note: NewNote, _ lines: inout LessonLines) throws(Failure) -> NoteWrite {
    var changes: [ItemChange] = []
    if let kind = schedule.kind {
      changes.append(.set(["owner", kind.name], .scalar(NewScalar(schedule.name, isText: true))))
    }
    changes += keys.map { .set([$0], .scalar($1)) }
    var written: [(lesson: ImportedLesson, identifier: String)] = []
    // The keys are written first: each change reads the note again.
    do throws(EditRefusal) {
      var text = try note.text(of: [], changes: changes)
      for (heading, lessons) in LessonHeadings.grouped(schedule.lessons) {
        text += "\n## \(heading.text)\n\n".utf8
        for lesson in lessons {
          let identifier = lesson.identifier(lines.prefix)
          text += "- \(lines.content(of: lesson, identifier))\n".utf8
          written.append((lesson, identifier))
        }
      }
      try Self.refuseUnread(written, in: Note(Document(text), context: note.context))
      return NoteWrite(Path(note.path), before: [], .create(text, permissions: note.permissions))
    } catch {
      throw Failure(error, path: Path(note.path), bytes: [])
    }
  }

  /// Every line has to read as the lesson that it was written for.
  private static func refuseUnread(
    _ written: [(lesson: ImportedLesson, identifier: String)], in note: Note
  ) throws(EditRefusal) {
    let read = Set(note.items.compactMap { $0.type == .lesson ? note.blockID(of: $0) : nil })
    for (lesson, identifier) in written where !read.contains(identifier) {
      throw EditRefusal(
        .valueNotWritable, at: ByteRange(0, 0), values: [lesson.subject.isEmpty ? lesson.note ?? "" : lesson.subject])
    }
  }
}
