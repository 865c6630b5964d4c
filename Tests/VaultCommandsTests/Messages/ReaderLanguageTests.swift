import Testing
import VaultTestSupport

@testable import VaultCommands

/// Types, states, rules, days, months and lengths inside a sentence are in the reader's language; what programs read and the
/// lines of a diff are as the notes have them. Now is Friday, 20 November 2026, 09:00.
@Suite struct `A sentence in the language of its reader` {
  private static let files = [
    ".vault/config.yaml": "review: on\n",
    "recipes/soup.md": "---\nstatus: draft\n---\n# Soup\n\n## Ingredients\n\n- 1 onion\n\n## Steps\n\nBoil.\n",
    "tasks/report.md": "---\ndue: 2026-11-23\nrepeat: every 2 weeks on mon\nwait: 2026-11-22\n---\n# Report\n",
    "tasks/list.md": "- [ ] sweep {due: 2026-11-20}\n",
    "meals/plan.md": "- 2026-11-20 dinner: [[soup]]\n",
  ]

  struct Row: Sendable {
    var words: [String]
    var english: String
    var ukrainian: String

    init(_ words: [String], _ english: String, _ ukrainian: String) {
      (self.words, self.english, self.ukrainian) = (words, english, ukrainian)
    }
  }

  @Test(arguments: [
    Row(["why", "soup"], "its type is recipe, by the folder of recipes/soup.md", "його тип — «рецепт», за текою"),
    Row(["why", "report"], "it waits until Sun, 22 Nov 2026;", "чекає до нд, 22 лист. 2026"),
    Row(["recipe", "rate", "tasks/report.md", "5"], "its type is task", "тип — «завдання»"),
    Row(["recipe", "approve", "soup"], "is 'draft', and 'approved'", "стан «чернетка», після якого не йде «схвалено»"),
    Row(["set", "report", "status=done"], "repeats (every 2 weeks on mon)", "повторюється (кожні 2 тижні у пн)"),
    Row(["money", "2024-01"], "no payment in January 2024", "за січень 2024 немає платежів"),
    Row(
      ["stats", "mood", "--from", "2026-11-02", "--to", "2026-11-03"], "from Mon, 2 Nov 2026 to Tue, 3 Nov 2026",
      "з пн, 2 лист. 2026 до вт, 3 лист. 2026"),
    Row(
      ["agenda", "2026-11-22..2026-11-20"], "Fri, 20 Nov 2026 is before Sun, 22 Nov 2026",
      "пт, 20 лист. 2026 раніше за нд, 22 лист. 2026"),
    Row(
      ["clash", "--from", "2026-12-01", "--to", "2026-11-01"], "Sun, 1 Nov 2026 is before",
      "нд, 1 лист. 2026 раніше за"),
    Row(["meals", "plan", "2026-11-20"], "each of these days has its dinner", "уже є вечеря"),
    Row(["completion", "tcsh"], "'tcsh' is not one of: bash,", "«tcsh» тут не підходить; можливі значення: bash,"),
  ])
  func `names values as people do`(row: Row) throws {
    let directory = try ScratchDirectory(Self.files)
    for (language, text) in [("en", row.english), ("uk", row.ukrainian)] {
      let run = CommandRun(row.words + ["--now", "2026-11-20 09:00", "--lang", language], in: directory)
      let said = run.output + run.errors
      #expect(said.contains(text), "\(row.words) \(language): \(said)")
    }
  }

  @Test func `says a rule in it on the page of an item, and not for programs`() throws {
    let directory = try ScratchDirectory(Self.files)
    func page(_ language: String, terminal: Bool) -> String {
      CommandRun(["show", "report", "--now", "2026-11-20 09:00", "--lang", language], in: directory) {
        $0.outputIsTerminal = terminal
        $0.variables[.noColor] = "1"
      }.output
    }
    #expect(page("uk", terminal: true).contains("кожні 2 тижні у пн"), "\(page("uk", terminal: true))")
    #expect(page("uk", terminal: true).contains("завдання"))
    #expect(page("en", terminal: true).contains("every 2 weeks on mon"))
    #expect(page("uk", terminal: false).contains("every 2 weeks on mon"))
  }
}
