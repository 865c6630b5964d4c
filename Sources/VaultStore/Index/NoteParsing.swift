import Synchronization
import VaultModel
import VaultSearch
import VaultSyntax

/// Reads and parses files of a walked tree on all cores, stretch by stretch.
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

  /// What one worker made of the stretches it took.
  private struct Share: Sendable {
    var run: SegmentRun
    /// The outcomes of each stretch, with the place of its first file in the selection.
    var outcomes: [(first: Int, outcomes: [Outcome])]
  }

  /// How many files a worker takes at once: few enough that all workers are done at about the same time, though notes
  /// of one kind stand together and some kinds cost more than others.
  private static var stretchSize: Int { 64 }

  /// Reads some files of the tree.
  ///
  /// - Parameters:
  ///   - selection: indices of ``WalkedTree/files``, ascending.
  ///   - workers: how many threads share the work.
  /// - Returns: the runs of the workers, whose notes are numbered by their place in `selection`, and what became of each
  ///   file; of fewer files when it stopped early.
  func parse(
    _ selection: [Int], of tree: WalkedTree, workers: Int
  ) -> (runs: [SegmentRun], outcomes: [Outcome]) {
    let stretches = (selection.count + Self.stretchSize - 1) / Self.stretchSize
    let next = Atomic(0)
    let shares = parallelMap(count: max(1, min(workers, stretches)), workers: workers) { _ in
      parse(selection, of: tree) {
        let number = next.add(1, ordering: .relaxed).oldValue
        return number < stretches ? number : nil
      }
    }
    let done = shares.flatMap(\.outcomes).sorted { $0.first < $1.first }
    return (shares.map(\.run), done.flatMap(\.outcomes))
  }

  private func parse(_ selection: [Int], of tree: WalkedTree, nextStretch: () -> Int?) -> Share {
    var builder = SegmentBuilder()
    var indexer = NoteIndexer(weekStart: configuration.settings.weekStart)
    var outcomes: [(first: Int, outcomes: [Outcome])] = []
    var folder = ReadFolder(of: tree, below: root, configuration.settings, files)
    let reader = FileReader(files)
    while !shouldStop(), let number = nextStretch() {
      let first = number * Self.stretchSize
      let range = first..<min(first + Self.stretchSize, selection.count)
      var made: [Outcome] = []
      made.reserveCapacity(range.count)
      builder.beginStretch(number)
      for place in range {
        let file = tree.files[selection[place]]
        if case .note = file.finding {
          made.append(read(file, place, in: tree, &folder, reader, &indexer, &builder))
        } else {
          made.append(outcome(of: file.finding))
        }
      }
      outcomes.append((first, made))
      progress(range.count)
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
    guard let descriptor = folder.descriptor else { return Outcome(failure: UnreadableReason(folder.failure)) }
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
  /// Why it cannot.
  private(set) var failure = SystemError.notFound
  /// The type of the notes that do not say theirs.
  private var type = ItemType.note

  init(of tree: WalkedTree, below root: VaultRoot, _ settings: Settings, _ files: FileOperations) {
    self.tree = tree
    self.settings = settings
    self.files = files
    do throws(SystemError) {
      self.root = try files.retrying { () throws(SystemError) in
        try files.open(FileOperations.workingDirectory, root.path.bytes, .namedDirectory)
      }
    } catch {
      self.root = nil
      failure = error
    }
    chain = FolderChain(files: files, root: self.root ?? FileOperations.workingDirectory)
  }

  /// Goes to a folder of the tree.
  mutating func turn(to number: Int) {
    guard number != self.number else { return }
    self.number = number
    path = Array(tree.paths[tree.folders[number].path])
    descriptor = nil
    if root != nil {
      do throws(SystemError) { descriptor = try chain.descriptor(of: path) } catch { failure = error }
    }
    if !path.isEmpty { path.append(UInt8(ascii: "/")) }
    type = settings.type(ofFolder: String(decoding: path.dropLast(), as: UTF8.self))
  }

  /// How a note of the folder is read.
  func context(ofNoteNamed name: ArraySlice<UInt8>) -> ReadingContext {
    settings.context(forNoteAt: String(decoding: path + name, as: UTF8.self), folderType: type)
  }

  mutating func close() {
    chain.close()
    if let root { files.close(root) }
  }
}
