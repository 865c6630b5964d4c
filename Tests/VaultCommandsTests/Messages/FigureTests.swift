import Testing
import VaultTestSupport

@testable import VaultCommands

/// Figures have the decimal mark of the reader's language on every screen of a person, and a point for programs.
@Suite struct `Figures of a screen` {
  private static let notes = [
    ".vault/config.yaml": "budget: {food: 8 UAH}\n",
    "diary/2026/2026-11-20.md":
      "- 08:00 up {mood: happy}\n- 08:30 tea {mood: very-happy}\n- 08:50 mail {mood: happy}\n",
    "money/2026-11.md": "- 2026-11-02 -1.50 UAH tea #food\n",
  ]

  @Test(arguments: [
    (["today"], ["1,33", "-1,50 UAH"]), (["agenda"], ["1,33"]), (["diary"], ["1,33"]), (["stats", "mood"], ["1,33"]),
    (["money"], ["1,50 UAH"]),
  ])
  func `have a comma in Ukrainian and a point in English`(words: [String], figures: [String]) throws {
    let vault = try ScratchDirectory(Self.notes)
    for (language, mark) in [("uk", ","), ("en", ".")] {
      let run = CommandRun(["--now", "2026-11-20 09:00", "--lang", language] + words, in: vault) {
        $0.outputIsTerminal = true
        $0.terminalColumns = 100
      }
      for figure in figures {
        #expect(run.output.contains(figure.replacing(",", with: mark)), "\(run.output)")
      }
      let others = mark == "," ? #/[0-9]\.[0-9]/# : #/[0-9],[0-9]/#
      #expect(run.output.firstMatch(of: others) == nil, "\(run.output)")
    }
  }

  @Test func `a day of the week has the apostrophe of print`() throws {
    let run = CommandRun(
      ["--now", "2026-11-20 09:00", "--lang", "uk", "stats", "mood"], in: try ScratchDirectory(Self.notes)
    ) { $0.outputIsTerminal = true }
    #expect(run.output.contains("п’ятниця") && !run.output.contains("'"), "\(run.output)")
  }

  @Test func `have a point for programs in both languages`() throws {
    let vault = try ScratchDirectory(Self.notes)
    let runs = ["uk", "en"].map { language in
      CommandRun(["--now", "2026-11-20 09:00", "--lang", language, "stats", "mood", "--json"], in: vault).output
    }
    #expect(runs[0] == runs[1] && runs[0].contains("1.33"))
  }
}
