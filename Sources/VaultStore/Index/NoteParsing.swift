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
    var fingerprint = FileFingerprint.unknown
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
    // done takes the next run. Each run has terms of its own, so more of them cost memory; few notes are not worth
    // dividing.
    let count = workers == 1 ? 1 : max(1, min(workers * 2, selection.count / 64 + 1))
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
    var folder = ReadFolder(of: tree, below: root, configuration.settings, files)
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
    // Handed over, because a builder that is kept would be copied with all its memory.
    return Share(run: (consume builder).sealed(), outcomes: outcomes)
  }

  private func outcome(of finding: WalkedTree.Finding) -> Outcome {
    if case .unreadable(let reason) = finding { return Outcome(failure: reason) }
    return Outcome()
  }

  private func read(
    _ file: WalkedTree.File, _ place: Int, in tree: WalkedTree, _ folder: inout ReadFolder, _ reader: FileReader,
    _ indexer: inout NoteIndexer, _ builder: inout SegmentBuilder
  ) -> Outcome {
    folder.turn(to: Int(file.folder))
    if !pending.isEmpty, let reading = pending.reading(at: tree.path(of: file)) {
      return take(reading, named: tree.names[file.name], in: folder, place, &indexer, &builder)
    }
    guard let descriptor = folder.descriptor else { return Outcome(failure: .vanished) }
    // The NUL after the name goes with it, so that the system can take it as it is.
    let name = Array(tree.names[file.name.lowerBound...file.name.upperBound])
    let reading = pending.correcting(reader.settledNote(named: name, in: descriptor))
    return take(reading, named: name.dropLast(), in: folder, place, &indexer, &builder)
  }

  private func take(
    _ reading: FileReader.Reading, named name: ArraySlice<UInt8>, in folder: ReadFolder, _ place: Int,
    _ indexer: inout NoteIndexer, _ builder: inout SegmentBuilder
  ) -> Outcome {
    switch reading {
    case .unreadable(let reason, let status):
      return Outcome(fingerprint: status.map(FileFingerprint.init) ?? .unknown, failure: reason)
    case .note(let bytes, let status):
      let note = Note(Document(bytes), context: folder.context(ofNoteNamed: name))
      indexer.add(note, file: place, path: folder.path + name, to: &builder)
      return Outcome(fingerprint: FileFingerprint(status))
    }
  }
}

/// The folder that a worker reads files from: they come folder by folder.
private struct ReadFolder {
  private let tree: WalkedTree
  private let settings: Settings
  /// Nil when the root cannot be opened any more.
  private let root: FileOperations.Descriptor?
  private let files: FileOperations
  private var chain: FolderChain
  private var number = -1
  /// The folder's path with a slash after it, but for the root's, which is empty.
  private(set) var path: [UInt8] = []
  /// The open folder; nil when it cannot be opened any more.
  private(set) var descriptor: FileOperations.Descriptor?
  /// The type of the notes that do not say theirs.
  private var type = ItemType.note

  init(of tree: WalkedTree, below root: VaultRoot, _ settings: Settings, _ files: FileOperations) {
    self.tree = tree
    self.settings = settings
    self.files = files
    self.root = try? files.retrying { () throws(SystemError) in
      try files.open(FileOperations.workingDirectory, root.path.bytes, .namedDirectory)
    }
    chain = FolderChain(files: files, root: self.root ?? FileOperations.workingDirectory)
  }

  /// Goes to a folder of the tree.
  mutating func turn(to number: Int) {
    guard number != self.number else { return }
    self.number = number
    path = Array(tree.paths[tree.folders[number].path])
    descriptor = root == nil ? nil : try? chain.descriptor(of: path)
    if !path.isEmpty { path.append(UInt8(ascii: "/")) }
    type = settings.type(ofNoteAt: String(decoding: path, as: UTF8.self))
  }

  /// How a note of the folder is read.
  func context(ofNoteNamed name: ArraySlice<UInt8>) -> ReadingContext {
    settings.context(
      folderType: type, stem: String(decoding: IgnoreReason.isMarkdown(name) ? name.dropLast(3) : name, as: UTF8.self))
  }

  mutating func close() {
    chain.close()
    if let root { files.close(root) }
  }
}
