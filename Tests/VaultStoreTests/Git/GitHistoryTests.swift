import Synchronization
import Testing
import VaultTestSupport

@testable import VaultStore

@Suite(.enabled(if: isThere(.git))) struct `The history of a note` {
  /// Text that git finds again in another file: more than half of it stays.
  private func text(_ words: String) -> String { (1...20).map { "line \($0)\n" }.joined() + words + "\n" }

  private func history(
    _ path: Path, _ scratch: ScratchRepository, from revision: String = "HEAD", in folder: String = ""
  ) throws(GitFailure) -> [HistoryStep] {
    let repository = try scratch.reading(from: folder)
    return try repository.history(of: path, from: repository.commit(named: revision))
  }

  @Test func `commits that changed it, newest first, with the note before and after`() throws {
    let scratch = try ScratchRepository()
    let first = try scratch.commit("Add soup\nwith beetroot\n\nMore.", ["soup.md": "1"])
    try scratch.commit("Another note", ["other.md": "1"])
    let second = try scratch.commit("  Salt  ", ["soup.md": "2", "other.md": "2"])
    let third = try scratch.commit("Away", ["soup.md": nil])
    let steps = try history("soup.md", scratch)
    #expect(steps.map(\.commit.id.hex) == [third, second, first])
    #expect(steps.map(\.commit.subject) == ["Away", "Salt", "Add soup with beetroot"])
    #expect(steps.map { $0.commit.parents.count } == [1, 1, 0])
    #expect(steps.map(\.before?.path) == ["soup.md", "soup.md", nil])
    #expect(steps.map(\.after?.path) == [nil, "soup.md", "soup.md"])
    #expect(steps.map(\.path) == ["soup.md", "soup.md", "soup.md"])
    #expect(steps[0].before?.id == steps[1].after?.id)
    let contents = try scratch.reading().contents(of: steps.compactMap { $0.after?.id })
    #expect(contents.values.sorted { $0[0] < $1[0] } == [[0x31], [0x32]])
    // The first commit is made an hour after 20 November 2026, 10:00 in Kyiv.
    let commit = steps[2].commit
    #expect([commit.author, commit.address] == ["Olena", "olena@example.org"])
    #expect(commit.time == 1_795_165_200)
    #expect(commit.zone == 120)
    #expect(try history("soup.md", scratch, from: first).map(\.commit.id.hex) == [first])
    #expect(try history("never.md", scratch).isEmpty)
  }

  @Test func `renames are followed, one after another`() throws {
    let scratch = try ScratchRepository()
    try scratch.commit("1 add", ["a.md": text("x")])
    try scratch.commit("2 change", ["a.md": text("y")])
    try scratch.commit("3 rename and change", ["a.md": nil, "deep/b.md": text("z")])
    try scratch.commit("4 change", ["deep/b.md": text("w")])
    try scratch.commit("5 rename", ["deep/b.md": nil, "-c *.md": text("w")])
    let steps = try history("-c *.md", scratch)
    #expect(steps.map { String($0.commit.subject.prefix(1)) } == ["5", "4", "3", "2", "1"])
    #expect(steps.map(\.path) == ["-c *.md", "deep/b.md", "deep/b.md", "a.md", "a.md"])
    #expect(steps.map(\.before?.path) == ["deep/b.md", "deep/b.md", "a.md", "a.md", nil])
  }

  @Test func `a name that another note had before is not followed into that note`() throws {
    let scratch = try ScratchRepository()
    try scratch.commit("1 first a", ["a.md": "short"])
    try scratch.commit("2 b", ["b.md": text("x")])
    try scratch.commit("3 a is gone", ["a.md": nil])
    try scratch.commit("4 b becomes a", ["b.md": nil, "a.md": text("x")])
    #expect(try history("a.md", scratch).map { String($0.commit.subject.prefix(1)) } == ["4", "2"])
  }

  @Test func `a note that came again has both its lives`() throws {
    let scratch = try ScratchRepository()
    try scratch.commit("1", ["a.md": "x"])
    try scratch.commit("2", ["a.md": nil, "other.md": text("q")])
    try scratch.commit("3", ["a.md": "something else"])
    #expect(try history("a.md", scratch).map(\.commit.subject) == ["3", "2", "1"])
  }

  @Test func `two notes that change names go on with their own`() throws {
    let scratch = try ScratchRepository()
    let other = (1...20).map { "other \($0)\n" }.joined()
    try scratch.commit("1", ["a.md": text("x"), "b.md": other])
    try scratch.commit("2", ["a.md": other, "b.md": text("x")])
    // Neither is new in the second commit, so git takes both for changed.
    #expect(try history("a.md", scratch).map(\.commit.subject) == ["2", "1"])
  }

  @Test func `both sides of a merge count, and the merge when it adds something`() throws {
    let scratch = try ScratchRepository()
    try scratch.commit("base", ["a.md": "1\n\n2\n\n3\n"])
    try scratch.git("checkout", "--quiet", "-b", "side")
    try scratch.commit("side", ["a.md": "one\n\n2\n\n3\n"])
    try scratch.git("checkout", "--quiet", "main")
    try scratch.commit("main", ["a.md": "1\n\n2\n\nthree\n"])
    try scratch.git("merge", "--quiet", "--no-commit", "side")
    try scratch.commit("merge")
    let steps = try history("a.md", scratch)
    #expect(steps.first?.commit.subject == "merge")
    #expect(steps.first?.commit.parents.count == 2)
    #expect(Set(steps.map(\.commit.subject)) == ["merge", "main", "side", "base"])
    #expect(steps.last?.commit.subject == "base")
    // A merge is compared with the branch that it was made on.
    #expect(steps.first?.before?.id == steps.first { $0.commit.subject == "main" }?.after?.id)
  }

  @Test func `a rename on one side of a merge is followed`() throws {
    let scratch = try ScratchRepository()
    try scratch.commit("base", ["a.md": text("x")])
    try scratch.git("checkout", "--quiet", "-b", "side")
    try scratch.commit("rename", ["a.md": nil, "b.md": text("x")])
    try scratch.git("checkout", "--quiet", "main")
    try scratch.commit("change", ["a.md": text("y")])
    try scratch.git("merge", "--quiet", "--no-commit", "side")
    try scratch.commit("merge")
    let steps = try history("b.md", scratch)
    #expect(steps.map(\.commit.subject).last == "base")
    #expect(Set(steps.map(\.commit.subject)).isSuperset(of: ["merge", "rename", "base"]))
    #expect(steps.count == Set(steps.map(\.commit.id)).count)
  }

  @Test func `it ends where a clone was cut off`() throws {
    let scratch = try ScratchRepository()
    for number in 1...4 { try scratch.commit("\(number)", ["a.md": "\(number)"]) }
    try scratch.git(["clone", "--quiet", "--depth", "2", "file://\(scratch.path)", "short"], in: ".")
    let repository = try scratch.reading(from: scratch.directory.path + "/short")
    #expect(repository.isShallow)
    let steps = try repository.history(of: "a.md", from: repository.commit(named: "HEAD"))
    #expect(steps.map(\.commit.subject) == ["4", "3"])
    #expect(steps.map { $0.before == nil } == [false, true])
  }

  @Test func `a note that came from outside the vault shows the way it came`() throws {
    let scratch = try ScratchRepository()
    try scratch.commit("1", ["top/a.md": text("x")])
    try scratch.commit("2", ["top/a.md": nil, "my/notes/a.md": text("x")])
    let steps = try history("a.md", scratch, in: "my/notes")
    #expect(steps.map(\.commit.subject) == ["2", "1"])
    #expect(steps.map(\.path) == ["a.md", "../../top/a.md"])
  }

  @Test func `however long it is, it takes few programs`() throws {
    let scratch = try ScratchRepository()
    var stream = ""
    for number in 1...3_000 {
      stream += "commit refs/heads/main\nmark :\(number)\ncommitter O <o@x> \(1_795_161_600 + number) +0000\n"
      stream += "data 4\n\(1_000 + number)\n" + "M 100644 inline a.md\ndata 4\n\(1_000 + number)\n"
    }
    try scratch.write("../stream", stream)
    let shell = ProgramCall(
      Array("sh".utf8),
      [Array("-c".utf8), Array("cd \"$0\" && git fast-import --quiet <../stream".utf8), Array(scratch.path.utf8)])
    #expect(try ProgramOperations.system.capture(shell, [], 1_000, { false }).end == .exited(0))
    let calls = Atomic<Int>(0)
    var programs = ProgramOperations.hermetic(below: scratch.directory.path)
    let capture = programs.capture
    programs.capture = { call, input, limit, shouldStop throws(SystemError) in
      calls.add(1, ordering: .relaxed)
      return try capture(call, input, limit, shouldStop)
    }
    let repository = try GitRepository.containing(scratch.root(), git: GitProgram(programs))
    let head = try repository.commit(named: "main")
    calls.store(0, ordering: .relaxed)
    let steps = try repository.history(of: "a.md", from: head)
    #expect(steps.count == 3_000)
    #expect(steps.first?.commit.subject == "4000")
    #expect(calls.load(ordering: .relaxed) <= 6)
  }
}

@Suite struct `What a commit says` {
  private let id = ObjectID(hex: String(repeating: "1", count: 40).utf8)

  static let commits: [(content: String, author: String, address: String, time: Int64, zone: Int, subject: String)] = [
    ("tree x\nauthor O T <o@t> 5 +0530\ncommitter C <c@d> 9 +0000\n\nA\nb\n\nc\n", "O T", "o@t", 5, 330, "A b"),
    ("author O <o> -5 -0330\ngpgsig -----BEGIN\n author X <x> 1 +0000\n\n\n  Deep\n", "O", "o", -5, -210, "Deep"),
    ("author  <> 7\n\n", "", "", 7, 0, ""), ("author nobody\n", "nobody", "", 0, 0, ""), ("", "", "", 0, 0, ""),
    ("author A <b> 1 -9223372036854775808\n\nx", "A", "b", 1, 0, "x"),
    ("author A <b> 99999999999999999999 +9999\n\nx", "A", "b", 0, 0, "x"),
    ("author A <b> <c> 1 +0000\n\nauthor Y <y> 2 +0000\n", "A", "b", 1, 0, "author Y <y> 2 +0000"),
    ("tree x\n\nauthor Y <y> 2 +0000\r\n", "", "", 0, 0, "author Y <y> 2 +0000"),
  ]

  @Test(arguments: commits)
  func `is read whatever it is`(
    row: (content: String, author: String, address: String, time: Int64, zone: Int, subject: String)
  ) throws {
    let commit = GitCommit(try #require(id), content: Array(row.content.utf8))
    #expect([commit.author, commit.address, commit.subject] == [row.author, row.address, row.subject])
    #expect(commit.time == row.time)
    #expect(commit.zone == row.zone)
  }

  @Test func `names all its parents`() throws {
    let parents = ["2", "3"].map { String(repeating: $0, count: 40) }
    let content = "tree x\n" + parents.map { "parent \($0)\n" }.joined() + "parent x\nauthor A <b> 1 +0000\n\nx\n"
    #expect(GitCommit(try #require(id), content: Array(content.utf8)).parents.map(\.hex) == parents)
  }
}
