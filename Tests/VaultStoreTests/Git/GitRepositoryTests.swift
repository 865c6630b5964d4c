import Foundation
import Testing
import VaultTestSupport

@testable import VaultStore

@Suite(.enabled(if: isThere(.git))) struct `A vault in a repository` {
  @Test func `the vault may be the work tree, or a folder in it`() throws {
    let scratch = try ScratchRepository(["notes/.vault/x": "", "a.md": "a"])
    let whole = try scratch.reading()
    #expect(whole.top == Path(scratch.path))
    #expect(whole.gitFolder == Path(scratch.path + "/.git"))
    #expect(whole.commonFolder == whole.gitFolder)
    #expect(whole.prefix.isEmpty)
    #expect(!whole.isShallow)
    let part = try scratch.reading(from: "notes")
    #expect(part.top == whole.top)
    #expect(part.prefix == Array("notes/".utf8))
    #expect(part.pathInRepository("soup.md") == "notes/soup.md")
  }

  @Test func `before the first commit there is a branch and no head`() throws {
    let scratch = try ScratchRepository(["a.md": "a\n"])
    let repository = try scratch.reading()
    #expect(try repository.head() == nil)
    #expect(try repository.branch() == "main")
    #expect(throws: GitFailure.noSuchRevision("HEAD")) { try repository.commit(named: "HEAD") }
    let changes = try repository.workTreeChanges(from: nil, files: .system)
    #expect(changes.changes == [.init(path: "a.md", before: nil, after: Array("a\n".utf8))])
  }

  @Test(arguments: ["sha1", "sha256"])
  func `commits are found by their names`(format: String) throws {
    let scratch = try ScratchRepository(objectFormat: format)
    let first = try scratch.commit("One", ["a.md": "a"])
    let second = try scratch.commit("Two", ["a.md": "b"])
    try scratch.git("tag", "--annotate", "--message", "x", "v1", "HEAD~1")
    let repository = try scratch.reading()
    #expect(try repository.head()?.hex == second)
    #expect(first.count == (format == "sha1" ? 40 : 64))
    let names = ["HEAD": second, "main": second, "HEAD~1": first, "v1": first, "@{0}": second, ":/One": first]
    for (name, id) in names { #expect(try repository.commit(named: name).hex == id, "\(name)") }
    #expect(try repository.commit(named: String(first.prefix(10))).hex == first)
    #expect(
      try repository.contents(of: repository.notes(in: repository.commit(named: "v1")).map(\.id)).values.first == [0x61]
    )
  }

  @Test(arguments: [
    "", "none", "HEAD~9", "HEAD:a.md", "HEAD^{tree}", "--all", "--help", "-h", "--git-dir", "HEAD --all", "HEAD\nmain",
    "HEAD..main", "^HEAD", "HEAD\0", "--output=x", "0000000000000000000000000000000000000000",
  ])
  func `what names no commit is said to`(name: String) throws {
    let scratch = try ScratchRepository()
    try scratch.commit("One", ["a.md": "a"])
    let repository = try scratch.reading()
    #expect(throws: GitFailure.noSuchRevision(name)) { try repository.commit(named: name) }
  }

  @Test func `a commit that is checked out by itself has no branch`() throws {
    let scratch = try ScratchRepository()
    let first = try scratch.commit("One", ["a.md": "a"])
    try scratch.git("checkout", "--quiet", "--detach")
    #expect(try scratch.reading().branch() == nil)
    #expect(try scratch.reading().head()?.hex == first)
  }

  @Test func `settings are read, with any character in them`() throws {
    let scratch = try ScratchRepository()
    try scratch.git("config", "merge.vault.driver", "'/a b/v' x\n\"y\"")
    #expect(try scratch.reading().config("merge.vault.driver") == "'/a b/v' x\n\"y\"")
    #expect(try scratch.reading().config("merge.vault.name") == nil)
  }

  @Test func `a second work tree shares the folder of the first`() throws {
    let scratch = try ScratchRepository()
    let first = try scratch.commit("One", ["a.md": "a", "notes/b.md": "b"])
    try scratch.git("worktree", "add", "--quiet", "../side")
    let side = try scratch.reading(from: scratch.directory.path + "/side/notes")
    #expect(side.top == Path(scratch.directory.path + "/side"))
    #expect(side.commonFolder == Path(scratch.path + "/.git"))
    #expect(side.gitFolder == Path(scratch.path + "/.git/worktrees/side"))
    #expect(try side.branch() == "side")
    #expect(try side.notes(in: side.commit(named: first)).map(\.path) == ["b.md"])
  }

  @Test func `a submodule is a repository of its own`() throws {
    let scratch = try ScratchRepository()
    try scratch.commit("One", ["a.md": "a"])
    try scratch.git("init", "--quiet", "--initial-branch=main", "outer", in: ".")
    let clone = ["-c", "protocol.file.allow=always", "submodule", "--quiet", "add", scratch.path, "inner"]
    try scratch.git(clone, in: "outer")
    let inner = try scratch.reading(from: scratch.directory.path + "/outer/inner")
    #expect(inner.top == Path(scratch.directory.path + "/outer/inner"))
    #expect(inner.commonFolder == Path(scratch.directory.path + "/outer/.git/modules/inner"))
    #expect(try inner.notes(in: inner.commit(named: "HEAD")).map(\.path) == ["a.md"])
    // The commit of a submodule is no note, though it is called like one.
    try scratch.git(Array(clone.dropLast()) + ["inner.md"], in: "outer")
    try scratch.git("commit", "--quiet", "--message", "x", in: "outer")
    let outer = try scratch.reading(from: scratch.directory.path + "/outer")
    #expect(try outer.notes(in: outer.commit(named: "HEAD")).isEmpty)
    #expect(try outer.workTreeChanges(from: outer.head(), files: .system).changes.isEmpty)
  }

  @Test func `folders may be called anything`() throws {
    let scratch = try ScratchRepository()
    let odd = "-x\n*'\"\\ тека/:(top)"
    try scratch.git(["init", "--quiet", "\(scratch.path)/\(odd)"])
    try scratch.write("\(odd)/[v]/.vault/x", "")
    let repository = try scratch.reading(from: "\(odd)/[v]")
    #expect(repository.top == Path("\(scratch.path)/\(odd)"))
    #expect(repository.gitFolder == Path("\(scratch.path)/\(odd)/.git"))
    #expect(repository.commonFolder == repository.gitFolder)
    #expect(repository.prefix == Array("[v]/".utf8))
    #expect(try repository.head() == nil)
  }
}

@Suite struct `A vault that git cannot be asked about` {
  @Test(.enabled(if: isThere(.git))) func `a folder in no repository`() throws {
    let scratch = try ScratchRepository()
    let outside = scratch.directory.path
    #expect(throws: GitFailure.notARepository(Path(outside))) { try scratch.reading(from: outside) }
    // A folder that is no work tree: that of git itself, a bare repository, and a vault that looks like one.
    #expect(throws: GitFailure.notARepository(Path(scratch.path + "/.git"))) { try scratch.reading(from: ".git") }
    try scratch.git("init", "--quiet", "--bare", "bare.git")
    #expect(throws: GitFailure.notARepository(Path(scratch.path + "/bare.git"))) {
      try scratch.reading(from: "bare.git")
    }
  }

  @Test(.enabled(if: isThere(.git))) func `a folder that is gone is an answer of git's`() throws {
    let scratch = try ScratchRepository()
    #expect {
      try scratch.reading(from: "gone")
    } throws: {
      guard case .failed("rev-parse", .exited(128), let message)? = $0 as? GitFailure else { return false }
      return message.contains("cannot change to")
    }
  }

  @Test func `no git`() {
    let git = GitProgram(.none)
    #expect(throws: GitFailure.notInstalled) {
      try GitRepository.containing(VaultRoot(path: "/v"), git: git)
    }
  }

  @Test(.enabled(if: isThere(.git))) func `the user asks to stop`() throws {
    let scratch = try ScratchRepository()
    let git = GitProgram(.hermetic(below: scratch.directory.path)) { true }
    #expect(throws: GitFailure.stopped) { try GitRepository.containing(scratch.root(), git: git) }
  }

  static let messages: [(message: String, failure: GitFailure)] = [
    (
      """
      fatal: detected dubious ownership in repository at '/home/o'neil/notes'
      To add an exception for this directory, call:

      \tgit config --global --add safe.directory /home/o'neil/notes

      """, .otherOwner("/home/o'neil/notes")
    ),
    ("fatal: unsafe repository ('/n' is owned by someone else)\nTo add an exception …\n", .otherOwner("/v")),
    ("fatal: not a git repository (or any of the parent directories): .git\n", .notARepository("/v")),
    ("fatal: not a git repository: /gone/.git\n", .notARepository("/v")),
    ("fatal: this operation must be run in a work tree\n", .notARepository("/v")),
    (
      "warning: x\nfatal: bad config line 1 in file .git/config\nhint: y\n",
      .failed(command: "rev-parse", .exited(128), message: "bad config line 1 in file .git/config")
    ),
    ("", .failed(command: "rev-parse", .exited(128), message: "")),
  ]

  @Test(arguments: messages)
  func `what git says is understood`(message: String, failure: GitFailure) {
    let git = GitProgram(
      ProgramOperations(capture: { _, _, _, _ throws(SystemError) in
        ProgramOutput(.exited(128), errors: Array(message.utf8))
      }))
    #expect(throws: failure) { try GitRepository.containing(VaultRoot(path: "/v"), git: git) }
  }

  @Test func `a git that is too old`() {
    let git = GitProgram(
      ProgramOperations(capture: { call, _, _, _ throws(SystemError) in
        let isCommon = call.arguments.contains(Array("--git-common-dir".utf8))
        let isTop = call.arguments.contains(Array("--show-toplevel".utf8))
        let answer = isCommon ? "--path-format=absolute\n.git\n" : isTop ? "/v\n" : "true\nfalse\n/v/.git\n"
        return ProgramOutput(.exited(0), output: Array(answer.utf8))
      }))
    #expect(throws: GitFailure.tooOld) { try GitRepository.containing(VaultRoot(path: "/v"), git: git) }
  }

  @Test(.enabled(if: isThere(.git)), .enabled(if: isThere(.superuser)))
  func `a repository of another user`() throws {
    let scratch = try ScratchRepository()
    for folder in [scratch.path, scratch.path + "/.git"] {
      try #require(unsafe chown(folder, 12_345, 12_345) == 0)
    }
    #expect(throws: GitFailure.otherOwner(Path(scratch.path))) { try scratch.reading() }
  }

  static let promisors: [(settings: [String], remote: String?)] = [
    (["remote.origin.promisor=true"], "origin"), (["remote.a.b.promisor"], "a.b"),
    (["remote.up.partialCloneFilter=blob:none"], "up"), (["extensions.partialClone=far"], "far"),
    (["remote.origin.promisor=false"], nil), (["remote.origin.promisor=No"], nil),
    (["remote.origin.url=/promisor"], nil), (["remote.origin.promisor=maybe"], "origin"),
  ]

  @Test(.enabled(if: isThere(.git)), arguments: promisors)
  func `one that would fetch what it lacks`(settings: [String], remote: String?) throws {
    let scratch = try ScratchRepository()
    try scratch.git("config", "core.repositoryFormatVersion", "1")
    for setting in settings {
      let parts = setting.split(separator: "=", maxSplits: 1).map(String.init)
      // A name alone is true; `git config` writes no such line.
      if parts.count == 1 {
        let config = String(decoding: try scratch.directory.read("repository/.git/config"), as: UTF8.self)
        try scratch.write(".git/config", config + "[remote \"a.b\"]\n\tpromisor\n")
      } else {
        try scratch.git(["config"] + parts)
      }
    }
    if let remote {
      #expect(throws: GitFailure.promisorRemote(remote)) { try scratch.reading() }
    } else {
      #expect(throws: Never.self) { try scratch.reading() }
    }
  }

  @Test(.enabled(if: isThere(.git))) func `one whose work tree is elsewhere`() throws {
    let scratch = try ScratchRepository(["notes/a.md": "a"])
    let elsewhere = try ScratchDirectory(["a.md": "a"])
    try scratch.git("config", "core.worktree", elsewhere.path)
    #expect(throws: GitFailure.workTreeElsewhere(Path(elsewhere.path))) { try scratch.reading(from: "notes") }
    // A folder in the vault is no better.
    try scratch.git("config", "core.worktree", scratch.path + "/notes")
    #expect(throws: GitFailure.workTreeElsewhere(Path(scratch.path + "/notes"))) { try scratch.reading() }
    try scratch.git("config", "core.worktree", scratch.path)
    #expect(throws: Never.self) { try scratch.reading(from: "notes") }
  }
}
