import Glibc
import Testing
import VaultTestSupport

@testable import VaultStore

@Suite struct `Walking a vault` {
  private func walk(_ scratch: ScratchDirectory, ignoring rules: String = "") throws -> WalkedTree {
    let root = VaultRoot(path: Path(scratch.path))
    return try VaultWalk(files: .system, root: root, rules: IgnoreRules(parsing: Array(rules.utf8))).walk()
  }

  /// The paths of the files that are notes to read, or that should be and cannot.
  private func paths(_ tree: WalkedTree) -> [String] {
    tree.files.filter { if case .ignored = $0.finding { false } else { true } }.map { tree.path(of: $0).text }.sorted()
  }

  private func findings(_ tree: WalkedTree) -> [String: WalkedTree.Finding] {
    Dictionary(uniqueKeysWithValues: tree.files.map { (tree.path(of: $0).text, $0.finding) })
  }

  @Test func `Every file is a note to read or left out by a named rule`() throws {
    let scratch = try ScratchDirectory([
      ".vault/config.yaml": "", ".vaultignore": "", "a.md": "a", "B.MD": "b", "picture.png": "", "notes.markdown": "",
      "deep/er/c.md": "c", ".hidden.md": "", ".git/config": "", ".git/x.md": "",
      "a.sync-conflict-20261120-101530-ABCDEFG.md": "", "a (Ann's conflicted copy 2026-11-20).md": "",
      "old/x.md": "", "keep/old.tmp.md": "",
    ])
    let tree = try walk(scratch, ignoring: "/old/\n*.tmp.md\n")
    #expect(paths(tree) == ["B.MD", "a.md", "deep/er/c.md"])
    let ignored = findings(tree).filter { $0.value != .note }
    #expect(
      ignored == [
        ".hidden.md": .ignored(.hidden), "a.sync-conflict-20261120-101530-ABCDEFG.md": .ignored(.conflictCopy),
        "a (Ann's conflicted copy 2026-11-20).md": .ignored(.conflictCopy), "keep/old.tmp.md": .ignored(.ignoreFile),
      ])
    #expect(tree.folders.map(\.others).reduce(0, +) == 3)
  }

  @Test func `A folder with its own .vault is another vault`() throws {
    let scratch = try ScratchDirectory([".vault/x": "", "inner/.vault/x": "", "inner/a.md": "", "b.md": ""])
    #expect(paths(try walk(scratch)) == ["b.md"])
  }

  @Test func `Links are read once under their real path, and never lead outside`() throws {
    let outside = try ScratchDirectory(["secret.md": "secret", "folder/s.md": ""])
    let scratch = try ScratchDirectory(["real/a.md": "a"])
    try scratch.link("inside.md", to: "real/a.md")
    try scratch.link("outside.md", to: outside.path + "/secret.md")
    try scratch.link("dangling.md", to: "nowhere.md")
    try scratch.link("folder", to: outside.path + "/folder")
    try scratch.link("loop", to: ".")
    let tree = try walk(scratch)
    #expect(paths(tree) == ["dangling.md", "outside.md", "real/a.md"])
    let findings = findings(tree)
    #expect(findings["inside.md"] == .ignored(.link))
    #expect(findings["outside.md"] == .unreadable(.linkLeadsOutside))
    #expect(findings["dangling.md"] == .unreadable(.linkIsDangling))
    #expect(findings["real/a.md"] == .note)
  }

  @Test func `A FIFO named like a note is reported, not opened`() throws {
    let scratch = try ScratchDirectory()
    #expect(unsafe mkfifo(scratch.path + "/pipe.md", 0o600) == 0)
    let tree = try walk(scratch)
    #expect(tree.files.map(\.finding) == [.unreadable(.notRegularFile)])
    // Opening it directly must not wait for a writer either.
    let directory = try FileOperations.system.open(
      FileOperations.workingDirectory, Array(scratch.path.utf8), .namedDirectory)
    defer { FileOperations.system.close(directory) }
    guard case .unreadable(.notRegularFile, _) = FileReader(.system).note(named: Array("pipe.md".utf8), in: directory)
    else {
      Issue.record("a FIFO was read")
      return
    }
  }

  @Test func `A folder that cannot be listed is reported and the rest is walked`() throws {
    let scratch = try ScratchDirectory(["shut/a.md": "", "open/b.md": ""])
    var files = FileOperations.system
    let system = FileOperations.system
    files.open = { directory, name, opening throws(SystemError) in
      if name == Array("shut".utf8) { throw .notPermitted }
      return try system.open(directory, name, opening)
    }
    let tree = try VaultWalk(files: files, root: VaultRoot(path: Path(scratch.path)), rules: IgnoreRules()).walk()
    #expect(paths(tree) == ["open/b.md"])
    let shut = try #require(tree.folders.first { $0.failure != nil })
    #expect(tree.path(of: shut) == "shut")
    #expect(shut.failure == .noPermission)
  }

  @Test func `Names need not be UTF-8 and may hold newlines`() throws {
    let scratch = try ScratchDirectory(["two\nlines.md": "x"])
    let name: [UInt8] = [0xFF, 0xE9] + Array(".md".utf8)
    let directory = try FileOperations.system.open(
      FileOperations.workingDirectory, Array(scratch.path.utf8), .namedDirectory)
    defer { FileOperations.system.close(directory) }
    FileOperations.system.close(try FileOperations.system.open(directory, name, .creating(permissions: 0o644)))
    let tree = try walk(scratch)
    #expect(Set(tree.files.map { tree.path(of: $0).bytes }) == [name, Array("two\nlines.md".utf8)])
  }

  /// A disk whose folders do not tell what their names stand for, as those of some network drives.
  private func withoutKinds(_ base: FileOperations) -> FileOperations {
    var files = base
    files.list = { descriptor, listing throws(SystemError) in
      var whole = DirectoryListing()
      try base.list(descriptor, &whole)
      for entry in whole.entries { listing.append(name: whole.name(of: entry), kind: nil) }
    }
    return files
  }

  @Test(arguments: [SystemError.inputOutput, .notPermitted, SystemError(code: ESTALE)])
  func `Where a call fails nothing is silently left out, and nothing of another vault is taken`(
    error: SystemError
  ) throws {
    let notes = ["v/a.md", "v/deep/b.md", "v/deep/er/c.md"]
    let disk = MemoryDisk(
      Dictionary(uniqueKeysWithValues: notes.map { ($0, "text") })
        .merging(["v/inner/.vault/x": "", "v/inner/other.md": "", "v/picture.png": ""]) { $1 })
    disk.link("v/link.md", to: "/v/deep/b.md")
    let walk = { (files: FileOperations) throws(SystemError) in
      try VaultWalk(files: files, root: VaultRoot(path: "/v"), rules: IgnoreRules(parsing: [])).walk()
    }
    let counting = FaultyDisk()
    #expect(paths(try walk(counting.wrapping(withoutKinds(disk.operations)))) == notes.map { String($0.dropFirst(2)) })
    for call in 1...counting.count {
      let faulty = FaultyDisk(failing: call, with: error)
      guard let tree = try? walk(faulty.wrapping(withoutKinds(disk.operations))) else { continue }
      let findings = findings(tree)
      let unread = tree.folders.filter { $0.failure != nil }.map { tree.path(of: $0).text }
      for note in notes.map({ String($0.dropFirst(2)) }) {
        let isTold = findings[note].map { $0 == .note || $0 == .unreadable(UnreadableReason(error)) }
        #expect(isTold ?? unread.contains { note.hasPrefix($0 + "/") }, "\(note), call \(call)")
      }
      #expect(findings["inner/other.md"] == nil, "call \(call)")
      #expect(
        [.ignored(.link), .unreadable(UnreadableReason(error))].contains(findings["link.md"]), "link, call \(call)")
    }
  }
}
