import Foundation
import Synchronization
import Testing
import VaultTestSupport

@testable import VaultStore

@Suite(.enabled(if: isThere(.git))) struct `A synchronisation that is kept from its end` {
  static let notes = `Synchronising a vault`.notes

  private func failure(of devices: TwoDevices, _ programs: ProgramOperations? = nil) -> SyncFailure? {
    #expect(throws: SyncFailure.self) { try devices.sync("home", programs) }
  }

  @Test func `needs a branch`() throws {
    let devices = try TwoDevices(Self.notes)
    try devices.git("checkout", "--quiet", "--detach", in: "home")
    try devices.write("home", "a.md", "two")
    #expect(failure(of: devices) == .detached)
    #expect(try devices.count("HEAD", in: "home") == 1)
  }

  @Test func `keeps the commit when the remote is gone, and goes on when it is back`() throws {
    let devices = try TwoDevices(Self.notes)
    try devices.write("home", "a.md", "two")
    let path = devices.directory.path
    try FileManager.default.moveItem(atPath: path + "/remote.git", toPath: path + "/away.git")
    var sync = try devices.makeSync("home")
    let failure = #expect(throws: SyncFailure.self) { try sync.run() }
    guard case .remote("origin", .noRepository, _) = failure else {
      Issue.record("\(String(describing: failure))")
      return
    }
    #expect(sync.report.commits.count == 1)
    try FileManager.default.moveItem(atPath: path + "/away.git", toPath: path + "/remote.git")
    #expect(try devices.sync("home").sent == 1)
  }

  @Test func `asks which of several remotes is meant`() throws {
    let devices = try TwoDevices(Self.notes)
    try devices.git("switch", "--quiet", "--create", "trip", in: "home")
    try devices.git("remote", "rename", "origin", "one", in: "home")
    try devices.git("remote", "add", "two", "../remote.git", in: "home")
    #expect(failure(of: devices) == .severalRemotes(["one", "two"]))
  }

  @Test func `does not join histories that have nothing in common`() throws {
    let devices = try TwoDevices(Self.notes)
    try devices.git("checkout", "--quiet", "--orphan", "other", in: "phone")
    try devices.commit("phone", "Other", ["c.md": "c"])
    try devices.git("push", "--quiet", "--force", "origin", "other:main", in: "phone")
    #expect(failure(of: devices) == .unrelated(remote: "origin", isShallow: false))
  }

  @Test func `says that the history was cut off`() throws {
    let devices = try TwoDevices(Self.notes)
    try devices.publish("phone", "Two", ["a.md": "two"])
    try devices.git("clone", "--quiet", "--depth=1", "file://\(devices.directory.path)/remote.git", "shallow", in: "")
    try devices.git("reset", "--quiet", "--hard", "HEAD^", in: "phone")
    try devices.commit("phone", "Other", ["b.md": "two"])
    try devices.git("push", "--quiet", "--force", in: "phone")
    #expect(throws: SyncFailure.unrelated(remote: "origin", isShallow: true)) { try devices.sync("shallow") }
  }

  @Test func `says what a rule of the other side says`() throws {
    let devices = try TwoDevices(Self.notes)
    try devices.hook("remote.git", "pre-receive", "echo 'only on Mondays' >&2; exit 1")
    try devices.write("home", "a.md", "two")
    guard case .pushRefused("origin", let reason, let message) = failure(of: devices) else {
      Issue.record("not refused")
      return
    }
    #expect(reason.contains("pre-receive hook declined") && message.contains("only on Mondays"))
    #expect(try devices.count("HEAD", in: "home") == 2)
  }

  @Test func `merges and pushes again when somebody pushed meanwhile`() throws {
    let devices = try TwoDevices(Self.notes)
    try devices.write("home", "a.md", "# A\n\nhere\n")
    let races = Atomic<Int>(0)
    let programs = devices.programs().before("push") {
      guard races.add(1, ordering: .relaxed).oldValue < 2 else { return }
      try devices.publish("phone", "Race", ["race\(races.load(ordering: .relaxed)).md": "there"])
    }
    let report = try devices.sync("home", programs)
    #expect(report.received == 2)
    #expect(devices.text("home", "race1.md") == "there" && devices.text("home", "race2.md") == "there")
    #expect(try devices.git("rev-parse", "main", in: "remote.git") == devices.git("rev-parse", "HEAD", in: "home"))
  }

  @Test func `gives up after five pushes, with everything committed`() throws {
    let devices = try TwoDevices(Self.notes)
    try devices.write("home", "a.md", "# A\n\nhere\n")
    let races = Atomic<Int>(0)
    let programs = devices.programs().before("push") {
      let number = races.add(1, ordering: .relaxed).newValue
      try devices.publish("phone", "Race", ["race\(number).md": "there"])
    }
    #expect(failure(of: devices, programs) == .outrun(remote: "origin"))
    #expect(races.load(ordering: .relaxed) == 5)
    #expect(try devices.sync("home").received == 1)
    #expect(try devices.git("show", "main:a.md", in: "remote.git") == "# A\n\nhere")
  }

  @Test func `lets a hook of the merge refuse, and concludes it the next time`() throws {
    let devices = try TwoDevices(Self.notes)
    try devices.publish("phone", "There", ["a.md": "there"])
    try devices.commit("home", "Here", ["b.md": "here"])
    try devices.hook("home", "pre-merge-commit", "echo 'not now' >&2; exit 1")
    guard case .commitRefused(let message) = failure(of: devices) else {
      Issue.record("not refused")
      return
    }
    #expect(message.contains("not now"))
    try FileManager.default.removeItem(atPath: devices.directory.path + "/home/.git/hooks/pre-merge-commit")
    #expect(try devices.sync("home").sent == 2)
    #expect(try devices.git("show", "main:a.md", in: "remote.git") == "there")
  }

  @Test func `says that nobody is known to make the merge, and makes it later`() throws {
    let devices = try TwoDevices(Self.notes)
    try devices.publish("phone", "There", ["a.md": "there"])
    try devices.commit("home", "Here", ["b.md": "here"])
    try devices.git("config", "user.useConfigOnly", "true", in: "home")
    let programs = devices.programs(without: [
      "GIT_AUTHOR_NAME", "GIT_AUTHOR_EMAIL", "GIT_COMMITTER_NAME", "GIT_COMMITTER_EMAIL",
    ])
    guard case .noIdentity = failure(of: devices, programs) else {
      Issue.record("somebody is known")
      return
    }
    #expect(try devices.sync("home").sent == 2)
    #expect(try devices.git("show", "main:a.md", in: "remote.git") == "there")
  }

  @Test func `never asks for a password where nobody can answer`() throws {
    let devices = try TwoDevices(Self.notes)
    let calls = Mutex<[ProgramCall]>([])
    let programs = devices.programs()
    let watched = ProgramOperations(capture: { call, input, limit, shouldStop throws(SystemError) in
      calls.withLock { $0.append(call) }
      return try programs.capture(call, input, limit, shouldStop)
    })
    try devices.write("home", "a.md", "two")
    try devices.sync("home", watched)
    for name in ["fetch", "push"] {
      let call = try #require(calls.withLock { $0.first { $0.arguments.contains(Array(name.utf8)) } })
      #expect(call.environment.contains(.set("GIT_TERMINAL_PROMPT", to: "0")))
      #expect(!call.arguments.contains { $0.starts(with: "--force".utf8) || $0.starts(with: "+".utf8) })
    }
  }
}

extension ProgramOperations {
  /// Does something each time before git is called with a command.
  func before(_ command: String, _ body: @escaping @Sendable () throws -> Void) -> ProgramOperations {
    ProgramOperations(capture: { call, input, limit, shouldStop throws(SystemError) in
      if call.arguments.contains(Array(command.utf8)) {
        do { try body() } catch { Issue.record("\(error)") }
      }
      return try self.capture(call, input, limit, shouldStop)
    })
  }
}
