import VaultMessages
package import VaultModel
package import VaultSearch
package import VaultStore
import VaultSyntax

/// Where a hit of a query stands in its note as it is now.
package struct HitPlace: Sendable {
  /// The item in the index.
  package let item: Int
  /// The file in the index.
  package let file: Int
  package let path: Path
  /// The line it begins in, from 1.
  package let line: Int
  /// Whether a merge left a conflict in the note.
  package var isInConflict = false

  package init(item: Int, file: Int, path: Path, line: Int) {
    self.item = item
    self.file = file
    self.path = path
    self.line = line
  }

  /// `tasks/inbox.md:9`
  package var text: String { "\(path.text):\(line)" }
}

extension IndexedVault {
  /// Reads the notes of a query's hits, each once and on all processors, and gives what a function makes of each item, in
  /// the order in which they were found.
  ///
  /// Where a note changed so that no item stands there any more the hit is left out; so is the second half of a task in
  /// conflict.
  package func read<Result: Sendable>(
    _ hits: [Hit], _ workspace: Workspace, _ body: @escaping @Sendable (Note, Item, HitPlace) -> Result?
  ) throws(Failure) -> [Result] {
    try read(hits, workspace, of: { $0 }, body)
  }

  /// The same with what a function makes of each note once, for all of its hits; a note of which it makes nothing is left
  /// out.
  ///
  /// - Throws: the failure to report: a note that is there cannot be read, or somebody stopped the command, be it amid
  ///   the hits of one note.
  package func read<Reading, Result: Sendable>(
    _ hits: [Hit], _ workspace: Workspace, of prepare: @escaping @Sendable (Note) -> Reading?,
    _ body: @escaping @Sendable (Reading, Item, HitPlace) -> Result?
  ) throws(Failure) -> [Result] {
    let wanted = Dictionary(grouping: hits.enumerated().map { WantedHit(order: $0, location: $1.location) }) {
      $0.location.file
    }
    let notes = try notes(inFiles: wanted.keys.sorted())
    let shouldStop = workspace.device.shouldStop
    let read = try read(notes, workspace, state: {}) { (_, indexed, note) -> [OrderedResult<Result>]? in
      guard let places = indexed.file.flatMap({ wanted[$0] }), let reading = prepare(note) else { return nil }
      return WantedHit.results(of: places, in: note, indexed.path, shouldStop) { body(reading, $0, $1) }
    }
    try workspace.goOn()
    return read.flatMap(\.self).sorted { $0.order < $1.order }.map(\.result)
  }

  /// Reads notes on all processors and gives what a function makes of each, in their order; those that vanished are left
  /// out.
  ///
  /// - Parameter state: makes what one worker keeps from note to note.
  /// - Throws: the failure to report: a note that is there cannot be read, or somebody stopped the command.
  package func read<State, Result: Sendable>(
    _ notes: [IndexedNote], _ workspace: Workspace, state: @Sendable () -> State,
    _ body: @Sendable (inout State, IndexedNote, Note) -> Result?
  ) throws(Failure) -> [Result] {
    let read = readNotes(notes, readingOptions(workspace, workspace.progress()), state: state) {
      (state, indexed, reading) -> Swift.Result<Result?, Failure> in
      switch reading {
      case .note(let bytes, _):
        let context = configuration.context(forNoteAt: indexed.path)
        return .success(body(&state, indexed, Note(Document(bytes), context: context)))
      case .unreadable(.vanished, _): return .success(nil)
      case .unreadable(let reason, _):
        let file = root.path.appending(indexed.path)
        return .failure(Failure(cannotRead: indexed.path, reason, at: file, files))
      }
    }
    guard let read else { throw Failure.stopped }
    var results: [Result] = []
    for reading in read { if let result = try reading.get() { results.append(result) } }
    return results
  }

  private func notes(inFiles files: [Int]) throws(Failure) -> [IndexedNote] {
    var notes: [IndexedNote] = []
    do throws(SnapshotFault) {
      for file in files { notes.append(IndexedNote(path: Path(bytes: try snapshot.path(ofFile: file)), file: file)) }
    } catch {
      throw Failure(error)
    }
    return notes
  }
}

/// What was made of a hit, and the how manieth it was.
private struct OrderedResult<Result: Sendable>: Sendable {
  let order: Int
  let result: Result
}

/// A hit to be read, and the how manieth it is.
private struct WantedHit: Sendable {
  let order: Int
  let location: ItemLocation

  static func results<Result: Sendable>(
    of hits: [WantedHit], in note: Note, _ path: Path, _ shouldStop: () -> Bool, _ body: (Item, HitPlace) -> Result?
  ) -> [OrderedResult<Result>] {
    var lines = LineCount(of: note.document.bytes)
    let conflicted = ConflictedTasks(note)
    var results: [OrderedResult<Result>] = []
    // By place, so that the lines are counted once.
    for hit in hits.sorted(by: { $0.location.range.lower < $1.location.range.lower }) {
      if shouldStop() { break }
      let location = hit.location
      guard let item = location.isLine ? note.item(ofLineAt: location.range.lower) : note.whole,
        conflicted.counts(item)
      else { continue }
      let line = location.isLine ? lines.number(at: item.range.lower) : 1
      var place = HitPlace(item: location.item, file: location.file, path: path, line: line)
      place.isInConflict = conflicted.isInConflict
      if let result = body(item, place) { results.append(OrderedResult(order: hit.order, result: result)) }
    }
    return results
  }
}

/// Counts the lines of a text up to places that ascend, so that each byte is looked at once.
private struct LineCount {
  private let bytes: [UInt8]
  private var line = 1
  private var position = 0

  init(of bytes: [UInt8]) { self.bytes = bytes }

  /// The number of the line, from 1, that holds the byte at a place not before the last one.
  mutating func number(at place: Int) -> Int {
    while position < min(place, bytes.count) {
      if bytes[position] == 0x0A { line += 1 }
      position += 1
    }
    return line
  }
}
