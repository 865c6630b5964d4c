import Dispatch
import Synchronization
package import VaultSearch

/// Reading the notes of an indexed vault once more, for what the index does not hold.
extension IndexedVault {
  /// A note of the vault: its path below the root, and its file's ordinal in the index, if it is there.
  package struct IndexedNote: Sendable, Hashable {
    package var path: Path
    package var file: Int?

    package init(path: Path, file: Int?) {
      self.path = path
      self.file = file
    }
  }

  /// All notes of the index, in the order of their paths.
  ///
  /// - Complexity: O(*n* log *n*) in the number of notes.
  package func indexedNotes() throws(SnapshotFault) -> [IndexedNote] {
    var files: [Int] = []
    try snapshot.forEachFile { ordinal, record, _, _ in
      if record.state == .indexed { files.append(ordinal) }
      return true
    }
    var notes: [IndexedNote] = []
    for file in files { notes.append(IndexedNote(path: Path(bytes: try snapshot.path(ofFile: file)), file: file)) }
    return notes.sorted { $0.path < $1.path }
  }

  /// How notes are read on several threads.
  package struct ReadingOptions: Sendable {
    /// How many threads share the work.
    package var workers: Int
    /// Called from any worker with the number of notes read since it was called last.
    package var progress: @Sendable (Int) -> Void
    /// Whether to stop early.
    package var shouldStop: @Sendable () -> Bool

    package init(
      workers: Int, progress: @escaping @Sendable (Int) -> Void = { _ in },
      shouldStop: @escaping @Sendable () -> Bool = { false }
    ) {
      self.workers = workers
      self.progress = progress
      self.shouldStop = shouldStop
    }
  }

  /// Reads notes on several threads and gives what a function makes of each, in the order of the notes.
  ///
  /// - Parameters:
  ///   - state: makes what one worker keeps from note to note.
  ///   - body: is called on any thread.
  /// - Returns: the results, or nil when it was stopped.
  package func readNotes<State, Result: Sendable>(
    _ notes: [IndexedNote], _ options: ReadingOptions, state: @Sendable () -> State,
    _ body: @Sendable (inout State, IndexedNote, FileReader.Reading) -> Result
  ) -> [Result]? {
    let runLength = 64
    let runCount = (notes.count + runLength - 1) / runLength
    let next = Atomic<Int>(0)
    let runs = Mutex([[Result]](repeating: [], count: runCount))
    DispatchQueue.concurrentPerform(iterations: max(1, min(options.workers, runCount))) { _ in
      var own = state()
      // Keeps the folder of the last note open, which is mostly the next one's too.
      let opener = NoteOpener(self)
      while !options.shouldStop() {
        let run = next.add(1, ordering: .relaxed).oldValue
        guard run < runCount else { break }
        let slice = notes[run * runLength..<min(notes.count, (run + 1) * runLength)]
        let results = slice.map { body(&own, $0, opener.note(at: $0.path)) }
        runs.withLock { $0[run] = results }
        options.progress(results.count)
      }
    }
    guard !options.shouldStop() else { return nil }
    return runs.withLock { $0.flatMap(\.self) }
  }
}
