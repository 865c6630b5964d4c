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
    /// Where the item begins in the bytes as they are now; nil once a change moved it.
    var start: Int?
  }

  /// The changes, those of one item in their order.
  package let changes: [(item: ItemReference, change: ItemChange)]
  /// How the note is read.
  package let context: ReadingContext
  /// The longest note that may come out, in bytes (64 MB).
  package static let limit = 64 << 20

  package init(_ changes: [(item: ItemReference, change: ItemChange)], context: ReadingContext) {
    self.changes = changes
    self.context = context
  }

  /// The bytes after the changes; the same bytes when nothing is to be changed.
  ///
  /// - Throws: the first change that cannot be made, with its place in `bytes` or in a state between them and the result.
  /// - Complexity: the reading of the note once for every change of its most changed item.
  package func applied(to bytes: [UInt8]) throws(EditRefusal) -> [UInt8] {
    var bytes = bytes
    var note = Note(Document(bytes), context: context)
    var jobs = try self.jobs(in: note)
    while !jobs.isEmpty {
      let patches = try round(&jobs, in: note)
      guard !patches.isEmpty else { continue }
      bytes = patches.applied(to: bytes)
      guard bytes.count <= Self.limit else {
        throw EditRefusal(.noteTooLarge, at: ByteRange(0, 0), values: [String(Self.limit)])
      }
      let shifts = OffsetShifts(patches)
      for index in jobs.indices { jobs[index].start = jobs[index].start.map(shifts.moved) }
      note = Note(Document(bytes), context: context)
    }
    return bytes
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
      jobs.append(Job(reference: reference, changes: [change], start: item.line == nil ? nil : item.range.lower))
    }
    return jobs
  }

  /// The patches of the next change of every item, as far as they do not touch each other; those that do wait.
  private func round(_ jobs: inout [Job], in note: Note) throws(EditRefusal) -> [Patch] {
    var accepted = DisjointPatches()
    for index in jobs.indices {
      guard let change = jobs[index].changes.first else { continue }
      let patches = try Self.patches(for: change, of: try item(of: jobs[index], in: note), in: note)
      guard accepted.add(patches) else { continue }
      jobs[index].changes.removeFirst()
      if case .move = change { jobs[index].start = nil }
    }
    jobs.removeAll(where: \.changes.isEmpty)
    return accepted.patches
  }

  private func item(of job: Job, in note: Note) throws(EditRefusal) -> Item {
    let item =
      job.start.flatMap { note.item(ofLineAt: $0) } ?? note.item(job.reference)
    guard let item else { throw EditRefusal(.lineNotFound, at: ByteRange(0, 0)) }
    return item
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
    case .append:
      return try LineEdit(note).patches(for: change, of: item)
    default:
      guard item.line == nil else { return try LineEdit(note).patches(for: change, of: item) }
      return try NotePatches(note).patches(for: change)
    }
  }
}
