import Testing
import VaultTestSupport

@testable import VaultCommands

/// What people and programs are told of what repeats, by hand. It is Friday, 20 November 2026.
@Suite struct `How what repeats is kept` {
  private static let note = """
    - [ ] water {due: 2026-11-20, repeat: daily, list: Home}
      - [x] 2026-11-16
      - [x] 2026-11-18
      - [x] 2026-11-19
    - [ ] bins {due: 2026-11-19, repeat: weekly, list: Home}
      - [x] 2026-11-05
      - [-] 2026-11-12
    - [ ] once {due: 2026-11-19, list: Home}
    - [ ] new {due: 2026-11-20, repeat: daily, list: Home}

    """
  private static let now = "2026-11-20 09:00"

  private func vault() throws -> PlanVault {
    try PlanVault(["tasks/day.md": Self.note, "lists/home.md": "# Home\n"])
  }

  @Test func `is in show and in a list`() throws {
    let vault = try vault()
    // 16, 18 and 19 of 16 … 19; of the bins the 5th of 5 and 19.
    let water = #""streak":{"done":3,"due":4,"current":2,"longest":2}"#
    let bins = #""streak":{"done":1,"due":2,"current":0,"longest":1}"#
    #expect(vault.run(["show", "water", "--json"], at: Self.now).output.contains(water))
    #expect(vault.run(["show", "bins", "--json"], at: Self.now).output.contains(bins))
    for title in ["once", "new"] {
      #expect(!vault.run(["show", title, "--json"], at: Self.now).output.contains("streak"), "\(title)")
    }
    let shown = vault.run(["show", "water"], at: Self.now, onTerminal: true).output
    #expect(shown.contains("streak") && shown.contains("done 3 of 4 times, 2 in a row, at most 2"), "\(shown)")
    let list = vault.run(["list", "Home", "--json"], at: Self.now).output
    let lines = list.split(separator: "\n").map(String.init)
    #expect(lines.filter { $0.contains("streak") }.count == 2, "\(list)")
    #expect(lines.contains { $0.contains(#""title":"water""#) && $0.contains(water) }, "\(list)")
    let seen = vault.run(["list", "Home"], at: Self.now, onTerminal: true).output.split(separator: "\n")
    #expect(seen.contains { $0.contains("water") && $0.contains("2 in a row") }, "\(seen)")
    #expect(!seen.contains { $0.contains("bins") && $0.contains("in a row") }, "\(seen)")
  }

  @Test func `is a topic of stats, over its days`() throws {
    let vault = try vault()
    // From the 18th on: water 18 and 19; bins 19, not done.
    let run = vault.run(["stats", "habits", "--from", "2026-11-18", "--json"], at: Self.now)
    #expect(
      run.output == """
        {"kind":"summary","done":2,"due":3}
        {"kind":"habit","name":"water","done":2,"due":2,"longest":2,"streak":2}
        {"kind":"habit","name":"bins","done":0,"due":1,"longest":1,"streak":0}

        """)
    let shown = vault.run(["stats", "habits"], at: Self.now, onTerminal: true).output
    #expect(shown.contains("3 of 5 that were due are done") && shown.contains("What repeats"), "\(shown)")
    #expect(shown.contains("3/4") && shown.contains("2 in a row, at most 2"), "\(shown)")
    let ukrainian = vault.run(["stats", "habits", "--lang", "uk"], at: Self.now, onTerminal: true).output
    #expect(ukrainian.contains("виконано 3 з 5") && ukrainian.contains("2 поспіль"), "\(ukrainian)")
    let page = vault.run(["stats", "habits", "--html"], at: Self.now).output
    #expect(page.contains("water") && page.contains("3/4"))
    let before = vault.run(["stats", "habits", "--from", "2026-10-01", "--to", "2026-10-05"], at: Self.now)
    #expect(before.code == .nothingFound && before.output.isEmpty)
  }

  /// Named by its path from another vault, which has a note of holidays of that name and other days in it.
  @Test func `goes by the holidays of its own vault`() throws {
    let own = try PlanVault([
      "free.md": "- 2026-11-18 day off\n",
      "tasks/gym.md":
        "---\nrepeat: daily\ndue: 2026-11-20\nexcept: \"[[free]]\"\n---\n# gym\n\n- [x] 2026-11-17\n- [x] 2026-11-19\n",
    ])
    let other = try PlanVault(["free.md": "- 2026-11-19 day off\n"])
    let kept = #""streak":{"done":2,"due":2,"current":2,"longest":2}"#
    for vault in [own, other] {
      let run = vault.run(["show", own.directory.path + "/tasks/gym.md", "--json"], at: Self.now)
      #expect(run.output.contains(kept), "\(run.output)\(run.errors)")
    }
  }

  @Test func `follows what is done and taken back`() throws {
    let vault = try vault()
    #expect(vault.run(["done", "water"], at: Self.now).code == .done)
    let done = #""streak":{"done":4,"due":5,"current":3,"longest":3}"#
    #expect(vault.run(["show", "water", "--json"], at: Self.now).output.contains(done))
    #expect(vault.run(["reopen", "water"], at: Self.now).code == .done)
    #expect(vault.run(["show", "water", "--json"], at: Self.now).output.contains(#""current":2"#))
    // Not broken until today ends.
    #expect(vault.run(["show", "water", "--json"], at: "2026-11-20 23:59").output.contains(#""current":2"#))
    #expect(vault.run(["show", "water", "--json"], at: "2026-11-21 00:01").output.contains(#""current":0"#))
  }
}
