import Testing
import VaultModel
import VaultTestSupport

@testable import VaultStore

@Suite struct `The names of conflict copies` {
  /// A name, the note it is a copy of, whose form it has, and when it says it was made.
  struct Row: Sendable, CustomTestStringConvertible {
    let name: String
    let original: String
    let tool: ConflictCopy.Tool
    let moment: String

    init(_ name: String, _ original: String, _ tool: ConflictCopy.Tool, _ moment: String = "") {
      self.name = name
      self.original = original
      self.tool = tool
      self.moment = moment
    }

    var testDescription: String { name }
  }

  static let copies: [Row] = [
    // Syncthing: docs.syncthing.net, “Understanding Synchronization”.
    Row("x.sync-conflict-20261120-101530-ABCDEFG.md", "x.md", .syncthing, "2026-11-20 10:15:30"),
    Row("a/b/x.sync-conflict-20261120-101530-7Z2LQ4K.MD", "a/b/x.MD", .syncthing, "2026-11-20 10:15:30"),
    Row("x.sync-conflict-20261120-101530.md", "x.md", .syncthing, "2026-11-20 10:15:30"),
    Row("звіт.sync-conflict-20260101-000000-AAAAAAA.md", "звіт.md", .syncthing, "2026-01-01 00:00"),
    Row(
      "x.sync-conflict-20261118-080000-AAAAAAA.sync-conflict-20261120-101530-BBBBBBB.md", "x.md", .syncthing,
      "2026-11-20 10:15:30"),
    // Dropbox.
    Row("x (Olena's conflicted copy 2026-11-20).md", "x.md", .dropbox, "2026-11-20"),
    Row("x (Olena’s conflicted copy 2026-11-20).md", "x.md", .dropbox, "2026-11-20"),
    Row("x (Olena's MacBook (work)'s conflicted copy 2026-11-20).md", "x.md", .dropbox, "2026-11-20"),
    Row("x (Olena's conflicted copy 2026-11-20 (1)).md", "x.md", .dropbox, "2026-11-20"),
    Row("x (Olena's conflicted copy 2026-11-20) (2).md", "x.md", .dropbox, "2026-11-20"),
    Row("x (Olena's conflicted copy 2026-11-20)(2).md", "x.md", .dropbox, "2026-11-20"),
    Row("x (Olena's conflicted copy).md", "x.md", .dropbox),
    Row("x (Sam's  conflicting copy 2026-11-20).md", "x.md", .dropbox, "2026-11-20"),
    Row("x (a's conflicted copy) (1) (b's conflicted copy 2026-11-20).md", "x.md", .dropbox, "2026-11-20"),
    Row("x (In Konflikt stehende Kopie von PC 2026-11-20).md", "x.md", .dropbox, "2026-11-20"),
    Row("x (Annas in Konflikt stehende Kopie 2026-11-20).md", "x.md", .dropbox, "2026-11-20"),
    Row("x (Copie en conflit de PC 2026-11-20).md", "x.md", .dropbox, "2026-11-20"),
    Row("x (Copia en conflicto de D SM 2026-11-20).md", "x.md", .dropbox, "2026-11-20"),
    Row("x (Copia in conflitto di Mac.fritz.box 2026-11-20).md", "x.md", .dropbox, "2026-11-20"),
    Row("x (Cópia em conflito de PC-X 2026-11-20 1).md", "x.md", .dropbox, "2026-11-20"),
    Row("x (Co\u{301}pia em conflito de PC-X 2026-11-20).md", "x.md", .dropbox, "2026-11-20"),
    Row("x (Конфликтующая копия пользователя Olena 2026-11-20).md", "x.md", .dropbox, "2026-11-20"),
    Row("x (kopia powodująca konflikt użytkownika Jan 2026-11-20).md", "x.md", .dropbox, "2026-11-20"),
    Row("x (Annas motstridiga kopia 2026-11-20).md", "x.md", .dropbox, "2026-11-20"),
    Row("x (Taketan の競合コピー 2026-11-20).md", "x.md", .dropbox, "2026-11-20"),
    Row("x (PC 的冲突副本 2026-11-20).md", "x.md", .dropbox, "2026-11-20"),
    Row("X (Case Conflict).md", "X.md", .dropbox),
    Row("x (Case Conflict (1)).md", "x.md", .dropbox),
    Row("x (Unicode Encoding Conflict).md", "x.md", .dropbox),
    Row("x (Selective Sync Conflict).md", "x.md", .dropbox),
    // ownCloud and Nextcloud.
    Row("x (conflicted copy 2026-11-20 101530).md", "x.md", .nextcloud, "2026-11-20 10:15:30"),
    Row("x (conflicted copy olena 2026-11-20 101530).md", "x.md", .nextcloud, "2026-11-20 10:15:30"),
    Row("x_conflict-20261120-101530.md", "x.md", .nextcloud, "2026-11-20 10:15:30"),
    Row("x_conflict-olena-20261120-101530.md", "x.md", .nextcloud, "2026-11-20 10:15:30"),
    // Obsidian Sync.
    Row("2026-03-12 (Conflicted copy ThinkPad-T14-G5 202603121129).md", "2026-03-12.md", .obsidian, "2026-03-12 11:29"),
  ]

  @Test(arguments: copies)
  func `tell the note, the tool and the moment`(row: Row) throws {
    let copy = try #require(ConflictCopy(of: Path(row.name)))
    #expect(copy.original == Path(row.original))
    #expect(copy.tool == row.tool)
    #expect(copy.path == Path(row.name))
    #expect(ConflictCopy.isCopy(try #require(copy.path.components.last)))
    switch copy.moment {
    case .day(let date): #expect(date.text == row.moment)
    case .time(let time): #expect(time.text == row.moment)
    case nil: #expect(row.moment == "")
    }
  }

  @Test(arguments: [
    "x.md", "Chapter 2.md", "x 2.md", "x (1).md", "x-LAPTOP.md", "x-OLENA-PC.md", "conflicted copy.md",
    "How a conflicted copy arises.md", "Sync (what a conflicted copy is).md", "Dropbox (solving a conflicted copy).md",
    "x.sync-conflict-notes.md", "x.sync-conflict-20261340-101530-ABCDEFG.md", "x.sync-conflict-20261120-256130.md",
    "x.sync-conflict-20261120-101530-ABCDEFG.txt", "x_conflict-of-interest.md", "Case Conflict.md",
    "merge_conflict-20261120.md", ".sync-conflict-20261120-101530.md", "(Olena's conflicted copy 2026-11-20).md",
    "x (copie en conflit).md", "notes (motstridiga kopia).md", "Romeo (Conflicts between families).md", "()).md",
    ").md",
    "x (Olena's conflicted copy 2026-02-30).md", "2026-11-20.md", "x (2026-11-20).md", "",
  ])
  func `are none that people give`(name: String) {
    #expect(ConflictCopy(of: Path(name)) == nil)
    #expect(!ConflictCopy.isCopy(Array(name.utf8)[...]))
  }

  @Test func `read without a trap, whatever they are made of`() {
    let parts = [
      "x", " ", "(", ")", "1", "(1)", "Ann's ", "conflicted copy", "Conflicted copy", "copie en conflit",
      "case conflict",
      " 2026-11-20", " 2026-02-30", " 101530", "20261120-101530", ".sync-conflict-", "_conflict-", "-ABCDEFG",
      "\u{301}",
      "\u{0}", "🙂", "", ".md",
    ]
    for seed in LongSearch.seeds(few: 8) {
      var generator = SplitMix64(seed: seed)
      for _ in 0..<2_000 {
        let count = Int.random(in: 0...9, using: &generator)
        let name = (0..<count).compactMap { _ in parts.randomElement(using: &generator) }.joined() + ".md"
        let path = Path(name)
        let isCopy = path.components.last.map { ConflictCopy.isCopy($0) } ?? false
        let copy = ConflictCopy(of: path)
        #expect((copy != nil) == isCopy, "seed \(seed): \(name)")
        guard let copy else { continue }
        #expect(
          copy.original.bytes.count < path.bytes.count && copy.original.parent == path.parent, "seed \(seed): \(name)")
        #expect(copy.original.stem != "" && ConflictCopy(of: copy.original) == nil, "seed \(seed): \(name)")
      }
    }
  }

  @Test(arguments: [
    ("x 2.md", "x.md"), ("x (1).md", "x.md"), ("a/Chapter 2.md", "a/Chapter.md"), ("x 12.MD", "x.MD"),
    ("two words 3.md", "two words.md"),
  ])
  func `with a number alone may be those of copies`(name: String, plain: String) {
    #expect(NumberedName(of: Path(name))?.plain == Path(plain))
  }

  @Test(arguments: [
    "x.md", "x2.md", "x 2026.md", "x 0.md", "x (a).md", "2.md", " 2.md", "x ().md", "x (.md", "x 2.txt",
  ])
  func `without one may not`(name: String) {
    #expect(NumberedName(of: Path(name)) == nil)
  }
}
