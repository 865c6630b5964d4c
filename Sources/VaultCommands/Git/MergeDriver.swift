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
enum MergeDriver {
  /// How many words it takes at least.
  private static let fewest = 5

  static func run(_ words: [String], _ invocation: Invocation) throws(Failure) -> ExitCode {
    guard words.count >= fewest, let size = Int(words[3]), (1...200).contains(size) else {
      throw Failure(.wrongRequest, .gitDriverCall, [.text("vault git merge-driver %O %A %B %L %P")])
    }
    let files = DriverFiles(in: Path(invocation.environment.workingDirectory))
    let versions = try [words[0], words[1], words[2]].map { (name) throws(Failure) -> [UInt8] in
      return try readingFile(name, try files.contents(of: Path(name)) ?? [])
    }
    let path = words[4]
    let merged = NoteMerge(
      base: versions[0], ours: versions[1], theirs: versions[2], context: context(ofNoteAt: path, invocation),
      labels: labels(words.dropFirst(fewest)), markerSize: size
    ).merged()
    do throws(SystemError) {
      try files.replace(Path(words[1]), with: merged.bytes)
    } catch {
      throw Failure(.system, .cannotWrite, [.text(words[1]), .systemError(error.code)])
    }
    return merged.isClean ? .done : .nothingFound
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
        invocation.warn(.unreadableFile, [.text(file.path.text), file.reason.message])
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
