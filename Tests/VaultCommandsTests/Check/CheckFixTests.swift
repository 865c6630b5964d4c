import Testing
import VaultTestSupport

@testable import VaultCommands

/// `vault check --fix` in whole vaults.
@Suite struct `vault check --fix` {
  private static let files = [
    ".vault/config.yaml": "Lang: en\n",
    "a.md":
      "---\ntype: task\ntitle: Borshch: the best\ndue: 2026/11/20\n---\n\nSee [[Sour cream]], [[Home made]] and [[nowhere]].\n",
    "foods/sour-cream.md": "# Cream\n", "foods/x.md": "# Home made\n", "meals/w.md": "- dinner 2026-11-23\n",
    "money/m.md": "- 2026-11-03 249.90 UAH Coffee\n",
  ]

  private func run(_ words: String..., in directory: ScratchDirectory, language: String? = nil) -> CommandRun {
    CommandRun(words, in: directory, language: language) {
      $0.variables[.stateHome] = directory.path + "/.state-home"
    }
  }

  private func text(_ path: String, in directory: ScratchDirectory) throws -> String {
    String(decoding: try directory.read(path), as: UTF8.self)
  }

  @Test func `puts right what has one right answer, and says what is left`() throws {
    let directory = try ScratchDirectory(Self.files)
    let run = run("check", "--fix", in: directory)
    #expect(run.code == .nothingFound, "an amount without its sign is left")
    #expect(
      try text("a.md", in: directory)
        == "---\ntype: task\ntitle: \"Borshch: the best\"\ndue: 2026-11-20\n---\n\nSee [[sour-cream|Sour cream]], [[x|Home made]] and [[nowhere]].\n"
    )
    #expect(try text("meals/w.md", in: directory) == "- 2026-11-23 dinner\n")
    #expect(try text(".vault/config.yaml", in: directory) == "lang: en\n")
    #expect(try text("money/m.md", in: directory) == Self.files["money/m.md"])
    let lines = run.output.split(separator: "\n").map(String.init)
    #expect(lines.filter { $0.contains(": fixed: ") }.count == 6)
    #expect(
      lines.contains(
        "a.md:4:6: fixed: 'due' takes a date or a date and time such as 2026-11-20 14:30, not '2026/11/20' [value-not-moment]"
      ))
    #expect(
      lines.filter { !$0.contains(": fixed: ") }.map { $0.split(separator: " ").last.map(String.init) } == [
        "[link-dangling]", "[money-sign-missing]",
      ])
    #expect(
      run.errors
        == "6 problems corrected in 3 files\n5 notes checked: 1 error, 1 warning, 0 hints\n"
    )
    let again = self.run("check", "--fix", in: directory)
    #expect(again.errors == "nothing has exactly one right correction\n5 notes checked: 1 error, 1 warning, 0 hints\n")
  }

  @Test func `shows what it would do, and writes nothing`() throws {
    let directory = try ScratchDirectory(Self.files)
    let run = run("check", "--fix", "--dry-run", in: directory)
    #expect(run.code == .done && run.errors == "6 problems would be corrected in 3 files\n")
    #expect(
      run.output.split(separator: "\n").filter { $0.hasPrefix("+++ ") } == [
        "+++ b/.vault/config.yaml", "+++ b/a.md", "+++ b/meals/w.md",
      ])
    for (path, text) in Self.files { #expect(try self.text(path, in: directory) == text) }
  }

  @Test func `tells programs what was put right`() throws {
    let run = run("check", "meals", "money", "--fix", "--json", in: try ScratchDirectory(Self.files))
    let lines = run.output.split(separator: "\n")
    #expect(lines.count == 2)
    #expect(lines[0].contains(#""code":"meal-date-first""#) && lines[0].hasSuffix(#""fixed":true}"#))
    #expect(lines[1].contains(#""code":"money-sign-missing""#) && lines[1].hasSuffix(#""fixed":false}"#))
  }

  @Test func `keeps to what was named`() throws {
    let directory = try ScratchDirectory(Self.files)
    #expect(run("check", "meals", "--fix", in: directory).code == .done)
    #expect(try text("a.md", in: directory) == Self.files["a.md"])
  }

  @Test func `leaves a link that two notes could be meant by`() throws {
    let directory = try ScratchDirectory(Self.files.merging(["Sour_Cream.md": ""]) { $1 })
    _ = run("check", "--fix", in: directory)
    #expect(try text("a.md", in: directory).contains("[[Sour cream]]"))
  }

  @Test func `changes nothing outside of a vault`() throws {
    let directory = try ScratchDirectory(["a.md": "---\na: b: c\n---\n"])
    let run = run("check", "a.md", "--fix", in: directory)
    #expect(run.errors.hasPrefix("warning: a.md is in no vault and stays as it is\n"))
    #expect(try text("a.md", in: directory) == "---\na: b: c\n---\n")
  }

  @Test func `speaks Ukrainian`() throws {
    let run = run("check", "meals", "--fix", in: try ScratchDirectory(Self.files), language: "uk")
    #expect(run.output.hasPrefix("meals/w.md:1:10: виправлено: "))
    #expect(run.errors.hasPrefix("виправлено 1 помилку у 1 файлі\n"))
  }

  /// Vaults with something to put right, and something that only another check finds: of recipes, links, names, queries,
  /// times, tasks that wait, settings, files that cannot be read.
  private static let mixed: [[String: String]] = [
    [
      ".vault/config.yaml": "review: on\n",
      "recipes/soup.md": "---\npublic: true\nstatus: draft\ncreated: 2026/11/20\n---\n\n## Ingredients\n\n- 2 eggs\n",
    ],
    [".vault/config.yaml": "", "a.md": "---\ntype: task\ntitle: A\ndue: 2026/11/20\n---\n[[nowhere]]\n"],
    [".vault/config.yaml": "", "a.md": "- [ ] x ^one\n- [ ] y ^one\n", "meals/w.md": "- dinner 2026-11-23\n"],
    [
      ".vault/config.yaml": "", "l.md": "---\ntype: list\nquery: 'tipe:x'\n---\n",
      "meals/w.md": "- dinner 2026-11-23\n",
    ],
    [".vault/config.yaml": "Lang: en\nnonsense: 1\n", "events/e.md": "---\nstart: 2026/11/20\nend: 2026-11-19\n---\n"],
    [
      ".vault/config.yaml": "Lang: en\n",
      "tasks/a.md": "---\ntype: task\ndue: 2026/11/20\ndepends: '[[b]]'\n---\n# A\n",
      "tasks/b.md": "---\ntype: task\ndepends: '[[a]]'\n---\n# B\n",
    ],
    // What is put right here is what the other one links to.
    [
      ".vault/config.yaml": "", "a.md": "---\nTitle: New\n---\n", "b.md": "[[New]]\n",
      "meals/w.md": "- dinner 2026-11-23\n",
    ],
  ]

  @Test(arguments: mixed.indices, [true, false])
  func `ends, and says what is left, as a check afterwards does`(number: Int, isStrict: Bool) throws {
    let directory = try ScratchDirectory(Self.mixed[number])
    let strict = isStrict ? ["--strict"] : []
    let stateHome = directory.path + "/.state-home"
    let fix = CommandRun(["check", "--fix"] + strict, in: directory) { $0.variables[.stateHome] = stateHome }
    let after = CommandRun(["check"] + strict, in: directory) { $0.variables[.stateHome] = stateHome }
    #expect(fix.output.contains(": fixed: "), "\(fix.output)\(fix.errors)")
    #expect(fix.code == after.code, "\(fix.output)\(after.output)")
    let left = fix.output.split(separator: "\n").filter { !$0.contains(": fixed: ") }
    #expect(left == after.output.split(separator: "\n"))
  }
}
