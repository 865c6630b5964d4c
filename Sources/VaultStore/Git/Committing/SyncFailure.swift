/// Why a commit or a synchronisation stopped. Nothing is lost: what was committed before stays committed, and the same
/// command can be given again.
package enum SyncFailure: Error, Sendable, Equatable {
  /// vault's own lock, or an unfinished edit, stands in the way.
  case writing(WriteFailure)
  case git(GitFailure)
  /// The system refused to show something.
  case system(Path, SystemError)
  /// Somebody began something else with git in this work tree.
  case underWay(GitUnderWay)
  /// Another git has the index, or left its lock behind.
  case locked(GitLock)
  /// No branch is checked out.
  case detached
  /// Files wait for a person: they hold a conflict.
  case conflicts(OpenConflicts)
  /// git does not know who commits, and says this.
  case noIdentity(message: String)
  /// git, or a hook, did not make the commit, and says this.
  case commitRefused(message: String)
  /// git did not begin to merge: files outside the vault, or new ones, are in the way; it says this.
  case mergeRefused(message: String, staged: [Path], edited: [Path])
  /// The merge driver failed on these notes, and the merge was taken back; this was said.
  case driverFailed([Path], message: String)
  /// Several remotes, and nothing says which is meant.
  case severalRemotes([String])
  /// The upstream is in a repository without a name here.
  case unnamedRemote(String)
  /// The remote could not be spoken with, and git says this.
  case remote(String, RemoteTrouble, message: String)
  /// The remote's history and ours have no commit in common.
  case unrelated(remote: String, isShallow: Bool)
  /// The remote did not take the commits, and says this.
  case pushRefused(remote: String, reason: String, message: String)
  /// Somebody else pushed first, every time.
  case outrun(remote: String)
}

/// What a merge, or somebody's merge before, left for a person to decide. Paths are those from the vault's root.
package struct OpenConflicts: Sendable, Hashable {
  /// Files that show the conflict between markers, and the lines of the opening ones, from 1.
  package var marked: [MarkedFile] = []
  /// Files that one side removed and the other changed: they are there, as changed.
  package var kept: [Path] = []
  /// Files that both sides changed, of which ours is there alone: pictures, or what a driver could not merge.
  package var undecided: [Path] = []
  /// Files that git holds for unmerged although no merge is under way.
  package var unmerged: [Path] = []
  /// Files outside the vault, by their paths in the repository.
  package var outside: [Path] = []

  /// A file with conflicts in it.
  package struct MarkedFile: Sendable, Hashable {
    package var path: Path
    package var lines: [Int]

    package init(_ path: Path, lines: [Int]) {
      self.path = path
      self.lines = lines
    }
  }

  /// Whether a merge left them, and not somebody who put markers into a note, or a stash.
  package var isOfMerge = false

  package init() {}

  /// Whether a commit has to wait.
  var blocks: Bool { !(marked.isEmpty && undecided.isEmpty && unmerged.isEmpty && outside.isEmpty) }
}
