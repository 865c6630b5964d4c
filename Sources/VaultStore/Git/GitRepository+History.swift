extension GitRepository {
  /// The longest commit that is read, in bytes.
  private static let commitLimit = 1 << 20

  /// The commits that changed a file, newest first and never a parent before its child, following renames; merges
  /// count when they differ from all their parents.
  ///
  /// A deleted file has a history too, and a file that came again has those of both its lives. However long it is, the
  /// history takes few programs: four, and four more for every rename.
  package func history(of path: Path, from commit: ObjectID) throws(GitFailure) -> [HistoryStep] {
    var search = HistorySearch(self)
    try search.run(from: commit, path: pathInRepository(path).bytes)
    let commits = try commits(search.steps.map(\.commit))
    return search.steps.compactMap { step in
      guard let commit = commits[step.commit] else { return nil }
      return HistoryStep(commit: commit, before: step.before.flatMap(anyEntry), after: step.after.flatMap(anyEntry))
    }
  }

  /// What commits say about themselves; of one that is longer than any commit should be, nothing but its id.
  package func commits(_ ids: [ObjectID]) throws(GitFailure) -> [ObjectID: GitCommit] {
    let contents = try objects(ids, kind: "commit", limit: Self.commitLimit)
    var commits: [ObjectID: GitCommit] = [:]
    for id in ids { commits[id] = GitCommit(id, content: contents[id] ?? []) }
    return commits
  }

  /// A file of a difference by its path from the vault's root; one outside it by the way that leads there.
  private func anyEntry(_ side: RawDifference.Side) -> GitEntry? {
    let climbs = prefix.split(separator: UInt8(ascii: "/")).map { _ in "../" }.joined()
    let path = pathInVault(side.path) ?? Path(bytes: Array(climbs.utf8) + side.path)
    return GitEntry(path: path, mode: side.mode, id: side.id)
  }
}

/// The search for the commits that changed one file, name by name back through its renames.
private struct HistorySearch {
  struct Step {
    var commit: ObjectID
    var before: RawDifference.Side?
    var after: RawDifference.Side?
  }

  /// A name of the file, and the commit from which on backwards it had it.
  private struct Segment: Hashable {
    var path: [UInt8]
    var start: ObjectID
  }

  private let repository: GitRepository
  private(set) var steps: [Step] = []
  private var seen: Set<ObjectID> = []

  /// How many names of a file are followed.
  private static let segmentLimit = 1_000

  init(_ repository: GitRepository) { self.repository = repository }

  mutating func run(from commit: ObjectID, path: [UInt8]) throws(GitFailure) {
    var waiting = [Segment(path: path, start: commit)]
    var known = Set(waiting)
    while !waiting.isEmpty, known.count <= Self.segmentLimit {
      let segment = waiting.removeFirst()
      for earlier in try search(segment) where known.insert(earlier).inserted { waiting.append(earlier) }
    }
  }

  /// Takes the commits that changed the file under one name; gives the names it had before.
  private mutating func search(_ segment: Segment) throws(GitFailure) -> [Segment] {
    var commits = try revisions(segment, excluding: [])
    guard !commits.isEmpty else { return [] }
    let parents = try firstParents(of: commits)
    var changes = try differences(commits, parents, [], [Path(bytes: segment.path)])
    let origins = try renames(of: segment.path, in: changes, parents)
    var earlier: [Segment] = []
    if !origins.isEmpty {
      for line in changes {
        guard let commit = line.commit, let origin = origins[commit], let parent = parents[commit] else { continue }
        earlier.append(Segment(path: origin.path, start: parent))
      }
      // What had the name before the file got it was another file.
      commits = try revisions(segment, excluding: earlier.map(\.start))
      let kept = Set(commits)
      changes.removeAll { line in !(line.commit.map(kept.contains) ?? false) }
    }
    for line in changes {
      guard let commit = line.commit, seen.insert(commit).inserted else { continue }
      steps.append(Step(commit: commit, before: origins[commit] ?? line.before, after: line.after))
    }
    return earlier
  }

  /// The commits that changed a path, newest first.
  private func revisions(_ segment: Segment, excluding old: [ObjectID]) throws(GitFailure) -> [ObjectID] {
    let output = try repository.git.read(
      .revisionList, ["--topo-order", segment.start.hex] + old.map { "^\($0.hex)" },
      paths: [Path(bytes: segment.path)], in: repository.top)
    return try ids(output).map { line throws(GitFailure) in
      guard let id = line.first else { throw unexpected(.revisionList) }
      return id
    }
  }

  /// The first parents of commits, as far as the history is there.
  private func firstParents(of commits: [ObjectID]) throws(GitFailure) -> [ObjectID: ObjectID] {
    let output = try repository.git.read(
      .revisionList, ["--no-walk=unsorted", "--parents", "--stdin"], in: repository.top, input: list(commits))
    var parents: [ObjectID: ObjectID] = [:]
    for line in try ids(output) where line.count > 1 { parents[line[0]] = line[1] }
    return parents
  }

  /// What commits did to paths, compared with their first parents.
  private func differences(
    _ commits: [ObjectID], _ parents: [ObjectID: ObjectID], _ options: [String], _ paths: [Path]
  ) throws(GitFailure) -> [RawDifference.Line] {
    var input: [UInt8] = []
    for commit in commits {
      input += commit.hex.utf8
      // Parents that stand behind a commit count in place of its own (git-diff-tree(1), --stdin).
      if let parent = parents[commit] { input += " \(parent.hex)".utf8 }
      input.append(UInt8(ascii: "\n"))
    }
    let output = try repository.git.read(
      .diffTree, ["--stdin", "--root", "-r", "-z", "--raw", "--no-abbrev"] + options,
      paths: paths, in: repository.top, input: input)
    guard let difference = RawDifference(output) else { throw unexpected(.diffTree) }
    return difference.lines
  }

  /// Where the file came from in those commits that brought it under another name.
  private func renames(
    of path: [UInt8], in changes: [RawDifference.Line], _ parents: [ObjectID: ObjectID]
  ) throws(GitFailure) -> [ObjectID: RawDifference.Side] {
    let bringing = changes.filter { $0.before == nil }.compactMap(\.commit).filter { parents[$0] != nil }
    guard !bringing.isEmpty else { return [:] }
    var origins: [ObjectID: RawDifference.Side] = [:]
    let lines = try differences(bringing, parents, ["-M", "--diff-filter=R"], [])
    for line in lines where line.after?.path == path {
      if let commit = line.commit { origins[commit] = line.before }
    }
    return origins
  }

  private func list(_ commits: [ObjectID]) -> [UInt8] { commits.flatMap { Array("\($0.hex)\n".utf8) } }

  private func ids(_ output: [UInt8]) throws(GitFailure) -> [[ObjectID]] {
    var lines: [[ObjectID]] = []
    for line in output.split(separator: UInt8(ascii: "\n")) {
      let words = line.split(separator: UInt8(ascii: " "))
      let ids = words.compactMap { ObjectID(hex: $0) }
      guard ids.count == words.count else { throw unexpected(.revisionList) }
      lines.append(ids)
    }
    return lines
  }

  private func unexpected(_ command: GitReading) -> GitFailure { .unexpectedOutput(command: command.rawValue) }
}
