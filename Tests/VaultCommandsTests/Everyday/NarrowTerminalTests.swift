import Testing
import VaultTestSupport

@testable import VaultCommands

/// What is shown of money, a calendar, an agenda and statistics on narrow terminals: no line is wider than these.
@Suite struct `A narrow terminal` {
  private static let files = [
    "events/lunch.md":
      "---\nstart: 2026-11-20 12:00\nend: 2026-11-20 13:30\nlocation: the little place by the river\n---\n"
      + "# Lunch with everybody from the old office\n",
    "tasks.md": (1...12).map { "- [ ] task number \($0) with a long title #work {due: 2026-11-21}\n" }.joined()
      + "- [x] everything that was left of the week {completed: 2026-11-18 10:00, category: the-long-category-of-mine}\n",
    "meals/nov.md": "- 2026-11-20 08:00 breakfast porridge with raisins, honey and cinnamon\n",
    "pantry/fridge.md": "- *500 g* sour cream from the farm behind the hill {expires: 2026-11-21}\n",
    "diary/2026/2026-11-18.md": "- 09:00 fine #running {mood: happy, energy: 4}\n- 19:00 tired {mood: sad}\n",
    "diary/2026/2026-11-19.md": "- 09:00 fine #a-tag-with-a-name-that-is-very-long {mood: very-happy}\n",
    "diary/2026/2026-11-20.md": "- 08:00 up {mood: sad, task: \"[[tasks]]\", category: the-long-category-of-mine}\n",
    "money/2026-11.md": """
    - 2026-11-01 +132 000,00 UAH salary of the whole family #income {account: card}
    - 2026-11-03 -1249.90 UAH Groceries for the whole week #food {account: card}
    - 2026-11-05 -500 UAH cash machine {account: card, to: cash}
    - 2026-11-12 -18.50 EUR e-book for the study #study {account: card}
    - 2026-11-19 -45.50 UAH bread for everybody in the office #food {account: card}
    - 2026-11-13 -7 USD postcards #study {account: card}

    """,
    "money/regular.md": "- 2026-11-21 -9500 UAH rent of the flat in the old house {repeat: monthly}\n",
  ]

  private func lines(_ words: [String], width: Int, language: String = "en") throws -> [String] {
    let vault = try PlanVault.everyday(Self.files)
    let run = CommandRun(
      words + ["--now", "2026-11-20 10:30", "--lang", language], in: vault.directory
    ) { environment in
      environment.variables[.timeZone] = "EET-2EEST,M3.5.0/3,M10.5.0/4"
      environment.variables[.stateHome] = vault.directory.path + "/.state-home"
      environment.variables[.noColor] = "1"
      environment.outputIsTerminal = true
      environment.terminalColumns = width
    }
    #expect(run.code == .done, "\(words): \(run.errors)")
    return run.output.split(separator: "\n").map(String.init)
  }

  @Test(arguments: [
    ["money"], ["money", "2026-11"], ["calendar"], ["calendar", "2026-11"], ["agenda"], ["agenda", "week"],
    ["stats", "mood"], ["stats", "diary"], ["stats", "tasks"], ["stats", "energy"], ["stats", "money"], ["diary"],
    ["diary", "week"],
  ])
  func `is wide enough for every line`(words: [String]) throws {
    for width in [40, 80] {
      for language in ["en", "uk"] {
        for line in try lines(words, width: width, language: language) {
          #expect(DisplayWidth.of(line) <= width, "\(words) \(width): \(line)")
        }
      }
    }
  }

  @Test func `leaves of a payment its handle, day, title and sum`() throws {
    let wide = try lines(["money"], width: 100)
    #expect(wide.contains { $0.contains("card → cash") && $0.contains("UAH") }, "\(wide)")
    let narrow = try lines(["money"], width: 40)
    #expect(narrow.contains { $0.contains("Groc") && $0.contains("…") && $0.contains("-1249.90 UAH") }, "\(narrow)")
    #expect(!narrow.contains { $0.contains("→") })
    // Every currency of a sum, one below another, and none is rounded.
    for sum in ["132000.00 UAH", "1249.90 UAH", "18.50 EUR", "7.00 USD"] {
      #expect(narrow.contains { $0.hasSuffix(sum) }, "\(sum): \(narrow)")
    }
  }

  @Test func `has the counts of a calendar below its days`() throws {
    let narrow = try lines(["calendar"], width: 40)
    let days = try #require(narrow.firstIndex { $0.contains("▶20") }, "\(narrow)")
    #expect(narrow[days].contains(" 16") && !narrow[days].contains("("), "\(narrow)")
    #expect(narrow[days + 1].contains("(14)") && narrow[days + 1].contains("(2)"), "\(narrow)")
    let wide = try lines(["calendar"], width: 80)
    #expect(wide.contains { $0.contains("▶20 (2)") && $0.contains(" 21 (14)") }, "\(wide)")
  }
}
