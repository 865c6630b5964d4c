import Foundation
import Synchronization
import Testing
import VaultTestSupport

@testable import VaultStore

@Suite(.enabled(if: isThere(.git))) struct `A hostile repository` {
  /// Every function that reads a repository, with how much it must find, so that none passes by finding nothing.
  static let readings: [(name: String, least: Int, read: @Sendable (GitRepository) throws -> Int)] = [
    ("containing", 1, { try GitRepository.containing($0.root, git: $0.git).top.bytes.count }),
    ("head", 1, { try $0.head() == nil ? 0 : 1 }),
    ("branch", 1, { try $0.branch() == "main" ? 1 : 0 }),
    ("config", 1, { try $0.config("alias.status") == nil ? 0 : 1 }),
    ("commit(named:)", 2, { repository in try ["HEAD", "side"].map { try repository.commit(named: $0) }.count }),
    ("notes", 3, { try $0.notes(in: $0.commit(named: "HEAD")).count }),
    (
      "contents", 2,
      { try $0.contents(of: $0.notes(in: $0.commit(named: "HEAD")).map(\.id)).count }
    ),
    ("changes", 1, { try $0.changes(from: $0.commit(named: "HEAD~3"), to: $0.commit(named: "HEAD")).count }),
    ("changes from nothing", 3, { try $0.changes(from: nil, to: $0.commit(named: "HEAD")).count }),
    ("history", 3, { try $0.history(of: "soup.md", from: $0.commit(named: "HEAD")).count }),
    ("commits", 1, { try $0.commits([$0.commit(named: "HEAD")]).count }),
    (
      "workTreeChanges", 4,
      { try $0.workTreeChanges(from: $0.commit(named: "HEAD"), files: .system).changes.count }
    ),
  ]

  @Test(arguments: readings.map(\.name), [false, true])
  func `runs nothing when it is read`(name: String, hasVariables: Bool) throws {
    let hostile = try HostileRepository()
    let reading = try #require(Self.readings.first { $0.name == name })
    let scratch = hostile.repository
    var programs = ProgramOperations.hermetic(below: scratch.directory.path)
    if hasVariables {
      let variables = hostile.hostileVariables.map { ProgramVariable.set($0, to: $1) }
      let capture = programs.capture
      programs.capture = { call, input, limit, shouldStop throws(SystemError) in
        var call = call
        // As though vault had inherited them.
        call.environment = variables + call.environment
        return try capture(call, input, limit, shouldStop)
      }
    }
    let repository = try GitRepository.containing(scratch.root(), git: GitProgram(programs))
    #expect(repository.top == Path(scratch.path))
    #expect(try reading.read(repository) >= reading.least)
    #expect(hostile.programsThatRan == [])
  }

  @Test func `would run programs if git were asked carelessly`() throws {
    let hostile = try HostileRepository()
    // A file of the time that git knows is not looked into, and so not filtered.
    try FileManager.default.setAttributes(
      [.modificationDate: Date(timeIntervalSince1970: 1_000_000_000)],
      ofItemAtPath: hostile.repository.path + "/.gitattributes")
    _ = try? hostile.repository.git("status")
    #expect(hostile.programsThatRan.contains("core fsmonitor") || hostile.programsThatRan.contains("included"))
    #expect(
      hostile.programsThatRan.contains("filter evil clean") || hostile.programsThatRan.contains("filter evil process"))
    // The filter is no filter, and git would give up before it comes to the driver.
    let withoutFilter = ["-c", "filter.evil.process=", "-c", "filter.evil.required=false"]
    _ = try? hostile.repository.git(withoutFilter + ["diff", "--ext-diff", "HEAD~2", "HEAD"])
    #expect(hostile.programsThatRan.contains("diff evil command"))
    _ = try? hostile.repository.git("update-ref", "refs/heads/other", "HEAD")
    #expect(hostile.programsThatRan.contains("hook reference-transaction"))
  }

  @Test func `may have a file in place of its folder, which leads elsewhere`() throws {
    let hostile = try HostileRepository()
    let scratch = hostile.repository
    try FileManager.default.moveItem(atPath: scratch.path + "/.git", toPath: scratch.directory.path + "/far.git")
    try scratch.write(".git", "gitdir: ../far.git\n")
    let repository = try scratch.reading()
    #expect(repository.top == Path(scratch.path))
    #expect(repository.gitFolder == Path(scratch.directory.path + "/far.git"))
    #expect(try repository.history(of: "soup.md", from: repository.commit(named: "HEAD")).count == 3)
    #expect(hostile.programsThatRan == [])
  }

  static let damage: [(file: String, text: String?)] = [
    (".git/HEAD", "x"), (".git/config", "[core"), (".git", "gitdir: .git\n"), (".git", "gitdir: /dev/zero\n"),
    (".git", "gitdir: \u{0}"), (".git/HEAD", "ref: refs/heads/../../config\n"), (".git/index", "DIRC"),
    (".git/packed-refs", "# pack-refs with: x\n\u{0}\n"), (".git/objects", nil), (".git/refs", nil),
    (".git/config", nil),
    (".git/commondir", "/dev/null\n"), (".git/shallow", "x\n"), (".git/objects/info/alternates", "/dev/zero\n"),
  ]

  @Test(arguments: damage)
  func `may be damaged, and is read or not, and runs nothing`(file: String, text: String?) throws {
    let hostile = try HostileRepository()
    let scratch = hostile.repository
    try? FileManager.default.removeItem(atPath: scratch.path + "/" + file)
    if let text { try scratch.write(file, text) }
    for reading in Self.readings {
      do {
        _ = try reading.read(scratch.reading())
      } catch {
        #expect(error is GitFailure)
      }
    }
    #expect(hostile.programsThatRan == [])
  }

  @Test func `may make git wait for ever, until the user asks to stop`() throws {
    let hostile = try HostileRepository()
    let scratch = hostile.repository
    try FileManager.default.removeItem(atPath: scratch.path + "/.git/config")
    try #require(unsafe mkfifo(scratch.path + "/.git/config", 0o600) == 0)
    let asked = Atomic<Int>(0)
    let git = GitProgram(.hermetic(below: scratch.directory.path)) { asked.add(1, ordering: .relaxed).newValue > 2 }
    #expect(throws: GitFailure.stopped) { try GitRepository.containing(scratch.root(), git: git) }
  }
}
