package import VaultModel
import VaultSyntax

/// Intended changes of one note, made on its bytes: each becomes the smallest patches, or all are refused.
///
/// ```swift
/// let edit = NoteEdit([(.note, .set(["servings"], .scalar("6")))], context: context)
/// let after = try edit.applied(to: bytes)
/// ```
///
/// An edit holds no bytes, so that it can be made again on those that somebody else saved meanwhile.
package struct NoteEdit: Sendable {
  /// The changes of one item, in their order.
  private struct Job {
    var reference: ItemReference
    var changes: ArraySlice<ItemChange>
    /// Where the line begins in the bytes as they are now; nil for the note, and once a change took the line away.
    var start: Int?
    /// What the line is told by; nil after a change of its own, which may have changed it.
    var identity: String?
  }

  /// The changes, those of one item in their order.
  package let changes: [(item: ItemReference, change: ItemChange)]
  /// How the note is read.
  package let context: ReadingContext
  /// The longest note that may come out, in bytes (64 MB).
  package static let limit = 64 << 20

  /// An edit of a note that is read in a context.
  package init(_ changes: [(item: ItemReference, change: ItemChange)], context: ReadingContext) {
    self.changes = changes
    self.context = context
  }

  /// The bytes after the changes; the same bytes when nothing is to be changed.
  ///
  /// The next changes of all lines are made and verified together; where they touch each other, and where lines are put in
  /// or moved, one after another.
  ///
  /// - Throws: the first change that cannot be made, with its place in `bytes` or in a state between them and the result.
  /// - Complexity: the reading of the note once for every change of its most changed line, and for every line put in; for
  ///   lines put in one after another at one place once.
  package func applied(to bytes: [UInt8]) throws(EditRefusal) -> [UInt8] {
    var note = Note(Document(bytes), context: context)
    var jobs = try self.jobs(in: note)
    while !jobs.isEmpty {
      let round = try round(&jobs, in: note)
      guard !round.patches.isEmpty else { continue }
      let bytes = round.patches.applied(to: note.document.bytes)
      guard bytes.count <= Self.limit else {
        throw EditRefusal(.noteTooLarge, at: ByteRange(0, 0), values: [String(Self.limit)])
      }
      let after = Note(Document(bytes), context: context)
      guard LineVerification(before: note, after: after, plans: round.plans).holds else {
        throw EditRefusal(.wouldReadOtherwise, at: round.patches.first?.range ?? ByteRange(0, 0))
      }
      Self.follow(&jobs, OffsetShifts(round.patches), in: after)
      note = after
    }
    return note.document.bytes
  }

  private func jobs(in note: Note) throws(EditRefusal) -> [Job] {
    var jobs: [Job] = []
    var places: [ItemReference: Int] = [:]
    let items = note.items(changes.map(\.item))
    for (reference, change) in changes {
      if let place = places[reference] {
        jobs[place].changes.append(change)
        continue
      }
      guard let item = items[reference] else { throw EditRefusal(.lineNotFound, at: ByteRange(0, 0)) }
      places[reference] = jobs.count
      let start = item.line == nil ? nil : item.range.lower
      jobs.append(Job(reference: reference, changes: [change], start: start, identity: note.identity(of: item)))
    }
    return jobs
  }

  /// The patches of the next change of every item, as far as they do not touch each other; those that do wait. The plans
  /// are those of changes that are verified only when all are made.
  private func round(
    _ jobs: inout [Job], in note: Note
  ) throws(EditRefusal) -> (patches: [Patch], plans: [LinePlan]) {
    var accepted = DisjointPatches()
    var plans: [LinePlan] = []
    let edit = LineEdit(note)
    let isTogether = jobs.contains { $0.start != nil && $0.changes.first?.isWithinLine == true }
    for index in jobs.indices {
      guard let change = jobs[index].changes.first, change.isWithinLine && jobs[index].start != nil || !isTogether
      else { continue }
      guard let item = try item(of: jobs[index], in: note) else {
        jobs[index].changes = []
        continue
      }
      if isTogether {
        let plan = try edit.effectivePlan(for: change, of: item)
        guard accepted.add(plan.patches) else { continue }
        if !plan.patches.isEmpty { plans.append(plan) }
      } else {
        // One change that puts lines in may shift what another one would verify.
        guard accepted.patches.isEmpty else { continue }
        let lines = jobs[index].changes.newLines
        if lines.count > 1, case .append(_, let place) = change,
          let patches = try? edit.patches(appending: lines, at: place), accepted.add(patches)
        {
          jobs[index].changes.removeFirst(lines.count)
          continue
        }
        guard accepted.add(try Self.patches(for: change, of: item, in: note)) else { continue }
      }
      jobs[index].changes.removeFirst()
      jobs[index].identity = nil
      if case .move = change { jobs[index].start = nil }
    }
    jobs.removeAll(where: \.changes.isEmpty)
    return (accepted.patches, plans)
  }

  /// The item of a job; nil when the line was to be removed and went with the one it stood below.
  private func item(of job: Job, in note: Note) throws(EditRefusal) -> Item? {
    if let start = job.start, let item = note.item(ofLineAt: start) { return item }
    if let item = note.item(job.reference) { return item }
    if case .removeLine? = job.changes.first { return nil }
    throw EditRefusal(.lineNotFound, at: ByteRange(0, 0))
  }

  /// Finds the lines of the jobs after a round: each where it was moved to, if it is still told by the same.
  private static func follow(_ jobs: inout [Job], _ shifts: OffsetShifts, in note: Note) {
    for index in jobs.indices {
      guard let start = jobs[index].start else { continue }
      let place = shifts.moved(start)
      let item = place.flatMap { note.item(ofLineAt: $0) }
      let identity = item.map { note.identity(of: $0) }
      let isSame = jobs[index].identity == nil || jobs[index].identity == identity
      jobs[index].start = isSame && item != nil ? place : nil
      jobs[index].identity = identity
    }
  }
}

extension ArraySlice<ItemChange> {
  /// The lines at the beginning that are put in one after another at one place.
  fileprivate var newLines: [NewLine] {
    guard case .append(_, let first)? = first else { return [] }
    switch first {
    case .end, .beforeHeadings, .under, .section: break
    case .below, .before, .after, .log: return []
    }
    var lines: [NewLine] = []
    for change in self {
      guard case .append(let line, let place) = change, place == first else { break }
      lines.append(line)
    }
    return lines
  }
}

extension ItemChange {
  /// Whether the change is made within one line, or takes one away, so that many of them are verified at once.
  fileprivate var isWithinLine: Bool {
    switch self {
    case .set, .add, .addRecord, .remove, .removeKey, .renameKey, .mark, .reword, .identify, .removeLine, .moveBlock:
      true
    case .append, .move, .replaceSection, .renameHeading, .removeFromLog: false
    }
  }
}

extension NoteEdit {
  /// The patches of one change of one item; empty when it is so already.
  private static func patches(
    for change: ItemChange, of item: Item, in note: Note
  ) throws(EditRefusal) -> [Patch] {
    switch change {
    case .replaceSection, .renameHeading:
      return try SectionEdit(note.document).patches(for: change)
    case .append, .removeFromLog:
      return try LineEdit(note).patches(for: change, of: item)
    default:
      guard item.line == nil else { return try LineEdit(note).patches(for: change, of: item) }
      return try NotePatches(note).patches(for: change)
    }
  }
}
