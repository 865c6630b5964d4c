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
      for index in jobs.indices { jobs[index].start = jobs[index].start.map { Self.moved($0, by: patches) } }
      note = Note(Document(bytes), context: context)
    }
    return bytes
  }

  private func jobs(in note: Note) throws(EditRefusal) -> [Job] {
    var jobs: [Job] = []
    var places: [ItemReference: Int] = [:]
    for (reference, change) in changes {
      if let place = places[reference] {
        jobs[place].changes.append(change)
        continue
      }
      guard let item = note.item(reference) else { throw EditRefusal(.lineNotFound, at: ByteRange(0, 0)) }
      places[reference] = jobs.count
      jobs.append(Job(reference: reference, changes: [change], start: item.line == nil ? nil : item.range.lower))
    }
    return jobs
  }

  /// The patches of the next change of every item, as far as they do not touch each other; those that do wait.
  private func round(_ jobs: inout [Job], in note: Note) throws(EditRefusal) -> [Patch] {
    var accepted: [Patch] = []
    for index in jobs.indices {
      guard let change = jobs[index].changes.first else { continue }
      let patches = try Self.patches(for: change, of: try item(of: jobs[index], in: note), in: note)
      guard !Self.touch(accepted, patches) else { continue }
      accepted += patches
      jobs[index].changes.removeFirst()
      if case .move = change { jobs[index].start = nil }
    }
    jobs.removeAll(where: \.changes.isEmpty)
    return accepted
  }

  private func item(of job: Job, in note: Note) throws(EditRefusal) -> Item {
    let item =
      job.start.map { start in note.items.first { $0.line != nil && $0.range.lower == start } }
      ?? note.item(job.reference)
    guard let item else { throw EditRefusal(.lineNotFound, at: ByteRange(0, 0)) }
    return item
  }

  /// Whether two sets of patches change the same bytes, or put something in at one place.
  private static func touch(_ left: [Patch], _ right: [Patch]) -> Bool {
    left.contains { one in
      right.contains { one.range.lower <= $0.range.upper && $0.range.lower <= one.range.upper }
    }
  }

  /// An offset after patches; text put in right at it stands before it.
  private static func moved(_ offset: Int, by patches: [Patch]) -> Int {
    patches.reduce(offset) { $1.range.upper <= offset ? $0 + $1.bytes.count - $1.range.count : $0 }
  }
}

extension NoteEdit {
  /// The patches of one change of one item; empty when it is so already.
  private static func patches(
    for change: ItemChange, of item: Item, in note: Note
  ) throws(EditRefusal) -> [Patch] {
    guard item.line == nil else { throw EditRefusal(.lineNotFound, at: item.range) }
    return try NotePatches(note).patches(for: change)
  }
}
