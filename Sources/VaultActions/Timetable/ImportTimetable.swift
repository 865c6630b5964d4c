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
    let shouldStop = workspace.device.shouldStop
    let answers = parallelMap(count: sources.count, workers: workspace.device.workers) {
      place -> Result<UniversityAnswer, UniversityAnswer.Failure>? in
      guard !shouldStop() else { return nil }
      return Result { () throws(UniversityAnswer.Failure) in
        try UniversityAnswer(parsing: sources[place].bytes, named: sources[place].name, units: units)
      }
    }
    for (source, answer) in zip(sources, answers) {
      guard let answer else { throw .stopped }
      try result.take(answer, of: source, in: workspace)
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
    _ answer: Result<UniversityAnswer, UniversityAnswer.Failure>, of source: ImportTimetable.Source,
    in workspace: Workspace
  ) throws(Failure) {
    let read: UniversityAnswer
    do throws(UniversityAnswer.Failure) { read = try answer.get() } catch {
      // Of many groups some have no schedule yet.
      guard error == .empty else { throw Failure(error, of: source) }
      return empty.append(source.name)
    }
    tell(read.faults, of: source, in: workspace)
    if let schedule = read.schedule { take(schedule, from: source.address) }
    hasRecords = hasRecords || read.schedule == nil
    catalogue.take(read)
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
    var moves: [Remark] = []
    for (entry, outcome) in try written(prefix, notes, &paths, in: workspace) {
      if let write = outcome.write { plan.add(write) }
      if let entry, !outcome.changes.isEmpty {
        plan.change(outcome.changes, inNoteOf: FoundItem(entry.note, path: entry.path, settings: vault.settings))
      }
      counts.add(outcome.counts)
      moves += outcome.moves
    }
    proposal = try plan.proposal()
    guard !proposal.writes.isEmpty else { return proposal.closing.append(Remark(.nothingChanged)) }
    proposal.remarks += moves.prefix(Self.mostMoves)
    if !order.isEmpty { proposal.remarks.append(counts.remark) }
    if hasRecords || records != (0, 0) {
      proposal.remarks.append(Remark(.timetableRecords, [.count(records.added), .count(records.changed)]))
    }
  }

  /// What becomes of each schedule, found out on all processors.
  private func written(
    _ prefix: String, _ notes: TimetableNotes, _ paths: inout NoteNames, in workspace: Workspace
  ) throws(Failure) -> [(entry: TimetableNotes.Entry?, outcome: ScheduleWriting.Outcome)] {
    var writings: [ScheduleWriting] = []
    for (schedule, address) in order.compactMap({ schedules[$0] }) {
      writings.append(try ScheduleWriting(schedule, from: address, prefix, notes, &paths))
    }
    let (all, shouldStop) = (writings, workspace.device.shouldStop)
    let outcomes = parallelMap(
      count: all.count, workers: workspace.device.workers, state: { LessonLines(prefix, notes) }
    ) { lines, place -> Result<ScheduleWriting.Outcome, Failure> in
      shouldStop() ? .failure(.stopped) : Result { () throws(Failure) in try all[place].outcome(&lines) }
    }
    var written: [(entry: TimetableNotes.Entry?, outcome: ScheduleWriting.Outcome)] = []
    for (writing, outcome) in zip(all, outcomes) { written.append((writing.entry, try outcome.get())) }
    return written
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
