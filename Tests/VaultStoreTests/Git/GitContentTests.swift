import Foundation
import Testing
import VaultTestSupport

@testable import VaultStore

/// Names that an option, a pathspec, a shell or a line could be made of.
let oddNames = [
  "-x.md", "--all.md", "a b.md", "a\nb.md", "a\tb.md", "\"q\".md", "'q'.md", "борщ.md", "*.md", "[a].md", "?.md",
  ":(top)a.md", ":!a.md", ":/a.md", "a\\b.md", "$(x).md", "HEAD.md", "A.MD", "cafe\u{301}.md", "a=b.md", "@{0}.md",
]

@Suite(.enabled(if: isThere(.git))) struct `What a commit holds` {
  @Test func `notes are files named like notes, wherever the vault is`() throws {
    let files: [String: String?] = [
      "top.md": "1", "notes/soup.md": "2", "notes/deep/X.Md": "3", "notes/picture.png": "4", "notes/.hidden.md": "5",
      "notes/.vault/templates/task.md": "6", "notes/a.sync-conflict-20261120-101530-ABCDEFG.md": "7",
      "notes/other/.vault/config.yaml": "8", "notes/other/deep/n.md": "9", "notes2/n.md": "10", "notes.md": "11",
    ]
    let scratch = try ScratchRepository()
    try scratch.commit("One", files)
    try scratch.directory.link("repository/notes/link.md", to: "soup.md")
    let commit = try scratch.commit("Two")
    let repository = try scratch.reading(from: "notes")
    let notes = try repository.notes(in: repository.commit(named: commit))
    #expect(notes.map(\.path) == ["deep/X.Md", "soup.md"])
    #expect(notes.map(\.mode) == [0o100644, 0o100644])
    #expect(
      try notes.map(\.id.hex) == [
        scratch.git("rev-parse", "HEAD:notes/deep/X.Md"), scratch.git("rev-parse", "HEAD:notes/soup.md"),
      ])
    #expect(
      try scratch.reading().notes(in: repository.commit(named: commit)).map(\.path) == [
        "notes.md", "notes2/n.md", "top.md",
      ] + (FileManager.default.fileExists(atPath: scratch.path + "/notes/.vault") ? [] : ["notes/soup.md"]))
  }

  @Test func `any name is taken as it is`() throws {
    let scratch = try ScratchRepository()
    try scratch.commit("One", Dictionary(uniqueKeysWithValues: oddNames.map { ("d/" + $0, $0) }))
    try scratch.commit("Two", Dictionary(uniqueKeysWithValues: oddNames.map { ("d/" + $0, $0 + "2") }))
    let repository = try scratch.reading(from: "d")
    let head = try repository.commit(named: "HEAD")
    let notes = try repository.notes(in: head)
    #expect(notes.map(\.path) == oddNames.map { Path($0) }.sorted())
    let contents = try repository.contents(of: notes.map(\.id))
    for note in notes { #expect(contents[note.id] == note.path.bytes + [0x32]) }
    for name in oddNames {
      #expect(try repository.history(of: Path(name), from: head).map(\.commit.subject) == ["Two", "One"], "\(name)")
    }
    #expect(try repository.changes(from: repository.commit(named: "HEAD~1"), to: head).map(\.path) == notes.map(\.path))
    for name in oddNames { try scratch.write("d/" + name, "3") }
    #expect(try repository.workTreeChanges(from: head, files: .system).changes.map(\.path) == notes.map(\.path))
  }

  @Test func `contents are the very bytes`() throws {
    let scratch = try ScratchRepository()
    let bytes = (0..<200_000).map { UInt8(truncatingIfNeeded: $0 &* 7 &+ $0 >> 9) }
    try scratch.directory.write("repository/a.md", bytes)
    try scratch.write("b.md", "")
    try scratch.write("c.md", "blob 3\nabc\n")
    let repository = try scratch.reading()
    let notes = try repository.notes(in: ObjectID(hex: scratch.commit("One").utf8) ?? #require(nil))
    let contents = try repository.contents(of: notes.map(\.id) + notes.map(\.id))
    #expect(notes.map { contents[$0.id] } == [bytes, [], Array("blob 3\nabc\n".utf8)])
    #expect(try repository.contents(of: []).isEmpty)
  }

  @Test func `an object that is missing, or no file, is named`() throws {
    let scratch = try ScratchRepository()
    let commit = try #require(ObjectID(hex: scratch.commit("One", ["a.md": "a"]).utf8))
    let none = try #require(ObjectID(hex: String(repeating: "1", count: 40).utf8))
    let repository = try scratch.reading()
    #expect(throws: GitFailure.noSuchObject(none)) { try repository.contents(of: [none]) }
    #expect(throws: GitFailure.noSuchObject(commit)) { try repository.contents(of: [commit]) }
  }

  @Test func `a content that no note may have is left out`() throws {
    let scratch = try ScratchRepository()
    let commit = try scratch.commit("One", ["a.md": String(repeating: "a", count: 1_001), "b.md": "b"])
    let repository = try scratch.reading()
    let notes = try repository.notes(in: repository.commit(named: commit))
    let contents = try repository.objects(notes.map(\.id), kind: "blob", limit: 1_000)
    #expect(contents == [notes[1].id: [0x62]])
  }
}

@Suite(.enabled(if: isThere(.git))) struct `What became of notes` {
  private func id(_ revision: String, _ repository: GitRepository) throws(GitFailure) -> ObjectID {
    try repository.commit(named: revision)
  }

  private let long = (1...40).map { "line \($0)\n" }.joined()

  @Test func `new, changed, gone, renamed`() throws {
    let scratch = try ScratchRepository()
    try scratch.commit("One", ["gone.md": "g", "same.md": "s", "changed.md": "1", "old.md": long, "a.txt": long + "x"])
    try scratch.commit(
      "Two",
      [
        "gone.md": nil, "changed.md": "2", "old.md": nil, "deep/new name.md": long + "more\n",
        "new.md": "n", "a.txt": "x",
      ])
    let repository = try scratch.reading()
    let changes = try repository.changes(from: id("HEAD~1", repository), to: id("HEAD", repository))
    let paths = changes.map { [$0.before?.path.text, $0.after?.path.text] }.sorted { ($0[1] ?? "") < ($1[1] ?? "") }
    #expect(
      paths == [
        ["gone.md", nil], ["changed.md", "changed.md"], ["old.md", "deep/new name.md"], [nil, "new.md"],
      ])
    #expect(changes.filter(\.isRename).map(\.path) == ["deep/new name.md"])
    #expect(
      try repository.changes(from: nil, to: id("HEAD~1", repository)).map(\.path) == [
        "changed.md", "gone.md", "old.md", "same.md",
      ])
    #expect(try repository.changes(from: id("HEAD", repository), to: id("HEAD", repository)).isEmpty)
  }

  @Test func `a file that is a note on one side only is new or gone`() throws {
    let scratch = try ScratchRepository()
    try scratch.commit("One", ["v/a.md": long, "v/b.txt": long + "b", "outside.md": long + "c"])
    try scratch.git("mv", "v/a.md", "v/a.txt")
    try scratch.git("mv", "v/b.txt", "v/b.md")
    try scratch.git("mv", "outside.md", "v/inside.md")
    try scratch.commit("Two")
    let repository = try scratch.reading(from: "v")
    let changes = try repository.changes(from: id("HEAD~1", repository), to: id("HEAD", repository))
    #expect(changes.filter { $0.after == nil }.map(\.path) == ["a.md"])
    #expect(changes.filter { $0.before == nil }.map(\.path).sorted() == ["b.md", "inside.md"])
    #expect(changes.count == 3)
  }

  @Test func `the work tree is compared as it is on disk`() throws {
    let scratch = try ScratchRepository()
    try scratch.write(".gitignore", "ignored.md\n")
    let files: [String: String?] = [
      "same.md": "s", "crlf.md": "a\nb\n", "changed.md": "1", "gone.md": "g", "staged.md": "1", "kind.md": "k",
    ]
    try scratch.commit("One", files)
    try scratch.write("crlf.md", "a\r\nb\r\n")
    try scratch.write("changed.md", "2")
    try scratch.write("staged.md", "2")
    try scratch.write("added.md", "n")
    try scratch.git("add", "staged.md", "added.md")
    try scratch.write("new.md", "n")
    try scratch.write("ignored.md", "i")
    try scratch.write("picture.png", "p")
    try FileManager.default.removeItem(atPath: scratch.path + "/gone.md")
    try FileManager.default.removeItem(atPath: scratch.path + "/kind.md")
    try FileManager.default.createDirectory(atPath: scratch.path + "/kind.md", withIntermediateDirectories: true)
    try scratch.directory.write("repository/broken.md", [0xFF, 0xFE, 0x41])
    let repository = try scratch.reading()
    let changes = try repository.workTreeChanges(from: repository.head(), files: .system)
    #expect(changes.changes.map(\.path) == ["added.md", "changed.md", "gone.md", "new.md", "staged.md"])
    #expect(changes.changes.map(\.after) == [[0x6E], [0x32], nil, [0x6E], [0x32]])
    #expect(changes.changes.map { $0.before == nil } == [true, false, false, true, false])
    #expect(changes.unreadable.map(\.path) == ["broken.md", "kind.md"])
  }

  @Test func `a vault's own ignore rules count when they are given`() throws {
    let scratch = try ScratchRepository()
    try scratch.commit("One", [".vault/x": "", ".vaultignore": "drafts/\n", "drafts/a.md": "1", "b.md": "1"])
    try scratch.write("drafts/a.md", "2")
    try scratch.write("b.md", "2")
    let repository = try scratch.reading()
    let configuration = try VaultConfiguration(of: scratch.root(), files: .system)
    let changes = try repository.workTreeChanges(
      from: repository.head(), files: .system, configuration: configuration)
    #expect(changes.changes.map(\.path) == ["b.md"])
  }
}

@Suite struct `The digests of git` {
  /// The examples of FIPS 180-4 and of NIST's page on it, and what `git hash-object` says of nothing.
  static let messages: [(message: String, sha1: String, sha256: String)] = [
    (
      "", "da39a3ee5e6b4b0d3255bfef95601890afd80709", "e3b0c44298fc1c149afbf4c8996fb92427ae41e4649b934ca495991b7852b855"
    ),
    (
      "abc", "a9993e364706816aba3e25717850c26c9cd0d89d",
      "ba7816bf8f01cfea414140de5dae2223b00361a396177a9cb410ff61f20015ad"
    ),
    (
      "abcdbcdecdefdefgefghfghighijhijkijkljklmklmnlmnomnopnopq", "84983e441c3bd26ebaae4aa1f95129e5e54670f1",
      "248d6a61d20638b8e5c026930c3e6039a33ce45964ff2167f6ecedd419db06c1"
    ),
    (
      String(repeating: "a", count: 1_000_000), "34aa973cd4c4daa4f61eeb2bdbad27316534016f",
      "cdc76e5c9914fb9281a1c7e284d73e67f1809a48a497200e046d39ccc7112cd0"
    ),
  ]

  @Test(arguments: messages) func `are those of the standard`(message: String, sha1: String, sha256: String) throws {
    let bytes = Array(message.utf8)
    #expect(ObjectID(digest: SHA1.digest(of: [], bytes))?.hex == sha1)
    #expect(ObjectID(digest: SHA256.digest(of: [], bytes))?.hex == sha256)
    #expect(ObjectID(digest: SHA256.digest(of: Array(bytes.prefix(2)), Array(bytes.dropFirst(2))))?.hex == sha256)
  }

  @Test(.enabled(if: isThere(.git))) func `name files as git names them, of every length around a block`() throws {
    let git = try InstalledGit()
    for length in Array(50...70) + [119, 120, 128, 1_000] {
      let bytes = [UInt8](repeating: UInt8(length & 0x7F), count: length)
      let directory = try ScratchDirectory()
      try directory.write("x", bytes)
      let name = try git.run(["hash-object", "x"], in: directory).output.dropLast()
      #expect(BlobHash.id(of: bytes, byteCount: 20) == ObjectID(hex: name))
    }
    #expect(BlobHash.id(of: [], byteCount: 20)?.hex == "e69de29bb2d1d6434b8b29ae775ad8c2e48c5391")
  }

  @Test func `names are read and written digit for digit`() {
    let hex = "0123456789abcdef0123456789abcdef01234567"
    #expect(ObjectID(hex: hex.utf8)?.hex == hex)
    #expect(ObjectID(hex: (hex + hex.prefix(24)).utf8)?.hex == hex + hex.prefix(24))
    #expect(ObjectID(hex: hex.uppercased().utf8) == nil)
    #expect(ObjectID(hex: hex.dropLast().utf8) == nil)
    #expect(ObjectID(hex: String(repeating: "0", count: 40).utf8)?.isNull == true)
    #expect(ObjectID(hex: hex.utf8)?.isNull == false)
  }
}
