import Testing

@testable import VaultStore

@Suite struct `What git status says` {
  private static let one = String(repeating: "1", count: 40)
  private static let two = String(repeating: "2", count: 40)
  private static let none = String(repeating: "0", count: 40)

  /// A line of a file that git knows: `XY`, the modes in HEAD, index and work tree, and the path.
  private static func line(_ letters: String, _ modes: String, _ path: String, sub: String = "N...") -> String {
    let head = modes.hasPrefix("000000") ? none : one
    return "1 \(letters) \(sub) \(modes) \(head) \(two) \(path)"
  }

  private static func status(_ lines: [String]) throws -> GitStatus {
    try #require(GitStatus(parsing: Array(lines.map { $0 + "\0" }.joined().utf8)))
  }

  private static func changes(_ lines: [String], below prefix: String = "") throws -> [String] {
    try status(lines).uncommitted(below: Array(prefix.utf8)).map {
      "\($0.action.rawValue) \($0.path.text) \($0.state)"
    }
  }

  @Test(arguments: [
    ([line(".M", "100644 100644 100644", "a.md")], ["change a.md edited"]),
    ([line("M.", "100644 100644 100644", "a.md")], ["change a.md staged"]),
    ([line("MM", "100644 100644 100644", "a.md")], ["change a.md stagedAndEdited"]),
    ([line(".D", "100644 100644 000000", "a.md")], ["remove a.md edited"]),
    ([line("D.", "100644 000000 000000", "a.md")], ["remove a.md staged"]),
    ([line("A.", "000000 100644 100644", "a.md")], ["create a.md staged"]),
    // Told of by `git add --intent-to-add`.
    ([line(".A", "000000 000000 100644", "a.md")], ["create a.md edited"]),
    // Added and removed again: a commit could hold nothing of it.
    ([line("AD", "000000 100644 000000", "a.md")], []),
    (["? a b.md"], ["create a b.md untracked"]),
    // Out of the index, and still there.
    ([line("D.", "100644 000000 000000", "a.md"), "? a.md"], ["change a.md untracked"]),
    // Another repository below: an unknown one, and a submodule.
    (["? other/"], []),
    ([line(".M", "160000 160000 160000", "module", sub: "S.M.")], []),
    ([line("A.", "000000 160000 160000", "module", sub: "S...")], []),
    // What vault keeps for itself, whatever is ignored.
    (["? .vault/state/lock", "? .vault/cache/x", "? .vault/config.yaml"], ["create .vault/config.yaml untracked"]),
    (["? -a.md", "? \n.md", "? *.md"], ["create \n.md untracked", "create *.md untracked", "create -a.md untracked"]),
    ([], []),
  ])
  func `gives the changes of the vault`(lines: [String], expected: [String]) throws {
    #expect(try Self.changes(["# branch.oid \(Self.one)", "# branch.head main"] + lines) == expected)
  }

  @Test func `leaves out what lies beside the vault`() throws {
    let lines = [
      Self.line("M.", "100644 100644 100644", "code.c"),
      Self.line(".M", "100644 100644 100644", "notes/a.md"), Self.line("MM", "100644 100644 100644", "notesx/b.md"),
    ]
    #expect(try Self.changes(lines, below: "notes/") == ["change a.md edited"])
    let differing = try Self.status(lines).differing(outside: Array("notes/".utf8))
    #expect(differing.staged == ["code.c", "notesx/b.md"])
    #expect(differing.edited == ["notesx/b.md"])
  }

  @Test func `tells what a merge left open, and the sides`() throws {
    let lines = [
      "u UU N... 100644 100644 100644 100644 \(Self.one) \(Self.two) \(Self.one) notes/a b.md",
      "u DU N... 100644 000000 100644 100644 \(Self.one) \(Self.none) \(Self.two) notes/c.md",
      "u UU N... 100644 100644 100644 100644 \(Self.one) \(Self.two) \(Self.one) code.c",
    ]
    let status = try Self.status(lines)
    let one = try #require(ObjectID(hex: Array(Self.one.utf8))), two = try #require(ObjectID(hex: Array(Self.two.utf8)))
    #expect(
      status.unmerged(below: Array("notes/".utf8)) == [
        UnmergedFile("a b.md", ours: two, theirs: one), UnmergedFile("c.md", ours: nil, theirs: two),
      ])
    #expect(status.unmerged(outside: Array("notes/".utf8)) == ["code.c"])
    #expect(status.uncommitted(below: []).isEmpty)
  }

  @Test func `takes the old path of a rename for no entry`() throws {
    let line = "2 R. N... 100644 100644 100644 \(Self.one) \(Self.one) R100 new.md"
    #expect(try Self.changes([line, "1 old.md", "? x.md"]) == ["change new.md staged", "create x.md untracked"])
  }

  @Test(arguments: ["1 M", "1 .M N... 100644 100644 100644 1 2", "u UU x", "?", "? ", "x y"])
  func `is nothing when git says something else`(line: String) {
    #expect(GitStatus(parsing: Array((line + "\0").utf8)) == nil)
  }

  @Test func `knows the last commit, and that there is none`() throws {
    #expect(try Self.status(["# branch.oid \(Self.one)"]).head?.hex == Self.one)
    #expect(try Self.status(["# branch.oid (initial)"]).head == nil)
  }
}
