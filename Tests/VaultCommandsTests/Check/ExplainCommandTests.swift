import Testing
import VaultMessages
import VaultSyntax
import VaultTestSupport

@testable import VaultCommands

@Suite struct `The explanation of a diagnostic` {
  @Test(arguments: DiagnosticCode.allCases)
  func `has an example and what mends it, in both languages`(code: DiagnosticCode) throws {
    let example = try #require(DiagnosticExample(of: code))
    #expect(example.wrong != example.right)
    for language in ["en", "uk"] {
      let run = CommandRun("explain", code.rawValue, "--lang", language)
      #expect(run.code == .done, "\(run.errors)")
      #expect(!run.output.contains("{0}") && !run.output.contains("{1}"), "\(run.output)")
      for line in example.wrong {
        // A line that stays may be among those that go.
        let signs = example.right.contains(line) ? [" ", "-"] : ["-"]
        #expect(signs.contains { run.output.contains("  \($0) \(line)\n") }, "\(run.output)")
      }
    }
  }

  /// Those that a vault of a few notes cannot have, or that depend on what the program knows of foods.
  private static let unusual: Set<DiagnosticCode> = [
    .yamlTooLarge, .lineTooLong, .fileUnreadable, .folderUnreadable, .recipeFoodDoubtful,
  ]

  private static let others = [
    "recipes/borshch.md":
      "---\nservings: 4\n---\n\n# Borshch\n\n## Ingredients\n\n- 2 beetroots\n\n## Steps\n\n1. Boil.\n",
    "warm/soup.md": "# Soup\n", "cold/soup.md": "# Cold\n", "lists/home.md": "# Home\n", "lists/inbox.md": "# Inbox\n",
    "events/b.md": "---\nstart: 2026-11-21\nuid: 7f3a@calendar\n---\n", "inbox.md": "# In\n",
    "rooms/101-4.md": "# 101-4\n", "pantry/cupboard.md": "- 1 kg flour\n", "teachers/a-sonechko.md": "# Sonechko\n",
    "photo.jpg": "x", "photos/photo.jpg": "x",
    "foods/beetroot.md": "# Beetroot\n", "notes/t.md": "- [ ] rake #garden\n",
    ".vault/config.yaml": "currency: UAH\nreview: yes\nopening: {cash: 100 UAH, card: 10 UAH, savings: 5 UAH}\n",
  ]

  @Test(arguments: LongSearch.sample(20, of: DiagnosticCode.allCases.filter { !unusual.contains($0) }))
  func `has the code in what is wrong and not in what is right`(code: DiagnosticCode) throws {
    let example = try #require(DiagnosticExample(of: code))
    for (lines, isWrong) in [(example.wrong, true), (example.right, false)] {
      let directory = try ScratchDirectory(
        Self.others.merging([example.path: lines.joined(separator: "\n") + "\n"]) { _, new in new })
      let run = CommandRun(["check", "--only", code.rawValue, "--now", "2026-11-20"], in: directory)
      #expect(run.output.contains("[\(code.rawValue)]") == isWrong, "\(lines): \(run.output)\(run.errors)")
    }
  }

  @Test func `says which codes there are, and which one was meant`() {
    let all = CommandRun("explain")
    #expect(all.output.split(separator: "\n").count == DiagnosticCode.allCases.count)
    let run = CommandRun("explain", "link-danglin")
    #expect(run.code == .wrongCall)
    #expect(run.errors.contains("did you mean 'link-dangling'?"))
    #expect(CommandRun("explain", "[link-dangling]").code == .done)
    let json = CommandRun("explain", "link-dangling", "--json").output
    #expect(json.contains(#""code":"link-dangling""#) && json.contains(#""wrong":"See [[bosrhch]].""#), "\(json)")
  }

  @Test(arguments: [
    (["--only", "link-dangling"], ["link-dangling"]), (["--except", "link-dangling"], ["no-such-day"]),
    (["--only", "link-dangling,no-such-day", "--except", "no-such-day"], ["link-dangling"]),
    (["--only", "yaml-syntax"], []),
  ])
  func `is of the codes that a check is asked for`(options: [String], codes: [String]) throws {
    let directory = try ScratchDirectory([
      ".vault/config.yaml": "", "tasks/a.md": "- [ ] Pay [[nowhere]] {due: 2026-02-30}\n",
    ])
    let run = CommandRun(["check"] + options, in: directory)
    let found = run.output.split(separator: "\n").compactMap { $0.split(separator: "[").last?.dropLast() }
    #expect(found.map { String($0) } == codes, "\(run.output)\(run.errors)")
    #expect(run.code == (codes.contains("no-such-day") ? .nothingFound : .done))
    let wrong = CommandRun(["check", "--only", "link-danglin"], in: directory)
    #expect(wrong.code == .wrongCall && wrong.errors.contains("'link-dangling'"))
    #expect(CommandRun(["check", "--fix", "--only", "link-dangling"], in: directory).code == .wrongCall)
  }
}
