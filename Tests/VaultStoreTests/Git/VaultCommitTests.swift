import Foundation
import Testing
import VaultTestSupport

@testable import VaultStore

@Suite(.enabled(if: isThere(.git))) struct `Committing a vault` {
  static let notes = ["inbox.md": "# Inbox\n", "recipes/soup.md": "# Soup\n", "old.md": "# Old\n"]

  @Test func `takes what is new, changed and gone`() throws {
    let devices = try TwoDevices(Self.notes)
    try devices.write("home", "inbox.md", "# Inbox\n\n- [ ] Milk\n")
    try devices.write("home", "photos/soup.jpg", "jpg")
    try devices.write("home", ".gitattributes", "*.md merge=vault\n")
    try devices.write("home", ".vault/cache/x", "cache")
    try devices.remove("home", "old.md")
    #expect(
      try devices.commitVault("home") == [
        "create .gitattributes", "change inbox.md", "remove old.md", "create photos/soup.jpg",
      ])
    #expect(try devices.committed("home") == [".gitattributes", "inbox.md", "old.md", "photos/soup.jpg"])
    #expect(try devices.git("status", "--porcelain", in: "home") == "")
    #expect(try devices.commitVault("home") == nil)
    #expect(try devices.count("HEAD", in: "home") == 2)
  }

  @Test func `takes paths of any characters as they are`() throws {
    let devices = try TwoDevices(Self.notes)
    let names = [
      "-dash.md", "a b.md", "line\nbreak.md", "*.md", "[a].md", ":(top)x.md", ":!x.md", "quote\".md", "борщ.md",
      "\\.md",
      "--all.md", "?.md", " .md", "#.md",
    ]
    for name in names { try devices.write("home", name, name) }
    #expect(try devices.commitVault("home")?.count == names.count)
    #expect(try devices.committed("home").sorted() == names.sorted())
    for name in names { try devices.write("home", name, "changed") }
    #expect(try devices.commitVault("home")?.count == names.count)
    for name in names { try devices.remove("home", name) }
    #expect(try devices.commitVault("home")?.count == names.count)
    #expect(try devices.git("status", "--porcelain", in: "home") == "")
  }

  @Test func `leaves what is staged and edited outside the vault exactly as it is`() throws {
    let devices = try TwoDevices(Self.notes, in: "my notes/")
    try devices.directory.write("home/code.c", "staged")
    try devices.directory.write("home/gone.c", "gone")
    try devices.git("add", "code.c", in: "home")
    try devices.directory.write("home/code.c", "staged and edited")
    try devices.directory.write("home/untracked.c", "untracked")
    let before = try devices.git("ls-files", "--stage", "code.c", in: "home")
    try devices.write("home", "inbox.md", "# Inbox\n\nText\n")
    try devices.write("home", "new.md", "# New\n")
    #expect(try devices.commitVault("home") == ["change inbox.md", "create new.md"])
    #expect(try devices.committed("home") == ["my notes/inbox.md", "my notes/new.md"])
    #expect(try devices.git("ls-files", "--stage", "code.c", in: "home") == before)
    #expect(
      try devices.git("status", "--porcelain", in: "home") == "AM code.c\n?? gone.c\n?? untracked.c")
  }

  @Test func `says what a hook says that refuses, and leaves everything as it was`() throws {
    let devices = try TwoDevices(Self.notes)
    try devices.hook("home", "pre-commit", "echo 'not on Fridays' >&2; exit 1")
    try devices.write("home", "inbox.md", "# Inbox\n\nText\n")
    try devices.write("home", "new.md", "# New\n")
    let before = try devices.git("status", "--porcelain", in: "home")
    #expect(throws: SyncFailure.commitRefused(message: "not on Fridays")) { try devices.commitVault("home") }
    #expect(try devices.git("status", "--porcelain", in: "home") == before)
    #expect(try devices.count("HEAD", in: "home") == 1)
  }

  @Test func `says that names of new notes stay with git where they cannot be taken back`() throws {
    let devices = try TwoDevices(Self.notes)
    let index = try devices.git("rev-parse", "--absolute-git-dir", in: "home") + "/index"
    try devices.hook("home", "pre-commit", "echo 'not on Fridays' >&2; echo damaged > '\(index)'; exit 1")
    try devices.write("home", "new.md", "# New\n")
    do {
      _ = try devices.commitVault("home")
      Issue.record("it was committed")
    } catch SyncFailure.commitRefused(let message) {
      #expect(message.hasPrefix("not on Fridays\n") && message.contains("index"), "\(message)")
    }
  }

  @Test func `finds nothing in a change that was staged and taken back`() throws {
    let devices = try TwoDevices(Self.notes)
    try devices.write("home", "inbox.md", "changed")
    try devices.git("add", "inbox.md", in: "home")
    try devices.write("home", "inbox.md", Self.notes["inbox.md"] ?? "")
    #expect(try devices.commitVault("home") == nil)
    try devices.write("home", "new.md", "new")
    try devices.git("add", "new.md", in: "home")
    try devices.remove("home", "new.md")
    #expect(try devices.commitVault("home") == nil)
  }

  @Test func `takes the work tree's bytes, whatever is staged of them`() throws {
    let devices = try TwoDevices(Self.notes)
    try devices.write("home", "inbox.md", "half")
    try devices.git("add", "inbox.md", in: "home")
    try devices.write("home", "inbox.md", "whole")
    #expect(try devices.commitVault("home") == ["change inbox.md"])
    #expect(try devices.git("show", "HEAD:inbox.md", in: "home") == "whole")
    #expect(try devices.git("status", "--porcelain", in: "home") == "")
  }

  @Test func `makes the first commit of a repository`() throws {
    let devices = try TwoDevices(Self.notes)
    try devices.git("checkout", "--quiet", "--orphan", "fresh", in: "home")
    try devices.git("rm", "--cached", "--quiet", "-r", ".", in: "home")
    try devices.git("add", "inbox.md", in: "home")
    #expect(try devices.commitVault("home")?.count == 5)
    #expect(try devices.count("HEAD", in: "home") == 1)
    #expect(try devices.git("status", "--porcelain", in: "home") == "")
  }

  @Test func `never takes vault's own state, even where nothing ignores it`() throws {
    let devices = try TwoDevices(Self.notes)
    try devices.remove("home", ".vault/.gitignore")
    try devices.write("home", ".vault/state/lock", "")
    try devices.write("home", ".vault/cache/index", "")
    #expect(try devices.commitVault("home") == ["remove .vault/.gitignore"])
  }

  @Test func `leaves repositories below the vault alone`() throws {
    let devices = try TwoDevices(Self.notes)
    try devices.git("clone", "--quiet", "../remote.git", "other", in: "home")
    try devices.directory.write("home/other/x.md", "x")
    try devices.git(
      "-c", "protocol.file.allow=always", "submodule", "--quiet", "add", "../remote.git", "module", in: "home")
    try devices.write("home", "inbox.md", "changed")
    #expect(try devices.commitVault("home") == ["create .gitmodules", "change inbox.md"])
    #expect(try devices.git("status", "--porcelain", in: "home") == "A  module\n?? other/")
  }

  @Test func `works in a work tree beside the first one`() throws {
    let devices = try TwoDevices(Self.notes)
    try devices.git("worktree", "add", "--quiet", "-b", "side", "../side", in: "home")
    try devices.write("side", "inbox.md", "changed")
    #expect(try devices.commitVault("side") == ["change inbox.md"])
    #expect(try devices.git("log", "-1", "--format=%s", "side", in: "home") == "Change")
    #expect(try devices.git("status", "--porcelain", in: "home") == "")
  }

  @Test(arguments: ["# a heading\n", "-m\n", "--amend\n", "a\n\n# b\nc\n"])
  func `keeps the message to the letter`(message: String) throws {
    let devices = try TwoDevices(Self.notes)
    try devices.write("home", "inbox.md", "changed")
    #expect(try devices.commitVault("home", message: message) != nil)
    #expect(try devices.git("log", "-1", "--format=%B", in: "home") == message)
  }
}

@Suite(.enabled(if: isThere(.git))) struct `What keeps a commit from being made` {
  static let notes = `Committing a vault`.notes

  @Test(arguments: [
    ("rebase-merge/done", GitUnderWay.rebase), ("rebase-apply/onto", .rebase), ("rebase-apply/applying", .applying),
    ("CHERRY_PICK_HEAD", .cherryPick), ("REVERT_HEAD", .revert), ("sequencer/todo", .cherryPick),
    ("BISECT_LOG", .bisect),
  ])
  func `is something else under way`(trace: String, operation: GitUnderWay) throws {
    let devices = try TwoDevices(Self.notes)
    try devices.directory.write("home/.git/\(trace)", "")
    try devices.write("home", "inbox.md", "changed")
    #expect(throws: SyncFailure.underWay(operation)) { try devices.commitVault("home") }
    #expect(throws: SyncFailure.underWay(operation)) { try devices.sync("home") }
  }

  @Test func `is the lock of another git`() throws {
    let devices = try TwoDevices(Self.notes)
    try devices.write("home", "inbox.md", "changed")
    try devices.directory.write("home/.git/index.lock", "")
    let failure = #expect(throws: SyncFailure.self) { try devices.commitVault("home") }
    guard case .locked(let lock) = failure else {
      Issue.record("\(String(describing: failure))")
      return
    }
    #expect(lock.path.text == devices.directory.path + "/home/.git/index.lock")
    #expect(lock.age < 60)
    #if os(Linux)
    #expect(lock.holder == .nobody)
    #endif
    #expect(devices.text("home", ".git/index.lock") == "")
  }

  #if os(Linux)
  @Test func `is the lock of a git that nobody can see, where one of another user works`() throws {
    let devices = try TwoDevices(Self.notes)
    try devices.directory.write("home/.git/index.lock", "")
    try devices.directory.write("comm", "git\n")
    let (system, comm) = (FileOperations.system, Path(devices.directory.path + "/comm"))
    var files = system
    // Every process is a git whose place the system does not show.
    files.open = { directory, name, opening throws(SystemError) in
      let isName = String(decoding: name, as: UTF8.self).hasPrefix("/proc/") && name.contains(UInt8(ascii: "m"))
      return try system.open(directory, isName ? comm.bytes : name, opening)
    }
    for (error, holder) in [(SystemError.notPermitted, GitLock.Holder.unknown), (.notFound, .nobody)] {
      files.realPath = { name throws(SystemError) in
        if name.starts(with: Array("/proc/".utf8)) { throw error }
        return try system.realPath(name)
      }
      #expect(try GitLock.look(at: devices.repository("home"), files: files)?.holder == holder)
    }
  }
  #endif

  @Test func `are conflict markers in a note`() throws {
    let devices = try TwoDevices(Self.notes)
    try devices.write("home", "inbox.md", "# Inbox\n" + `Conflict markers`.conflict)
    try devices.write("home", "new.md", "fine")
    var conflicts = OpenConflicts()
    conflicts.marked = [.init("inbox.md", lines: [3])]
    #expect(throws: SyncFailure.conflicts(conflicts)) { try devices.commitVault("home") }
    #expect(try devices.count("HEAD", in: "home") == 1)
  }

  @Test func `are entries that a stash left unmerged`() throws {
    let devices = try TwoDevices(Self.notes)
    try devices.write("home", "inbox.md", "stashed")
    try devices.git("stash", "--quiet", in: "home")
    try devices.commit("home", "Other", ["inbox.md": "other"])
    #expect(throws: TwoDevices.Failure.self) { try devices.git("stash", "pop", in: "home") }
    let failure = #expect(throws: SyncFailure.self) { try devices.commitVault("home") }
    guard case .conflicts(let conflicts) = failure else {
      Issue.record("\(String(describing: failure))")
      return
    }
    #expect(conflicts.unmerged == ["inbox.md"])
  }

  @Test func `is that nobody said who commits`() throws {
    let devices = try TwoDevices(Self.notes)
    try devices.git("config", "user.useConfigOnly", "true", in: "home")
    try devices.write("home", "inbox.md", "changed")
    let programs = devices.programs(without: [
      "GIT_AUTHOR_NAME", "GIT_AUTHOR_EMAIL", "GIT_COMMITTER_NAME", "GIT_COMMITTER_EMAIL",
    ])
    let failure = #expect(throws: SyncFailure.self) { try devices.commitVault("home", programs) }
    guard case .noIdentity(let message) = failure else {
      Issue.record("\(String(describing: failure))")
      return
    }
    #expect(message.contains("user.email"))
  }
}

extension TwoDevices {
  /// Gives a repository a hook: a script for the shell.
  func hook(_ repository: String, _ name: String, _ script: String) throws {
    let folder = repository.hasSuffix(".git") ? "\(repository)/hooks" : "\(repository)/.git/hooks"
    try directory.write("\(folder)/\(name)", "#!/bin/sh\n\(script)\n")
    try FileManager.default.setAttributes(
      [.posixPermissions: 0o755], ofItemAtPath: "\(directory.path)/\(folder)/\(name)")
  }
}
