import VaultEdit
package import VaultExchange
import VaultMessages
import VaultModel
import VaultStore
import VaultSyntax

/// Writes the answers of a university's information system into timetables and into notes of rooms, teachers and groups:
/// one note a schedule, one a record.
///
/// ```swift
/// let request = ImportTimetable([.init("s1.json", bytes)])
/// let proposal = try request.proposal(in: workspace)
/// ```
///
/// A line of the source is known by its block id, so that the same answer again changes nothing, and another one only the
/// keys that it sends.
package struct ImportTimetable: Sendable {
  /// An answer, or a table or calendar of schedules.
  package struct Source: Sendable {
    /// Its address or the name of its file.
    package var name: String
    /// Where it was fetched from, which the note remembers; nil for a file.
    package var address: String?
    package var bytes: [UInt8]

    package init(_ name: String, _ bytes: [UInt8], address: String? = nil) {
      (self.name, self.bytes, self.address) = (name, bytes, address)
    }
  }

  /// The answers.
  package var sources: [Source]
  /// What an answer is that only its address would tell.
  package var units: UniversityAnswer.Units?
  /// Schedules of other programs, which are read already; they have no answers.
  package var schedules: [ImportedSchedule] = []

  package init(_ sources: [Source]) { self.sources = sources }

  /// The same for schedules that were read already.
  package init(of schedules: [ImportedSchedule]) { (sources, self.schedules) = ([], schedules) }

  package func proposal(in workspace: Workspace) throws(Failure) -> Proposal { try result(in: workspace).proposal }

  /// What is to be written, and what that makes of the lessons.
  package func result(in workspace: Workspace) throws(Failure) -> TimetableImport {
    var result = TimetableImport(vault: try workspace.vault())
    for schedule in schedules { result.take(schedule, from: nil) }
    for source in sources {
      try workspace.goOn()
      try result.take(source, units, in: workspace)
    }
    try result.plan(schedules.isEmpty ? "iis-" : "src-", in: workspace)
    return result
  }
}

/// An import under way: what was read, then what is to be written.
package struct TimetableImport {
  /// How many lessons came, changed, moved and went.
  package struct Counts: Sendable, Hashable {
    package internal(set) var (added, changed, moved, removed) = (0, 0, 0, 0)
  }

  package private(set) var counts = Counts()
  package private(set) var proposal: Proposal
  private let vault: Vault
  private var catalogue = CatalogueMerge()
  private var hasRecords = false
  /// The schedules by their owners, the last one of each, with the addresses that they came from.
  private var schedules: [String: (schedule: ImportedSchedule, address: String?)] = [:]
  private var order: [String] = []
  /// The answers that said nothing.
  private var empty: [String] = []

  init(vault: Vault) { (self.vault, proposal) = (vault, Proposal([], in: vault)) }

  // MARK: Reading

  mutating func take(_ schedule: ImportedSchedule, from address: String?) {
    let key = (schedule.kind?.name ?? "") + ":" + schedule.name
    if schedules.updateValue((schedule, address), forKey: key) == nil { order.append(key) }
  }

  mutating func take(
    _ source: ImportTimetable.Source, _ units: UniversityAnswer.Units?, in workspace: Workspace
  ) throws(Failure) {
    let answer: UniversityAnswer
    do throws(UniversityAnswer.Failure) {
      answer = try UniversityAnswer(parsing: source.bytes, named: source.name, units: units)
    } catch {
      // Of many groups some have no schedule yet.
      guard error == .empty else { throw Failure(error, of: source) }
      return empty.append(source.name)
    }
    tell(answer.faults, of: source, in: workspace)
    if let schedule = answer.schedule { take(schedule, from: source.address) }
    hasRecords = hasRecords || answer.schedule == nil
    catalogue.take(answer)
  }

  /// Names what could not be read, each with its place.
  private func tell(_ faults: [UniversityFault], of source: ImportTimetable.Source, in workspace: Workspace) {
    let shown = faults.prefix(Self.mostFaults)
    let places = SourceLocation.locations(of: shown.map(\.offset), in: source.bytes)
    for (fault, place) in zip(shown, places) {
      let values: [MessageValue] = [
        .text("\(source.name):\(place.line):\(place.column)"), .text(fault.path), .text(fault.text),
      ]
      workspace.warn(fault.messageKey, values)
    }
    if faults.count > shown.count { workspace.warn(.timetableMoreFaults, [.text(source.name), .count(faults.count)]) }
  }

  /// More faults of one answer are only counted.
  private static let mostFaults = 100
  /// More moves are only counted.
  private static let mostMoves = 50

  // MARK: Planning

  mutating func plan(_ prefix: String, in workspace: Workspace) throws(Failure) {
    var (notes, paths, plan) = (try TimetableNotes(vault), try NoteNames(vault), EditPlan(vault))
    for name in empty {
      let owner = UniversityAddress(name)
      let isKnown = owner.map { notes.entry(of: CatalogueRecord($0.type, $0.name)) != nil } ?? false
      workspace.warn(isKnown ? .timetableUnpublished : .timetableEmpty, [.text(name)])
    }
    guard !order.isEmpty || hasRecords else {
      throw Failure(.notFound, .timetableImportNothing, [.list(empty)], hints: [Remark(.timetableEmptyHint)])
    }
    let records = try catalogue.plan(&notes, &paths, &plan)
    var lines = LessonLines(prefix, notes)
    var moves: [Remark] = []
    for key in order {
      guard let (schedule, address) = schedules[key] else { continue }
      try workspace.goOn()
      if let entry = notes.schedule(of: schedule) {
        var merge = ScheduleMerge(schedule, into: entry, lines)
        var changes = merge.changes(&lines, at: entry.path)
        changes.append(
          (entry.note.whole, frontMatter(schedule, address, entry.note, merge.isFirst, prefix, paths.today)))
        changes.removeAll { $0.changes.isEmpty }
        if !changes.isEmpty {
          plan.change(changes, inNoteOf: FoundItem(entry.note, path: entry.path, settings: vault.settings))
        }
        counts.add(merge.counts)
        moves += merge.moves
      } else {
        plan.add(try write(schedule, address, &lines, &paths))
        counts.added += schedule.lessons.count
      }
    }
    proposal = try plan.proposal()
    guard !proposal.writes.isEmpty else { return proposal.closing.append(Remark(.timetableSame)) }
    proposal.remarks += moves.prefix(Self.mostMoves)
    if !order.isEmpty { proposal.remarks.append(counts.remark) }
    if hasRecords || records != (0, 0) {
      proposal.remarks.append(Remark(.timetableRecords, [.count(records.added), .count(records.changed)]))
    }
  }

  /// The keys of a timetable that is there already.
  private func frontMatter(
    _ schedule: ImportedSchedule, _ address: String?, _ note: Note, _ isFirst: Bool, _ prefix: String,
    _ today: LocalDate
  ) -> [ItemChange] {
    keys(schedule, address, prefix, today).filter { key, value in
      let old = note.texts(key, of: note.whole).first
      guard key != "timezone" else { return isFirst && old == nil }
      return old != value.text && old.flatMap { DateSpan($0)?.text } != value.text
    }.map { .set([$0], .scalar($1)) }
  }

  private func keys(
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
  private func write(
    _ schedule: ImportedSchedule, _ address: String?, _ lines: inout LessonLines, _ paths: inout NoteNames
  ) throws(Failure) -> NoteWrite {
    let note = try paths.note(.timetable, titled: schedule.title ?? schedule.name, named: schedule.name)
    let path = Path(note.path)
    var changes: [ItemChange] = []
    if let kind = schedule.kind {
      changes.append(.set(["owner", kind.name], .scalar(NewScalar(schedule.name, isText: true))))
    }
    changes += keys(schedule, address, lines.prefix, paths.today).map { .set([$0], .scalar($1)) }
    // The keys are written first: each change reads the note again.
    do throws(EditRefusal) {
      var text = try note.text(of: [], changes: changes)
      for (heading, lessons) in LessonHeadings.grouped(schedule.lessons) {
        text += "\n## \(heading.text)\n\n".utf8
        for lesson in lessons { text += "- \(lines.content(of: lesson))\n".utf8 }
      }
      try refuseUnread(text, note, schedule, lines.prefix)
      return NoteWrite(path, before: [], .create(text, permissions: note.permissions))
    } catch {
      throw Failure(error, path: path, bytes: [])
    }
  }

  /// Every line has to read as the lesson that it was written for.
  private func refuseUnread(
    _ text: [UInt8], _ new: NewNote, _ schedule: ImportedSchedule, _ prefix: String
  ) throws(EditRefusal) {
    let note = Note(Document(text), context: new.context)
    let read = Set(note.items.compactMap { $0.type == .lesson ? note.blockID(of: $0) : nil })
    for lesson in schedule.lessons where !read.contains(lesson.identifier(prefix)) {
      throw EditRefusal(
        .valueNotWritable, at: ByteRange(0, 0), values: [lesson.subject.isEmpty ? lesson.note ?? "" : lesson.subject])
    }
  }
}

extension TimetableImport.Counts {
  mutating func add(_ other: TimetableImport.Counts) {
    added += other.added
    changed += other.changed
    moved += other.moved
    removed += other.removed
  }

  /// How many lessons came, changed, moved and went.
  fileprivate var remark: Remark {
    Remark(.timetableLessons, [.count(added), .count(changed), .count(moved), .count(removed)])
  }
}

extension UniversityFault {
  fileprivate var messageKey: MessageKey {
    switch reason {
    case .wrongType: .timetableWrongType
    case .badValue: .timetableBadValue
    case .missing: .timetableMissing
    case .otherWeekday: .timetableOtherWeekday
    }
  }
}

extension Failure {
  /// Why nothing of an answer can be read.
  fileprivate init(_ error: UniversityAnswer.Failure, of source: ImportTimetable.Source) {
    let name = MessageValue.text(source.name)
    switch error {
    case .empty: self.init(.notFound, .timetableEmpty, [name])
    case .json(let error):
      let place = SourceLocation(of: error.offset, in: source.bytes)
      let at = MessageValue.text("\(source.name):\(place.line):\(place.column)")
      self.init(.system, .importNotJSON, [at, .message(error.reason.message)])
    case .otherShape: self.init(.wrongRequest, .timetableOtherShape, [name], hints: [Remark(.timetableShapesHint)])
    case .whichUnits: self.init(.wrongRequest, .timetableWhichUnits, [name], hints: [Remark(.timetableUnitsHint)])
    case .noOwner: self.init(.wrongRequest, .timetableNoOwner, [name], hints: [Remark(.timetableShapesHint)])
    }
  }
}
