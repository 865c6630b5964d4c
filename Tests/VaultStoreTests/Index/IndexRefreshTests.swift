import Synchronization
import Testing
import VaultSearch
import VaultTestSupport

@testable import VaultStore

@Suite struct `Refreshing an index` {
  static let notes = [
    "a.md": "# Soup\n\nred soup [[b]] #winter\n", "b.md": "# Bread\n\n- [ ] bake\n", "recipes/borshch.md": "soup",
    "tasks/t.md": "---\ndue: 2026-11-20\n---\n- [x] soup {mine: 1}\n", "deep/er/c.md": "[[nowhere]]",
  ]

  @Test func `Every file is indexed, ignored by a rule, or unreadable`() throws {
    let vault = IndexedDisk(Self.notes)
    vault.disk.write("v/.vaultignore", "/old/\n*.tmp.md\n")
    for ignored in [".hidden.md", "x.tmp.md", "a.sync-conflict-20261120-101530-ABCDEFG.md", "picture.png", "n.txt"] {
      vault.disk.write("v/" + ignored, "soup")
    }
    vault.disk.write("v/old/o.md", "soup")
    vault.disk.link("v/linked.md", to: "/v/a.md")
    vault.disk.link("v/dangling.md", to: "/v/none.md")
    vault.disk.link("v/outside.md", to: "/elsewhere.md")
    vault.disk.write("elsewhere.md", "secret")
    vault.disk.makeDevice("v/device.md")
    vault.disk.write("v/latin.md", [0xE9, 0x20, 0x61])
    vault.disk.write("v/cyrillic.md", [0xCF, 0xF0, 0xE8, 0xE2, 0xE5, 0xF2])
    vault.disk.write("v/wide.md", [0xFF, 0xFE, 0x61, 0x00])
    vault.disk.write("v/secret.md", "soup")
    vault.disk.shut("v/secret.md")
    vault.disk.write("v/text.txt", "soup")
    vault.disk.link("v/alias.md", to: "/v/text.txt")
    vault.disk.write("v/.git/config", "")
    vault.disk.write("v/deep/.obsidian/n.md", "soup")
    vault.disk.write("v/old/older/o.md", "soup")
    vault.disk.write("v/other/.vault/.gitignore", "")
    vault.disk.write("v/shut/inside.md", "soup")
    vault.disk.shut("v/shut")
    vault.disk.tick()
    let report = try vault.index().report()
    #expect(report.notes == Self.notes.count)
    // The rules, and what is not named like a note: three files, and `.vaultignore`.
    #expect(report.ignored == [.hidden: 1, .ignoreFile: 1, .conflictCopy: 1, .link: 1])
    #expect(report.others == 4)
    // What is in them is not counted, and neither is the vault's own `.vault`.
    #expect(report.excludedFolders == [.hidden: 2, .ignoreFile: 1, .otherVault: 1])
    #expect(
      report.unreadable.map { "\($0.path.text) \($0.reason)" } == [
        "alias.md linkLeadsToNoNote",
        "cyrillic.md invalidUTF8(VaultStore.UnreadableReason.EncodingGuess.windows1251)",
        "dangling.md linkIsDangling", "device.md notRegularFile",
        "latin.md invalidUTF8(VaultStore.UnreadableReason.EncodingGuess.unknown)", "outside.md linkLeadsOutside",
        "secret.md noPermission", "wide.md invalidUTF8(VaultStore.UnreadableReason.EncodingGuess.utf16)",
      ])
    #expect(report.unreadableFolders.map(\.path) == ["shut"])
    #expect(report.unreadableFolders.map(\.reason) == [.noPermission])
    #expect(report.seen == report.notes + report.ignoredTotal + report.unreadable.count)
    #expect(report.seen == 21)
  }

  @Test func `A report tells how large each part of the index is`() throws {
    let vault = IndexedDisk(Self.notes)
    let sizes = try vault.index().report().sizes
    let parts = [sizes.files, sizes.items, sizes.words, sizes.postings]
    #expect(parts.allSatisfy { $0 > 0 })
    #expect(parts.reduce(0, +) < (vault.disk.bytes(of: "v/.vault/cache/index")?.count ?? 0))
  }

  @Test func `The second time nothing is parsed and nothing is written`() throws {
    let vault = IndexedDisk(Self.notes)
    #expect(try vault.index().report().rebuilt == .absent)
    vault.disk.tick()
    let again = try vault.refresh()
    #expect(again.parsed == 0)
    #expect(again.rebuilt == nil)
    #expect(again.unsaved == nil)
    #expect(try vault.answers(of: again) == vault.answers(of: vault.refresh(rebuild: true)))
  }

  /// What a user does between two refreshes, and how many notes must be parsed for it.
  struct Change: Sendable, CustomTestStringConvertible {
    var name: String
    var parsed: Int
    var make: @Sendable (MemoryDisk) -> Void

    var testDescription: String { name }
  }

  static let changes = [
    Change(name: "a changed note", parsed: 1) { $0.write("v/a.md", "# Salad\n") },
    Change(name: "a note changed to one of the same length", parsed: 1) { $0.write("v/recipes/borshch.md", "tart") },
    Change(name: "an added note", parsed: 1) { $0.write("v/deep/new.md", "soup [[a]]") },
    Change(name: "a note in a new folder", parsed: 1) { $0.write("v/recipes/soups/new.md", "soup") },
    Change(name: "a deleted note", parsed: 0) { $0.remove("v/b.md") },
    Change(name: "a renamed note", parsed: 1) { $0.rename("v/b.md", to: "v/bread.md") },
    Change(name: "a note moved to a folder that gives it a type", parsed: 1) {
      $0.rename("v/b.md", to: "v/recipes/b.md")
    },
    Change(name: "two notes that changed their names", parsed: 2) {
      $0.rename("v/a.md", to: "v/x.md")
      $0.rename("v/b.md", to: "v/a.md")
      $0.rename("v/x.md", to: "v/b.md")
    },
    Change(name: "a renamed folder", parsed: 1) { $0.rename("v/deep", to: "v/shallow") },
    Change(name: "a deleted folder", parsed: 0) { $0.remove("v/deep") },
    Change(name: "a folder put in the place of another", parsed: 1) {
      $0.remove("v/deep")
      $0.rename("v/recipes", to: "v/deep")
    },
    Change(name: "a note that became a folder", parsed: 1) {
      $0.remove("v/b.md")
      $0.write("v/b.md/inside.md", "soup")
    },
    Change(name: "a note that may not be read any more", parsed: 1) { $0.shut("v/a.md") },
    Change(name: "a folder that may not be read any more", parsed: 0) { $0.shut("v/deep") },
    Change(name: "a folder that became another vault", parsed: 0) { $0.write("v/deep/.vault/.gitignore", "") },
    Change(name: "another vault that is one no more", parsed: 1) { $0.remove("v/other/.vault") },
    Change(name: "a hidden folder", parsed: 0) { $0.write("v/deep/.obsidian/n.md", "soup") },
    Change(name: "a hidden folder that is gone", parsed: 0) { $0.remove("v/.git") },
    Change(name: "a hidden folder that is shown", parsed: 1) { $0.rename("v/.git", to: "v/git") },
    Change(name: "a note in a hidden folder", parsed: 0) { $0.write("v/.git/new.md", "soup") },
    Change(name: "a link to a note that became one to a picture", parsed: 1) {
      $0.write("v/p.png", "")
      $0.remove("v/link.md")
      $0.link("v/link.md", to: "/v/p.png")
    },
    Change(name: "a picture beside the notes", parsed: 0) { $0.write("v/p.png", "") },
    Change(name: "a link beside the notes", parsed: 1) { $0.link("v/l.md", to: "/v/a.md") },
    Change(name: "a note that became a link to another", parsed: 1) {
      $0.remove("v/b.md")
      $0.link("v/b.md", to: "/v/a.md")
    },
    Change(name: "a note whose time alone changed", parsed: 1) {
      $0.write("v/b.md", `Refreshing an index`.notes["b.md"] ?? "")
    },
  ]

  @Test(arguments: changes)
  func `What changed is seen, and no more is parsed than that`(change: Change) throws {
    let vault = IndexedDisk(Self.notes)
    vault.disk.write("v/other/.vault/.gitignore", "")
    vault.disk.write("v/other/o.md", "soup")
    vault.disk.write("v/.git/g.md", "soup")
    vault.disk.link("v/link.md", to: "/v/a.md")
    vault.disk.tick()
    try vault.index()
    vault.disk.tick()
    change.make(vault.disk)
    vault.disk.tick()
    let carried = try vault.index()
    #expect(carried.rebuilt == nil)
    #expect(carried.parsed == change.parsed)
    let anew = try vault.answers(of: vault.refresh(rebuild: true))
    #expect(try vault.answers(of: carried) == anew)
    vault.disk.tick()
    let again = try vault.refresh()
    #expect(again.rebuilt == nil)
    #expect(try vault.answers(of: again) == anew)
  }

  @Test func `A folder that still may not be read is no change, and one that may is`() throws {
    let vault = IndexedDisk(Self.notes.merging(["shut/inside.md": "soup"]) { $1 })
    vault.disk.shut("v/shut")
    vault.disk.tick()
    try vault.index()
    vault.disk.tick()
    let entered = Mutex(0)
    var files = vault.disk.operations
    let open = files.open
    files.open = { folder, name, opening throws(SystemError) in
      if case .directory = opening { entered.withLock { $0 += 1 } }
      return try open(folder, name, opening)
    }
    #expect(try vault.refresh(through: files).parsed == 0)
    // A walk would enter all others too.
    #expect(entered.withLock(\.self) == 1)
    vault.disk.shut("v/shut", false)
    let opened = try vault.refresh(through: files)
    #expect(opened.parsed == 1)
    #expect(try vault.answers(of: opened) == vault.answers(of: vault.refresh(rebuild: true)))
  }

  @Test func `Changes gather in the second file until everything is read anew`() throws {
    let vault = IndexedDisk(Self.notes)
    for number in 0..<80 { vault.disk.write("v/n\(number).md", "soup") }
    vault.disk.tick()
    try vault.index()
    var rebuilds = 0
    for number in 0..<80 {
      vault.disk.tick()
      vault.disk.write("v/n\(number).md", number % 2 == 0 ? "red soup" : "bread [[a]]")
      vault.disk.tick()
      let carried = try vault.index()
      if let reason = carried.rebuilt {
        #expect(reason == .outgrown)
        rebuilds += 1
      } else {
        #expect(carried.parsed == 1)
      }
      if number % 16 == 0 {
        #expect(try vault.answers(of: carried) == vault.answers(of: vault.refresh(rebuild: true)))
      }
    }
    #expect(rebuilds == 1)
  }

  @Test(arguments: [
    (".vault/config.yaml", "folders:\n  deep: task\n"), (".vault/config.yaml", "currency: EUR\n"),
    (".vaultignore", "recipes/\n"),
  ])
  func `Other settings or ignore rules read everything anew`(file: String, text: String) throws {
    let vault = IndexedDisk(Self.notes)
    try vault.index()
    vault.disk.tick()
    vault.disk.write("v/" + file, text)
    vault.disk.tick()
    let carried = try vault.index()
    #expect(carried.rebuilt == .foreign)
    #expect(try vault.answers(of: carried) == vault.answers(of: vault.refresh(rebuild: true)))
    #expect(try vault.refresh().rebuilt == nil)
  }

  @Test func `An index of another folder is not believed`() throws {
    let vault = IndexedDisk(Self.notes)
    try vault.index()
    // A copy of the vault has the index too, but other inodes.
    for name in vault.disk.listing where name.hasPrefix("v/") && !name.hasSuffix("/") {
      vault.disk.write("copy" + name.dropFirst(1), vault.disk.bytes(of: name) ?? [])
    }
    vault.disk.tick()
    var copy = vault
    copy.root = VaultRoot(path: "/copy")
    #expect(try copy.refresh().rebuilt == .foreign)
  }

  @Test func `A note changed again in the same tick of the clock is read again`() throws {
    let vault = IndexedDisk(Self.notes)
    vault.disk.write("v/a.md", "one soup")
    // No tick: the clock may not have moved between this write and the refresh, nor between the refresh and the next.
    try vault.index()
    vault.disk.write("v/a.md", "two tart")
    let carried = try vault.index()
    #expect(try vault.hits(of: "tart", in: carried) == ["a.md"])
    #expect(try !vault.hits(of: "soup", in: carried).contains("a.md"))
  }

  @Test func `A note added in the same tick in which its folder was read is found`() throws {
    let vault = IndexedDisk(Self.notes)
    vault.disk.write("v/new/one.md", "soup")
    try vault.index()
    vault.disk.write("v/new/two.md", "soup")
    #expect(try vault.hits(of: "in:new/ soup", in: vault.index()) == ["new/one.md", "new/two.md"])
  }

  @Test func `Two refreshes at once leave an index that the next one puts right`() throws {
    let vault = IndexedDisk(Self.notes)
    try vault.index()
    vault.disk.tick()
    vault.disk.write("v/a.md", "tart")
    vault.disk.tick()
    let slow = try vault.refresh()
    vault.disk.write("v/b.md", "tart")
    vault.disk.tick()
    try vault.index()
    // The slower one writes last, and knows nothing of the second change.
    try slow.save()
    #expect(try vault.hits(of: "tart", in: vault.index()) == ["a.md", "b.md"])
  }

  @Test func `A second file of another base is left out`() throws {
    let vault = IndexedDisk(Self.notes)
    try vault.index()
    vault.disk.tick()
    vault.disk.write("v/a.md", "tart")
    vault.disk.tick()
    let slow = try vault.refresh()
    vault.disk.write("v/c.md", "tart")
    vault.disk.tick()
    try vault.index(rebuild: true)
    try slow.save()
    let carried = try vault.index()
    #expect(try vault.hits(of: "tart", in: carried) == ["a.md", "c.md"])
    #expect(carried.rebuilt == nil)
  }

  @Test func `The answer is the same however many threads share the work`() throws {
    var vault = IndexedDisk(Self.notes)
    for number in 0..<300 { vault.disk.write("v/n\(number)/x.md", "soup \(number) [[a]]") }
    vault.disk.tick()
    let alone = try vault.answers(of: vault.refresh())
    vault.workers = 4
    #expect(try vault.answers(of: vault.refresh()) == alone)
  }
}
