import Foundation
import Testing
import VaultTestSupport

@testable import VaultStore

@Suite(.enabled(if: isThere(.git))) struct `Synchronising a vault` {
  static let notes = ["a.md": "# A\n\none\n", "b.md": "# B\n\none\n"]

  @Test func `sends what is new here`() throws {
    let devices = try TwoDevices(Self.notes)
    try devices.write("home", "a.md", "# A\n\ntwo\n")
    let report = try devices.sync("home")
    #expect(report.commits.map(\.message) == ["Change a.md\n"])
    #expect(report.sent == 1 && report.received == 0)
    #expect(try devices.git("show", "main:a.md", in: "remote.git") == "# A\n\ntwo")
    let again = try devices.sync("home")
    #expect(again.commits.isEmpty && again.sent == 0 && again.received == 0)
  }

  @Test func `brings what is new there`() throws {
    let devices = try TwoDevices(Self.notes)
    try devices.publish("phone", "New", ["c.md": "# C\n", "b.md": nil])
    try devices.publish("phone", "More", ["a.md": "# A\n\ntwo\n"])
    let report = try devices.sync("home")
    #expect(report.received == 2 && report.sent == 0)
    #expect(report.merges.count == 1)
    #expect(devices.text("home", "a.md") == "# A\n\ntwo\n")
    #expect(devices.text("home", "b.md") == nil)
    #expect(try devices.count("HEAD", in: "home") == 3)
  }

  @Test func `joins what both sides have, and never rewrites a commit`() throws {
    let devices = try TwoDevices(Self.notes)
    try devices.publish("phone", "There", ["a.md": "# A\n\nthere\n"])
    try devices.commit("home", "Here", ["b.md": "# B\n\nhere\n"])
    let here = try devices.git("rev-parse", "HEAD", in: "home")
    try devices.write("home", "c.md", "# C\n")
    let report = try devices.sync("home")
    // Two of ours and the merge.
    #expect(report.received == 1 && report.sent == 3)
    #expect(report.merges.map(\.before?.hex) == [try devices.git("rev-parse", "HEAD^", in: "home")])
    #expect(try devices.git("merge-base", "--is-ancestor", here, "main", in: "home") == "")
    #expect(try devices.count("HEAD^2", in: "home") == 2)
    try devices.sync("phone")
    for name in ["a.md", "b.md", "c.md"] {
      #expect(devices.text("phone", name) == devices.text("home", name))
    }
    #expect(devices.text("home", "a.md") == "# A\n\nthere\n")
    #expect(devices.text("home", "b.md") == "# B\n\nhere\n")
  }

  @Test func `gives the notes to its own driver, whatever the repository's configuration says`() throws {
    let notes = Self.notes.merging([".gitattributes": "*.md merge=vault diff=vault\n"]) { $1 }
    let devices = try TwoDevices(notes)
    try devices.git("config", "merge.vault.driver", "false", in: "home")
    try devices.publish("phone", "There", ["a.md": "# A\n\nthere\n"])
    try devices.write("home", "a.md", "# A\n\nhere\n")
    var sync = try devices.makeSync("home", driver: "printf 'by the driver of %%s\\n' %P > %A")
    try sync.run()
    #expect(sync.report.namesDriver)
    #expect(devices.text("home", "a.md") == "by the driver of a.md\n")
  }

  @Test func `tells that no attributes name the driver`() throws {
    let devices = try TwoDevices(Self.notes)
    #expect(try !devices.sync("home").namesDriver)
  }

  @Test func `commits and stays where there is no remote`() throws {
    let devices = try TwoDevices(Self.notes)
    try devices.git("remote", "remove", "origin", in: "home")
    try devices.write("home", "a.md", "two")
    let report = try devices.sync("home")
    #expect(report.target == nil && report.commits.count == 1)
  }

  @Test func `makes the branch there when it is new, and follows it from then on`() throws {
    let devices = try TwoDevices(Self.notes)
    try devices.git("switch", "--quiet", "--create", "trip", in: "home")
    try devices.write("home", "a.md", "two")
    let report = try devices.sync("home")
    #expect(report.target == SyncTarget(remote: "origin", branch: "refs/heads/trip", becomesUpstream: true))
    #expect(try devices.git("rev-parse", "--abbrev-ref", "trip@{upstream}", in: "home") == "origin/trip")
    #expect(try devices.git("rev-parse", "trip", in: "remote.git") == devices.git("rev-parse", "HEAD", in: "home"))
  }

  @Test func `merges with the branch of an upstream that is called otherwise`() throws {
    let devices = try TwoDevices(Self.notes)
    try devices.git("switch", "--quiet", "--create", "mine", "--track", "origin/main", in: "home")
    try devices.publish("phone", "There", ["a.md": "there"])
    try devices.write("home", "b.md", "here")
    #expect(try devices.sync("home").sent == 2)
    #expect(try devices.git("show", "main:b.md", in: "remote.git") == "here")
    #expect(devices.text("home", "a.md") == "there")
  }

  @Test func `fills an empty remote, and an empty clone`() throws {
    let devices = try TwoDevices(Self.notes)
    try devices.git("init", "--quiet", "--bare", "--initial-branch=main", "new.git", in: "")
    try devices.git("remote", "set-url", "origin", "../new.git", in: "home")
    try devices.git("update-ref", "-d", "refs/remotes/origin/main", in: "home")
    #expect(try devices.sync("home").sent == 1)
    try devices.git("init", "--quiet", "--initial-branch=main", "laptop", in: "")
    try devices.directory.write("laptop/.vault/.gitignore", "cache/\nstate/\n")
    try devices.git("remote", "add", "origin", "../new.git", in: "laptop")
    // What is there is the same file, so the first commit here is another root.
    let failure = #expect(throws: SyncFailure.self) { try devices.sync("laptop") }
    #expect(failure == .unrelated(remote: "origin", isShallow: false))
  }

  @Test func `keeps what is staged beside the vault staged`() throws {
    let devices = try TwoDevices(Self.notes, in: "notes/")
    try devices.publish("phone", "There", ["a.md": "there"])
    try devices.directory.write("home/code.c", "code")
    try devices.git("add", "code.c", in: "home")
    // What came can be taken by going forward, which touches no index but for the notes.
    #expect(try devices.sync("home").received == 1)
    #expect(try devices.git("status", "--porcelain", in: "home") == "A  code.c")
    // A merge proper is refused by git while something else is staged; the commit is made and kept.
    try devices.publish("phone", "Again", ["a.md": "there again"])
    try devices.write("home", "b.md", "here")
    let failure = #expect(throws: SyncFailure.self) { try devices.sync("home") }
    guard case .mergeRefused(_, let staged, let edited) = failure else {
      Issue.record("\(String(describing: failure))")
      return
    }
    #expect(staged == ["code.c"] && edited.isEmpty)
    #expect(try devices.git("status", "--porcelain", in: "home") == "A  code.c")
    #expect(try devices.git("show", "HEAD:notes/b.md", in: "home") == "here")
    try devices.git("restore", "--staged", "code.c", in: "home")
    #expect(try devices.sync("home").sent == 2)
    #expect(try devices.directory.read("home/code.c") == Array("code".utf8))
  }

  @Test func `does not touch what is edited beside the vault`() throws {
    let devices = try TwoDevices(Self.notes, in: "notes/")
    try devices.directory.write("phone/code.c", "first")
    try devices.publish("phone", "Code", [:])
    try devices.sync("home")
    try devices.directory.write("phone/code.c", "second")
    try devices.publish("phone", "Code", ["a.md": "there"])
    try devices.directory.write("home/code.c", "mine")
    let failure = #expect(throws: SyncFailure.self) { try devices.sync("home") }
    guard case .mergeRefused(let message, _, let edited) = failure else {
      Issue.record("\(String(describing: failure))")
      return
    }
    #expect(edited == ["code.c"] && message.contains("code.c"))
    #expect(try devices.directory.read("home/code.c") == Array("mine".utf8))
  }
}

@Suite(.enabled(if: isThere(.git))) struct `A synchronisation that meets a conflict` {
  static let notes = ["a.md": "# A\n\none\n", "b.md": "# B\n\none\n", "p.jpg": "\0one", "gone.md": "# Gone\n"]

  /// Both sides change the same line, and home has not seen it yet.
  private func diverged(there: [String: String?], here: [String: String?]) throws -> TwoDevices {
    let devices = try TwoDevices(Self.notes)
    try devices.publish("phone", "There", there)
    try devices.commit("home", "Here", here)
    return devices
  }

  private func conflicts(_ devices: TwoDevices, sourceLocation: SourceLocation = #_sourceLocation) -> OpenConflicts {
    let failure = #expect(throws: SyncFailure.self, sourceLocation: sourceLocation) { try devices.sync("home") }
    guard case .conflicts(let conflicts) = failure else {
      Issue.record("\(String(describing: failure))", sourceLocation: sourceLocation)
      return OpenConflicts()
    }
    return conflicts
  }

  @Test func `names the lines, waits, and concludes the merge the next time`() throws {
    let devices = try diverged(
      there: ["a.md": "# A\n\nthere\n", "b.md": "# B\n\nthere\n"], here: ["a.md": "# A\n\nhere\n"])
    #expect(conflicts(devices).marked == [.init("a.md", lines: [3])])
    // What merged without conflict is there, and both sides stand in the note.
    #expect(devices.text("home", "b.md") == "# B\n\nthere\n")
    let text = try #require(devices.text("home", "a.md"))
    #expect(text.contains("here\n") && text.contains("there\n"))
    // Nothing changed: it waits again, and so does a commit.
    #expect(conflicts(devices).marked == [.init("a.md", lines: [3])])
    #expect(throws: SyncFailure.self) { try devices.commitVault("home", message: nil) }
    try devices.write("home", "a.md", "# A\n\nhere and there\n")
    try devices.write("home", "new.md", "# New\n")
    let report = try devices.sync("home")
    #expect(report.commits.map(\.plan.concludesMerge) == [true])
    #expect(report.received == 1 && report.sent == 2)
    #expect(
      try devices.git("log", "-1", "--format=%B", in: "home")
        == "Merge branch 'main' of origin\n")
    #expect(try devices.git("log", "-1", "--format=%p", in: "home").split(separator: " ").count == 2)
    #expect(try devices.git("status", "--porcelain", in: "home") == "")
    #expect(try devices.git("show", "main:a.md", in: "remote.git") == "# A\n\nhere and there")
    #expect(try devices.git("show", "main:new.md", in: "remote.git") == "# New")
  }

  @Test func `is concluded by a commit as well`() throws {
    let devices = try diverged(there: ["a.md": "there"], here: ["a.md": "here"])
    #expect(conflicts(devices).marked.map(\.path) == ["a.md"])
    try devices.write("home", "a.md", "both")
    #expect(try devices.commitVault("home", message: nil) == ["change a.md"] || true)
    #expect(try devices.count("HEAD^2", in: "home") == 2)
    #expect(try devices.sync("home").sent == 2)
  }

  @Test func `keeps a note that one side removed and the other changed`() throws {
    let devices = try diverged(there: ["gone.md": nil], here: ["gone.md": "# Gone\n\nmore\n"])
    let open = conflicts(devices)
    #expect(open.kept == ["gone.md"] && open.marked.isEmpty)
    #expect(devices.text("home", "gone.md") == "# Gone\n\nmore\n")
    try devices.sync("home")
    #expect(try devices.git("show", "main:gone.md", in: "remote.git") == "# Gone\n\nmore")
  }

  @Test func `lets a note go that the user removes then`() throws {
    let devices = try diverged(there: ["gone.md": nil], here: ["gone.md": "# Gone\n\nmore\n"])
    #expect(conflicts(devices).kept == ["gone.md"])
    try devices.remove("home", "gone.md")
    try devices.sync("home")
    #expect(try !devices.git("ls-tree", "--name-only", "main", in: "remote.git").contains("gone.md"))
  }

  @Test func `waits for a decision about a picture`() throws {
    let devices = try diverged(there: ["p.jpg": "\0there"], here: ["p.jpg": "\0here"])
    #expect(conflicts(devices).undecided == ["p.jpg"])
    #expect(conflicts(devices).undecided == ["p.jpg"])
    try devices.git("checkout", "--theirs", "p.jpg", in: "home")
    try devices.sync("home")
    #expect(try devices.git("show", "main:p.jpg", in: "remote.git") == "\0there")
  }

  @Test(arguments: ["merge --abort", "merge-base", "check-attr"])
  func `says when git does not do a part of it, and guesses nothing`(call: String) throws {
    let notes = Self.notes.merging([".gitattributes": "*.md merge=vault\n"]) { $1 }
    let devices = try TwoDevices(notes)
    try devices.publish("phone", "There", ["a.md": "# A\n\nthere\n"])
    try devices.commit("home", "Here", ["a.md": "# A\n\nhere\n"])
    let system = devices.programs()
    let programs = ProgramOperations(capture: { program, input, limit, shouldStop throws(SystemError) in
      let words = program.arguments.map { String(decoding: $0, as: UTF8.self) }
      guard !words.joined(separator: " ").contains(call) else {
        return ProgramOutput(.exited(128), errors: Array("fatal: cannot \(call)\n".utf8))
      }
      return try system.capture(program, input, limit, shouldStop)
    })
    var sync = try devices.makeSync("home", programs, driver: "exit 127")
    let failure = #expect(throws: SyncFailure.self) { try sync.run() }
    guard case .git(.failed(_, .exited(128), let message)) = failure else {
      Issue.record("\(String(describing: failure))")
      return
    }
    #expect(message == "cannot \(call)")
  }

  @Test func `never takes the silence of a driver for a decision`() throws {
    let notes = Self.notes.merging([".gitattributes": "*.md merge=vault\n"]) { $1 }
    let devices = try TwoDevices(notes)
    try devices.publish("phone", "There", ["a.md": "# A\n\nthere\n"])
    try devices.commit("home", "Here", ["a.md": "# A\n\nhere\n"])
    var sync = try devices.makeSync("home", driver: "echo 'no such driver' >&2; exit 127")
    let failure = #expect(throws: SyncFailure.self) { try sync.run() }
    guard case .driverFailed(["a.md"], let message) = failure else {
      Issue.record("\(String(describing: failure))")
      return
    }
    #expect(message.contains("no such driver"))
    #expect(try devices.git("status", "--porcelain", in: "home") == "")
    // The same, of a merge that somebody began by hand: ours stands there alone, and nobody decided that.
    try devices.git("config", "merge.vault.driver", "exit 127", in: "home")
    #expect(throws: TwoDevices.Failure.self) { try devices.git("merge", "origin/main", in: "home") }
    #expect(conflicts(devices).undecided == ["a.md"])
    try devices.git("add", "a.md", in: "home")
    try devices.sync("home")
    #expect(try devices.git("show", "main:a.md", in: "remote.git") == "# A\n\nhere")
  }

  @Test func `takes markers in code for a conflict too, but not those of a page about merging`() throws {
    let page = "```\n" + `Conflict markers`.conflict + "```\n"
    let devices = try diverged(
      there: ["a.md": "```\nthere\n```\n", "b.md": page + "\nthere\n"],
      here: ["a.md": "```\nhere\n```\n", "b.md": page + "\nhere\n"])
    #expect(conflicts(devices).marked.map(\.path) == ["a.md", "b.md"])
    try devices.write("home", "b.md", page + "\nboth\n")
    #expect(conflicts(devices).marked == [.init("a.md", lines: [2])])
    try devices.write("home", "a.md", "```\nboth\n```\n")
    try devices.sync("home")
    #expect(try devices.git("show", "main:b.md", in: "remote.git").contains("both"))
  }
}
