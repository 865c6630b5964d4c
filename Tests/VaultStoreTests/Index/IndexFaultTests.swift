import Glibc
import Synchronization
import Testing
import VaultSearch
import VaultTestSupport

@testable import VaultStore

@Suite struct `A disk that fails while an index is refreshed` {
  static let errors = [
    SystemError.inputOutput, .noSpace, .notPermitted, .interrupted, .notFound, SystemError(code: EMFILE),
  ]

  /// A vault with an index and some changes since.
  private func changed() throws -> IndexedDisk {
    let vault = IndexedDisk(`Refreshing an index`.notes)
    try vault.index()
    vault.disk.tick()
    vault.disk.write("v/a.md", "tart [[b]]")
    vault.disk.write("v/deep/new.md", "soup")
    vault.disk.remove("v/b.md")
    vault.disk.tick()
    return vault
  }

  /// Whoever runs the tests may be allowed everything.
  @Test func `says that a note may not be read, and not that it vanished or that a link leads nowhere`() throws {
    let scratch = try ScratchDirectory([".vault/config.yaml": "", "deep/a.md": "soup"])
    try scratch.link("link.md", to: "deep/a.md")
    let system = FileOperations.system
    let root = VaultRoot(path: Path(scratch.path))
    let configuration = try VaultConfiguration(of: root, files: system)
    // The folder is opened once to list it, and once more to read in it.
    for (allowed, follows) in [(0, true), (1, true), (2, false)] {
      let opened = Mutex(0)
      var files = system
      files.open = { directory, name, opening throws(SystemError) in
        if name.starts(with: Array("deep".utf8)),
          opened.withLock({
            $0 += 1; return $0 > allowed
          })
        {
          throw .notPermitted
        }
        return try system.open(directory, name, opening)
      }
      files.statusOfName = { directory, name, follow throws(SystemError) in
        let isLink = String(decoding: name, as: UTF8.self).hasSuffix("/link.md")
        if isLink, follow, !follows { throw .notPermitted }
        return try system.statusOfName(directory, name, follow)
      }
      let vault = try IndexRefresh(root: root, configuration: configuration, files: files).run()
      let unread = try vault.unreadableFolders() + vault.unreadableNotes()
      #expect(unread.map(\.reason) == [.noPermission], "\(allowed): \(unread)")
    }
  }

  @Test(arguments: errors)
  func `fails at any call, and the next answer is right`(error: SystemError) throws {
    let counting = FaultyDisk()
    let rehearsal = try changed()
    try rehearsal.refresh(through: counting.wrapping(rehearsal.disk.operations)).save()
    let answers = try rehearsal.answers(of: rehearsal.refresh(rebuild: true))
    #expect(counting.count > 30)
    for call in LongSearch.some(counting.count / 7, of: Array(1...counting.count)) {
      let vault = try changed()
      let faulty = FaultyDisk(failing: call, with: error)
      if let answer = try? vault.refresh(through: faulty.wrapping(vault.disk.operations)) {
        try expectHonest(answer, of: vault, answers, call: call)
        try? answer.save()
      }
      let next = try vault.index()
      #expect(try vault.answers(of: next) == answers, "after call \(call)")
      let temporary = vault.disk.listing.filter { $0.hasSuffix(".tmp") }
      // Only when removing the half-written file fails too, which one fault cannot bring about.
      #expect(temporary.isEmpty, "after call \(call)")
    }
  }

  /// An answer got in spite of a fault is right, or says which file or folder it lacks.
  private func expectHonest(
    _ answer: IndexedVault, of vault: IndexedDisk, _ right: [String], call: Int
  ) throws {
    let report = try answer.report()
    guard report.unreadable.isEmpty, report.unreadableFolders.isEmpty else { return }
    #expect(try vault.answers(of: answer) == right, "at call \(call)")
  }

  @Test func `fails at every call of the first index in turn`() throws {
    let counting = FaultyDisk()
    let rehearsal = IndexedDisk(`Refreshing an index`.notes)
    try rehearsal.refresh(through: counting.wrapping(rehearsal.disk.operations)).save()
    let answers = try rehearsal.answers(of: rehearsal.refresh(rebuild: true))
    for call in 1...counting.count {
      let vault = IndexedDisk(`Refreshing an index`.notes)
      let faulty = FaultyDisk(failing: call)
      if let answer = try? vault.refresh(through: faulty.wrapping(vault.disk.operations)) {
        try expectHonest(answer, of: vault, answers, call: call)
        try? answer.save()
      }
      #expect(try vault.answers(of: vault.index()) == answers, "after call \(call)")
    }
  }

  @Test(arguments: [("v/.vault", "../out"), ("v/.vault/cache", "../../out/cache")])
  func `is kept nowhere where a link leads out of the vault`(link: String, target: String) throws {
    let scratch = try ScratchDirectory(["v/a.md": "# Tea", "out/cache/x": ""])
    if link != "v/.vault" { try scratch.write("v/.vault/config.yaml", "") }
    try scratch.link(link, to: target)
    let root = try VaultRoot.find(.init(workingDirectory: Path(scratch.path + "/v")), files: .system)
    let configuration = try VaultConfiguration(of: root, files: .system)
    let vault = try IndexRefresh(root: root, configuration: configuration, files: .system).run()
    #expect(throws: SystemError.self) { try vault.save() }
    #expect(try vault.snapshot.notes(namedFrom: "a", limit: 2).count == 1)
    #expect(scratch.listing.filter { $0.hasPrefix("out") } == ["out", "out/cache", "out/cache/x"])
  }

  @Test func `is stopped before the index is whole`() throws {
    let vault = try changed()
    var refresh = IndexRefresh(root: vault.root, configuration: VaultConfiguration(), files: vault.disk.operations)
    refresh.shouldStop = { true }
    #expect(throws: IndexRefresh.Failure.stopped) { try refresh.run(rebuildingAs: .asked) }
  }

  @Test func `has no root any more`() throws {
    let vault = try changed()
    vault.disk.remove("v")
    let refresh = IndexRefresh(root: vault.root, configuration: VaultConfiguration(), files: vault.disk.operations)
    #expect(throws: IndexRefresh.Failure.cannotRead(.notFound)) { try refresh.run() }
  }
}
