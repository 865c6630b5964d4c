import Testing
import VaultTestSupport

@testable import VaultStore

@Suite struct `After any edits` {
  @Test func `the index answers as one made anew`() throws {
    for seed in LongSearch.seeds(few: 2) {
      var generator = SplitMix64(seed: seed)
      let vault = IndexedDisk(`Refreshing an index`.notes)
      for step in 0..<30 {
        for _ in 0..<Int.random(in: 0...4, using: &generator) { RandomEdit.make(on: vault.disk, &generator) }
        let carried = try vault.refresh()
        // Some commands end before they could write the index.
        if Bool.random(using: &generator) { try carried.save() }
        let anew = try vault.answers(of: vault.refresh(rebuild: true))
        let found = try vault.answers(of: carried)
        #expect(
          found.filter { !anew.contains($0) } == anew.filter { !found.contains($0) }, "seed \(seed), step \(step)")
      }
    }
  }
}

/// One thing a user may do to a vault.
private enum RandomEdit {
  static let folders = ["", "recipes/", "tasks/", "deep/", "deep/er/", "new/", "deep/.h/"]
  static let names = ["a.md", "b.md", "c.md", "d.md", ".h.md", "x.png"]
  static let texts = [
    "soup", "tart", "red soup [[a]] #winter", "- [ ] soup {due: 2026-11-20}\n- [x] tart\n", "[[b]] [[nowhere]]",
    "---\nmine: soup\ntype: task\ndue: 2026-11-21\n---\n# Soup\n", "---\nbroken: [\n---\nsoup", "", "\u{FEFF}# Soup",
  ]

  static func make(on disk: MemoryDisk, _ generator: inout SplitMix64) {
    switch Int.random(in: 0..<24, using: &generator) {
    case 0...9: disk.write(path(&generator), texts.randomElement(using: &generator) ?? "")
    case 10...12: disk.remove(path(&generator))
    case 13...14: disk.rename(path(&generator), to: path(&generator))
    case 15: disk.rename(folder(&generator), to: folder(&generator))
    case 16: disk.remove(folder(&generator))
    case 17: disk.shut(path(&generator), Bool.random(using: &generator))
    case 18: disk.shut(folder(&generator), Bool.random(using: &generator))
    case 19: disk.link(path(&generator), to: "/" + path(&generator))
    case 20: disk.write(path(&generator), [0xE9, 0x61])
    case 21: disk.write("v/.vault/config.yaml", Bool.random(using: &generator) ? "folders:\n  new: task\n" : "")
    default: disk.tick()
    }
  }

  private static func path(_ generator: inout SplitMix64) -> String {
    "v/" + (folders.randomElement(using: &generator) ?? "") + (names.randomElement(using: &generator) ?? "")
  }

  /// A folder below the root, without a slash at its end.
  private static func folder(_ generator: inout SplitMix64) -> String {
    "v/" + (folders.dropFirst().randomElement(using: &generator) ?? "new/").dropLast()
  }
}
