import VaultActions
import VaultEdit
import VaultMessages
import VaultModel
import VaultStore

/// `vault git merge-driver BASE OURS THEIRS SIZE PATH [OURS-NAME THEIRS-NAME]`: what git calls to merge two versions of a
/// note; the result goes where ours was.
///
/// The words are git's `%O %A %B %L %P %X %Y` (gitattributes(5), “Defining a custom merge driver”); an older git leaves
/// the last two as they stand. The exit status tells git whether conflicts are left.
///
/// While it merges, both sides stand in the file in one conflict, so that whatever ends the merge loses neither.
enum MergeDriver {
  /// How many words it takes at least.
  private static let fewest = 5

  /// Merges; `files` and `merge` are others in tests alone.
  static func run(
    _ words: [String], _ invocation: Invocation, files: FileOperations = .system,
    merge: (NoteMerge) -> MergedNote = { $0.merged() }
  ) throws(Failure) -> ExitCode {
    guard words.count >= fewest, let size = Int(words[3]), (1...200).contains(size) else {
      throw Failure(.wrongRequest, .gitDriverCall, [.text("vault git merge-driver %O %A %B %L %P")])
    }
    let files = DriverFiles(in: Path(invocation.environment.workingDirectory), files: files)
    func contents(_ name: String) throws(Failure) -> [UInt8] {
      try readingFile(name, try files.contents(of: Path(name)) ?? [])
    }
    func write(_ note: MergedNote) throws(Failure) {
      try writingFile(words[1], try files.replace(Path(words[1]), with: note.bytes))
    }
    let (ours, theirs) = (try contents(words[1]), try contents(words[2]))
    func noteMerge(base: [UInt8]?, _ context: ReadingContext) -> NoteMerge {
      NoteMerge(
        base: base, ours: ours, theirs: theirs, context: context, labels: labels(words.dropFirst(fewest)),
        markerSize: size)
    }
    try write(noteMerge(base: nil, ReadingContext()).undecided())
    return try Trap.endingAsConflict { () throws(Failure) in
      let merged = merge(noteMerge(base: try contents(words[0]), context(ofNoteAt: words[4], invocation)))
      try write(merged)
      return merged.isClean ? .done : .nothingFound
    }
  }

  /// How the note is read. Settings that cannot be found or read count as not set, because the merge must come to an end;
  /// what cannot be read is said.
  private static func context(ofNoteAt name: String, _ invocation: Invocation) -> ReadingContext {
    let folder = Path(invocation.environment.workingDirectory)
    let path = folder.appending(name).normalized
    var place = path.parent
    // The folder of a note that comes with the merge may not be there yet.
    while place != "/", (try? FileOperations.system.realPath(place.bytes)) == nil { place = place.parent }
    guard let root = try? VaultRoot.find(.init(argument: place, workingDirectory: folder), files: .system),
      let below = path.relative(to: root.path)
    else { return VaultConfiguration().context(forNoteAt: Path(name)) }
    do throws(Failure) {
      let configuration = try Vault(root, for: invocation).configuration
      for file in configuration.unreadable {
        invocation.warn(.cannotRead, [.text(file.path.text), file.reason.message])
      }
      return configuration.context(forNoteAt: below)
    } catch {
      invocation.warn(error.remark.key, error.remark.values)
      return VaultConfiguration().context(forNoteAt: below)
    }
  }

  private static func labels(_ names: ArraySlice<String>) -> MergeLabels {
    let names = names.map { $0.hasPrefix("%") ? "" : $0 }
    var labels = MergeLabels()
    if let ours = names.first, !ours.isEmpty { labels.ours = Array(ours.utf8) }
    if let theirs = names.dropFirst().first, !theirs.isEmpty { labels.theirs = Array(theirs.utf8) }
    return labels
  }
}
