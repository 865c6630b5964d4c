import Dispatch
import Synchronization
import VaultModel
import VaultSearch
import VaultSyntax

/// Reads and parses files of a walked tree on all cores, in contiguous runs.
struct NoteParsing: Sendable {
  let files: FileOperations
  let root: VaultRoot
  let configuration: VaultConfiguration
  /// What a command under way makes of the notes.
  let pending: PendingEdits
  /// Called from any worker with the number of files done since it was called last.
  let progress: @Sendable (Int) -> Void
  /// Whether to stop early, for example after Ctrl-C.
  let shouldStop: @Sendable () -> Bool

  /// What became of one file.
  struct Outcome: Sendable {
    var status: FileStatus?
    /// Nil for a note that was indexed.
    var failure: UnreadableReason?
  }

  /// What came of one run.
  private struct Share: Sendable {
    var run: SegmentRun
    var outcomes: [Outcome]
  }

  /// Reads some files of the tree.
  ///
  /// - Parameters:
  ///   - selection: indices of ``WalkedTree/files``, ascending.
  ///   - workers: how many threads share the work.
  /// - Returns: the runs in order, whose notes are numbered by their place in `selection`, and what became of each file.
  func parse(
    _ selection: [Int], of tree: WalkedTree, workers: Int
  ) -> (runs: [SegmentRun], outcomes: [Outcome]) {
    // More runs than workers, because notes of one kind stand together and some kinds cost more than others: whoever is
    // done takes the next run. Few notes are not worth dividing.
    let count = workers == 1 ? 1 : max(1, min(workers * 4, selection.count / 64 + 1))
    let shares = Mutex([Share?](repeating: nil, count: count))
    DispatchQueue.concurrentPerform(iterations: count) { number in
      let lower = selection.count * number / count
      let upper = selection.count * (number + 1) / count
      let share = parse(selection, lower..<upper, of: tree)
      shares.withLock { $0[number] = share }
    }
    let done = shares.withLock { $0.compactMap(\.self) }
    return (done.map(\.run), done.flatMap(\.outcomes))
  }

  private func parse(_ selection: [Int], _ range: Range<Int>, of tree: WalkedTree) -> Share {
    var builder = SegmentBuilder()
    var indexer = NoteIndexer()
    var outcomes: [Outcome] = []
    outcomes.reserveCapacity(range.count)
    var folder = OpenFolder(files: files, root: root)
    let reader = FileReader(files)
    for place in range {
      if place % 256 == 255 {
        progress(256)
        if shouldStop() { break }
      }
      let file = tree.files[selection[place]]
      guard case .note = file.finding else {
        outcomes.append(outcome(of: file.finding))
        continue
      }
      outcomes.append(read(file, place, in: tree, &folder, reader, &indexer, &builder))
    }
    folder.close()
    return Share(run: builder.sealed(), outcomes: outcomes)
  }

  private func outcome(of finding: WalkedTree.Finding) -> Outcome {
    if case .unreadable(let reason) = finding { return Outcome(failure: reason) }
    return Outcome()
  }

  private func read(
    _ file: WalkedTree.File, _ place: Int, in tree: WalkedTree, _ folder: inout OpenFolder, _ reader: FileReader,
    _ indexer: inout NoteIndexer, _ builder: inout SegmentBuilder
  ) -> Outcome {
    let walked = tree.folders[Int(file.folder)]
    if !pending.isEmpty, let reading = pending.reading(at: tree.path(of: file)) {
      return take(reading, of: file, place, in: tree, &indexer, &builder)
    }
    guard let descriptor = folder.descriptor(of: Int(file.folder), path: tree.paths[walked.path]) else {
      return Outcome(failure: .vanished)
    }
    // The NUL after the name goes with it, so that the system can take it as it is.
    let name = Array(tree.names[file.name.lowerBound...file.name.upperBound])
    let reading = pending.correcting(reader.settledNote(named: name, in: descriptor))
    return take(reading, of: file, place, in: tree, &indexer, &builder)
  }

  private func take(
    _ reading: FileReader.Reading, of file: WalkedTree.File, _ place: Int, in tree: WalkedTree,
    _ indexer: inout NoteIndexer, _ builder: inout SegmentBuilder
  ) -> Outcome {
    switch reading {
    case .unreadable(let reason, let status):
      return Outcome(status: status, failure: reason)
    case .note(let bytes, let status):
      let path = tree.path(of: file)
      let note = Note(Document(bytes), context: configuration.context(forNoteAt: path))
      indexer.add(note, file: place, path: path.bytes, to: &builder)
      return Outcome(status: status)
    }
  }
}

/// Keeps the folder of the last file open: files come folder by folder.
private struct OpenFolder {
  let files: FileOperations
  let root: VaultRoot
  private var number = -1
  private var descriptor: FileOperations.Descriptor?

  init(files: FileOperations, root: VaultRoot) {
    self.files = files
    self.root = root
  }

  /// The descriptor of a folder, opened step by step without following links; nil when it cannot be opened any more.
  mutating func descriptor(of folder: Int, path: ArraySlice<UInt8>) -> FileOperations.Descriptor? {
    if folder == number { return descriptor }
    close()
    number = folder
    descriptor = try? files.openFolder(below: root, path: path)
    return descriptor
  }

  mutating func close() {
    if let descriptor { files.close(descriptor) }
    descriptor = nil
    number = -1
  }
}
