/// The branch of another repository that a branch is synchronised with.
package struct SyncTarget: Sendable, Hashable {
  /// The remote's name.
  package let remote: String
  /// The branch there, whole: `refs/heads/main`.
  package let branch: String
  /// Whether the first push makes it the upstream.
  package let becomesUpstream: Bool

  package init(remote: String, branch: String, becomesUpstream: Bool = false) {
    self.remote = remote
    self.branch = branch
    self.becomesUpstream = becomesUpstream
  }

  /// The branch there without `refs/heads/`.
  package var shortBranch: String {
    branch.hasPrefix(Self.heads) ? String(branch.dropFirst(Self.heads.count)) : branch
  }

  /// The branch here as last fetched, under git's own refspec for remotes (git-remote(1), “add”).
  package var tracking: String { "refs/remotes/\(remote)/\(shortBranch)" }

  private static let heads = "refs/heads/"

  /// What there is to synchronise with.
  package enum Choice: Sendable, Hashable {
    case target(SyncTarget)
    /// There is no other repository.
    case alone
    /// There are several, none is called `origin`, and no upstream says which.
    case several([String])
    /// The upstream is in a repository that has no name here.
    case unnamed(String)
  }

  /// Chooses the branch's upstream, else the same branch of the only remote, or of `origin`.
  ///
  /// - Parameters:
  ///   - upstream: what the configuration says in `branch.<name>.remote` and `branch.<name>.merge`.
  package static func choose(
    branch: String, upstream: (remote: String, branch: String)?, remotes: [String]
  ) -> Choice {
    if let upstream {
      // A full stop is this very repository.
      if upstream.remote == "." { return .alone }
      guard remotes.contains(upstream.remote) else { return .unnamed(upstream.remote) }
      return .target(SyncTarget(remote: upstream.remote, branch: upstream.branch))
    }
    guard let first = remotes.first else { return .alone }
    guard remotes.count == 1 || remotes.contains("origin") else { return .several(remotes) }
    return .target(
      SyncTarget(
        remote: remotes.count == 1 ? first : "origin", branch: heads + branch, becomesUpstream: true))
  }
}
