/// What somebody began with git in a work tree and has not ended, by the files that git keeps meanwhile
/// (gitrepository-layout(5), and what `git status` looks at).
package enum GitUnderWay: Sendable, Hashable, CaseIterable {
  case merge, rebase, applying, cherryPick, revert, bisect

  /// Looks into the folder of the work tree's own git files; nil when nothing is under way.
  package static func look(into gitFolder: Path, files: FileOperations) throws(SystemError) -> GitUnderWay? {
    // A rebase may merge and pick on its way, and is what has to be ended.
    for (name, operation) in traces {
      do throws(SystemError) {
        _ = try files.retrying { () throws(SystemError) in
          try files.statusOfName(FileOperations.workingDirectory, gitFolder.appending(name).bytes, false)
        }
        return operation
      } catch .notFound {
      } catch .notDirectory {}
    }
    return nil
  }

  private static let traces: [(String, GitUnderWay)] = [
    ("rebase-merge", .rebase), ("rebase-apply/applying", .applying), ("rebase-apply", .rebase),
    ("MERGE_HEAD", .merge), ("CHERRY_PICK_HEAD", .cherryPick), ("REVERT_HEAD", .revert), ("sequencer", .cherryPick),
    ("BISECT_LOG", .bisect),
  ]
}
