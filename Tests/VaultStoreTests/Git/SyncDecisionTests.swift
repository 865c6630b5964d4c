import Testing

@testable import VaultStore

@Suite struct `What to synchronise with` {
  @Test(arguments: [
    (nil, [], SyncTarget.Choice.alone),
    (nil, ["origin"], .target(SyncTarget(remote: "origin", branch: "refs/heads/main", becomesUpstream: true))),
    (nil, ["home"], .target(SyncTarget(remote: "home", branch: "refs/heads/main", becomesUpstream: true))),
    (nil, ["a", "origin"], .target(SyncTarget(remote: "origin", branch: "refs/heads/main", becomesUpstream: true))),
    (nil, ["a", "b"], .several(["a", "b"])),
    ("a refs/heads/notes", ["a", "origin"], .target(SyncTarget(remote: "a", branch: "refs/heads/notes"))),
    ("https://example.org/x.git refs/heads/main", ["origin"], .unnamed("https://example.org/x.git")),
    // A branch of this very repository is no other side.
    (". refs/heads/other", ["origin"], .alone),
  ])
  func `is the upstream, else the only remote, else origin`(
    upstream: String?, remotes: [String], expected: SyncTarget.Choice
  ) {
    let words = upstream?.split(separator: " ").map { String($0) }
    let pair = words.map { (remote: $0[0], branch: $0[1]) }
    #expect(SyncTarget.choose(branch: "main", upstream: pair, remotes: remotes) == expected)
  }

  @Test func `is found under git's name for it`() {
    #expect(SyncTarget(remote: "origin", branch: "refs/heads/a/b").tracking == "refs/remotes/origin/a/b")
  }
}

@Suite struct `The course of a synchronisation` {
  private static let ahead = SyncPosition(ahead: 1, behind: 0)
  private static let behind = SyncPosition(ahead: 0, behind: 3)
  private static let both = SyncPosition(ahead: 1, behind: 2)
  private static let even = SyncPosition(ahead: 0, behind: 0)

  @Test(arguments: [
    (even, SyncPosition.Step.done), (ahead, .push), (behind, .merge), (both, .merge),
    (SyncPosition(ahead: 3, behind: 0, isThere: false), .push),
    (SyncPosition(ahead: 0, behind: 0, isThere: false), .done),
    (SyncPosition(ahead: 1, behind: 1, isRelated: false), .refuseUnrelated),
  ])
  func `goes on by what each side lacks`(position: SyncPosition, step: SyncPosition.Step) {
    #expect(position.next == step)
  }

  @Test func `ends with the commit where there is no other side`() {
    var course = SyncCourse()
    #expect(course.step == .commit)
    course.committed(hasTarget: false)
    #expect(course.step == .done)
  }

  @Test func `fetches, merges, pushes`() {
    var course = SyncCourse()
    course.committed(hasTarget: true)
    #expect(course.step == .fetch)
    course.fetched(Self.both)
    #expect(course.step == .merge)
    course.merged(Self.ahead)
    #expect(course.step == .push)
    course.pushed(.accepted)
    #expect(course.step == .done)
  }

  @Test func `merges and pushes again when somebody was faster, five times at most`() {
    var course = SyncCourse()
    course.committed(hasTarget: true)
    course.fetched(Self.ahead)
    for _ in 1..<5 {
      course.pushed(.rejected(reason: "[rejected] (fetch first)"))
      #expect(course.step == .fetch)
      course.fetched(Self.both)
      #expect(course.step == .merge)
      course.merged(Self.ahead)
      #expect(course.step == .push)
    }
    course.pushed(.rejected(reason: "[rejected] (fetch first)"))
    #expect(course.step == .stop(.outrun))
  }

  @Test func `stops when the other side refuses and has nothing new`() {
    var course = SyncCourse()
    course.committed(hasTarget: true)
    course.fetched(Self.ahead)
    course.pushed(.rejected(reason: "[remote rejected] (hook declined)"))
    course.fetched(Self.ahead)
    #expect(course.step == .stop(.refused(reason: "[remote rejected] (hook declined)")))
  }

  @Test func `stops when the other side is not heard`() {
    var course = SyncCourse()
    course.committed(hasTarget: true)
    course.fetched(Self.ahead)
    course.pushed(.unheard)
    #expect(course.step == .stop(.unheard))
  }

  @Test(arguments: [("1\t2\n", 1, 2), ("0\t0", 0, 0)])
  func `reads how far both sides are apart`(text: String, ahead: Int, behind: Int) throws {
    let counts = try #require(SyncPosition.counts(parsing: Array(text.utf8)))
    #expect(counts.ahead == ahead && counts.behind == behind)
  }

  @Test(arguments: ["", "1", "a b", "1 2 3"])
  func `reads nothing else`(text: String) {
    #expect(SyncPosition.counts(parsing: Array(text.utf8)) == nil)
  }
}

@Suite struct `What a remote says` {
  // The forms of git-push(1), “Output”.
  @Test(arguments: [
    ("To ../remote.git\n \trefs/heads/main:refs/heads/main\t1..2\nDone\n", PushResult.accepted),
    ("To ../remote.git\n*\trefs/heads/main:refs/heads/main\t[new branch]\nDone\n", .accepted),
    ("To ../remote.git\n=\trefs/heads/main:refs/heads/main\t[up to date]\nDone\n", .accepted),
    (
      "To ../remote.git\n!\trefs/heads/main:refs/heads/main\t[rejected] (fetch first)\n",
      .rejected(reason: "[rejected] (fetch first)")
    ),
    ("", .unheard), ("fatal: no\n", .unheard),
  ])
  func `of a push`(output: String, result: PushResult) {
    #expect(PushResult(parsing: Array(output.utf8)) == result)
  }

  @Test(arguments: [
    ("fatal: unable to access 'https://h/': Could not resolve host: h", RemoteTrouble.unreachable),
    ("ssh: connect to host h port 22: Connection refused\nfatal: Could not read from remote repository.", .unreachable),
    ("fatal: unable to access 'https://h/': Failed to connect to h port 443", .unreachable),
    ("ssh: Could not resolve hostname h: Temporary failure in name resolution", .unreachable),
    ("fatal: Authentication failed for 'https://h/x.git/'", .notAllowed),
    ("git@h: Permission denied (publickey).\nfatal: Could not read from remote repository.", .notAllowed),
    ("fatal: could not read Username for 'https://h': terminal prompts disabled", .notAllowed),
    ("Host key verification failed.\nfatal: Could not read from remote repository.", .unknownHost),
    ("fatal: '../gone.git' does not appear to be a git repository", .noRepository),
    ("remote: Repository not found.\nfatal: repository 'https://h/x.git/' not found", .noRepository),
    ("! [remote rejected] main -> main (shallow update not allowed)", .shallow),
    ("fatal: something new", .other), ("", .other),
  ])
  func `when it cannot be spoken with`(message: String, trouble: RemoteTrouble) {
    #expect(RemoteTrouble(message: message) == trouble)
  }
}

@Suite struct `Conflict markers` {
  static let conflict = "a\n<<<<<<< ours\nb\n=======\nc\n>>>>>>> theirs\n"

  @Test(arguments: [
    (conflict, [2]), ("---\nx: 1\n---\n" + conflict, [5]), (conflict + conflict, [2, 8]),
    // A page about git shows one.
    ("```\n" + conflict + "```\n", []), ("a\n=======\n", []), ("", []),
    // The opening line was deleted.
    ("=======\nc\n>>>>>>> theirs\n", [3]),
  ])
  func `of a note are where they begin`(text: String, lines: [Int]) {
    #expect(ConflictMarkers.lines(inNote: Array(text.utf8)) == lines)
  }

  @Test(arguments: [
    (conflict, [2]), ("```\n" + conflict + "```\n", [3]), ("<<<<<<< a\n", []), (">>>>>>> a\n", []), ("", []),
  ])
  func `of any text count in code too`(text: String, lines: [Int]) {
    #expect(ConflictMarkers.lines(inText: Array(text.utf8)) == lines)
  }
}
